//! The actions of a committed or flanking attack: rolling a block, adding reserves (A2, A3, A5).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::reserves::Reserves;
use crate::dialogs::dice::roll_buttons::RollButtons;
use engine::game::{Action, Until};
use screens::land::fight::{BlockStatus, BlockView, FightView};
use table::{Intent, Plus};

#[component]
pub fn BlockFight(fight: Derived<Option<FightView>>) -> impl IntoView {
    let controller = Controller::expect();
    let blocks = Derived::new(move |_| match &*fight.read() {
        Some(FightView::Blocks { blocks, .. }) => blocks.clone(),
        _ => Vec::new(),
    });
    let troops = Derived::new(move |_| match *fight.read() {
        Some(FightView::Blocks { troops, .. }) => troops,
        _ => 0,
    });
    let flanking = Derived::new(move |_| {
        matches!(*fight.read(), Some(FightView::Blocks { flanking: true, .. }))
    });
    let stake = move || match &*fight.read() {
        Some(FightView::Blocks { stake, .. }) => stake.clone(),
        _ => String::new(),
    };
    let chosen = RwSignal::new(None::<u8>);
    let block = Derived::new(move |_| next_block(&blocks.read(), chosen.get()));
    let once = Derived::new(move |_| {
        block.get().map_or(String::new(), |block| {
            text::dice::Against { attack: block.troops, defence: block.against }.say()
        })
    });
    let plus = controller.memo(|session| session.draft().plus);
    let roll = move |until: Until| {
        if let Some(block) = block.get_untracked() {
            let plus = plus.get_untracked().into();
            controller.dispatch(Intent::Play(Action::RollBlock {
                block: block.number,
                plus,
                until,
            }));
        }
    };
    let numbers = move || (0..blocks.read().len()).collect::<Vec<_>>();
    let nth = move |place: usize| Derived::new(move |_| blocks.read().get(place).copied());
    view! {
        <ul class="blocks" role="list" aria-label=text::land::blocks()>
            <For each=numbers key=|place| *place let:place>
                <BlockRow block=nth(place) rolling=block choose=move |number| chosen.set(Some(number))
                    alone=Signal::derive(move || blocks.read().len() == 1) />
            </For>
        </ul>
        {move || flanking.get().then(|| view! { <AskPlusOne plus /> })}
        <RollButtons once force=troops counted=text::dice::left_of_troops() pauses=Signal::stored(true) roll />
        <p class="quiet">{stake}</p>
    }
}

/// Returns the block that rolls next: the chosen one while it has armies, otherwise the first that
/// has.
fn next_block(blocks: &[BlockView], chosen: Option<u8>) -> Option<BlockView> {
    let fights = |block: &&BlockView| block.standing == BlockStatus::Fights;
    let chosen = blocks.iter().filter(fights).find(|block| Some(block.number) == chosen);
    chosen.or_else(|| blocks.iter().find(fights)).copied()
}

#[component]
fn AskPlusOne(plus: Derived<Plus>) -> impl IntoView {
    let controller = Controller::expect();
    let turn = move |_| {
        let other = match plus.get_untracked() {
            Plus::Best => Plus::Asked,
            Plus::Asked => Plus::Best,
        };
        controller.dispatch(Intent::Plus(other));
    };
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || plus.get() == Plus::Asked on:change=turn />
            <span>{text::land::plus_one()}
                <small class="quiet">{move || match plus.get() {
                    Plus::Best => text::land::plus_one_best(),
                    Plus::Asked => text::land::plus_one_asked(),
                }}</small>
            </span>
        </label>
    }
}

#[component]
fn BlockRow(
    block: Derived<Option<BlockView>>,
    rolling: Derived<Option<BlockView>>,
    #[prop(into)] choose: Callback<u8>,
    alone: Signal<bool>,
) -> impl IntoView {
    let controller = Controller::expect();
    let number = move || block.read().map(|block| block.number);
    let is_rolling =
        move || number().is_some() && number() == rolling.read().map(|block| block.number);
    let fights = move || block.read().is_some_and(|block| block.standing == BlockStatus::Fights);
    let place = move || block.read().map(|block| block.from.to_string());
    let text = move || block.read().map(standing_in_words);
    let reserves = Derived::new(move |_| block.read().map_or(0, |block| block.reserves));
    let has_reserves = Derived::new(move |_| reserves.get() > 0);
    let says = Signal::derive(move || text::land::reserves(reserves.get()));
    let add = move |armies| {
        if let Some(block) = number() {
            controller.dispatch(Intent::Play(Action::Reserve { block, armies }));
        }
    };
    view! {
        <li class="block">
            <label class="block-choice" class:chosen=is_rolling>
                <input type="radio" name="block" prop:checked=is_rolling disabled=move || !fights()
                    hidden=alone
                    on:change=move |_| if let Some(number) = number() { choose.run(number) } />
                <span>{place} <small class="quiet">{text}</small></span>
                <strong class="number">{move || block.read().map(|block| block.troops)}</strong>
            </label>
            {move || has_reserves.get().then(|| view! { <Reserves most=reserves says add /> })}
        </li>
    }
}

fn standing_in_words(block: BlockView) -> String {
    match block.standing {
        BlockStatus::Fights => {
            text::land::BlockFights { dice: block.troops, against: block.against }.say()
        }
        BlockStatus::Empty => text::land::block_empty().to_owned(),
        BlockStatus::Failed => text::land::block_failed().to_owned(),
    }
}
