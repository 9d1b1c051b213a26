//! Positions at the start of the browser tests at sea: games up to the moment before something
//! rare, with the action that causes it as the last line.
//!
//! After a deliberate change of a rule, play new ones together with the golden records:
//! `cargo test --test record --test journeys -- --ignored golden`.

use std::fs;
use std::path::PathBuf;

use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::game::{
    Action, CardEvent, Effort, Engage, Event, Force, Game, Hand, LandEvent, Phase, PlusOne,
    Purchase, Role, RuleSet, SeaAction, SeaBattle, SeaEvent, Ship, Until,
};
use engine::record::Record;
use players::bot::{Bot, Normal, decide};

use crate::setup;

/// A browser test: its file, the moment of a turn at which it starts, the actions to try there, and
/// the result that they must have.
struct SeaJourney {
    name: &'static str,
    sets_out: fn(&Phase) -> bool,
    actions: fn(&Game) -> Vec<Action>,
    came: fn(&[Event]) -> bool,
}

const fn at_war(
    name: &'static str,
    actions: fn(&Game) -> Vec<Action>,
    came: fn(&[Event]) -> bool,
) -> SeaJourney {
    SeaJourney { name, sets_out: |phase| matches!(phase, Phase::Campaign), actions, came }
}

const JOURNEYS: [SeaJourney; 8] = [
    at_war("two-against-two", two_against_two, both_are_over),
    at_war("two-opponents", two_opponents, both_are_over),
    at_war("landing-with-a-land-flank", joint_landings, conquers),
    at_war("commandeered", risky_fights, commandeers),
    at_war("pirate-comes-ashore", pirates_landings, conquers),
    at_war("cruise", cruises, rolls_for_a_cruise),
    at_war("embark", pick_ups, embarks),
    SeaJourney {
        name: "purchase",
        sets_out: |phase| matches!(phase, Phase::Reinforce { left: 1.. }),
        actions: purchases,
        came: buys_a_ship,
    },
];

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "e2e", "sea", &format!("{name}.txt")].iter().collect()
}

/// Returns the ships of the seat on turn that can still act, with at least this many armies.
fn ready(game: &Game, crew: u32) -> impl Iterator<Item = (ShipId, &Ship)> {
    game.state().ready().filter(move |(_, ship)| ship.crew >= crew)
}

fn engage(fights: &[(ShipId, ShipId)]) -> Action {
    let engagement = |(ship, target): &(ShipId, ShipId)| Engage {
        target: *target,
        ships: std::iter::once(*ship).collect(),
        effort: Effort::Normal,
    };
    Action::Sea(SeaAction::Engage { engagements: fights.iter().map(engagement).collect() })
}

fn two_against_two(game: &Game) -> Vec<Action> {
    let fleet = game.state().fleet();
    let own: Vec<_> = ready(game, 3).collect();
    let [(one, at), (two, _), ..] = own.as_slice() else { return Vec::new() };
    let enemies = Seat::ALL.into_iter().filter(|seat| *seat != game.state().turn().seat);
    let battles = enemies.filter_map(|seat| {
        let foes: Vec<ShipId> = fleet.patrol(seat, at.at.ocean()).map(|(id, _)| id).collect();
        let [first, second] = *foes.as_slice() else { return None };
        Some(engage(&[(*one, first), (*two, second)]))
    });
    battles.collect()
}

/// Returns attacks of two ships on one ship each of two other players (N7).
fn two_opponents(game: &Game) -> Vec<Action> {
    let state = game.state();
    let fleet = state.fleet();
    let own: Vec<_> = ready(game, 3).collect();
    let [(one, at), (two, _), ..] = own.as_slice() else { return Vec::new() };
    let seat = state.turn().seat;
    let enemies = state.order().iter().copied().filter(|enemy| {
        *enemy != seat && [seat, *enemy].iter().all(|it| state.role(*it) == Role::Player)
    });
    let first = |seat: Seat| fleet.patrol(seat, at.at.ocean()).map(|(ship, _)| ship).next();
    let foes: Vec<ShipId> = enemies.filter_map(first).collect();
    let [first, second, ..] = foes.as_slice() else { return Vec::new() };
    vec![engage(&[(*one, *first), (*two, *second)])]
}

fn joint_landings(game: &Game) -> Vec<Action> {
    let state = game.state();
    let joint = ready(game, 3).flat_map(|(ship, at)| {
        let shores = state.shores(at) - state.board().held(state.turn().seat);
        shores.iter().filter_map(move |to| {
            let near = (state.neighbours(to) & state.attackers()).iter();
            let from = near.max_by_key(|from| state.committable_armies(*from))?;
            let size = state.committable_armies(from).min(state.committable_armies(ship)).min(4);
            let from = [Post::Ship(ship), Post::Land(from)].into_iter().collect();
            (size >= 2).then_some(Action::Flank { to, size, from })
        })
    });
    joint.collect()
}

/// Returns flanking attacks of ships that may lose all their armies after they have taken a
/// captive.
fn risky_fights(game: &Game) -> Vec<Action> {
    let risky = |action: &Action| match action {
        Action::Flank { size, from, .. } => from.iter().any(|from| {
            from.ship().is_some_and(|ship| game.state().armies_at(ship.into()) == *size)
        }),
        _ => false,
    };
    joint_landings(game).into_iter().filter(risky).collect()
}

fn pirates_landings(game: &Game) -> Vec<Action> {
    let state = game.state();
    if !state.board().held(state.turn().seat).is_empty() {
        return Vec::new();
    }
    let landings = ready(game, 4).flat_map(|(ship, at)| {
        let effort = Effort::Normal;
        state.shores(at).iter().map(move |to| Action::Sea(SeaAction::Land { ship, to, effort }))
    });
    landings.collect()
}

/// Returns cruises of a single crewed ship that can call at its own harbour after any roll.
fn cruises(game: &Game) -> Vec<Action> {
    let ships: Vec<_> = ready(game, 2).collect();
    let [(ship, at)] = ships.as_slice() else { return Vec::new() };
    let near = game.state().world().within(at.at, 2);
    let own = game.state().harbours(game.state().turn().seat);
    let calls = near.into_iter().filter(|(hex, lengths)| *lengths > 0 && own.contains(*hex));
    if calls.count() > 0 {
        vec![Action::Sea(SeaAction::Cruise { ship: *ship })]
    } else {
        Vec::new()
    }
}

/// Returns actions in which several armies board a ship, in an uncrowded place on the map.
fn pick_ups(game: &Game) -> Vec<Action> {
    let state = game.state();
    let ships = ready(game, 1).flat_map(|(ship, at)| {
        let own = state.shores(at) & state.board().held(state.turn().seat);
        let most = move |from| state.check_embark(ship, from).unwrap_or(0);
        let able = own.iter().filter(move |from| most(*from) >= 4);
        able.map(move |from| Action::Sea(SeaAction::Embark { ship, from, armies: most(from) }))
    });
    ships.collect()
}

/// Returns purchases of a ship for a set, while a factory is for sale too and one more card is
/// held.
fn purchases(game: &Game) -> Vec<Action> {
    let state = game.state();
    let hand = state.deck().hands[state.turn().seat];
    let sold = [Purchase::Factory, Purchase::Ship].into_iter().all(|buy| state.sells(buy));
    let sets = hand.sets().filter(|_| sold && hand.len() == 4);
    sets.map(|cards| Action::TurnIn { cards, buy: Purchase::Ship }).take(1).collect()
}

fn buys_a_ship(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Card(CardEvent::TurnedIn { buy: Purchase::Ship, .. })))
}

fn embarks(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Sea(SeaEvent::Embarked { .. })))
}

fn both_are_over(events: &[Event]) -> bool {
    events
        .iter()
        .filter(|event| matches!(event, Event::Sea(SeaEvent::EngagementEnded { .. })))
        .count()
        == 2
}

fn conquers(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Land(LandEvent::Conquered { .. })))
}

fn commandeers(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Sea(SeaEvent::Commandeered { .. })))
}

fn rolls_for_a_cruise(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Sea(SeaEvent::CruiseRolled { .. })))
}

/// Returns the suggested next action after a declared attack, if everybody accepts the screen's
/// suggestions: the defender cuts the deck, no ships are sent in, dice are rolled to the end,
/// beaten ships sink. Returns `None` if the screen suggests nothing.
fn suggested(game: &Game) -> Option<Action> {
    match game.state().phase() {
        Phase::Mobilize(_) => Some(Action::Mobilize { cut: true, reveal: Hand::EMPTY }),
        Phase::SendIn { .. } => {
            Some(Action::Sea(SeaAction::SendIn { engagements: [].into_iter().collect() }))
        }
        Phase::SeaBattle(battle) => rolled_out(battle),
        Phase::Board { .. } => Some(Action::Sea(SeaAction::Sink)),
        Phase::Battle(battle) => match &battle.force {
            Force::Normal(from) => {
                let dice = u8::try_from(game.state().normal_dice(*from).1).ok()?;
                Some(Action::Roll { dice, until: Until::Conquest })
            }
            Force::Blocks(assault) => {
                let block = u8::try_from(assault.next_with_troops(0)?).ok()?;
                Some(Action::RollBlock { block, plus: PlusOne::Best, until: Until::Conquest })
            }
        },
        _ => None,
    }
}

fn rolled_out(battle: &SeaBattle) -> Option<Action> {
    let mut open = (0u8..).zip(&battle.engagements);
    let (engagement, found) = open.find(|(_, found)| found.is_open() && found.by == battle.side)?;
    let block = match &found.force {
        Force::Normal(_) => 0,
        Force::Blocks(assault) => u8::try_from(assault.next_with_troops(0)?).ok()?,
    };
    Some(Action::Sea(SeaAction::Roll { engagement, block, dice: None, until: Until::Conquest }))
}

/// Returns the events of an action and of all suggested actions after it.
fn outcome(game: &Game, action: Action) -> Option<Vec<Event>> {
    let mut game = game.clone();
    let mut events = game.play(action).ok()?.to_vec();
    while let Some(action) = suggested(&game) {
        events.extend_from_slice(game.play(action).ok()?);
    }
    Some(events)
}

/// Searches games between computer players for the start of a browser test.
fn find(journey: &SeaJourney) -> Option<(Game, Action)> {
    for seed in 0..400 {
        let mut game = Game::new(setup(RuleSet::NAUTICAL, 3, seed)).unwrap();
        let mut bot = Normal::new(seed);
        while game.actions().len() < 600 {
            if (journey.sets_out)(game.state().phase()) && game.state().turn().round > 0 {
                for action in (journey.actions)(&game) {
                    if outcome(&game, action.clone()).is_some_and(|events| (journey.came)(&events))
                    {
                        return Some((game, action));
                    }
                }
            }
            let Some(prompt) = game.prompt() else { break };
            let bot: &mut dyn Bot = &mut bot;
            game.play(decide(bot, &game.observe(prompt.seat)).unwrap().action).unwrap();
        }
    }
    None
}

#[test]
fn journeys_lead_where_the_browser_goes() {
    for journey in JOURNEYS {
        let text = fs::read_to_string(path(journey.name)).unwrap();
        let (_, action) = text.trim_end().rsplit_once("\n# journey: ").unwrap();
        let game = Record::read(&text).unwrap().replay().unwrap();
        assert!((journey.sets_out)(game.state().phase()), "{}", journey.name);
        let events = outcome(&game, action.parse().unwrap()).unwrap();
        assert!((journey.came)(&events), "{}: {events:?}", journey.name);
    }
}

#[test]
#[ignore = "plays new journeys"]
fn golden_journeys_are_found_anew() {
    for journey in JOURNEYS {
        let (game, action) = find(&journey).unwrap();
        let text = format!("{}\n# journey: {action}\n", Record::of(&game));
        fs::write(path(journey.name), text).unwrap();
    }
}
