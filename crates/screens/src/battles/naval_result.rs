//! The result of a battle at sea: ships sunk, ships taken, and armies lost.

use crate::battles::battle_result::{BattleResult, LastDice, last};
use crate::battles::naval_dice::{SeaRoll, SeaRollView};
use crate::battles::recorded::{Fate, NavalBattle, RecordedEngagement};
use crate::names::{player_name, player_names};
use engine::core::{Seat, ShipId};
use engine::game::{Action, Event, SeaAction, SeaBattle, SeaEvent};
use table::{Moment, Session};

/// Returns the last roll of an engagement in the battle that began last.
pub(crate) fn last_sea_roll(session: &Session, number: u8) -> Option<SeaRollView> {
    SeaRollView::of(told_at_sea(session)?.clash(number)?)
}

/// Describes a mutiny of captives (N14): “captives from Blue took your ship 6”.
pub(crate) fn mutiny(session: &Session, ship: ShipId, by: Seat, from: Seat) -> String {
    let ship = ships_of(session, from, &[ship]);
    match session.viewer() {
        Some(viewer) if viewer == by => text::sea_sentences::mutiny_yours(ship),
        _ => text::sea_sentences::Mutiny { name: player_name(session, by), ship }.say(),
    }
}

/// Returns the index of the moment in which the last battle at sea of this turn began.
pub(crate) fn last_sea_battle(session: &Session) -> Option<usize> {
    let begins = |event: &Event| matches!(event, Event::Sea(SeaEvent::BattleBegan { .. }));
    let is_turn = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let ends = |event: &Event| matches!(event, Event::Sea(SeaEvent::EngagementEnded { .. }));
    let began = last(session.moments(), begins)?;
    // A player eliminated by the battle loses the turn too, which doesn't make the battle past.
    let is_past =
        |moment: &Moment| moment.events.iter().any(is_turn) && !moment.events.iter().any(ends);
    (!session.moments()[began..].iter().any(is_past)).then_some(began)
}

/// Returns the result of the battle at sea that began in this moment.
pub(crate) fn sea_battle_result(session: &Session, began: usize) -> Option<BattleResult> {
    let battle = NavalBattle::last_of(&session.moments()[began..], began)?;
    let fates: Vec<String> =
        battle.fates.iter().filter_map(|fate| fate_in_words(session, &battle, fate)).collect();
    let (headline, mut lines) = match (battle.is_over(), fates.as_slice()) {
        (true, [one]) => (one.clone(), Vec::new()),
        (true, _) => (text::sea_sentences::over().to_owned(), sentences(&fates)),
        (false, _) => (attack_at_sea(session, &battle), sentences(&fates)),
    };
    lines.push(toll_at_sea(session, &battle));
    let rolls = battle.clashes.iter().filter_map(|clash| roll_in(session, clash));
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
fn attacked(session: &Session, battle: &NavalBattle) -> String {
    player_names(session, battle.defenders.iter().copied().collect())
}

/// Returns the opponent of the attacking ships in an engagement.
pub(crate) fn enemy_in(session: &Session, battle: &SeaBattle, number: u8) -> Seat {
    let told = told_at_sea(session).and_then(|told| told.clash(number).map(|clash| clash.other));
    let attacker = session.view().table().turn().seat;
    let by = battle.engagements.get(usize::from(number)).map(|fight| fight.by);
    told.unwrap_or(if by == Some(attacker) { battle.defender } else { attacker })
}

/// Returns the battle that began last, as told by its events.
pub(crate) fn told_at_sea(session: &Session) -> Option<NavalBattle> {
    let begins = |event: &Event| matches!(event, Event::Sea(SeaEvent::BattleBegan { .. }));
    let began = last(session.moments(), begins)?;
    NavalBattle::last_of(&session.moments()[began..], began)
}

fn attack_at_sea(session: &Session, battle: &NavalBattle) -> String {
    let attacker = player_name(session, battle.attacker);
    match session.viewer() {
        Some(viewer) if battle.defenders == [viewer] => text::sea_sentences::attacks_you(attacker),
        _ => text::sea_sentences::Attacks { name: attacker, defender: attacked(session, battle) }
            .say(),
    }
}

/// Returns the armies that each side lost, in a sentence.
fn toll_at_sea(session: &Session, battle: &NavalBattle) -> String {
    let (attacker, defender) = (player_name(session, battle.attacker), attacked(session, battle));
    let own = text::sea_sentences::lost(battle.lost[battle.attacker]);
    let theirs = battle.defenders.iter().map(|seat| battle.lost[*seat]).sum::<u32>();
    let theirs = text::sea_sentences::lost(theirs);
    match session.viewer() {
        Some(viewer) if viewer == battle.attacker => {
            text::sea_sentences::TollYou { own, defender, theirs }.say()
        }
        Some(viewer) if battle.defenders == [viewer] => {
            text::sea_sentences::TollYours { name: attacker, own, theirs }.say()
        }
        _ => text::sea_sentences::Toll { name: attacker, own, defender, theirs }.say(),
    }
}

/// Returns the last dice of an engagement.
fn roll_in(session: &Session, clash: &RecordedEngagement) -> Option<SeaRoll> {
    let title = opponents(session, clash.by, &clash.ships, clash.other, clash.target);
    let last = SeaRollView::of(clash)?;
    Some(SeaRoll { title, by: clash.by, other: clash.other, last })
}

/// Returns the last dice rolled at sea, their engagement, and `true` if it goes on.
pub(crate) fn last_roll_at_sea(session: &Session) -> Option<(u8, SeaRoll, bool)> {
    let battle = told_at_sea(session)?;
    let clash = battle.last_rolled()?;
    Some((clash.number, roll_in(session, clash)?, clash.is_open))
}

/// Returns the last dice of an engagement in the current battle.
pub(crate) fn roll_of(session: &Session, battle: &SeaBattle, number: u8) -> Option<SeaRoll> {
    let found = battle.engagements.get(usize::from(number))?;
    let other = enemy_in(session, battle, number);
    let ships: Vec<ShipId> = found.ships().collect();
    let title = opponents(session, found.by, &ships, other, found.target);
    Some(SeaRoll { title, by: found.by, other, last: last_sea_roll(session, number)? })
}

/// Returns the ships of an engagement in words: “Your ship 3 against Blue's ship 7”.
fn opponents(session: &Session, by: Seat, ships: &[ShipId], other: Seat, target: ShipId) -> String {
    let (own, target) = (ships_of(session, by, ships), ships_of(session, other, &[target]));
    text::sentence(&text::sea_sentences::Against { ships: own, target }.say())
}

/// Describes the fate of a ship or an engagement, without a full stop.
fn fate_in_words(session: &Session, battle: &NavalBattle, fate: &Fate) -> Option<String> {
    let text = match *fate {
        Fate::Sunk { ship, owner, crew, ref victors } => {
            let sunk = ships_of(session, owner, &[ship]);
            match victors {
                Some((seat, ships)) => text::sea_sentences::Sank {
                    ships: ships_of(session, *seat, ships),
                    sunk,
                    armies: crew,
                }
                .say(),
                None => text::sea_sentences::SankAlone { sunk, armies: crew }.say(),
            }
        }
        Fate::Boarded { by, ship, from } => {
            let victor = session.view().table().fleet().get(ship).map(|it| it.owner);
            let by = ships_of(session, victor.unwrap_or(battle.enemy_of(from)), &[by]);
            text::sea_sentences::Took { ship: by, prize: ships_of(session, from, &[ship]) }.say()
        }
        Fate::Mutinied { ship, by, from } => mutiny(session, ship, by, from),
        Fate::HeldOut { number, at } => {
            let clash = battle.clash(number)?;
            let own = ships_of(session, clash.by, &clash.ships);
            let target = ships_of(session, clash.other, &[clash.target]);
            let action = session.moments().get(at).and_then(|moment| moment.action.as_ref());
            match action {
                Some(Action::Sea(SeaAction::BreakOff { .. })) => {
                    text::sea_sentences::BrokeOff { ships: own, target }.say()
                }
                _ => text::sea_sentences::HeldOut { target, ships: own }.say(),
            }
        }
    };
    Some(text::sentence(&text))
}

/// Returns some ships of a seat in words: “your ship 3”, “Blue's ships 4 and 5”.
fn ships_of(session: &Session, seat: Seat, ships: &[ShipId]) -> String {
    let (number, ships) = (ships.len(), text::all_of(ships));
    match session.viewer() {
        Some(viewer) if viewer == seat => text::sea_sentences::YourShips { number, ships }.say(),
        _ => text::sea_sentences::ShipsOf { number, name: player_name(session, seat), ships }.say(),
    }
}

fn sentences(told: &[String]) -> Vec<String> {
    told.iter().map(text::battle_outcome::full_stop).collect()
}
