//! The options of a selected ship, with a reason for each that isn't possible.

use crate::map::ships;
use crate::names::player_name;
use crate::notice::NoticeView;
use engine::core::ShipId;
use engine::game::{Action, Refusal, SeaAction, Ship, Voyage};
use engine::world::Territory;
use stdx::InOrder;
use table::{Duty, Intent, Session};

/// An option: an intent, or the reason why it isn't possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShipOption {
    pub label: String,
    /// Further information about it.
    pub hint: String,
    /// The intent, or the reason why it isn't possible.
    pub can: Result<Intent, NoticeView>,
}

/// A shore within one boat length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShoreView {
    pub territory: Territory,
    /// True if the shore is the player's own.
    pub mine: bool,
    pub armies: u32,
    /// The most armies that can board here, or the reason why none can (N2).
    pub aboard: Result<u32, NoticeView>,
    /// The most armies that can go ashore, or the reason why none can (N2).
    pub ashore: Result<u32, NoticeView>,
    /// True if the ship has called here before: picking up armies again gives no new cruise (N1).
    pub called: bool,
    /// The landing here; `None` on a shore of the player's own (N5).
    pub land: Option<ShipOption>,
    /// True if ships must be beaten before a landing here (N4).
    pub is_patrolled: bool,
}

/// A selected ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoyageView {
    pub ship: ShipId,
    /// Armies aboard.
    pub crew: u32,
    pub captives: u32,
    /// Its position: “off Brazil”, “in the Atlantic”.
    pub waters: String,
    /// Its state, in a sentence.
    pub state: String,
    pub cruise: ShipOption,
    /// The shores within one boat length, the player's own first.
    pub shores: Vec<ShoreView>,
    /// The enemy ships in the same ocean, each with the attack on it or the reason against it.
    pub enemies: Vec<(ShipId, ShipOption)>,
}

impl VoyageView {
    /// Returns the ship selected in the campaign.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(_) = session.duty() else { return None };
        let (state, id) = (session.view().table(), session.draft().ship?);
        let ship = state.fleet().get(id)?;
        let mut shores: Vec<ShoreView> =
            state.shores(ship).iter().map(|shore| shore_view(session, id, ship, shore)).collect();
        shores.order_by_key(|shore| !shore.mine);
        Some(VoyageView {
            ship: id,
            crew: ship.crew,
            captives: ship.captive_armies(),
            waters: ships::waters(session, ship.at),
            state: standing(ship),
            cruise: ShipOption {
                label: text::sea_sentences::roll().to_owned(),
                hint: String::new(),
                can: possible(
                    state.check_cruise(id),
                    Intent::Play(Action::Sea(SeaAction::Cruise { ship: id })),
                ),
            },
            shores,
            enemies: enemies(session, id, ship),
        })
    }
}

fn shore_view(session: &Session, id: ShipId, ship: &Ship, territory: Territory) -> ShoreView {
    let state = session.view().table();
    let mine = state.board().held(ship.owner).contains(territory);
    let owner = state.board().owner(territory).map(|seat| player_name(session, seat));
    let lands = state.check_landing(id, territory);
    let is_patrolled = matches!(lands, Err(Refusal::Patrol { .. }));
    let label =
        if is_patrolled { text::sea_sentences::land_not_yet } else { text::sea_sentences::land };
    let land = (!mine).then(|| ShipOption {
        label: label(territory),
        hint: text::sea_sentences::Shore {
            owner: owner.unwrap_or(text::sea::nobody()),
            armies: state.board().armies(territory),
        }
        .say(),
        can: possible(lands, Intent::Tap(territory)),
    });
    ShoreView {
        territory,
        mine,
        armies: state.board().armies(territory),
        aboard: state.check_embark(id, territory).map_err(|refusal| {
            if let Refusal::Armies { most: 0, rule, .. } = refusal {
                NoticeView::citing(rule, text::sea_sentences::none_aboard())
            } else {
                refusal.into()
            }
        }),
        ashore: state.check_disembark(id, territory).map_err(NoticeView::from),
        called: ship.ports.contains(territory),
        land,
        is_patrolled: is_patrolled && !mine,
    }
}

fn enemies(session: &Session, id: ShipId, ship: &Ship) -> Vec<(ShipId, ShipOption)> {
    let state = session.view().table();
    let in_ocean = state
        .fleet()
        .iter()
        .filter(|(_, enemy)| enemy.owner != ship.owner && enemy.at.ocean() == ship.at.ocean());
    in_ocean
        .map(|(enemy, found)| {
            let (owner, at) = (player_name(session, found.owner), ships::waters(session, found.at));
            let label = match found.crew {
                0 => text::sea_sentences::AttackTake { ship: enemy, name: owner }.say(),
                _ => text::sea_sentences::Attack { ship: enemy, name: owner }.say(),
            };
            let hint = text::sea_sentences::Enemy { armies: found.crew, waters: at }.say();
            let can = state.check_pair(id, enemy);
            (enemy, ShipOption { label, hint, can: possible(can, Intent::Engage(id, enemy)) })
        })
        .collect()
}

fn possible<T>(check: Result<T, Refusal>, intent: Intent) -> Result<Intent, NoticeView> {
    check.map(|_| intent).map_err(NoticeView::from)
}

/// Describes the armies and captives aboard a ship, and whether it can act.
fn standing(ship: &Ship) -> String {
    let (armies, captives) = (ship.crew, ship.captive_armies());
    match (ship.voyage, armies, captives) {
        (Voyage::Done, 0, _) => text::sea_sentences::no_crew_done(captives),
        (Voyage::Ready | Voyage::Sailed, 0, _) => text::sea_sentences::no_crew(captives),
        (Voyage::Ready, _, 0) => text::sea_sentences::ready(armies),
        (Voyage::Ready, ..) => text::sea_sentences::ReadyCaptives { armies, captives }.say(),
        (Voyage::Sailed, _, 0) => text::sea_sentences::sailed(armies),
        (Voyage::Sailed, ..) => text::sea_sentences::SailedCaptives { armies, captives }.say(),
        (Voyage::Done, _, 0) => text::sea_sentences::done(armies),
        (Voyage::Done, ..) => text::sea_sentences::DoneCaptives { armies, captives }.say(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::Control;
    use engine::record::Position;
    use table::testing::position;

    #[test]
    fn n4_a_ship_off_a_coast_with_a_patrol_is_not_said_to_land() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let off = |enemies: &str| {
            let text = format!(
                "rules nautical\nplayers Red Blue\nturn Red campaign\nBrazil Red 5\n\
                 ship 1 Red 5 at 9,8\n{enemies}* Blue 1"
            );
            let mut session = position(&text, &people, 1);
            let ship = session.game().state().fleet().of(Seat::Red).next().unwrap().0;
            session.dispatch(Intent::TapShip(ship));
            let shores = VoyageView::of(&session).unwrap().shores;
            shores.into_iter().find(|shore| shore.land.is_some()).unwrap()
        };
        let free = off("");
        let land = free.land.unwrap();
        assert!(!free.is_patrolled && land.can.is_ok());
        assert_eq!(land.label, format!("Land on {}", free.territory));
        let guarded = off("ship 3 Blue 3 at 9,8\n");
        let land = guarded.land.unwrap();
        assert!(guarded.is_patrolled && land.can.is_err());
        assert_eq!(land.label, format!("No landing on {} yet", guarded.territory));
    }

    /// Describes a ship with this many armies, and captives from Blue.
    fn said(crew: u32, captives: u32, voyage: Voyage) -> String {
        let table = Position::parse(
            "rules nautical\nplayers Red Blue\nturn Red campaign\n\
             Brazil Red 6\nship 1 Red 9 at 9,8\n* Blue 1",
        )
        .unwrap();
        let (_, found) = table.fleet().iter().next().unwrap();
        let mut ship = Ship { crew, voyage, ..*found };
        ship.captives[Seat::Blue] = captives;
        standing(&ship)
    }

    #[test]
    fn n1_a_ship_that_has_sailed_says_only_once_when_it_can_sail_again() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let text = "rules nautical\nplayers Red Blue\nturn Red campaign\nBrazil Red 5\n\
                    ship 1 Red 5 at 9,8 sailed\n* Blue 1";
        let mut session = position(text, &people, 1);
        let ship = session.game().state().fleet().of(Seat::Red).next().unwrap().0;
        session.dispatch(Intent::TapShip(ship));
        let view = VoyageView::of(&session).unwrap();
        let reason = view.cruise.can.unwrap_err().text;
        assert!(reason.contains("it can sail again once"), "{reason}");
        assert_eq!(view.state, "5 armies aboard.");
        assert_eq!(said(1, 2, Voyage::Sailed), "1 army and 2 captives aboard.");
    }

    #[test]
    fn n3_a_ship_without_a_crew_is_not_said_to_be_ready() {
        assert_eq!(said(3, 0, Voyage::Ready), "3 armies aboard, ready to sail.");
        assert_eq!(said(1, 2, Voyage::Ready), "1 army and 2 captives aboard, ready to sail.");
        assert_eq!(said(1, 0, Voyage::Done), "1 army aboard, done for this turn.");
        for voyage in [Voyage::Ready, Voyage::Sailed] {
            let nobody = said(0, 0, voyage);
            assert_eq!(nobody, "Nobody is aboard, so this ship can’t sail or fight.");
            let one = said(0, 1, voyage);
            assert_eq!(one, "Only 1 captive is aboard, so this ship can’t sail or fight.");
        }
        let done = said(0, 0, Voyage::Done);
        assert_eq!(done, "Nobody is aboard, and this ship is done for this turn.");
    }
}
