//! The attacker's options in the current battle.

use crate::battles::battle;
use crate::battles::odds::{Matchup, normal as normal_odds};
use crate::battles::roll::RollView;
use crate::in_words::{places, post};
use engine::battle::{Assault, Dice, Losses, Post, clash};
use engine::game::{Battle, Force, Phase, State};
use table::{Duty, Session};

/// The state of a block in a massed attack (A8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockStatus {
    /// It has armies and can roll.
    Fights,
    /// It has no armies, but reserves can fill it again.
    Empty,
    /// It has no armies, and no reserves are left to fill it again.
    Failed,
}

/// A block of a massed attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlockView {
    /// Its number, from 0.
    pub number: u8,
    pub from: Post,
    /// Armies alive: it rolls one die for each.
    pub troops: u32,
    /// The largest number of armies it has ever had, which determines the defender's dice (A3).
    pub declared: u32,
    /// The number of dice that the defender rolls against it now.
    pub against: u32,
    /// The number of armies that could still join it; 0 before the first roll (A3).
    pub reserves: u32,
    pub standing: BlockStatus,
}

/// A choice of die for the plus one (A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raise {
    pub face: u8,
    /// The losses of both sides with it.
    pub losses: Losses,
    /// True if it takes a captive (A7).
    pub captures: bool,
    /// True if no other die costs the defender more.
    pub best: bool,
}

/// The attacker's options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FightView {
    /// Roll in a normal attack, or break it off.
    Normal {
        /// The origin of the attack.
        from: Post,
        armies: u32,
        /// The fewest and the most dice.
        dice: (u32, u32),
        /// The reason why the attack can't be broken off yet, if it can't (A1).
        cannot_halt: Option<String>,
    },
    /// Roll one of the blocks of a massed attack, or add reserves.
    Blocks {
        blocks: Vec<BlockView>,
        /// The number of armies alive in all blocks.
        troops: u32,
        /// True if rolls get a plus one, because two or more flanks still fight (A6, A9).
        flanking: bool,
        /// The price of losing (A4).
        stake: String,
    },
    PlusOne {
        roll: RollView,
        /// A choice for each face.
        raises: Vec<Raise>,
    },
}

/// Returns the options of the player at the screen; `None` if another player has to decide.
pub fn fight(session: &Session) -> Option<FightView> {
    let Duty::Decide(_) = session.duty() else { return None };
    let state = session.view().table();
    match state.phase() {
        Phase::Battle(battle) => Some(match &battle.force {
            Force::Normal(from) => normal(state, *from),
            Force::Blocks(assault) => blocks(state, battle, assault),
        }),
        Phase::PlusOne { attack, defence, .. } => {
            let raises = raises(*attack, *defence);
            Some(FightView::PlusOne { roll: battle::lying_dice(session)?, raises })
        }
        _ => None,
    }
}

/// Returns the state of the current battle, from which the odds of going on follow.
pub fn standing(session: &Session) -> Option<Matchup> {
    let state = session.view().table();
    match state.phase() {
        Phase::Battle(battle) | Phase::PlusOne { battle, .. } => Some(matchup(state, battle)),
        _ => None,
    }
}

fn matchup(state: &State, battle: &Battle) -> Matchup {
    match &battle.force {
        Force::Normal(from) => normal_odds(state, *from, battle.to),
        Force::Blocks(assault) => {
            let blocks = assault.flanks(|from| state.reserves(assault, from));
            Matchup::Standing { blocks, defenders: state.board().armies(battle.to) }
        }
    }
}

fn normal(state: &State, from: Post) -> FightView {
    let too_early = text::land_sentences::too_early();
    FightView::Normal {
        from,
        armies: state.armies_at(from),
        dice: state.normal_dice(from),
        cannot_halt: state.check_halt().is_err().then(|| too_early.to_owned()),
    }
}

fn blocks(state: &State, battle: &Battle, assault: &Assault) -> FightView {
    let defenders = state.board().armies(battle.to);
    let view = |(number, block): (u8, &engine::battle::Block)| {
        let reserves = state.reserves(assault, block.from);
        BlockView {
            number,
            from: block.from,
            troops: block.troops,
            declared: block.declared,
            against: block.defence_dice(defenders),
            reserves: state.check_reserves(number).unwrap_or(0),
            standing: match (block.troops, reserves) {
                (0, 0) => BlockStatus::Failed,
                (0, _) => BlockStatus::Empty,
                _ => BlockStatus::Fights,
            },
        }
    };
    FightView::Blocks {
        blocks: (0u8..).zip(&assault.blocks).map(view).collect(),
        troops: assault.troops(),
        flanking: state.is_flanking(assault),
        stake: stake(assault.origins()),
    }
}

/// Returns the price of losing a committed or flanking attack from these places (A4, A9).
pub(crate) fn stake(origins: impl IntoIterator<Item = Post>) -> String {
    text::land_sentences::at_stake(places(origins.into_iter().map(post)))
}

fn raises(attack: Dice, defence: Dice) -> Vec<Raise> {
    let best = attack.best_raise(defence);
    let raise = |face: u8| {
        let clash = clash(attack, defence, Some(face));
        Raise { face, losses: clash.losses, captures: clash.captured, best: best == Some(face) }
    };
    (1..=6u8).rev().filter(|face| attack.raised(*face).is_some()).map(raise).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::{AttackType, Flank};
    use engine::core::Loaded;
    use engine::game::{Action, PlusOne, Until};
    use engine::record::Position;
    use engine::world::names::{Alaska, Alberta, Kamchatka, NorthwestTerritory};

    fn state() -> State {
        Position::parse(
            "players Red Blue
             turn Red campaign
             attacked Blue
             Alaska Red 6
             Alberta Red 3
             Northwest-Territory Blue 5
             Kamchatka Blue 2
             * Blue 1",
        )
        .unwrap()
    }

    fn played(actions: &[Action], dice: &[u8]) -> State {
        let (mut state, mut rng) = (state(), Loaded::dice(dice));
        for action in actions {
            state.play(action, &mut rng, &mut Vec::new()).unwrap();
        }
        state
    }

    fn view(state: &State) -> FightView {
        let Phase::Battle(battle) = state.phase() else { panic!("{:?}", state.phase()) };
        match &battle.force {
            Force::Normal(from) => normal(state, *from),
            Force::Blocks(assault) => blocks(state, battle, assault),
        }
    }

    #[test]
    fn a1_a_normal_attack_is_broken_off_after_a_roll() {
        let attack = Action::Attack { from: Alaska, to: Kamchatka };
        let FightView::Normal { dice, cannot_halt, .. } =
            view(&played(std::slice::from_ref(&attack), &[]))
        else {
            panic!()
        };
        assert_eq!(dice, (1, 3));
        assert!(cannot_halt.is_some());
        let roll = Action::Roll { dice: 3, until: Until::Once };
        let after = view(&played(&[attack, roll], &[6, 1, 1, 5, 5]));
        assert!(matches!(after, FightView::Normal { armies: 5, cannot_halt: None, .. }));
    }

    #[test]
    fn a8_blocks_say_how_they_stand_and_what_could_join_them() {
        let from = [Alaska, Alberta].map(Post::Land).into_iter().collect();
        let flank = Action::Flank { to: NorthwestTerritory, size: 2, from };
        let FightView::Blocks { blocks, troops, flanking, .. } =
            view(&played(std::slice::from_ref(&flank), &[]))
        else {
            panic!()
        };
        assert_eq!((troops, flanking), (4, true));
        assert!(blocks.iter().all(|block| block.reserves == 0), "none before the first roll (A3)");
        let roll = |block| Action::RollBlock { block, plus: PlusOne::Best, until: Until::Once };
        // One die of the defender against two of the attacker: a roll costs at most one army.
        let dice = [1, 1, 6, 1, 6];
        let lost = played(&[flank, roll(1), roll(1)], &dice);
        let FightView::Blocks { blocks, flanking, .. } = view(&lost) else { panic!() };
        assert_eq!(
            blocks.iter().map(|b| b.standing).collect::<Vec<_>>(),
            [BlockStatus::Fights, BlockStatus::Failed]
        );
        assert_eq!((blocks[0].reserves, blocks[1].reserves), (3, 0));
        assert!(!flanking, "one flank goes on as a committed attack (A9)");
    }

    #[test]
    fn how_a_battle_stands_follows_the_armies_that_are_left() {
        let attack = Action::Attack { from: Alaska, to: Kamchatka };
        let roll = Action::Roll { dice: 3, until: Until::Once };
        let after = played(&[attack, roll], &[6, 1, 1, 5, 5]);
        let Phase::Battle(battle) = after.phase() else { panic!() };
        let expected = Matchup::Land { attack_type: AttackType::Normal, armies: 5, defenders: 1 };
        assert_eq!(matchup(&after, battle), expected);
        let from = [Alaska, Alberta].map(Post::Land).into_iter().collect();
        let flank = Action::Flank { to: NorthwestTerritory, size: 2, from };
        let roll = Action::RollBlock { block: 1, plus: PlusOne::Best, until: Until::Once };
        let after = played(&[flank, roll], &[1, 1, 6]);
        let Phase::Battle(battle) = after.phase() else { panic!() };
        let block = |troops, spare| Flank { troops, declared: 2, spare };
        let blocks = vec![block(2, 3), block(1, 0)];
        assert_eq!(matchup(&after, battle), Matchup::Standing { blocks, defenders: 5 });
    }

    #[test]
    fn a6_the_best_plus_one_is_marked_and_each_says_what_it_brings() {
        let raises = raises(Dice::of(&[5, 3]), Dice::of(&[5, 2]));
        assert_eq!(raises.len(), 2);
        assert_eq!(raises[0].face, 5);
        assert!(raises[0].best && raises[0].captures);
        assert_eq!(raises[1].losses, Losses { attacker: 1, defender: 1 });
        assert!(!raises[1].best);
    }
}
