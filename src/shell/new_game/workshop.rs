//! The workshop for custom rules of a new game: changing options, and naming, saving, exporting and
//! importing rule sets.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::picture::rules_picture;
use crate::page::part;
use crate::parts::{DrawFn, EXTRAS, RuleLink, load_stylesheet};
use crate::shell::app::{NoticeText, PickFile, Toasts};
use crate::shell::saves::{file_name, hand_out};
use crate::store::{SavedRules, copied};
use engine::game::{LONGEST_TEXT, RuleOption};
use engine::record::{CustomRules, CustomRulesError};
use screens::new_game::custom_rules::{Chosen, CustomRulesView, Difference};
use screens::new_game::draft::NewGame;
use screens::new_game::groups::{GROUPS, OptionCategory, is_about, is_found};
use screens::new_game::presets;
use screens::notice::NoticeView;
use words::{InWords, OptionInWords, OptionValue};

/// The settings of the game so far.
pub(super) type Form = RwSignal<NewGame>;

/// Chooses rules. Unsaved changes can be restored afterwards.
pub(super) fn choose(form: Form, saved_rules: SavedRules, toasts: Toasts, chosen: Chosen) {
    let before = form.with_untracked(NewGame::chosen);
    let kept = before.kept.as_ref().and_then(|id| saved_rules.get(id));
    let is_lost = before.is_changed(kept.as_ref());
    form.update(|game| game.choose(chosen));
    if is_lost {
        toasts.offer(text::custom_rules::let_go(), text::custom_rules::let_go_undo(), move || {
            form.try_update(|game| game.choose(before.clone()));
        });
    }
}

/// Shows the saved rule sets as choices beside the presets.
#[component]
pub(super) fn SavedRulesCards(form: Form) -> impl IntoView {
    let (saved_rules, toasts) = (SavedRules::expect(), Toasts::expect());
    let card = move |(id, custom_rules): (String, CustomRules)| {
        let (kept, id) = (custom_rules.clone(), StoredValue::new(id));
        let is_chosen = Derived::new(move |_| form.with(|game| game.kept == Some(id.get_value())));
        let changed = move || {
            let is_changed =
                is_chosen.get() && form.with(|game| game.chosen().is_changed(Some(&kept)));
            is_changed.then(text::custom_rules::changed)
        };
        let rules = presets::name(&custom_rules.rules);
        let picture = rules_picture(&custom_rules.rules);
        let title = custom_rules.title.clone();
        let press = move |_| {
            let chosen = Chosen { kept: Some(id.get_value()), ..custom_rules.clone().into() };
            choose(form, saved_rules, toasts, chosen);
        };
        view! {
            <button class="preset" type="button" aria-pressed=move || is_chosen.get().to_string() on:click=press>
                {picture}
                <strong>{title}</strong>
                <span>{rules} " " {changed}</span>
            </button>
        }
    };
    view! { <For each=move || saved_rules.entries() key=|(id, custom_rules)| (id.clone(), custom_rules.to_string()) children=card/> }
}

part! {
    workshop:
    /// Draws the options of a new game.
    pub(super) fn workshop(form: Form) -> DrawFn {
        load_stylesheet(&EXTRAS);
        Arc::new(move || view! { <Workshop form/> }.into_any())
    }
}

#[component]
fn Workshop(form: Form) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let nothing = move || (!is_found(&sought.read())).then(text::new_game::nothing_found);
    view! {
        <details class="panel sheet workshop">
            <summary><h2>{text::new_game::options()}</h2></summary>
            <p class="quiet">{text::custom_rules::about()}</p>
            <Keeping form/>
            <AsText form/>
            <Differing form/>
            <label class="field">
                <span class="field-name">{text::new_game::find()}</span>
                <input class="input" type="search" id="find-option" autocomplete="off" on:input=move |event| sought.set(event_target_value(&event))/>
            </label>
            <p class="quiet" role="status">{nothing}</p>
            {GROUPS.map(|group| view! { <OptionGroup form group sought/> }).collect_view()}
        </details>
    }
}

/// Shows the options of one group: those that match the search, or all of them behind its title.
#[component]
fn OptionGroup(form: Form, group: OptionCategory, sought: RwSignal<String>) -> impl IntoView {
    let row = move |option: &'static RuleOption| view! { <OptionRow form option sought/> };
    let is_left_out = move || {
        let sought = sought.read();
        !group.options().any(|option| is_about(option, &sought))
    };
    let changed = move || {
        let changes = form.with(|game| group.changes(game));
        (changes > 0).then(|| text::new_game::changed_here(changes))
    };
    view! {
        <details class="option-group" open=move || !sought.read().trim().is_empty() hidden=is_left_out>
            <summary><h3>{group.title()}</h3> <span class="quiet">{changed}</span></summary>
            <div class="options">{group.options().map(row).collect_view()}</div>
        </details>
    }
}

/// Shows the differences from the preset, any conflict between options, and who has tested the
/// rules.
#[component]
fn Differing(form: Form) -> impl IntoView {
    let view = Derived::new(move |_| CustomRulesView::of(&form.read().chosen()));
    let row = move |difference: Difference| {
        let option = difference.option;
        let put_back = option.is_offered().then(|| view! {
            <button
                class="button plain" type="button" aria-label=text::custom_rules::put_back_label(option.title())
                on:click=move |_| form.update(|game| game.put_back(option))
            >{text::custom_rules::put_back()}</button>
        });
        view! { <li data-option=option.key><span>{difference.meaning} " " <RuleLink rule=difference.rule.to_string()/></span>{put_back}</li> }
    };
    let head = move || {
        let view = view.read();
        let preset = view.from.name();
        if view.differences.is_empty() {
            text::custom_rules::same(preset)
        } else {
            text::custom_rules::different(preset)
        }
    };
    view! {
        <div class="differing" role="status">
            {move || view.get().impossible.map(|notice| view! { <div class="problem"><NoticeText notice/></div> })}
            {move || view.get().untried.map(|untried| view! { <p class="untried">{untried}</p> })}
        </div>
        <div class="differing">
            <h3>{head}</h3>
            <ul role="list">
                <For
                    each=move || view.get().differences
                    key=|difference| (difference.option.key, difference.meaning.clone())
                    children=row
                />
            </ul>
        </div>
    }
}

/// Shows the name of the rule set, and the actions on it as a whole.
#[component]
fn Keeping(form: Form) -> impl IntoView {
    let (saved_rules, toasts) = (SavedRules::expect(), Toasts::expect());
    let kept = Derived::new(move |_| {
        let id = form.with(|game| game.kept.clone());
        saved_rules
            .entries()
            .into_iter()
            .find(|(it, _)| Some(it) == id.as_ref())
            .map(|(_, custom_rules)| custom_rules)
    });
    let name = Derived::new(move |_| form.with(|game| game.rules_title.clone()));
    let can_be = move || form.with(|game| game.rules.check().is_ok());
    let is_changed = move || form.with(|game| game.chosen().is_changed(kept.get().as_ref()));
    let label = move || match kept.get() {
        None => text::custom_rules::keep(),
        Some(custom_rules) if form.with(|game| game.chosen().is_renamed(Some(&custom_rules))) => {
            text::custom_rules::keep_renamed()
        }
        Some(_) => text::custom_rules::keep_changes(),
    };
    let keep = move |_| {
        let chosen = form.with_untracked(NewGame::chosen);
        match chosen.kept.clone().filter(|id| saved_rules.get(id).is_some()) {
            Some(id) => settle(
                form,
                saved_rules,
                toasts,
                id.clone(),
                saved_rules.put(&id, &chosen.custom_rules()),
            ),
            None => add(form, saved_rules, toasts, &chosen.custom_rules()),
        }
    };
    let duplicate = move |_| {
        add(form, saved_rules, toasts, &form.with_untracked(|game| game.chosen().custom_rules()));
    };
    let delete = move |_| {
        let Some(id) = form.with_untracked(|game| game.kept.clone()) else { return };
        let Some(custom_rules) = saved_rules.remove(&id) else { return };
        form.update(|game| game.kept = None);
        toasts.offer(
            text::custom_rules::deleted(&custom_rules.title),
            text::custom_rules::deleted_undo(),
            move || match saved_rules.put(&id, &custom_rules) {
                Ok(()) => {
                    form.try_update(|game| {
                        if game.chosen().custom_rules() == custom_rules {
                            game.kept = Some(id.clone());
                        }
                    });
                }
                Err(problem) => toasts.say(problem),
            },
        );
    };
    view! {
        <label class="field">
            <span class="field-name">{text::custom_rules::name()}</span>
            <input
                class="input" type="text" autocomplete="off" maxlength=LONGEST_TEXT.to_string()
                prop:value=move || name.get()
                on:input=move |event| form.update(|game| game.rules_title = event_target_value(&event))
            />
        </label>
        <div class="chips">
            <button class="button" type="button" disabled=move || !(can_be() && is_changed()) on:click=keep>{label}</button>
            <Show when=move || kept.read().is_some()>
                <button class="button" type="button" disabled=move || !can_be() on:click=duplicate>{text::custom_rules::duplicate()}</button>
                <button class="button danger" type="button" on:click=delete>{text::custom_rules::delete()}</button>
            </Show>
        </div>
    }
}

/// Saves a new rule set and chooses it.
fn add(form: Form, saved_rules: SavedRules, toasts: Toasts, custom_rules: &CustomRules) {
    let (id, kept) = saved_rules.add(custom_rules);
    settle(form, saved_rules, toasts, id, kept);
}

/// Chooses the rule set as it is now stored, and reports any error.
fn settle(
    form: Form,
    saved_rules: SavedRules,
    toasts: Toasts,
    id: String,
    kept: Result<(), String>,
) {
    let Some(custom_rules) = saved_rules.get(&id) else { return };
    let said = kept.err().unwrap_or_else(|| text::custom_rules::kept(&custom_rules.title));
    let from = form.with_untracked(|game| game.from);
    form.update(|game| game.choose(Chosen { kept: Some(id), from, ..custom_rules.into() }));
    toasts.say(said);
}

/// Shows the rule set as text, for export and import.
#[component]
fn AsText(form: Form) -> impl IntoView {
    let (saved_rules, toasts) = (SavedRules::expect(), Toasts::expect());
    let line = Derived::new(move |_| form.with(|game| game.chosen().custom_rules().to_string()));
    // Typed text that hasn't been applied yet.
    let typed = RwSignal::new(None::<String>);
    let problem = RwSignal::new(None::<NoticeView>);
    let take = move |text: &str| -> Result<(), CustomRulesError> {
        let custom_rules = CustomRules::read(text)?;
        let id = saved_rules.find(&custom_rules);
        let mut chosen = Chosen::from(custom_rules);
        let is_kept = id.is_some();
        chosen.kept = id;
        choose(form, saved_rules, toasts, chosen);
        if !is_kept {
            add(
                form,
                saved_rules,
                toasts,
                &form.with_untracked(|game| game.chosen().custom_rules()),
            );
        }
        typed.set(None);
        problem.set(None);
        Ok(())
    };
    let read = move |_| {
        let Some(text) = typed.get_untracked() else { return };
        if let Err(error) = take(&text) {
            let notice = NoticeView::from_text(&text::custom_rules::unread(error.in_words()));
            problem.set(Some(NoticeView { rule: error.rule(), ..notice }));
        }
    };
    let import = Callback::new(move |(_, text): (String, String)| -> Result<(), String> {
        take(&text).map_err(|error| error.in_words())
    });
    let back = move |_| {
        typed.set(None);
        problem.set(None);
    };
    let export = move |_| {
        let custom_rules = form.with_untracked(|game| game.chosen().custom_rules());
        let name = if custom_rules.title.is_empty() {
            text::custom_rules::unnamed()
        } else {
            &custom_rules.title
        };
        hand_out(
            toasts,
            &format!("{}.red-queens-mix.txt", file_name(name)),
            &format!("{custom_rules}\n"),
        );
    };
    view! {
        <details class="as-text">
            <summary>{text::custom_rules::as_text()}</summary>
            <p class="quiet">{text::custom_rules::as_text_about()}</p>
            <textarea
                class="input" rows="3" spellcheck="false" autocapitalize="off" aria-label=text::custom_rules::as_text_field()
                aria-invalid=move || problem.read().is_some().to_string()
                prop:value=move || typed.get().unwrap_or_else(|| line.get())
                on:input=move |event| { typed.set(Some(event_target_value(&event))); problem.set(None); }
            ></textarea>
            <div class="problem" role="alert">{move || problem.get().map(|notice| view! { <NoticeText notice/> })}</div>
            <div class="chips">
                <Show
                    when=move || typed.read().is_some()
                    fallback=move || view! {
                        <button class="button" type="button" on:click=move |_| copy(toasts, line.get_untracked())>{text::custom_rules::copy()}</button>
                        <button class="button" type="button" on:click=export>{text::custom_rules::export()}</button>
                    }
                >
                    <button class="button primary" type="button" on:click=read>{text::custom_rules::read()}</button>
                    <button class="button" type="button" on:click=back>{text::custom_rules::read_back()}</button>
                </Show>
                <PickFile label=text::custom_rules::import() what=text::custom_rules::import_file() accept=".txt,text/plain" then=import/>
            </div>
        </details>
    }
}

/// Copies a text to the clipboard, which pages that aren't secure or trusted may not do.
fn copy(toasts: Toasts, text: String) {
    spawn_local(async move {
        toasts.say(if copied(text).await {
            text::custom_rules::copy_done()
        } else {
            text::custom_rules::copy_failed()
        });
    });
}

/// The number of letters of a choice that fit on the narrowest screens; longer ones are repeated in
/// full.
const FITS: usize = 40;

#[component]
fn OptionRow(form: Form, option: &'static RuleOption, sought: RwSignal<String>) -> impl IntoView {
    let is_here = Derived::new(move |_| option.is_on(form.with(NewGame::board)));
    let is_left_out = move || !is_here.get() || !is_about(option, &sought.read());
    let value = Derived::new(move |_| option.get(&form.read().rules()));
    let cut_off = move || {
        let chosen = option.choices().iter().find(|choice| choice.value == value.read().as_str());
        chosen.map(OptionValue::meaning).filter(|meaning| meaning.len() > FITS)
    };
    let choose = move |event| {
        let chosen = event_target_value(&event);
        form.update(|game| game.set(option, &chosen));
    };
    let offered = Derived::new(move |_| {
        let value = value.get();
        let on_board: Vec<&str> = option.values_on(form.with(NewGame::board)).collect();
        let is_offered = |it: &&OptionValue| on_board.contains(&it.value) || it.value == value;
        option.choices().iter().filter(is_offered).map(|it| it.value).collect::<Vec<&str>>()
    });
    let choice = move |choice: &'static OptionValue| {
        let is_it = move || value.read().as_str() == choice.value;
        view! { <option value=choice.value prop:selected=is_it selected=is_it>{choice.meaning()}</option> }
    };
    let choices = move || {
        let all = option.choices().iter();
        all.filter(|it| offered.read().contains(&it.value)).map(choice).collect_view()
    };
    // A custom rule set may contain a number that isn't offered.
    let other = move || {
        let value = value.get();
        let is_offered = option.choices().iter().any(|choice| choice.value == value);
        (!is_offered).then(|| view! { <option value=value.clone() selected prop:selected=true>{form.with(|game| option.meaning(&game.rules))}</option> })
    };
    let differs = Derived::new(move |_| {
        form.with(|game| option.get(&game.from.rules()) != option.get(&game.rules()))
    });
    let id = format!("option-{}", option.key);
    view! {
        <div class="option" class:differs=move || differs.get() hidden=is_left_out>
            <label for=id.clone()>
                {option.title()} " "
                {move || view! { <RuleLink rule=option.rule_of(&value.read()).to_string()/> }}
            </label>
            <select class="input" id=id on:change=choose>{move || other()}{choices}</select>
            <p class="quiet meaning" aria-hidden="true">{cut_off}</p>
        </div>
    }
}
