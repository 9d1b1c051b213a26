//! A check that no view reveals more than the viewer may know: if all cards they can't see are
//! dealt again, every view stays the same.

use crate::map::tappable;
use crate::story::end_of_turn;
use std::collections::BTreeSet;
use std::path::Path;

use crate::allies::call::{AllyCallView, ContestView};
use crate::allies::picks::PicksView;
use crate::allies::poker;
use crate::allies::poker_table::PokerView;
use crate::allies::queens;
use crate::allies::result::PokerResultView;
use crate::allies::reveal::Reveal;
use crate::allies::showdown::ShowdownView;
use crate::allies::standing::{self, AlliesView};
use crate::battles::battle::{self, BattleView};
use crate::battles::{last_battle, muster};
use crate::hint::{self, HintView};
use crate::land::fight;
use crate::land::mobilize::MobilizeView;
use crate::land::moves::{AdvanceView, TransferView};
use crate::land::path::{self, PathView};
use crate::land::plan::{self, PlanView};
use crate::land::reaction::ReactionView;
use crate::lesson::FirstGameView;
use crate::map::arrow_keys::{self, FocusStop};
use crate::map::details::{self, DetailsView};
use crate::map::direction::Direction;
use crate::map::drawing::Drawing;
use crate::map::framing::Attention;
use crate::map::ships;
use crate::map::territories::{self, TerritoryView};
use crate::map::{battle_mark, continents, drag, hinted, marks, scene};
use crate::notice::NoticeView;
use crate::sea::cruise::CruiseView;
use crate::sea::ferry::FerryView;
use crate::sea::fight::{BoardView, SeaBattleView};
use crate::sea::plan::{SeaPlanView, SendInView};
use crate::sea::voyage::VoyageView;
use crate::seats::cards::CardsView;
use crate::seats::holdings::HoldingsView;
use crate::seats::objective::ObjectiveView;
use crate::story::chart::{self, ChartMeasure, ChartView};
use crate::story::film::FilmView;
use crate::story::gains::Gains;
use crate::story::past::Past;
use crate::story::recap::RecapView;
use crate::story::replay::ReplayView;
use crate::story::{awards, commentary, farewell, glimpse, log};
use crate::table::dialog::{self, Opened};
use crate::table::discard::DiscardView;
use crate::table::join_leave::JoinLeaveView;
use crate::table::lost_decision::lost_decision;
use crate::table::news;
use crate::table::pace::{self, Pace};
use crate::table::prompt::PromptView;
use crate::table::result::ResultView;
use crate::table::sound::SoundTracker;
use crate::table::{seats, succession, who_plays};
use crate::{command, names};
use engine::battle::Post;
use engine::core::{RandomSource, Seat, Seed, Seeded};
use engine::game::{Action, Control, RuleSet};
use engine::world::{Hex, Territory};
use players::bot::Level;
use table::{Intent, Notice, PlayedBy, Save, Session, testing};

/// The functions of [`Session`] that may show more than the viewer's knowledge: they show a
/// computer player what its own seat may know, show everybody the secrets of a finished game, show
/// tests everything, and return copies to play on or sessions to be shown in place of this one,
/// which have their own views.
const NO_VIEWS: [&str; 19] = [
    "Session::call_to_computer",
    "Session::plain_answer",
    "Session::proof",
    "Session::game",
    "Session::before_dice",
    "Session::soon_after",
    "suspense::suspense",
    "Session::allows",
    "Session::without_undo",
    "Session::with_other_secrets",
    "Session::assert_told",
    "Session::up_to_here",
    // The following are about finished games, as their analysis requires.
    "Session::finished",
    "analysis::record_to_analyse",
    "analysis::final_digest",
    "analysis::first_to_show",
    "AnalysisView::of",
    "analysis::moment_note",
    "analysis::chances_in_words",
];

/// Returns every view of a session, each with its name. Anything derived from these, such as the
/// coach, the sounds and the list of games, can't reveal more.
pub(super) fn views(session: &Session) -> Vec<(String, String)> {
    let name = |path: &str| path.replace(' ', "");
    macro_rules! views {
        ($($($view:ident)::+),* $(,)?) => {
            vec![$((name(stringify!($($view)::+)), format!("{:?}", $($view)::+(session)))),*]
        };
    }
    macro_rules! for_each {
        ($all:expr => $($($view:ident)::+),*) => {
            vec![$((
                name(stringify!($($view)::+)),
                format!("{:?}", $all.iter().map(|it| $($view)::+(session, *it)).collect::<Vec<_>>()),
            )),*]
        };
    }
    let opened = [None, Some(Opened::Cards), Some(Opened::Log), Some(Opened::Menu)];
    let lines: Vec<String> =
        command::verbs(session).iter().map(|verb| format!("{} ", verb.word)).collect();
    let hexes: Vec<Hex> = session.view().table().world().hexes().collect();
    let ships = session.view().table().fleet().iter().map(|(ship, _)| Post::Ship(ship));
    let lands: Vec<Territory> = session.view().table().world().territories().iter().collect();
    let posts: Vec<Post> = lands.iter().copied().map(Post::Land).chain(ships).collect();
    let stops: Vec<FocusStop> = posts.iter().map(|post| FocusStop::from(*post)).collect();
    let walks = stops
        .iter()
        .map(|from| arrow_keys::walk(session, *from, Direction::East))
        .collect::<Vec<_>>();
    let sorry = Seat::ALL.map(|seat| lost_decision(session, seat, "It threw an error"));
    let asked = session.prompt().map(|prompt| session.asked(prompt));
    let fleet = session.view().table().fleet().iter();
    let taps: Vec<Intent> =
        fleet.map(|(ship, _)| last_battle::tap_on_ship(session, ship)).collect();
    let told = session.moments().last().map_or(&[][..], |moment| &moment.events);
    let gains = Seat::ALL.map(|seat| Gains::before(session, seat, told));
    let (place, save) = (session.moments().len() / 2, Save::of(session, 0));
    let seen = Seat::ALL.map(|seat| session.has_seen(seat, place));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    [
        views! {
            AdvanceView::of, TransferView::of, news::news, VoyageView::of, RecapView::handover,
            RecapView::fresh, CruiseView::of, Session::can_ask_for_a_hint, hint::question,
            hint::all_names, HintView::of, Session::why_advised, FerryView::of, seats::seats,
            chart::tally, path::can_draw_path, PathView::of, CardsView::of, DiscardView::of,
            fight::fight, fight::standing, PokerView::of, poker::own_poker, queens::queens, PicksView::of,
            poker::poker_odds, PokerResultView::of, ShowdownView::of, PokerResultView::last,
            Session::prize, Session::duty, Session::is_shared, Session::is_covered,
            Session::viewer, Session::is_past, Session::is_passed_by, command::verbs,
            dialog::dock_side, PlanView::of, SeaBattleView::of, BoardView::of, AllyCallView::of,
            ContestView::of, MobilizeView::of, PromptView::of, end_of_turn::result,
            standing::has_allies, AlliesView::of, ResultView::of, ships::ships,
            ships::sea_focus, ships::sea, territories::territories, territories::focus,
            territories::point, territories::arrows, territories::heart, tappable::targets,
            tappable::open, Session::check_undo, Session::can_gather, continents::continents,
            Session::controls, Session::seen, Session::revision, Session::view, Session::table,
            Session::tallies, Session::draft, Session::advice, Session::notice, NoticeView::of, SendInView::of,
            SeaPlanView::of, BattleView::of, battle::lying_dice, succession::heirs,
            last_battle::result, battle_mark::battle_mark, farewell::farewells, RecapView::at_hand,
            territories::chosen, territories::candidates, Session::defers_the_end,
            dialog::closes_what_is_open, Session::moments, Session::prompt, Session::played,
            Session::players, Session::custom_rules, Session::scripts, Session::goes_round,
            JoinLeaveView::of, Session::decided_on, Session::goes_on_after_the_end,
            Session::waiting_order, Session::gone_on, awards::awards,
            FilmView::of, ReplayView::of, Session::is_left_to_computers, ReactionView::of,
            plan::attacks_again, Session::orders_there_are, Session::offers_an_order, Session::common_answer, Session::at_hand,
            Session::is_quick_start, Session::level_of_hints,
            ObjectiveView::own, ObjectiveView::open, commentary::told_as_it_is_done,
            Session::is_turn_of_a_person, PokerResultView::last_hand,
            commentary::is_played_among_computers, Session::only_person_here, names::only_person_here, names::joined,
            Session::march_waits, Session::can_stop_march, Session::may_leave_placing, Session::placed_for, commentary::answers_a_person,
            Session::is_fought, muster::risen_in_words, glimpse::glimpses, Session::away,
            Session::awaited, Session::takes_new_dice, Session::is_gathering, Session::everybody,
            Session::pledged, Session::is_pledging, Session::decides_or_pledges,
            Session::goes_by_link, Session::findings, Session::has_words, SoundTracker::of,
            Drawing::of_table, hinted::hinted_hex,
        },
        for_each!(Seat::ALL => Session::player, names::player_name, names::name_with_ally, names::called, Session::control, Session::is_human, Session::who_plays, Session::who_can_play, who_plays::who_can_play, Session::can_order, HoldingsView::of, Session::style_of, Session::reactions, Session::is_away, Session::is_here),
        for_each!(lands => TerritoryView::of, DetailsView::of, details::decided_about),
        for_each!(posts => drag::drag, drag::can_drag, marks::mark_of),
        for_each!(stops => arrow_keys::place_of, arrow_keys::next_ship),
        for_each!(hexes => ships::waters),
        for_each!(ChartMeasure::ALL => ChartView::of),
        for_each!(opened => dialog::dialog, FirstGameView::of),
        for_each!([8, usize::MAX] => log::log),
        for_each!([0, 20] => scene::scenes, Reveal::since),
        for_each!(lines => command::complete, command::command),
        for_each!(["easy"] => Session::script),
        vec![
            (name("arrow_keys::walk"), format!("{walks:?}")),
            (name("pace::continues_when"), format!("{:?}", pace::continues_when(session, Pace::Readable, &Action::Done))),
            (name("lost_decision::lost_decision"), format!("{sorry:?}")),
            (name("Session::was_seen_together"), format!("{}", session.was_seen_together(place))),
            (name("Session::has_seen"), format!("{seen:?}")),
            (name("Session::asked"), format!("{asked:?}")),
            (name("last_battle::tap_on_ship"), format!("{taps:?}")),
            (name("NoticeView::about"), format!("{:?}", NoticeView::about(session, &Notice::NotHere(Seat::Blue)))),
            (name("Attention::of"), format!("{:?}", Attention::of(session, None))),
            (name("Gains::before"), format!("{gains:?}")),
            (name("Save::of"), format!("{:?} {:?}", save.cover, save.owners)),
        ],
    ]
    .concat()
}

/// Panics if any view depends on a hidden card. Returns `true` if there was any.
fn check(session: &Session, rng: &mut Seeded) -> bool {
    let session = session.without_undo();
    let other = session.with_other_secrets(rng);
    for ((view, text), (_, with_others)) in views(&session).iter().zip(views(&other)) {
        assert_eq!(*text, with_others, "{view}, {:?}", session.duty());
    }
    session.game().state() != other.game().state()
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
        11 => Intent::Control(seat, PlayedBy::Level(Level::Easy)),
        12 => match session.game().legal().fallback() {
            Some(action) => {
                Intent::Advise { after: session.game().actions().len(), action, why: None }
            }
            None => return,
        },
        _ => {
            let open = tappable::open(session);
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
                && let Some(past) = Past::look(&session, session.game().actions().len() / 2)
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
        session.assert_told();
    }
}

/// Returns the public functions that read a session, by module or type.
fn offered(path: &Path, text: &str) -> Vec<String> {
    let stem = if path.ends_with("mod.rs") { path.parent().unwrap() } else { path };
    let module = stem.file_stem().unwrap().to_str().unwrap();
    let mut room = module.to_owned();
    let mut functions = Vec::new();
    for (line, next) in text.lines().zip(text.lines().skip(1)) {
        if let Some(rest) = line.strip_prefix("impl ") {
            rest.trim_end_matches(" {").clone_into(&mut room);
        } else if line == "}" {
            module.clone_into(&mut room);
        }
        let line = line.trim();
        let offered = line.strip_prefix("pub fn ");
        let Some((name, rest)) = offered.and_then(|line| line.split_once(['(', '<'])) else {
            continue;
        };
        let arguments = if line.ends_with('(') { next.trim() } else { rest };
        let reads = if room == "Session" { "&self" } else { "session: &Session" };
        if arguments.starts_with(reads) {
            functions.push(format!("{room}::{name}"));
        }
    }
    functions
}

fn read_all(folder: &Path, functions: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with("testing") {
            continue;
        }
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
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for name in ["screens", "table"] {
        read_all(&crates.join(name).join("src"), &mut offered);
    }
    let session = testing::two_humans();
    let compared: BTreeSet<String> = views(&session).into_iter().map(|(name, _)| name).collect();
    let is_known = |view: &&String| compared.contains(*view) != NO_VIEWS.contains(&view.as_str());
    let unknown: Vec<&String> = offered.iter().filter(|view| !is_known(view)).collect();
    assert!(unknown.is_empty(), "{unknown:?} are to be compared, or named as no views");
    assert!(NO_VIEWS.iter().all(|name| offered.contains(*name)) && offered.len() > 100);
}
