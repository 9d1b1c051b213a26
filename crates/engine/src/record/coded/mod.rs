//! The actions of a game in as few bits as they are news (version 2 of packed records).
//!
//! The game is played beside it, so what somebody may decide about, and how things stand, is known without being written; chance
//! follows from the seed. An action is told in steps: its kind by what is asked and what was done before; a territory by going
//! through those that it may be; a number of armies by what stands there. Each step is a few bits, which are foretold
//! ([`predict`]) and so take next to no room where they are as expected ([`range`]). Anything can be said, the unexpected only
//! takes longer: a kind of action without steps of its own is told by the numbers that version 1 has for it.
//!
//! Links open for ever. What is foretold rests on the rules' own words, which never change for a game: the board, who holds what,
//! what stands there, what is asked, what was done. It rests on no list of what is legal, as such a list may come in another order
//! one day. New kinds of questions, of actions and of bits get numbers of their own, and nothing else may change here.
//!
//! The coder is our own: what there is as a crate is made for streams of megabytes, models the bits not at all, and weighs more
//! than the two hundred lines that do both.

mod action;
mod cards;
mod coder;
mod fields;
mod fleets;
mod memory;
mod numbers;
mod places;
mod predict;
mod range;
mod scene;
mod verbs;
mod what;

use self::coder::Coder;
use self::memory::Memory;
use self::scene::Scene;
use crate::game::{Action, Game, Setup, SetupError};

/// After so many actions there is a mark by which damage is noticed. It takes a byte, whatever was foretold: so bytes never
/// claim more actions than this for each of them.
pub(super) const STRETCH: usize = 32;

/// The bits of a mark, and what they say.
const MARK: (u32, u32) = (8, 0b1010_0110);

/// What is likely, and the coder that goes by it.
#[derive(Debug)]
struct Model<'a> {
    coder: Coder<'a>,
    memory: Memory,
}

impl<'a> Model<'a> {
    fn new(coder: Coder<'a>) -> Self {
        Self { coder, memory: Memory::new() }
    }

    /// The next action and, where one is due after it, a mark: whether it is as it should be.
    fn step(&mut self, game: &Game, given: Option<&Action>) -> Option<(Action, bool)> {
        let action = self.action(&Scene::of(game.state())?, given)?;
        let (bits, mark) = MARK;
        let is_due = (game.actions().len() + 1).is_multiple_of(STRETCH);
        let is_right = !is_due || self.coder.bits(bits, mark) == mark;
        Some((action, is_right))
    }
}

/// The actions of a game; `None` where it does not take them all, or one has no form here.
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

/// What was read of bytes.
pub(super) struct Found {
    pub actions: Vec<Action>,
    /// Whether there was an end to the bytes after as many actions as there should be.
    pub is_whole: bool,
}

/// Reads so many actions, or as many as make sense up to the last mark that is right.
///
/// # Errors
/// The setup is no game.
pub(super) fn read(setup: Setup, number: usize, bytes: &[u8]) -> Result<Found, SetupError> {
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
    Ok(Found { actions: game.actions()[..certain].to_vec(), is_whole })
}

/// Reads what is left of bytes that are cut off or damaged. What is cut off is read with one end and with another: as long as
/// both are the same bits, nothing that is missing could say otherwise.
///
/// # Errors
/// The setup is no game.
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
