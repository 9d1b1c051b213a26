//! Taking a territory, and the consequences: captives, armies moving in, eliminations, victory (A4,
//! A10, A20, T42, T44, X6).

use crate::battle::Post;
use crate::core::{Seat, SeatSet, ShipId};
use crate::game::action::sizes::check_armies;
use crate::game::board::state::{Play, Role, State};
use crate::game::event::{BoardEvent, CardEvent, Event, LandEvent, SeaEvent, SeatEvent};
use crate::game::phase::battle::Force;
use crate::game::phase::outcome::Outcome;
use crate::game::phase::{Advance, Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::Victory;
use crate::world::Territory;

/// The number of consecutive own turns after which a player who holds all territories at the end of
/// each wins (T44).
const LONGEST_REIGN: u8 = 3;

impl State {
    /// Takes an emptied territory for the seat on turn; `movers` move in from where they are.
    pub(crate) fn take(&mut self, to: Territory, movers: &[(Post, u32)], play: &mut Play) {
        let seat = self.turn.seat;
        let Some(from) = self.board.owner(to) else { return };
        let normal = matches!(&self.phase, Phase::Battle(battle) if matches!(battle.force, Force::Normal(_)));
        self.legacy.ambush = false;
        self.board.give(to, seat);
        self.turn.conquered = true;
        play.tell(LandEvent::Conquered { by: seat, from, territory: to });
        self.free_captives(to, seat, play);
        let mut advance =
            Advance { to, from: arrayvec::ArrayVec::new(), stay_aboard: u32::from(normal) };
        for &(origin, armies) in movers.iter().rev() {
            self.send_ashore(origin, to, armies, play);
            if self.fights_for(origin, seat) && !advance.from.contains(&origin) {
                advance.from.push(origin);
            }
            if let Post::Ship(ship) = origin {
                self.end_action(ship, true);
            }
        }
        let landless = self.board.held(from).is_empty();
        if landless && self.fleet.is_afloat(from) {
            play.tell(SeatEvent::TurnedPirate { seat: from });
        }
        if landless && !self.fleet.is_afloat(from) {
            self.fall(from, seat, Continuation::Advance(advance), play);
        } else if !self.check_goal(play) {
            self.go_on_advancing(advance);
        }
    }

    /// Moves armies from a territory or ship into a territory of the seat on turn.
    fn send_ashore(&mut self, from: Post, to: Territory, armies: u32, play: &mut Play) {
        if armies == 0 {
            return;
        }
        let seat = self.turn.seat;
        self.lose_at(from, armies);
        self.board.add(to, armies);
        play.tell(match from {
            Post::Land(from) => Event::Board(BoardEvent::Moved { seat, from, to, armies }),
            Post::Ship(ship) => Event::Sea(SeaEvent::Disembarked { seat, ship, to, armies }),
        });
    }

    /// Eliminates a seat without land if it has no crewed ship left (T42, T43).
    pub(crate) fn fall_at_sea(
        &mut self,
        seat: Seat,
        by: Seat,
        then: Continuation,
        play: &mut Play,
    ) {
        let gone = self.board.held(seat).is_empty() && !self.fleet.is_afloat(seat);
        if gone && matches!(self.roles[seat], Role::Player | Role::Ally) {
            self.fall(seat, by, then, play);
        }
    }

    /// Continues after an elimination.
    pub(crate) fn go_on(&mut self, then: Continuation, play: &mut Play) {
        match then {
            Continuation::Advance(advance) => self.go_on_advancing(advance),
            Continuation::Campaign => self.phase = Phase::Campaign,
            Continuation::AfterBattle { by } => {
                self.phase = Phase::Campaign;
                self.fall_after_battle(by, play);
            }
            Continuation::NextTurn if self.turn.commander.is_some() => self.draw_for_conquest(play),
            Continuation::NextTurn => self.next_turn(play),
            Continuation::EndTurn => self.end_turn(play),
        }
    }

    /// Returns the captives in a taken territory to their side if it took the territory (A20).
    fn free_captives(&mut self, territory: Territory, seat: Seat, play: &mut Play) {
        let armies = self.board.take_captives(territory, seat);
        if armies > 0 {
            self.board.add(territory, armies);
            play.tell(LandEvent::CaptivesFreed { seat, territory, armies });
        }
    }

    pub(crate) fn go_on_advancing(&mut self, mut advance: Advance) {
        while advance
            .from
            .last()
            .is_some_and(|from| self.to_follow(*from, advance.stay_aboard) == 0)
        {
            advance.from.pop();
        }
        self.phase =
            if advance.from.is_empty() { Phase::Campaign } else { Phase::Advance(advance) };
    }

    /// Returns the number of armies that may move from a territory or ship into a conquered
    /// territory (A10, N5).
    pub(crate) fn to_follow(&self, from: Post, stay_aboard: u32) -> u32 {
        match from {
            Post::Land(_) => self.to_commit(from),
            Post::Ship(_) => self.to_commit(from).saturating_sub(stay_aboard),
        }
    }

    pub(crate) fn advance(&mut self, armies: u32, play: &mut Play) -> Result<(), Refusal> {
        let (from, advance) = self.check_advance(armies)?;
        let mut advance = advance.clone();
        advance.from.pop();
        self.send_ashore(from, advance.to, armies, play);
        self.go_on_advancing(advance);
        Ok(())
    }

    /// Checks that this many armies can move in after a conquest (A1, A10). Returns their origin
    /// and the pending moves.
    pub(crate) fn check_advance(&self, armies: u32) -> Result<(Post, &Advance), Refusal> {
        let Phase::Advance(ref advance) = self.phase else { return self.not_now() };
        let Some(&from) = advance.from.last() else { return self.not_now() };
        check_armies(armies, 0, self.to_follow(from, advance.stay_aboard), "A1")?;
        Ok((from, advance))
    }

    fn fall(&mut self, fallen: Seat, by: Seat, then: Continuation, play: &mut Play) {
        let was_player = self.roles[fallen] == Role::Player;
        self.roles[fallen] = Role::Fallen;
        play.tell(SeatEvent::Fell { seat: fallen, by });
        // An ally holds no cards of its own: its player takes them (T30), but for territory cards where
        // allies hold these (W4).
        let heir = if by == self.turn.seat { self.turn.player() } else { by };
        let taker = if self.rules.ally_cards { by } else { heir };
        self.count_spoils(fallen, taker);
        self.hand_over_hand(fallen, taker, play);
        self.hand_over_stash(fallen, heir, play);
        self.lose_pot(fallen, play);
        self.pass_suits_on(fallen, play);
        let derelict: Vec<ShipId> = self.fleet.of(fallen).map(|(id, _)| id).collect();
        for ship in derelict {
            self.sink(ship, play);
        }
        if self.check_goal(play) {
            return;
        }
        if was_player && !self.active_allies().is_empty() {
            self.phase = Phase::Succeed { fallen, then };
        } else {
            self.after_fall(then, play);
        }
    }

    /// Moves all territory cards of one seat to another (T40, T42).
    pub(crate) fn hand_over_hand(&mut self, from: Seat, to: Seat, play: &mut Play) {
        for card in self.deck.hand_over(from, to).iter() {
            play.tell(CardEvent::TookCard { from, to, card: Some(card) });
        }
    }

    /// Moves all poker cards of one seat to another (T40, T42).
    pub(crate) fn hand_over_stash(&mut self, from: Seat, to: Seat, play: &mut Play) {
        for card in self.poker.hand_over(from, to) {
            play.tell(CardEvent::TookPoker { from, to, card: Some(card) });
        }
    }

    /// Ends the game if the player on turn has reached the goal, and returns `true` if it did
    /// (T44).
    pub(crate) fn check_goal(&mut self, play: &mut Play) -> bool {
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
    pub(crate) fn check_last_standing(&mut self, play: &mut Play) -> bool {
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
