//! A hand of poker played with given cards.

use red_queens_engine::core::{BySeat, Loaded, Message, Seat, SeatSet};
use red_queens_engine::poker::{
    Bet, Card, CardSet, Deck, Fact, IllegalMove, Move, PokerGame, PokerSeats, PokerTerms, Stage,
};

use crate::{QUEENS, cards};
use Seat::{Blue, Red};

pub struct Played {
    pub game: PokerGame,
    pub deck: Deck,
    rng: Loaded,
    pub facts: Vec<Fact>,
}

impl Played {
    /// Deals five-card draw with bets of one army, otherwise like [`Self::by`].
    pub fn new(armies: u32, stashes: &[&str]) -> Self {
        Self::by(PokerTerms::draw(QUEENS), armies, stashes)
    }

    /// Starts a hand: Red opens against the players with a stash, Blue deals, and everybody has
    /// this many armies.
    pub fn by(terms: PokerTerms, armies: u32, stashes: &[&str]) -> Self {
        let mut deck = Deck::new();
        let mut players = SeatSet::EMPTY;
        for (seat, stash) in Seat::ALL.into_iter().zip(stashes) {
            deck.stashes[seat] = cards(stash);
            deck.stock = deck.stock - cards(stash);
            players.insert(seat);
        }
        let mut facts = Vec::new();
        let stacks = BySeat::splat(armies);
        let seats = PokerSeats { table: &Seat::ALL, opener: Red, dealer: Blue, players, stacks };
        let game = PokerGame::new(terms, seats, &mut facts);
        Self { game, deck, rng: Loaded::dice(&[]), facts }
    }

    /// Deals these cards next.
    pub fn deal(mut self, names: &str) -> Self {
        self.dealing(names);
        self
    }

    /// Sets the cards to be dealt next, as [`Self::deal`] does, but in the middle of a hand.
    pub fn dealing(&mut self, names: &str) -> &mut Self {
        let mut stock = self.deck.stock;
        let mut draws = Vec::new();
        for card in names.split_whitespace().map(|name| name.parse::<Card>().unwrap()) {
            let place = stock.iter().position(|other| other == card).unwrap();
            draws.push(u32::try_from(place).unwrap());
            stock.remove(card);
        }
        self.rng = Loaded::new(&[], &draws);
        self
    }

    pub fn play(&mut self, seat: Seat, action: Move) -> &mut Self {
        assert_eq!(self.game.asks().map(|(seat, _)| seat), Some(seat), "{action:?}");
        self.game.play(action, &mut self.deck, &mut self.rng, &mut self.facts).unwrap();
        self
    }

    pub fn bets(&mut self, bets: &[(Seat, Bet)]) -> &mut Self {
        for (seat, bet) in bets {
            self.play(*seat, Move::Bet(*bet));
        }
        self
    }

    pub fn refuses(&self, action: Move, illegal: IllegalMove) {
        let mut game = self.game.clone();
        let (mut deck, mut facts) = (self.deck, Vec::new());
        let mut rng = Loaded::dice(&[]);
        assert_eq!(game.play(action, &mut deck, &mut rng, &mut facts), Err(illegal));
        assert_eq!((game, deck, facts), (self.game.clone(), self.deck, Vec::new()));
        assert!(!illegal.reason().is_empty());
    }

    pub fn verdict(&self) -> (Option<Seat>, Option<CardSet>) {
        match self.game.stage() {
            Stage::Over(verdict) => (verdict.winner, verdict.hand),
            other => panic!("not over: {other:?}"),
        }
    }

    pub fn stack(&self, seat: Seat) -> u32 {
        self.game.betting().stack(seat)
    }
}

pub fn use_cards(names: &str) -> Move {
    Move::Use(cards(names))
}

pub fn exchange(discard: &str, take: &str) -> Move {
    Move::Exchange { discard: cards(discard), take: cards(take) }
}
