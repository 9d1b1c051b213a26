//! Coding of the kind of action, predicted from the question, the previous actions and the
//! position.

use super::Model;
use super::coder::{all, count, rough};
use super::memory::ActionKind;
use super::purpose::BitPurpose;
use super::scene::CodingState;
use crate::game::{Ask, Force, Phase};
use crate::poker::PokerQuestion;

/// The first kind of the poker moves.
const POKER: ActionKind = 128;

/// The first kind of the bets.
const BETS: ActionKind = 136;

/// The number of the poker move among actions.
const MOVE: u128 = 39;

/// The number of the bet among poker moves.
const BET: u128 = 1;

/// Returns the number of a question and the kinds of action that are likely, in an order that must
/// never change. Other kinds are possible, and are remembered after their first use.
fn likely(ask: &Ask) -> (u8, &'static [ActionKind]) {
    match ask {
        Ask::Choose => (0, &[0]),
        Ask::Garrison { .. } => (1, &[1]),
        Ask::Arrange => (2, &[2, 35]),
        Ask::FirstFactory => (3, &[3]),
        Ask::FirstShip { .. } => (4, &[10]),
        Ask::Launch { .. } => (5, &[10]),
        Ask::Cruise { .. } => (6, &[12]),
        Ask::SendIn => (7, &[16]),
        Ask::SeaBattle => (8, &[17, 19, 18, 40]),
        Ask::Board { .. } => (9, &[20, 21]),
        Ask::Reinforce { left: 0, .. } => (10, &[4, 35]),
        Ask::Reinforce { forced: false, .. } => (11, &[5, 4]),
        Ask::Reinforce { forced: true, .. } => (12, &[4]),
        Ask::Campaign => (13, &[8, 6, 35, 11, 13, 7, 9, 15, 14, 60]),
        Ask::Mobilize { .. } => (14, &[22]),
        Ask::Reveal { .. } => (15, &[22]),
        Ask::Levy { .. } => (16, &[23]),
        Ask::Battle { large: false, .. } => (17, &[24, 28]),
        Ask::Battle { large: true, .. } => (18, &[25, 27, 28]),
        Ask::PlusOne => (19, &[26]),
        Ask::Advance { .. } => (20, &[29]),
        Ask::Succeed => (21, &[32, 35]),
        Ask::Factory { .. } => (22, &[3]),
        Ask::Transfer => (23, &[30, 35]),
        Ask::Call { .. } => (24, &[36, 35]),
        Ask::Contest { .. } => (25, &[37, 35]),
        Ask::Answer { .. } => (26, &[38, 35]),
        Ask::Poker { question, .. } => likely_move(question),
        Ask::Won { .. } => (34, &[38, 35]),
        Ask::Draw => (35, &[41, 35]),
        Ask::Shed { .. } => (36, &[43]),
        Ask::Discard { .. } => (37, &[31]),
        Ask::MakeRoom => (38, &[31, 35]),
        Ask::Purchase => (39, &[4, 35]),
        Ask::AnotherHand { .. } => (40, &[38, 35]),
        Ask::Join { .. } => (41, &[38, 35]),
        Ask::Defend { .. } => (44, &[61]),
        Ask::Window { .. } => (43, &[35, 62, 63, 64]),
    }
}

fn likely_move(question: &PokerQuestion) -> (u8, &'static [ActionKind]) {
    match question {
        PokerQuestion::Use => (27, &[128]),
        PokerQuestion::Bet { owed: 0, .. } => (28, &[136, 137, 134, 140]),
        PokerQuestion::Bet { .. } => (29, &[138, 140, 139, 134]),
        PokerQuestion::Exchange => (30, &[130]),
        PokerQuestion::Show { uncalled: false } => (31, &[131, 132]),
        PokerQuestion::Show { uncalled: true } => (32, &[132, 131]),
        PokerQuestion::Name => (33, &[133]),
    }
}

/// Returns the kind of an action from its first numbers, and the number of those that the kind
/// stands for.
pub(super) fn kind(numbers: &[u128]) -> Option<(ActionKind, usize)> {
    let (kind, told) = match *numbers {
        [MOVE, BET, bet, ..] if bet < u128::from(u8::MAX - BETS) => (u128::from(BETS) + bet, 3),
        [MOVE, number, ..] if number < u128::from(BETS - POKER) => (u128::from(POKER) + number, 2),
        [number, ..] => (number, 1),
        [] => return None,
    };
    Some((ActionKind::try_from(kind).ok()?, told))
}

/// Returns the numbers that a kind stands for.
pub(super) fn numbers(kind: ActionKind) -> Vec<u128> {
    match kind {
        BETS.. => vec![MOVE, BET, (kind - BETS).into()],
        POKER.. => vec![MOVE, (kind - POKER).into()],
        _ => vec![kind.into()],
    }
}

impl Model<'_> {
    /// Codes the kind of the next action.
    pub(super) fn kind(&mut self, scene: &CodingState, given: Option<ActionKind>) -> ActionKind {
        let (ask, likely) = likely(&scene.ask);
        let [last, before] = self.memory.kinds.map(u32::from);
        let stands = self.stands(scene);
        let others = self.memory.others.iter().filter(|(at, _)| *at == ask).map(|(_, kind)| *kind);
        let kinds: Vec<ActionKind> = likely.iter().copied().chain(others).collect();
        for (place, kind) in kinds.into_iter().enumerate() {
            let at = all(&[ask.into(), count(place)]);
            let with = [all(&[at, last]), all(&[at, stands]), all(&[at, last, before, stands])];
            if self.coder.bit(BitPurpose::Verb, with, given == Some(kind)) {
                return kind;
            }
        }
        let kind = self.coder.bits(8, given.unwrap_or(0).into()).to_le_bytes()[0];
        if !self.memory.others.contains(&(ask, kind)) {
            self.memory.others.push((ask, kind));
        }
        kind
    }

    /// Returns a code for the state that predicts the action: the fronts, the course of a battle,
    /// or the value of a hand.
    fn stands(&self, scene: &CodingState) -> u32 {
        match &scene.state.phase {
            Phase::Campaign => {
                let fronts = scene.fronts();
                let most = fronts.iter().map(|at| scene.armies(at)).max().unwrap_or(0);
                let here = self.memory.recent[0].filter(|at| fronts.contains(*at));
                all(&[rough(here.map_or(0, |at| scene.armies(at))), rough(most)])
            }
            Phase::Battle(battle) => {
                let troops = match &battle.force {
                    Force::Normal(_) => 0,
                    Force::Blocks(assault) => assault.troops(),
                };
                all(&[battle.rolls.min(2), rough(scene.defenders()), rough(troops)])
            }
            Phase::Poker(table) => {
                let hand = scene.state.poker.hands[scene.asked];
                count(table.game.ranking().value(hand).category().index())
            }
            _ => rough(scene.left()),
        }
    }
}
