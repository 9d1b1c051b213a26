//! What was done, as words that lessons know.

use crate::model::{Moment, Session};
use engine::core::Seat;
use engine::game::{
    Action, AllyEvent, AttackKind, BoardEvent, CardEvent, Event, LandEvent, SeaAction, SeaEvent,
    Source,
};
use engine::world::Territory;

#[cfg(test)]
pub(super) const DEEDS: [&str; 23] = [
    "placed",
    "sets",
    "attacked",
    "committed",
    "flanked",
    "landed",
    "conquered",
    "repulsed",
    "lost",
    "moved",
    "factory",
    "mobilized",
    "drew",
    "embarked",
    "sailed",
    "disembarked",
    "sea-battle",
    "called",
    "poker",
    "ally",
    "gave-up",
    "ended",
    "bet",
];

/// Something that was done, and where.
pub(super) type Deed = (&'static str, Option<Territory>);

/// What happened in one moment of a session, of what concerns `me`.
pub(super) fn deeds<'a>(
    session: &'a Session,
    moment: &'a Moment,
    me: Seat,
) -> impl DoubleEndedIterator<Item = Deed> + 'a {
    let action = moment.deed.as_ref();
    moment.events.iter().filter_map(move |event| deed(session, action, event, me))
}

fn deed(session: &Session, action: Option<&Action>, event: &Event, me: Seat) -> Option<Deed> {
    let mine = |seat: Seat| seat == me;
    let puts_ashore = matches!(action, Some(Action::Sea(SeaAction::Disembark { .. })));
    let bets = matches!(action, Some(Action::Poker(engine::poker::Move::Bet(_))));
    Some(match *event {
        Event::Board(BoardEvent::Raised { seat, territory, source: Source::Deployed, .. })
            if mine(seat) =>
        {
            ("placed", Some(territory))
        }
        Event::Card(CardEvent::TurnedIn { seat, .. }) if mine(seat) => ("sets", None),
        Event::Land(LandEvent::Attacked { attacker, to, kind, .. }) if mine(attacker) => match kind
        {
            AttackKind::Normal => ("attacked", Some(to)),
            AttackKind::Committed => ("committed", Some(to)),
            AttackKind::Flanking => ("flanked", Some(to)),
        },
        Event::Land(LandEvent::Conquered { by, territory, .. }) if mine(by) => {
            ("conquered", Some(territory))
        }
        Event::Land(LandEvent::Conquered { from, territory, .. }) if mine(from) => {
            ("lost", Some(territory))
        }
        Event::Land(LandEvent::Repulsed { to, .. })
            if session.view().table().turn().player() == me =>
        {
            ("repulsed", Some(to))
        }
        Event::Board(BoardEvent::Moved { seat, to, .. })
            if mine(seat) && matches!(action, Some(Action::Transfer { .. })) =>
        {
            ("moved", Some(to))
        }
        Event::Board(BoardEvent::FactoryBuilt { seat, territory }) if mine(seat) => {
            ("factory", Some(territory))
        }
        Event::Card(CardEvent::Cut { seat, .. }) if mine(seat) => ("mobilized", None),
        Event::Card(CardEvent::Drew { seat, .. }) if mine(seat) => ("drew", None),
        Event::Sea(SeaEvent::Embarked { seat, from, .. }) if mine(seat) => ("embarked", Some(from)),
        Event::Sea(SeaEvent::Sailed { ship, .. })
            if session.view().table().fleet().get(ship).is_some_and(|it| mine(it.owner)) =>
        {
            ("sailed", None)
        }
        Event::Sea(SeaEvent::Disembarked { seat, to, .. }) if mine(seat) && puts_ashore => {
            ("disembarked", Some(to))
        }
        Event::Sea(SeaEvent::Disembarked { seat, to, .. }) if mine(seat) => ("landed", Some(to)),
        Event::Sea(SeaEvent::BattleBegan { attacker, .. }) if mine(attacker) => {
            ("sea-battle", None)
        }
        Event::Ally(AllyEvent::Declared { player, .. }) if mine(player) => ("called", None),
        Event::Ally(AllyEvent::PokerBegan { player, .. }) if mine(player) => ("poker", None),
        Event::Ally(AllyEvent::PlaysAlly { player, .. }) if mine(player) => ("ally", None),
        Event::Ally(AllyEvent::GaveUp { player, .. }) if mine(player) => ("gave-up", None),
        Event::TurnBegan { seat, .. } if !mine(seat) => ("ended", None),
        Event::Poker(_) if bets => ("bet", None),
        _ => return None,
    })
}
