//! Mobilization: the first attack on an opponent in a turn lets it raise militia (T11, T12).

use arrayvec::ArrayVec;

use crate::core::Seat;
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State};
use crate::game::event::{CardEvent, Source};
use crate::game::phase::{Attack, Phase};
use crate::game::pieces::cards::{Card, Hand};
use crate::game::refusal::Refusal;
use crate::world::Territory;

/// The armies for each wild card that was cut or revealed.
type WildArmies = ArrayVec<u32, 4>;

impl State {
    /// Asks an attacked player, or cuts at once for an ally. Pirates have nowhere to raise armies.
    pub(crate) fn call_to_arms(&mut self, attack: Attack, play: &mut Play) {
        let army = attack.defender();
        if self.board.held(army).is_empty() {
            self.fight(attack, play);
        } else if self.roles[army] == Role::Player {
            self.phase = Phase::Mobilize(attack);
        } else {
            let wild = self.cut(army, play);
            self.levy_or_fight(attack, wild.into_iter().collect(), play);
        }
    }

    /// Returns the cards that a mobilizing seat may reveal: own territories and wild cards (T11).
    pub fn revealable(&self, seat: Seat) -> Hand {
        let hand = self.deck.hands[seat];
        Hand { territories: hand.territories & self.board.held(seat), wilds: hand.wilds }
    }

    pub(crate) fn mobilize(
        &mut self,
        cut: bool,
        reveal: Hand,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let (attack, wilds) = self.check_mobilize(cut, reveal)?;
        let (attack, mut wilds) = (attack.clone(), wilds.cloned().unwrap_or_default());
        let seat = attack.defender();
        if cut {
            wilds.extend(self.cut(seat, play));
        }
        // How many cards are held is public, and what they are is not.
        let may_reveal = self.rules.cut_first && !self.deck.hands[seat].is_empty();
        if may_reveal && matches!(self.phase, Phase::Mobilize(_)) {
            self.phase = Phase::Reveal { attack, wilds };
            return Ok(());
        }
        for card in reveal.iter() {
            play.tell(CardEvent::Revealed { seat, card });
            wilds.extend(self.call_up(seat, card, play));
        }
        self.levy_or_fight(attack, wilds, play);
        Ok(())
    }

    /// Returns the attack being answered and the armies for a wild card that was cut, if this cut
    /// and these cards are possible now: the cut comes first, then the cards (T11).
    pub(crate) fn check_mobilize(
        &self,
        cut: bool,
        reveal: Hand,
    ) -> Result<(&Attack, Option<&WildArmies>), Refusal> {
        let (attack, wilds) = match &self.phase {
            Phase::Mobilize(_) if self.rules.cut_first && !reveal.is_empty() => {
                return Err(Refusal::CutFirst);
            }
            Phase::Mobilize(attack) => (attack, None),
            Phase::Reveal { .. } if cut => return Err(Refusal::CutAlready),
            Phase::Reveal { attack, wilds } => (attack, Some(wilds)),
            _ => return self.not_now(),
        };
        if self.revealable(attack.defender()).includes(reveal) {
            Ok((attack, wilds))
        } else {
            Err(Refusal::NotToReveal)
        }
    }

    /// Cuts the deck and raises armies for the card; for a wild card, returns their number instead.
    fn cut(&mut self, seat: Seat, play: &mut Play) -> Option<u32> {
        let card = self.deck.cut(play.rng)?;
        play.tell(CardEvent::Cut { seat, card });
        self.call_up(seat, card, play)
    }

    fn call_up(&mut self, seat: Seat, card: Card, play: &mut Play) -> Option<u32> {
        match card {
            Card::Territory(territory) if self.board.held(seat).contains(territory) => {
                let armies = u32::from(play.rng.die());
                self.raise_armies(territory, armies, Source::Militia, play);
                None
            }
            Card::Territory(_) => None,
            Card::Wild => {
                let armies = u32::from(play.rng.die());
                play.tell(CardEvent::WildRaised { seat, armies });
                Some(armies)
            }
        }
    }

    fn levy_or_fight(&mut self, attack: Attack, mut armies: ArrayVec<u32, 4>, play: &mut Play) {
        let army = attack.defender();
        match self.leader_of(army) {
            _ if armies.is_empty() => self.fight(attack, play),
            Some(decider) => self.phase = Phase::Levy { attack, decider, armies },
            // Nobody but the attacker is left to choose for an ally: chance does.
            None => {
                let held = self.board.held(army);
                while let Some(number) = armies.pop() {
                    let bound = u32::try_from(held.len()).unwrap_or(0);
                    if let Some(territory) = held.nth(play.rng.below(bound) as usize) {
                        self.raise_armies(territory, number, Source::Militia, play);
                    }
                }
                self.fight(attack, play);
            }
        }
    }

    pub(crate) fn levy(&mut self, territory: Territory, play: &mut Play) -> Result<(), Refusal> {
        let (attack, decider, armies) = self.check_levy(territory)?;
        let (attack, mut armies) = (attack.clone(), armies.clone());
        if let Some(number) = armies.pop() {
            self.raise_armies(territory, number, Source::Militia, play);
        }
        if armies.is_empty() {
            self.fight(attack, play);
        } else {
            self.phase = Phase::Levy { attack, decider, armies };
        }
        Ok(())
    }

    /// Returns the pending attack, the deciding seat, and the armies for each wild card, if they
    /// can be raised here (T11).
    pub(crate) fn check_levy(
        &self,
        territory: Territory,
    ) -> Result<(&Attack, Seat, &ArrayVec<u32, 4>), Refusal> {
        let Phase::Levy { ref attack, decider, ref armies } = self.phase else {
            return self.not_now();
        };
        self.check_own(territory, attack.defender())?;
        Ok((attack, decider, armies))
    }

    /// Lets an opponent mobilize when it is attacked for the first time in a turn, then begins the
    /// fight (T11).
    pub(crate) fn after_declaration(&mut self, attack: Attack, play: &mut Play) {
        self.turn.fresh = false;
        let defender = attack.defender();
        let first = !self.turn.attacked.contains(defender);
        self.turn.attacked.insert(defender);
        if self.rules.mobilization && first {
            self.call_to_arms(attack, play);
        } else {
            self.fight(attack, play);
        }
    }

    /// Continues once the attacked seat has mobilized, with the next attacked seat or with the
    /// fight.
    pub(crate) fn fight(&mut self, attack: Attack, play: &mut Play) {
        match attack {
            Attack::Land(battle) => self.begin_battle(battle, play),
            Attack::Sea(mut battle) => match self.next_opponent(&battle) {
                Some(next) => {
                    battle.defender = next;
                    self.after_declaration(Attack::Sea(battle), play);
                }
                None => self.call_reserves(battle, play),
            },
        }
    }
}
