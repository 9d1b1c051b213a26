//! The result of the last battle, on land or at sea. It stays until the person at the screen
//! continues.

use crate::battles::battle::{self, BattleView};
use crate::battles::battle_result::{BattleResult, LastDice};
use crate::battles::naval_result;
use crate::battles::recorded::{Ending, LandBattle};
use engine::core::{SeatSet, ShipId};
use engine::game::{BoardEvent, Event, SeaEvent};
use table::{Duty, Intent, Session};

/// Returns the result of the last battle until the person at the screen continues, or the
/// battle itself while they only watch it.
pub fn result(session: &Session) -> Option<BattleResult> {
    if session.is_passed_by() {
        return None;
    }
    let (land, sea) = (battle::last_attack(session), naval_result::last_sea_battle(session));
    let result = if sea > land {
        naval_result::sea_battle_result(session, sea?)
    } else {
        land_battle_result(session)
    }?;
    // The prompt bar reports battles between others; their dice would only flash by.
    if is_among_computers(session, &result) {
        return None;
    }
    let is_watched = || matches!(session.duty(), Duty::Think(_)) || session.march_waits().is_some();
    let is_news = match result.ended_at {
        Some(end) => end >= session.gone_on() && nothing_since(session, end),
        None => is_watched() && result.rolled_at.is_some_and(|last| last >= session.gone_on()),
    };
    is_news.then_some(result)
}

/// Returns the intent of a tap on a ship. While the result of a battle covers the options of the
/// selected ship, a tap on it shows them instead of letting go of the ship.
pub fn tap_on_ship(session: &Session, ship: ShipId) -> Intent {
    let is_covered = session.draft().ship == Some(ship) && result(session).is_some();
    if is_covered { Intent::GoOn } else { Intent::TapShip(ship) }
}

/// Returns `true` for a battle among computer players, seen as it is fought.
fn is_among_computers(session: &Session, battle: &BattleResult) -> bool {
    let concerned = battle.defenders.iter().any(|seat| session.is_human(seat));
    !concerned && !session.is_past() && !session.is_turn_of_a_person()
}

fn land_battle_result(session: &Session) -> Option<BattleResult> {
    let began = battle::last_attack(session)?;
    let fought = LandBattle::last_of(&session.moments()[began..], began)?;
    let battle = battle::battle_view(session, &fought, session.moments()[began].number);
    let (attacker, defender) = (&battle.attacker, &battle.defender);
    let (lost, all) = (attacker.lost(), attacker.start);
    let (fell, of) = (defender.lost(), defender.start);
    let toll = match session.viewer() {
        Some(viewer) if viewer == attacker.seat => text::battle_outcome::TollYou {
            lost,
            armies: all,
            defender: &defender.name,
            fell,
            all: of,
        }
        .say(),
        Some(viewer) if viewer == defender.seat => text::battle_outcome::TollYours {
            name: &attacker.name,
            lost,
            armies: all,
            fell,
            all: of,
        }
        .say(),
        _ => text::battle_outcome::Toll {
            name: &attacker.name,
            lost,
            armies: all,
            defender: &defender.name,
            fell,
            all: of,
        }
        .say(),
    };
    let militia = (fought.militia > 0).then(|| text::battle_outcome::militia(fought.militia));
    let mutinies = fought.mutinies.iter().map(|(ship, by, from)| {
        text::battle_outcome::full_stop(text::sentence(&naval_result::mutiny(
            session, *ship, *by, *from,
        )))
    });
    Some(BattleResult {
        headline: headline(session, &battle),
        lines: std::iter::once(toll).chain(mutinies).chain(militia).collect(),
        defenders: SeatSet::only(defender.seat),
        ended_at: fought.ended.map(|(_, at)| at),
        rolled_at: fought.rolled_at(),
        dice: LastDice::Land(battle),
    })
}

fn headline(session: &Session, battle: &BattleView) -> String {
    let (to, name) = (battle.to, &battle.attacker.name);
    let is_own = session.viewer() == Some(battle.attacker.seat);
    match battle.ending {
        Some(Ending::Conquered) if is_own => text::battle_outcome::took_you(to),
        Some(Ending::Conquered) => text::battle_outcome::Took { name, territory: to }.say(),
        Some(Ending::BrokenOff) if is_own => text::battle_outcome::broke_off_you(to),
        Some(Ending::BrokenOff) => text::battle_outcome::BrokeOff { name, territory: to }.say(),
        Some(Ending::OneRoll) if is_own => text::battle_outcome::one_roll_you(to),
        Some(Ending::OneRoll) => text::battle_outcome::OneRoll { name, territory: to }.say(),
        Some(Ending::Repelled) if is_own => text::battle_outcome::held_out_you(to),
        Some(Ending::Repelled) => text::battle_outcome::HeldOut { territory: to, name }.say(),
        None => text::battle_outcome::Attacks { name, territory: to }.say(),
    }
}

/// Returns `true` if nothing has happened since this moment but the victors moving in.
fn nothing_since(session: &Session, moment: usize) -> bool {
    let moves = |event: &Event| {
        matches!(
            event,
            Event::Board(BoardEvent::Moved { .. }) | Event::Sea(SeaEvent::Disembarked { .. })
        )
    };
    session.moments()[moment + 1..].iter().all(|later| later.events.iter().all(moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::land::fight;
    use crate::sea::fight::BoardView;
    use crate::table::dialog::{self, Dialog, SeaDialog};
    use crate::table::prompt::PromptView;
    use engine::core::{Seat, ShipId};
    use engine::game::{Action, Control, SeaAction, Until, Voyage};
    use table::Intent;
    use table::testing::position;

    const SHIPS: &str = "players Red Blue
         turn Red campaign
         attacked Blue Green
         Brazil Red 5
         Japan Blue 5
         ship 3 Red 4 at 8,8
         ship 7 Blue 2 at 8,9
         * Green 1";

    const LAND: &str = "players Red Blue
         turn Red campaign
         attacked Blue
         Alaska Red 6
         Kamchatka Blue 2
         * Blue 1";

    const CAPTIVES: &str = "players Red Blue
         turn Red campaign
         attacked Blue
         Brazil Red 5
         Egypt Blue 5
         ship 1 Red 2 at 7,15 captives Blue 3
         * Blue 1";

    fn people() -> [(Seat, Control); 2] {
        [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)]
    }

    fn ship(number: u8) -> ShipId {
        number.to_string().parse().unwrap()
    }

    /// Ship 3 attacks ship 7 and fights until the end; a beaten ship is sunk.
    fn fought_at_sea(seed: u64) -> Session {
        let mut session = position(SHIPS, &people(), seed);
        session.dispatch(Intent::TapShip(ship(3)));
        session.dispatch(Intent::TapShip(ship(7)));
        session.dispatch(Intent::SetSail);
        assert_eq!(
            dialog::dialog(&session, None),
            Some(Dialog::Sea(SeaDialog::Battle)),
            "{:?}",
            session.notice()
        );
        let until = Until::Conquest;
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Roll {
            engagement: 0,
            block: 0,
            dice: None,
            until,
        })));
        session
    }

    #[test]
    fn every_battle_at_sea_ends_on_a_result_with_its_dice() {
        let (mut sunk, mut lost, mut boarded) = (0, 0, 0);
        for seed in 0..60 {
            let mut session = fought_at_sea(seed);
            if let Some(board) = BoardView::of(&session) {
                assert!(board.last.is_some(), "the dice lie beside the question who boards");
                session.dispatch(Intent::Play(Action::Sea(SeaAction::Sink)));
                boarded += 1;
            }
            let result = result(&session).expect("a battle without a result");
            let LastDice::Sea(rolls) = &result.dice else { panic!("{result:?}") };
            assert_eq!(rolls.len(), 1);
            assert_eq!(rolls[0].title, "Your ship 3 against Blue’s ship 7");
            assert!(result.ended_at.is_some());
            let fleet = *session.game().state().fleet();
            match (fleet.get(ship(3)), fleet.get(ship(7))) {
                (Some(_), None) => {
                    assert!(result.headline.starts_with("Your ship 3 sank Blue’s ship 7"));
                    assert!(result.lines[0].starts_with("In all, you lost "), "{:?}", result.lines);
                    sunk += 1;
                }
                (None, Some(_)) => {
                    assert!(result.headline.starts_with("Blue’s ship 7 sank your ship 3"));
                    assert_eq!(session.draft().ship, None, "nobody asks about a ship that is gone");
                    assert!(!PromptView::of(&session).sentence.contains("ship 3"));
                    lost += 1;
                }
                _ => assert!(result.headline.contains("held out"), "{}", result.headline),
            }
            assert_eq!(dialog::dialog(&session, None), None, "nothing lies over the result");
            session.dispatch(Intent::GoOn);
            assert_eq!(super::result(&session), None);
            let acts = fleet.get(ship(3)).is_some_and(|ship| ship.voyage != Voyage::Done);
            let selected = acts.then_some(Dialog::Sea(SeaDialog::Ship));
            assert_eq!(dialog::dialog(&session, None), selected);
        }
        assert!(sunk > 5 && lost > 5 && boarded > 5, "{sunk} {lost} {boarded}");
    }

    fn fleet_has(session: &Session, number: u8) -> bool {
        session.game().state().fleet().get(ship(number)).is_some()
    }

    #[test]
    fn a_result_stays_until_the_person_does_something_else() {
        let won = (0..60).map(fought_at_sea).find(|session| result(session).is_some());
        let mut session = won.unwrap();
        session.dispatch(Intent::Dismiss);
        assert!(result(&session).is_some());
        session.dispatch(Intent::Tap(engine::world::Territory::Brazil));
        assert_eq!(result(&session), None);
    }

    #[test]
    fn a_tap_on_the_ship_that_fought_opens_what_it_can_do() {
        let fought = (0..60).map(fought_at_sea);
        let mut session = fought
            .filter(|session| result(session).is_some())
            .find(|session| fleet_has(session, 3))
            .unwrap();
        session.dispatch(tap_on_ship(&session, ship(3)));
        assert_eq!(dialog::dialog(&session, None), Some(Dialog::Sea(SeaDialog::Ship)));
    }

    #[test]
    fn a_battle_on_land_tells_what_it_cost() {
        let (from, to) = (engine::world::Territory::Alaska, engine::world::Territory::Kamchatka);
        let (mut taken, mut held) = (0, 0);
        for seed in 0..60 {
            let mut session = position(LAND, &people(), seed);
            session.dispatch(Intent::Tap(from));
            session.dispatch(Intent::Tap(to));
            session.dispatch(Intent::Plan(table::Plan::Normal));
            session.dispatch(Intent::Attack(Until::Conquest));
            let result = result(&session).unwrap();
            if session.game().state().board().owner(to) == Some(Seat::Red) {
                assert_eq!(result.headline, "You took Kamchatka");
                assert!(result.lines[0].ends_with("of 6 armies, Blue 2 of 2."), "{result:?}");
                taken += 1;
            } else {
                assert_eq!(result.headline, "Kamchatka held against you");
                held += 1;
            }
        }
        assert!(taken > 5 && held > 1, "{taken} {held}");
    }

    #[test]
    fn n14_a_landing_tells_of_the_ship_that_its_captives_took() {
        let play = |session: &mut Session, action: &str| {
            session.dispatch(Intent::Play(action.parse().unwrap()));
        };
        let mut taken = 0;
        for seed in 0..12 {
            let mut session = position(CAPTIVES, &people(), seed);
            play(&mut session, "land 1 Egypt committed 2");
            while fight::fight(&session).is_some() {
                play(&mut session, "roll block 1");
                assert_eq!(session.notice(), None);
            }
            let owner = session.game().state().fleet().get(ship(1)).map(|ship| ship.owner);
            if owner == Some(Seat::Blue) {
                let result = result(&session).unwrap();
                let told = "Captives from Blue took your ship 1.".to_owned();
                assert!(result.lines.contains(&told), "{:?}", result.lines);
                taken += 1;
            }
        }
        assert!(taken > 3, "{taken}");
    }
}
