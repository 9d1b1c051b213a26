//! The dice and cards of each army, with their expected values.

use engine::core::{BySeat, Seat};
use engine::game::{ArmySource, BoardEvent, CardEvent, Event, SeaEvent, State};
use engine::record::Luck;
use serde::{Deserialize, Serialize};

/// The average of two dice, in boat lengths or armies.
pub const TWO_DICE: u32 = 7;

/// The results of dice and cards for an army.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// The luck in battles on land and at sea, in armies.
    pub battles: Luck,
    /// The number of cruises, and the boat lengths rolled for them; the average is [`TWO_DICE`]
    /// each.
    pub cruises: u32,
    #[allow(missing_docs, reason = "said above")]
    pub lengths: u32,
    /// The number of sets for which dice were rolled, and the armies they brought; the average is
    /// [`TWO_DICE`] each.
    pub sets: u32,
    #[allow(missing_docs, reason = "said above")]
    pub set_armies: u32,
    /// The armies raised by mobilization (T11).
    pub mobilized: u32,
    /// The number of hands of poker that came to a showdown, and the armies won in them.
    pub showdowns: u32,
    #[allow(missing_docs, reason = "said above")]
    pub won: u32,
    /// The armies that its cards were expected to win in them, when all bets were in.
    pub expected_won: f64,
}

/// The counts of all armies during a game.
#[derive(Debug, Default)]
pub(super) struct Counter(BySeat<Counts>);

impl Counter {
    /// Counts the results of an action; battles are added at the end.
    pub fn record(&mut self, before: &State, events: &[Event]) {
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
                && source == ArmySource::Militia
            {
                self.0[seat].mobilized += armies;
            }
        }
    }

    /// Counts a hand of poker that came to a showdown: the armies that a seat won, and the expected
    /// number.
    pub fn showdown(&mut self, seat: Seat, won: u32, expected: f64) {
        let counts = &mut self.0[seat];
        counts.showdowns += 1;
        counts.won += won;
        counts.expected_won += expected;
    }

    /// Returns the counts of all seats, completed with their luck in battles.
    pub fn with(&self, battles: &BySeat<Luck>) -> BySeat<Counts> {
        BySeat::from_fn(|seat| Counts { battles: battles[seat], ..self.0[seat] })
    }
}
