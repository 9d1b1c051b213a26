//! The poker suits of allies (T3).

use crate::core::Seat;
use crate::game::event::AllyEvent;
use crate::game::sampling::shuffle;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};
use crate::poker::{Suit, SuitSet};

/// Deals the four suits to the allies at random; a fifth ally shares one (T3).
pub(crate) fn deal_suits(state: &mut State, play: &mut Play) {
    let mut allies: Vec<Seat> = state.seats(Role::Ally).collect();
    let mut suits = Suit::ALL;
    shuffle(&mut allies, play.rng);
    shuffle(&mut suits, play.rng);
    for (suit, ally) in suits.into_iter().zip(allies.iter().cycle()) {
        state.suits[*ally].insert(suit);
    }
    for &ally in allies.iter().skip(Suit::COUNT) {
        state.suits[ally] = random_suit(SuitSet::FULL, play);
    }
    for ally in allies {
        play.tell(AllyEvent::Suits { ally, suits: state.suits[ally] });
    }
}

/// Gives a new ally a suit of the ally with the most, or a shared one (T3).
pub(crate) fn take_suit(state: &mut State, ally: Seat, play: &mut Play) {
    let others: Vec<Seat> = state.seats(Role::Ally).filter(|seat| *seat != ally).collect();
    let most = others.iter().map(|seat| state.suits[*seat].len()).max().unwrap_or(0);
    let richest = others.into_iter().find(|seat| state.suits[*seat].len() == most);
    state.suits[ally] = match richest {
        None => SuitSet::FULL,
        Some(giver) if most > 1 => {
            let suit = random_suit(state.suits[giver], play);
            state.suits[giver] = state.suits[giver] - suit;
            play.tell(AllyEvent::Suits { ally: giver, suits: state.suits[giver] });
            suit
        }
        Some(_) => random_suit(SuitSet::FULL, play),
    };
    play.tell(AllyEvent::Suits { ally, suits: state.suits[ally] });
}

/// Passes the suits of an ally that goes to the remaining allies with the fewest (T3). A suit
/// that another ally shares stays with that ally alone.
pub(crate) fn pass_suits_on(state: &mut State, gone: Seat, play: &mut Play) {
    let suits = std::mem::take(&mut state.suits[gone]);
    let left: Vec<Seat> = state.seats(Role::Ally).filter(|seat| *seat != gone).collect();
    for suit in suits {
        if left.iter().any(|ally| state.suits[*ally].contains(suit)) {
            continue;
        }
        if let Some(&heir) = left.iter().min_by_key(|ally| state.suits[**ally].len()) {
            state.suits[heir].insert(suit);
            play.tell(AllyEvent::Suits { ally: heir, suits: state.suits[heir] });
        }
    }
}

fn random_suit(among: SuitSet, play: &mut Play) -> SuitSet {
    let number = u32::try_from(among.len()).unwrap_or(0);
    among.nth(play.rng.below(number) as usize).map_or(SuitSet::EMPTY, SuitSet::only)
}
