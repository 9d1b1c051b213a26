//! The user's preferences and the screen to choose them.

use leptos::prelude::*;

use super::device::{FullScreen, Install, tell};
use super::navigation::Heading;
use crate::DecisionHelp;
use crate::model::{LosingHand, Orders, Pace, Palette, Preferences, Reactions, Sound};
use crate::store::{keep_preferences, preferences};

/// The user's preferences, for the whole app.
#[derive(Clone, Copy)]
pub struct Settings {
    chosen: RwSignal<Preferences>,
}

impl Settings {
    /// Loads the preferences stored in the browser, and applies the theme from now on.
    pub fn new() -> Self {
        let chosen = RwSignal::new(preferences());
        Effect::new(move || {
            let Preferences { palette, pace, .. } = *chosen.read();
            paint(palette, pace);
        });
        Self { chosen }
    }

    /// Returns the settings of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Returns the preferences.
    pub fn get(self) -> Preferences {
        self.chosen.get()
    }

    /// Returns the preferences without tracking changes.
    pub fn get_untracked(self) -> Preferences {
        self.chosen.get_untracked()
    }

    /// Returns the decision help that the user wants.
    pub fn decision_help(self) -> DecisionHelp {
        let is_on =
            move |aid: fn(&Preferences) -> bool| Signal::derive(move || aid(&self.chosen.read()));
        DecisionHelp { odds: is_on(|it| it.odds), hints: is_on(|it| it.hints) }
    }

    /// Changes the preferences and stores them.
    pub fn update(self, change: impl FnOnce(&mut Preferences)) {
        self.chosen.update(change);
        keep_preferences(self.chosen.get_untracked());
    }
}

fn paint(palette: Palette, pace: Pace) {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-pace", pace.name());
    let _ = match palette {
        Palette::Auto => root.remove_attribute("data-palette"),
        Palette::Day => root.set_attribute("data-palette", "day"),
        Palette::Night => root.set_attribute("data-palette", "night"),
    };
}

#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = Settings::expect();
    let [before, link, after] = text::settings::orders_about("T11");
    view! {
        <main class="screen">
            <Heading title=text::home::settings()/>
            <section class="panel sheet">
                <OneOf
                    legend=text::settings::palette()
                    options=Palette::ALL.map(|it| (it, it.in_words())).to_vec()
                    chosen=Signal::derive(move || settings.get().palette)
                    choose=move |palette| settings.update(|it| it.palette = palette)
                />
                <PaceChoice/>
                <SoundChoice/>
                <AwakeChoice/>
                <OneOf
                    legend=text::settings::orders()
                    options=Orders::ALL.map(|it| (it, it.sentence())).to_vec()
                    chosen=Signal::derive(move || settings.get().orders)
                    choose=move |orders| settings.update(|it| it.orders = orders)
                />
                <p class="quiet">{before}<a href="#/rules/T11">{link}</a>{after}</p>
                <ReactionChoice
                    legend=text::react::settings().to_owned()
                    there=Reactions::of_all()
                    chosen=Signal::derive(move || settings.get().reactions)
                    choose=move |reactions| settings.update(|it| it.reactions = reactions)
                />
                <OneOf
                    legend=text::settings::losing_hand()
                    options=LosingHand::ALL.map(|it| (it, it.sentence())).to_vec()
                    chosen=Signal::derive(move || settings.get().reactions.losing_hand)
                    choose=move |losing_hand| settings.update(|it| it.reactions.losing_hand = losing_hand)
                />
                <OneOf
                    legend=text::settings::odds()
                    options=on_or_off()
                    chosen=Signal::derive(move || settings.get().odds)
                    choose=move |odds| settings.update(|it| it.odds = odds)
                />
                <OneOf
                    legend=text::settings::hints()
                    options=on_or_off()
                    chosen=Signal::derive(move || settings.get().hints)
                    choose=move |hints| settings.update(|it| it.hints = hints)
                />
                <div class="chips">
                    <FullScreen/>
                    <Install/>
                </div>
            </section>
        </main>
    }
}

/// Asks which decisions during other players' turns to make automatically, as chips.
#[component]
pub fn ReactionChoice<C>(
    legend: String,
    /// The decisions that are offered.
    there: Reactions,
    chosen: Signal<Reactions>,
    /// Called with the chosen decisions after a tap.
    choose: C,
) -> impl IntoView
where
    C: Fn(Reactions) + Copy + Send + Sync + 'static,
{
    type Switch = fn(&mut Reactions) -> &mut bool;
    let switches: [(Switch, &'static str); 5] = [
        (|it| &mut it.start, text::react::order_start()),
        (|it| &mut it.roll, text::react::order_start_roll()),
        (|it| &mut it.missiles, text::react::order_start_missiles()),
        (|it| &mut it.most_dice, text::react::order_start_dice()),
        (|it| &mut it.no_contest, text::react::order_start_contest()),
    ];
    let is_there = |(switch, _): &(Switch, &'static str)| *switch(&mut there.clone());
    let chip = move |(switch, name): (Switch, &'static str)| {
        let pressed = move || (*switch(&mut chosen.get())).to_string();
        let toggle = move |_| {
            let mut wanted = chosen.get_untracked();
            let it = switch(&mut wanted);
            *it = !*it;
            choose(wanted);
        };
        view! { <button class="chip" type="button" aria-pressed=pressed on:click=toggle>{name}</button> }
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="chips">{switches.into_iter().filter(is_there).map(chip).collect_view()}</div>
            <p class="quiet">{text::react::order_about()}</p>
        </fieldset>
    }
}

#[component]
pub fn PaceChoice() -> impl IntoView {
    let settings = Settings::expect();
    view! {
        <OneOf
            legend=text::computers::players()
            options=Pace::ALL.map(|it| (it, it.in_words())).to_vec()
            chosen=Signal::derive(move || settings.get().pace)
            choose=move |pace| settings.update(|it| it.pace = pace)
        />
    }
}

/// Asks for one of a few options, as chips.
#[component]
pub fn OneOf<T, C>(
    /// The caption of the choice.
    #[prop(into)]
    legend: String,
    /// The options with their names.
    options: Vec<(T, &'static str)>,
    chosen: Signal<T>,
    /// Called with the option that was tapped.
    choose: C,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    C: Fn(T) + Copy + Send + Sync + 'static,
{
    let chip = move |(value, name): (T, &'static str)| {
        let pressed = move || (chosen.get() == value).to_string();
        view! {
            <button class="chip" type="button" aria-pressed=pressed on:click=move |_| choose(value)>{name}</button>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="chips">{options.into_iter().map(chip).collect_view()}</div>
        </fieldset>
    }
}

/// Asks whether to play sounds.
#[component]
pub fn SoundChoice() -> impl IntoView {
    let settings = Settings::expect();
    let choose = move |sound: bool| {
        settings.update(|it| it.sound = sound);
        if sound {
            tell(Sound::Turn.name());
        }
    };
    let sound = Signal::derive(move || settings.get().sound);
    view! { <OneOf legend=text::settings::sound() options=on_or_off() chosen=sound choose/> }
}

/// Asks whether to keep the screen awake.
#[component]
fn AwakeChoice() -> impl IntoView {
    let settings = Settings::expect();
    let awake = Signal::derive(move || settings.get().awake);
    let choose = move |awake| settings.update(|it| it.awake = awake);
    view! { <OneOf legend=text::settings::awake() options=on_or_off() chosen=awake choose/> }
}

/// Returns the words for a setting that is on or off.
fn on_or_off() -> Vec<(bool, &'static str)> {
    vec![(true, text::settings::on()), (false, text::settings::off())]
}
