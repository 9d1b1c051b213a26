//! The end of engagements and sea battles: ships without armies, captives that take them, and the
//! next side to roll (N8, N10, N14, T42).

use crate::battle::attack_dice;
use crate::core::{Seat, ShipId};
use crate::game::board::play::{Next, Play};
use crate::game::board::state::State;
use crate::game::event::SeaEvent;
use crate::game::phase::battle::Force;
use crate::game::phase::sea_battle::{Engagement, SeaBattle, Standing};
use crate::game::phase::{Continuation, Phase};

impl State {
    /// Settles a battle as far as possible: ends engagements, asks who boards, ends the battle. The
    /// engagement `rolled` goes first.
    pub(crate) fn settle_battle(
        &mut self,
        mut battle: Box<SeaBattle>,
        rolled: Option<u8>,
        play: &mut Play,
    ) {
        let all = 0u8..u8::try_from(battle.engagements.len()).unwrap_or(u8::MAX);
        for number in rolled.into_iter().chain(all) {
            let engagement = battle.engagements[usize::from(number)].clone();
            if !engagement.is_open() {
                continue;
            }
            if self.settle_target(&mut battle, number, &engagement, play) {
                return;
            }
            let engagement = battle.engagements[usize::from(number)].clone();
            if engagement.is_open() && self.settle_attackers(&mut battle, number, &engagement, play)
            {
                return;
            }
        }
        if battle.is_open() {
            battle.side = self.next_side(&battle);
            self.phase = Phase::SeaBattle(battle);
        } else {
            self.end_sea_battle(&battle, play);
        }
    }

    /// Ends an engagement whose target is gone or has no armies. Returns `true` if a seat has to
    /// decide first.
    fn settle_target(
        &mut self,
        battle: &mut Box<SeaBattle>,
        number: u8,
        engagement: &Engagement,
        play: &mut Play,
    ) -> bool {
        let target = self.fleet.get(engagement.target);
        let enemy = target.filter(|target| self.is_enemy(target.owner, engagement.by));
        if enemy.is_some_and(|enemy| enemy.crew > 0) {
            return false;
        }
        if enemy.is_some() && self.lose_ship(battle, number, engagement.target, engagement.by, play)
        {
            return true;
        }
        close(battle, number, Standing::Won, play);
        false
    }

    /// Returns `true` if two seats are on different sides of a battle of the seat on turn (N7).
    fn is_enemy(&self, one: Seat, other: Seat) -> bool {
        (one == self.turn.seat) != (other == self.turn.seat)
    }

    /// Ends an engagement whose attackers are spent. Returns `true` if a seat has to decide first.
    fn settle_attackers(
        &mut self,
        battle: &mut Box<SeaBattle>,
        number: u8,
        engagement: &Engagement,
        play: &mut Play,
    ) -> bool {
        let other = match self.fleet.get(engagement.target) {
            Some(target) if engagement.by == self.turn.seat => target.owner,
            _ => self.turn.seat,
        };
        for ship in engagement.ships() {
            let found = self.fleet.get(ship);
            let lost = found.is_some_and(|found| found.owner == engagement.by && found.crew == 0);
            if lost && self.lose_ship(battle, number, ship, other, play) {
                return true;
            }
        }
        self.fit_blocks(battle);
        if self.is_spent(&battle.engagements[usize::from(number)]) {
            close(battle, number, Standing::Lost, play);
        }
        false
    }

    /// Settles a ship that has lost its armies: its captives take it, the victors may board it, or
    /// it sinks (N10, N14). Returns `true` if a seat has to decide.
    fn lose_ship(
        &mut self,
        battle: &SeaBattle,
        number: u8,
        ship: ShipId,
        to: Seat,
        play: &mut Play,
    ) -> bool {
        if self.commandeer(ship, to, play) {
            return false;
        }
        let boarders = self.boarders_of(&battle.engagements[usize::from(number)], ship);
        let Some(decider) = self.leader_of(to).filter(|_| !boarders.is_empty()) else {
            self.sink(ship, play);
            return false;
        };
        let battle = Box::new(battle.clone());
        self.phase = Phase::Board { battle, engagement: number, prize: ship, decider };
        true
    }

    fn is_spent(&self, engagement: &Engagement) -> bool {
        match &engagement.force {
            Force::Normal(post) => {
                !self.fights_for(*post, engagement.by) || attack_dice(self.armies_at(*post)) == 0
            }
            Force::Blocks(assault) => assault.troops() == 0,
        }
    }

    /// Returns the next side to roll: the attacker first, then each opponent in turn order,
    /// skipping those without engagements (N8).
    fn next_side(&self, battle: &SeaBattle) -> Seat {
        let attacker = self.turn.seat;
        let rolled = battle.engagements.iter().any(|engagement| engagement.rolls > 0);
        let begin = std::iter::once(attacker).filter(|_| !rolled);
        let mut sides = begin.chain(self.clockwise(battle.side)).chain([battle.side]);
        sides.find(|side| battle.has_open(*side)).unwrap_or(attacker)
    }

    fn end_sea_battle(&mut self, battle: &SeaBattle, play: &mut Play) {
        let seat = self.turn.seat;
        for engagement in battle.engagements.iter().filter(|engagement| engagement.by == seat) {
            let won = engagement.standing == Standing::Won;
            for ship in engagement.ships() {
                self.end_action(ship, won);
            }
        }
        self.phase = Phase::Campaign;
        play.follow_with(Next::GoOn(Continuation::AfterBattle { by: battle.defender }));
    }
}

pub(crate) fn close(battle: &mut SeaBattle, number: u8, standing: Standing, play: &mut Play) {
    if let Some(engagement) = battle.engagements.get_mut(usize::from(number)) {
        engagement.standing = standing;
        let won = standing == Standing::Won;
        play.tell(SeaEvent::EngagementEnded { engagement: number, won });
    }
}
