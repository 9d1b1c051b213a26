//! The showdown as it is played out: one hand after the other is turned over, then the pot moves to
//! the winner, then the result is told.

use engine::core::Seat;
use engine::game::Event;
use engine::poker::Fact;
use table::{Duty, Intent, Session};

/// The schedule of a showdown, in milliseconds. It holds only hands that everybody may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reveal {
    /// The seats whose hands are turned over, in order.
    seats: Vec<Seat>,
}

/// The time until the first hand is turned over.
const FIRST: u32 = 300;

/// The time from one hand to the next.
const STEP: u32 = 750;

/// The time in which all hands are turned over, however many there are.
const ALL: u32 = 2_250;

/// The time from the last hand to the pot, in which it is read.
const READ: u32 = 200;

/// The time in which the pot moves to the winner.
const PAY: u32 = 900;

impl Reveal {
    /// Returns the showdown of a hand of poker that has ended within the latest moments, those
    /// after the first `before`. Hands that lay open before, and the own hand of a person alone at
    /// the screen, aren't turned over.
    pub fn since(session: &Session, before: usize) -> Option<Self> {
        if session.duty() != Duty::Showdown {
            return None;
        }
        let news = session.moments().get(before..).filter(|news| !news.is_empty())?;
        let facts = news.iter().flat_map(|moment| moment.events.iter());
        let seats = facts.filter_map(|event| {
            let Event::Poker(Fact::Shown { seat, .. }) = *event else { return None };
            (session.viewer() != Some(seat)).then_some(seat)
        });
        Some(Self { seats: seats.collect() })
    }

    /// Returns the time when a seat's hand is turned over; `None` if it lies open from the start.
    pub fn turns(&self, seat: Seat) -> Option<u32> {
        let place = self.seats.iter().position(|other| *other == seat)?;
        Some(FIRST + self.step() * number(place))
    }

    /// Returns the time when the pot moves to the winner.
    pub fn pays(&self) -> u32 {
        FIRST + self.step() * number(self.seats.len()) + READ
    }

    /// Returns the time when the result is told.
    pub fn tells(&self) -> u32 {
        self.pays() + PAY
    }

    fn step(&self) -> u32 {
        STEP.min(ALL / number(self.seats.len()).max(1))
    }

    /// Returns `true` if an intent during the showdown only skips to the result: it was meant for
    /// what was on the screen before.
    pub fn is_skipped_by(intent: &Intent) -> bool {
        matches!(intent, Intent::Play(_) | Intent::GoOn | Intent::Undo)
    }
}

fn number(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX).min(20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::poker_table::PokerView;
    use table::testing;

    #[test]
    fn hands_are_turned_over_one_by_one_and_all_is_told_within_four_seconds() {
        for players in 0..=Seat::COUNT {
            let seats: Vec<Seat> = Seat::ALL.into_iter().take(players).collect();
            let reveal = Reveal { seats: seats.clone() };
            let times: Vec<u32> = seats.iter().filter_map(|seat| reveal.turns(*seat)).collect();
            assert_eq!(times.len(), players);
            assert!(times.is_sorted() && times.windows(2).all(|two| two[1] - two[0] >= 300));
            assert!(times.iter().all(|at| at + READ < reveal.pays()), "{reveal:?}");
            assert!(reveal.pays() < reveal.tells() && reveal.tells() < 4_000, "{reveal:?}");
        }
    }

    /// Returns the animations of the style sheet that are listed from a moment of the schedule, each
    /// with the time from that moment to its end.
    fn animations(moment: &str) -> Vec<(&'static str, u32)> {
        let sheet = include_str!("../../../../style/poker.css");
        let rules = sheet.lines().filter(|line| line.trim_start().starts_with(".reveals"));
        let lists = rules.filter_map(|rule| rule.split_once("animation: ")?.1.split(';').next());
        let listed = lists.flat_map(|list| list.split(", ")).filter(|it| it.contains(moment));
        let ends = listed.filter_map(|animation| {
            let words = animation.split([' ', '(', ')']);
            let times = words.filter_map(|word| word.strip_suffix("ms")?.parse::<u32>().ok());
            Some((animation.split(' ').next()?, times.sum()))
        });
        ends.collect()
    }

    #[test]
    fn the_style_sheet_plays_each_part_in_its_time() {
        let (turning, paying) = (animations("var(--at)"), animations("var(--pays)"));
        assert!(turning.len() >= 5 && paying.len() >= 6, "{turning:?} {paying:?}");
        for players in 1..=Seat::COUNT {
            let reveal = Reveal { seats: Seat::ALL.into_iter().take(players).collect() };
            let last = reveal.seats.last().and_then(|seat| reveal.turns(*seat)).unwrap();
            for (name, time) in &turning {
                // A hand is turned over and named before the pot moves; only its glow may fade
                // later.
                let is_read = !["poker-look", "poker-reign"].contains(name);
                let end = if is_read { reveal.pays() } else { reveal.tells() };
                assert!(last + time <= end, "{name} takes {time} ms with {players} players");
            }
            for (name, time) in &paying {
                assert!(*time <= PAY, "{name} takes {time} ms");
            }
        }
    }

    #[test]
    fn p7_exactly_what_was_just_shown_is_turned_over_and_nothing_that_was_mucked() {
        let (mut seen, mut turned) = (0, 0);
        let mut before = 0;
        testing::showdowns(|session| {
            let reveal = Reveal::since(session, before);
            before = session.moments().len();
            let is_over = session.duty() == Duty::Showdown;
            assert!(is_over || reveal.is_none());
            let (Some(reveal), Some(table)) = (reveal, PokerView::of(session)) else { return };
            assert_eq!(Reveal::since(session, before), None, "once");
            for player in &table.players {
                let is_turned = reveal.turns(player.seat).is_some();
                assert!(!is_turned || player.shown.is_some(), "{player:?}");
                turned += u32::from(is_turned);
            }
            seen += 1;
        });
        assert!(seen > 10 && turned > 10, "{seen} {turned}");
    }
}
