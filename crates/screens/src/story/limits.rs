//! Losses to the limits on armies (K5).

use crate::in_words::places;
use crate::names::player_name;
use engine::core::{BySeat, Seat};
use engine::game::{BoardEvent, Event};
use engine::world::Territory;
use table::Session;

/// The armies that were removed from territories or couldn't be placed, for one seat to read.
pub(crate) struct Limits {
    seat: Seat,
    disbanded: BySeat<u32>,
    /// The territories from which the seat's own armies were removed.
    places: Vec<Territory>,
    missing: BySeat<u32>,
}

impl Limits {
    pub(crate) const fn of(seat: Seat) -> Self {
        let none = BySeat::splat(0);
        Self { seat, disbanded: none, places: Vec::new(), missing: BySeat::splat(0) }
    }

    /// Returns `true` if this event belongs to the end of a turn of the seat, after its last
    /// decision.
    pub(crate) fn ends_a_turn(event: &Event, of: Seat) -> bool {
        matches!(event, Event::Board(BoardEvent::Disbanded { seat, .. }) if *seat == of)
    }

    /// Takes in the next event.
    pub(crate) fn hear(&mut self, event: Event) {
        if let Event::Board(BoardEvent::Disbanded { seat, territory, armies }) = event {
            self.disbanded[seat] += armies;
            self.places.extend((seat == self.seat).then_some(territory));
        } else if let Event::Board(BoardEvent::NotSupplied { seat, armies }) = event {
            self.missing[seat] += armies;
        }
    }

    pub(crate) fn lines(&self, session: &Session) -> Vec<String> {
        let disbanded = |seat: Seat| match self.disbanded[seat] {
            0 => None,
            armies if seat == self.seat => Some(
                text::recap::DisbandedYours { armies, territories: places(self.places.iter()) }
                    .say(),
            ),
            armies => {
                Some(text::recap::Disbanded { armies, name: player_name(session, seat) }.say())
            }
        };
        let missing = |seat: Seat| match self.missing[seat] {
            0 => None,
            armies if seat == self.seat => Some(text::recap::not_supplied_yours(armies)),
            armies => {
                Some(text::recap::NotSupplied { armies, name: player_name(session, seat) }.say())
            }
        };
        Seat::ALL.into_iter().flat_map(|seat| [disbanded(seat), missing(seat)]).flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::recap::RecapView;
    use engine::game::{Control, RuleSet};
    use engine::world::names::{Brazil, Peru};
    use table::testing;

    fn told(events: &[BoardEvent]) -> Vec<String> {
        let session = testing::two_humans();
        let mut limits = Limits::of(Seat::Red);
        for event in events {
            limits.hear(Event::Board(*event));
        }
        limits.lines(&session)
    }

    #[test]
    fn k5_armies_that_a_limit_took_are_told_the_own_ones_with_their_places() {
        let off = |seat, territory, armies| BoardEvent::Disbanded { seat, territory, armies };
        let (red, blue) = (Seat::Red, Seat::Blue);
        assert_eq!(
            told(&[off(red, Peru, 3), off(red, Brazil, 2), off(blue, Peru, 1)]),
            [
                "At the end of your turn you lost 5 armies in Peru and Brazil: more than 10 on a territory are cut to 9.",
                "Blue had to remove 1 army: more than 10 on a territory are cut to 9.",
            ]
        );
        let missing = |seat, armies| BoardEvent::NotSupplied { seat, armies };
        assert_eq!(
            told(&[missing(red, 1), missing(blue, 2), missing(blue, 2)]),
            [
                "You couldn’t place 1 army: there are only 125 of each colour.",
                "Blue couldn’t place 4 armies: there are only 125 of each colour.",
            ]
        );
    }

    #[test]
    fn k5_what_the_end_of_ones_turn_took_is_told_at_the_next() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::RISIKO_POCKET, &people);
        let (mut own, mut others) = (0, 0);
        for _ in 0..2_500 {
            testing::play_some(&mut session, 1);
            let Some(recap) = RecapView::handover(&session).filter(|recap| recap.key.1) else {
                continue;
            };
            let told = |part: &str| recap.lines.iter().any(|line| line.contains(part));
            own += usize::from(told("At the end of your turn"));
            others += usize::from(told("on a territory are cut to 9"));
        }
        assert!(own > 0 && others > 0, "{own} {others}");
    }
}
