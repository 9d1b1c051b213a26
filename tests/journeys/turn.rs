//! The turn that the browser plays by touch, as a person would: twelve armies placed, three
//! attacks, a cruise with a landing, a transfer. The actions to tap are on the last line of its
//! position.
//!
//! After a deliberate change of a rule, play a new one together with the golden records:
//! `cargo test --test record --test journeys -- --ignored golden`.

use screens::land::moves::AdvanceView;
use screens::land::plan::PlanView;
use screens::sea::cruise::CruiseView;
use std::fs;
use std::path::PathBuf;

use engine::core::{BySeat, SeatSet};
use engine::game::{Action, Ask, Game, RuleSet, SeaAction, Until};
use engine::record::Record;
use engine::world::Territory;
use players::bot::{Bot, Normal, decide};
use table::{Intent, Orders, Save, Session, TableSettings};

use crate::setup;

/// The number of armies to place.
const ARMIES: u32 = 12;

/// The number of attacks on land.
const ATTACKS: usize = 3;

fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "e2e", "sea", "turn.txt"].iter().collect()
}

/// Returns the session of a game in which the defender cuts the deck automatically.
fn at_table(game: &Game) -> Session {
    let table = TableSettings {
        title: String::new(),
        orders: BySeat::splat(Orders::Cut),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    let mut session =
        Session::resume(game.setup().clone(), game.actions().to_vec(), table).unwrap();
    session.dispatch(Intent::Uncover);
    session
}

fn asked(session: &Session) -> Option<Ask> {
    session.prompt().map(|prompt| prompt.ask)
}

fn after(session: &Session, intents: impl IntoIterator<Item = Intent>) -> Session {
    let mut session = session.clone();
    intents.into_iter().for_each(|intent| session.dispatch(intent));
    session
}

/// Fights the planned attack to its end and moves in as many armies as the screen suggests. Returns
/// `None` unless it takes the territory.
fn conquest(planned: &Session, to: Territory) -> Option<Session> {
    let seat = planned.view().table().turn().seat;
    if PlanView::of(planned)?.ship_at_stake.is_some() {
        return None;
    }
    let mut session = after(planned, [Intent::Attack(Until::Conquest)]);
    while let Some(view) = AdvanceView::of(&session) {
        session.dispatch(Intent::Play(Action::Advance { armies: view.proposed }));
    }
    let is_taken = session.view().table().board().owner(to) == Some(seat);
    (is_taken && asked(&session) == Some(Ask::Campaign)).then_some(session)
}

/// Returns an attack on land that takes its target with a tap on it, trying the most promising
/// first.
fn attack(session: &Session) -> Option<(Territory, Session)> {
    let state = session.view().table();
    let borders = state.attackers().iter().flat_map(|from| {
        state.targets(from).iter().map(move |to| (state.committable_armies(from), to))
    });
    let mut targets: Vec<_> = borders
        .map(|(force, to)| (i64::from(force) - i64::from(state.board().armies(to)), to))
        .collect();
    targets.sort_by_key(|(edge, to)| (-edge, to.index()));
    targets.into_iter().take(4).find_map(|(_, to)| {
        let planned = after(session, [Intent::Deselect, Intent::Tap(to)]);
        Some((to, conquest(&planned, to)?))
    })
}

/// Returns a cruise to a foreign shore that is then taken from the ship.
fn landing(session: &Session) -> Option<(String, Session)> {
    let ships: Vec<_> = session.view().table().ready().map(|(ship, _)| ship).collect();
    ships.into_iter().find_map(|ship| {
        let roll = Intent::Play(Action::Sea(SeaAction::Cruise { ship }));
        let at_sea = after(session, [Intent::Deselect, Intent::TapShip(ship), roll]);
        let calls = CruiseView::of(&at_sea)?.calls;
        calls.into_iter().filter(|call| !call.mine).find_map(|call| {
            let to = call.territory;
            let planned = after(&at_sea, [Intent::Tap(to), Intent::Tap(to)]);
            // Without a ship, land armies would make the attack.
            planned.draft().ship?;
            Some((format!("cruise {ship} land {}", word(to)), conquest(&planned, to)?))
        })
    })
}

/// Returns the end of the campaign and a move of armies, after which the turn can be ended. If the
/// end draws a card, the session holds it back until the move.
fn transfer(session: &Session) -> Option<String> {
    let done = after(session, [Intent::Deselect, Intent::Play(Action::Done)]);
    let mut game = Save::of(session, 0).record.replay().ok()?;
    game.play(Action::Done).ok()?;
    if game.prompt()?.ask != Ask::Transfer {
        return None;
    }
    let state = game.state();
    let (from, to) = Territory::ALL.into_iter().find_map(|from| {
        let to = state.transfer_targets(from).iter().next()?;
        (state.movable(from) > 0).then_some((from, to))
    })?;
    let moved = after(&done, [Intent::Tap(from), Intent::Tap(to), Intent::Confirm]);
    let ended = after(&moved, [Intent::Play(Action::Done)]);
    let is_over = ended.view().table().turn().seat != state.turn().seat;
    is_over.then(|| format!("transfer {} {}", word(from), word(to)))
}

fn word(territory: Territory) -> String {
    territory.name().replace(' ', "-")
}

/// Returns the turn of a player who has just started one, as text.
fn turn(game: &Game) -> Option<String> {
    let session = at_table(game);
    let state = session.view().table();
    let own = state.board().held(state.turn().seat);
    own.iter().filter(|at| !(state.neighbours(*at) - own).is_empty()).find_map(|place| {
        let deploy = Intent::Play(Action::Deploy { territory: place, armies: ARMIES });
        let mut session = after(&session, [deploy]);
        let mut actions = vec![format!("deploy {} {ARMIES}", word(place))];
        for _ in 0..ATTACKS {
            let (to, then) = attack(&session)?;
            actions.push(format!("attack {}", word(to)));
            session = then;
        }
        let (action, then) = landing(&session)?;
        actions.extend([action, transfer(&then)?]);
        Some(actions.join("; "))
    })
}

/// Searches games between computer players for such a turn.
fn find() -> Option<(Game, String)> {
    for seed in 0..400 {
        let mut game = Game::new(setup(RuleSet::NAUTICAL, 3, seed)).unwrap();
        let mut bot = Normal::new(seed);
        while game.actions().len() < 900 {
            let Some(prompt) = game.prompt() else { break };
            let is_players = game.state().turn().commander.is_none();
            if prompt.ask == (Ask::Reinforce { left: ARMIES, forced: false })
                && is_players
                && let Some(actions) = turn(&game)
            {
                return Some((game, actions));
            }
            let bot: &mut dyn Bot = &mut bot;
            game.play(decide(bot, &game.observe(prompt.seat)).unwrap().action).unwrap();
        }
    }
    None
}

#[test]
fn the_turn_goes_as_the_browser_plays_it() {
    let text = fs::read_to_string(path()).unwrap();
    let (_, actions) = text.trim_end().rsplit_once("\n# journey: ").unwrap();
    let game = Record::read(&text).unwrap().replay().unwrap();
    assert_eq!(turn(&game).as_deref(), Some(actions));
}

#[test]
#[ignore = "plays a new turn"]
fn golden_turn_is_found_anew() {
    let (game, actions) = find().unwrap();
    fs::write(path(), format!("{}\n# journey: {actions}\n", Record::of(&game))).unwrap();
}
