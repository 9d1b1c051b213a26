//! The screen of the user's preferences.

use leptos::prelude::*;
use screens::table::orders as sentences;

use super::choices::{OneOf, PaceChoice, ReactionChoice, SoundChoice, on_or_off};
use super::preferences::Settings;
use crate::shell::app::{FullScreen, Heading, Install};
use screens::saves::preferences::Palette;
use table::{LosingHand, Orders, Reactions};

#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = Settings::expect();
    let [before, link, after] = text::settings::orders_about("T11");
    view! {
        <main class="screen settings">
            <Heading title=text::home::settings()/>
            <Group title=text::settings::look()>
                <OneOf
                    legend=text::settings::palette()
                    options=Palette::ALL.map(|it| (it, it.in_words())).to_vec()
                    chosen=Signal::derive(move || settings.get().palette)
                    choose=move |palette| settings.update(|it| it.palette = palette)
                />
                <OneOf
                    legend=text::settings::patterns()
                    options=on_or_off()
                    chosen=Signal::derive(move || settings.get().patterns)
                    choose=move |patterns| settings.update(|it| it.patterns = patterns)
                />
            </Group>
            <Group title=text::settings::pace()>
                <PaceChoice/>
                <SoundChoice/>
                <AwakeChoice/>
            </Group>
            <Group title=text::settings::help()>
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
            </Group>
            <Group title=text::settings::questions()>
                <OneOf
                    legend=text::settings::orders()
                    options=Orders::ALL.map(|it| (it, sentences::orders(it))).to_vec()
                    chosen=Signal::derive(move || settings.get().orders)
                    choose=move |orders| settings.update(|it| it.orders = orders)
                />
                <p class="quiet">{before}<a href="#/rules/T11">{link}</a>{after}</p>
                <ReactionChoice
                    legend=text::reactions::settings().to_owned()
                    there=Reactions::of_all()
                    chosen=Signal::derive(move || settings.get().reactions)
                    choose=move |reactions| settings.update(|it| it.reactions = reactions)
                />
                <OneOf
                    legend=text::settings::losing_hand()
                    options=LosingHand::ALL.map(|it| (it, sentences::losing_hand(it))).to_vec()
                    chosen=Signal::derive(move || settings.get().reactions.losing_hand)
                    choose=move |losing_hand| settings.update(|it| it.reactions.losing_hand = losing_hand)
                />
            </Group>
            <div class="chips">
                <FullScreen/>
                <Install/>
            </div>
        </main>
    }
}

/// Groups settings under a heading.
#[component]
fn Group(title: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="panel sheet">
            <h2>{title}</h2>
            {children()}
        </section>
    }
}

/// Asks whether to keep the screen awake.
#[component]
fn AwakeChoice() -> impl IntoView {
    let settings = Settings::expect();
    let awake = Signal::derive(move || settings.get().awake);
    let choose = move |awake| settings.update(|it| it.awake = awake);
    view! { <OneOf legend=text::settings::awake() options=on_or_off() chosen=awake choose/> }
}
