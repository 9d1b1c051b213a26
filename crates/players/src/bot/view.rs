//! What a bot sees, with the questions it asks all the time.

use super::character::Character;
use engine::core::Seat;
use engine::game::{Board, Observation, Role, State};
use engine::world::{Continent, Territory, TerritorySet, World};

/// An observation through the eyes of the seat it was made for, about the army that it plays.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub observation: &'a Observation,
    pub state: &'a State,
    world: &'static World,
    /// The army that is played.
    pub me: Seat,
    /// The seat that plays it: the same, or the player who plays an ally (T30).
    pub player: Seat,
    pub traits: &'a Character,
}

impl<'a> View<'a> {
    /// `None` for an onlooker's observation.
    pub fn new(observation: &'a Observation, traits: &'a Character) -> Option<Self> {
        let (state, player) = (observation.table(), observation.viewer()?);
        let me = observation.army()?;
        Some(Self { observation, state, world: state.world(), me, player, traits })
    }

    /// The same if the player played this ally.
    pub fn of_ally(self, ally: Seat) -> Self {
        Self { me: ally, ..self }
    }

    /// Whether the army is an ally of the player.
    pub fn is_ally(&self) -> bool {
        self.me != self.player
    }

    /// Whether the army may attack a seat (T30).
    pub fn is_foe(&self, seat: Seat) -> bool {
        seat != self.me && seat != self.player
    }

    /// How many times as much harm to this seat counts: whoever attacked the player last is resented.
    pub fn grudge(&self, owner: Option<Seat>) -> f32 {
        let hits_back = owner.is_some() && owner == self.observation.attacked_by();
        if hits_back { self.traits.grudge } else { 1.0 }
    }

    /// The territories that the army may attack.
    pub fn foreign(&self) -> TerritorySet {
        self.world().territories() - self.held() - self.board().held(self.player)
    }

    pub fn world(&self) -> &'static World {
        self.world
    }

    pub fn board(&self) -> &'a Board {
        self.state.board()
    }

    pub fn held(&self) -> TerritorySet {
        self.board().held(self.me)
    }

    pub fn armies(&self, territory: Territory) -> u32 {
        self.board().armies(territory)
    }

    /// Armies beyond the one that stays.
    pub fn spare(&self, territory: Territory) -> u32 {
        self.armies(territory).saturating_sub(1)
    }

    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.world.neighbours(territory)
    }

    pub fn is_mine(&self, territory: Territory) -> bool {
        self.held().contains(territory)
    }

    /// Whether the army of this territory attacks by itself; allied armies only defend.
    pub fn is_rival(&self, territory: Territory) -> bool {
        let owner = self.board().owner(territory);
        owner.is_some_and(|owner| self.is_foe(owner) && self.state.role(owner) == Role::Player)
    }

    /// Own territories beside one that the army may attack.
    pub fn front(&self) -> TerritorySet {
        let foreign = self.foreign();
        let meets = |own: &Territory| !(self.neighbours(*own) & foreign).is_empty();
        self.held().iter().filter(meets).collect()
    }

    /// The spare armies of the strongest rival beside a territory.
    pub fn threat(&self, territory: Territory) -> u32 {
        let rivals = self.neighbours(territory).iter().filter(|other| self.is_rival(*other));
        rivals.map(|rival| self.spare(rival)).max().unwrap_or(0)
    }

    /// Continents held whole.
    pub fn continents(&self) -> impl Iterator<Item = Continent> + use<> {
        self.board().continents(self.me)
    }

    /// The other players still in the game.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let view = *self;
        self.state.seats(Role::Player).filter(move |seat| view.is_foe(*seat))
    }
}
