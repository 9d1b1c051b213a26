//! Allied armies: suits, joining, leaving, and going on after an elimination (T3, T40 to T42).

use crate::core::{Seat, SeatSet};
use crate::game::board::state::{Play, Role, State};
use crate::game::event::{AllyEvent, SeatEvent};
use crate::game::phase::{Continuation, Phase};
use crate::game::refusal::Refusal;
use crate::game::sampling::shuffle;
use crate::game::turn::opening::STARTING_CARDS;
use crate::poker::{Suit, SuitSet};

impl State {
    /// Deals the four suits to the allies at random; a fifth ally shares one (T3).
    pub(crate) fn deal_suits(&mut self, play: &mut Play) {
        let mut allies: Vec<Seat> = self.seats(Role::Ally).collect();
        let mut suits = Suit::ALL;
        shuffle(&mut allies, play.rng);
        shuffle(&mut suits, play.rng);
        for (suit, ally) in suits.into_iter().zip(allies.iter().cycle()) {
            self.suits[*ally].insert(suit);
        }
        for &ally in allies.iter().skip(Suit::COUNT) {
            self.suits[ally] = random_suit(SuitSet::FULL, play);
        }
        for ally in allies {
            play.tell(AllyEvent::Suits { ally, suits: self.suits[ally] });
        }
    }

    /// Gives a new ally a suit of the ally with the most, or a shared one (T3).
    fn take_suit(&mut self, ally: Seat, play: &mut Play) {
        let others: Vec<Seat> = self.seats(Role::Ally).filter(|seat| *seat != ally).collect();
        let most = others.iter().map(|seat| self.suits[*seat].len()).max().unwrap_or(0);
        let richest = others.into_iter().find(|seat| self.suits[*seat].len() == most);
        self.suits[ally] = match richest {
            None => SuitSet::FULL,
            Some(giver) if most > 1 => {
                let suit = random_suit(self.suits[giver], play);
                self.suits[giver] = self.suits[giver] - suit;
                play.tell(AllyEvent::Suits { ally: giver, suits: self.suits[giver] });
                suit
            }
            Some(_) => random_suit(SuitSet::FULL, play),
        };
        play.tell(AllyEvent::Suits { ally, suits: self.suits[ally] });
    }

    /// Passes the suits of an ally that goes to the remaining allies with the fewest (T3). A suit
    /// that another ally shares stays with that ally alone.
    pub(crate) fn pass_suits_on(&mut self, gone: Seat, play: &mut Play) {
        let suits = std::mem::take(&mut self.suits[gone]);
        let left: Vec<Seat> = self.seats(Role::Ally).filter(|seat| *seat != gone).collect();
        for suit in suits {
            if left.iter().any(|ally| self.suits[*ally].contains(suit)) {
                continue;
            }
            if let Some(&heir) = left.iter().min_by_key(|ally| self.suits[**ally].len()) {
                self.suits[heir].insert(suit);
                play.tell(AllyEvent::Suits { ally: heir, suits: self.suits[heir] });
            }
        }
    }

    /// Returns the allies that can be taken over: those with land that nobody is playing now (T41,
    /// T42).
    pub fn active_allies(&self) -> SeatSet {
        let idle = self.seats(Role::Ally).filter(|seat| *seat != self.turn.seat);
        idle.filter(|seat| !self.board.held(*seat).is_empty()).collect()
    }

    /// Checks that players may leave and join now: between turns, in a game with allied armies
    /// (T40).
    ///
    /// # Errors
    /// Returns the reason if they may not.
    pub fn check_between_turns(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over(_) => Err(Refusal::Over),
            _ if !self.rules.has_allies() => Err(Refusal::NoAllies),
            Phase::Reinforce { .. } | Phase::Campaign if self.turn.fresh => Ok(()),
            _ => Err(Refusal::BetweenTurns),
        }
    }

    /// Returns the players who may leave now (T40).
    pub fn may_leave(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) => self.all(Role::Player),
            Err(_) => SeatSet::EMPTY,
        }
    }

    /// Returns the allies that a new player may take over now (T41).
    pub fn may_join(&self) -> SeatSet {
        match self.check_between_turns() {
            Ok(()) if !self.is_table_full() => self.active_allies(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns `true` if there is no place for another player (K1).
    fn is_table_full(&self) -> bool {
        self.all(Role::Player).len() >= *self.rules.table().end()
    }

    /// Removes a player from the game; the army becomes an ally and keeps its cards (T40).
    pub(crate) fn leave(&mut self, seat: Seat, play: &mut Play) -> Result<(), Refusal> {
        self.check_leave(seat)?;
        self.roles[seat] = Role::Ally;
        self.deserted.insert(seat);
        play.tell(SeatEvent::Left { seat });
        self.lose_pot(seat, play);
        if self.rules.poker {
            self.take_suit(seat, play);
        }
        if !self.check_last_standing(play) && self.turn.seat == seat {
            self.next_turn(play);
        }
        Ok(())
    }

    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_between_turns()?;
        if self.roles[seat] == Role::Player { Ok(()) } else { Err(Refusal::NoPlayer(seat)) }
    }

    pub(crate) fn check_join(&self, ally: Seat) -> Result<(), Refusal> {
        self.check_between_turns()?;
        if self.is_table_full() {
            return Err(Refusal::TableFull);
        }
        self.check_idle(ally)
    }

    fn check_idle(&self, ally: Seat) -> Result<(), Refusal> {
        if self.active_allies().contains(ally) { Ok(()) } else { Err(Refusal::NoAlly(ally)) }
    }

    /// Adds a player who takes over an ally and its place in the turn order (T41).
    pub(crate) fn join(&mut self, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
        self.check_join(ally)?;
        play.tell(SeatEvent::Joined { seat: ally });
        self.become_player(ally, play);
        let returns = self.rules.no_cards_for_rejoining && self.deserted.contains(ally);
        if self.rules.entry_tops_up || !returns {
            self.draw_entering_cards(ally, play);
        }
        Ok(())
    }

    fn become_player(&mut self, ally: Seat, play: &mut Play) {
        self.roles[ally] = Role::Player;
        self.pass_suits_on(ally, play);
    }

    fn draw_entering_cards(&mut self, seat: Seat, play: &mut Play) {
        if self.rules.entry_tops_up {
            self.top_up(seat, play);
        } else {
            self.draw_starting_cards(seat, play);
            self.draw_poker_card(seat, play);
        }
        self.draw_objective(seat, play);
    }

    /// Draws the cards that a hand lacks of two territory cards and a poker card. This happens once
    /// for each army, since leaving and rejoining would otherwise bring endless cards (T41).
    fn top_up(&mut self, seat: Seat, play: &mut Play) {
        if self.entered.contains(seat) {
            return;
        }
        self.entered.insert(seat);
        for _ in self.deck.hands[seat].len()..STARTING_CARDS {
            self.draw_card(seat, play);
        }
        if self.poker.stashes[seat].is_empty() {
            self.draw_poker_card(seat, play);
        }
    }

    /// Lets an eliminated player go on with an ally (T42).
    pub(crate) fn take_over(&mut self, ally: Seat, play: &mut Play) -> Result<(), Refusal> {
        let (fallen, then) = self.check_take_over(ally)?;
        let then = then.clone();
        play.tell(SeatEvent::TookOver { by: fallen, ally });
        self.become_player(ally, play);
        self.draw_entering_cards(ally, play);
        self.after_fall(then, play);
        Ok(())
    }

    /// Returns the eliminated player and the continuation, if the player can go on with this ally
    /// (T42).
    pub(crate) fn check_take_over(&self, ally: Seat) -> Result<(Seat, &Continuation), Refusal> {
        let Phase::Succeed { fallen, ref then } = self.phase else { return self.not_now() };
        self.check_idle(ally)?;
        Ok((fallen, then))
    }

    /// Continues after an elimination, once the player has chosen an ally or none.
    pub(crate) fn after_fall(&mut self, then: Continuation, play: &mut Play) {
        if !self.check_last_standing(play) {
            self.shed_or_go_on(then, play);
        }
    }
}

fn random_suit(among: SuitSet, play: &mut Play) -> SuitSet {
    let number = u32::try_from(among.len()).unwrap_or(0);
    among.nth(play.rng.below(number) as usize).map_or(SuitSet::EMPTY, SuitSet::only)
}
