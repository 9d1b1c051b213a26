//! Choices among a few options, which the settings share with other screens.

use leptos::prelude::*;

use super::preferences::Settings;
use crate::shell::app::tell;
use screens::table::pace::Pace;
use screens::table::sound::Sound;
use table::Reactions;

/// Asks for one of a few options, as chips.
#[component]
pub fn OneOf<T, N, C>(
    /// The caption of the choice.
    #[prop(into)]
    legend: String,
    /// The options with their names.
    options: Vec<(T, N)>,
    chosen: Signal<T>,
    /// Called with the option that was tapped.
    choose: C,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    N: Into<String>,
    C: Fn(T) + Copy + Send + Sync + 'static,
{
    let chip = move |(value, name): (T, N)| {
        let name: String = name.into();
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
        (|it| &mut it.start, text::reactions::order_start()),
        (|it| &mut it.roll, text::reactions::order_start_roll()),
        (|it| &mut it.missiles, text::reactions::order_start_missiles()),
        (|it| &mut it.most_dice, text::reactions::order_start_dice()),
        (|it| &mut it.no_contest, text::reactions::order_start_contest()),
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
            <p class="quiet">{text::reactions::order_about()}</p>
        </fieldset>
    }
}

#[component]
pub fn PaceChoice() -> impl IntoView {
    let settings = Settings::expect();
    view! {
        <OneOf
            legend=text::computer_players::players()
            options=Pace::ALL.map(|it| (it, it.in_words())).to_vec()
            chosen=Signal::derive(move || settings.get().pace)
            choose=move |pace| settings.update(|it| it.pace = pace)
        />
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

/// Returns the words for a setting that is on or off.
pub(super) fn on_or_off() -> Vec<(bool, &'static str)> {
    vec![(true, text::settings::on()), (false, text::settings::off())]
}
