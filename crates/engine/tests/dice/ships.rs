//! Ships: sea battles, landings, and flanks with reserves, compared with the engine's own dice, and
//! small ones with every possible roll.

use red_queens_engine::battle::{ChainAttack, Flank, FlankOdds, LandingOdds, Post, SeaOutcome};
use red_queens_engine::core::Seat::Red;
use red_queens_engine::core::ShipId;
use red_queens_engine::game::{
    Action, Engagements, Force, Phase, PlusOne, SeaAction, State, Until,
};
use red_queens_engine::record::Position;
use red_queens_engine::world::names::{Alaska, Alberta, Egypt, NorthwestTerritory};

use crate::battles::Rolls;
use crate::exact::Bonus;
use crate::played::{assert_mean, play, play_out, position};

const TIMES: u64 = 3_000;

/// Returns a position with Red's ships off Egypt, and Blue's elsewhere in the same ocean.
fn at_sea(egypt: u32, red: &[u32], blue: &[u32]) -> State {
    let red = red.iter().map(|crew| ("Red", "7,15", crew));
    let blue = blue.iter().map(|crew| ("Blue", "9,8", crew));
    let ships: Vec<String> = (1..)
        .zip(red.chain(blue))
        .map(|(number, (owner, at, crew))| format!("ship {number} {owner} {crew} at {at}"))
        .collect();
    let ships = ships.join("\n");
    Position::parse(&format!(
        "players Red Blue
         rules nautical
         turn Red campaign
         attacked Blue Green
         Brazil Red 5
         Egypt Blue {egypt}
         Japan Blue 5
         {ships}
         * Green 1"
    ))
    .unwrap()
}

fn order(state: &mut State, text: &str) {
    play(state, &text.parse().unwrap(), 0);
}

fn crew(state: &State, number: u8) -> u32 {
    let id: ShipId = number.to_string().parse().unwrap();
    state.fleet().get(id).filter(|ship| ship.owner == Red).map_or(0, |ship| ship.crew)
}

/// Rolls until no engagement is left; beaten ships are left to sink instead of being boarded.
fn fight_on(state: &mut State, chance: &mut u64) {
    let until = Until::Conquest;
    loop {
        let action = match state.phase() {
            Phase::SeaBattle(battle) => {
                let block = match &battle.engagements[0].force {
                    Force::Blocks(assault) => assault.next_with_troops(0).unwrap(),
                    Force::Normal(_) => 0,
                };
                Action::Sea(SeaAction::Roll {
                    engagement: 0,
                    block: u8::try_from(block).unwrap(),
                    dice: None,
                    until,
                })
            }
            Phase::Board { .. } => Action::Sea(SeaAction::Sink),
            Phase::SendIn { .. } => {
                Action::Sea(SeaAction::SendIn { engagements: Engagements::new() })
            }
            Phase::Battle(battle) => match &battle.force {
                Force::Normal(from) => {
                    let (_, most) = state.normal_dice(*from);
                    Action::Roll { dice: u8::try_from(most).unwrap(), until }
                }
                Force::Blocks(_) => Action::RollBlock { block: 0, plus: PlusOne::Best, until },
            },
            _ => return,
        };
        *chance += 1;
        play(state, &action, *chance);
    }
}

/// Checks the odds of a sea battle against the engine's dice, and that they add up.
fn assert_sea_battle(name: &str, start: &State, ships: u8, outcome: &SeaOutcome) {
    let enemy: ShipId = (ships + 1).to_string().parse().unwrap();
    let ends: Vec<(f64, f64, f64, f64)> = (1..=TIMES)
        .map(|number| {
            let mut state = start.clone();
            fight_on(&mut state, &mut (number * 1_000));
            let afloat = (1..=ships).filter(|ship| crew(&state, *ship) > 0).count();
            let left: u32 = (1..=ships).map(|ship| crew(&state, ship)).sum();
            let against = state.fleet().get(enemy).map(|ship| ship.crew);
            let won = f64::from(u8::from(against.is_none()));
            (
                won,
                f64::from(ships) - afloat as f64,
                f64::from(left),
                f64::from(against.unwrap_or(0)),
            )
        })
        .collect();
    let odds = outcome.odds;
    let all = (outcome.attackers_left.len() - 1) as f64;
    let theirs = (outcome.defenders_left.len() - 1) as f64;
    assert_mean(&format!("{name}, won"), ends.iter().map(|end| end.0), odds.victory());
    assert_mean(&format!("{name}, ships lost"), ends.iter().map(|end| end.1), odds.lost);
    let left = all - odds.attacker_losses;
    assert_mean(&format!("{name}, own left"), ends.iter().map(|end| end.2), left);
    let left = theirs - odds.defender_losses;
    assert_mean(&format!("{name}, enemies left"), ends.iter().map(|end| end.3), left);
    for left in [&outcome.attackers_left, &outcome.defenders_left] {
        assert!((left.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{name}");
    }
}

#[test]
fn n8_n9_normal_sea_battles_end_as_the_odds_say() {
    for (own, theirs) in [(2, 1), (2, 6), (3, 2), (5, 3), (12, 9), (7, 20)] {
        let mut start = at_sea(1, &[own], &[theirs]);
        order(&mut start, "engage 2 by 1");
        let name = format!("{own} v {theirs} at sea");
        assert_sea_battle(&name, &start, 1, &SeaOutcome::normal(own, theirs));
    }
}

#[test]
fn n8_n9_committed_sea_battles_end_as_the_odds_say() {
    for (aboard, size, theirs) in [(2, 2, 1), (5, 5, 4), (6, 3, 5), (9, 4, 2), (8, 7, 12)] {
        let mut start = at_sea(1, &[aboard], &[theirs]);
        order(&mut start, &format!("engage 2 by 1 committed {size}"));
        let flank = Flank { spare: aboard - size, ..Flank::whole(size) };
        let name = format!("{size} of {aboard} v {theirs} at sea");
        assert_sea_battle(&name, &start, 1, &SeaOutcome::standing(&[flank], theirs));
    }
}

#[test]
fn n8_n9_flanking_sea_battles_end_as_the_odds_say() {
    for (crews, size, theirs) in [
        (vec![3, 3], 3, 4),
        (vec![5, 3], 3, 6),
        (vec![2, 6, 2], 2, 5),
        (vec![4, 4, 7], 4, 9),
        (vec![6, 6], 2, 3),
    ] {
        let ships = u8::try_from(crews.len()).unwrap();
        let mut start = at_sea(1, &crews, &[theirs]);
        let by: Vec<String> = (1..=ships).map(|ship| ship.to_string()).collect();
        order(&mut start, &format!("engage {} by {} committed {size}", ships + 1, by.join(" ")));
        let flanks: Vec<Flank> =
            crews.iter().map(|crew| Flank { spare: crew - size, ..Flank::whole(size) }).collect();
        let name = format!("{size} of each of {crews:?} v {theirs} at sea");
        assert_sea_battle(&name, &start, ships, &SeaOutcome::standing(&flanks, theirs));
    }
}

#[test]
fn n4_n5_n6_landings_past_patrols_end_as_the_odds_say() {
    for (chain_attack, own, patrol, egypt) in [
        (ChainAttack::Normal, 6, vec![], 3),
        (ChainAttack::Normal, 9, vec![2], 2),
        (ChainAttack::Normal, 12, vec![1, 3], 1),
        (ChainAttack::Committed, 5, vec![], 4),
        (ChainAttack::Committed, 9, vec![2, 2], 3),
    ] {
        let start = at_sea(egypt, &[own], &patrol);
        let ends: Vec<(f64, f64, f64)> = (1..=TIMES)
            .map(|number| {
                let mut state = start.clone();
                let mut chance = number * 1_000;
                let effort = |state: &State| match chain_attack {
                    ChainAttack::Normal | ChainAttack::Even => String::new(),
                    ChainAttack::Committed => format!(" committed {}", crew(state, 1)),
                };
                let enough = |state: &State| crew(state, 1) > 1;
                for enemy in 2..2 + patrol.len() {
                    if enough(&state) {
                        let text = format!("engage {enemy} by 1{}", effort(&state));
                        order(&mut state, &text);
                        fight_on(&mut state, &mut chance);
                    }
                    if state.fleet().get(enemy.to_string().parse().unwrap()).is_some() {
                        break;
                    }
                }
                let patrolled = state.fleet().iter().any(|(_, ship)| ship.owner != Red);
                let before = if patrolled { 0 } else { crew(&state, 1) };
                if before > 1 {
                    let text = format!("land 1 Egypt{}", effort(&state));
                    order(&mut state, &text);
                    fight_on(&mut state, &mut chance);
                }
                let taken = state.board().owner(Egypt) == Some(Red);
                let lost = state.fleet().get("1".parse().unwrap()).is_none();
                // The odds count all armies that can go ashore; in a normal landing one stays
                // aboard.
                let all = state.board().armies(Egypt) + crew(&state, 1);
                let ashore =
                    if taken { all - u32::from(chain_attack == ChainAttack::Normal) } else { 0 };
                let one = |so: bool| f64::from(u8::from(so));
                (one(taken), one(lost), f64::from(ashore))
            })
            .collect();
        let odds = LandingOdds::new(chain_attack, own, &patrol, egypt);
        let name = format!("{chain_attack:?} {own} past {patrol:?} v {egypt}");
        assert_mean(&format!("{name}, taken"), ends.iter().map(|end| end.0), odds.conquest);
        let lost = ends.iter().map(|end| if end.0 > 0.0 { 0.0 } else { end.1 });
        assert_mean(&format!("{name}, ship lost"), lost, odds.ship_lost);
        let mean: f64 = odds.ashore.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        assert_mean(&format!("{name}, ashore"), ends.iter().map(|end| end.2), mean);
    }
}

#[test]
fn a8_flanks_with_reserves_keep_the_plus_one_to_the_end() {
    let roll_out = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Conquest };
    for (size, alaska, northwest, theirs) in
        [(2, 6, 0, 4), (3, 2, 0, 6), (3, 0, 5, 6), (2, 0, 0, 3), (4, 1, 1, 9)]
    {
        let start = position("nautical", size + 1 + alaska, size + 1 + northwest, theirs);
        let from = [Alaska, NorthwestTerritory].into_iter().map(Post::Land).collect();
        let declare = Action::Flank { to: Alberta, size, from };
        let ends = play_out(&start, &declare, &roll_out, TIMES);
        let flank = |spare| Flank { spare, ..Flank::whole(size) };
        let odds = FlankOdds::standing(&[flank(alaska), flank(northwest)], theirs);
        let name = format!("{size} with {alaska} and {northwest} behind v {theirs}");
        let conquered = ends.iter().map(|end| f64::from(u8::from(end.conquered)));
        assert_mean(&format!("{name}, conquests"), conquered, odds.odds.conquest);
        let captives = ends.iter().map(|end| f64::from(end.captives));
        assert_mean(&format!("{name}, captives"), captives, odds.captured);
        let own =
            f64::from(2 * size + 2 + alaska + northwest) - odds.odds.expected_attacker_losses();
        assert_mean(&format!("{name}, own"), ends.iter().map(|end| f64::from(end.own)), own);
    }
}

/// Ships followed roll by roll, with the armies and reserves of each. No ship has sunk.
struct FollowedShips<'a> {
    declared: usize,
    rolls: &'a mut Rolls,
    won: f64,
    lost: f64,
    left: f64,
}

impl FollowedShips<'_> {
    fn follow(&mut self, ships: &[Option<(usize, usize)>], against: usize, p: f64) {
        let all: usize = ships.iter().flatten().map(|(troops, spare)| troops + spare).sum();
        let next = ships.iter().position(|ship| ship.is_some_and(|(troops, _)| troops > 0));
        let Some(next) = next.filter(|_| against > 0) else {
            self.won += if against == 0 { p } else { 0.0 };
            self.left += p * all as f64;
            return;
        };
        let (troops, spare) = ships[next].unwrap();
        let stands = |ship: &Option<(usize, usize)>| ship.is_some_and(|(a, b)| a + b > 0);
        let flanking = ships.iter().filter(|ship| stands(ship)).count() > 1;
        let bonus = if flanking { Bonus::PlusOne } else { Bonus::None };
        let defence = against.min(self.declared - 1);
        let pairs = troops.min(defence);
        for (killed, chance) in self.rolls.of(troops, defence, bonus).into_iter().enumerate() {
            let here = p * chance;
            let mut after = ships.to_vec();
            let troops = troops - (pairs - killed);
            after[next] = (troops + spare > 0).then_some((troops, spare));
            self.lost += if troops + spare == 0 { here } else { 0.0 };
            let sinks = here * 15.0 / 36.0;
            if killed == pairs && against > killed {
                self.follow(&after, 0, sinks);
                self.follow(&after, against - killed, here - sinks);
            } else if killed == 0 && troops + spare > 0 {
                self.lost += sinks;
                let mut sunk = after.clone();
                sunk[next] = None;
                self.follow(&sunk, against, sinks);
                self.follow(&after, against, here - sinks);
            } else {
                self.follow(&after, against - killed, here);
            }
        }
    }
}

#[test]
fn n9_flanks_at_sea_are_those_of_every_roll() {
    let rolls = &mut Rolls::default();
    for (ships, declared, against) in [
        (vec![(2, 0), (2, 0)], 2, 3),
        (vec![(3, 1), (3, 0)], 3, 3),
        (vec![(1, 2), (3, 4)], 3, 2),
        (vec![(2, 0), (2, 3), (2, 1)], 2, 2),
        (vec![(0, 2), (3, 0)], 3, 4),
        (vec![(4, 3)], 4, 4),
    ] {
        let mut fleet =
            FollowedShips { declared, rolls: &mut *rolls, won: 0.0, lost: 0.0, left: 0.0 };
        let start: Vec<_> = ships.iter().map(|ship| Some(*ship)).collect();
        fleet.follow(&start, against, 1.0);
        let number = |n: usize| u32::try_from(n).unwrap();
        let flanks: Vec<Flank> = ships
            .iter()
            .map(|(troops, spare)| Flank {
                troops: number(*troops),
                declared: number(declared),
                spare: number(*spare),
            })
            .collect();
        let outcome = SeaOutcome::standing(&flanks, number(against));
        let left: f64 = outcome.attackers_left.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        let name = format!("{ships:?} v {against}: {:?}", outcome.odds);
        assert!((outcome.odds.victory() - fleet.won).abs() < 1e-12, "{name} {}", fleet.won);
        assert!((outcome.odds.lost - fleet.lost).abs() < 1e-12, "{name} {}", fleet.lost);
        assert!((left - fleet.left).abs() < 1e-9, "{name} {}", fleet.left);
    }
}

#[test]
fn n9_large_crews_at_sea_are_as_small_ones_that_sink_first() {
    let [small, large] = [90, 900].map(|crew| SeaOutcome::normal(crew, crew).odds);
    assert!((small.victory() - large.victory()).abs() < 1e-9);
    assert!(large.beaten < 1e-12, "somebody sinks long before");
    let all: f64 = SeaOutcome::normal(1_000, 700).attackers_left.iter().sum();
    assert!((all - 1.0).abs() < 1e-12);
}
