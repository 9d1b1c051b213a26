//! A new game: rules, players, dice.

use crate::erased::Derived;
use leptos::prelude::*;

use super::boards::BoardChoice;
use super::picture::rules_picture;
use super::play_styles::play_styles;
use super::resumed::resumed;
use super::workshop::{Form, SavedRulesCards, choose, workshop};
use crate::parts::{ASKED, ArmyGlyph, Differences, arriving};
use crate::shell::app::{Heading, NoticeText, Toasts};
use crate::shell::saves::begin;
use crate::shell::saves::seed::seed;
use crate::shell::settings::Settings;
use crate::store::{Bots, SavedGames, SavedRules};
use engine::core::Seat;
use engine::game::{AllyPlay, FirstTurn, LONGEST_TEXT};
use leptos::ev::MouseEvent;
use players::bot::Level;
use screens::new_game::draft::{ArmySetup, NewGame, SeatChoice, level_in_words};
use screens::new_game::length::Length;
use screens::new_game::presets::{PRESETS, Preset};
use words::InWords;

/// Shows the form for a new game.
#[component]
pub fn NewGameScreen(
    /// The settings of an invitation, which can be changed.
    #[prop(optional)]
    invited: Option<NewGame>,
) -> impl IntoView {
    let invitation = invited.is_some().then(text::links::invited);
    let usual = || NewGame::new(seed(), Bots::expect().scripts());
    let asked = || invited.map_or_else(usual, NewGame::knowing_even_start);
    let resumed = resumed();
    let is_resumed = resumed.is_some();
    let form: Form = RwSignal::new(resumed.unwrap_or_else(asked));
    view! {
        <main class="screen new-game">
            <Heading title=text::new_game::title()/>
            {invitation.map(|invitation| view! { <p class="panel sheet">{invitation}</p> })}
            <Presets form/>
            <Players form/>
            <BoardChoice form is_resumed/>
            <LengthChoice form/>
            <LevelChoice form/>
            {arriving(move || Box::pin(workshop(form)), ASKED)}
            <Fairness form/>
            <Start form/>
        </main>
    }
}

#[component]
fn Presets(form: Form) -> impl IntoView {
    let (saved_rules, toasts) = (SavedRules::expect(), Toasts::expect());
    // The preset that the rules are based on and the number of changes; `None` for saved rules.
    let made_of = Derived::new(move |_| {
        let game = form.read();
        let changes = game.rules.changes(&game.from.rules()).count();
        game.kept.is_none().then_some((game.from, changes))
    });
    let card = move |preset: Preset| {
        let is_chosen = move || made_of.get().is_some_and(|(from, _)| from == preset);
        view! {
            <button
                class="preset" type="button" aria-pressed=move || is_chosen().to_string()
                on:click=move |_| choose(form, saved_rules, toasts, preset.into())
            >
                {rules_picture(&preset.rules())}
                <strong>{preset.name()}</strong>
                <span class="visually-hidden">{preset.summary()}</span>
            </button>
        }
    };
    let rules = Derived::new(move |_| form.with(|game| game.rules));
    let about = move || {
        made_of.get().map(|(from, changes)| match changes {
            0 => from.summary().to_owned(),
            _ => format!("{} {}", from.summary(), text::new_game::options_changed(changes)),
        })
    };
    view! {
        <section class="panel sheet rules" aria-labelledby="rules-title">
            <h2 id="rules-title">{text::new_game::rules()}</h2>
            <div class="presets">{PRESETS.map(card).collect_view()}<SavedRulesCards form/></div>
            <p class="quiet">{about}</p>
            {move || { let rules = rules.get(); view! { <Differences rules/> } }}
        </section>
    }
}

/// Asks how long the game may last.
#[component]
fn LengthChoice(form: Form) -> impl IntoView {
    let chip = move |length: Length| {
        let is_chosen = move || form.with(|game| game.length == length);
        let choose = move |_| form.update(|game| game.length = length);
        choice(length.in_words(), is_chosen, choose)
    };
    let sentence = move || form.with(NewGame::length_in_words);
    view! {
        <section class="panel sheet length" aria-labelledby="length-title">
            <h2 id="length-title">{text::new_game::length()}</h2>
            <div class="chips" role="group" aria-labelledby="length-title">{Length::ALL.map(chip).collect_view()}</div>
            <p class="quiet" role="status">{sentence}</p>
        </section>
    }
}

/// Asks for one of several alternatives.
fn choice(
    name: String,
    is_chosen: impl Fn() -> bool + Copy + Send + 'static,
    choose: impl Fn(MouseEvent) + 'static,
) -> AnyView {
    view! { <button class="button picked" type="button" aria-pressed=move || is_chosen().to_string() on:click=choose>{name}</button> }.into_any()
}

/// Asks for the level of all computer players at once.
#[component]
fn LevelChoice(form: Form) -> impl IntoView {
    let chip = move |level: Level| {
        let is_chosen = move || form.with(|game| game.level() == Some(level));
        let choose = move |_| form.update(|game| game.set_level(level));
        choice(level_in_words(level).to_owned(), is_chosen, choose)
    };
    view! {
        <section class="panel sheet levels" aria-labelledby="level-title">
            <h2 id="level-title">{text::new_game::level()}</h2>
            <div class="chips" role="group" aria-labelledby="level-title">{Level::ALL.map(chip).collect_view()}</div>
        </section>
    }
}

/// Asks which player takes the first turn.
#[component]
fn First(form: Form) -> impl IntoView {
    let beginner = Derived::new(move |_| form.with(NewGame::beginner));
    let is_die = Derived::new(move |_| form.with(|game| game.first_turn() == FirstTurn::Die));
    let choose = move |event| {
        let first = event_target_value(&event).parse().ok();
        form.update(|game| game.first = first);
    };
    let name = move || beginner.get().map(|seat| text::new_game::begins(seat.in_words()));
    view! {
        <label class="field">
            <span class="field-name">{text::new_game::first_turn()}</span>
            <select class="input" id="first-turn" on:change=choose>
                <option value="first-seat" prop:selected=move || !is_die.get()>{name}</option>
                <option value="die" prop:selected=move || is_die.get()>{text::new_game::by_die()}</option>
            </select>
        </label>
    }
}

/// Offers armies to the players who move later, where the order of play matters.
#[component]
fn EvenStart(form: Form) -> impl IntoView {
    let says = Derived::new(move |_| form.with(NewGame::evening_in_words));
    let is_even = move || form.with(|game| game.is_even);
    let switch = move |_| form.update(|game| game.is_even = !game.is_even);
    view! {
        <Show when=move || says.read().is_some()>
            <div class="even-start">
                {choice(text::new_game::even_start().to_owned(), is_even, switch)}
                <p class="quiet">{move || says.get()}</p>
            </div>
        </Show>
    }
}

#[component]
fn Players(form: Form) -> impl IntoView {
    let seats = Derived::new(move |_| form.read().places.each_ref().map(|place| place.seat));
    let hint = move || {
        let rules = form.read().rules;
        match rules.ally_play {
            AllyPlay::Poker if rules.has_allies() => text::new_game::allies_with_poker(),
            _ if rules.has_allies() => text::new_game::allies(),
            _ => text::new_game::no_allies(),
        }
    };
    let [before, link, after] = text::new_game::own_bot();
    view! {
        <section class="panel sheet players" aria-labelledby="players-title">
            <h2 id="players-title">{text::new_game::players()}</h2>
            <ol role="list" class="places">
                <For
                    each=move || seats.get().into_iter().enumerate()
                    key=|(_, seat)| *seat
                    children=move |(_, seat)| view! { <PlaceRow form seat/> }
                />
            </ol>
            {arriving(move || Box::pin(play_styles(form)), ASKED)}
            <First form/>
            <EvenStart form/>
            <p class="quiet">{hint} " " {before} <a href="#/bots">{link}</a> {after}</p>
        </section>
    }
}

/// Returns the place of an army in the order of players.
fn at(game: &NewGame, seat: Seat) -> usize {
    game.places.iter().position(|place| place.seat == seat).unwrap_or(0)
}

#[component]
fn PlaceRow(form: Form, seat: Seat) -> impl IntoView {
    let place = move |read: fn(&ArmySetup) -> String| {
        Derived::new(move |_| form.with(|game| read(&game.places[at(game, seat)])))
    };
    let choice = Derived::new(move |_| form.with(|game| game.places[at(game, seat)].choice));
    let name = place(|place| place.name.clone());
    let usual =
        Derived::new(move |_| form.with(|game| game.promised_name(&game.places[at(game, seat)])));
    let update = move |change: &dyn Fn(&mut ArmySetup)| {
        form.update(|game| {
            let at = at(game, seat);
            change(&mut game.places[at]);
        });
    };
    let options = Derived::new(move |_| form.read().choices());
    let choose = move |event| {
        let value = event_target_value(&event);
        let chosen = options.get_untracked().into_iter().find(|(_, name)| *name == value);
        if let Some((choice, _)) = chosen {
            form.update(|game| game.sit_down(at(game, seat), choice));
        }
    };
    let is_first = move || form.with(|game| at(game, seat) == 0);
    let earlier = move |_| {
        form.update(|game| {
            if let Some(before) = at(game, seat).checked_sub(1) {
                game.swap_with_next(before);
            }
        });
    };
    let option = move |(kind, name): (SeatChoice, String)| {
        let value = name.clone();
        view! { <option value=value prop:selected=move || choice.get() == kind selected=move || choice.get() == kind>{name}</option> }
    };
    view! {
        <li class="place" data-seat=seat.name() class:nobody=move || choice.get() == SeatChoice::Nobody>
            <span class="place-army"><ArmyGlyph seat/><span>{seat.in_words()}</span></span>
            <select class="input" aria-label=text::new_game::played_by(seat.in_words()) on:change=choose>
                {move || options.get().into_iter().map(option).collect_view()}
            </select>
            <input
                class="input" type="text" placeholder=move || usual.get() autocomplete="off"
                aria-label=text::new_game::name_of(seat.in_words())
                maxlength=LONGEST_TEXT.to_string()
                prop:value=move || name.get()
                disabled=move || choice.get() == SeatChoice::Nobody
                on:input=move |event| { let text = event_target_value(&event); update(&|place| place.name.clone_from(&text)); }
            />
            <button
                class="button plain" type="button" disabled=is_first
                aria-label=text::new_game::move_up(seat.in_words()) on:click=earlier
            >"↑"</button>
        </li>
    }
}

#[component]
fn Fairness(form: Form) -> impl IntoView {
    let commitment = move || form.read().seed.commitment();
    let goes_by_link = move || !form.read().away().is_empty();
    let humans = Derived::new(move |_| {
        let game = form.read();
        let humans = game.places.iter().filter(|place| place.choice == SeatChoice::Human);
        humans.map(|place| place.seat).collect::<Vec<_>>()
    });
    let phrase = move |seat: Seat| {
        let text = move || form.with(|game| game.places[at(game, seat)].phrase.clone());
        let change = move |event| {
            let text = event_target_value(&event);
            form.update(|game| {
                let at = at(game, seat);
                game.places[at].phrase = text;
            });
        };
        view! {
            <label class="field">
                <span class="field-name">{text::new_game::adds(seat.in_words())}</span>
                <input class="input" type="text" autocomplete="off" maxlength=LONGEST_TEXT.to_string() prop:value=text on:input=change/>
            </label>
        }
    };
    view! {
        <details class="panel sheet">
            <summary><h2>{text::new_game::fair_dice()}</h2></summary>
            <Show when=goes_by_link><p>{text::new_game::fair_dice_by_link()}</p></Show>
            <Show when=move || !goes_by_link()>
                <p>{text::new_game::fair_dice_about()}</p>
                <p><code class="commitment">{commitment}</code></p>
            </Show>
            <p>{text::new_game::fair_dice_phrases()}</p>
            <div class="phrases">
                <For each=move || humans.get() key=|seat| *seat children=phrase/>
            </div>
        </details>
    }
}

#[component]
fn Start(form: Form) -> impl IntoView {
    let problem = Derived::new(move |_| form.read().problem());
    let has_board = Derived::new(move |_| form.with(NewGame::has_board));
    let (saved_games, settings) = (SavedGames::expect(), Settings::expect());
    let toasts = Toasts::expect();
    let start = move |_| {
        let game = form.get_untracked().evened();
        let preferences = settings.get_untracked();
        let table = NewGame::table(game.title(), preferences.orders)
            .with_reactions(preferences.reactions)
            .with_away(game.away());
        begin(saved_games, toasts, game, table);
    };
    let plan = Derived::new(move |_| form.with(NewGame::in_words));
    let says = move || problem.read().is_none().then(|| plan.get());
    view! {
        <footer class="start panel">
            <div role="status">{move || problem.get().map(|notice| view! { <NoticeText notice/> })}</div>
            <p>{says}</p>
            <button class="button primary big" disabled=move || problem.read().is_some() || !has_board.get() on:click=start>{text::new_game::start()}</button>
        </footer>
    }
}
