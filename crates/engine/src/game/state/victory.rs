//! Victory and the end of the game (T44, K7).

use crate::core::{Seat, SeatSet};
use crate::game::event::{CardEvent, Event};
use crate::game::phase::Phase;
use crate::game::phase::outcome::Outcome;
use crate::game::rules::ruleset::Victory;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};

/// The number of consecutive own turns after which a player who holds all territories at the end of
/// each wins (T44).
const LONGEST_REIGN: u8 = 3;

impl State {
    /// Ends the game if the player on turn has reached the goal, and returns `true` if it did
    /// (T44).
    pub(crate) fn end_if_goal_reached(&mut self, play: &mut Play) -> bool {
        if self.end_if_objective_met(play) {
            return true;
        }
        let seat = self.turn.seat;
        let held = self.board.held(seat);
        let (is_reached, by_land) = match self.rules.victory {
            Victory::Territories(goal) => (held.len() >= usize::from(goal), true),
            Victory::Headquarters => (self.legacy.all_headquarters().is_subset(held), true),
            Victory::Domination => (held == self.world().territories(), true),
            Victory::LastStanding | Victory::Rounds(_) | Victory::Objectives => {
                (held == self.world().territories(), false)
            }
        };
        let plays_itself = self.turn.commander.is_none();
        plays_itself
            && is_reached
            && (by_land || !self.is_opposed_at_sea(seat))
            && self.end(SeatSet::only(seat), play)
    }

    /// Ends the game if the player on turn has met its objective, which all then see, and returns
    /// `true` if it did (K7).
    pub(crate) fn end_if_objective_met(&mut self, play: &mut Play) -> bool {
        let seat = self.turn.seat;
        let Some(objective) = self.objectives[seat].filter(|_| self.has_met_objective(seat)) else {
            return false;
        };
        if self.turn.commander.is_some() || self.roles[seat] != Role::Player {
            return false;
        }
        play.tell(CardEvent::ShowedObjective { seat, objective });
        self.end(SeatSet::only(seat), play)
    }

    /// Returns `true` if another player has armies at sea, and so is still in the game without land
    /// (T44).
    fn is_opposed_at_sea(&self, seat: Seat) -> bool {
        let mut others = self.seats(Role::Player).filter(|other| *other != seat);
        self.rules.pirates_play_on && others.any(|other| self.fleet.is_afloat(other))
    }

    /// Counts the consecutive own turns that the player on turn has ended holding all territories,
    /// and ends the game after the third (T44). Returns `true` if it did.
    pub(crate) fn end_if_unbroken(&mut self, play: &mut Play) -> bool {
        let seat = self.turn.seat;
        let holds_all = self.board.held(seat) == self.world().territories();
        let reigns = self.rules.pirates_play_on && self.roles[seat] == Role::Player && holds_all;
        self.reign[seat] = if reigns { self.reign[seat].saturating_add(1) } else { 0 };
        self.reign[seat] >= LONGEST_REIGN && self.end(SeatSet::only(seat), play)
    }

    /// Ends the game if at most one player is left, and returns `true` if it did (T44).
    pub(crate) fn end_if_last_standing(&mut self, play: &mut Play) -> bool {
        let players = self.all(Role::Player);
        let fights_on = players.len() == 1 && self.rules.victory == Victory::Domination;
        players.len() <= 1 && !fights_on && self.end(players, play)
    }

    /// Ends a game that is decided without a conquest: a player went on with an ally that holds all
    /// land, or nobody can win any longer and the remaining players share the game (T44). Returns
    /// `true` if it did.
    pub(crate) fn end_if_decided(&mut self, play: &mut Play) -> bool {
        let holds_all = |seat: &Seat| self.board.held(*seat) == self.world().territories();
        let owner = self.seats(Role::Player).find(holds_all);
        match owner {
            Some(seat) => {
                let by_land = self.rules.victory == Victory::Domination;
                (by_land || !self.is_opposed_at_sea(seat)) && self.end(SeatSet::only(seat), play)
            }
            None => self.is_deadlocked() && self.end(self.all(Role::Player), play),
        }
    }

    /// Returns `true` if nothing can change any longer: no player holds land, and no ship has the
    /// two armies needed to land or to fight.
    fn is_deadlocked(&self) -> bool {
        let mut players = self.seats(Role::Player);
        players.all(|seat| self.board.held(seat).is_empty())
            && self.fleet.iter().all(|(_, ship)| ship.crew + ship.captive_armies() < 2)
    }

    /// Ends a game of a fixed number of rounds: most territories win, then most armies (T44).
    pub(crate) fn end_by_size(&mut self, play: &mut Play) {
        let size = |seat: Seat| (self.board.held(seat).len(), self.total_armies(seat));
        let largest = self.seats(Role::Player).map(size).max();
        let winners =
            self.seats(Role::Player).filter(|seat| Some(size(*seat)) == largest).collect();
        self.end(winners, play);
    }

    fn end(&mut self, winners: SeatSet, play: &mut Play) -> bool {
        let outcome = Outcome { winners, round: self.turn.round };
        self.phase = Phase::Over(outcome);
        play.tell(Event::Over { outcome });
        true
    }
}
