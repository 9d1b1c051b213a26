//! Who holds which objective, and when one is met (K1, K7, K8).

use super::objective::{Aim, Objective};
use crate::core::{BySeat, Chance, Seat, SeatSet};
use crate::game::board::state::{Play, Role, State};
use crate::game::event::CardEvent;
use crate::game::rules::ruleset::Victory;
use crate::game::sampling::any_of;

/// The fewest colours that objectives name (K1).
const LEAST_COLOURS: usize = 4;

/// The territories that stand for a colour which cannot be eliminated (K7).
const TERRITORIES: usize = 24;

impl State {
    /// All objectives of the game, in order: the pairs of continents, and a colour for each army of the
    /// table, with fewer than four for others, too (K1, K7).
    pub fn objectives(&self) -> impl Iterator<Item = Objective> + use<> {
        let playing: SeatSet =
            Seat::ALL.into_iter().filter(|seat| self.roles[*seat] != Role::Absent).collect();
        let missing = LEAST_COLOURS.saturating_sub(playing.len());
        let others: SeatSet = (!playing).into_iter().take(missing).collect();
        let colours = playing.into_iter().chain(others).map(Objective::Colour);
        self.world().objectives().map(Objective::Continents).chain(colours)
    }

    /// The objective of a seat; in what others may know of the game it is `None`, until the game is over.
    pub fn objective(&self, seat: Seat) -> Option<Objective> {
        self.objectives[seat]
    }

    /// What this objective asks of this seat (K7).
    pub fn aim(&self, seat: Seat, objective: Objective) -> Aim {
        match objective {
            Objective::Continents(both) => Aim::Continents(both),
            Objective::Colour(target) if target == seat || self.roles[target] == Role::Absent => {
                Aim::Territories(TERRITORIES.min(self.world().territories().len()))
            }
            Objective::Colour(target) => Aim::Eliminate(target),
        }
    }

    /// Whether a seat has what this asks as the board stands (K7).
    pub fn has_met(&self, seat: Seat, aim: Aim) -> bool {
        let held = self.board.held(seat);
        match aim {
            Aim::Continents(both) => both.into_iter().all(|it| it.territories().is_subset(held)),
            Aim::Eliminate(target) => self.roles[target] == Role::Fallen,
            Aim::Territories(number) => held.len() >= number,
        }
    }

    /// Whether the objective of a seat is met; not so where it is unknown.
    pub(crate) fn has_met_objective(&self, seat: Seat) -> bool {
        self.objectives[seat].is_some_and(|it| self.has_met(seat, self.aim(seat, it)))
    }

    /// Gives an objective to each player who has none.
    pub(crate) fn deal_objectives(&mut self, play: &mut Play) {
        let players: Vec<Seat> = self.seats(Role::Player).collect();
        for seat in players {
            self.draw_objective(seat, play);
        }
    }

    /// Gives a player one of the objectives that nobody holds, where the game has them (K1).
    pub(crate) fn draw_objective(&mut self, seat: Seat, play: &mut Play) {
        let lacks_one = self.objectives[seat].is_none();
        if self.rules.victory == Victory::Objectives && lacks_one {
            let objective = any_of(&self.objectives_left(), play.chance).copied();
            self.objectives[seat] = objective;
            play.tell(CardEvent::DrewObjective { seat, objective });
        }
    }

    /// Deals at random what a seat does not know of the objectives of the others.
    pub(crate) fn guess_objectives(&mut self, chance: &mut dyn Chance) {
        if self.rules.victory != Victory::Objectives {
            return;
        }
        let unknown = |seat: &Seat| self.has_objective(*seat) && self.objectives[*seat].is_none();
        let seats: SeatSet = Seat::ALL.into_iter().filter(unknown).collect();
        for seat in seats {
            self.objectives[seat] = any_of(&self.objectives_left(), chance).copied();
        }
    }

    /// Whether a seat holds an objective, known or not: the players of the game, and who was one (K1).
    pub fn has_objective(&self, seat: Seat) -> bool {
        let plays = match self.roles[seat] {
            Role::Player | Role::Fallen => true,
            Role::Ally => self.deserted.contains(seat),
            Role::Absent => false,
        };
        plays && self.rules.victory == Victory::Objectives
    }

    /// The objectives that nobody holds; where some are unknown, those too.
    pub fn objectives_left(&self) -> Vec<Objective> {
        let is_held = |it: &Objective| self.objectives.iter().any(|(_, held)| *held == Some(*it));
        self.objectives().filter(|it| !is_held(it)).collect()
    }

    /// What a seat may know of the objectives: its own, and all when the game is over (K8).
    pub(crate) fn known_objectives(&self, viewer: Option<Seat>) -> BySeat<Option<Objective>> {
        let is_over = self.outcome().is_some();
        let knows = |seat: Seat| is_over || viewer == Some(seat);
        BySeat::from_fn(|seat| self.objectives[seat].filter(|_| knows(seat)))
    }
}
