//! Armies on territories and ships, and the limits on them (K5).

use crate::battle::Post;
use crate::core::Seat;
use crate::game::event::{ArmySource, BoardEvent, Event};
use crate::game::pieces::income::{Income, LEAST_FOR_LAND};
use crate::game::state::play::Play;
use crate::game::state::{Role, State};
use crate::world::Territory;

/// The most armies that stay on a territory when its turn is over (K5).
pub const MOST_ON_A_TERRITORY: u32 = 10;

/// The number that larger stacks are reduced to.
const LEFT_OF_MORE: u32 = 9;

/// The most armies of a colour: 75 pieces of one and 5 of ten (K5).
pub const PIECES: u32 = 125;

impl State {
    /// Returns the number of armies on a territory or ship.
    pub fn armies_at(&self, post: Post) -> u32 {
        match post {
            Post::Land(territory) => self.board.armies(territory),
            Post::Ship(ship) => self.fleet.get(ship).map_or(0, |ship| ship.crew),
        }
    }

    pub(crate) fn lose_at(&mut self, post: Post, armies: u32) {
        match post {
            Post::Land(territory) => self.board.lose(territory, armies),
            Post::Ship(ship) => {
                if let Some(ship) = self.fleet.get_mut(ship) {
                    ship.crew = ship.crew.saturating_sub(armies);
                }
            }
        }
    }

    pub(crate) fn capture_at(&mut self, post: Post, of: Seat, play: &mut Play) {
        match post {
            Post::Land(territory) => self.board.add_captives(territory, of, 1),
            Post::Ship(ship) => {
                if let Some(ship) = self.fleet.get_mut(ship) {
                    ship.captives[of] += 1;
                }
            }
        }
        play.tell(Event::Captured { of, at: post });
    }

    /// Returns the number of armies that can be committed: all but one on a territory (A2), all
    /// aboard a ship (N5).
    #[inline]
    pub fn committable_armies(&self, from: impl Into<Post>) -> u32 {
        match from.into() {
            Post::Land(territory) => self.board.armies(territory).saturating_sub(1),
            Post::Ship(ship) => self.fleet.get(ship).map_or(0, |ship| ship.crew),
        }
    }

    /// Adds armies to a territory.
    pub(crate) fn raise_armies(
        &mut self,
        territory: Territory,
        armies: u32,
        source: ArmySource,
        play: &mut Play,
    ) {
        let Some(seat) = self.board.owner(territory) else { return };
        let left = self.pieces_left(seat).unwrap_or(armies);
        if armies > left {
            play.tell(BoardEvent::NotSupplied { seat, armies: armies - left });
        }
        let armies = armies.min(left);
        if armies > 0 {
            self.board.add(territory, armies);
            play.tell(BoardEvent::Raised { seat, territory, armies, source });
        }
    }

    pub(crate) fn place_factory(&mut self, territory: Territory, play: &mut Play) {
        if let Some(seat) = self.board.owner(territory) {
            self.board.build_factory(territory);
            play.tell(BoardEvent::FactoryBuilt { seat, territory });
        }
    }

    /// Returns the armies that a territory would lose if its owner's turn ended now (K5).
    pub fn excess_armies(&self, territory: Territory) -> u32 {
        let armies = self.board.armies(territory);
        let too_many = self.rules.ten_on_a_territory && armies > MOST_ON_A_TERRITORY;
        if too_many { armies - LEFT_OF_MORE } else { 0 }
    }

    /// Removes the excess armies on the territories of a seat whose turn ends (K5).
    pub(crate) fn disband(&mut self, seat: Seat, play: &mut Play) {
        for territory in self.board.held(seat) {
            let armies = self.excess_armies(territory);
            if armies > 0 {
                self.board.lose(territory, armies);
                play.tell(BoardEvent::Disbanded { seat, territory, armies });
            }
        }
    }

    /// Returns the number of armies that a seat can still place before its pieces run out, or
    /// `None` if there is no limit (K5).
    pub fn pieces_left(&self, seat: Seat) -> Option<u32> {
        self.rules.pieces_run_out.then(|| PIECES.saturating_sub(self.total_armies(seat)))
    }

    /// Returns how many of these armies the seat on turn can get, with `waiting` more still to be
    /// placed (K5). The others are not placed.
    pub(crate) fn supplied(&self, armies: u32, waiting: u32, play: &mut Play) -> u32 {
        let seat = self.turn.seat;
        let left = self.pieces_left(seat).map_or(armies, |left| left.saturating_sub(waiting));
        if armies > left {
            play.tell(BoardEvent::NotSupplied { seat, armies: armies - left });
        }
        armies.min(left)
    }

    /// Returns the reinforcements that a seat would get now for its land and factories (T6, T7,
    /// K2). Time grows with the number of its territories.
    pub fn income_of(&self, seat: Seat) -> Income {
        Income::of(&self.board, seat, if self.rules.least_three { LEAST_FOR_LAND } else { 0 })
    }

    /// Returns `true` if a seat that is still in the game has neither land nor a crewed ship (T42,
    /// T43).
    pub(crate) fn is_beaten(&self, seat: Seat) -> bool {
        let gone = self.board.held(seat).is_empty() && !self.fleet.is_afloat(seat);
        gone && matches!(self.roles[seat], Role::Player | Role::Ally)
    }
}
