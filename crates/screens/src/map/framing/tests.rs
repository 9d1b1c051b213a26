//! Tests of what of the map is shown.

use super::*;
use crate::map::drawing::tests::earth;
use crate::map::viewport::READABLE;
use engine::game::{Control, RuleSet};
use engine::world::names::{Alaska, Brazil, Japan, Kamchatka, Mongolia, Peru};
use table::testing;

const TABLET: Point = Point::new(1024.0, 620.0);
const PHONE: Point = Point::new(390.0, 520.0);

fn asked(chosen: &[Territory]) -> Attention {
    Attention {
        drawing: earth(),
        decision: 3,
        planned: (None, None),
        is_hinted: false,
        chosen: TerritorySet::of(chosen),
        point: chosen.first().copied(),
        coached: None,
        candidates: TerritorySet::EMPTY,
        ship: None,
        sea: HexSet::EMPTY,
        sails: false,
        open: TerritorySet::of(&[Brazil, Peru, Kamchatka]),
        heart: Some(Brazil),
        beginner: None,
        home: TerritorySet::EMPTY,
    }
}

fn window(frame: Point, panels: &[Room]) -> Window {
    Window { frame, panels: panels.to_vec() }
}

/// Returns a panel at the right edge of a tablet.
fn dock() -> Room {
    Room::new(Point::new(648.0, 8.0), Point::new(368.0, 600.0))
}

fn after(before: &Shown, window: &Window, attention: &Attention) -> Shown {
    Shown::after(Some(before), window, None, *attention)
}

#[test]
fn a_panel_that_closes_without_a_deed_leaves_the_map_where_it_is() {
    let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
    let first = Shown::after(None, &bare, None, asked(&[]));
    let aimed = Attention { planned: (None, Some(Japan)), ..asked(&[Japan, Mongolia]) };
    let opened = after(&after(&first, &bare, &aimed), &beside, &aimed);
    assert_ne!(opened.view.origin(), first.view.origin(), "the panel would hide Japan");
    // Mongolia is still a choice, and is in view.
    let free = Attention { open: TerritorySet::of(&[Brazil, Mongolia]), ..asked(&[]) };
    let closed = after(&after(&opened, &beside, &free), &bare, &free);
    assert_eq!(closed.view, opened.view);

    let decided = Attention { decision: 4, ..free };
    let gone_on = after(&closed, &bare, &decided);
    assert_eq!(gone_on.view.room(), first.view.room(), "the next decision has the whole map");
}

#[test]
fn a_choice_takes_the_room_of_a_panel_that_closes() {
    let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
    let first = Shown::after(None, &bare, None, asked(&[]));
    let opened = after(&first, &beside, &asked(&[Japan, Mongolia]));
    let free = Attention { decision: 4, ..asked(&[]) };
    let told = after(&opened, &beside, &free);
    let narrower = window(TABLET, &[Room::new(Point::new(656.0, 8.0), Point::new(360.0, 400.0))]);
    let told = after(&told, &narrower, &free);
    let chosen = Attention {
        candidates: TerritorySet::of(&[Alaska, Japan]),
        decision: 4,
        ..asked(&[Kamchatka])
    };
    let is_seen = |shown: &Shown| {
        [Kamchatka, Alaska, Japan].iter().all(|at| shown.view.shows(earth().badge(*at)))
    };
    assert!(!is_seen(&after(&told, &narrower, &chosen)), "they don't fit beside the panel");
    let closed_first = after(&after(&told, &bare, &free), &bare, &chosen);
    assert!(is_seen(&closed_first));
    let chosen_first = after(&after(&told, &narrower, &chosen), &bare, &chosen);
    assert!(is_seen(&chosen_first));
    assert_eq!(after(&chosen_first, &bare, &chosen).view, chosen_first.view);
}

#[test]
fn targets_on_both_edges_of_the_map_stay_in_sight_after_the_overview() {
    let tablet = window(TABLET, &[]);
    let all = Shown::after(None, &tablet, None, beginning());
    let chosen = Attention {
        chosen: TerritorySet::only(Kamchatka),
        point: Some(Kamchatka),
        candidates: TerritorySet::of(&[Alaska, Japan]),
        ..beginning()
    };
    let view = after(&all, &tablet, &chosen).view;
    assert!([Kamchatka, Alaska, Japan].iter().all(|at| view.shows(earth().badge(*at))));
}

#[test]
fn a_panel_that_closes_after_a_deed_gives_its_room_back() {
    let (bare, beside) = (window(TABLET, &[]), window(TABLET, &[dock()]));
    let first = Shown::after(None, &bare, None, asked(&[]));
    let opened = after(&first, &beside, &asked(&[Japan, Mongolia]));
    let fought = Attention { decision: 5, ..asked(&[Japan, Mongolia]) };
    let closed = after(&after(&opened, &beside, &fought), &bare, &fought);
    assert_eq!(closed.view.room(), first.view.room());
}

#[test]
fn a_hint_that_is_put_away_leaves_the_map_where_it_is() {
    let phone = window(PHONE, &[]);
    let first = Shown::after(None, &phone, None, asked(&[]));
    let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Alaska]) };
    let told = after(&first, &phone, &hinted);
    assert!(told.view.shows(earth().badge(Kamchatka)));
    let candidates = TerritorySet::of(&[Brazil, Alaska]);
    for next in [asked(&[]), Attention { candidates, ..asked(&[Kamchatka]) }] {
        assert_eq!(after(&told, &phone, &next).view, told.view);
    }
}

#[test]
fn a_hint_that_is_put_away_shows_what_is_decided_about_if_that_is_hidden() {
    let phone = window(PHONE, &[]);
    let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Japan]) };
    let told = Shown::after(None, &phone, None, hinted);
    assert!(!told.view.shows(earth().badge(Peru)));
    assert!(after(&told, &phone, &asked(&[Peru])).view.shows(earth().badge(Peru)));
}

#[test]
fn a_choice_shows_its_targets_even_where_it_takes_a_hint_away() {
    let phone = window(PHONE, &[]);
    let hinted = Attention { is_hinted: true, ..asked(&[Kamchatka, Japan]) };
    let told = Shown::after(None, &phone, None, hinted);
    let planned = (Some(Post::Land(Brazil)), None);
    let chosen = Attention { planned, candidates: TerritorySet::only(Peru), ..asked(&[Brazil]) };
    let view = after(&told, &phone, &chosen).view;
    assert!(view.shows(earth().badge(Brazil)) && view.shows(earth().badge(Peru)));
}
fn beginning() -> Attention {
    let home = TerritorySet::of(&[Alaska, Brazil, Japan]);
    Attention { beginner: Some(Seat::Red), home, ..asked(&[]) }
}

#[test]
fn a_seat_begins_with_a_view_of_all_its_territories_even_on_a_phone() {
    let phone = window(PHONE, &[]);
    let seen = |shown: &Shown| {
        let places = beginning().home.iter().map(|at| shown.view.to_screen(earth().badge(at)));
        places.filter(|at| (0.0..PHONE.x).contains(&at.x) && (0.0..PHONE.y).contains(&at.y)).count()
    };
    assert_eq!(seen(&Shown::after(None, &phone, None, beginning())), 3);
    // The same holds after another player's turn.
    let other = Shown::after(None, &phone, None, asked(&[]));
    assert!(seen(&other) < 3);
    assert_eq!(seen(&after(&other, &phone, &beginning())), 3);
    let later = Attention { beginner: None, ..beginning() };
    assert!(seen(&Shown::after(None, &phone, None, later)) < 3);
}

#[test]
fn a_view_of_all_ends_with_a_choice_among_targets_or_by_hand() {
    let phone = window(PHONE, &[]);
    let all = Shown::after(None, &phone, None, beginning());
    let chosen = Attention {
        chosen: TerritorySet::only(Brazil),
        point: Some(Brazil),
        candidates: TerritorySet::only(Peru),
        ..beginning()
    };
    let near = after(&all, &phone, &chosen);
    assert!(near.view.scale() > all.view.scale() && !near.view.is_far());
    assert!(near.view.shows(earth().badge(Brazil)) && near.view.shows(earth().badge(Peru)));
    let back = after(&near, &phone, &beginning());
    assert_eq!(back.view, near.view, "nothing moves by itself");

    let view = all.view.zoomed_in_place(1.1);
    let handled = Some(Handled { view, glides: false, times: all.times + 1 });
    let moved = Shown::after(Some(&all), &phone, handled, beginning());
    let still = Shown::after(Some(&moved), &phone, handled, chosen).view;
    assert!((still.scale() - view.scale()).abs() < 1e-9);
}

#[test]
fn a_view_of_all_ends_where_a_coach_points() {
    let phone = window(PHONE, &[]);
    let all = Shown::after(None, &phone, None, beginning());
    let at = earth().badge(Brazil);
    let coached = Attention { coached: Some(at), ..beginning() };
    let near = after(&all, &phone, &coached);
    assert!(near.view.shows(at) && near.view.scale() >= READABLE && !near.is_overview);
    let ahead = Attention { decision: 4, beginner: None, ..beginning() };
    assert_eq!(after(&near, &phone, &ahead).view, near.view, "and doesn't come back");
}

#[test]
fn harbours_to_choose_from_are_shown_as_large_as_they_can_be_touched() {
    let phone = window(PHONE, &[]);
    let all = Shown::after(None, &phone, None, beginning());
    let near = |point: Point| {
        earth().world().hexes().filter(move |hex| earth().anchor(*hex).0.distance(point) < 90.0)
    };
    let sea: HexSet = near(earth().badge(Brazil)).collect();
    assert!(sea.len() > 1);
    let launch = Attention { sea, sails: true, decision: 4, ..asked(&[]) };
    let shown = after(&all, &phone, &launch).view;
    assert!(shown.scale() >= READABLE && launch.waters().iter().all(|at| shown.shows(*at)));
    let far: HexSet = near(earth().badge(Japan)).chain(sea.iter()).collect();
    let apart = Attention { sea: far, ..launch };
    let shown = after(&all, &phone, &apart).view;
    let is_seen = |at: Point| at.x > 0.0 && at.x < PHONE.x && at.y > 0.0 && at.y < PHONE.y;
    let mut places = apart.waters().into_iter().map(|at| shown.to_screen(at));
    assert!(places.all(is_seen), "all of them can be chosen");
}

#[test]
fn a_panel_from_below_that_closes_leaves_no_map_at_the_top_of_a_phone() {
    let strip = Room::new(Point::new(8.0, 300.0), Point::new(374.0, 212.0));
    let (bare, below) = (window(PHONE, &[]), window(PHONE, &[strip]));
    let first = Shown::after(None, &bare, None, beginning());
    let told = after(&first, &below, &asked(&[Brazil]));
    let closed = after(&after(&told, &below, &asked(&[])), &bare, &asked(&[]));
    assert!((closed.view.origin().y - first.view.origin().y).abs() < 1.0);
}

#[test]
fn a_turn_is_surveyed_once_and_not_again_after_every_battle() {
    let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
    let mut session = testing::session(RuleSet::NAUTICAL, &players);
    let mut asked = [0, 0];
    for _ in 0..300 {
        testing::play_some(&mut session, 1);
        let ask = session.decided_on().prompt().map(|prompt| prompt.ask);
        let begins = Attention::of(&session, None).beginner.is_some();
        match ask {
            Some(Ask::Arrange) => asked[0] += u32::from(begins),
            Some(Ask::Campaign | Ask::Transfer) => {
                assert!(!begins);
                asked[1] += 1;
            }
            _ => {}
        }
    }
    assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
}

#[test]
fn a_choice_leads_from_the_whole_map_to_its_targets_for_whom_it_is_too_small_to_touch() {
    let chosen = Attention { candidates: TerritorySet::only(Peru), ..asked(&[Brazil]) };
    for (frame, is_too_small) in [(PHONE, true), (TABLET, false)] {
        let window = window(frame, &[]);
        let near = Shown::after(None, &window, None, asked(&[]));
        let view = near.view.showing_all();
        let handled = Some(Handled { view, glides: true, times: near.times + 1 });
        let whole = Shown::after(Some(&near), &window, handled, asked(&[]));
        assert!(whole.view.shows_all());
        let view = Shown::after(Some(&whole), &window, handled, chosen).view;
        assert!(view.shows(earth().badge(Brazil)) && view.shows(earth().badge(Peru)));
        assert_eq!(!view.is_far() && !view.shows_all(), is_too_small);
    }
}
