//! The page that rolls the dice of a game again before the user's eyes.

use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;
use screens::saves::problems::unreadable;

use super::histogram::Histograms;
use super::seed::SeedPanel;
use crate::dialogs::DieFace;
use crate::page::{Alarm, is_calm};
use crate::parts::PlayedGame;
use crate::shell::app::{Heading, Missing, on_board};
use crate::shell::saves::UnreadableSave;
use crate::store::SavedGames;
use screens::battles::roll::Die;
use screens::fairness::{Check, CheckView, LatestRoll, Verdict};
use screens::route::Route;
use table::{Save, SaveError};

/// The pause between two frames of the animation.
const PAUSE: Duration = Duration::from_millis(20);

/// The number of frames: enough to follow the dice without getting bored.
const PICTURES: usize = 120;

/// The number of frames for people who prefer reduced motion.
const FEW: usize = 12;

/// Links to this page for the game on screen.
#[component]
pub fn FairDiceLink() -> impl IntoView {
    use_context::<PlayedGame>().map(|PlayedGame(id)| {
        view! { <a class="button" href=Route::FairDice(id).hash()>{text::fair_dice::title()}</a> }
    })
}

/// Shows the page of a saved game.
#[component]
pub fn FairDice(id: String) -> impl IntoView {
    let Some(text) = SavedGames::expect().text(&id) else {
        return view! { <Missing title=text::saves::missing() text=text::saves::missing_why() way=("#/", text::saves::missing_way())/> }
            .into_any();
    };
    let save = Save::read(&text);
    let missing = save.as_ref().err().and_then(SaveError::missing_board);
    let again = id.clone();
    let draw = move || view! { <FairDice id=again.clone()/> }.into_any();
    if let Some(arriving) = on_board(missing, draw) {
        return arriving;
    }
    let save = save.map_err(|problem| unreadable(&problem));
    match save.and_then(|save| Check::of(save).map_err(|problem| problem.to_string())) {
        Ok(check) => view! { <Page id check/> }.into_any(),
        Err(problem) => view! { <UnreadableSave id problem/> }.into_any(),
    }
}

/// The state of rolling again, with its verdict.
#[derive(Clone, Copy)]
struct Rolling {
    check: StoredValue<Check>,
    shown: RwSignal<CheckView>,
    verdict: RwSignal<Option<Verdict>>,
    runs: RwSignal<bool>,
    alarm: Alarm,
}

impl Rolling {
    fn new(check: Check) -> Self {
        Self {
            shown: RwSignal::new(check.view()),
            check: StoredValue::new(check),
            verdict: RwSignal::new(None),
            runs: RwSignal::new(false),
            alarm: Alarm::new(),
        }
    }

    /// Continues, or starts over after the end.
    fn run(self) {
        if self.verdict.get_untracked().is_some() {
            self.check.update_value(Check::begin_again);
            self.verdict.set(None);
        }
        let pictures = if is_calm() { FEW } else { PICTURES };
        let most = self.check.with_value(Check::length).div_ceil(pictures).max(1);
        self.runs.set(true);
        self.alarm.repeat(PAUSE, move || self.roll(most));
    }

    /// Rolls at most this many further moves. Returns `true` at the end of the game.
    fn roll(self, most: usize) -> bool {
        let rolled = self.check.try_update_value(|check| (check.roll(most), check.view()));
        // The player may have left the screen.
        let Some((is_over, view)) = rolled else { return true };
        self.shown.set(view);
        if is_over {
            self.runs.set(false);
            self.verdict.set(Some(self.check.with_value(Check::verdict)));
        }
        is_over
    }

    fn stop(self) {
        self.alarm.stop();
        self.runs.set(false);
    }
}

#[component]
fn Page(id: String, check: Check) -> impl IntoView {
    let (title, seed, why) = (check.title().to_owned(), check.seed().clone(), check.why());
    let rolling = Rolling::new(check);
    let (check, shown) = (rolling.check, rolling.shown);
    let game = Route::Game(id).hash();
    view! {
        <main class="screen fair-dice">
            <Heading title=text::fair_dice::title()/>
            <Fall rolling title game/>
            <Histograms check shown/>
            <section class="panel sheet" aria-labelledby="why-fair">
                <h2 id="why-fair">{text::fair_dice::why_title()}</h2>
                <p>{why}</p>
                <p>{text::fair_dice::why_follows()}</p>
                <p>{text::fair_dice::why_again()}</p>
                <SeedPanel seed/>
            </section>
        </main>
    }
}

/// Shows the game, its dice as they are rolled, and the verdict.
#[component]
fn Fall(rolling: Rolling, title: String, game: String) -> impl IntoView {
    let Rolling { shown, verdict, runs, .. } = rolling;
    let press = move |_| if runs.get_untracked() { rolling.stop() } else { rolling.run() };
    let label = move || match () {
        () if runs.get() => text::fair_dice::roll_stop(),
        () if verdict.read().is_some() => text::fair_dice::roll_anew(),
        () if shown.read().played > 0 => text::fair_dice::roll_on(),
        () => text::fair_dice::roll(),
    };
    let progress = move || {
        let view = shown.read();
        text::fair_dice::Progress { played: view.played, moves: view.of, dice: view.dice }.say()
    };
    let last = Derived::new(move |_| shown.read().last.clone());
    let dice = move || last.get().map(|rolls| rolls.map(|it| view! { <LatestDice roll=it/> }));
    let told = move || {
        verdict.get().map(|Verdict { agrees, text }| {
            view! { <p class="verdict" class:problem=!agrees class:good=agrees>{text}</p> }
        })
    };
    view! {
        <section class="panel sheet">
            <h2><a href=game>{title}</a></h2>
            <div class="fall-run">
                <button type="button" class="button primary big" on:click=press>{label}</button>
                <div>
                    <progress aria-label=text::fair_dice::roll() max=move || shown.read().of.to_string() value=move || shown.read().played.to_string()></progress>
                    <p class="number">{move || progress()}</p>
                </div>
            </div>
            <div role="status">{move || told()}</div>
            <div class="fall" hidden=move || last.read().is_none()>{move || dice()}</div>
        </section>
    }
}

/// Shows the dice of one side.
#[component]
fn LatestDice(roll: LatestRoll) -> impl IntoView {
    let LatestRoll { seat, name, faces } = roll;
    let list: Vec<String> = faces.iter().map(u8::to_string).collect();
    let label = text::fair_dice::Last { name: &name, faces: text::all_of(&list) }.say();
    let dice = faces.into_iter().map(|face| view! { <DieFace die=Die::plain(face) seat/> });
    view! {
        <div class="fallen" role="img" aria-label=label><span aria-hidden="true">{name}</span>{dice.collect_view()}</div>
    }
}
