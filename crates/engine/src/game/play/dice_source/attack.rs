//! Simulated attacks on the dice of games that go from device to device (D3). The attacker changes
//! everything that the holder of a game can change, with many tries.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::DiceSource;
use crate::core::{DeviceKey, RandomSource, Seat, SeatSet, Secret, Seed, Seeded};
use crate::game::{Action, Control, Game, Player, RuleSet, Setup, State};
use crate::record::{FairnessIssue, LostKey, Record, invited};

const GAMES: u32 = 200;

/// The number of hand-overs of a game that are attacked.
const HAND_OVERS: usize = 12;

/// The number of tries at every hand-over.
const TRIES: u32 = 1_000;

/// The number of territories that an action can choose from.
const TERRITORIES: u32 = 42;

const ATTACKER: Seat = Seat::Red;
const VICTIM: Seat = Seat::Blue;

/// Returns a setup in which armies are placed one by one, so that the decision passes after every
/// action.
fn setup(seed: Seed) -> Setup {
    let players = [ATTACKER, VICTIM].map(|seat| Player::new(seat, Control::Human));
    Setup::new(RuleSet::NEXT, players.into(), seed)
}

/// A game, reduced to what affects its dice.
#[derive(Clone)]
struct DiceState {
    dice_source: DiceSource,
    state: State,
    number: u64,
}

impl DiceState {
    fn of(game: &Game) -> Self {
        let mut state = State::open(
            game.setup(),
            &mut Seeded::new(game.setup().mixed_seed(), 0),
            &mut Vec::new(),
        );
        let mut dice_source = DiceSource::new(game.setup().mixed_seed());
        for (number, action) in (1..).zip(game.actions()) {
            dice_source.play(number, action, &mut state, &mut Vec::new()).unwrap();
        }
        Self { dice_source, state, number: game.actions().len() as u64 }
    }

    fn play(&mut self, action: &Action) -> bool {
        let played = self
            .dice_source
            .play(self.number + 1, action, &mut self.state, &mut Vec::new())
            .is_ok();
        self.number += u64::from(played);
        played
    }

    fn asked(&self) -> Seat {
        self.state.prompt().unwrap().seat
    }

    /// Returns the action that places an army on one of the seat's own territories, or takes a free
    /// one.
    fn action(&self, which: u32) -> Action {
        let nth = |places: crate::world::TerritorySet| {
            places.nth(which as usize % places.len().max(1)).unwrap()
        };
        match self.state.free() {
            free if free.is_empty() => {
                let territory = nth(self.state.board().held(self.asked()));
                Action::Garrison { territory, armies: 1 }
            }
            free => Action::Choose { territory: nth(free) },
        }
    }

    /// Returns the sum of the next three dice, which tells whether they are high.
    fn dice(&self) -> u32 {
        let stream = self.dice_source.pledges.stream().unwrap_or(self.number + 1);
        let mut rng = Seeded::new(self.dice_source.seed, stream);
        (0..3).map(|_| u32::from(rng.die())).sum()
    }
}

/// Returns a game for which both devices have pledged, with the secrets of both.
fn begun(number: u32) -> (DiceState, [Vec<Secret>; 2]) {
    // Short chains are enough: the attack aims at their first secrets.
    let keys = [1_u8, 2].map(|byte| {
        let mut key = [byte; 20];
        key[..4].copy_from_slice(&number.to_le_bytes());
        key
    });
    let chains = keys.map(|key| {
        let mut secret = Secret::default();
        secret.0.copy_from_slice(&key);
        let mut all = Vec::new();
        for _ in 0..HAND_OVERS + 2 {
            all.push(secret);
            secret = secret.image();
        }
        all.reverse();
        all
    });
    let mut game = Game::new(setup(Seed::default())).unwrap();
    for (seat, chain) in [ATTACKER, VICTIM].into_iter().zip(&chains) {
        let seats = SeatSet::only(seat);
        game.play(Action::Pledge { seats, anchor: chain[0], nonce: number }).unwrap();
    }
    let record = Record::of(&game);
    assert!(invited(&record));
    let seed = Seed::gathered(&record.pack_plain(), chains[0][1]);
    let mut game = Game::replay(setup(seed), record.actions).unwrap();
    game.play(Action::Reveal { secret: chains[0][1] }).unwrap();
    (DiceState::of(&game), chains)
}

/// The number of high rolls that the attacker got, and the number of rolls.
#[derive(Debug, Default)]
struct HighRolls {
    high: u32,
    rolls: u32,
}

impl HighRolls {
    fn count(&mut self, is_high: bool) {
        self.high += u32::from(is_high);
        self.rolls += 1;
    }

    /// Returns the number of standard deviations above chance: half of all sums of three dice are
    /// 11 or more.
    fn deviations(&self) -> f64 {
        let expected = f64::from(self.rolls) / 2.0;
        (f64::from(self.high) - expected) / (f64::from(self.rolls) / 4.0).sqrt()
    }
}

fn is_high(dice: u32) -> bool {
    dice >= 11
}

/// Tries everything that the holder of a game can do to get other dice: mixing in something, and
/// then every way to go on. Returns the resulting games.
fn tries(table: &mut DiceState) -> Vec<DiceState> {
    let mut ways: Vec<DiceState> = Vec::new();
    let mut rng = Seeded::new(Seed::from_number(table.number), 0);
    for which in 0..TRIES {
        let word = rng.below(u32::MAX);
        let mut secret = Secret::default();
        secret.0[..4].copy_from_slice(&word.to_le_bytes());
        let mix = match which % 3 {
            0 => Action::Reseed { word },
            1 => Action::Reveal { secret },
            _ => Action::Pledge { seats: SeatSet::only(VICTIM), anchor: secret, nonce: word },
        };
        assert!(!table.play(&mix), "nothing of one's own choice gets into the dice");
        if which < TERRITORIES {
            let mut way = table.clone();
            assert!(way.play(&table.action(which)));
            ways.push(way);
        }
    }
    ways
}

#[test]
fn d3_a_thousand_tries_at_every_hand_over_gain_nothing() {
    let [mut own, mut others] = [HighRolls::default(), HighRolls::default()];
    for number in 0..GAMES {
        let (mut table, chains) = begun(number);
        let mut used = [1, 0];
        for _ in 0..HAND_OVERS {
            let asked = table.asked();
            let device = usize::from(asked == VICTIM);
            if table.dice_source.revealer(&table.state).is_some() {
                used[device] += 1;
                let secret = chains[device][used[device]];
                assert!(table.play(&Action::Reveal { secret }));
            }
            let dice = table.dice();
            let ways = tries(&mut table);
            for way in &ways {
                assert_eq!(way.dice(), dice, "dice depend on what is rolled, on nothing else");
            }
            if asked == ATTACKER {
                own.count(is_high(dice));
            } else {
                // The attacker's device may have answered for the victim, but these dice are the
                // same for every answer.
                others.count(!is_high(dice));
            }
            table = ways.into_iter().min_by_key(DiceState::dice).unwrap();
        }
    }
    for score in [&own, &others] {
        // Five points must be more than 3.3 standard deviations, which chance exceeds once in 2,000
        // times.
        let detected = 0.05 / (0.25 / f64::from(score.rolls)).sqrt();
        assert!(detected > 3.3, "{score:?} would not show five points");
        assert!(score.deviations() < 2.3, "{score:?} {own:?} {others:?}");
    }
}

/// Shows that the same attacker can choose the dice if the player who hands the game over mixes in
/// a nonce.
#[test]
fn d3_the_same_tries_against_words_choose_the_dice() {
    let mut score = HighRolls::default();
    for number in 0..GAMES {
        let game = Game::new(setup(Seed::from_number(number.into()))).unwrap();
        let table = DiceState::of(&game);
        let words = (0..20).map(|word| {
            let mut tried = table.clone();
            assert!(tried.play(&Action::Reseed { word }));
            tried.dice()
        });
        score.count(is_high(words.max().unwrap()));
    }
    assert!(score.deviations() > 10.0, "{score:?}");
}

/// Returns the invitation to a table for which both devices have pledged with their keys.
fn gathered() -> (Game, [DeviceKey; 2]) {
    let keys = [1, 2].map(|byte| DeviceKey([byte; 32]));
    let mut game = Game::new(setup(Seed::default())).unwrap();
    for (seat, key) in [ATTACKER, VICTIM].into_iter().zip(keys) {
        game.play(key.pledge(&game, SeatSet::only(seat), 5)).unwrap();
    }
    (game, keys)
}

/// Returns a game up to the point where the victim's device reveals a secret.
fn until_the_victim_decides(record: Record) -> Game {
    let mut game = record.replay().unwrap();
    while game.revealer() != Some(SeatSet::only(VICTIM)) {
        game.play(game.legal().fallback().unwrap()).unwrap();
    }
    game
}

#[test]
fn d3_a_thousand_reopened_games_have_the_same_dice_and_a_thousand_keys_none() {
    let (invitation, [attacker, victim]) = gathered();
    let link = Record::of(&until_the_victim_decides(attacker.begin(&invitation).unwrap().unwrap()));
    let game = link.clone().replay().unwrap();
    let secret = victim.secret(&game).unwrap().unwrap();
    for number in 0..TRIES {
        let reopened = link.clone().replay().unwrap();
        assert_eq!(victim.secret(&reopened), Ok(Some(secret)));
        let mut drawn = [7; 32];
        drawn[..4].copy_from_slice(&number.to_le_bytes());
        assert_eq!(DeviceKey(drawn).secret(&reopened), Err(LostKey), "the key was deleted");
    }
}

/// Shows that a table altered after all have pledged gets other deals, and nobody to play them
/// with.
#[test]
fn d3_a_thousand_altered_tables_are_games_for_which_the_other_device_has_no_secret() {
    let (invitation, [attacker, victim]) = gathered();
    let honest = attacker.begin(&invitation).unwrap().unwrap();
    let Some(Action::Reveal { secret }) = honest.actions.last().cloned() else { panic!() };
    let pledged = Record::of(&invitation);
    for number in 0..TRIES {
        let mut altered = pledged.clone();
        altered.setup.players[0].phrase = number.to_string();
        altered.setup.seed = Seed::gathered(&altered.pack_plain(), secret);
        altered.actions.push(Action::Reveal { secret });
        assert_eq!(altered.is_gathered(), Some(true), "the attacker’s own secret fits");
        let game = until_the_victim_decides(altered);
        assert_eq!(victim.secret(&game), Err(LostKey));
    }
    assert!(victim.secret(&until_the_victim_decides(honest)).is_ok());
}

/// Shows that dealing again after all have pledged takes a forged seed, which is detected.
#[test]
fn d3_a_thousand_deals_are_a_thousand_forged_seeds() {
    let (invitation, [attacker, victim]) = gathered();
    let honest = attacker.begin(&invitation).unwrap().unwrap();
    assert_eq!(honest.is_gathered(), Some(true));
    for number in 0..u64::from(TRIES) {
        let mut forged = honest.clone();
        forged.setup.seed = Seed::from_number(number);
        assert_eq!(forged.is_gathered(), Some(false));
        let findings = forged.clone().verify().unwrap().findings;
        assert_eq!(findings[0].issue, FairnessIssue::FreeDeal(ATTACKER));
        if number == 0 {
            assert_eq!(victim.secret(&until_the_victim_decides(forged)), Err(LostKey));
        }
    }
}

/// Shows that with secrets it doesn't matter in how many portions armies are placed before a roll,
/// because dice are numbered rather than actions.
#[test]
fn d3_dice_are_the_same_however_many_actions_come_before() {
    let (table, _) = begun(3);
    assert_eq!(table.number, 3);
    let mut rng = Seeded::new(Seed::from_number(5), 0);
    let mut on = table.clone();
    let dice = on.dice();
    for _ in 0..12 {
        let action = on.action(rng.below(40));
        assert!(on.play(&action));
        assert_eq!(on.dice(), dice);
    }
}
