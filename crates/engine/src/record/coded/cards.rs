//! Coding of cards.

use super::Model;
use super::coder::{all, count, rough};
use super::purpose::BitPurpose;
use super::scene::CodingState;
use super::telling::Telling;
use crate::game::{Hand, TerritoryCard, WILDS};
use crate::poker::{self, CardSet, Suit};

/// The context for a card that isn't in the set where it is looked up.
const NOT_HERE: u32 = 1 << 16;

impl Model<'_> {
    /// Codes some of these poker cards.
    pub(super) fn poker_cards(
        &mut self,
        purpose: BitPurpose,
        from: CardSet,
        telling: &mut Telling,
    ) {
        let bits = telling.next().and_then(|bits| u64::try_from(bits).ok());
        let given = bits.and_then(|bits| CardSet::try_from(bits).ok()).unwrap_or_default();
        let mut chosen = CardSet::EMPTY;
        // If any of the cards is missing from `from`, code a bit for every card there is.
        let others = self.coder.bit(purpose, [NOT_HERE; 3], !given.is_subset(from));
        for card in if others { CardSet::FULL } else { from } {
            let like = alike(card, from);
            let with = [like, all(&[like, rank(card)]), all(&[like, count(chosen.len())])];
            if self.coder.bit(purpose, with, given.contains(card)) {
                chosen.insert(card);
            }
        }
        telling.tell(u64::from(chosen));
    }

    /// Codes some cards, which are probably from this hand.
    pub(super) fn hand(&mut self, scene: &CodingState, from: Hand, given: Hand) -> Hand {
        let held = scene.state.board.held(scene.asked);
        let mut chosen = Hand::EMPTY;
        let others = self.coder.bit(BitPurpose::Revealed, [NOT_HERE; 3], !from.includes(given));
        for at in if others { scene.state.world().territories() } else { from.territories } {
            let own = u32::from(held.contains(at));
            let with = [own, all(&[own, rough(scene.armies(at))]), all(&[own, count(from.len())])];
            if self.coder.bit(BitPurpose::Revealed, with, given.territories.contains(at)) {
                chosen.territories.insert(at);
            }
        }
        let wilds = self.coder.amount(
            BitPurpose::Wilds,
            &[0, 1],
            from.wilds.into(),
            Some(given.wilds.into()),
        );
        chosen.wilds = u8::try_from(wilds).unwrap_or(0).min(WILDS);
        chosen
    }

    /// Codes a territory card, which is probably one of the hand that isn't coded yet.
    pub(super) fn card(&mut self, scene: &CodingState, telling: &mut Telling) -> Option<()> {
        const WILD: u32 = 1;
        if self.amount(BitPurpose::Wild, &[0, WILD], telling.hand.wilds.into(), telling) == WILD {
            telling.hand.take(TerritoryCard::Wild);
            return Some(());
        }
        let at =
            self.territory(scene, BitPurpose::Card, telling.hand.territories, telling.next())?;
        telling.hand.take(TerritoryCard::Territory(at));
        telling.tell(at.number());
        Some(())
    }
}

const RANKS: usize = poker::Card::COUNT / Suit::COUNT;

fn rank(card: poker::Card) -> u32 {
    count(card.index() % RANKS)
}

/// Returns the context of a card: how many of these cards share its rank, and how many its suit.
fn alike(card: poker::Card, among: CardSet) -> u32 {
    let number = |key: fn(usize) -> usize| {
        let alike = among.iter().filter(|it| key(it.index()) == key(card.index()));
        count(alike.count()).min(7)
    };
    all(&[number(|index| index % RANKS), number(|index| index / RANKS)])
}
