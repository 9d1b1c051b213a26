//! Tests that need a browser. They run in headless Chromium:
//! `cargo test --target wasm32-unknown-unknown …` (see `scripts/test`).
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use screens::map::territories;
use screens::map::territories::TerritoryView;
use std::sync::{Arc, Mutex};

use engine::core::{BySeat, Digest, Seat, SeatSet, Seed};
use engine::game::{Ask, Control, Player, RuleSet, Setup};
use engine::record::Record;
use engine::world::Territory;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use red_queens::map::WorldMap;
use red_queens::{Controller, share_the_page};
use table::{Intent, Session, TableSettings};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_page_has_local_storage() {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    assert!(storage.is_some());
}

/// The same digest stands in `crates/worldgen/tests/worlds.rs`.
#[wasm_bindgen_test]
fn a_seed_gives_the_same_world_as_natively() {
    let json = "World-QVEEN-555".parse().ok().and_then(|seed| worldgen::generate(seed).ok());
    let digest = json.map(|json| Digest::of(json.as_bytes()).to_string()[..16].to_owned());
    assert_eq!(digest.as_deref(), Some("bc1a27d3b8a53c73"));
}

/// Every golden record ends with the digest computed by a native build.
#[wasm_bindgen_test]
fn records_lead_to_the_same_digest_as_natively() {
    for text in [
        include_str!("../crates/engine/tests/golden/next.txt"),
        include_str!("../crates/engine/tests/golden/nautical.txt"),
    ] {
        let game = Record::read(text).ok().and_then(|record| record.replay().ok());
        let digest = game.map(|game| game.digest().to_string());
        assert_eq!(digest.as_deref(), text.trim().rsplit(' ').next());
    }
}

/// Returns a game of two people in the first turn, with armies to place.
fn reinforcing() -> Session {
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human)).to_vec();
    let setup = Setup::new(RuleSet::NEXT, players, Seed::from_number(5));
    let table = TableSettings {
        title: String::new(),
        orders: BySeat::default(),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    let mut session = Session::new(setup, table).unwrap();
    while !matches!(session.prompt().unwrap().ask, Ask::Reinforce { .. }) {
        session.dispatch(Intent::Uncover);
        let action = session.view().legal().fallback().unwrap();
        session.dispatch(Intent::Play(action));
    }
    session.dispatch(Intent::Uncover);
    session
}

/// Runs a script of the page.
fn script(text: &str) -> String {
    js_sys::eval(text).unwrap().as_string().unwrap_or_default()
}

/// A script that records every territory whose part of the map changes, as `territory` or `land`.
const WATCH: &str = "
    window.touched = new Set();
    window.note = ({ target }) => {
        const at = (target.closest ? target : target.parentElement)
            .closest('[data-territory], [data-land], .outlines');
        if (at) window.touched.add(at.dataset.territory ?? at.dataset.land ?? at.className.baseVal);
    };
    window.watcher = new MutationObserver((records) => records.forEach(note));
    watcher.observe(document.querySelector('.world'), {
        subtree: true, childList: true, attributes: true, characterData: true,
    });";

/// Draws the map until the returned value is dropped.
async fn map_of(controller: Controller) -> impl Drop {
    share_the_page();
    let place = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&place).unwrap();
    let mounted = leptos::mount::mount_to(place.unchecked_into(), move || {
        provide_context(controller);
        view! { <WorldMap /> }
    });
    // The map is drawn in several tasks.
    for _ in 0..10 {
        others_first().await;
    }
    mounted
}

/// Every element costs time whenever the page is restyled, as when a dialog opens above it.
#[wasm_bindgen_test]
async fn what_is_not_to_be_seen_is_no_element_of_the_map() {
    let session = reinforcing();
    let seat = session.prompt().map(|prompt| prompt.seat);
    let is_open = |territory: &Territory| TerritoryView::of(&session, *territory).owner == seat;
    let open = Territory::ALL.into_iter().filter(is_open).count();
    let mounted = map_of(Controller::new(session, |_| Ok(()))).await;
    let count = |what: &str| script(&format!("`${{document.querySelectorAll('{what}').length}}`"));
    assert_eq!(count(".token > .sign:not(.halo)"), open.to_string());
    assert_eq!(count(".token > g:not([class])"), "0");
    assert_eq!(count(".name:not(:has(tspan))"), "31");
    drop(mounted);
}

#[wasm_bindgen_test]
async fn what_changes_one_territory_redraws_one_territory() {
    let session = reinforcing();
    let here: Territory = territories::heart(&session).unwrap();
    let controller = Controller::new(session, |_| Ok(()));
    let mounted = map_of(controller).await;
    assert_eq!(script("`${document.querySelectorAll('[data-territory]').length}`"), "42");

    script(WATCH);
    let armies = controller.with(|session| TerritoryView::of(session, here).armies);
    controller.dispatch(Intent::Tap(here));
    leptos::task::tick().await;

    assert_eq!(controller.with(|session| TerritoryView::of(session, here).armies), armies + 1);
    let touched = script("watcher.takeRecords().forEach(note); [...window.touched].join(', ')");
    assert_eq!(touched, here.name());
    drop(mounted);
}

/// Lets the page do all its pending work.
async fn others_first() {
    let turn = js_sys::eval("new Promise((done) => setTimeout(done, 0))").unwrap();
    wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(turn)).await.unwrap();
}

#[wasm_bindgen_test]
async fn much_that_follows_from_one_change_leaves_room_for_others_in_between() {
    const WORKS: u32 = 10;
    share_the_page();
    let owner = Owner::new();
    let (change, done) = (RwSignal::new(0), Arc::new(Mutex::new(Vec::new())));
    owner.with(|| {
        for work in 0..WORKS {
            let done = Arc::clone(&done);
            Effect::new(move |_| {
                if change.get() > 0 {
                    let began = js_sys::Date::now();
                    while js_sys::Date::now() < began + 5.0 {}
                    done.lock().unwrap().push(work);
                }
            });
        }
    });
    others_first().await;
    change.set(1);
    others_first().await;
    assert!(done.lock().unwrap().len() < WORKS as usize, "all in one go");
    while done.lock().unwrap().len() < WORKS as usize {
        others_first().await;
    }
    assert!(done.lock().unwrap().is_sorted(), "one after the other");
}
