//! What a selected ship can do where it lies, with the reason beside what it cannot.

use crate::model::session::{Duty, Intent, Session};
use crate::model::table::notice::Notice;
use engine::core::{InOrder, ShipId};
use engine::game::{Action, Refusal, SeaAction, Ship, Voyage};
use engine::world::Territory;

/// Something that could be done: an intent, or why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    pub label: String,
    /// What else is to be known of it.
    pub hint: String,
    /// How it is done, or why it is not possible.
    pub can: Result<Intent, Notice>,
}

/// A shore within one boat length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShoreView {
    pub territory: Territory,
    /// Whether it is an own one.
    pub mine: bool,
    pub armies: u32,
    /// The most that can come aboard from it, or why none (N2).
    pub aboard: Result<u32, Notice>,
    /// The most that can go ashore, or why none (N2).
    pub ashore: Result<u32, Notice>,
    /// Whether it was this ship's port of call already: another pick-up gives no new cruise (N1).
    pub called: bool,
    /// Landing on it, if it is somebody else's (N5).
    pub land: Option<Deed>,
}

/// A selected ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoyageView {
    pub ship: ShipId,
    /// Armies aboard.
    pub crew: u32,
    pub captives: u32,
    /// Where it lies: “off Brazil”, “in the Atlantic”.
    pub waters: String,
    /// How it stands, in a sentence.
    pub state: String,
    pub cruise: Deed,
    /// The shores within one boat length, own ones first.
    pub shores: Vec<ShoreView>,
    /// Enemy ships in the same ocean that it can attack, or why not.
    pub enemies: Vec<(ShipId, Deed)>,
}

impl Session {
    /// The ship that is selected in the campaign.
    pub fn voyage(&self) -> Option<VoyageView> {
        let Duty::Decide(_) = self.duty() else { return None };
        let (state, id) = (self.view().table(), self.draft().ship?);
        let ship = state.fleet().get(id)?;
        let mut shores: Vec<ShoreView> =
            state.shores(ship).iter().map(|shore| self.shore(id, ship, shore)).collect();
        shores.order_by_key(|shore| !shore.mine);
        Some(VoyageView {
            ship: id,
            crew: ship.crew,
            captives: ship.captive_armies(),
            waters: self.waters(ship.at),
            state: standing(ship),
            cruise: Deed {
                label: text::sea_told::roll().to_owned(),
                hint: String::new(),
                can: possible(
                    state.check_cruise(id),
                    Intent::Play(Action::Sea(SeaAction::Cruise { ship: id })),
                ),
            },
            shores,
            enemies: self.enemies(id, ship),
        })
    }

    fn shore(&self, id: ShipId, ship: &Ship, territory: Territory) -> ShoreView {
        let state = self.view().table();
        let mine = state.board().held(ship.owner).contains(territory);
        let owner = state.board().owner(territory).map(|seat| self.name(seat));
        let land = (!mine).then(|| Deed {
            label: text::sea_told::land(territory),
            hint: text::sea_told::Shore {
                owner: owner.unwrap_or(text::sea::nobody()),
                armies: state.board().armies(territory),
            }
            .say(),
            can: possible(state.check_landing(id, territory), Intent::Tap(territory)),
        });
        ShoreView {
            territory,
            mine,
            armies: state.board().armies(territory),
            aboard: state.check_embark(id, territory).map_err(|refusal| {
                if let Refusal::Armies { most: 0, rule, .. } = refusal {
                    Notice::citing(rule, text::sea_told::none_aboard())
                } else {
                    refusal.into()
                }
            }),
            ashore: state.check_disembark(id, territory).map_err(Notice::from),
            called: ship.ports.contains(territory),
            land,
        }
    }

    fn enemies(&self, id: ShipId, ship: &Ship) -> Vec<(ShipId, Deed)> {
        let state = self.view().table();
        let in_ocean = state
            .fleet()
            .iter()
            .filter(|(_, enemy)| enemy.owner != ship.owner && enemy.at.ocean() == ship.at.ocean());
        in_ocean
            .map(|(enemy, found)| {
                let (owner, at) = (self.name(found.owner), self.waters(found.at));
                let label = match found.crew {
                    0 => text::sea_told::AttackTake { ship: enemy, name: owner }.say(),
                    _ => text::sea_told::Attack { ship: enemy, name: owner }.say(),
                };
                let hint = text::sea_told::Enemy { armies: found.crew, waters: at }.say();
                let can = state.check_pair(id, enemy);
                (enemy, Deed { label, hint, can: possible(can, Intent::Engage(id, enemy)) })
            })
            .collect()
    }
}

fn possible<T>(check: Result<T, Refusal>, intent: Intent) -> Result<Intent, Notice> {
    check.map(|_| intent).map_err(Notice::from)
}

fn standing(ship: &Ship) -> String {
    let aboard = match (ship.crew, ship.captive_armies()) {
        (0, 0) => text::sea_told::aboard_nobody().to_owned(),
        (crew, 0) => text::sea_told::aboard(crew),
        (crew, captives) => text::sea_told::AboardCaptives { armies: crew, captives }.say(),
    };
    match ship.voyage {
        Voyage::Ready => text::sea_told::ready(aboard),
        Voyage::Sailed => text::sea_told::sailed(aboard),
        Voyage::Done => text::sea_told::done(aboard),
    }
}
