//! Compression of a game's actions (version 2 of packed records).
//!
//! The game is played alongside, so the decision and the position are known without being stored;
//! the dice follow from the seed. An action is coded in steps: its kind, predicted from the
//! question and the previous actions; a territory, by going through the candidates; a number of
//! armies, predicted from the armies present. Each step codes a few bits with predicted
//! probabilities ([`predict`]), which take almost no space if they are as expected ([`range`]).
//! Every action can be coded; unexpected ones only take more bits. A kind of action without steps
//! of its own is coded by the numbers that version 1 has for it.
//!
//! Links must stay readable for ever. Predictions therefore depend only on things that the rules
//! define and that never change for a game: the board, owners, armies, the question, the previous
//! actions. They don't depend on any list of legal actions, since the order of such a list may
//! change. New kinds of questions, actions and bits get new numbers, and nothing else here may
//! change.
//!
//! The coder is our own, because existing crates are made for streams of megabytes, don't model the
//! bits, and are larger than the two hundred lines that do both here.

mod action;
mod cards;
mod coder;
mod fields;
mod fleets;
mod memory;
mod numbers;
mod places;
mod predict;
mod purpose;
mod range;
mod scene;
mod telling;
mod verbs;

use self::coder::Coder;
use self::memory::ActionHistory;
use self::scene::CodingState;
use crate::game::{Action, Game, Setup, SetupError};

/// The number of actions between marks, by which damage is noticed. A mark takes a byte whatever
/// was predicted, so the number of actions that bytes can claim is at most this many times their
/// length.
pub(super) const STRETCH: usize = 32;

/// The length of a mark in bits, and its value.
const MARK: (u32, u32) = (8, 0b1010_0110);

/// The coder and the history from which it predicts.
#[derive(Debug)]
struct Model<'a> {
    coder: Coder<'a>,
    memory: ActionHistory,
}

impl<'a> Model<'a> {
    fn new(coder: Coder<'a>) -> Self {
        Self { coder, memory: ActionHistory::new() }
    }

    /// Codes the next action and the mark after it if one is due. Also returns `true` if the mark
    /// is right.
    fn step(&mut self, game: &Game, given: Option<&Action>) -> Option<(Action, bool)> {
        let action = self.action(&CodingState::of(game.state())?, given)?;
        let (bits, mark) = MARK;
        let is_due = (game.actions().len() + 1).is_multiple_of(STRETCH);
        let is_right = !is_due || self.coder.bits(bits, mark) == mark;
        Some((action, is_right))
    }
}

/// Codes the actions of a game. Returns `None` if one of them is illegal or can't be coded.
pub(super) fn write(setup: &Setup, actions: &[Action]) -> Option<Vec<u8>> {
    let mut game = Game::new(setup.clone()).ok()?;
    let mut model = Model::new(Coder::writer());
    for action in actions {
        let (written, _) = model.step(&game, Some(action))?;
        game.play(written).ok()?;
        if game.actions().last() != Some(action) {
            return None;
        }
    }
    Some(model.coder.finish())
}

/// The actions that were read from bytes.
pub(super) struct DecodedActions {
    pub actions: Vec<Action>,
    /// True if the bytes end exactly after the expected number of actions.
    pub is_whole: bool,
}

/// Reads this many actions, or the legal ones up to the last correct mark.
///
/// # Errors
/// Returns an error if the setup is invalid.
pub(super) fn read(
    setup: Setup,
    number: usize,
    bytes: &[u8],
) -> Result<DecodedActions, SetupError> {
    let mut game = Game::new(setup)?;
    let mut model = Model::new(Coder::reader(bytes, 0));
    let mut certain = 0;
    while game.actions().len() < number {
        let Some((action, true)) = model.step(&game, None) else { break };
        if game.play(action).is_err() {
            break;
        }
        if game.actions().len().is_multiple_of(STRETCH) {
            certain = game.actions().len();
        }
    }
    let is_whole = game.actions().len() == number && model.coder.is_done();
    let certain = if is_whole { number } else { certain };
    Ok(DecodedActions { actions: game.actions()[..certain].to_vec(), is_whole })
}

/// Reads the remaining actions of truncated or damaged bytes. Truncated bytes are read with two
/// different continuations: while both give the same bits, the missing bytes make no difference.
///
/// # Errors
/// Returns an error if the setup is invalid.
pub(super) fn salvage(
    setup: Setup,
    number: usize,
    bytes: &[u8],
) -> Result<Vec<Action>, SetupError> {
    let mut game = Game::new(setup)?;
    let [mut one, mut other] = [0, u8::MAX].map(|beyond| Model::new(Coder::reader(bytes, beyond)));
    let mut certain = 0;
    while game.actions().len() < number {
        let (next, _) = (one.step(&game, None), other.step(&game, None));
        if !one.coder.agrees(&other.coder) {
            certain = game.actions().len();
            break;
        }
        let Some((action, true)) = next else { break };
        if game.play(action).is_err() {
            break;
        }
        let played = game.actions().len();
        if played == number || played.is_multiple_of(STRETCH) {
            certain = played;
        }
    }
    Ok(game.actions()[..certain].to_vec())
}
