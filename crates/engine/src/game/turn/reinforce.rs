//! The start of a turn: reinforcements, sets of cards, placing armies (T6 to T10, C2 to C4, W2, X2,
//! X5); also sets at its end (W3).

use super::spoils::FORCED_FROM;
use crate::core::{Seat, SeatSet, ShipSet};
use crate::game::action::Purchase;
use crate::game::action::sizes::check_armies;
use crate::game::event::{ArmySource, CardEvent, Event};
use crate::game::phase::{Phase, Spoils, Turn};
use crate::game::pieces::cards::TerritoryCard;
use crate::game::pieces::income::{FACTORY_ARMIES, Income};
use crate::game::refusal::Refusal;
use crate::game::rules::ruleset::ForcedSets;
use crate::game::rules::turn_options::FactorySales;
use crate::game::sea::sail;
use crate::game::state::play::Play;
use crate::game::state::{State, TurnActions};
use crate::game::turn::spoils;
use crate::world::Territory;

/// The number of cards in a set (C2).
pub(crate) const SET_CARDS: usize = 3;
const ARMIES_FOR_CARD: u32 = 2;

impl State {
    /// Returns `true` if the seat on turn holds so many cards that it must turn in a set (C4).
    pub(crate) fn must_turn_in(&self) -> bool {
        let hand = self.deck.hands[self.turn.seat];
        let is_rule = self.rules.forced_sets == ForcedSets::FromFive || self.has_spoils();
        is_rule
            && hand.len() >= FORCED_FROM
            && hand.has_set_of(self.rules.set_kinds())
            && !self.has_turned_in()
            && self.sells(Purchase::Armies)
    }

    /// Returns `true` if the turn's only set was turned in (K2).
    pub fn has_turned_in(&self) -> bool {
        self.rules.one_set_a_turn && self.turn_actions.turned_in
    }

    /// Returns `true` if sets can buy this now (T9, W2, W3). A pirate keeps its cards (T43).
    pub fn sells(&self, purchase: Purchase) -> bool {
        self.check_purchase(purchase).is_ok()
    }

    /// Checks that sets can buy this now (T9, W2, W3). A pirate keeps its cards (T43).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_purchase(&self, purchase: Purchase) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        let sold = match purchase {
            Purchase::Armies => true,
            Purchase::Factory => self.rules.factories,
            Purchase::Ship => self.rules.ships,
        };
        let at_end = self.phase == Phase::Purchase;
        let late = self.rules.factory_sales == FactorySales::AtEnd;
        match purchase {
            _ if !sold || self.board.held(seat).is_empty() => Err(Refusal::NotForSale),
            Purchase::Factory if late && !at_end => Err(Refusal::FactoryAtEnd),
            Purchase::Armies | Purchase::Ship if at_end => Err(Refusal::FactoryOnly),
            Purchase::Ship if self.harbours(seat).is_empty() => Err(Refusal::NoCoast),
            Purchase::Ship if !self.fleet.has_room() => Err(Refusal::SeaFull),
            _ => Ok(()),
        }
    }

    /// Returns `true` if the army in action can turn in a set now (C2, T10, W3). An ally holds no
    /// cards (T30), or only its own (W4).
    pub fn can_turn_in(&self) -> bool {
        let (Phase::Reinforce { .. } | Phase::Purchase) = self.phase else { return false };
        let hand = self.deck.hands[self.turn.seat];
        let may = !self.has_spoils() || self.must_turn_in();
        may && !self.has_turned_in() && hand.has_set_of(self.rules.set_kinds())
    }

    /// Returns the territories for which these cards bring armies, if the seat on turn turns them in
    /// in this order: those that it holds, or the first of them (C3).
    pub fn shown(&self, cards: [TerritoryCard; 3]) -> impl Iterator<Item = Territory> + use<> {
        let held = self.board.held(self.turn.seat);
        let territories = cards.into_iter().filter_map(TerritoryCard::territory);
        territories.filter(move |at| held.contains(*at)).take(self.rules.bonus_cards.most())
    }
}

pub(crate) fn begin_turn(state: &mut State, seat: Seat, round: u32, play: &mut Play) {
    state.turn = Turn::new(seat, round);
    state.out_of_action = ShipSet::EMPTY;
    state.turn_actions = TurnActions::default();
    if round > 1 {
        state.sharing = SeatSet::EMPTY;
    }
    let income = Income { later: for_moving_later(state), ..income(state, seat) };
    play.tell(Event::TurnBegan { seat, round, income });
    if !state.end_if_objective_met(play) {
        receive(state, income, play);
    }
}

/// The extra armies that a player who doesn't go first gets on its first turn. All players but the first share
/// them; what can't be divided goes to the last ones, one army each. A player without land has nowhere to place
/// its share, and the share of a player who has fallen or left before its first turn goes to nobody (T13).
fn for_moving_later(state: &State) -> u32 {
    let (seat, all) = (state.turn.seat, usize::from(state.rules.later_seats));
    if !state.sharing.contains(seat) || state.board.held(seat).is_empty() {
        return 0;
    }
    let in_order = state.order.into_iter().filter(|other| state.sharing.contains(*other));
    let place = in_order.take_while(|other| *other != seat).count();
    let others = state.sharing.len().saturating_sub(1);
    if place == 0 || others == 0 {
        return 0;
    }
    let is_odd = place + all % others > others;
    u32::try_from(all / others + usize::from(is_odd)).unwrap_or(0)
}

/// Returns the reinforcements that a player gets now. The rest of its pot replaces other armies
/// (T8). A player without land keeps the pot, which later adds to other armies (T43).
fn income(state: &mut State, seat: Seat) -> Income {
    let income = state.income_of(seat);
    let landless = state.board.held(seat).is_empty();
    if landless && !state.rules.levy_at_sea {
        return income;
    }
    let counted_out = state.pots[seat].take();
    let kept = std::mem::take(&mut state.winnings[seat]);
    let left = counted_out.unwrap_or(0) + kept;
    if landless {
        state.winnings[seat] = left;
        return income;
    }
    let pot = counted_out.map(|_| left).or(Some(kept).filter(|armies| *armies > 0));
    match counted_out {
        None => Income { pot, ..income },
        Some(_) => Income { territories: 0, continents: 0, pot, ..income },
    }
}

/// Makes the ships of the army in action ready, and gives it reinforcements (T6, T7, N11).
pub(crate) fn receive(state: &mut State, income: Income, play: &mut Play) {
    let seat = state.turn.seat;
    sail::ready_ships(state, seat);
    if income.factories > 0 {
        for territory in state.board.held(seat) {
            let armies = FACTORY_ARMIES * state.board.factories(territory);
            state.raise_armies(territory, armies, ArmySource::Factory, play);
        }
    }
    let left = state.supplied(income.placeable(), 0, play);
    state.phase = Phase::Reinforce { left };
    campaign_if_nothing_to_place(state, play);
}

/// Begins the campaign once no armies are left to place, if the seat has too few cards for a
/// set or may turn in no more. With three cards or more, having a set is a secret, so the seat
/// ends the phase itself. After captured sets the game continues once no other set must be
/// turned in (C8).
fn campaign_if_nothing_to_place(state: &mut State, play: &mut Play) {
    if matches!(state.spoils, Spoils::TurnedIn { .. }) {
        if state.phase == (Phase::Reinforce { left: 0 }) && !state.must_turn_in() {
            spoils::leave_spoils(state, play);
        }
        return;
    }
    let cards = state.deck.hands[state.turn.seat].len();
    let no_more = cards < SET_CARDS || state.has_turned_in();
    if state.phase == (Phase::Reinforce { left: 0 }) && no_more {
        state.phase = Phase::Campaign;
    }
}

pub(crate) fn turn_in(
    state: &mut State,
    cards: [TerritoryCard; 3],
    buy: Purchase,
    play: &mut Play,
) -> Result<(), Refusal> {
    let left = check_turn_in(state, cards, buy)?;
    let seat = state.turn.seat;
    state.turn.fresh = false;
    for card in cards {
        state.deck.discard(seat, card);
    }
    play.tell(CardEvent::TurnedIn { seat, cards, buy });
    if state.phase == Phase::Purchase {
        state.sets_turned_in += 1;
        state.turn_actions.turned_in = true;
        state.turn.factories += 1;
        state.phase = Phase::Factory;
        return Ok(());
    }
    let armies = match buy {
        Purchase::Armies => set_brings(state, cards, play),
        Purchase::Factory => {
            state.turn.factories += 1;
            0
        }
        Purchase::Ship => 0,
    };
    state.sets_turned_in += 1;
    state.turn_actions.turned_in = true;
    let mut armies = armies;
    for territory in state.shown(cards) {
        if state.rules.card_armies_anywhere {
            armies += ARMIES_FOR_CARD;
        } else {
            state.raise_armies(territory, ARMIES_FOR_CARD, ArmySource::Card, play);
        }
    }
    let left = left + state.supplied(armies, left, play);
    if buy == Purchase::Ship {
        state.phase = Phase::Launch { crew: u32::from(play.rng.die()), left };
    } else {
        go_on_reinforcing(state, left, play);
    }
    Ok(())
}

/// Returns the armies left to place, if these cards can buy this (C2, T9).
pub(crate) fn check_turn_in(
    state: &State,
    cards: [TerritoryCard; 3],
    buy: Purchase,
) -> Result<u32, Refusal> {
    let left = match state.phase {
        Phase::Reinforce { left } => left,
        Phase::Purchase => 0,
        _ => return state.not_now(),
    };
    if !state.deck.hands[state.turn.seat].holds(cards) {
        return Err(Refusal::NotHeld);
    }
    if state.has_turned_in() {
        return Err(Refusal::OneSet);
    }
    if state.has_spoils() && !state.must_turn_in() {
        return Err(Refusal::EnoughSets);
    }
    if !state.rules.is_set(cards) {
        return Err(Refusal::NoSet);
    }
    state.check_purchase(buy)?;
    Ok(left)
}

pub(crate) fn go_on_reinforcing(state: &mut State, left: u32, play: &mut Play) {
    state.phase = Phase::Reinforce { left };
    campaign_if_nothing_to_place(state, play);
}

fn set_brings(state: &State, cards: [TerritoryCard; 3], play: &mut Play) -> u32 {
    let seat = state.turn.seat;
    let fixed = state.rules.set_worth(cards, state.sets_turned_in);
    let dice = if fixed.is_none() { Some([play.rng.die(), play.rng.die()]) } else { None };
    let rolled = dice.map(|[a, b]| u32::from(a) + u32::from(b));
    let armies = fixed.or(rolled).unwrap_or(0);
    play.tell(CardEvent::SetWorth { seat, armies, dice });
    armies
}

pub(crate) fn deploy(
    state: &mut State,
    territory: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    let left = check_deploy(state, territory, armies)?;
    state.turn.fresh = false;
    state.raise_armies(territory, armies, ArmySource::Deployed, play);
    state.phase = Phase::Reinforce { left: left - armies };
    campaign_if_nothing_to_place(state, play);
    Ok(())
}

/// Returns the armies left to place, if this many can be placed here (T10).
pub(crate) fn check_deploy(
    state: &State,
    territory: Territory,
    armies: u32,
) -> Result<u32, Refusal> {
    let Phase::Reinforce { left } = state.phase else { return state.not_now() };
    state.check_own(territory, state.turn.seat)?;
    check_armies(armies, 1, left, "T10")?;
    Ok(left)
}

/// Keeps the cards and begins the campaign.
pub(crate) fn keep_cards(state: &mut State, play: &mut Play) {
    state.turn.fresh = false;
    if state.has_spoils() {
        spoils::leave_spoils(state, play);
    } else {
        state.phase = Phase::Campaign;
    }
}

/// Checks that the seat on turn can begin the campaign with this many armies left (C4, T10).
pub(crate) fn check_keep_cards(state: &State, left: u32) -> Result<(), Refusal> {
    if state.must_turn_in() {
        return Err(Refusal::SetFirst);
    }
    if left > 0 { Err(Refusal::ArmiesLeft(left)) } else { Ok(()) }
}
