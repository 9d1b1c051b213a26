//! The result of a battle at sea: ships sunk, ships taken, and armies lost.

use super::dice::{SeaRoll, SeaRollView};
use crate::session::{Moment, Session};
use crate::story::battle_result::{BattleResult, LastDice, last};
use crate::story::battles::{Clash, Fate, NavalBattle};
use engine::core::{Seat, ShipId};
use engine::game::{Action, Event, SeaAction, SeaBattle, SeaEvent};

impl Session {
    /// Describes a mutiny of captives (N14): “captives from Blue took your ship 6”.
    pub(crate) fn mutiny(&self, ship: ShipId, by: Seat, from: Seat) -> String {
        let ship = self.ships_of(from, &[ship]);
        match self.viewer() {
            Some(viewer) if viewer == by => text::sea_told::mutiny_yours(ship),
            _ => text::sea_told::Mutiny { name: self.name(by), ship }.say(),
        }
    }

    /// Returns the index of the moment in which the last battle at sea of this turn began.
    pub(crate) fn last_sea_battle(&self) -> Option<usize> {
        let begins = |event: &Event| matches!(event, Event::Sea(SeaEvent::BattleBegan { .. }));
        let is_turn = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let ends = |event: &Event| matches!(event, Event::Sea(SeaEvent::EngagementEnded { .. }));
        let began = last(self.moments(), begins)?;
        // Who has lost all that was left to it loses its turn with the battle.
        let is_past =
            |moment: &Moment| moment.events.iter().any(is_turn) && !moment.events.iter().any(ends);
        (!self.moments()[began..].iter().any(is_past)).then_some(began)
    }

    /// Returns the result of the battle at sea that began in this moment.
    pub(crate) fn sea_battle_result(&self, began: usize) -> Option<BattleResult> {
        let battle = NavalBattle::last_of(&self.moments()[began..], began)?;
        let fates: Vec<String> =
            battle.fates.iter().filter_map(|fate| self.fate_in_words(&battle, fate)).collect();
        let (headline, mut lines) = match (battle.is_over(), fates.as_slice()) {
            (true, [one]) => (one.clone(), Vec::new()),
            (true, _) => (text::sea_told::over().to_owned(), sentences(&fates)),
            (false, _) => (self.attack_at_sea(&battle), sentences(&fates)),
        };
        lines.push(self.toll_at_sea(&battle));
        let rolls = battle.clashes.iter().filter_map(|clash| self.roll_in(clash));
        Some(BattleResult {
            headline,
            lines,
            dice: LastDice::Sea(rolls.collect()),
            defenders: battle.defenders.iter().copied().collect(),
            ended_at: battle.ended_at.filter(|_| battle.is_over()),
            rolled_at: battle.rolled_at,
        })
    }

    /// Returns the owners of the ships attacked, in words.
    fn attacked(&self, battle: &NavalBattle) -> String {
        self.names(battle.defenders.iter().copied().collect())
    }

    /// Returns the opponent of the attacking ships in an engagement.
    pub(crate) fn enemy_in(&self, battle: &SeaBattle, number: u8) -> Seat {
        let told = self.told_at_sea().and_then(|told| told.clash(number).map(|clash| clash.other));
        let attacker = self.view().table().turn().seat;
        let by = battle.engagements.get(usize::from(number)).map(|fight| fight.by);
        told.unwrap_or(if by == Some(attacker) { battle.defender } else { attacker })
    }

    /// Returns the battle that began last, as told by its events.
    pub(crate) fn told_at_sea(&self) -> Option<NavalBattle> {
        let begins = |event: &Event| matches!(event, Event::Sea(SeaEvent::BattleBegan { .. }));
        let began = last(self.moments(), begins)?;
        NavalBattle::last_of(&self.moments()[began..], began)
    }

    fn attack_at_sea(&self, battle: &NavalBattle) -> String {
        let attacker = self.name(battle.attacker);
        match self.viewer() {
            Some(viewer) if battle.defenders == [viewer] => text::sea_told::attacks_you(attacker),
            _ => text::sea_told::Attacks { name: attacker, defender: self.attacked(battle) }.say(),
        }
    }

    /// Returns the armies that each side lost, in a sentence.
    fn toll_at_sea(&self, battle: &NavalBattle) -> String {
        let (attacker, defender) = (self.name(battle.attacker), self.attacked(battle));
        let own = text::sea_told::lost(battle.lost[battle.attacker]);
        let theirs = battle.defenders.iter().map(|seat| battle.lost[*seat]).sum::<u32>();
        let theirs = text::sea_told::lost(theirs);
        match self.viewer() {
            Some(viewer) if viewer == battle.attacker => {
                text::sea_told::TollYou { own, defender, theirs }.say()
            }
            Some(viewer) if battle.defenders == [viewer] => {
                text::sea_told::TollYours { name: attacker, own, theirs }.say()
            }
            _ => text::sea_told::Toll { name: attacker, own, defender, theirs }.say(),
        }
    }

    /// Returns the last dice of an engagement.
    fn roll_in(&self, clash: &Clash) -> Option<SeaRoll> {
        let title = self.opponents(clash.by, &clash.ships, clash.other, clash.target);
        let last = SeaRollView::of(clash)?;
        Some(SeaRoll { title, by: clash.by, other: clash.other, last })
    }

    /// Returns the last dice rolled at sea, their engagement, and `true` if it goes on.
    pub(crate) fn last_roll_at_sea(&self) -> Option<(u8, SeaRoll, bool)> {
        let battle = self.told_at_sea()?;
        let clash = battle.last_rolled()?;
        Some((clash.number, self.roll_in(clash)?, clash.is_open))
    }

    /// Returns the last dice of an engagement in the current battle.
    pub(crate) fn roll_of(&self, battle: &SeaBattle, number: u8) -> Option<SeaRoll> {
        let found = battle.engagements.get(usize::from(number))?;
        let other = self.enemy_in(battle, number);
        let ships: Vec<ShipId> = found.ships().collect();
        let title = self.opponents(found.by, &ships, other, found.target);
        Some(SeaRoll { title, by: found.by, other, last: self.last_sea_roll(number)? })
    }

    /// Returns the ships of an engagement in words: “Your ship 3 against Blue's ship 7”.
    fn opponents(&self, by: Seat, ships: &[ShipId], other: Seat, target: ShipId) -> String {
        let (own, target) = (self.ships_of(by, ships), self.ships_of(other, &[target]));
        text::sentence(&text::sea_told::Against { ships: own, target }.say())
    }

    /// Describes the fate of a ship or an engagement, without a full stop.
    fn fate_in_words(&self, battle: &NavalBattle, fate: &Fate) -> Option<String> {
        let text = match *fate {
            Fate::Sunk { ship, owner, crew, ref victors } => {
                let sunk = self.ships_of(owner, &[ship]);
                match victors {
                    Some((seat, ships)) => text::sea_told::Sank {
                        ships: self.ships_of(*seat, ships),
                        sunk,
                        armies: crew,
                    }
                    .say(),
                    None => text::sea_told::SankAlone { sunk, armies: crew }.say(),
                }
            }
            Fate::Boarded { by, ship, from } => {
                let victor = self.view().table().fleet().get(ship).map(|it| it.owner);
                let by = self.ships_of(victor.unwrap_or(battle.enemy_of(from)), &[by]);
                text::sea_told::Took { ship: by, prize: self.ships_of(from, &[ship]) }.say()
            }
            Fate::Mutinied { ship, by, from } => self.mutiny(ship, by, from),
            Fate::HeldOut { number, at } => {
                let clash = battle.clash(number)?;
                let own = self.ships_of(clash.by, &clash.ships);
                let target = self.ships_of(clash.other, &[clash.target]);
                let action = self.moments().get(at).and_then(|moment| moment.action.as_ref());
                match action {
                    Some(Action::Sea(SeaAction::BreakOff { .. })) => {
                        text::sea_told::BrokeOff { ships: own, target }.say()
                    }
                    _ => text::sea_told::HeldOut { target, ships: own }.say(),
                }
            }
        };
        Some(text::sentence(&text))
    }

    /// Returns some ships of a seat in words: “your ship 3”, “Blue's ships 4 and 5”.
    fn ships_of(&self, seat: Seat, ships: &[ShipId]) -> String {
        let (number, ships) = (ships.len(), text::all_of(ships));
        match self.viewer() {
            Some(viewer) if viewer == seat => text::sea_told::YourShips { number, ships }.say(),
            _ => text::sea_told::ShipsOf { number, name: self.name(seat), ships }.say(),
        }
    }
}

fn sentences(told: &[String]) -> Vec<String> {
    told.iter().map(text::told::full_stop).collect()
}
