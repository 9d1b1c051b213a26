//! Gains from conquests, read from the events: continents broken and completed, and cards of
//! eliminated players.

use crate::names::player_name;
use engine::core::{BySeat, Seat};
use engine::game::{CardEvent, Event, LandEvent};
use engine::world::{Continent, TerritorySet};
use table::Session;

/// The gains from several conquests, for one seat to read.
#[derive(Debug)]
pub(crate) struct Gains {
    seat: Seat,
    held: BySeat<TerritorySet>,
    broken: Vec<(Seat, Seat, Continent)>,
    completed: Vec<(Seat, Continent)>,
    /// The taker, the previous owner and the number of cards.
    cards: Vec<(Seat, Seat, u32)>,
}

impl Gains {
    /// Begins before these events; the board now is the one after them.
    pub fn before(session: &Session, seat: Seat, events: &[Event]) -> Self {
        let board = session.view().table().board();
        let mut held = BySeat::from_fn(|seat| board.held(seat));
        for event in events.iter().rev() {
            if let Event::Land(LandEvent::Conquered { by, from, territory }) = *event {
                held[by] = held[by] - TerritorySet::only(territory);
                held[from] = held[from] | TerritorySet::only(territory);
            }
        }
        Self { seat, held, broken: Vec::new(), completed: Vec::new(), cards: Vec::new() }
    }

    /// Takes in the next event.
    pub fn hear(&mut self, event: Event) {
        match event {
            Event::Land(event) => self.hear_of_attacks(event),
            Event::Card(event) => self.hear_of_cards(event),
            Event::Seat(_)
            | Event::TurnBegan { .. }
            | Event::Board(_)
            | Event::Sea(_)
            | Event::Captured { .. }
            | Event::Ally(_)
            | Event::Poker(_)
            | Event::Over { .. } => {}
        }
    }

    fn hear_of_attacks(&mut self, event: LandEvent) {
        let LandEvent::Conquered { by, from, territory } = event else { return };
        if let Some(continent) = territory.breaks(self.held[from]) {
            self.broken.push((by, from, continent));
        }
        if let Some(continent) = territory.completes(self.held[by]) {
            self.completed.push((by, continent));
        }
        self.held[from] = self.held[from] - TerritorySet::only(territory);
        self.held[by] = self.held[by] | TerritorySet::only(territory);
    }

    fn hear_of_cards(&mut self, event: CardEvent) {
        if let CardEvent::TookCard { from, to, .. } = event {
            match self.cards.iter_mut().find(|(by, of, _)| (*by, *of) == (to, from)) {
                Some((.., number)) => *number += 1,
                None => self.cards.push((to, from, 1)),
            }
        }
    }

    /// Returns a sentence for each of the seat's continents that others broke.
    pub fn own_lines(&self, session: &Session) -> Vec<String> {
        let broken = self.broken.iter().filter(|(by, of, _)| *by != self.seat && *of == self.seat);
        broken
            .map(|(by, _, continent)| {
                text::recap::BrokeYours { name: player_name(session, *by), continent }.say()
            })
            .collect()
    }

    /// Returns sentences about everything else that others gained.
    pub fn lines(&self, session: &Session) -> Vec<String> {
        let name = |seat: Seat| player_name(session, seat);
        let others = |seat: &Seat| *seat != self.seat;
        let broke = self.broken.iter().filter(|(by, of, _)| others(by) && others(of));
        let broke = broke.map(|(by, of, continent)| {
            text::recap::Broke { name: name(*by), of: name(*of), continent }.say()
        });
        let holds = |(by, continent): &&(Seat, Continent)| {
            others(by) && continent.territories().is_subset(self.held[*by])
        };
        let gained = self.completed.iter().filter(holds).map(|(by, continent)| {
            text::recap::HoldsAll { name: name(*by), continent, armies: continent.bonus() }.say()
        });
        let robbed = self.cards.iter().filter(|(by, of, _)| others(by) && others(of));
        let robbed = robbed.map(|(by, of, cards)| {
            text::recap::GotCards { name: name(*by), cards: *cards, of: name(*of) }.say()
        });
        broke.chain(gained).chain(robbed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::Territory;
    use engine::world::names::Brazil;
    use table::testing;

    fn america() -> TerritorySet {
        Continent::SouthAmerica.territories()
    }

    /// Red's gains before Blue took some of South America, all of which was Red's.
    fn gains(taken: &[Territory]) -> (Session, Vec<String>) {
        let session = testing::two_humans();
        let conquered = |territory: &Territory| {
            Event::Land(LandEvent::Conquered {
                by: Seat::Blue,
                from: Seat::Red,
                territory: *territory,
            })
        };
        let events: Vec<Event> = taken.iter().map(conquered).collect();
        let mut gains = Gains::before(&session, Seat::Red, &events);
        gains.held = BySeat::from_fn(|seat| match seat {
            Seat::Red => america(),
            _ => TerritorySet::EMPTY,
        });
        for event in events {
            gains.hear(event);
        }
        gains.hear(Event::Card(CardEvent::Drew { seat: Seat::Blue, card: None }));
        let lines = [gains.own_lines(&session), gains.lines(&session)].concat();
        (session, lines)
    }

    #[test]
    fn who_breaks_a_continent_is_named_once() {
        let (session, lines) = gains(&[Brazil]);
        let name = player_name(&session, Seat::Blue);
        assert_eq!(lines, [format!("{name} broke your hold on South America.")]);
    }

    #[test]
    fn who_takes_all_of_a_continent_gets_its_armies() {
        let all: Vec<Territory> = america().iter().collect();
        let (session, lines) = gains(&all);
        let name = player_name(&session, Seat::Blue);
        assert_eq!(
            lines,
            [
                format!("{name} broke your hold on South America."),
                format!("{name} now holds all of South America: +2 each turn."),
            ]
        );
    }

    #[test]
    fn going_back_over_the_events_finds_the_board_as_it_was() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 400);
        let seat = Seat::Red;
        let before = BySeat::from_fn(|seat| session.game().state().board().held(seat));
        let moments = session.moments().len();
        testing::play_some(&mut session, 400);
        let events: Vec<Event> =
            session.moments()[moments..].iter().flat_map(|moment| moment.events.to_vec()).collect();
        assert!(
            events.iter().any(|event| matches!(event, Event::Land(LandEvent::Conquered { .. })))
        );
        assert_eq!(Gains::before(&session, seat, &events).held, before);
    }
}
