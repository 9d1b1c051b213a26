//! The objectives of the players, and the conditions for meeting them (K1, K7, K8).

use crate::core::{BySeat, RandomSource, Seat, SeatSet};
use crate::game::event::CardEvent;
use crate::game::pieces::objective::{Aim, Objective};
use crate::game::rules::ruleset::Victory;
use crate::game::sampling::any_of;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};

/// The fewest colours that objectives include (K1).
const LEAST_COLOURS: usize = 4;

/// The number of territories on the Earth that replaces a colour which can't be eliminated (K7).
const TERRITORIES: u32 = 24;

impl State {
    /// Returns all objectives of the game, in order: the pairs of continents, then a colour for
    /// each army in the game, and further colours up to four (K1, K7).
    pub fn objectives(&self) -> impl Iterator<Item = Objective> + use<> {
        let playing: SeatSet =
            Seat::ALL.into_iter().filter(|seat| self.roles[*seat] != Role::Absent).collect();
        let missing = LEAST_COLOURS.saturating_sub(playing.len());
        let others: SeatSet = (!playing).into_iter().take(missing).collect();
        let colours = playing.into_iter().chain(others).map(Objective::Colour);
        self.world().objectives().map(Objective::Continents).chain(colours)
    }

    /// Returns the objective of a seat. In an observation it is `None` for other seats until the
    /// game is over.
    pub fn objective(&self, seat: Seat) -> Option<Objective> {
        self.objectives[seat]
    }

    /// Returns the condition that this objective sets for this seat (K7).
    pub fn aim(&self, seat: Seat, objective: Objective) -> Aim {
        match objective {
            Objective::Continents(both) => Aim::Continents(both),
            Objective::Colour(target) if target == seat || self.roles[target] == Role::Absent => {
                let world = self.world();
                let number = usize::try_from(world.in_proportion(TERRITORIES)).unwrap_or(0);
                Aim::Territories(number.min(world.territories().len()))
            }
            Objective::Colour(target) => Aim::Eliminate(target),
        }
    }

    /// Returns `true` if a seat meets this condition on the current board (K7).
    pub fn has_met(&self, seat: Seat, aim: Aim) -> bool {
        let held = self.board.held(seat);
        match aim {
            Aim::Continents(both) => both.into_iter().all(|it| it.territories().is_subset(held)),
            Aim::Eliminate(target) => self.roles[target] == Role::Fallen,
            Aim::Territories(number) => held.len() >= number,
        }
    }

    /// Returns `true` if the objective of a seat is met, and `false` if the objective is unknown.
    pub(crate) fn has_met_objective(&self, seat: Seat) -> bool {
        self.objectives[seat].is_some_and(|it| self.has_met(seat, self.aim(seat, it)))
    }

    /// Deals an objective to each player who has none.
    pub(crate) fn deal_objectives(&mut self, play: &mut Play) {
        let players: Vec<Seat> = self.seats(Role::Player).collect();
        for seat in players {
            self.draw_objective(seat, play);
        }
    }

    /// Deals a player one of the remaining objectives, in a game that has them (K1).
    pub(crate) fn draw_objective(&mut self, seat: Seat, play: &mut Play) {
        let lacks_one = self.objectives[seat].is_none();
        if self.rules.victory == Victory::Objectives && lacks_one {
            let objective = any_of(&self.objectives_left(), play.rng).copied();
            self.objectives[seat] = objective;
            play.tell(CardEvent::DrewObjective { seat, objective });
        }
    }

    /// Deals the unknown objectives of other seats at random.
    pub(crate) fn guess_objectives(&mut self, rng: &mut dyn RandomSource) {
        if self.rules.victory != Victory::Objectives {
            return;
        }
        let unknown = |seat: &Seat| self.has_objective(*seat) && self.objectives[*seat].is_none();
        let seats: SeatSet = Seat::ALL.into_iter().filter(unknown).collect();
        for seat in seats {
            self.objectives[seat] = any_of(&self.objectives_left(), rng).copied();
        }
    }

    /// Returns `true` if a seat holds an objective, known or not, as all current and former players
    /// do (K1).
    pub fn has_objective(&self, seat: Seat) -> bool {
        let plays = match self.roles[seat] {
            Role::Player | Role::Fallen => true,
            Role::Ally => self.deserted.contains(seat),
            Role::Absent => false,
        };
        plays && self.rules.victory == Victory::Objectives
    }

    /// Returns the objectives that nobody holds, including those held but unknown.
    pub fn objectives_left(&self) -> Vec<Objective> {
        let is_held = |it: &Objective| self.objectives.iter().any(|(_, held)| *held == Some(*it));
        self.objectives().filter(|it| !is_held(it)).collect()
    }

    /// Returns the objectives that a seat may know: its own, and all of them once the game is over
    /// (K8).
    pub(crate) fn known_objectives(&self, viewer: Option<Seat>) -> BySeat<Option<Objective>> {
        let is_over = self.outcome().is_some();
        let knows = |seat: Seat| is_over || viewer == Some(seat);
        BySeat::from_fn(|seat| self.objectives[seat].filter(|_| knows(seat)))
    }
}
