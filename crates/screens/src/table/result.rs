//! The result of a game: the seats side by side, and everything needed to check the dice.

use super::strength::Strength;
use crate::session::Session;
use engine::core::{Digest, InOrder, Seat};
use engine::game::{Event, LandEvent, Role, SeatEvent};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultView {
    /// The winner, in a sentence.
    pub sentence: String,
    /// The winner, if there is just one.
    pub winner: Option<Seat>,
    /// The length of the game, in a sentence.
    pub length: String,
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

impl Session {
    pub fn result_view(&self) -> Option<ResultView> {
        let outcome = self.view().table().outcome()?;
        let proof = self.proof()?;
        let mut rows: Vec<ResultRow> = self.result_rows();
        rows.order_by_key(|row| {
            let has_won = outcome.winners.contains(row.seat);
            std::cmp::Reverse((has_won, row.territories, row.armies))
        });
        let phrases = self.players().iter().filter(|player| !player.phrase.is_empty());
        Some(ResultView {
            sentence: self.result(),
            winner: outcome.winners.iter().next().filter(|_| outcome.winners.len() == 1),
            length: text::ending::Length { decisions: self.played(), rounds: outcome.round }.say(),
            rows,
            seed: proof.seed.to_string(),
            commitment: proof.seed.commitment(),
            phrases: phrases
                .map(|player| (player.in_words().to_owned(), player.phrase.clone()))
                .collect(),
            digest: proof.digest,
        })
    }

    fn result_rows(&self) -> Vec<ResultRow> {
        let state = self.view().table();
        let is_in = |seat: &Seat| state.role(*seat) != Role::Absent;
        let row = |seat: Seat| {
            ResultRow {
            seat,
            name: self.name(seat).to_owned(),
            territories: state.board().held(seat).len(),
            armies: Strength::of(state, seat).total(),
            conquests: self
                .count(|event| matches!(event, Event::Land(LandEvent::Conquered { by, .. }) if *by == seat)),
            fate: self.fate(seat),
        }
        };
        state.order().iter().copied().filter(is_in).map(row).collect()
    }

    fn count(&self, counts: impl Fn(&Event) -> bool) -> usize {
        self.moments()
            .iter()
            .flat_map(|moment| moment.events.iter())
            .filter(|event| counts(event))
            .count()
    }

    /// Returns the fate of a seat, with its objective now that all are revealed (K7).
    fn fate(&self, seat: Seat) -> String {
        let fate = self.end_of(seat);
        match self.view().table().objective(seat) {
            Some(it) => {
                text::ending::FateObjective { fate, objective: self.aim_in_words(seat, it) }.say()
            }
            None => fate,
        }
    }

    fn end_of(&self, seat: Seat) -> String {
        let won =
            self.view().table().outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        match self.view().table().role(seat) {
            _ if won => text::ending::fate_won().to_owned(),
            Role::Ally => text::ending::fate_allied().to_owned(),
            Role::Fallen => self.fall(seat),
            Role::Player | Role::Absent => text::ending::fate_held_out().to_owned(),
        }
    }

    fn fall(&self, fallen: Seat) -> String {
        let mut round = 0;
        let mut fate = text::ending::fate_fell().to_owned();
        for event in self.moments().iter().flat_map(|moment| moment.events.iter()) {
            if let Event::TurnBegan { round: now, .. } = *event {
                round = now;
            } else if let Event::Seat(SeatEvent::Fell { seat, by }) = *event
                && seat == fallen
            {
                fate = text::ending::FateFellTo { name: self.name(by), round }.say();
            }
        }
        fate
    }
}

#[cfg(test)]
mod tests {
    use crate::testing;

    #[test]
    fn the_winner_comes_first_and_the_seed_is_told() {
        let mut session = testing::short_game();
        assert_eq!(session.result_view(), None);
        testing::play_some(&mut session, 2_000);
        let result = session.result_view().unwrap();
        assert_eq!(result.rows.len(), 2);
        assert_eq!(result.rows[0].fate, "Won");
        assert_eq!(result.winner, Some(result.rows[0].seat));
        assert_eq!(result.rows[1].fate, "Survived");
        assert!(result.rows[0].territories >= result.rows[1].territories);
        assert_eq!(result.rows.iter().map(|row| row.territories).sum::<usize>(), 42);
        assert_eq!(result.seed.parse(), Ok(session.game().setup().seed));
        assert_eq!(result.commitment, session.game().setup().seed.commitment());
    }
}
