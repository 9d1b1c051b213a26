//! Which kind of action it is: told by what is asked, what was done before, and how things stand.

use super::Model;
use super::coder::{all, count, rough};
use super::memory::Kind;
use super::scene::Scene;
use super::what::What;
use crate::game::{Ask, Force, Phase};
use crate::poker::Question;

/// The kinds of moves at poker begin here,
const POKER: Kind = 128;

/// and those of bets here.
const BETS: Kind = 136;

/// The number of a move at poker as an action,
const MOVE: u64 = 39;

/// and that of a bet as a move.
const BET: u64 = 1;

/// The number of what is asked, and the kinds of action that are likely then, in this order for ever. Others are possible, and
/// remembered once they were done.
fn likely(ask: &Ask) -> (u8, &'static [Kind]) {
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

fn likely_move(question: &Question) -> (u8, &'static [Kind]) {
    match question {
        Question::Use => (27, &[128]),
        Question::Bet { owed: 0, .. } => (28, &[136, 137, 134, 140]),
        Question::Bet { .. } => (29, &[138, 140, 139, 134]),
        Question::Exchange => (30, &[130]),
        Question::Show { uncalled: false } => (31, &[131, 132]),
        Question::Show { uncalled: true } => (32, &[132, 131]),
        Question::Name => (33, &[133]),
    }
}

/// The kind of an action by its first numbers, and how many of them it stands for.
pub(super) fn kind(numbers: &[u64]) -> Option<(Kind, usize)> {
    let (kind, told) = match *numbers {
        [MOVE, BET, bet, ..] if bet < u64::from(u8::MAX - BETS) => (u64::from(BETS) + bet, 3),
        [MOVE, deed, ..] if deed < u64::from(BETS - POKER) => (u64::from(POKER) + deed, 2),
        [number, ..] => (number, 1),
        [] => return None,
    };
    Some((Kind::try_from(kind).ok()?, told))
}

/// The numbers that a kind stands for.
pub(super) fn numbers(kind: Kind) -> Vec<u64> {
    match kind {
        BETS.. => vec![MOVE, BET, (kind - BETS).into()],
        POKER.. => vec![MOVE, (kind - POKER).into()],
        _ => vec![kind.into()],
    }
}

impl Model<'_> {
    /// The kind of the next action.
    pub(super) fn kind(&mut self, scene: &Scene, given: Option<Kind>) -> Kind {
        let (ask, likely) = likely(&scene.ask);
        let [last, before] = self.memory.kinds.map(u32::from);
        let stands = self.stands(scene);
        let others = self.memory.others.iter().filter(|(at, _)| *at == ask).map(|(_, kind)| *kind);
        let kinds: Vec<Kind> = likely.iter().copied().chain(others).collect();
        for (place, kind) in kinds.into_iter().enumerate() {
            let at = all(&[ask.into(), count(place)]);
            let with = [all(&[at, last]), all(&[at, stands]), all(&[at, last, before, stands])];
            if self.coder.bit(What::Verb, with, given == Some(kind)) {
                return kind;
            }
        }
        let kind = self.coder.bits(8, given.unwrap_or(0).into()).to_le_bytes()[0];
        if !self.memory.others.contains(&(ask, kind)) {
            self.memory.others.push((ask, kind));
        }
        kind
    }

    /// How things stand, as far as it tells what will be done: what can still attack, how a battle goes, what a hand is worth.
    fn stands(&self, scene: &Scene) -> u32 {
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
