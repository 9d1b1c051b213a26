//! A recap of everything since the last turn of a seat, in a few sentences that anybody may read.

use super::recap_builder::RecapBuilder;
use crate::names::player_name;
use crate::story::between_turns;
use engine::core::Seat;
use engine::game::{Action, Ask, Prompt};
use engine::world::{Territory, TerritorySet};
use table::{Duty, Moment, Session};

/// The recap for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecapView {
    pub seat: Seat,
    pub name: String,
    /// The events in sentences, the most harmful to the seat first.
    pub lines: Vec<String>,
    /// A key that tells it from the recaps of other turns: the moment when the last turn ended, and
    /// true once the next has begun.
    pub key: (usize, bool),
    /// True if the turn has just begun.
    pub is_fresh: bool,
    /// True while armies are still being placed.
    pub is_early: bool,
    /// True if it was shown when the device was handed over.
    pub was_told: bool,
    /// The territories lost and not won back.
    pub lost: TerritorySet,
    /// The territories held against an attack.
    pub held: TerritorySet,
}

/// The number of lines shown at first.
const FIRST: usize = 5;

impl RecapView {
    /// Splits the lines into those shown at first and the rest.
    pub fn parts(mut self) -> (Vec<String>, Vec<String>) {
        let rest = self.lines.split_off(self.lines.len().min(FIRST));
        (self.lines, rest)
    }

    /// Returns `true` if it has yet to be shown.
    pub const fn is_news(&self) -> bool {
        self.is_fresh && !self.was_told
    }
}

impl RecapView {
    /// Returns the seat to hand the device to, with its recap. No card is named, since others can
    /// still see the screen.
    pub fn handover(session: &Session) -> Option<Self> {
        match session.duty() {
            Duty::HandOver(seat) => Some(recap(session, seat)),
            _ => None,
        }
    }
}

impl RecapView {
    /// Returns the viewer's recap, if anything has happened.
    pub fn at_hand(session: &Session) -> Option<Self> {
        session.viewer().map(|seat| recap(session, seat)).filter(|recap| !recap.lines.is_empty())
    }
}

impl RecapView {
    /// Returns the viewer's recap while the turn is fresh, unless it was shown when the device was
    /// handed over.
    pub fn fresh(session: &Session) -> Option<Self> {
        RecapView::at_hand(session).filter(RecapView::is_news)
    }
}

fn recap(session: &Session, seat: Seat) -> RecapView {
    let since = between_turns::since_last_turn(session, seat);
    let mut recap_builder = RecapBuilder::new(session, seat, &since);
    for event in &since.events {
        recap_builder.hear(*event);
    }
    let board = session.view().table().board();
    let places = |list: &[(Seat, Territory)]| -> TerritorySet {
        list.iter().map(|(_, territory)| *territory).collect()
    };
    let decides = matches!(session.duty(), Duty::Decide(prompt) if prompt.seat == seat);
    // Pledges and secrets that come with a link don't count as actions.
    let is_word = |it: &Moment| it.action.as_ref().is_some_and(Action::is_about_dice);
    let began_now = |began: &usize| session.moments().iter().skip(began + 1).all(is_word);
    let begins = since.began.filter(|began| decides && began_now(began));
    let is_placing = matches!(session.prompt(), Some(Prompt { ask: Ask::Reinforce { .. }, .. }));
    RecapView {
        seat,
        name: player_name(session, seat).to_owned(),
        lines: recap_builder.lines(),
        key: (since.ended, since.began.is_some()),
        is_fresh: begins.is_some_and(|began| !session.has_seen(seat, began)),
        is_early: begins.is_some() || (decides && since.began.is_some() && is_placing),
        was_told: session.goes_round(),
        lost: places(&recap_builder.lost) - board.held(seat),
        held: places(&recap_builder.held) & board.held(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::log;
    use engine::game::{Control, Event, LandEvent, RuleSet, SeaEvent};
    use engine::poker::Fact;
    use table::{Intent, testing};

    /// Returns the events since the last turn of the seat.
    fn events(session: &Session, recap: &RecapView) -> impl Iterator<Item = Event> {
        between_turns::since_last_turn(session, recap.seat).events.into_iter()
    }

    /// Plays on at random until this seat gets a recap that satisfies the predicate.
    fn until_told(session: &mut Session, wanted: impl Fn(&RecapView) -> bool) -> Option<RecapView> {
        for _ in 0..3_000 {
            let told = RecapView::handover(session).or_else(|| RecapView::fresh(session));
            if told.as_ref().is_some_and(&wanted) {
                return told;
            }
            if session.duty() == Duty::Over {
                return None;
            }
            testing::play_some(session, 1);
        }
        None
    }

    #[test]
    fn a_loss_is_told_to_the_loser_and_agrees_with_the_board() {
        let mut session = testing::two_humans();
        let told =
            until_told(&mut session, |recap| recap.lines.iter().any(|l| l.contains(" from you")));
        let recap = told.unwrap();
        let lost = |event: Event| match event {
            Event::Land(LandEvent::Conquered { from, territory, .. }) if from == recap.seat => {
                Some(territory)
            }
            _ => None,
        };
        let lost: Vec<_> = events(&session, &recap).filter_map(lost).collect();
        assert!(!lost.is_empty());
        for territory in lost {
            assert!(recap.lines.iter().any(|line| line.contains(territory.name())), "{territory}");
        }
        assert!(recap.lines.iter().any(|line| line.starts_with("Defending, you lost")));
        let mine = session.game().state().board().held(recap.seat);
        assert!(!recap.lost.is_empty() && (recap.lost & mine).is_empty(), "{recap:?}");
        assert!(recap.held.is_subset(mine));
    }

    #[test]
    fn five_lines_at_most_are_shown_at_first_and_lost_land_comes_before_all_that_is_milder() {
        let mut full = 0;
        for seed in 1..=6 {
            let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
            let mut session = testing::dealt(RuleSet::NAUTICAL, &people, seed);
            for _ in 0..400 {
                testing::play_some(&mut session, 7);
                let Some(recap) = RecapView::handover(&session) else { continue };
                let (first, rest) = recap.clone().parts();
                assert!(first.len() <= 5 && first.len() + rest.len() == recap.lines.len());
                let is_loss = |line: &String| {
                    let fates = ["You are eliminated", "You sail on", "You get no armies"];
                    line.contains(" from you") || fates.iter().any(|fate| line.starts_with(fate))
                };
                let losses = recap.lines.iter().filter(|line| is_loss(line)).count();
                assert!(recap.lines[..losses].iter().all(is_loss), "{:?}", recap.lines);
                full += u32::from(!rest.is_empty() && losses > 0);
            }
        }
        assert!(full > 3, "{full}");
    }

    #[test]
    fn t7_a_factory_that_is_lost_is_told() {
        let mut session = testing::two_humans();
        let told = until_told(&mut session, |recap| {
            recap.lines.iter().any(|line| line.contains(" from you, including "))
        });
        let recap = told.unwrap();
        let lost = |event: Event| match event {
            Event::Land(LandEvent::Conquered { from, territory, .. }) if from == recap.seat => {
                Some(territory)
            }
            _ => None,
        };
        let board = session.game().state().board();
        let lost = events(&session, &recap).filter_map(lost);
        assert!(lost.map(|territory| board.factories(territory)).sum::<u32>() > 0);
    }

    #[test]
    fn all_is_told_when_the_turn_begins_whatever_the_seat_was_asked_before() {
        let computer = || Control::Computer("normal".into());
        let players =
            [(Seat::Red, Control::Human), (Seat::Blue, computer()), (Seat::Green, computer())];
        let (mut told, mut by_itself) = (0, 0);
        for seed in 1..=12 {
            let mut session = testing::dealt(RuleSet::NAUTICAL, &players, seed);
            for _ in 0..6_000 {
                let decided = matches!(session.duty(), Duty::Decide(_));
                testing::play_some(&mut session, 1);
                if session.duty() == Duty::Showdown {
                    session.dispatch(Intent::GoOn);
                }
                let begins = |event: &Event| {
                    matches!(event, Event::TurnBegan { seat: Seat::Red, round: 2.., .. })
                };
                if session.moments().last().unwrap().events.iter().any(begins) {
                    let Some(recap) = RecapView::at_hand(&session) else { continue };
                    assert_eq!(RecapView::fresh(&session), Some(recap));
                    told += 1;
                    by_itself += usize::from(decided);
                }
            }
        }
        assert!(
            told > 5 && by_itself > 0,
            "also by its own last word at poker: {told} {by_itself}"
        );
    }

    #[test]
    fn a_game_of_poker_is_told_with_what_was_won() {
        let mut session = testing::two_humans();
        let tells = |recap: &RecapView| recap.lines.iter().any(|line| line.contains("at poker"));
        let recap = until_told(&mut session, tells).unwrap();
        let armies_of = |wanted: bool| -> u32 {
            let won = |event: Event| match event {
                Event::Poker(Fact::Won { seat, armies }) => {
                    (wanted == (seat == recap.seat)).then_some(armies)
                }
                _ => None,
            };
            events(&session, &recap).filter_map(won).sum()
        };
        for (mine, words) in [(true, "You won"), (false, " won ")] {
            let number = armies_of(mine);
            let told = |line: &String| {
                line.contains("at poker")
                    && line.starts_with("You") == mine
                    && line.contains(&text::holdings::armies(number))
            };
            assert_eq!(
                number > 0,
                recap.lines.iter().any(told),
                "{words} {number}: {:?}",
                recap.lines
            );
        }
    }

    #[test]
    fn a_sunk_ship_is_told_to_its_owner() {
        let mut session = testing::two_humans();
        let told = until_told(&mut session, |recap| {
            recap.lines.iter().any(|line| line.starts_with("Your ship"))
        });
        let recap = told.unwrap();
        let lost = |event: &Event| match *event {
            Event::Sea(SeaEvent::Sank { owner, .. }) => owner == recap.seat,
            Event::Sea(
                SeaEvent::ShipCaptured { from, .. } | SeaEvent::Commandeered { from, .. },
            ) => from == recap.seat,
            _ => false,
        };
        let lost = events(&session, &recap).filter(lost).count();
        let told = recap
            .lines
            .iter()
            .filter(|line| line.starts_with("Your ship") || line.contains("took your ship"));
        assert_eq!(told.count(), lost);
    }

    #[test]
    fn n7_each_opponent_of_a_battle_is_told_of_its_own_fight() {
        let people = [Seat::Red, Seat::Blue, Seat::Black].map(|seat| (seat, Control::Human));
        let text = "players Red Blue Black
             turn Red campaign
             attacked Blue Green Black
             Brazil Red 5
             Japan Blue 1
             Peru Black 1
             ship 1 Red 5 at 9,8
             ship 2 Red 5 at 9,8
             ship 3 Blue 3 at 9,8
             ship 4 Black 3 at 9,8
             * Green 1";
        for seed in 1..=12 {
            let mut session = testing::position(text, &people, seed);
            session.dispatch(Intent::Play("engage 3 by 1 and 4 by 2".parse().unwrap()));
            let of = |session: &Session, wanted: fn(&Event) -> bool| {
                let events = session.moments().iter().flat_map(|moment| moment.events.to_vec());
                events.filter(wanted).collect::<Vec<_>>()
            };
            let ended = |session: &Session| {
                let is_end =
                    |event: &Event| matches!(event, Event::Sea(SeaEvent::EngagementEnded { .. }));
                of(session, is_end).len()
            };
            for _ in 0..200 {
                if ended(&session) < 2 {
                    testing::play_some(&mut session, 1);
                }
            }
            assert_eq!(ended(&session), 2);
            let log = log::log(&session, 1).turns;
            let log: Vec<&str> =
                log.iter().flat_map(|turn| &turn.lines).map(|line| line.text.as_str()).collect();
            for (name, clash) in
                [("Blue", "ship 1 against ship 3"), ("Black", "ship 2 against ship 4")]
            {
                let declared = format!("Red attacks {name} at sea: {clash}.");
                assert!(log.contains(&declared.as_str()), "{log:?}");
            }
            let rolls = of(&session, |event| matches!(event, Event::Sea(SeaEvent::Rolled { .. })));
            for (seat, own, other) in [(Seat::Blue, 3, 4), (Seat::Black, 4, 3)] {
                let (mut lost, mut theirs) = (0, 0);
                for roll in &rolls {
                    if let Event::Sea(SeaEvent::Rolled { target, losses, .. }) = roll
                        && target.to_string() == own.to_string()
                    {
                        lost += losses.defender;
                        theirs += losses.attacker;
                    }
                }
                let lines = recap(&session, seat).lines;
                let told = text::recap::Defending { own: lost, theirs }.say();
                assert!(lines.contains(&told) || lost + theirs == 0, "{told} {lines:?}");
                assert!(!lines.iter().any(|line| line.contains(&format!("ship {other}"))));
            }
        }
    }

    #[test]
    fn no_card_is_named() {
        let mut session = testing::two_humans();
        for _ in 0..200 {
            testing::play_some(&mut session, 5);
            for line in RecapView::handover(&session).map(|recap| recap.lines).unwrap_or_default() {
                assert!(!line.contains('♥') && !line.contains("drew"), "{line}");
            }
        }
    }

    #[test]
    fn a_single_person_is_told_until_the_first_decision() {
        let mut session = testing::one_human();
        until_told(&mut session, |recap| !recap.lines.is_empty()).unwrap();
        let action = session.game().legal().fallback().unwrap();
        session.dispatch(Intent::Play(action));
        assert_eq!(session.notice(), None);
        assert_eq!(RecapView::fresh(&session), None);
    }

    #[test]
    fn who_was_told_at_the_hand_over_is_not_told_again() {
        let mut session = testing::two_humans();
        until_told(&mut session, |recap| !recap.lines.is_empty()).unwrap();
        session.dispatch(Intent::Uncover);
        assert!(matches!(session.duty(), Duty::Decide(_)));
        assert_eq!(RecapView::fresh(&session), None);
    }

    #[test]
    fn nothing_is_told_before_anything_happens() {
        assert_eq!(RecapView::handover(&testing::two_humans()), None);
        assert_eq!(RecapView::fresh(&testing::one_human()), None);
    }
}
