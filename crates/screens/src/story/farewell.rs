//! The fate of a seat that loses its land or everything, told to its player (T42, T43).

use crate::names::player_name;
use engine::core::Seat;
use engine::game::{Event, LandEvent, Role, SeaEvent, SeatEvent};
use table::{Duty, Session};

/// The news that a person is out of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FarewellView {
    pub seat: Seat,
    pub name: String,
    /// An account of the elimination, addressed to the person.
    pub text: String,
}

/// The fate of a seat, followed through the events.
pub(crate) struct SeatFate {
    seat: Seat,
    /// The seat that took its last territory, unless it has lost a ship since.
    taker: Option<Seat>,
}

impl SeatFate {
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, taker: None }
    }

    /// Takes in the next event and returns a sentence if it decides the seat's fate.
    pub(crate) fn hear(&mut self, event: Event, session: &Session) -> Option<String> {
        let name = |seat: Seat| player_name(session, seat);
        if let Event::Land(LandEvent::Conquered { by, from, .. }) = event {
            self.taker = if from == self.seat { Some(by) } else { self.taker };
        } else if let Event::Sea(
            SeaEvent::Sank { owner: from, .. }
            | SeaEvent::ShipCaptured { from, .. }
            | SeaEvent::Commandeered { from, .. },
        ) = event
        {
            self.taker = self.taker.filter(|_| from != self.seat);
        }
        let Event::Seat(event) = event else { return None };
        match event {
            SeatEvent::TurnedPirate { seat } => (seat == self.seat).then(|| match self.taker {
                Some(by) => text::recap::you_pirate_taken(name(by)),
                None => text::recap::you_pirate().to_owned(),
            }),
            SeatEvent::Fell { seat, by } => (seat == self.seat).then(|| match self.taker {
                Some(by) => text::recap::you_out_taken(name(by)),
                None => text::recap::you_out(name(by)),
            }),
            SeatEvent::ThrewForStart { .. }
            | SeatEvent::Begins { .. }
            | SeatEvent::TookOver { .. }
            | SeatEvent::Left { .. }
            | SeatEvent::Joined { .. } => None,
        }
    }
}

/// Returns the people who are out, until another person's turn begins: they get no turn of
/// their own in which to read it.
pub fn farewells(session: &Session) -> Vec<FarewellView> {
    let state = session.view().table();
    let asked = session.prompt().map(|prompt| prompt.seat);
    if matches!(session.duty(), Duty::Over | Duty::Past | Duty::HandOver(_)) {
        return Vec::new();
    }
    let is_out = |seat: &Seat| {
        state.role(*seat) == Role::Fallen && session.is_here(*seat) && asked != Some(*seat)
    };
    let out = state.order().iter().copied().filter(is_out);
    out.filter_map(|seat| farewell(session, seat)).collect()
}

fn farewell(session: &Session, seat: Seat) -> Option<FarewellView> {
    let mut fate = SeatFate::of(seat);
    let mut text = None;
    for event in session.moments().iter().flat_map(|moment| moment.events.iter()) {
        text = if let Event::TurnBegan { seat: next, .. } = *event
            && session.is_human(next)
        {
            None
        } else {
            text
        };
        text = fate.hear(*event, session).or(text);
    }
    let name = player_name(session, seat).to_owned();
    text.map(|text| FarewellView { seat, name, text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seed, Seeded};
    use engine::game::{Control, RuleSet};
    use engine::world::Territory;
    use players::bot;
    use table::{Intent, testing};

    fn told(events: &[Event]) -> Option<String> {
        let session = testing::two_humans();
        let mut fate = SeatFate::of(Seat::Red);
        events.iter().filter_map(|event| fate.hear(*event, &session)).last()
    }

    #[test]
    fn t42_t43_who_loses_the_last_territory_is_told_who_took_it() {
        let by = Seat::Blue;
        let taken =
            Event::Land(LandEvent::Conquered { by, from: Seat::Red, territory: Territory::Peru });
        assert_eq!(told(&[taken]), None);
        assert_eq!(
            told(&[taken, Event::Seat(SeatEvent::TurnedPirate { seat: Seat::Red })]).as_deref(),
            Some("You sail on as a pirate: Blue took your last territory.")
        );
        let fell = Event::Seat(SeatEvent::Fell { seat: Seat::Red, by });
        assert_eq!(
            told(&[taken, fell]).as_deref(),
            Some("You are eliminated: Blue took your last territory.")
        );
        let ship = engine::core::ShipId::all().next().unwrap();
        let sank = Event::Sea(SeaEvent::Sank { ship, owner: Seat::Red, crew: 2, captives: 0 });
        assert_eq!(
            told(&[taken, sank, fell]).as_deref(),
            Some("You are eliminated: you lost your last ship to Blue.")
        );
        assert_eq!(told(&[taken, Event::Seat(SeatEvent::Fell { seat: Seat::Green, by })]), None);
    }

    /// Plays a person's moves at random against two computer players until the person is out.
    fn until_out(person: Seat) -> Option<Session> {
        let players = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| match seat {
            _ if seat == person => (seat, Control::Human),
            _ => (seat, Control::Computer("normal".into())),
        });
        let mut session = testing::session(RuleSet::NEXT, &players);
        let mut bot = bot::by_name("normal", 1).ok()?;
        loop {
            let after = session.game().actions().len();
            match session.duty() {
                Duty::Think(_) if session.game().state().role(person) == Role::Fallen => {
                    return Some(session);
                }
                Duty::Think(seat) => {
                    assert_eq!(farewells(&session), []);
                    let view = session.game().observe(seat);
                    let action = bot::decide(bot.as_mut(), &view)?.action;
                    session.dispatch(Intent::Answer { after, action });
                }
                Duty::Decide(_) => {
                    let rng = &mut Seeded::new(Seed::from_number(3), after as u64);
                    let action = session.game().legal().sample(rng)?;
                    session.dispatch(Intent::Play(action));
                }
                _ => return None,
            }
        }
    }

    #[test]
    fn x6_a_person_who_is_out_is_told_so_and_by_whom() {
        let people = [Seat::Red, Seat::Blue, Seat::Green];
        let mut session = people.into_iter().find_map(until_out).expect("one of them falls");
        let farewells = farewells(&session);
        assert_eq!(farewells.len(), 1);
        assert!(farewells[0].text.ends_with("took your last territory."), "{farewells:?}");
        testing::play_some(&mut session, 40);
        assert_eq!(super::farewells(&session), farewells, "until it is read");
    }
}
