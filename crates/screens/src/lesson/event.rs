//! A player's actions, as words that lessons know.

use engine::battle::Side;
use engine::core::Seat;
use engine::game::{
    Action, AllyEvent, ArmySource, AttackKind, BoardEvent, CardEvent, Event, LandEvent, SeaAction,
    SeaEvent,
};
use engine::poker::{Fact, Move};
use engine::world::Territory;
use table::{Moment, Session};

#[cfg(test)]
pub(super) const LESSON_EVENTS: [&str; 28] = [
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
pub(super) type LessonEvent = (&'static str, Option<Territory>);

/// Returns the actions in one moment of a session that concern `me`.
pub(super) fn lesson_events<'a>(
    session: &'a Session,
    moment: &'a Moment,
    me: Seat,
) -> impl DoubleEndedIterator<Item = LessonEvent> + 'a {
    let action = moment.action.as_ref();
    moment.events.iter().filter_map(move |event| lesson_event(session, action, event, me))
}

fn lesson_event(
    session: &Session,
    action: Option<&Action>,
    event: &Event,
    me: Seat,
) -> Option<LessonEvent> {
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

fn at_poker(fact: Fact, action: Option<&Action>, me: Seat) -> Option<LessonEvent> {
    if let Fact::Won { .. } = fact {
        return Some(("settled", None));
    }
    if let Fact::Used { .. } = fact {
        return (fact.seat() == me).then_some(("used", None));
    }
    matches!(action, Some(Action::Poker(Move::Bet(_) | Move::Wager(_)))).then_some(("bet", None))
}

fn on_board(event: BoardEvent, action: Option<&Action>, me: Seat) -> Option<LessonEvent> {
    let (seat, done) = match event {
        BoardEvent::Raised { seat, territory, source: ArmySource::Deployed, .. } => {
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
    (seat == me).then_some(done)
}

fn with_cards(event: CardEvent, me: Seat) -> Option<LessonEvent> {
    let (seat, done) = match event {
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
    (seat == me).then_some((done, None))
}

fn on_land(session: &Session, event: LandEvent, me: Seat) -> Option<LessonEvent> {
    let (seat, done, at) = match event {
        LandEvent::Attacked { attacker, to, kind, .. } => match kind {
            AttackKind::Normal => (attacker, "attacked", to),
            AttackKind::Committed => (attacker, "committed", to),
            AttackKind::Flanking => (attacker, "flanked", to),
        },
        LandEvent::Conquered { by, territory, .. } if by == me => (by, "conquered", territory),
        LandEvent::Conquered { from, territory, .. } => (from, "lost", territory),
        LandEvent::Repulsed { to, .. } => (session.view().table().turn().player(), "repulsed", to),
        LandEvent::Expanded { seat, territory } => (seat, "expanded", territory),
        LandEvent::ReactionPlayed { seat, .. } | LandEvent::MissileStruck { seat, .. } => {
            return (seat == me).then_some(("played", None));
        }
        LandEvent::DiceDeclared { side: Side::Defender, .. } => {
            let player = session.view().table().turn().player();
            return (player != me).then_some(("defended", None));
        }
        LandEvent::DiceDeclared { .. }
        | LandEvent::DiceModified { .. }
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
    (seat == me).then_some((done, Some(at)))
}

fn at_sea(
    session: &Session,
    action: Option<&Action>,
    event: SeaEvent,
    me: Seat,
) -> Option<LessonEvent> {
    let puts_ashore = matches!(action, Some(Action::Sea(SeaAction::Disembark { .. })));
    let (seat, done) = match event {
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
    (seat == me).then_some(done)
}

fn with_allies(event: AllyEvent, me: Seat) -> Option<LessonEvent> {
    let (player, done) = match event {
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
    (player == me).then_some((done, None))
}
