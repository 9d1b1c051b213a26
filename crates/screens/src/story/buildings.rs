//! Factories that others built and headquarters that changed hands (T22, W3, L6).

use crate::in_words::places;
use crate::names::player_name;
use engine::core::{BySeat, Seat};
use engine::game::{BoardEvent, Event, LandEvent};
use engine::world::Territory;
use table::Session;

/// Factories built and headquarters taken, for one seat to read.
pub(crate) struct Buildings {
    seat: Seat,
    /// True once the first turn has begun; factories built before that were there from the start.
    begun: bool,
    built: BySeat<Vec<Territory>>,
    /// Territories with a headquarters, each with the seat that took it and the seat whose
    /// headquarters it is.
    taken: Vec<(Seat, Seat, Territory)>,
}

impl Buildings {
    pub(crate) fn of(seat: Seat) -> Self {
        let built = BySeat::from_fn(|_| Vec::new());
        Self { seat, begun: false, built, taken: Vec::new() }
    }

    /// Takes in the next event.
    pub(crate) fn hear(&mut self, event: Event, session: &Session) {
        if let Event::TurnBegan { .. } = event {
            self.begun = true;
        } else if let Event::Board(BoardEvent::FactoryBuilt { seat, territory }) = event
            && self.begun
        {
            self.built[seat].push(territory);
        } else if let Event::Land(
            LandEvent::Conquered { by, territory, .. }
            | LandEvent::Expanded { seat: by, territory },
        ) = event
        {
            let of = session.view().table().legacy().headquarters_at(territory);
            self.taken.extend(of.map(|of| (by, of, territory)));
        }
    }

    /// Returns a sentence for each of the seat's own headquarters that was taken.
    pub(crate) fn own_lines(&self, session: &Session) -> Vec<String> {
        let taken = self.taken.iter().filter(|(by, of, _)| *by != self.seat && *of == self.seat);
        taken
            .map(|(by, _, territory)| {
                text::recap::HeadquartersYours { name: player_name(session, *by), territory }.say()
            })
            .collect()
    }

    /// Returns sentences about other players: the headquarters they took from each other and the
    /// factories they built.
    pub(crate) fn lines(&self, session: &Session) -> Vec<String> {
        let name = |seat: Seat| player_name(session, seat);
        let others = |seat: &Seat| *seat != self.seat;
        let taken = self.taken.iter().filter(|(by, of, _)| others(by) && others(of));
        let taken = taken.map(|(by, of, territory)| {
            if of == by {
                text::recap::HeadquartersBack { name: name(*by), territory }.say()
            } else {
                text::recap::Headquarters { name: name(*by), of: name(*of), territory }.say()
            }
        });
        let built = Seat::ALL.into_iter().filter(others).filter_map(|seat| {
            let built = &self.built[seat];
            let told = || {
                text::recap::Built {
                    factories: built.len(),
                    name: name(seat),
                    territories: places(built.iter()),
                }
                .say()
            };
            (!built.is_empty()).then(told)
        });
        taken.chain(built).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{Control, RuleSet, Start, Victory};
    use engine::world::names::{Brazil, Peru};
    use table::testing;

    fn next_turn() -> Event {
        let session = testing::two_humans_after(60);
        let events = session.moments().iter().flat_map(|moment| moment.events.iter());
        *events.clone().find(|event| matches!(event, Event::TurnBegan { .. })).unwrap()
    }

    #[test]
    fn w3_factories_that_others_build_are_told_but_for_those_of_the_start() {
        let session = testing::two_humans();
        let built = |seat, territory| Event::Board(BoardEvent::FactoryBuilt { seat, territory });
        let blue = Seat::Blue;
        let mut buildings = Buildings::of(Seat::Red);
        buildings.hear(built(blue, Peru), &session);
        assert!(buildings.lines(&session).is_empty());
        for event in [next_turn(), built(blue, Peru), built(Seat::Red, Brazil)] {
            buildings.hear(event, &session);
        }
        assert_eq!(buildings.lines(&session), ["Blue built a factory in Peru."]);
        buildings.hear(built(blue, Brazil), &session);
        assert_eq!(buildings.lines(&session), ["Blue built 2 factories in Peru and Brazil."]);
    }

    #[test]
    fn l6_a_headquarters_that_was_taken_is_told_to_who_lost_it_and_to_others() {
        let rules = RuleSet {
            start: Start::Headquarters,
            victory: Victory::Headquarters,
            ..RuleSet::LEGACY_ATTACK
        };
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(rules, &people);
        testing::play_some(&mut session, 12);
        let table = session.view().table();
        let blue = table.legacy().headquarters(Seat::Blue).unwrap();
        let taken = |by, from| Event::Land(LandEvent::Conquered { by, from, territory: blue });
        let told = |reader, events: &[Event]| {
            let mut buildings = Buildings::of(reader);
            for event in events {
                buildings.hear(*event, &session);
            }
            [buildings.own_lines(&session), buildings.lines(&session)].concat()
        };
        let (red, green) = (Seat::Red, Seat::Green);
        let once = [taken(green, Seat::Blue)];
        assert_eq!(told(Seat::Blue, &once), [format!("Green took your headquarters in {blue}.")]);
        assert_eq!(told(red, &once), [format!("Green took Blue’s headquarters in {blue}.")]);
        assert!(told(green, &once).is_empty());
        let back = [taken(Seat::Blue, green)];
        assert_eq!(told(red, &back), [format!("Blue retook their own headquarters in {blue}.")]);
    }
}
