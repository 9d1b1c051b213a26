//! The selection and the plan on the map: taps become actions here.
#![allow(
    clippy::unnecessary_wraps,
    reason = "all that is chosen answers alike: actions, or why not"
)]

pub mod choices;
mod drags;
mod drawing;
pub mod picks;
pub mod proposals;
mod proposing;
pub mod sea_battle;
mod ship_taps;

use crate::path::Path;
use choices::{Chunk, Ferry, Plan, Plus};
use engine::battle::{Origins, Post};
use engine::core::ShipId;
use engine::game::{
    Action, Ask, AttackRolls, Effort, Engagements, Prompt, Refusal, SeaAction, Ship, State, Until,
    Voyage,
};
use engine::poker::CardSet;
use engine::world::Territory;

/// The current selection and plan, not yet an action.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    /// The origin of the armies.
    pub from: Option<Territory>,
    /// The destination of the armies, or the target of the attack.
    pub to: Option<Territory>,
    /// The number of dice of a normal attack, or of armies to move, to commit or in each block.
    pub armies: u32,
    /// The number of armies that a tap places.
    pub chunk: Chunk,
    /// The attack type.
    pub plan: Plan,
    /// True if the player chose the type or the blocks; otherwise the best attack is proposed.
    pub by_hand: bool,
    /// The origin of each block of a flanking attack.
    pub blocks: Origins,
    /// The selected ship, which can sail, ferry or land armies.
    pub ship: Option<ShipId>,
    /// The planned sea battle, or the ships to send into one.
    pub engagements: Engagements,
    /// Armies to board the selected ship, or to go ashore from it.
    pub ferry: Option<Ferry>,
    /// The choice of the die for the plus one of a flanking roll, for rolls made one at a time.
    pub plus: Plus,
    pub path: Option<Path>,
    /// The poker cards picked for the current hand.
    pub picked: CardSet,
}

pub type Actions = Result<Vec<Action>, Refusal>;

impl Draft {
    /// Returns the draft to keep when the prompt has changed: the attacking territory stays
    /// selected through a campaign, and the number of armies for a tap stays always.
    #[must_use]
    pub fn after(&self, now: Option<Prompt>) -> Self {
        let kept = Self { chunk: self.chunk, plus: self.plus, plan: self.plan, ..Self::default() };
        match now.map(|prompt| prompt.ask) {
            Some(Ask::Arrange | Ask::Reinforce { .. } | Ask::Garrison { .. }) => kept,
            Some(
                Ask::Mobilize { .. }
                | Ask::Reveal { .. }
                | Ask::Levy { .. }
                | Ask::Battle { .. }
                | Ask::Defend { .. }
                | Ask::Window { .. }
                | Ask::PlusOne,
            ) => Self { engagements: Engagements::new(), ..self.clone() },
            // A ship stays selected from one of its actions to the next.
            Some(Ask::Campaign | Ask::Cruise { .. } | Ask::SeaBattle | Ask::Board { .. }) => {
                Self { ship: self.ship, plan: Plan::Normal, ..kept }
            }
            _ => Self { plan: Plan::Normal, ..kept },
        }
    }

    /// Keeps an attack ready that was a single roll and can be declared again (L1).
    pub(crate) fn keep_attacking(&mut self, before: &Self, table: &State) {
        let (Some(from), Some(to)) = (before.from, before.to) else { return };
        let is_one_roll = table.rules().attack_rolls == AttackRolls::One;
        let was_normal = before.plan == Plan::Normal;
        if is_one_roll && was_normal && table.check_attack(from, to).is_ok() {
            (self.from, self.to) = (Some(from), Some(to));
            let (least, most) = self.range(table);
            self.armies = before.armies.clamp(least, most);
        }
    }

    /// Selects land just moved into, if armies can go on from it (L6).
    pub(crate) fn go_on_from_land_taken(&mut self, table: &State) {
        let campaigns = table.prompt().is_some_and(|prompt| prompt.ask == Ask::Campaign);
        let held = table.board().held(table.turn().seat);
        let taken = self.to.filter(|to| campaigns && self.path.is_none() && held.contains(*to));
        if let Some(taken) = taken {
            self.from = Some(taken).filter(|from| table.check_attack_from(*from).is_ok());
            (self.to, self.armies) = (None, 0);
        }
    }

    /// Deselects a territory that nothing more can leave, after a move before the game (T4), at the
    /// end of a turn (X4) or aboard a ship (N2). A path from it is cleared.
    pub(crate) fn let_go_of_the_drained(&mut self, table: &State) {
        let able_to_leave = |from: Territory| match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Arrange) => table.committable_armies(from) > 0,
            Some(Ask::Transfer) => table.check_transfer_from(from).is_ok(),
            Some(Ask::Campaign) => table.check_attack_from(from).is_ok(),
            _ => true,
        };
        if self.from.is_some_and(|from| !able_to_leave(from)) {
            (self.from, self.to) = (None, None);
        }
        let campaigns = table.prompt().is_some_and(|prompt| prompt.ask == Ask::Campaign);
        if let Some(path) = self.path.as_mut().filter(|_| campaigns) {
            path.let_go_of_the_drained(table);
        }
    }

    /// Deselects ships that are gone, have changed hands or can do nothing more in this turn (N1),
    /// and drops any plans with or against those that are lost.
    pub(crate) fn let_go_of_the_lost(&mut self, table: &State) {
        let owner = |ship: ShipId| table.fleet().get(ship).map(|ship| ship.owner);
        let campaigns = table.prompt().is_some_and(|prompt| prompt.ask == Ask::Campaign);
        let is_done = |ship: &Ship| campaigns && ship.voyage == Voyage::Done;
        let acts = |ship: &Ship| ship.owner == table.turn().seat && !is_done(ship);
        if self.ship.is_some_and(|ship| !table.fleet().get(ship).is_some_and(acts)) {
            (self.ship, self.ferry, self.to) = (None, None, None);
        }
        let is_afloat = |ship: &ShipId| owner(*ship).is_some();
        self.engagements
            .retain(|engage| is_afloat(&engage.target) && engage.ships.iter().all(is_afloat));
    }

    /// Handles a tap on a territory, under the prompt of `table`.
    ///
    /// # Errors
    /// The reason why the tap means nothing here.
    pub fn tap(&mut self, table: &State, territory: Territory) -> Actions {
        let Some(prompt) = table.prompt() else { return Err(Refusal::Over) };
        match prompt.ask {
            Ask::Choose => Ok(vec![Action::Choose { territory }]),
            Ask::Garrison { left } => {
                let armies = self.chunk.of(table.most_to_garrison(left));
                Ok(vec![Action::Garrison { territory, armies }])
            }
            Ask::Reinforce { left, .. } => {
                Ok(vec![Action::Deploy { territory, armies: self.chunk.of(left).max(1) }])
            }
            Ask::FirstFactory | Ask::Factory { .. } => Ok(vec![Action::Build { territory }]),
            Ask::FirstShip { .. } | Ask::Launch { .. } | Ask::Cruise { .. } => {
                Self::tap_towards(table, territory)
            }
            Ask::Levy { .. } => Ok(vec![Action::Levy { territory }]),
            Ask::Arrange => self.tap_to_arrange(table, territory),
            Ask::Transfer => self.tap_to_transfer(table, territory),
            Ask::Campaign => match &mut self.path {
                Some(path) => path.tap(table, territory).map(|()| Vec::new()),
                None => self.tap_to_attack(table, territory),
            },
            _ => Ok(Vec::new()),
        }
    }

    /// Handles a drag from one territory to another: both are tapped, and something must be able to
    /// go from the first to the second.
    pub(crate) fn drag_on_land(
        &mut self,
        table: &State,
        from: Territory,
        to: Territory,
    ) -> Actions {
        let ask = table.prompt().map(|prompt| prompt.ask);
        (self.from, self.to) = (None, None);
        self.blocks.clear();
        match ask {
            Some(Ask::Campaign) if table.board().owner(from) == Some(table.turn().seat) => {
                self.tap_own(table, from)?;
                if !table.unclaimed().contains(to) {
                    table.check_attack(from, to)?;
                }
            }
            Some(Ask::Transfer) => {
                self.tap_to_transfer(table, from)?;
                table.check_transfer(from, to)?;
            }
            Some(Ask::Arrange) => {
                self.tap_to_arrange(table, from)?;
                table.check_rearrange(from, to)?;
            }
            _ => return Ok(Vec::new()),
        }
        self.tap(table, to)
    }

    fn tap_to_arrange(&mut self, table: &State, territory: Territory) -> Actions {
        let Some(from) = self.from else {
            table.check_rearrange_from(territory)?;
            self.from = Some(territory);
            return Ok(Vec::new());
        };
        if from == territory {
            self.from = None;
            return Ok(Vec::new());
        }
        let armies = self.chunk.of(table.committable_armies(from)).max(1);
        Ok(vec![Action::Rearrange { from, to: territory, armies }])
    }

    fn tap_to_transfer(&mut self, table: &State, territory: Territory) -> Actions {
        if self.from == Some(territory) {
            return self.deselect();
        }
        let begins = table.check_transfer_from(territory);
        match self.from.map(|from| table.check_transfer(from, territory)) {
            Some(Ok(most)) => {
                (self.to, self.armies) = (Some(territory), most);
                return Ok(Vec::new());
            }
            Some(Err(refusal)) if begins.is_err() => return Err(refusal),
            _ => begins?,
        }
        (self.from, self.to, self.armies) = (Some(territory), None, 0);
        Ok(Vec::new())
    }

    fn tap_to_attack(&mut self, table: &State, territory: Territory) -> Actions {
        if table.board().held(table.turn().seat).contains(territory) {
            return self.tap_own(table, territory);
        }
        let near = table.neighbours(territory) & table.attackers();
        if let Some(ship) = self.ship {
            match table.check_landing(ship, territory) {
                Ok(_) => return self.plan_landing(table, ship, territory),
                Err(refusal) if near.is_empty() => return Err(refusal),
                Err(_) => {}
            }
        }
        let selected = self.from.filter(|from| near.contains(*from) || near.is_empty());
        let strongest = || near.iter().max_by_key(|from| table.board().armies(*from));
        let mine = || (table.neighbours(territory) & table.board().held(table.turn().seat)).first();
        let Some(from) = selected.or_else(strongest).or_else(mine) else {
            return table.check_attack_from(territory).map(|()| Vec::new());
        };
        if table.unclaimed().contains(territory) {
            let most = table.check_expand(from, territory)?;
            (self.from, self.to, self.ship) = (Some(from), Some(territory), None);
            (self.plan, self.armies) = (Plan::Normal, most);
            return Ok(Vec::new());
        }
        table.check_attack(from, territory)?;
        (self.from, self.to, self.ship) = (Some(from), Some(territory), None);
        self.propose(table);
        Ok(Vec::new())
    }

    /// Returns `true` if the plan is to move into land that nobody controls (L6).
    pub fn expands(&self, table: &State) -> bool {
        self.to.is_some_and(|to| table.unclaimed().contains(to))
    }

    fn tap_own(&mut self, table: &State, territory: Territory) -> Actions {
        let flanks = |to: Territory| {
            self.blocks_of(territory) > 0 || table.check_flank_from(territory.into(), to, 1).is_ok()
        };
        if self.by_hand && self.plan == Plan::Flanking && self.to.is_some_and(flanks) {
            return match self.blocks_of(territory) {
                0 => self.add_block(table, territory),
                _ => self.drop_block(table, territory),
            };
        }
        if self.from == Some(territory) {
            return self.deselect();
        }
        table.check_attack_from(territory)?;
        (self.from, self.to, self.ship) = (Some(territory), None, None);
        self.blocks.clear();
        Ok(Vec::new())
    }

    /// Clears the selection.
    pub(crate) fn deselect(&mut self) -> Actions {
        *self = Self { chunk: self.chunk, plus: self.plus, ..Self::default() };
        Ok(Vec::new())
    }

    /// Sets the number of armies to the nearest possible one. Returns no actions, since nothing is
    /// played yet.
    ///
    /// # Errors
    /// Never returns an error: the result is that of all taps and controls.
    pub fn set_armies(&mut self, table: &State, armies: u32) -> Actions {
        let (least, most) = self.range(table);
        self.armies = armies.clamp(least, most.max(least));
        Ok(Vec::new())
    }

    /// Sets the number of armies that a tap places.
    pub(crate) fn set_chunk(&mut self, chunk: Chunk) -> Actions {
        self.chunk = chunk;
        Ok(Vec::new())
    }

    /// Sets the way to choose the die for the plus one.
    pub(crate) fn set_plus(&mut self, plus: Plus) -> Actions {
        self.plus = plus;
        Ok(Vec::new())
    }

    /// Returns `true` if anything is planned beyond the selected origin: an attack, a ferry, a sea
    /// battle or a path.
    pub fn plans(&self) -> bool {
        self.to.is_some()
            || self.ferry.is_some()
            || self.path.is_some()
            || !self.engagements.is_empty()
    }

    /// Returns the origin of the planned attack.
    pub fn origin(&self) -> Option<Post> {
        self.ship.map(Post::Ship).or(self.from.map(Post::Land))
    }

    pub(crate) fn plan_again(&mut self, table: &State) {
        let Some(from) = self.origin() else { return };
        if self.plan == Plan::Flanking {
            self.blocks = self.to.map_or_else(Origins::new, |to| default_blocks(table, from, to));
        }
        let (least, most) = self.range(table);
        let from: Vec<Post> = match self.plan {
            Plan::Flanking => self.blocks.to_vec(),
            _ => vec![from],
        };
        // A ship stays out of danger unless the player asks for it (N6).
        let bares = |from: &Post| from.ship().is_some() && table.committable_armies(*from) == most;
        let spares = self.plan != Plan::Normal && most > least && from.iter().any(bares);
        self.armies = most - u32::from(spares);
    }

    /// Returns the number of blocks of the planned flanking attack that come from a territory or
    /// ship.
    pub fn blocks_of(&self, from: impl Into<Post>) -> u32 {
        let from = from.into();
        u32::try_from(self.blocks.iter().filter(|origin| **origin == from).count()).unwrap_or(0)
    }

    /// Adds a block to the planned flanking attack.
    ///
    /// # Errors
    /// The territory has too few armies, or there are too many blocks.
    pub fn add_block(&mut self, table: &State, from: impl Into<Post>) -> Actions {
        let from = from.into();
        let Some(to) = self.to else { return Err(Refusal::NotNow(table.phase().rule())) };
        if self.blocks.is_full() {
            return Err(Refusal::Blocks);
        }
        table.check_flank_from(from, to, self.blocks_of(from) + 1)?;
        self.by_hand = true;
        self.blocks.push(from);
        self.set_armies(table, self.armies)
    }

    /// Removes a block from the planned flanking attack.
    ///
    /// # Errors
    /// The game refuses it; the plan stays as it was.
    pub fn drop_block(&mut self, table: &State, from: impl Into<Post>) -> Actions {
        let from = from.into();
        if let Some(place) = self.blocks.iter().rposition(|origin| *origin == from) {
            self.blocks.remove(place);
        }
        self.by_hand = true;
        self.set_armies(table, self.armies)
    }

    /// Returns the smallest and largest possible number of armies for the draft.
    pub fn range(&self, table: &State) -> (u32, u32) {
        if let Some(ferry) = self.ferry {
            return (1, self.most_to_ferry(table, ferry).unwrap_or(0));
        }
        let Some(from) = self.origin() else { return (0, 0) };
        match (table.prompt().map(|prompt| prompt.ask), self.plan) {
            (Some(Ask::Campaign), _) if self.expands(table) => (1, table.committable_armies(from)),
            (Some(Ask::Campaign), Plan::Committed) => table.block_range(&[from]),
            (Some(Ask::Campaign), Plan::Flanking) => table.block_range(&self.blocks),
            (Some(Ask::Campaign), Plan::Normal) => table.normal_dice(from),
            _ => (1, from.territory().map_or(0, |from| table.movable(from))),
        }
    }

    /// Returns the actions that declare the planned attack and roll.
    ///
    /// # Errors
    /// Nothing is planned.
    pub fn attack(&mut self, table: &State, until: Until) -> Actions {
        let declared = self.declared().ok_or(Refusal::NotNow(table.phase().rule()))?;
        let rolls = match self.plan {
            Plan::Normal => Action::Roll { dice: u8::try_from(self.armies).unwrap_or(1), until },
            Plan::Committed | Plan::Flanking => {
                Action::RollBlock { block: 0, plus: self.plus.into(), until }
            }
        };
        Ok(vec![declared, rolls])
    }

    /// Returns the action that declares the planned attack.
    pub fn declared(&self) -> Option<Action> {
        let (from, to) = (self.origin()?, self.to?);
        Some(match self.plan {
            Plan::Normal => declaration(from, to, Effort::Normal),
            Plan::Committed => declaration(from, to, Effort::Committed(self.armies)),
            Plan::Flanking => Action::Flank { to, size: self.armies, from: self.blocks.clone() },
        })
    }

    /// Returns the actions for the plan: a move, or armies that board a ship or go ashore.
    ///
    /// # Errors
    /// Nothing is planned.
    pub fn confirm(&mut self, table: &State) -> Actions {
        if let Some(action) = self.ferrying() {
            return Ok(vec![action]);
        }
        let (Some(from), Some(to)) = (self.from, self.to) else {
            return Err(Refusal::NotNow(table.phase().rule()));
        };
        let armies = self.armies;
        Ok(vec![if self.expands(table) {
            Action::Expand { from, to, armies }
        } else {
            Action::Transfer { from, to, armies }
        }])
    }
}

/// Returns the action that declares an attack from a single place.
pub fn declaration(from: Post, to: Territory, effort: Effort) -> Action {
    match (from, effort) {
        (Post::Land(from), Effort::Normal) => Action::Attack { from, to },
        (Post::Land(from), Effort::Committed(armies)) => Action::Commit { from, to, armies },
        (Post::Ship(ship), effort) => Action::Sea(SeaAction::Land { ship, to, effort }),
    }
}

/// Returns two blocks: one from here and one from the strongest other neighbour or ship, or both
/// from here if there is none and this is land.
fn default_blocks(table: &State, from: Post, to: Territory) -> Origins {
    let others = table.flanks(to).filter(|(other, _)| *other != from);
    let partner = others.max_by_key(|(_, most)| *most).map(|(other, _)| other);
    let second = partner.or(Some(from).filter(|from| from.ship().is_none()));
    std::iter::once(from).chain(second).collect()
}
