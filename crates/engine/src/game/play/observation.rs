//! The knowledge of one seat. Secrets are excluded by default: it contains no hidden cards.

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, RandomSource, Seat, SeatSet};
use crate::game::allies::poker_table;
use crate::game::choice::Legal;
use crate::game::phase::Phase;
use crate::game::pieces::cards::Hand;
use crate::game::pieces::objective::Objective;
use crate::game::play::prompt::Prompt;
use crate::game::state::State;
use crate::poker::CardSet;

/// The part of a game that one seat, or an onlooker, may know.
///
/// Two games that differ only in cards that the viewer can't know have equal observations, so
/// nothing derived from one gives a secret away.
///
/// ```
/// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
/// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// # let setup = Setup::new(RuleSet::NAUTICAL, players.into(), Seed::from_number(1));
/// let game = Game::new(setup)?;
/// let view = game.observe(Seat::Red);
/// assert_eq!(view.stash(), game.state().poker().stashes[Seat::Red]);
/// assert!(view.table().poker().stashes[Seat::Blue].is_empty(), "they are known by number only");
/// assert_eq!(usize::from(view.stash_sizes()[Seat::Blue]), game.state().poker().stashes[Seat::Blue].len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Observation {
    viewer: Option<Seat>,
    hand_sizes: BySeat<u8>,
    stash_sizes: BySeat<u8>,
    dealt: BySeat<u8>,
    attacked_by: Option<Seat>,
    table: State,
}

impl Observation {
    /// Returns the seat that sees this, or `None` for an onlooker.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Returns the army that the viewer decides for: its own, or that of the ally it plays now
    /// (T30). `None` for an onlooker.
    pub fn army(&self) -> Option<Seat> {
        let turn = self.table.turn();
        self.viewer.map(|player| if turn.commander == Some(player) { turn.seat } else { player })
    }

    /// Returns the public state with the viewer's own cards. Cards unknown to the viewer are all in
    /// the stock; other hands contain only their open cards.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// Returns the number of territory cards that each seat holds.
    pub fn hand_sizes(&self) -> &BySeat<u8> {
        &self.hand_sizes
    }

    /// Returns the number of poker cards in each stash.
    pub fn stash_sizes(&self) -> &BySeat<u8> {
        &self.stash_sizes
    }

    /// Returns the number of cards that each seat holds in the current hand of poker.
    pub fn dealt(&self) -> &BySeat<u8> {
        &self.dealt
    }

    /// Returns the last seat that attacked the viewer on land, which is public in the log. `None`
    /// if the observation comes from a state, which has no history.
    pub fn attacked_by(&self) -> Option<Seat> {
        self.attacked_by
    }

    /// Returns the observation with this last attacker of the viewer.
    #[must_use]
    pub fn remembering(self, attacked_by: Option<Seat>) -> Self {
        Self { attacked_by, ..self }
    }

    /// Returns the viewer's hand in the current hand of poker.
    pub fn poker_hand(&self) -> CardSet {
        self.viewer.map_or(CardSet::EMPTY, |seat| self.table.poker.hands[seat])
    }

    /// Returns the viewer's territory cards.
    pub fn hand(&self) -> Hand {
        self.viewer.map_or(Hand::EMPTY, |seat| self.table.deck.hands[seat])
    }

    /// Returns the viewer's poker cards.
    pub fn stash(&self) -> CardSet {
        self.viewer.map_or(CardSet::EMPTY, |seat| self.table.poker.stashes[seat])
    }

    /// Returns the territory cards of the army in action if the viewer plays it: its own, or those
    /// of an ally that holds some (W4).
    pub fn hand_in_action(&self) -> Hand {
        let turn = self.table.turn();
        if self.viewer == Some(turn.player()) {
            self.table.deck.hands[turn.seat]
        } else {
            Hand::EMPTY
        }
    }

    /// Returns `true` if a player has armies to stake in the coming hand, and a poker card if it
    /// must use one, as everybody can tell (P1, P2, P4, W5).
    pub fn can_sit_down(&self, seat: Seat) -> bool {
        let hand = poker_table::hand_to_come(&self.table);
        poker_table::can_play_with(&self.table, self.stash_sizes[seat].into(), seat, hand)
    }

    /// Returns the viewer's objective, or `None` for an onlooker and in games without objectives
    /// (K7).
    pub fn objective(&self) -> Option<Objective> {
        self.viewer.and_then(|seat| self.table.objectives[seat])
    }

    /// Returns the prompt, if the viewer is to act.
    pub fn prompt(&self) -> Option<Prompt> {
        self.table.prompt().filter(|prompt| Some(prompt.seat) == self.viewer)
    }

    /// Returns a state that fits this observation, with all cards that the viewer can't know dealt
    /// at random.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Seeded, Setup};
    /// use red_queens_engine::Game;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NAUTICAL, players.into(), Seed::from_number(1));
    /// let view = Game::new(setup)?.observe(Seat::Red);
    /// let guess = view.guess(&mut Seeded::new(Seed::from_number(2), 0));
    /// assert_eq!(guess.observe(Some(Seat::Red)), view);
    /// # Ok::<(), red_queens_engine::SetupError>(())
    /// ```
    pub fn guess(&self, rng: &mut dyn RandomSource) -> State {
        let mut state = self.table.clone();
        state.guess_objectives(rng);
        self.unseen().deal(&mut state, rng);
        state
    }

    /// Returns the numbers of cards that the viewer can't see.
    pub(crate) fn unseen(&self) -> Unseen {
        let State { deck, poker, .. } = &self.table;
        let but = |all: &BySeat<u8>, seat, seen: usize| usize::from(all[seat]).saturating_sub(seen);
        Unseen {
            hands: BySeat::from_fn(|seat| but(&self.hand_sizes, seat, deck.hands[seat].len())),
            stashes: BySeat::from_fn(|seat| {
                but(&self.stash_sizes, seat, poker.stashes[seat].len())
            }),
            dealt: BySeat::from_fn(|seat| but(&self.dealt, seat, poker.hands[seat].len())),
            attacked_by: self.attacked_by,
        }
    }

    /// Returns the viewer's legal actions; empty if another seat is to act.
    pub fn legal(&self) -> Legal {
        if self.prompt().is_some() { self.table.legal() } else { Legal::default() }
    }
}

/// The numbers of cards of each seat that a viewer can't see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unseen {
    /// The number of territory cards.
    pub hands: BySeat<usize>,
    /// The number of poker cards in the stash.
    pub stashes: BySeat<usize>,
    /// The number of poker cards in the current hand.
    pub dealt: BySeat<usize>,
    /// The last seat that attacked the viewer, which is not visible on the table either.
    pub attacked_by: Option<Seat>,
}

impl Unseen {
    /// Everything seen, and no attacker.
    pub const NONE: Self = Self {
        hands: BySeat::splat(0),
        stashes: BySeat::splat(0),
        dealt: BySeat::splat(0),
        attacked_by: None,
    };

    /// Deals these cards at random from the stocks.
    pub fn deal(&self, state: &mut State, rng: &mut dyn RandomSource) {
        for seat in Seat::ALL {
            for _ in 0..self.hands[seat] {
                state.deck.draw(seat, rng);
            }
            for _ in 0..self.stashes[seat] {
                state.poker.draw(seat, rng);
            }
            for _ in 0..self.dealt[seat] {
                state.poker.deal(seat, rng);
            }
        }
    }
}

impl State {
    /// Returns the observation of the seat to act, for a state whose unseen cards are in the
    /// stocks.
    pub(crate) fn observe_asked(&self, unseen: &Unseen) -> Observation {
        let seen = self.observe(self.prompt().map(|prompt| prompt.seat));
        let add = |sizes: BySeat<u8>, more: BySeat<usize>| {
            BySeat::from_fn(|seat| count(usize::from(sizes[seat]) + more[seat]))
        };
        Observation {
            hand_sizes: add(seen.hand_sizes, unseen.hands),
            stash_sizes: add(seen.stash_sizes, unseen.stashes),
            dealt: add(seen.dealt, unseen.dealt),
            attacked_by: unseen.attacked_by,
            ..seen
        }
    }

    /// Returns the observation of a seat, or of an onlooker.
    pub fn observe(&self, viewer: Option<Seat>) -> Observation {
        let mut table = self.clone();
        for seat in Seat::ALL.into_iter().filter(|seat| Some(*seat) != viewer) {
            if !self.sees_hand(viewer, seat) {
                let hand = std::mem::take(&mut table.deck.hands[seat]);
                hand.iter().for_each(|card| table.deck.stock.add(card));
            }
            let stash = std::mem::take(&mut table.poker.stashes[seat]);
            table.poker.stock = table.poker.stock | stash;
            if !self.shown_hands().contains(seat) {
                let open = self.open_cards(seat);
                let dealt = std::mem::replace(&mut table.poker.hands[seat], open);
                table.poker.stock = table.poker.stock | (dealt - open);
            }
        }
        // Poker discards are face down (T25), and the view doesn't track those that were shown.
        table.poker.stock = table.poker.stock | std::mem::take(&mut table.poker.discards);
        table.objectives = self.known_objectives(viewer);
        Observation {
            viewer,
            attacked_by: None,
            hand_sizes: BySeat::from_fn(|seat| count(self.deck.hands[seat].len())),
            stash_sizes: BySeat::from_fn(|seat| count(self.poker.stashes[seat].len())),
            dealt: BySeat::from_fn(|seat| count(self.poker.hands[seat].len())),
            table,
        }
    }

    /// Returns `true` if the viewer knows another seat's territory cards, as the player of an ally
    /// does (W4).
    fn sees_hand(&self, viewer: Option<Seat>, seat: Seat) -> bool {
        self.turn.commander.is_some() && self.turn.commander == viewer && self.turn.seat == seat
    }

    /// Returns the seats whose poker hands are shown to everybody (P7).
    fn shown_hands(&self) -> SeatSet {
        match &self.phase {
            Phase::Poker(table) => table.game.shown(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns the open cards of a hand that is being played (W6).
    fn open_cards(&self, seat: Seat) -> CardSet {
        match &self.phase {
            Phase::Poker(table) => table.game.open(seat),
            _ => CardSet::EMPTY,
        }
    }
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
