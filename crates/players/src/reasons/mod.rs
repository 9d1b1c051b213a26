//! The reasons for a move: the importance of the territory, the exact odds, the worth of the cards.
//! They use only what the deciding seat may know.

mod fight;
#[cfg(test)]
mod fitting;
mod ground;
mod move_effect;
mod percent;
mod poker;
mod reason;
mod sea;
mod second_thoughts;
mod target;

pub use percent::percent;
pub use reason::Reason;
pub use second_thoughts::second_thought;

use engine::core::Seat;
use engine::game::{Action, Ask, Observation, Purchase, Role, State, TerritoryCard};
use engine::world::{Territory, TerritorySet};
use move_effect::MoveEffect;

/// Returns the reasons for this action, if there are any: its advantages, and its effect on the
/// chance to win. It takes some ten milliseconds.
///
/// ```
/// use red_queens_engine::{Position, Seat};
/// use red_queens_players::reasons::{Reason, reasons};
///
/// let position = "rules next\nplayers Red Blue\nround 3\nturn Red campaign\n\
///     Brazil Blue 2\nVenezuela Red 60\nPeru Red 1\nArgentina Red 1\n* Blue 1";
/// let view = Position::parse(position)?.observe(Some(Seat::Red));
/// let why = reasons(&view, &"attack Venezuela Brazil".parse()?);
/// assert!(matches!(why[0], Reason::Completes(continent) if continent.name() == "South America"));
/// assert!(matches!(why[1], Reason::ChanceToWin { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reasons(view: &Observation, action: &Action) -> Vec<Reason> {
    let effect = MoveEffect::of(view, action).map(|effect| effect.reason());
    // Don't mention a chance too small to be measured.
    let effect = effect.filter(|it| !matches!(it, Reason::ChanceToWin { now: 0, then: None }));
    advantages(view, action).into_iter().chain(effect).collect()
}

/// Returns the advantages of the action itself, without its effect on the chance to win.
pub fn advantages(view: &Observation, action: &Action) -> Vec<Reason> {
    DecisionContext::new(view).and_then(|context| context.reasons(action)).unwrap_or_default()
}

/// A decision, and the seat that takes it.
#[derive(Clone, Copy)]
struct DecisionContext<'a> {
    view: &'a Observation,
    state: &'a State,
    /// The player to decide.
    player: Seat,
    /// The army decided for: the player's own, or that of an ally it commands (T30).
    me: Seat,
}

impl<'a> DecisionContext<'a> {
    /// Returns `None` for onlookers.
    fn new(view: &'a Observation) -> Option<Self> {
        Some(Self { view, state: view.table(), player: view.viewer()?, me: view.army()? })
    }

    /// Returns the advantages of the action itself.
    fn reasons(&self, action: &Action) -> Option<Vec<Reason>> {
        match *action {
            Action::Garrison { territory, armies } | Action::Deploy { territory, armies } => {
                self.placing(territory, armies)
            }
            Action::Levy { territory } => self.levied(territory),
            Action::Transfer { from, to, armies } => self.moving(from, to, armies),
            Action::Rearrange { from, to, armies } => {
                self.sheltered(to).map(only).or_else(|| self.moving(from, to, armies))
            }
            Action::Advance { armies } => self.advance(armies),
            Action::Sea(ref action) => self.at_sea(action),
            Action::Attack { to, .. } | Action::Commit { to, .. } | Action::Flank { to, .. } => {
                self.conquest(to).map(only)
            }
            Action::Choose { territory } => Some(only(self.choice(territory))),
            Action::Build { territory } => self.safety(territory).map(only),
            Action::Expand { to, .. } => self.is_own().then(|| only(self.growth(to))),
            Action::TurnIn { cards, buy } => Some(only(self.set(cards, buy))),
            Action::Roll { .. } | Action::RollBlock { .. } | Action::Reserve { .. } => {
                self.going_on().map(only)
            }
            Action::Halt => self.halting().map(only),
            Action::Mobilize { .. } => self.without_help().map(only),
            Action::Declare { ally } | Action::Join { ally } | Action::TakeOver { ally } => {
                Some(only(self.ally(ally)))
            }
            Action::Contest | Action::Accept => self.contest().map(only),
            Action::Poker(ref action) => self.at_poker(action).map(only),
            Action::Draw => Some(only(Reason::DrawsCard)),
            Action::Done => self.done().map(only),
            Action::Raise { .. }
            | Action::Discard { .. }
            | Action::Shed { .. }
            | Action::Leave { .. }
            | Action::Defend { .. }
            | Action::Ambush
            | Action::Barrage
            | Action::Missile { .. }
            | Action::Reseed { .. }
            | Action::Pledge { .. }
            | Action::Reveal { .. }
            | Action::Fork { .. } => None,
        }
    }

    fn held(&self) -> TerritorySet {
        self.state.board().held(self.me)
    }

    fn armies(&self, at: Territory) -> u32 {
        self.state.board().armies(at)
    }

    fn owner(&self, at: Territory) -> Option<Seat> {
        self.state.board().owner(at)
    }

    /// Returns `true` if the player decides for its own army; an ally under its command keeps its
    /// continents for nobody.
    fn is_own(&self) -> bool {
        self.me == self.player
    }

    /// Returns `true` if captured territory cards go to the player: an ally wins them for it (T30,
    /// T31), unless allies hold cards of their own (W4).
    fn wins_cards(&self) -> bool {
        self.is_own() || !self.state.rules().ally_cards
    }

    /// Returns `true` if the seat can be attacked, and attacks.
    fn is_foe(&self, seat: Seat) -> bool {
        seat != self.me && seat != self.player
    }

    /// Returns the territories of others next to this one, with their owners.
    fn foes_beside(&self, at: Territory) -> impl Iterator<Item = (Territory, Seat)> + use<'a> {
        let context = *self;
        let beside = self.state.neighbours(at).iter();
        beside.filter_map(move |at| {
            context.owner(at).map(|seat| (at, seat)).filter(|it| context.is_foe(it.1))
        })
    }

    /// Returns what a set buys, or that one must be turned in (C4).
    fn set(&self, cards: [TerritoryCard; 3], buy: Purchase) -> Reason {
        if let Some(Ask::Reinforce { forced: true, .. }) = self.state.prompt().map(|it| it.ask) {
            return Reason::SetDue { cards: self.view.hand().len() };
        }
        match buy {
            Purchase::Armies => self.armies_for(cards),
            Purchase::Factory => Reason::BuysFactory,
            Purchase::Ship => Reason::BuysShip,
        }
    }

    fn armies_for(&self, cards: [TerritoryCard; 3]) -> Reason {
        let turned_in = self.state.sets_turned_in();
        let rules = self.state.rules();
        let Some(armies) = rules.set_worth(cards, turned_in) else { return Reason::SetByDice };
        let next = rules.set_armies(turned_in + 1).filter(|next| *next > armies);
        Reason::SetWorth { armies, next }
    }

    /// Returns the forces of an ally.
    fn ally(&self, seat: Seat) -> Reason {
        let territories = self.state.board().held(seat).len();
        Reason::Ally { seat, armies: self.state.total_armies(seat), territories }
    }

    /// Returns the stakes in the contest for an ally.
    fn contest(&self) -> Option<Reason> {
        match self.state.prompt()?.ask {
            Ask::Contest { ally, .. }
            | Ask::Answer { ally, .. }
            | Ask::Won { ally }
            | Ask::AnotherHand { ally }
            | Ask::Join { ally, .. } => Some(self.ally(ally)),
            _ => None,
        }
    }

    /// Returns the reason to do nothing more.
    fn done(&self) -> Option<Reason> {
        match self.state.prompt()?.ask {
            Ask::Campaign => self.no_attack(),
            Ask::Transfer => self.no_transfer(),
            _ => None,
        }
    }
}

/// Returns a reason on its own.
fn only(reason: Reason) -> Vec<Reason> {
    vec![reason]
}

/// Returns `true` if a player plays this seat.
fn plays(state: &State, seat: Seat) -> bool {
    state.role(seat) == Role::Player
}
