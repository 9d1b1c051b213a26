//! The result of a game: the seats side by side, and everything needed to check the dice.

use crate::names::{Successors, player_name};
use crate::seats::objective;
use crate::story::end_of_turn;
use engine::core::{Digest, Seat};
use engine::game::{Event, LandEvent, Outcome, Role, SeatEvent, Victory};
use stdx::InOrder;
use table::{Session, Strength};
use words::InWords;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultView {
    /// The winner, in a sentence.
    pub sentence: String,
    /// The winner, if there is just one.
    pub winner: Option<Seat>,
    /// The reason why the game is won, in a sentence; the length of a game without a single winner.
    pub why: String,
    /// The seats, winner first.
    pub rows: Vec<ResultRow>,
    /// The seed, now revealed.
    pub seed: String,
    /// The fingerprint of the seed, shown before the game.
    pub commitment: String,
    /// The names of players, each with the phrase they added to the seed.
    pub phrases: Vec<(String, String)>,
    /// The fingerprint of the last position.
    pub digest: Digest,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    pub seat: Seat,
    pub name: String,
    pub territories: usize,
    /// Its armies, on land and at sea.
    pub armies: u32,
    pub conquests: usize,
    pub fate: String,
}

impl ResultView {
    pub fn of(session: &Session) -> Option<Self> {
        let outcome = session.view().table().outcome()?;
        let proof = session.proof()?;
        let mut rows: Vec<ResultRow> = result_rows(session);
        rows.order_by_key(|row| {
            let has_won = outcome.winners.contains(row.seat);
            std::cmp::Reverse((has_won, row.territories, row.armies))
        });
        let phrases = session.players().iter().filter(|player| !player.phrase.is_empty());
        Some(ResultView {
            sentence: end_of_turn::result(session),
            winner: single(outcome),
            why: why(session, outcome),
            rows,
            seed: proof.seed.to_string(),
            commitment: proof.seed.commitment(),
            phrases: phrases
                .map(|player| (player.in_words().to_owned(), player.phrase.clone()))
                .collect(),
            digest: proof.digest,
        })
    }
}

/// Returns the winner, if there is just one.
fn single(outcome: Outcome) -> Option<Seat> {
    outcome.winners.iter().next().filter(|_| outcome.winners.len() == 1)
}

/// Describes what the winner has reached by the rules of the game.
fn why(session: &Session, outcome: Outcome) -> String {
    let (state, rounds) = (session.view().table(), outcome.round);
    let Some(winner) = single(outcome) else { return text::ending::length(rounds) };
    if let Some(objective) = objective::met_objective(session, outcome.winners) {
        return text::ending::why_objective(objective);
    }
    if state.rules().victory == Victory::Headquarters {
        return text::ending::why_headquarters(rounds);
    }
    let all = state.rules().world().territories().len();
    text::ending::Why { territories: state.board().held(winner).len(), all, rounds }.say()
}

fn result_rows(session: &Session) -> Vec<ResultRow> {
    let state = session.view().table();
    let successors = Successors::of(session);
    let is_in = |seat: &Seat| state.role(*seat) != Role::Absent;
    let row = |seat: Seat| ResultRow {
        seat,
        name: successors.name_of_army(seat),
        territories: state.board().held(seat).len(),
        armies: Strength::of(state, seat).total(),
        conquests: count(
            session,
            |event| matches!(event, Event::Land(LandEvent::Conquered { by, .. }) if *by == seat),
        ),
        fate: fate(session, seat),
    };
    state.order().iter().copied().filter(is_in).map(row).collect()
}

fn count(session: &Session, counts: impl Fn(&Event) -> bool) -> usize {
    session
        .moments()
        .iter()
        .flat_map(|moment| moment.events.iter())
        .filter(|event| counts(event))
        .count()
}

/// Returns the fate of a seat, with its objective now that all are revealed (K7).
fn fate(session: &Session, seat: Seat) -> String {
    let fate = end_of(session, seat);
    match session.view().table().objective(seat) {
        Some(it) => text::ending::FateObjective {
            fate,
            objective: objective::aim_in_words(session, seat, it),
        }
        .say(),
        None => fate,
    }
}

fn end_of(session: &Session, seat: Seat) -> String {
    let won =
        session.view().table().outcome().is_some_and(|outcome| outcome.winners.contains(seat));
    match session.view().table().role(seat) {
        _ if won => text::ending::fate_won().to_owned(),
        Role::Ally => text::ending::fate_allied().to_owned(),
        Role::Fallen => fall(session, seat),
        Role::Player | Role::Absent => text::ending::fate_held_out().to_owned(),
    }
}

fn fall(session: &Session, fallen: Seat) -> String {
    let mut round = 0;
    let mut fate = text::ending::fate_fell().to_owned();
    for event in session.moments().iter().flat_map(|moment| moment.events.iter()) {
        if let Event::TurnBegan { round: now, .. } = *event {
            round = now;
        } else if let Event::Seat(SeatEvent::Fell { seat, by }) = *event
            && seat == fallen
        {
            fate = text::ending::FateFellTo { name: player_name(session, by), round }.say();
        } else if let Event::Seat(SeatEvent::TookOver { by, ally }) = *event
            && by == fallen
        {
            fate = text::ending::FatePlayedOn { fate, army: ally.in_words() }.say();
        }
    }
    fate
}

#[cfg(test)]
mod tests {
    use crate::table::result::ResultView;
    use table::testing;

    #[test]
    fn the_winner_comes_first_and_the_seed_is_told() {
        let mut session = testing::short_game();
        assert_eq!(ResultView::of(&session), None);
        testing::play_some(&mut session, 2_000);
        let result = ResultView::of(&session).unwrap();
        assert_eq!(result.rows.len(), 2);
        assert_eq!(result.rows[0].fate, "Won");
        assert_eq!(result.winner, Some(result.rows[0].seat));
        let round = session.view().table().outcome().unwrap().round;
        let why = format!("{} of 42 territories after {round} rounds.", result.rows[0].territories);
        assert_eq!(result.why, why);
        assert_eq!(result.rows[1].fate, "Survived");
        assert!(result.rows[0].territories >= result.rows[1].territories);
        assert_eq!(result.rows.iter().map(|row| row.territories).sum::<usize>(), 42);
        assert_eq!(result.seed.parse(), Ok(session.game().setup().seed));
        assert_eq!(result.commitment, session.game().setup().seed.commitment());
    }
}
