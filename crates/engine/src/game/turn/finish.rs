//! The end of a turn, in the order of rule T21: draw, factories, captives, moves, the call for an
//! ally, discards; or in the order of rule W3, where captives and moves come first.

use crate::core::{Seat, ShipId};
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State};
use crate::game::event::{BoardEvent, CardEvent, LandEvent, SeaEvent};
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::Victory;
use crate::game::rules::turn_options::{EndOfTurn, FactorySales, FullStash};
use crate::game::turn::reinforce::SET_CARDS;
use crate::poker::{self};
use crate::world::Territory;

impl State {
    pub(crate) fn end_campaign(&mut self, play: &mut Play) {
        self.turn.fresh = false;
        match self.rules.end_of_turn {
            EndOfTurn::DrawFirst => self.draw_for_conquest(play),
            EndOfTurn::TransferFirst => self.begin_transfers(play),
        }
    }

    fn begin_transfers(&mut self, play: &mut Play) {
        self.turn_captives(play);
        self.phase = Phase::Transfer;
        if !self.can_transfer() {
            self.end_transfers(play);
        }
    }

    pub(crate) fn end_transfers(&mut self, play: &mut Play) {
        match self.rules.end_of_turn {
            EndOfTurn::DrawFirst => self.come_to_the_call(play),
            EndOfTurn::TransferFirst => self.draw_for_conquest(play),
        }
    }

    /// Draws the cards for a conquest. They go to the player, even for an ally's conquest (T20,
    /// T31), unless allies hold territory cards of their own (W4).
    pub(crate) fn draw_for_conquest(&mut self, play: &mut Play) {
        let player = self.turn.player();
        if !self.turn.conquered {
            self.come_to_factories(play);
        } else if self.rules.ally_cards && self.turn.commander.is_some() {
            self.draw_for_ally(play);
            self.come_to_factories(play);
        } else if self.rules.card_offered && self.may_draw(player) {
            self.phase = Phase::Draw;
        } else {
            self.draw_card(player, play);
            self.draw_poker_for_conquest(play);
        }
    }

    /// Draws the poker card for a conquest (T20), once the territory card is taken or declined.
    pub(crate) fn draw_poker_for_conquest(&mut self, play: &mut Play) {
        let player = self.turn.player();
        if self.rules.full_stash == FullStash::DiscardFirst && self.is_stash_full(player) {
            self.phase = Phase::MakeRoom;
            return;
        }
        self.draw_poker_card(player, play);
        self.come_to_factories(play);
    }

    fn draw_for_ally(&mut self, play: &mut Play) {
        let ally = self.turn.seat;
        if self.roles[ally] != Role::Ally || !self.may_draw(ally) {
            return;
        }
        if let Some(card) = self.deck.draw(ally, play.rng) {
            let player = self.turn.player();
            play.tell(CardEvent::AllyDrew { ally, player, card: Some(card) });
        }
    }

    /// Continues without a poker card for a player with a full stash (W3).
    pub(crate) fn draw_none(&mut self, play: &mut Play) {
        play.tell(CardEvent::DrewNone { seat: self.turn.player() });
        self.come_to_factories(play);
    }

    fn come_to_factories(&mut self, play: &mut Play) {
        let seat = self.turn.seat;
        if self.turn.factories > 0 && self.board.held(seat).is_empty() {
            self.turn.factories = 0;
            play.tell(BoardEvent::FactoryLost { seat });
        }
        self.place_factories_or_go_on(play);
    }

    fn place_factories_or_go_on(&mut self, play: &mut Play) {
        if self.turn.factories > 0 {
            self.phase = Phase::Factory;
        } else if self.comes_to_purchases() {
            self.phase = Phase::Purchase;
        } else {
            self.end_purchases(play);
        }
    }

    /// Returns `true` if sets may buy factories now. Having a set is a secret, so a seat declines
    /// for itself.
    fn comes_to_purchases(&self) -> bool {
        let seat = self.turn.seat;
        self.rules.factories
            && self.rules.factory_sales == FactorySales::AtEnd
            && self.deck.hands[seat].len() >= SET_CARDS
            && !self.has_turned_in()
            && !self.board.held(seat).is_empty()
    }

    pub(crate) fn end_purchases(&mut self, play: &mut Play) {
        match self.rules.end_of_turn {
            EndOfTurn::DrawFirst => self.begin_transfers(play),
            EndOfTurn::TransferFirst => self.come_to_the_call(play),
        }
    }

    /// Places a factory: the starting one (T4) or a bought one (T22).
    pub(crate) fn build(&mut self, territory: Territory, play: &mut Play) -> Result<(), Refusal> {
        self.check_build(territory)?;
        if self.phase == Phase::FirstFactory {
            self.first_factory(territory, play);
        } else {
            self.place_factory(territory, play);
            self.turn.factories -= 1;
            self.place_factories_or_go_on(play);
        }
        Ok(())
    }

    pub(crate) fn check_build(&self, territory: Territory) -> Result<(), Refusal> {
        let (Phase::FirstFactory | Phase::Factory) = self.phase else { return self.not_now() };
        self.check_own(territory, self.turn.seat)
    }

    /// Turns the captives of the army in action into its own armies where they are (A20).
    fn turn_captives(&mut self, play: &mut Play) {
        let seat = self.turn.seat;
        for territory in self.board.captives_at() & self.board.held(seat) {
            for of in Seat::ALL {
                let armies = self.board.take_captives(territory, of);
                if armies > 0 {
                    self.board.add(territory, armies);
                    play.tell(LandEvent::CaptivesTurned { seat, of, territory, armies });
                }
            }
        }
        self.turn_captives_aboard(play);
    }

    fn turn_captives_aboard(&mut self, play: &mut Play) {
        let seat = self.turn.seat;
        for ship in ShipId::all() {
            let Some(found) = self.fleet.get_mut(ship).filter(|ship| ship.owner == seat) else {
                continue;
            };
            for of in Seat::ALL {
                let armies = std::mem::take(&mut found.captives[of]);
                found.crew += armies;
                if armies > 0 {
                    play.tell(SeaEvent::CaptivesTurned { seat, of, ship, armies });
                }
            }
        }
    }

    fn come_to_the_call(&mut self, play: &mut Play) {
        if self.turn.commander.is_some() {
            self.withdraw(play);
        } else if self.to_call().is_empty() {
            self.end_turn(play);
        } else {
            self.phase = Phase::Call;
        }
    }

    /// Makes the player on turn discard excess cards, and then begins the next turn (T25).
    pub(crate) fn end_turn(&mut self, play: &mut Play) {
        if self.excess_cards(self.turn.seat) > 0 {
            self.shed_or_go_on(Continuation::EndTurn, play);
        } else if self.excess_stash(self.turn.seat) > 0 {
            self.phase = Phase::Discard;
        } else {
            self.next_turn(play);
        }
    }

    pub(crate) fn discard(&mut self, card: poker::Card, play: &mut Play) -> Result<(), Refusal> {
        self.check_discard(card)?;
        let seat = self.turn.player();
        self.poker.discard(seat, card);
        play.tell(CardEvent::Discarded { seat, card: Some(card) });
        if self.phase == Phase::MakeRoom {
            self.draw_poker_card(seat, play);
            self.come_to_factories(play);
        } else if self.excess_stash(seat) == 0 {
            self.next_turn(play);
        }
        Ok(())
    }

    pub(crate) fn check_discard(&self, card: poker::Card) -> Result<(), Refusal> {
        let (Phase::Discard | Phase::MakeRoom) = self.phase else { return self.not_now() };
        if self.poker.stashes[self.turn.player()].contains(card) {
            Ok(())
        } else {
            Err(Refusal::NotInStash(card))
        }
    }

    pub(crate) fn next_turn(&mut self, play: &mut Play) {
        self.disband(self.turn.seat, play);
        let place = |seat: Seat| self.order.iter().position(|other| *other == seat);
        let Some(next) = self.next_player(self.turn.seat) else { return };
        let round = self.turn.round + u32::from(place(next) <= place(self.turn.seat));
        if matches!(self.rules.victory, Victory::Rounds(last) if round > u32::from(last)) {
            return self.end_by_size(play);
        }
        if self.end_if_unbroken(play) || self.end_if_decided(play) {
            return;
        }
        self.begin_turn(next, round, play);
    }
}
