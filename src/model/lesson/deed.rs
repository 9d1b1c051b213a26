//! A player's actions, as words that lessons know.

use crate::model::{Moment, Session};
use engine::battle::Side;
use engine::core::Seat;
use engine::game::{
    Action, AllyEvent, AttackKind, BoardEvent, CardEvent, Event, LandEvent, SeaAction, SeaEvent,
    Source,
};
use engine::poker::{Fact, Move};
use engine::world::Territory;

#[cfg(test)]
pub(super) const DEEDS: [&str; 28] = [
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
    "settled",
    "used",
    "expanded",
    "played",
    "defended",
];

/// An action, and its territory.
pub(super) type Deed = (&'static str, Option<Territory>);

/// Returns the actions in one moment of a session that concern `me`.
pub(super) fn deeds<'a>(
    session: &'a Session,
    moment: &'a Moment,
    me: Seat,
) -> impl DoubleEndedIterator<Item = Deed> + 'a {
    let action = moment.deed.as_ref();
    moment.events.iter().filter_map(move |event| deed(session, action, event, me))
}

fn deed(session: &Session, action: Option<&Action>, event: &Event, me: Seat) -> Option<Deed> {
    match *event {
        Event::Board(event) => on_board(event, action, me),
        Event::TurnBegan { seat, .. } => (seat != me).then_some(("ended", None)),
        Event::Card(event) => with_cards(event, me),
        Event::Land(event) => on_land(session, event, me),
        Event::Sea(event) => at_sea(session, action, event, me),
        Event::Ally(event) => with_allies(event, me),
        Event::Poker(fact) => at_poker(fact, action, me),
        Event::Seat(_) | Event::Captured { .. } | Event::Over { .. } => None,
    }
}

fn at_poker(fact: Fact, action: Option<&Action>, me: Seat) -> Option<Deed> {
    if let Fact::Won { .. } = fact {
        return Some(("settled", None));
    }
    if let Fact::Used { .. } = fact {
        return (fact.seat() == me).then_some(("used", None));
    }
    matches!(action, Some(Action::Poker(Move::Bet(_) | Move::Wager(_)))).then_some(("bet", None))
}

fn on_board(event: BoardEvent, action: Option<&Action>, me: Seat) -> Option<Deed> {
    let (seat, deed) = match event {
        BoardEvent::Raised { seat, territory, source: Source::Deployed, .. } => {
            (seat, ("placed", Some(territory)))
        }
        BoardEvent::Moved { seat, to, .. } if matches!(action, Some(Action::Transfer { .. })) => {
            (seat, ("moved", Some(to)))
        }
        BoardEvent::FactoryBuilt { seat, territory } => (seat, ("factory", Some(territory))),
        BoardEvent::Settled { .. }
        | BoardEvent::Raised { .. }
        | BoardEvent::Moved { .. }
        | BoardEvent::FactoryLost { .. }
        | BoardEvent::Disbanded { .. }
        | BoardEvent::NotSupplied { .. }
        | BoardEvent::Scarred { .. }
        | BoardEvent::HeadquartersFounded { .. } => return None,
    };
    (seat == me).then_some(deed)
}

fn with_cards(event: CardEvent, me: Seat) -> Option<Deed> {
    let (seat, deed) = match event {
        CardEvent::TurnedIn { seat, .. } => (seat, "sets"),
        CardEvent::Cut { seat, .. } => (seat, "mobilized"),
        CardEvent::Drew { seat, .. } => (seat, "drew"),
        CardEvent::SetWorth { .. }
        | CardEvent::Revealed { .. }
        | CardEvent::WildRaised { .. }
        | CardEvent::DrewPoker { .. }
        | CardEvent::Discarded { .. }
        | CardEvent::Shed { .. }
        | CardEvent::DrewObjective { .. }
        | CardEvent::ShowedObjective { .. }
        | CardEvent::TookCard { .. }
        | CardEvent::TookPoker { .. }
        | CardEvent::AllyDrew { .. }
        | CardEvent::DrewNone { .. } => return None,
    };
    (seat == me).then_some((deed, None))
}

fn on_land(session: &Session, event: LandEvent, me: Seat) -> Option<Deed> {
    let (seat, deed, at) = match event {
        LandEvent::Attacked { attacker, to, kind, .. } => match kind {
            AttackKind::Normal => (attacker, "attacked", to),
            AttackKind::Committed => (attacker, "committed", to),
            AttackKind::Flanking => (attacker, "flanked", to),
        },
        LandEvent::Conquered { by, territory, .. } if by == me => (by, "conquered", territory),
        LandEvent::Conquered { from, territory, .. } => (from, "lost", territory),
        LandEvent::Repulsed { to, .. } => (session.view().table().turn().player(), "repulsed", to),
        LandEvent::Expanded { seat, territory } => (seat, "expanded", territory),
        LandEvent::PloyPlayed { seat, .. } | LandEvent::MissileStruck { seat, .. } => {
            return (seat == me).then_some(("played", None));
        }
        LandEvent::DiceDeclared { side: Side::Defender, .. } => {
            let player = session.view().table().turn().player();
            return (player != me).then_some(("defended", None));
        }
        LandEvent::DiceDeclared { .. }
        | LandEvent::DiceLie { .. }
        | LandEvent::Worn { .. }
        | LandEvent::BlockSent { .. }
        | LandEvent::Rolled { .. }
        | LandEvent::BlockRolled { .. }
        | LandEvent::AwaitsPlusOne { .. }
        | LandEvent::Reserved { .. }
        | LandEvent::Exhausted { .. }
        | LandEvent::CaptivesFreed { .. }
        | LandEvent::CaptivesTurned { .. } => return None,
    };
    (seat == me).then_some((deed, Some(at)))
}

fn at_sea(session: &Session, action: Option<&Action>, event: SeaEvent, me: Seat) -> Option<Deed> {
    let puts_ashore = matches!(action, Some(Action::Sea(SeaAction::Disembark { .. })));
    let (seat, deed) = match event {
        SeaEvent::Embarked { seat, from, .. } => (seat, ("embarked", Some(from))),
        SeaEvent::Sailed { ship, .. } => {
            (session.view().table().fleet().get(ship)?.owner, ("sailed", None))
        }
        SeaEvent::Disembarked { seat, to, .. } if puts_ashore => (seat, ("disembarked", Some(to))),
        SeaEvent::Disembarked { seat, to, .. } => (seat, ("landed", Some(to))),
        SeaEvent::BattleBegan { attacker, .. } => (attacker, ("sea-battle", None)),
        SeaEvent::Launched { .. }
        | SeaEvent::CruiseRolled { .. }
        | SeaEvent::Engaged { .. }
        | SeaEvent::Rolled { .. }
        | SeaEvent::Reserved { .. }
        | SeaEvent::SinkingRolled { .. }
        | SeaEvent::Sank { .. }
        | SeaEvent::ShipCaptured { .. }
        | SeaEvent::Commandeered { .. }
        | SeaEvent::EngagementEnded { .. }
        | SeaEvent::CaptivesTurned { .. } => return None,
    };
    (seat == me).then_some(deed)
}

fn with_allies(event: AllyEvent, me: Seat) -> Option<Deed> {
    let (player, deed) = match event {
        AllyEvent::Declared { player, .. } => (player, "called"),
        AllyEvent::PokerBegan { player, .. } => (player, "poker"),
        AllyEvent::PlaysAlly { player, .. } => (player, "ally"),
        AllyEvent::GaveUp { player, .. } => (player, "gave-up"),
        AllyEvent::Suits { .. }
        | AllyEvent::Contested { .. }
        | AllyEvent::LetPass { .. }
        | AllyEvent::CountedOut { .. }
        | AllyEvent::PotLost { .. }
        | AllyEvent::PlaysOn { .. }
        | AllyEvent::TookPart { .. }
        | AllyEvent::StayedOut { .. } => return None,
    };
    (player == me).then_some((deed, None))
}
