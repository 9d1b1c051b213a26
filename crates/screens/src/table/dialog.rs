//! The dialog on the screen.

use crate::battles::battle::BattleView;
use crate::battles::last_battle;
use crate::map::arrow_keys;
use crate::map::drawing::Drawing;
use crate::map::point::Point;
use crate::map::ships;
use crate::story::commentary;
use engine::battle::Post;
use engine::game::{Ask, Phase};
use table::{Duty, Session};

/// A dialog opened by a person; dialogs for a prompt follow from the session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// The player's own cards, and sets to turn in.
    Cards,
    Log,
    /// Undo, settings, leaving.
    Menu,
    Commands,
    /// Keys, gestures and typed commands.
    Help,
}

/// A dialog. At most one is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    Plan,
    /// A battle, or the choice of the plus one.
    Battle,
    /// Armies to move into a conquered territory.
    Advance,
    Path,
    /// A move at the end of the turn.
    Transfer,
    Mobilize,
    /// The player's own cards.
    Cards,
    /// Poker cards to discard, or one to exchange for another.
    Discard,
    Sea(SeaDialog),
    Allies(AllyDialog),
    /// The number of defending dice, or a reaction in an attack.
    React,
}

/// A dialog about ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeaDialog {
    /// The actions of a ship where it is.
    Ship,
    Cruise,
    Ferry,
    Plan,
    /// Ships to send into a sea battle.
    SendIn,
    Battle,
    /// A beaten ship to board or sink.
    Board,
}

/// A dialog about allied armies, or poker for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AllyDialog {
    /// An ally for an eliminated player to take over.
    Succession,
    Call,
    /// A call for an ally to contest or not, or an ally to play or not.
    Contest,
    Poker,
}

impl Dialog {
    /// Returns `true` if a roll replaces the dialog, since the decision has been made in it.
    pub const fn yields_to_dice(self) -> bool {
        match self {
            Self::Plan | Self::Path | Self::Mobilize | Self::Advance | Self::React => true,
            Self::Sea(dialog) => dialog.yields_to_dice(),
            Self::Battle | Self::Transfer | Self::Cards | Self::Discard | Self::Allies(_) => false,
        }
    }
}

impl SeaDialog {
    const fn yields_to_dice(self) -> bool {
        match self {
            Self::Plan | Self::SendIn | Self::Board | Self::Ship => true,
            Self::Battle | Self::Cruise | Self::Ferry => false,
        }
    }
}

/// The side of the map with the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DockSide {
    #[default]
    East,
    West,
}

/// The largest fraction of the map's width that a panel covers.
const COVERED: f64 = 0.38;

impl DockSide {
    /// Returns the side on which a panel hides fewer of these points when the whole map is shown.
    fn beside(drawing: &Drawing, points: impl IntoIterator<Item = Point>) -> Self {
        let (mut west, mut east) = (0, 0);
        for place in points.into_iter().map(|point| point.x / drawing.size().x) {
            west += u32::from(place < COVERED);
            east += u32::from(place > 1.0 - COVERED);
        }
        if west < east { Self::West } else { Self::East }
    }
}

/// Returns the side of the map for a panel, chosen to hide neither end of the action.
pub fn dock_side(session: &Session) -> DockSide {
    let (draft, drawing) = (session.draft(), Drawing::of_table(session));
    let badge = |at| drawing.badge(at);
    let (ship, others) = ships::sea_focus(session);
    let at_sea = ship.into_iter().chain(others.iter()).map(|hex| drawing.anchor(hex).0);
    if let Some(path) = &draft.path {
        let ends = path.from.into_iter().chain(path.end());
        return DockSide::beside(drawing, ends.filter_map(Post::territory).map(badge));
    }
    let target = draft.to.or(draft.ferry.map(table::Ferry::territory));
    if draft.origin().is_some() || ship.is_some() {
        let planned = draft.from.into_iter().chain(target).map(badge);
        return DockSide::beside(drawing, planned.chain(at_sea));
    }
    let battle = BattleView::of(session);
    DockSide::beside(
        drawing,
        battle.into_iter().flat_map(|battle| {
            let from =
                battle.from.first().and_then(|from| arrow_keys::place_of(session, (*from).into()));
            from.into_iter().chain([badge(battle.to)])
        }),
    )
}

/// Returns `true` if a dialog opened by a person closes: the device is passed on, the game is
/// over, or the map asks for the place of a new ship or factory.
pub fn closes_what_is_open(session: &Session) -> bool {
    match session.duty() {
        Duty::HandOver(_) | Duty::Over => true,
        Duty::Decide(prompt) => {
            matches!(prompt.ask, Ask::Launch { .. } | Ask::Factory { .. })
        }
        Duty::Think(_) | Duty::Send(_) | Duty::Showdown | Duty::Past => false,
    }
}

/// Returns the dialog for the prompt, for the draft, or else the one opened by the person.
pub fn dialog(session: &Session, opened: Option<Opened>) -> Option<Dialog> {
    let wanted = match opened {
        Some(Opened::Cards) if session.viewer().is_some() => Some(Dialog::Cards),
        _ => None,
    };
    let is_poker = matches!(session.view().table().phase(), Phase::Poker(_));
    let Duty::Decide(prompt) = session.duty() else {
        let looks_on = match session.duty() {
            Duty::Think(_) => is_poker && !commentary::is_played_among_computers(session),
            duty => duty == Duty::Showdown,
        };
        return wanted.or(looks_on.then_some(Dialog::Allies(AllyDialog::Poker)));
    };
    if session.march_waits().is_some() {
        return wanted;
    }
    let planned = session.draft().origin().is_some() && session.draft().to.is_some();
    let engages = !session.draft().engagements.is_empty();
    match prompt.ask {
        Ask::Reinforce { forced: true, .. } => Some(Dialog::Cards),
        Ask::Mobilize { .. } | Ask::Reveal { .. } => Some(Dialog::Mobilize),
        Ask::Discard { .. } | Ask::MakeRoom | Ask::Shed { .. } => Some(Dialog::Discard),
        Ask::Succeed => Some(Dialog::Allies(AllyDialog::Succession)),
        _ if wanted.is_some() => wanted,
        Ask::Call { .. } => Some(Dialog::Allies(AllyDialog::Call)),
        Ask::Contest { .. }
        | Ask::Answer { .. }
        | Ask::Won { .. }
        | Ask::AnotherHand { .. }
        | Ask::Join { .. } => Some(Dialog::Allies(AllyDialog::Contest)),
        Ask::Poker { .. } => Some(Dialog::Allies(AllyDialog::Poker)),
        Ask::SendIn => Some(Dialog::Sea(SeaDialog::SendIn)),
        Ask::SeaBattle => Some(Dialog::Sea(SeaDialog::Battle)),
        Ask::Board { .. } => Some(Dialog::Sea(SeaDialog::Board)),
        Ask::Cruise { .. } => Some(Dialog::Sea(SeaDialog::Cruise)),
        Ask::Campaign if session.draft().path.is_some() => Some(Dialog::Path),
        Ask::Campaign if session.draft().ferry.is_some() => Some(Dialog::Sea(SeaDialog::Ferry)),
        Ask::Campaign if planned && session.draft().expands(session.view().table()) => {
            Some(Dialog::Transfer)
        }
        Ask::Campaign if planned => Some(Dialog::Plan),
        Ask::Campaign if engages => Some(Dialog::Sea(SeaDialog::Plan)),
        Ask::Campaign
            if session.draft().ship.is_some() && last_battle::result(session).is_none() =>
        {
            Some(Dialog::Sea(SeaDialog::Ship))
        }
        Ask::Battle { .. } | Ask::PlusOne => Some(Dialog::Battle),
        Ask::Defend { .. } | Ask::Window { .. } => Some(Dialog::React),
        Ask::Advance { .. } => Some(Dialog::Advance),
        Ask::Transfer if planned => Some(Dialog::Transfer),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::world::Territory;
    use engine::world::names::{
        Alaska, Brazil, EasternAustralia, Egypt, Japan, Kamchatka, Peru, Ukraine,
    };

    fn beside(territories: &[Territory]) -> DockSide {
        DockSide::beside(earth(), territories.iter().map(|territory| earth().badge(*territory)))
    }

    #[test]
    fn a_panel_hides_neither_end_of_an_attack_if_one_side_is_free() {
        assert_eq!(beside(&[Peru, Brazil]), DockSide::East);
        assert_eq!(beside(&[Japan, Kamchatka]), DockSide::West);
        assert_eq!(beside(&[EasternAustralia]), DockSide::West);
        assert_eq!(beside(&[Ukraine, Egypt]), DockSide::East);
        assert_eq!(beside(&[Alaska, Kamchatka]), DockSide::East, "one end either way");
    }
}
