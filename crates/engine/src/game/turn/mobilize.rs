//! Mobilization: the first attack on an opponent in a turn lets it raise militia (T11, T12).

use crate::game::land::duel_play;
use crate::game::sea::engage;
use arrayvec::ArrayVec;

use crate::core::Seat;
use crate::game::event::{ArmySource, CardEvent};
use crate::game::phase::{Attack, Phase};
use crate::game::pieces::cards::{Hand, TerritoryCard};
use crate::game::refusal::Refusal;
use crate::game::state::play::Play;
use crate::game::state::{Role, State};
use crate::world::Territory;

/// The armies for each wild card that was cut or revealed.
type WildArmies = ArrayVec<u32, 4>;

impl State {
    /// Returns the cards that a mobilizing seat may reveal: own territories and wild cards (T11).
    pub fn revealable(&self, seat: Seat) -> Hand {
        let hand = self.deck.hands[seat];
        Hand { territories: hand.territories & self.board.held(seat), wilds: hand.wilds }
    }
}

/// Asks an attacked player, or cuts at once for an ally. Pirates have nowhere to raise armies.
pub(crate) fn call_to_arms(state: &mut State, attack: Attack, play: &mut Play) {
    let army = attack.defender();
    if state.board.held(army).is_empty() {
        fight(state, attack, play);
    } else if state.roles[army] == Role::Player {
        state.phase = Phase::Mobilize(attack);
    } else {
        let wild = cut_deck(state, army, play);
        levy_or_fight(state, attack, wild.into_iter().collect(), play);
    }
}

pub(crate) fn mobilize(
    state: &mut State,
    cut: bool,
    reveal: Hand,
    play: &mut Play,
) -> Result<(), Refusal> {
    let (attack, wilds) = check_mobilize(state, cut, reveal)?;
    let (attack, mut wilds) = (attack.clone(), wilds.cloned().unwrap_or_default());
    let seat = attack.defender();
    if cut {
        wilds.extend(cut_deck(state, seat, play));
    }
    // The number of cards held is public, so asking the defender reveals nothing.
    let may_reveal = state.rules.cut_first && !state.deck.hands[seat].is_empty();
    if may_reveal && matches!(state.phase, Phase::Mobilize(_)) {
        state.phase = Phase::Reveal { attack, wilds };
        return Ok(());
    }
    for card in reveal.iter() {
        play.tell(CardEvent::Revealed { seat, card });
        wilds.extend(call_up(state, seat, card, play));
    }
    levy_or_fight(state, attack, wilds, play);
    Ok(())
}

/// Returns the attack being answered and the armies for a wild card that was cut, if this cut
/// and these cards are possible now: the cut comes first, then the cards (T11).
pub(crate) fn check_mobilize(
    state: &State,
    cut: bool,
    reveal: Hand,
) -> Result<(&Attack, Option<&WildArmies>), Refusal> {
    let (attack, wilds) = match &state.phase {
        Phase::Mobilize(_) if state.rules.cut_first && !reveal.is_empty() => {
            return Err(Refusal::CutFirst);
        }
        Phase::Mobilize(attack) => (attack, None),
        Phase::Reveal { .. } if cut => return Err(Refusal::CutAlready),
        Phase::Reveal { attack, wilds } => (attack, Some(wilds)),
        _ => return state.not_now(),
    };
    if state.revealable(attack.defender()).includes(reveal) {
        Ok((attack, wilds))
    } else {
        Err(Refusal::NotToReveal)
    }
}

/// Cuts the deck and raises armies for the card; for a wild card, returns their number instead.
fn cut_deck(state: &mut State, seat: Seat, play: &mut Play) -> Option<u32> {
    let card = state.deck.cut(play.rng)?;
    play.tell(CardEvent::Cut { seat, card });
    call_up(state, seat, card, play)
}

fn call_up(state: &mut State, seat: Seat, card: TerritoryCard, play: &mut Play) -> Option<u32> {
    match card {
        TerritoryCard::Territory(territory) if state.board.held(seat).contains(territory) => {
            let armies = u32::from(play.rng.die());
            state.raise_armies(territory, armies, ArmySource::Militia, play);
            None
        }
        TerritoryCard::Territory(_) => None,
        TerritoryCard::Wild => {
            let armies = u32::from(play.rng.die());
            play.tell(CardEvent::WildRaised { seat, armies });
            Some(armies)
        }
    }
}

fn levy_or_fight(state: &mut State, attack: Attack, mut armies: ArrayVec<u32, 4>, play: &mut Play) {
    let army = attack.defender();
    match state.leader_of(army) {
        _ if armies.is_empty() => fight(state, attack, play),
        Some(decider) => state.phase = Phase::Levy { attack, decider, armies },
        // Only the attacker could decide for this ally, so chance does.
        None => {
            let held = state.board.held(army);
            while let Some(number) = armies.pop() {
                let bound = u32::try_from(held.len()).unwrap_or(0);
                if let Some(territory) = held.nth(play.rng.below(bound) as usize) {
                    state.raise_armies(territory, number, ArmySource::Militia, play);
                }
            }
            fight(state, attack, play);
        }
    }
}

pub(crate) fn levy(
    state: &mut State,
    territory: Territory,
    play: &mut Play,
) -> Result<(), Refusal> {
    let (attack, decider, armies) = check_levy(state, territory)?;
    let (attack, mut armies) = (attack.clone(), armies.clone());
    if let Some(number) = armies.pop() {
        state.raise_armies(territory, number, ArmySource::Militia, play);
    }
    if armies.is_empty() {
        fight(state, attack, play);
    } else {
        state.phase = Phase::Levy { attack, decider, armies };
    }
    Ok(())
}

/// Returns the pending attack, the deciding seat, and the armies for each wild card, if they
/// can be raised here (T11).
pub(crate) fn check_levy(
    state: &State,
    territory: Territory,
) -> Result<(&Attack, Seat, &ArrayVec<u32, 4>), Refusal> {
    let Phase::Levy { ref attack, decider, ref armies } = state.phase else {
        return state.not_now();
    };
    state.check_own(territory, attack.defender())?;
    Ok((attack, decider, armies))
}

/// Lets an opponent mobilize when it is attacked for the first time in a turn, then begins the
/// fight (T11).
pub(crate) fn after_declaration(state: &mut State, attack: Attack, play: &mut Play) {
    state.turn.fresh = false;
    let defender = attack.defender();
    let first = !state.turn.attacked.contains(defender);
    state.turn.attacked.insert(defender);
    if state.rules.mobilization && first {
        call_to_arms(state, attack, play);
    } else {
        fight(state, attack, play);
    }
}

/// Continues once the attacked seat has mobilized, with the next attacked seat or with the
/// fight.
pub(crate) fn fight(state: &mut State, attack: Attack, play: &mut Play) {
    match attack {
        Attack::Land(battle) => duel_play::begin_battle(state, battle, play),
        Attack::Sea(mut battle) => match engage::next_opponent(state, &battle) {
            Some(next) => {
                battle.defender = next;
                after_declaration(state, Attack::Sea(battle), play);
            }
            None => engage::call_reserves(state, battle, play),
        },
    }
}
