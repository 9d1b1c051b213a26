//! The current sea battle: its engagements, their last rolls, and the player's options.

use crate::battles::naval_dice::{SeaRoll, SeaRollView};
use crate::battles::naval_result;
use crate::battles::odds::Matchup;
use engine::core::{Seat, ShipId};
use engine::game::{Engagement, EngagementStatus, Force, Phase, SeaBattle, State};
use table::{Duty, Session};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngagementView {
    /// Its number, from 0.
    pub number: u8,
    /// The owner of the attacking ships.
    pub by: Seat,
    /// The owner of the ship under attack.
    pub other: Seat,
    /// The attacking ships, each with its armies aboard and those of its block.
    pub ships: Vec<(ShipId, u32, u32)>,
    /// The ship under attack, with its armies; 0 once it is gone.
    pub target: (ShipId, u32),
    pub standing: EngagementStatus,
    pub last: Option<SeaRollView>,
    /// True if the player at the screen can roll in it now.
    pub can_roll: bool,
    /// True if it can be broken off now: a normal one, after a roll (N8).
    pub can_break_off: bool,
    /// The numbers of the blocks that can roll; empty in a normal engagement.
    pub blocks: Vec<u8>,
    /// The number of armies that counts for stopping in time (A21).
    pub force: u32,
    /// The number of reserves that can join each block now (A3).
    pub reserves: Vec<(u8, u32)>,
    /// The fewest and the most dice to choose from in a normal engagement (A1).
    pub dice: (u32, u32),
    /// The two forces, for the odds of going on; `None` unless the player can roll.
    pub matchup: Option<Matchup>,
}

impl EngagementView {
    /// The ship of a block, with the most armies aboard it that can join the block (A3).
    pub fn reserves_in_words(&self, block: u8, most: u32) -> String {
        let ship = self.ships.get(usize::from(block)).map(|(ship, ..)| *ship);
        ship.map_or(String::new(), |ship| text::sea::Reserves { armies: most, ship }.say())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaBattleView {
    /// The engagements of both sides.
    pub engagements: Vec<EngagementView>,
}

/// A beaten ship (N10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardView {
    pub prize: ShipId,
    pub owner: Seat,
    pub captives: u32,
    /// The ships that can board it, each with the most armies that can go over.
    pub boarders: Vec<(ShipId, u32)>,
    /// The dice that beat it, if there was a fight.
    pub last: Option<SeaRoll>,
}

impl SeaBattleView {
    pub fn of(session: &Session) -> Option<Self> {
        let state = session.view().table();
        let (Phase::SeaBattle(battle) | Phase::Board { battle, .. }) = state.phase() else {
            return None;
        };
        let number = 0u8..u8::try_from(battle.engagements.len()).unwrap_or(u8::MAX);
        Some(SeaBattleView {
            engagements: number.filter_map(|number| engagement(session, battle, number)).collect(),
        })
    }
}

fn engagement(session: &Session, battle: &SeaBattle, number: u8) -> Option<EngagementView> {
    let state = session.view().table();
    let found = battle.engagements.get(usize::from(number))?;
    let mine = matches!(session.duty(), Duty::Decide(_)) && state.check_engagement(number).is_ok();
    let (blocks, reserves) = match &found.force {
        Force::Normal(_) => (Vec::new(), Vec::new()),
        Force::Blocks(assault) => {
            let numbered = || (0u8..).zip(&assault.blocks);
            let with_troops = numbered().filter(|(_, block)| block.troops > 0);
            let spare = numbered().filter(|_| mine).filter_map(|(block, _)| {
                let most = state.check_sea_reserves(number, block).ok()?;
                (most > 0).then_some((block, most))
            });
            (with_troops.map(|(number, _)| number).collect(), spare.collect())
        }
    };
    let committed = |ship: ShipId| match &found.force {
        Force::Normal(_) => state.armies_at(ship.into()),
        Force::Blocks(assault) => assault.committed_from(ship.into()),
    };
    Some(EngagementView {
        number,
        by: found.by,
        other: naval_result::enemy_in(session, battle, number),
        ships: found
            .ships()
            .map(|ship| (ship, state.armies_at(ship.into()), committed(ship)))
            .collect(),
        target: (found.target, state.armies_at(found.target.into())),
        standing: found.standing,
        last: naval_result::last_sea_roll(session, number),
        can_roll: mine,
        matchup: mine.then(|| matchup(state, found)),
        can_break_off: mine && state.check_break_off(number).is_ok(),
        blocks,
        force: state.troops(found),
        dice: state.sea_dice(number).unwrap_or((1, 0)),
        reserves,
    })
}

impl BoardView {
    /// Returns the beaten ship that the player at the screen may board or sink.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(_) = session.duty() else { return None };
        let state = session.view().table();
        let Phase::Board { prize, engagement, ref battle, .. } = *state.phase() else {
            return None;
        };
        let ship = state.fleet().get(prize)?;
        Some(BoardView {
            prize,
            owner: ship.owner,
            captives: ship.captive_armies(),
            last: naval_result::roll_of(session, battle, engagement),
            boarders: state
                .boarders()
                .into_iter()
                .map(|id| (id, state.boarding_armies(id)))
                .collect(),
        })
    }
}

fn matchup(state: &State, engagement: &Engagement) -> Matchup {
    let against = state.armies_at(engagement.target.into());
    match &engagement.force {
        Force::Normal(from) => Matchup::Sea { crew: state.armies_at(*from), against },
        Force::Blocks(assault) => {
            let blocks = assault
                .flanks(|from| state.armies_at(from).saturating_sub(assault.committed_from(from)));
            Matchup::Ships { blocks, against }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::sea::fight::SeaBattleView;
    use engine::core::Seat::{Blue, Red};
    use engine::game::Control::Human;
    use table::testing;

    #[test]
    fn a3_reserves_at_sea_are_told_apart_from_the_number_of_their_ship() {
        let text = "rules nautical
             players Red Blue
             turn Blue sea-battle rolls Blue
             attacked Red
             opponent Red
             engagement Blue against 4 blocks 3 4 rolls 1
             ship 3 Blue 6 at 9,8
             ship 4 Red 5 at 9,8
             Brazil Red 6
             * Blue 1";
        let session = testing::position(text, &[(Red, Human), (Blue, Human)], 1);
        let battle = SeaBattleView::of(&session).unwrap();
        let engagement = &battle.engagements[0];
        assert_eq!(engagement.reserves, [(0, 2)], "two of six are in no block yet");
        assert_eq!(engagement.reserves_in_words(0, 2), "Ship 3, reserves: up to 2");
    }
}
