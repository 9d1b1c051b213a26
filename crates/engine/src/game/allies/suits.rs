//! The poker suits of allies (T3).

use crate::core::Seat;
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State};
use crate::game::event::AllyEvent;
use crate::game::sampling::shuffle;
use crate::poker::{Suit, SuitSet};

impl State {
    /// Deals the four suits to the allies at random; a fifth ally shares one (T3).
    pub(crate) fn deal_suits(&mut self, play: &mut Play) {
        let mut allies: Vec<Seat> = self.seats(Role::Ally).collect();
        let mut suits = Suit::ALL;
        shuffle(&mut allies, play.rng);
        shuffle(&mut suits, play.rng);
        for (suit, ally) in suits.into_iter().zip(allies.iter().cycle()) {
            self.suits[*ally].insert(suit);
        }
        for &ally in allies.iter().skip(Suit::COUNT) {
            self.suits[ally] = random_suit(SuitSet::FULL, play);
        }
        for ally in allies {
            play.tell(AllyEvent::Suits { ally, suits: self.suits[ally] });
        }
    }

    /// Gives a new ally a suit of the ally with the most, or a shared one (T3).
    pub(crate) fn take_suit(&mut self, ally: Seat, play: &mut Play) {
        let others: Vec<Seat> = self.seats(Role::Ally).filter(|seat| *seat != ally).collect();
        let most = others.iter().map(|seat| self.suits[*seat].len()).max().unwrap_or(0);
        let richest = others.into_iter().find(|seat| self.suits[*seat].len() == most);
        self.suits[ally] = match richest {
            None => SuitSet::FULL,
            Some(giver) if most > 1 => {
                let suit = random_suit(self.suits[giver], play);
                self.suits[giver] = self.suits[giver] - suit;
                play.tell(AllyEvent::Suits { ally: giver, suits: self.suits[giver] });
                suit
            }
            Some(_) => random_suit(SuitSet::FULL, play),
        };
        play.tell(AllyEvent::Suits { ally, suits: self.suits[ally] });
    }

    /// Passes the suits of an ally that goes to the remaining allies with the fewest (T3). A suit
    /// that another ally shares stays with that ally alone.
    pub(crate) fn pass_suits_on(&mut self, gone: Seat, play: &mut Play) {
        let suits = std::mem::take(&mut self.suits[gone]);
        let left: Vec<Seat> = self.seats(Role::Ally).filter(|seat| *seat != gone).collect();
        for suit in suits {
            if left.iter().any(|ally| self.suits[*ally].contains(suit)) {
                continue;
            }
            if let Some(&heir) = left.iter().min_by_key(|ally| self.suits[**ally].len()) {
                self.suits[heir].insert(suit);
                play.tell(AllyEvent::Suits { ally: heir, suits: self.suits[heir] });
            }
        }
    }
}

fn random_suit(among: SuitSet, play: &mut Play) -> SuitSet {
    let number = u32::try_from(among.len()).unwrap_or(0);
    among.nth(play.rng.below(number) as usize).map_or(SuitSet::EMPTY, SuitSet::only)
}
