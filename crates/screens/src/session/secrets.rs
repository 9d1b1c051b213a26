//! A check that no view reveals more than the viewer may know: if all cards they can't see are
//! dealt again, every view stays the same.

#[path = "../../../engine/tests/properties/redeal.rs"]
mod redeal;

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::map::arrow_keys::Stop;
use crate::map::direction::Direction;
use crate::{Measure, Opened, Pace, PlayedBy, Save, testing};
use engine::battle::Post;
use engine::core::{RandomSource, Seed, Seeded};
use engine::game::{RuleSet, State};
use engine::world::{Hex, Territory};

/// The functions of [`Session`] that may show more than the viewer's knowledge: they show a
/// computer player what its own seat may know, show everybody the secrets of a finished game, show
/// tests everything, and return copies to play on or sessions to be shown in place of this one,
/// which have their own views.
const NO_VIEWS: [&str; 14] = [
    "question_to_computer",
    "plain_answer",
    "proof",
    "game",
    "before_dice",
    "suspense",
    "up_to_here",
    // Of a game that is over, as its insight says that it is.
    "finished",
    "record_to_analyse",
    "final_digest",
    "first_to_show",
    "analysis_view",
    "moment_note",
    "chances_in_words",
];

/// Returns every view of a session, each with its name. Anything derived from these, such as the
/// coach, the sounds and the list of games, can't reveal more.
pub(super) fn views(session: &Session) -> Vec<(&'static str, String)> {
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
    let hexes: Vec<Hex> = session.view().table().world().hexes().collect();
    let ships = session.view().table().fleet().iter().map(|(ship, _)| Post::Ship(ship));
    let lands: Vec<Territory> = session.view().table().world().territories().iter().collect();
    let posts: Vec<Post> = lands.iter().copied().map(Post::Land).chain(ships).collect();
    let stops: Vec<Stop> = posts.iter().map(|post| Stop::from(*post)).collect();
    let walks = stops.iter().map(|from| session.walk(*from, Direction::East)).collect::<Vec<_>>();
    let sorry = Seat::ALL.map(|seat| session.lost_decision(seat, "It threw an error"));
    let there = Seat::ALL.map(|seat| session.was_there(seat, session.played() / 2));
    let asked = session.prompt().map(|prompt| session.asked(prompt));
    let (place, save) = (session.moments().len() / 2, Save::of(session, 0));
    let seen = Seat::ALL.map(|seat| session.has_seen(seat, place));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    [
        views! {
            advance transfer news voyage handover fresh_recap cruise may_ask_for_a_hint question all_names hint why_advised
            ferry seats tally may_draw_path path cards discard fight standing poker own_poker picks
            poker_odds poker_result showdown last_poker prize duty is_shared is_covered viewer is_past is_passed_by verbs dock_side plan
            sea_battle board call contest mobilize prompt_view result has_allies allies result_view
            ships sea_focus sea territories focus point arrows heart targets open can_undo can_gather continents controls
            seen revision view table tallies draft advice notice send_in sea_plan battle
            lying_dice heirs battle_result farewells recap_at_hand chosen candidates
            defers_the_end closes_what_is_open moments prompt played players custom_rules scripts goes_round
            join_leave decided_on goes_on_after_the_end waiting_order recall gone_on
            awards film replay is_left_to_computers
            reaction attacks_again orders_there_are offers_an_order own_objective open_objective told_as_it_is_done is_turn_of_a_person last_hand
            is_played_among_computers only_person_here
            march_waits halt_march answers_a_person is_fought risen_in_words glimpses away awaited takes_new_dice
            is_gathering joined pledged is_pledging decides_or_pledges goes_by_link findings has_words
        },
        for_each!(Seat::ALL => name control is_human who_plays who_can_play may_order holdings_of style_of
            reactions is_away is_here),
        for_each!(lands => territory details decided_about),
        for_each!(posts => drag can_drag mark_of),
        for_each!(stops => place_of next_ship),
        for_each!(hexes => waters),
        for_each!(Measure::ALL => chart),
        for_each!(opened => dialog),
        for_each!([8, usize::MAX] => log),
        for_each!([0, 20] => scenes),
        for_each!(lines => complete command),
        for_each!(["easy"] => script),
        vec![
            ("walk", format!("{walks:?}")),
            ("continues_when", format!("{:?}", session.continues_when(Pace::Readable, &Action::Done))),
            ("lost_decision", format!("{sorry:?}")),
            ("was_there", format!("{there:?}")),
            ("was_seen_together", format!("{}", session.was_seen_together(place))),
            ("has_seen", format!("{seen:?}")),
            ("asked", format!("{asked:?}")),
            ("what the list of games tells", format!("{:?} {:?}", save.cover, save.owners)),
        ],
    ]
    .concat()
}

/// Returns the session with other cards wherever its viewer sees none, and no secrets in the events
/// they weren't told.
fn with_other_secrets(session: &Session, rng: &mut Seeded) -> Session {
    let told = session.moments().iter().map(|moment| moment.events.clone()).collect();
    let state = redeal::with_other_secrets(session.game.state(), session.viewer(), rng);
    let mut other = with_state(session, state);
    other.history = History::new(told);
    other.look();
    other
}

/// Returns the session in this state, with no actions to undo.
fn with_state(session: &Session, state: State) -> Session {
    let game = session.game.as_it_was(session.game.actions().len(), state);
    let after_end = session.after_end.as_ref().map(|_| {
        let mut after_end = game.clone();
        let _ = after_end.play(Action::Done);
        Box::new(AfterEnd::new(after_end))
    });
    let mut other = Session { game, after_end, ..session.clone() };
    other.look();
    other
}

/// Panics if any view depends on a hidden card. Returns `true` if there was any.
fn check(session: &Session, rng: &mut Seeded) -> bool {
    let session = with_state(session, session.game.state().clone());
    let other = with_other_secrets(&session, rng);
    for ((view, text), (_, with_others)) in views(&session).iter().zip(views(&other)) {
        assert_eq!(*text, with_others, "{view}, {:?}", session.duty());
    }
    session.game.state() != other.game.state()
}

/// Does something other than deciding, as somebody at the device might: take it, look, tap, or let
/// others play.
fn fiddle(session: &mut Session, rng: &mut Seeded) {
    let seat = Seat::ALL[rng.below(3) as usize];
    let intent = match rng.below(24) {
        0..6 => Intent::Uncover,
        6..9 => Intent::Peek(true),
        9 => Intent::Undo,
        10 => Intent::Control(seat, PlayedBy::Human),
        11 => Intent::Control(seat, PlayedBy::Level("easy")),
        12 => match session.game.legal().fallback() {
            Some(action) => {
                Intent::Advise { after: session.game.actions().len(), action, why: None }
            }
            None => return,
        },
        _ => {
            let open = session.open();
            let place = rng.below(u32::try_from(open.len().max(1)).unwrap()) as usize;
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
        (RuleSet::LEGACY_ATTACK, [Control::Human, Control::Human, computer()]),
        (RuleSet::NEW_RULES, [Control::Human, Control::Human, Control::Human]),
        (RuleSet::NEW_RULES, [Control::Human, Control::Human, computer()]),
        (RuleSet::RISIKO_POCKET, [Control::Human, Control::Human, Control::Human]),
        (RuleSet::RISIKO_POCKET, [Control::Human, Control::Human, computer()]),
    ];
    let (mut covered, mut looked, mut hidden) = (0, 0, 0);
    for (number, (rules, players)) in (0..).zip(tables) {
        let seats = [Seat::Red, Seat::Blue, Seat::Green];
        let players: Vec<_> = seats.into_iter().zip(players).collect();
        let mut session = testing::session(rules, &players);
        let rng = &mut Seeded::new(Seed::from_number(number), 0);
        for step in 0..700 {
            fiddle(&mut session, rng);
            if step % 9 == 0 || session.is_covered() {
                hidden += u32::from(check(&session, rng));
                covered += u32::from(session.is_covered());
                looked += u32::from(session.viewer().is_some());
            }
            if step % 90 == 0
                && let Some(past) = Past::look(&session, session.game.actions().len() / 2)
            {
                check(past.shown(), rng);
            }
            if rng.below(3) > 0 {
                testing::play_some(&mut session, 1);
            }
        }
    }
    assert!(covered > 20 && looked > 60 && hidden > 100, "{covered} {looked} {hidden}");
}

/// The view that is kept equals one made now.
#[test]
fn what_may_be_shown_is_found_out_anew_whenever_something_is_done() {
    let computer = || Control::Computer("easy".into());
    let players =
        [(Seat::Red, Control::Human), (Seat::Blue, Control::Human), (Seat::Green, computer())];
    let mut session = testing::session(RuleSet::NAUTICAL, &players);
    let rng = &mut Seeded::new(Seed::from_number(9), 0);
    for _ in 0..1_500 {
        fiddle(&mut session, rng);
        if rng.below(3) > 0 {
            testing::play_some(&mut session, 1);
        }
        assert_eq!(*session.view(), session.game.state().observe(session.viewer()));
        let all = session.history.all().iter().zip(session.moments()).enumerate();
        for (number, (events, moment)) in all {
            let viewer = session.viewer().filter(|seat| session.was_there(*seat, number));
            let told: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            assert_eq!((moment.number, &*moment.events), (number, &*told));
        }
        assert_eq!(session.moments().len(), session.game.actions().len() + 1);
    }
}

/// Returns the functions that read a session in the `impl Session` blocks: the public ones, and in
/// the modules that know the whole game also those for the rest of the model.
fn offered(path: &Path, text: &str) -> Vec<String> {
    let blocks = text.split("\nimpl Session {").skip(1);
    let blocks = blocks.map(|rest| rest.split_once("\n}").map_or(rest, |(block, _)| block));
    let is_session = path.parent().is_some_and(|folder| folder.ends_with("model/session"));
    let ways: &[&str] = if is_session { &["pub fn ", "pub(crate) fn "] } else { &["pub fn "] };
    let functions = blocks.flat_map(|block| block.split("\n    ").map(str::trim));
    let functions = functions.filter_map(|line| ways.iter().find_map(|way| line.strip_prefix(way)));
    let reads = functions.filter(|line| line.contains("(&self"));
    reads.filter_map(|line| line.split(['(', '<']).next()).map(str::to_owned).collect()
}

fn read_all(folder: &Path, functions: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, functions);
        } else {
            functions.extend(offered(&path, &std::fs::read_to_string(&path).unwrap()));
        }
    }
}

#[test]
fn no_view_is_left_out() {
    let mut offered = BTreeSet::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut offered);
    let session = testing::two_humans();
    let compared: BTreeSet<&str> = views(&session).into_iter().map(|(name, _)| name).collect();
    for view in &offered {
        let is_known = compared.contains(view.as_str()) != NO_VIEWS.contains(&view.as_str());
        assert!(is_known, "{view} is to be compared, or named as no view");
    }
    assert!(NO_VIEWS.iter().all(|name| offered.contains(*name)) && offered.len() > 100);
}
