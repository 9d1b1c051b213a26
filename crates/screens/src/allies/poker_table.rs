//! The poker table as everybody sees it: the players and the pots.

use super::playing_cards::{either, poker_card_in_words};
use engine::core::Seat;
use engine::poker::{Card, HandValue, Ranking, Suit};
use table::Session;
use words::InWords;

/// A player's standing in a hand of poker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PokerStanding {
    /// It can bet.
    In,
    /// It has nothing left to bet.
    AllIn,
    Folded,
    /// It has mucked its hand.
    Mucked,
}

/// A player at the table, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PokerSeat {
    pub seat: Seat,
    pub name: String,
    /// The armies it can still put in; `None` at a showdown if the player was never asked.
    pub stack: Option<u32>,
    pub staked: u32,
    pub cards: usize,
    /// Its face-up cards (W6).
    pub open: Vec<Card>,
    /// The five cards that count, once everybody may see them.
    pub shown: Option<Vec<Card>>,
    pub stash: usize,
    /// Its standing in the hand.
    pub standing: PokerStanding,
    pub dealer: bool,
    /// True for the player to act.
    pub asked: bool,
    /// True for the player who holds the device, whose cards lie large at the near side.
    pub own: bool,
    /// Its last action.
    pub said: Option<String>,
    /// The hand that its face-up cards make.
    pub hand: Option<OpenHand>,
    /// The armies it has won, once the hand is over.
    pub won: u32,
}

/// The hand that a player's face-up cards make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenHand {
    /// Its name: “two pair”.
    pub name: &'static str,
    /// True if no face-up hand at the table is better.
    pub leads: bool,
}

impl PokerSeat {
    /// Describes the player in a sentence.
    pub fn sentence(&self) -> String {
        let mut words = vec![text::ally_sentences::staked(self.staked)];
        words.extend(self.stack.map(text::ally_sentences::left));
        words.push(text::ally_sentences::cards(self.cards));
        let standing = match self.standing {
            PokerStanding::In => None,
            PokerStanding::AllIn => Some(text::ally_sentences::all_in()),
            PokerStanding::Folded => Some(text::ally_sentences::folded()),
            PokerStanding::Mucked => Some(text::ally_sentences::mucked()),
        };
        let open = self.open.iter().copied().map(poker_card_in_words).collect::<Vec<_>>();
        words.extend((!open.is_empty()).then(|| text::ally_sentences::open(text::all_of(&open))));
        words.extend(standing.map(str::to_owned));
        if let Some(OpenHand { name, leads }) = &self.hand {
            words.push((*name).to_owned());
            words.extend(leads.then(|| text::ally_sentences::leads().to_owned()));
        } else {
            words.extend(self.said.clone());
        }
        words.extend((self.won > 0).then(|| text::poker::wins(self.won)));
        words.extend(self.dealer.then(|| text::ally_sentences::deals().to_owned()));
        words.extend(self.asked.then(|| text::ally_sentences::decides().to_owned()));
        let facts = words.into_iter().reduce(text::and_next).unwrap_or_default();
        text::ally_sentences::Player { name: &self.name, facts }.say()
    }
}

/// A hand of poker, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PokerView {
    pub ally: Seat,
    pub ally_name: String,
    pub suits: Vec<Suit>,
    pub player: Seat,
    pub player_name: String,
    /// The players in the hand, in order of action.
    pub players: Vec<PokerSeat>,
    /// The pots, the main one first.
    pub pots: Vec<PotView>,
    pub stage: String,
    /// The name of the variant; `None` where every hand is five-card draw.
    pub game: Option<&'static str>,
    /// The cards on the board, in the order in which they were turned up (W6).
    pub board: Vec<Card>,
    /// The number of cards still to be turned up on the board.
    pub to_come: usize,
    pub ranking: Ranking,
    /// True during the showdown.
    pub is_over: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotView {
    pub armies: u32,
    /// Its name, and who can win it if not everybody can.
    pub label: String,
    /// The armies that each seat put in.
    pub chips: Vec<(Seat, u32)>,
}

impl PokerView {
    /// Describes what it takes to play the ally, with its suits as symbols: “♣ or ♥”.
    pub fn aim(&self) -> String {
        if self.suits.len() == Suit::ALL.len() {
            return text::poker::AimAny { player: &self.player_name, ally: &self.ally_name }.say();
        }
        text::poker::Aim {
            player: &self.player_name,
            suits: either(&self.suits),
            ally: &self.ally_name,
        }
        .say()
    }
}

/// Returns these seats clockwise from the one whose player holds the device.
pub(super) fn around_the_table(session: &Session, order: &[Seat]) -> Vec<Seat> {
    let mut order = order.to_vec();
    let place = order.iter().position(|seat| Some(*seat) == session.at_hand());
    order.rotate_left(place.unwrap_or(0));
    order
}

/// Names the players' hands and marks the best of them as leading.
pub(super) fn name_hands(players: &mut [PokerSeat], worths: &[Option<HandValue>]) {
    let best = worths.iter().copied().max().flatten();
    for (player, worth) in players.iter_mut().zip(worths) {
        player.hand = worth.map(|worth| OpenHand {
            name: worth.category().in_words(),
            leads: Some(worth) == best,
        });
    }
}
