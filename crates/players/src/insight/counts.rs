//! What dice and cards brought each army, and what was to be expected of them.

use engine::core::{BySeat, Seat};
use engine::game::{BoardEvent, CardEvent, Event, SeaEvent, Source, State};
use engine::record::Luck;
use serde::{Deserialize, Serialize};

/// Boat lengths that two dice give on average, and armies.
pub const TWO_DICE: u32 = 7;

/// What dice and cards brought an army.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Battles on land and at sea, in armies.
    pub battles: Luck,
    /// Cruises, and the boat lengths rolled for them; [`TWO_DICE`] each is to be expected.
    pub cruises: u32,
    #[allow(missing_docs, reason = "said above")]
    pub lengths: u32,
    /// Sets for which dice were thrown, and the armies they brought; [`TWO_DICE`] each is to be expected.
    pub sets: u32,
    #[allow(missing_docs, reason = "said above")]
    pub set_armies: u32,
    /// Armies raised by mobilization (T11).
    pub mobilized: u32,
    /// Hands of poker that came to a showdown, and armies won in them;
    pub showdowns: u32,
    #[allow(missing_docs, reason = "said above")]
    pub won: u32,
    /// and armies it was to win by its cards when all was in.
    pub expected_won: f64,
}

/// Counts while a game is played.
#[derive(Debug, Default)]
pub(super) struct Counter(BySeat<Counts>);

impl Counter {
    /// Takes in what an action brought about; battles are added at the end.
    pub fn hear(&mut self, before: &State, events: &[Event]) {
        for event in events {
            if let Event::Sea(SeaEvent::CruiseRolled { ship, dice }) = *event {
                let Some(ship) = before.fleet().get(ship) else { continue };
                self.0[ship.owner].cruises += 1;
                self.0[ship.owner].lengths += dice.into_iter().map(u32::from).sum::<u32>();
            } else if let Event::Card(CardEvent::SetWorth { seat, armies, dice: Some(_) }) = *event
            {
                self.0[seat].sets += 1;
                self.0[seat].set_armies += armies;
            } else if let Event::Board(BoardEvent::Raised { seat, armies, source, .. }) = *event
                && source == Source::Militia
            {
                self.0[seat].mobilized += armies;
            }
        }
    }

    /// A hand of poker has come to a showdown: what a seat won, and was to win.
    pub fn shown(&mut self, seat: Seat, won: u32, expected: f64) {
        let counts = &mut self.0[seat];
        counts.showdowns += 1;
        counts.won += won;
        counts.expected_won += expected;
    }

    /// All of it, with what the dice did in battles.
    pub fn with(&self, battles: &BySeat<Luck>) -> BySeat<Counts> {
        BySeat::from_fn(|seat| Counts { battles: battles[seat], ..self.0[seat] })
    }
}
