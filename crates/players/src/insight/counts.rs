//! What dice and cards brought each army, and what was to be expected of them.

use engine::battle::{expected_losses, expected_losses_raised};
use engine::core::{BySeat, Seat};
use engine::game::{BoardEvent, CardEvent, Event, SeaEvent, Source, State};
use engine::record::Luck;
use serde::{Deserialize, Serialize};

/// Boat lengths that two dice give on average, and armies.
pub const TWO_DICE: u32 = 7;

/// What dice and cards brought an army.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Rolls in battles it had a part in,
    pub rolls: u32,
    /// armies it lost in them, and was to lose by exact odds;
    pub lost: u32,
    #[allow(missing_docs, reason = "said above")]
    pub expected_lost: f64,
    /// armies its opponents lost, and were to lose.
    pub inflicted: u32,
    #[allow(missing_docs, reason = "said above")]
    pub expected_inflicted: f64,
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
    /// Takes in what an action brought about; what dice did on land is added at the end.
    pub fn hear(&mut self, before: &State, events: &[Event]) {
        for event in events {
            if let Event::Sea(event) = *event {
                self.hear_at_sea(before, event);
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

    fn hear_at_sea(&mut self, before: &State, event: SeaEvent) {
        let owner = |ship| Some(before.fleet().get(ship)?.owner);
        if let SeaEvent::CruiseRolled { ship, dice } = event {
            let Some(owner) = owner(ship) else { return };
            self.0[owner].cruises += 1;
            self.0[owner].lengths += dice.into_iter().map(u32::from).sum::<u32>();
        } else if let SeaEvent::Rolled { ship, target, attack, defence, plus, losses, .. } = event {
            let (Some(attacker), Some(defender)) = (owner(ship), owner(target)) else { return };
            let dice = (attack.len(), defence.len());
            let expect = if plus.is_some() { expected_losses_raised } else { expected_losses };
            let of_defender = expect(dice.0, dice.1);
            let of_attacker = f64::from(dice.0.min(dice.1)) - of_defender;
            let (lost, inflicted) =
                ((losses.attacker, of_attacker), (losses.defender, of_defender));
            self.0[attacker].add(1, lost, inflicted);
            self.0[defender].add(1, inflicted, lost);
        }
    }

    /// A hand of poker has come to a showdown: what a seat won, and was to win.
    pub fn shown(&mut self, seat: Seat, won: u32, expected: f64) {
        let counts = &mut self.0[seat];
        counts.showdowns += 1;
        counts.won += won;
        counts.expected_won += expected;
    }

    /// All of it, with what the dice did on land.
    pub fn with(&self, on_land: &BySeat<Luck>) -> BySeat<Counts> {
        BySeat::from_fn(|seat| {
            let mut counts = self.0[seat];
            let Luck { rolls, lost, expected_lost, inflicted, expected_inflicted } = on_land[seat];
            counts.add(rolls, (lost, expected_lost), (inflicted, expected_inflicted));
            counts
        })
    }
}

impl Counts {
    fn add(&mut self, rolls: u32, lost: (u32, f64), inflicted: (u32, f64)) {
        self.rolls += rolls;
        self.lost += lost.0;
        self.expected_lost += lost.1;
        self.inflicted += inflicted.0;
        self.expected_inflicted += inflicted.1;
    }
}
