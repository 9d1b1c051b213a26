//! The words that explain a turn of a first game: what can be done, and where.

use super::CoachTarget;
use super::event::lesson_events;
use super::scene::is_part;
use crate::map::tappable;
use crate::sea::voyage::{ShoreView, VoyageView};
use crate::story::end_of_turn;
use crate::table::prompt::PromptView;
use engine::core::{Seat, ShipId};
use engine::game::Ask;
use engine::world::{Territory, TerritorySet};
use table::{Moment, Session};

/// The number of armies by which an attacker that the coach points at outnumbers its target.
const SUPERIOR: i64 = 2;

/// The actions after which the coach no longer points at the ship.
pub(super) const SHIP_IS_KNOWN: [&str; 8] = [
    "embarked",
    "sailed",
    "landed",
    "disembarked",
    "sea-battle",
    "attacked",
    "committed",
    "flanked",
];

/// The coach's words, and the place that they are about.
pub(super) type Line = (String, Option<CoachTarget>);

/// The coach in a turn of the learner's.
pub(super) struct Coach<'a> {
    pub session: &'a Session,
    pub me: Seat,
    pub is_first: bool,
    /// All that has happened in this turn.
    pub since: &'a [Moment],
}

impl Coach<'_> {
    pub fn line(&self, scene: &str) -> Line {
        let plays_ally = self.session.view().table().turn().commander.is_some();
        match scene {
            "place" | "campaign" | "target" if plays_ally => {
                (text::lessons::first_ally().to_owned(), None)
            }
            "place" => self.place(),
            "campaign" => self.campaign(),
            "target" => self.target(),
            "ending" => (self.ending(), None),
            "transfer" if end_of_turn::draws_first(self.session) => (self.ending(), None),
            "transfer" => (text::lessons::first_transfer(self.button()), None),
            "call" if self.is_first && !self.must_call() => {
                (text::lessons::first_call_later().to_owned(), None)
            }
            scene if is_part(scene, "ship") && self.has_done(&["sailed"]) => {
                (self.sailed().to_owned(), None)
            }
            scene => (anywhere(scene).to_owned(), None),
        }
    }

    fn place(&self) -> Line {
        if !self.is_first
            && let Some(factory) = self.factory()
        {
            return (text::lessons::first_place_factory(factory), None);
        }
        let Some(from) = self.front(tappable::open(self.session), 0) else {
            return (text::lessons::first_place_anywhere().to_owned(), None);
        };
        (text::lessons::first_place(from), Some(CoachTarget::Land(from)))
    }

    /// Returns what the selected ship can do once it has sailed: land, fight a patrol first (N4), or
    /// nothing.
    fn sailed(&self) -> &'static str {
        let shores = VoyageView::of(self.session).map(|ship| ship.shores).unwrap_or_default();
        let lands = |shore: &ShoreView| shore.land.as_ref().is_some_and(|it| it.can.is_ok());
        match () {
            () if shores.iter().any(lands) => text::lessons::first_ship_sailed(),
            () if shores.iter().any(|shore| shore.is_patrolled) => {
                text::lessons::first_ship_patrolled()
            }
            () => text::lessons::first_ship_nowhere(),
        }
    }

    fn campaign(&self) -> Line {
        if !self.is_first
            && !self.has_done(&SHIP_IS_KNOWN)
            && let Some(ship) = self.ship()
        {
            let at = Some(CoachTarget::Ship).filter(|_| !self.is_hinted());
            return (text::lessons::first_ship(ship), at);
        }
        if self.has_done(&["conquered"]) {
            return (text::lessons::first_campaign_again().to_owned(), None);
        }
        match self.front(tappable::open(self.session), SUPERIOR) {
            Some(from) => (text::lessons::first_campaign_from(from), Some(CoachTarget::Land(from))),
            None => (text::lessons::first_campaign().to_owned(), None),
        }
    }

    fn target(&self) -> Line {
        let board = self.session.view().table().board();
        let targets = tappable::targets(self.session);
        let own = self.session.draft().from.map_or(0, |from| board.armies(from));
        let weakest = targets.iter().min_by_key(|to| board.armies(*to));
        match weakest.filter(|to| own > board.armies(*to) && !self.is_hinted()) {
            Some(to) => {
                let armies = board.armies(to);
                let text = text::lessons::FirstTarget { territory: to, armies }.say();
                (text, Some(CoachTarget::Land(to)))
            }
            None => (text::lessons::first_target_any().to_owned(), None),
        }
    }

    fn ending(&self) -> String {
        let button = self.button();
        if end_of_turn::draws(self.session) {
            text::lessons::first_ending(&button)
        } else {
            text::lessons::first_ending_none(&button)
        }
    }

    /// Returns `true` if the turn can't end without an ally (W5).
    fn must_call(&self) -> bool {
        let ask = self.session.prompt().map(|prompt| prompt.ask);
        matches!(ask, Some(Ask::Call { forced: true }))
    }

    /// Returns the label of the button that goes on.
    fn button(&self) -> String {
        PromptView::of(self.session).primary.map(|button| button.label).unwrap_or_default()
    }

    /// Returns the territory among these that has the most armies more than an enemy beside it, if
    /// it has at least so many more. A hint points somewhere itself.
    fn front(&self, among: TerritorySet, least: i64) -> Option<Territory> {
        let state = self.session.view().table();
        let armies = |at: Territory| i64::from(state.board().armies(at));
        let ahead = |from: Territory| {
            let weakest = state.targets(from).iter().map(armies).min()?;
            Some((armies(from) - weakest, from))
        };
        let all = among.iter().filter_map(ahead).filter(|(ahead, _)| *ahead >= least);
        let best = all.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, from)| from).filter(|_| !self.is_hinted())
    }

    fn is_hinted(&self) -> bool {
        self.session.advice().is_some()
    }

    fn factory(&self) -> Option<Territory> {
        let board = self.session.view().table().board();
        board.held(self.me).iter().find(|own| board.factories(*own) > 0)
    }

    fn ship(&self) -> Option<ShipId> {
        self.session.view().table().fleet().of(self.me).map(|(ship, _)| ship).next()
    }

    /// Returns `true` if the learner has done one of these things in this turn.
    fn has_done(&self, things: &[&str]) -> bool {
        let mut done = self.since.iter().flat_map(|it| lesson_events(self.session, it, self.me));
        done.any(|(event, _)| things.contains(&event))
    }
}

/// Returns the words for a scene that is the same in every turn.
pub(super) fn anywhere(scene: &str) -> &'static str {
    match scene {
        "cards" => text::lessons::first_cards(),
        "sets" => text::lessons::first_cards_match(),
        "transfer-to" => text::lessons::first_transfer_to(),
        "move" => text::lessons::first_transfer_move(),
        "mobilize" | "reveal" => text::lessons::first_attacked(),
        "levy" => text::lessons::first_attacked_levy(),
        "factory" => text::lessons::first_factory(),
        "launch" => text::lessons::first_ship_harbour(),
        "ferry" => text::lessons::first_ship_aboard(),
        "cruise" => text::lessons::first_ship_cruise(),
        "landing" => text::lessons::first_ship_landing(),
        "sea-plan" | "send-in" | "sea-battle" | "board" => text::lessons::first_ship_battle(),
        "call" => text::lessons::first_call(),
        "showdown" => text::lessons::first_poker_over(),
        "won" => text::lessons::first_poker_won(),
        "wait" => text::lessons::first_answer(),
        scene if is_part(scene, "plan") => text::lessons::first_plan(),
        scene if is_part(scene, "battle") => text::lessons::first_battle(),
        scene if is_part(scene, "advance") => text::lessons::first_advance(),
        scene if is_part(scene, "ship") => text::lessons::first_ship_here(),
        scene if POKER.iter().any(|named| is_part(scene, named)) => text::lessons::first_poker(),
        _ => text::lessons::first_else(),
    }
}

/// The scenes of a hand of poker.
pub(super) const POKER: [&str; 11] = [
    "contest",
    "answer",
    "name",
    "use",
    "bet",
    "exchange",
    "show",
    "looking-on",
    "another",
    "join",
    "discard",
];
