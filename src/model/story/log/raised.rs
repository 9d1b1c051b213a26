//! Armies that came onto the board, those of one seat and source in one line.

use super::Tone;
use super::scribe::Scribe;
use engine::core::Seat;
use engine::game::Source;
use engine::world::Territory;

/// Armies of one seat and one source that rose one after the other.
pub(super) struct Raised {
    seat: Seat,
    source: Source,
    places: Vec<(Territory, u32)>,
}

impl Scribe<'_> {
    pub(super) fn rise(&mut self, seat: Seat, territory: Territory, armies: u32, source: Source) {
        let is_start = source == Source::Start && self.now == 0;
        if is_start || armies == 0 {
            return;
        }
        let goes_on = |before: &Raised| before.seat == seat && before.source == source;
        let before = self.raised.take().filter(goes_on);
        let grows = before.is_some();
        let mut raised = before.unwrap_or(Raised { seat, source, places: Vec::new() });
        raised.add(territory, armies);
        let text = raised.told(self.session.name(seat));
        self.raised = Some(raised);
        match source {
            _ if grows => self.grow(text),
            Source::Militia => self.add(text, Tone::Detail),
            _ => self.say(text),
        }
    }
}

impl Raised {
    fn add(&mut self, territory: Territory, armies: u32) {
        match self.places.iter_mut().find(|(known, _)| *known == territory) {
            Some((_, sum)) => *sum += armies,
            None => self.places.push((territory, armies)),
        }
    }

    fn told(&self, name: &str) -> String {
        let place = |(territory, armies): &(Territory, u32)| text::log::place(armies, territory);
        let places = text::all_of(&self.places.iter().map(place).collect::<Vec<_>>());
        match self.source {
            Source::Start | Source::Deployed => text::log::places(name, places),
            Source::Factory => text::log::factories_make(places),
            Source::Card => text::log::cards_bring(places),
            Source::Militia => text::log::militia(places),
        }
    }
}
