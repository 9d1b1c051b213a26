//! Nothing that is shown tells more than whoever looks at the screen may know: with all cards that they
//! cannot see dealt anew, every view stays what it was.

#[path = "../../../crates/engine/tests/properties/redeal.rs"]
mod redeal;

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::model::{Measure, Opened, Past, PlayedBy, testing};
use engine::battle::Post;
use engine::core::{Chance, Seed, Seeded};
use engine::game::{RuleSet, State};
use engine::world::{Hex, Territory};

/// What [`Session`] offers that is no view: what changes it, what is shown by way of a view alone, and
/// what is for computer players and saves.
const NO_VIEWS: [&str; 18] = [
    "new",
    "resume",
    "with_past",
    "all_seen",
    "with_scripts",
    "without_scripts",
    "dispatch",
    "game",
    "moments",
    "observation_for",
    "scripts",
    "script",
    "sorry_for",
    "place_of",
    "walk",
    "next_ship",
    "mark_of",
    "can_drag",
];

/// All that is shown of a session, by the name of the view.
fn views(session: &Session) -> Vec<(&'static str, String)> {
    macro_rules! views {
        ($($name:ident)*) => { vec![$((stringify!($name), format!("{:?}", session.$name()))),*] };
    }
    macro_rules! for_each {
        ($all:expr => $($name:ident)*) => {
            vec![$((
                stringify!($name),
                format!("{:?}", $all.iter().map(|it| session.$name(*it)).collect::<Vec<_>>()),
            )),*]
        };
    }
    let opened = [None, Some(Opened::Cards), Some(Opened::Log), Some(Opened::Menu)];
    let lines: Vec<String> = session.verbs().iter().map(|verb| format!("{} ", verb.word)).collect();
    let hexes: Vec<Hex> = Hex::all().collect();
    let posts = Territory::ALL.map(Post::Land);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    [
        views! {
            advance transfer news voyage handover fresh_recap cruise may_ask_for_a_hint question hint
            ferry seats tally may_draw_path path cards discard fight standing poker own_poker
            poker_odds poker_result duty is_shared is_covered viewer is_past verbs dock_side plan
            sea_battle board call contest mobilize prompt_view result has_allies allies result_view
            ships sea_focus sea territories focus point arrows heart targets open can_undo controls
            seen revision view table tallies draft advice notice send_in sea_plan battle
            lying_dice heirs aftermath just_attacked farewells recap_at_hand chosen candidates
            holds_the_end closes_what_is_open
        },
        for_each!(Seat::ALL => name control is_human who_plays who_can_play may_order holdings_of),
        for_each!(Territory::ALL => territory details decided_about),
        for_each!(posts => drag),
        for_each!(hexes => waters),
        for_each!(Measure::ALL => chart),
        for_each!(opened => dialog),
        for_each!([8, usize::MAX] => log),
        for_each!(lines => complete command),
    ]
    .concat()
}

/// The session with other cards wherever its viewer sees none, and none in what they were not told.
fn with_other_secrets(session: &Session, chance: &mut Seeded) -> Session {
    let mut moments = session.moments.clone();
    for moment in &mut moments {
        let viewer = session.viewer().filter(|seat| session.was_there(*seat, moment.number));
        moment.events.iter_mut().for_each(|event| *event = event.seen_by(viewer));
    }
    let state = redeal::with_other_secrets(session.game.state(), session.viewer(), chance);
    Session { moments, ..with_state(session, state) }
}

/// The session in this state. What can be taken back is not known of it.
fn with_state(session: &Session, state: State) -> Session {
    let game = session.game.as_it_was(session.game.actions().len(), state);
    let ahead = session.ahead.as_ref().map(|_| {
        let mut ahead = game.clone();
        let _ = ahead.play(Action::Done);
        ahead
    });
    Session { game, ahead, ..session.clone() }
}

/// Fails if anything that is shown depends on a hidden card. Says whether there was any.
fn check(session: &Session, chance: &mut Seeded) -> bool {
    let session = with_state(session, session.game.state().clone());
    let other = with_other_secrets(&session, chance);
    for ((view, text), (_, with_others)) in views(&session).iter().zip(views(&other)) {
        assert_eq!(*text, with_others, "{view}, {:?}", session.duty());
    }
    session.game.state() != other.game.state()
}

/// What somebody at the tablet may do besides deciding: take it, look, tap, let others play.
fn fiddle(session: &mut Session, chance: &mut Seeded) {
    let seat = Seat::ALL[chance.below(3) as usize];
    let intent = match chance.below(24) {
        0..6 => Intent::Uncover,
        6..9 => Intent::Peek(true),
        9 => Intent::Undo,
        10 => Intent::Control(seat, PlayedBy::Human),
        11 => Intent::Control(seat, PlayedBy::Level("easy")),
        12 => match session.game.legal().fallback() {
            Some(action) => Intent::Advise { after: session.game.actions().len(), action },
            None => return,
        },
        _ => {
            let open = session.open();
            let place = chance.below(u32::try_from(open.len().max(1)).unwrap()) as usize;
            let Some(territory) = open.nth(place) else { return };
            Intent::Tap(territory)
        }
    };
    session.dispatch(intent);
}

#[test]
fn hidden_cards_make_no_difference_to_anything_that_is_shown() {
    let computer = || Control::Computer("easy".into());
    let tables = [
        (RuleSet::NAUTICAL, [Control::Human, Control::Human, Control::Human]),
        (RuleSet::NAUTICAL, [Control::Human, Control::Human, computer()]),
        (RuleSet::NEXT, [Control::Human, Control::Human, computer()]),
        (RuleSet::NEXT, [Control::Human, computer(), computer()]),
    ];
    let (mut covered, mut looked, mut hidden) = (0, 0, 0);
    for (number, (rules, players)) in (0..).zip(tables) {
        let seats = [Seat::Red, Seat::Blue, Seat::Green];
        let players: Vec<_> = seats.into_iter().zip(players).collect();
        let mut session = testing::session(rules, &players);
        let chance = &mut Seeded::new(Seed::from_number(number), 0);
        for step in 0..700 {
            fiddle(&mut session, chance);
            if step % 9 == 0 || session.is_covered() {
                hidden += u32::from(check(&session, chance));
                covered += u32::from(session.is_covered());
                looked += u32::from(session.viewer().is_some());
            }
            if step % 90 == 0
                && let Some(past) = Past::look(&session, session.game.actions().len() / 2)
            {
                check(past.shown(), chance);
            }
            if chance.below(3) > 0 {
                testing::play_some(&mut session, 1);
            }
        }
    }
    assert!(covered > 20 && looked > 60 && hidden > 100, "{covered} {looked} {hidden}");
}

/// The functions for everybody in what `impl Session` holds.
fn offered(text: &str) -> impl Iterator<Item = &str> {
    let blocks = text.split("\nimpl Session {").skip(1);
    let blocks = blocks.map(|rest| rest.split_once("\n}").map_or(rest, |(block, _)| block));
    let functions = blocks.flat_map(|block| block.split("    pub fn ").skip(1));
    functions.filter_map(|rest| rest.split(['(', '<']).next())
}

fn read_all(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, texts);
        } else {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_view_is_left_out() {
    let mut texts = Vec::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/model"), &mut texts);
    let offered: BTreeSet<&str> = texts.iter().flat_map(|text| offered(text)).collect();
    let session = testing::two_humans();
    let looked_at = views(&session).into_iter().map(|(name, _)| name);
    let known: BTreeSet<&str> = looked_at.chain(NO_VIEWS).collect();
    assert_eq!(known, offered, "a view that is compared, or one that is named as none");
}
