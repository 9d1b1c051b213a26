//! What one seat may know. Secrets are closed by default: hidden cards are not in it.

use serde::{Deserialize, Serialize};

use super::legal::Legal;
use super::prompt::Prompt;
use crate::core::{BySeat, Chance, Seat, SeatSet};
use crate::game::board::cards::Hand;
use crate::game::board::objective::Objective;
use crate::game::board::state::State;
use crate::game::turn::phase::Phase;
use crate::poker::CardSet;

/// What one seat, or an onlooker, may know of a game.
///
/// Two games that differ only in cards that the viewer cannot know have equal observations: whatever is
/// made of one gives nothing away.
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
pub struct Observation {
    viewer: Option<Seat>,
    hand_sizes: BySeat<u8>,
    stash_sizes: BySeat<u8>,
    dealt: BySeat<u8>,
    attacked_by: Option<Seat>,
    table: State,
}

impl Observation {
    /// Who sees this; `None` for an onlooker.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The army that the viewer decides for: its own, or that of the ally it plays now (T30); `None` for an onlooker.
    pub fn army(&self) -> Option<Seat> {
        let turn = self.table.turn();
        self.viewer.map(|player| if turn.commander == Some(player) { turn.seat } else { player })
    }

    /// The public state, with the viewer's own cards. Cards the viewer cannot know, the stock as
    /// well as other hands, all lie in the stock; of other hands there is what lies open.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// How many territory cards each seat holds.
    pub fn hand_sizes(&self) -> &BySeat<u8> {
        &self.hand_sizes
    }

    /// How many poker cards each seat holds.
    pub fn stash_sizes(&self) -> &BySeat<u8> {
        &self.stash_sizes
    }

    /// How many cards each seat holds in the game of poker that is played.
    pub fn dealt(&self) -> &BySeat<u8> {
        &self.dealt
    }

    /// Who attacked the viewer last on land, as the log tells everybody; nobody where this was made of a state, which knows no
    /// more than how things stand.
    pub fn attacked_by(&self) -> Option<Seat> {
        self.attacked_by
    }

    /// The same with the memory of who attacked the viewer last.
    #[must_use]
    pub fn remembering(self, attacked_by: Option<Seat>) -> Self {
        Self { attacked_by, ..self }
    }

    /// The viewer's hand in the game of poker that is played.
    pub fn poker_hand(&self) -> CardSet {
        self.viewer.map_or(CardSet::EMPTY, |seat| self.table.poker.hands[seat])
    }

    /// The viewer's territory cards.
    pub fn hand(&self) -> Hand {
        self.viewer.map_or(Hand::EMPTY, |seat| self.table.deck.hands[seat])
    }

    /// The viewer's poker cards.
    pub fn stash(&self) -> CardSet {
        self.viewer.map_or(CardSet::EMPTY, |seat| self.table.poker.stashes[seat])
    }

    /// The territory cards of the army in action, if the viewer plays it: its own, or those of an ally
    /// that holds some (W4).
    pub fn hand_in_action(&self) -> Hand {
        let turn = self.table.turn();
        if self.viewer == Some(turn.player()) {
            self.table.deck.hands[turn.seat]
        } else {
            Hand::EMPTY
        }
    }

    /// Whether a player has armies to stake in the hand to come, and a poker card where it has to use one,
    /// as everybody can count (P1, P2, P4, W5).
    pub fn can_sit_down(&self, seat: Seat) -> bool {
        let hand = self.table.hand_to_come();
        self.table.can_play_with(self.stash_sizes[seat].into(), seat, hand)
    }

    /// The viewer's objective (K7).
    pub fn objective(&self) -> Option<Objective> {
        self.viewer.and_then(|seat| self.table.objectives[seat])
    }

    /// The prompt, if it is the viewer's.
    pub fn prompt(&self) -> Option<Prompt> {
        self.table.prompt().filter(|prompt| Some(prompt.seat) == self.viewer)
    }

    /// A state that this may be a view of: every card that the viewer cannot know is dealt at random.
    pub fn guess(&self, chance: &mut dyn Chance) -> State {
        let mut state = self.table.clone();
        state.guess_objectives(chance);
        self.unseen().deal(&mut state, chance);
        state
    }

    /// How many cards of each the viewer cannot see.
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

    /// The viewer's legal actions; none if another seat is to decide.
    pub fn legal(&self) -> Legal {
        if self.prompt().is_some() { self.table.legal() } else { Legal::default() }
    }
}

/// How many cards of each seat somebody does not see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unseen {
    /// Territory cards.
    pub hands: BySeat<usize>,
    /// Poker cards that are kept.
    pub stashes: BySeat<usize>,
    /// Poker cards of the hand that is played.
    pub dealt: BySeat<usize>,
    /// Who attacked the viewer last, which cannot be seen on the table either.
    pub attacked_by: Option<Seat>,
}

impl Unseen {
    /// All is seen, and nobody has attacked.
    pub const NONE: Self = Self {
        hands: BySeat::splat(0),
        stashes: BySeat::splat(0),
        dealt: BySeat::splat(0),
        attacked_by: None,
    };

    /// Deals them out of what is left, at random.
    pub fn deal(&self, state: &mut State, chance: &mut dyn Chance) {
        for seat in Seat::ALL {
            for _ in 0..self.hands[seat] {
                state.deck.draw(seat, chance);
            }
            for _ in 0..self.stashes[seat] {
                state.poker.draw(seat, chance);
            }
            for _ in 0..self.dealt[seat] {
                state.poker.deal(seat, chance);
            }
        }
    }
}

impl State {
    /// What the one who is asked may know of a state whose unseen cards lie in the stocks.
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

    /// What a seat, or an onlooker, may know.
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
        // Poker discards are laid down unseen (T25), and nobody counts those that were shown.
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

    /// Whether the territory cards of another seat are known: who plays an ally now sees its own (W4).
    fn sees_hand(&self, viewer: Option<Seat>, seat: Seat) -> bool {
        self.turn.commander.is_some() && self.turn.commander == viewer && self.turn.seat == seat
    }

    /// The seats whose hands in the game of poker are open to everybody (P7).
    fn shown_hands(&self) -> SeatSet {
        match &self.phase {
            Phase::Poker(table) => table.game.shown(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The cards of a hand that lie open while it is played (W6).
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
