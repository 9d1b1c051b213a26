//! Everything around the table: the screens and the ways between them.

mod analysis;
mod app;
mod bots;
mod editor;
mod fair_dice;
mod game;
mod home;
mod learn;
mod new_game;
mod replay;
mod rulebook;
mod saves;
mod settings;
mod share;
mod statistics;
mod trial;

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::app::{Device, Navigation, Stands, ToastList, Toasts, UpdateBanner, screen, tell};
use self::bots::{BotScreen, BotsScreen};
use self::fair_dice::FairDice;
use self::game::TableRoute;
use self::home::Home;
use self::learn::{Learn, Lessons};
use self::new_game::{NewGameScreen, fetch_boards_ahead};
use self::rulebook::{Rulebook, Rules};
use self::saves::count_moves;
use self::settings::{Settings, SettingsScreen};
use self::share::link_screen;
use self::statistics::StatisticsScreen;
use super::dialogs;
use super::store::{Bots, SavedGames, SavedRules};
use crate::page::{Loading, part};
use crate::parts::{DrawFn, EXTRAS, TABLE, load_stylesheet};
use screens::route::Route;

part! {
    table:
    /// Draws the table of a game.
    fn table(route: Route) -> DrawFn {
        load_stylesheet(&TABLE);
        Arc::new(move || match route.clone() {
            Route::Game(id) => view! { <TableRoute id is_replay=false/> }.into_any(),
            Route::Replay(id) => view! { <TableRoute id is_replay=true/> }.into_any(),
            _ => ().into_any(),
        })
    }
}

part! {
    workshop:
    /// Draws the screen of a new game, the list of bots, or one bot.
    fn forms(route: Route) -> DrawFn {
        load_stylesheet(if route == Route::NewGame { &TABLE } else { &EXTRAS });
        Arc::new(move || match route.clone() {
            Route::NewGame => view! { <NewGameScreen/> }.into_any(),
            Route::Bot(id) => view! { <BotScreen id/> }.into_any(),
            _ => view! { <BotsScreen/> }.into_any(),
        })
    }
}

part! {
    statistics:
    /// Draws the statistics of finished games, or the dice of one game.
    fn statistics(route: Route) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || match route.clone() {
            Route::FairDice(id) => view! { <FairDice id/> }.into_any(),
            _ => view! { <StatisticsScreen/> }.into_any(),
        })
    }
}

part! {
    sharing:
    /// Draws the screen of a link.
    fn link(path: String) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || link_screen(&path))
    }
}

part! {
    reading:
    /// Draws the lessons, the rulebook or the settings.
    fn reading(route: Route) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || match route.clone() {
            Route::Rules(rule) => view! { <Rulebook game=None rule/> }.into_any(),
            Route::RulesOf(game, rule) => view! { <Rulebook game=Some(game) rule/> }.into_any(),
            Route::Learn => view! { <Learn/> }.into_any(),
            _ => view! { <SettingsScreen/> }.into_any(),
        })
    }
}

/// Fetches the part of the program that a route needs, and draws its screen.
fn bring(route: Route) -> Loading<DrawFn> {
    match route {
        Route::NewGame | Route::Bots | Route::Bot(_) => Box::pin(forms(route)),
        Route::Statistics | Route::FairDice(_) => Box::pin(statistics(route)),
        Route::Link(path) => Box::pin(link(path)),
        Route::Learn | Route::Rules(_) | Route::RulesOf(..) | Route::Settings => {
            Box::pin(reading(route))
        }
        Route::Home | Route::Game(_) | Route::Replay(_) => Box::pin(table(route)),
    }
}

/// The time for which the first screen has the network and the processor to itself.
const QUIET: Duration = Duration::from_millis(300);

/// Fetches the parts of the program before they are needed. A failed fetch is repeated when the part
/// is needed.
fn fetch_ahead(saved_games: SavedGames) {
    spawn_local(async move {
        let _ = fetch_rest(saved_games).await;
    });
}

part! {
    table:
    /// Fetches the other parts; the first screen doesn't need to know how.
    fn fetch_rest(saved_games: SavedGames) -> () {
        spawn_local(async move {
            let [cards, ships, poker] = dialogs::later();
            let new_game = bring(Route::NewGame);
            let (settings, statistics) = (bring(Route::Settings), bring(Route::Statistics));
            let link = bring(Route::Link(String::new()));
            let replay = Box::pin(replay::replay());
            for part in [cards, new_game, ships, poker, replay, link, settings, statistics] {
                let _ = part.await;
            }
            let _ = fetch_boards_ahead().await;
            count_moves(saved_games);
        });
    }
}

/// The app, which shows one screen at a time, by the address.
#[component]
pub fn App() -> impl IntoView {
    let saved_games = SavedGames::new();
    provide_context(saved_games);
    provide_context(Bots::new());
    provide_context(SavedRules::new());
    provide_context(Settings::new());
    provide_context(Toasts::new());
    provide_context(Device::new());
    provide_context(Lessons::new());
    provide_context(Rules::new());
    app::take_focus();
    let navigation = Navigation::new();
    let (shown, stands) = (RwSignal::new(false), Stands(RwSignal::new(false)));
    provide_context(stands);
    // Show the first screen in a separate task, so that the page can respond in between.
    let show = move || {
        shown.set(true);
        set_timeout(|| tell("app-started"), Duration::ZERO);
        set_timeout(move || stands.0.set(true), QUIET);
    };
    let rest_wanted = Custom::<web_sys::Event>::new("rest-wanted");
    let listener = window_event_listener(rest_wanted, move |_| fetch_ahead(saved_games));
    on_cleanup(move || listener.remove());
    set_timeout(move || saved_games.recover(show), Duration::ZERO);
    view! {
        {move || shown.get().then(|| match navigation.route() {
            Route::Home => view! { <Home/> }.into_any(),
            route => {
                let route = StoredValue::new(route);
                screen(move || bring(route.get_value()))
            }
        })}
        <ToastList/>
        <UpdateBanner/>
    }
}
