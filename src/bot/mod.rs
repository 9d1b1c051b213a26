//! Computer players. They get what a seat may know, an [`Observation`], and never the game.

mod easy;
mod expert;
mod fallback;
mod flank;
mod forecast;
mod hard;
mod normal;
pub mod protocol;
mod random;
mod sea_forecast;
mod traits;
mod value;
mod view;

pub use easy::Easy;
pub use expert::Expert;
pub use fallback::{Decision, decide, plain_action};
pub use hard::Hard;
pub use normal::Normal;
pub use random::Random;

use crate::game::{Action, Legal, Observation};

/// A computer player.
pub trait Bot {
    /// What to do now. It is asked only when the viewer is to decide, so something is legal; an
    /// answer that is not is replaced (see [`decide`]).
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action;
}

/// The levels by name, the weakest first.
pub const LEVELS: [&str; 5] = ["random", "easy", "normal", "hard", "expert"];

/// No computer player has this level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no computer player called “{0}”; the levels are {list}", list = LEVELS.join(", "))]
pub struct UnknownLevel(pub String);

/// A computer player of a level. The same level, seed and observations give the same decisions.
///
/// # Errors
/// There is no such level.
///
/// ```
/// use red_queens::bot;
/// assert!(bot::by_name("normal", 1).is_ok());
/// assert!(bot::by_name("clairvoyant", 1).is_err());
/// ```
pub fn by_name(level: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownLevel> {
    match level {
        "random" => Ok(Box::new(Random::new(seed))),
        "normal" => Ok(Box::new(Normal::new(seed))),
        "easy" => Ok(Box::new(Easy::new(seed))),
        "expert" => Ok(Box::new(Expert::new(seed))),
        "hard" => Ok(Box::new(Hard::new(seed))),
        _ => Err(UnknownLevel(level.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Chance, Loaded, Seat, SeatSet, Seed};
    use crate::game::{AllyPlay, Control, Game, Phase, Player, Role, RuleSet, Setup, State};
    use crate::poker::CardSet;

    #[test]
    fn every_level_has_a_player_and_nothing_else_has() {
        assert!(LEVELS.iter().all(|level| by_name(level, 0).is_ok()));
        for name in ["", "Normal", "hard ", "exec:true"] {
            let error = by_name(name, 0).err().unwrap();
            assert!(error.to_string().contains("random, easy, normal"), "{error}");
        }
    }

    /// The state with the cards that `viewer` cannot know dealt anew; every number stays.
    fn dealt_anew(state: &State, viewer: Seat, chance: &mut dyn Chance) -> State {
        let mut state = state.clone();
        let others = || Seat::ALL.into_iter().filter(|seat| *seat != viewer);
        let hands: Vec<usize> = others().map(|seat| state.deck.hands[seat].len()).collect();
        for seat in others() {
            let hand = std::mem::take(&mut state.deck.hands[seat]);
            hand.iter().for_each(|card| state.deck.stock.add(card));
            let stash = std::mem::take(&mut state.poker.stashes[seat]);
            let number = stash.len();
            state.poker.stock = state.poker.stock | stash;
            for _ in 0..number {
                state.poker.draw(seat, chance);
            }
        }
        let shown = match &state.phase {
            Phase::Poker(table) => table.game.shown(),
            _ => SeatSet::EMPTY,
        };
        let unseen: Vec<Seat> = others().filter(|seat| !shown.contains(*seat)).collect();
        let dealt: Vec<CardSet> =
            unseen.iter().map(|seat| std::mem::take(&mut state.poker.hands[*seat])).collect();
        state.poker.stock = dealt.iter().fold(state.poker.stock, |all, hand| all | *hand);
        for (seat, hand) in unseen.into_iter().zip(dealt) {
            for _ in 0..hand.len() {
                state.poker.deal(seat, chance);
            }
        }
        for (seat, number) in others().zip(hands) {
            for _ in 0..number {
                state.deck.draw(seat, chance);
            }
        }
        state
    }

    #[test]
    fn no_level_decides_by_what_its_seat_cannot_know() {
        let allied = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
        for rules in RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([allied]) {
            let players = [Seat::Red, Seat::Blue, Seat::Black]
                .map(|seat| Player::new(seat, Control::Human))
                .into();
            let setup = Setup { rules, players, seed: Seed::from_number(9) };
            let mut game = Game::new(setup).unwrap();
            let mut chance = Loaded::dice(&[]);
            let (mut changed, mut asked) = (0, 0);
            while let Some(prompt) = game.prompt() {
                let other = dealt_anew(game.state(), prompt.seat, &mut chance);
                changed += usize::from(other != *game.state());
                let view = game.observe(prompt.seat);
                let other = other.observe(Some(prompt.seat));
                for level in LEVELS.into_iter().filter(|level| *level != "expert") {
                    let [here, there] = [&view, &other]
                        .map(|view| decide(by_name(level, 5).unwrap().as_mut(), view));
                    assert_eq!(here, there, "{level}");
                }
                asked += 1;
                if asked % 16 == 0 {
                    let [here, there] =
                        [&view, &other].map(|view| decide(&mut Expert::with_budget(5, 1), view));
                    assert_eq!(here, there, "expert");
                }
                let decision = decide(&mut Normal::new(1), &view).unwrap();
                game.play(decision.action).unwrap();
            }
            assert!(changed > 50, "only {changed} states had anything to hide");
            assert!(game.state().seats(Role::Player).count() > 0);
        }
    }
}
