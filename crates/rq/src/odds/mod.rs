//! `rq odds`: exact odds of attacks.

mod report;

use clap::{Args, Subcommand, value_parser};

use super::Run;
use super::arguments::preset;
use super::output::{Failure, Output};
use engine::battle::{
    self, AttackTerms, ChainAttack, FlankOdds, LandingOdds, MAX_BLOCKS, Modifier, SAFE,
    armies_needed, chain, chances,
};
use engine::core::{RuleId, ShipId};
use engine::game::{DefenceDice, LEAST_BLOCK, RuleSet};
use engine::world::World;
use report::{ChainReport, LandOdds, LandingReport, SeaReport, Tell};

/// Maximum number of armies per side of a normal battle.
const MOST: i64 = 2_000;

/// Maximum number of armies per side where modifiers change dice.
const MOST_ON_TERMS: u32 = 200;

/// Maximum number of dice of a massed attack: beyond that an answer takes seconds.
const MOST_DICE: i64 = 120;

/// Compute the exact odds of an attack, a sea battle, a landing or a chain of conquests. Numbers beyond
/// the limits given for each would take too long and are refused.
#[derive(Debug, Args)]
pub(super) struct OddsCommand {
    #[command(subcommand)]
    battle: BattleOdds,
    /// Print JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum BattleOdds {
    /// A normal attack, rolled to the end with as many dice as possible (A1, L1): against the best defence
    /// where the defender chooses its dice, and with nothing played before or after a roll.
    Normal {
        /// The attacker's armies, including the one that must stay: 1 to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(1..=MOST))]
        attackers: u32,
        /// The defender's armies: up to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST))]
        defenders: u32,
        /// Rule set: determines how many dice defend a territory, and whether the defender chooses
        /// (A22).
        #[arg(long, value_parser = preset, default_value = "nautical")]
        rules: RuleSet,
        /// Modifier of the defender's highest die there (L7).
        #[arg(long)]
        scar: Option<Lies>,
        /// Rolls of three dice the fortification there has left: 1 to 10 (L7). With it or a scar, each side
        /// may have at most 200 armies.
        #[arg(long, default_value_t = 0, value_parser = value_parser!(u8).range(0..=10))]
        fortification: u8,
    },
    /// A committed attack (A2).
    Committed {
        /// Armies committed: 2 to 120.
        #[arg(long, value_parser = value_parser!(u32).range(1..=MOST_DICE))]
        commit: u32,
        /// Further armies that could move in, up to 2000; without --refill they don't fight and are counted
        /// among the attackers left.
        #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(0..=MOST))]
        reserves: u32,
        /// Replace losses from the reserves after every roll (A3).
        #[arg(long)]
        refill: bool,
        /// The defender's armies: up to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST))]
        defenders: u32,
    },
    /// A flanking attack, each block rolling until it is spent, one after the other (A5).
    Flanking {
        /// Armies in a block, 2 to 120; repeat for each of 2 to 12 blocks, all the same size.
        #[arg(long = "flank", required = true, value_parser = value_parser!(u32).range(1..=MOST_DICE))]
        flanks: Vec<u32>,
        /// The defender's armies: up to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST))]
        defenders: u32,
    },
    /// One ship against another, with sinking rolls (N9).
    Sea {
        /// Armies aboard the attacking ship: 1 to 120.
        #[arg(long, value_parser = value_parser!(u32).range(1..=MOST_DICE))]
        crew: u32,
        /// Armies aboard the other ship: up to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST))]
        against: u32,
        /// Commit the whole crew; otherwise one army stays out of the battle.
        #[arg(long)]
        committed: bool,
    },
    /// A landing from one ship (N5).
    Landing {
        /// Armies aboard: 1 to 120.
        #[arg(long, value_parser = value_parser!(u32).range(1..=MOST_DICE))]
        crew: u32,
        /// Armies aboard a patrolling ship, up to 120; repeat for each of at most 29 ships (N4).
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST_DICE))]
        patrol: Vec<u32>,
        /// The defender's armies ashore: up to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(0..=MOST))]
        defenders: u32,
        /// Defenders of each territory attacked after the landing, such as `2,1`, with all armies but one
        /// moving on. Up to 2000 on each of at most 41.
        #[arg(long, value_delimiter = ',', value_parser = value_parser!(u32).range(0..=MOST))]
        inland: Vec<u32>,
        /// Commit the whole crew in every battle; otherwise one army stays aboard.
        #[arg(long)]
        committed: bool,
    },
    /// A chain of conquests, with all armies but one moving on each time.
    Chain {
        /// Armies on the first territory, including the one that must stay: 1 to 2000.
        #[arg(long, value_parser = value_parser!(u32).range(1..=MOST))]
        armies: u32,
        /// Defenders of each territory, in order, such as `3,2,1`. Up to 2000 on each of at most 41.
        #[arg(long, required = true, value_delimiter = ',', value_parser = value_parser!(u32).range(0..=MOST))]
        defenders: Vec<u32>,
        /// Commit all armies but one each time; at most 121 armies.
        #[arg(long)]
        committed: bool,
        /// Rule set: determines how many dice defend a territory.
        #[arg(long, value_parser = preset, default_value = "nautical")]
        rules: RuleSet,
    },
}

impl Run for OddsCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let json = self.json;
        match self.battle {
            BattleOdds::Normal { attackers, defenders, rules, scar, fortification } => {
                let terms = terms(&rules, scar, fortification);
                if !terms.are_plain() {
                    return on_terms(terms, attackers, defenders)?.tell(json, output);
                }
                let odds = match rules.normal_chain_attack() {
                    ChainAttack::Even => battle::Odds::even(attackers, defenders),
                    _ => battle::Odds::normal(attackers, defenders),
                };
                let chances = chances(rules.normal_chain_attack(), limit(MOST), &[defenders]);
                let needed = chances.iter().position(|chance| *chance >= SAFE);
                LandOdds::new(&odds, needed, None).tell(json, output)
            }
            BattleOdds::Committed { commit, reserves, refill, defenders } => {
                check_block(commit, "A2")?;
                let odds = if refill {
                    battle::Odds::refilled(commit, reserves, defenders)
                } else {
                    battle::Odds::committed(commit, defenders).with_bystanders(reserves)
                };
                LandOdds::new(&odds, None, None).tell(json, output)
            }
            BattleOdds::Flanking { flanks, defenders } => {
                let (size, blocks) = equal_blocks(&flanks)?;
                let flanking = FlankOdds::new(size, blocks, defenders);
                LandOdds::new(&flanking.odds, None, Some(flanking.captured)).tell(json, output)
            }
            BattleOdds::Sea { crew, against, committed } => {
                SeaReport::new(chain_attack(committed), crew, against).tell(json, output)
            }
            BattleOdds::Landing { crew, patrol, defenders, inland, committed } => {
                if patrol.len() >= ShipId::COUNT {
                    let why = "a landing meets at most 29 ships";
                    return Err(Failure::NoAttack { why, rule: RuleId("N4") });
                }
                check_chain(&inland)?;
                let chain_attack = chain_attack(committed);
                let landing = LandingOdds::new(chain_attack, crew, &patrol, defenders);
                let chain = landing.inland(chain_attack, &inland);
                LandingReport::new(&landing, (!inland.is_empty()).then_some(&chain))
                    .tell(json, output)
            }
            BattleOdds::Chain { armies, defenders, committed, rules } => {
                if committed && armies > limit(MOST_DICE) + 1 {
                    let why = "committed attacks are limited to 121 armies";
                    return Err(Failure::NoAttack { why, rule: RuleId("A2") });
                }
                check_chain(&defenders)?;
                let chain_attack =
                    if committed { ChainAttack::Committed } else { rules.normal_chain_attack() };
                ChainReport::new(&chain(chain_attack, armies, &defenders)).tell(json, output)
            }
        }
    }
}

/// A modifier in a territory.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Lies {
    /// An ammunition shortage: one less.
    Shortage,
    /// A bunker: one more.
    Bunker,
}

fn terms(rules: &RuleSet, scar: Option<Lies>, fortification: u8) -> AttackTerms {
    let modifier = scar.map(|scar| match scar {
        Lies::Shortage => Modifier::Shortage,
        Lies::Bunker => Modifier::Bunker,
    });
    let chosen_defence = rules.defence_dice == DefenceDice::Chosen;
    let third_die = rules.three_defence_dice;
    AttackTerms {
        modifiers: modifier.into_iter().collect(),
        fortification,
        chosen_defence,
        third_die,
    }
}

/// Returns the odds of an attack on these terms.
fn on_terms(terms: AttackTerms, attackers: u32, defenders: u32) -> Result<LandOdds, Failure> {
    if attackers.max(defenders) > MOST_ON_TERMS {
        let why = "each side is limited to 200 armies where modifiers change dice or the defender chooses them";
        return Err(Failure::NoAttack { why, rule: RuleId("L2") });
    }
    let odds = battle::Odds::on(&terms, attackers, defenders);
    let chance = |armies| battle::Odds::on(&terms, armies, defenders).conquest;
    let needed = armies_needed(SAFE, MOST_ON_TERMS, chance);
    Ok(LandOdds::new(&odds, needed.map(|armies| armies as usize), None))
}

/// Checks that a chain has no more territories than the board: all but the first, each once.
fn check_chain(defenders: &[u32]) -> Result<(), Failure> {
    let why = "the board has only 42 territories";
    let is_possible = defenders.len() < World::earth().territories().len();
    if is_possible { Ok(()) } else { Err(Failure::NoAttack { why, rule: RuleId("B1") }) }
}

fn limit(most: i64) -> u32 {
    u32::try_from(most).unwrap_or(u32::MAX)
}

fn chain_attack(committed: bool) -> ChainAttack {
    if committed { ChainAttack::Committed } else { ChainAttack::Normal }
}

fn check_block(armies: u32, rule: &'static str) -> Result<(), Failure> {
    let why = "a block needs at least two armies";
    if armies < LEAST_BLOCK { Err(Failure::NoAttack { why, rule: RuleId(rule) }) } else { Ok(()) }
}

fn equal_blocks(flanks: &[u32]) -> Result<(u32, u32), Failure> {
    let wrong = |why| Err(Failure::NoAttack { why, rule: RuleId("A5") });
    let Some(size) = flanks.first() else {
        return wrong("a flanking attack needs at least two blocks");
    };
    check_block(*size, "A5")?;
    if flanks.iter().any(|other| other != size) {
        return wrong("all blocks of a flanking attack must be the same size");
    }
    match flanks.len() {
        0 | 1 => wrong("a flanking attack needs at least two blocks"),
        blocks if blocks > MAX_BLOCKS => wrong("a flanking attack has at most 12 blocks"),
        blocks => Ok((*size, u32::try_from(blocks).unwrap_or(u32::MAX))),
    }
}
