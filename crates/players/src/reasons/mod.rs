//! The reasons for a move, in a plain sentence or two: the importance of the territory, the exact
//! odds, the worth of the cards. They use only what the deciding seat may know.

mod chance;
mod fight;
#[cfg(test)]
mod fitting;
mod ground;
mod move_effect;
mod poker;
mod sea;
mod target;
#[cfg(test)]
mod tests;

pub use chance::{chance, percent};
use engine::core::{BySeat, Seat};
use engine::game::{Action, Ask, Card, FACTORY_ARMIES, Observation, Purchase, Role, State};
use engine::world::{Territory, TerritorySet};
use move_effect::MoveEffect;

/// The names of the seats, as people call them.
pub type Names = BySeat<String>;

/// Returns the reasons for this action, if there are any: its advantages, and its effect on the
/// chance to win. It takes some ten milliseconds.
pub fn reasons(view: &Observation, action: &Action, names: &Names) -> Option<String> {
    let context = DecisionContext::new(view, names)?;
    let effect = MoveEffect::of(view, action).map(|effect| effect.in_words());
    let both = [context.reason(action), effect];
    both.into_iter().flatten().reduce(|one, other| format!("{one} {other}"))
}

/// A decision, and the seat that takes it.
#[derive(Clone, Copy)]
struct DecisionContext<'a> {
    view: &'a Observation,
    state: &'a State,
    names: &'a Names,
    /// The player to decide.
    player: Seat,
    /// The army decided for: the player's own, or that of an ally it commands (T30).
    me: Seat,
}

impl<'a> DecisionContext<'a> {
    /// Returns `None` for onlookers.
    fn new(view: &'a Observation, names: &'a Names) -> Option<Self> {
        Some(Self { view, state: view.table(), names, player: view.viewer()?, me: view.army()? })
    }

    /// Returns the advantages of the action itself.
    fn reason(&self, action: &Action) -> Option<String> {
        match *action {
            Action::Attack { to, .. } | Action::Commit { to, .. } | Action::Flank { to, .. } => {
                self.conquest(to)
            }
            Action::Choose { territory } => Some(self.choice(territory)),
            Action::Garrison { territory, armies } | Action::Deploy { territory, armies } => {
                self.placing(territory, armies)
            }
            Action::Levy { territory } => self.levied(territory),
            Action::Build { territory } => self.safety(territory),
            Action::Transfer { from, to, armies } => self.moving(from, to, armies),
            Action::Rearrange { from, to, armies } => {
                self.sheltered(to).or_else(|| self.moving(from, to, armies))
            }
            Action::Expand { to, .. } => self.is_own().then(|| self.growth(to)),
            Action::Advance { armies } => self.advance(armies),
            Action::TurnIn { cards, buy } => Some(self.set(cards, buy)),
            Action::Roll { .. } | Action::RollBlock { .. } | Action::Reserve { .. } => {
                self.going_on()
            }
            Action::Halt => self.halting(),
            Action::Mobilize { .. } => self.without_help(),
            Action::Declare { ally } | Action::Join { ally } | Action::TakeOver { ally } => {
                Some(self.ally(ally))
            }
            Action::Contest | Action::Accept => self.contest(),
            Action::Poker(ref action) => self.at_poker(action),
            Action::Draw => Some(text::hints::why_draw().to_owned()),
            Action::Sea(ref action) => self.at_sea(action),
            Action::Done => self.done(),
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

    fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat]
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

    /// Describes what a set buys, or says that one must be turned in (C4).
    fn set(&self, cards: [Card; 3], buy: Purchase) -> String {
        if let Some(Ask::Reinforce { forced: true, .. }) = self.state.prompt().map(|it| it.ask) {
            return text::hints::set_due(self.view.hand().len());
        }
        match buy {
            Purchase::Armies => self.armies_for(cards),
            Purchase::Factory => text::hints::set_factory(FACTORY_ARMIES),
            Purchase::Ship => text::hints::set_ship().to_owned(),
        }
    }

    fn armies_for(&self, cards: [Card; 3]) -> String {
        let turned_in = self.state.sets_turned_in();
        let rules = self.state.rules();
        let Some(worth) = rules.set_worth(cards, turned_in) else {
            return text::hints::set_dice().to_owned();
        };
        let next = rules.set_armies(turned_in + 1).filter(|next| *next > worth);
        match next {
            Some(next) => text::hints::SetWorthRising { armies: worth, next }.say(),
            None => text::hints::set_worth(worth),
        }
    }

    /// Describes the forces of an ally.
    fn ally(&self, ally: Seat) -> String {
        let (armies, lands) = (self.state.total_armies(ally), self.state.board().held(ally).len());
        text::hints::AllyWorth { name: self.name(ally), armies, territories: lands }.say()
    }

    /// Describes the stakes in the contest for an ally.
    fn contest(&self) -> Option<String> {
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
    fn done(&self) -> Option<String> {
        match self.state.prompt()?.ask {
            Ask::Campaign => self.no_attack(),
            Ask::Transfer => self.no_transfer(),
            _ => None,
        }
    }
}

/// Returns `true` if a player plays this seat.
fn plays(state: &State, seat: Seat) -> bool {
    state.role(seat) == Role::Player
}
