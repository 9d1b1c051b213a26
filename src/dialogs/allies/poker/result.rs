//! The result of a hand of poker, for as long as it is news.

use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::cards::playing_card::PlayingCard;
use crate::parts::{ArmyGlyph, Icon, IconKind};
use screens::allies::result::{PokerResultRow, PokerResultView};

/// Shows the revealed hands and the winners of the pots. It can be dismissed.
#[component]
pub fn PokerResult() -> impl IntoView {
    let result = Controller::expect().memo(PokerResultView::of);
    let dismissed = RwSignal::new(None::<usize>);
    let news = move || result.get().filter(|result| Some(result.began) != dismissed.get());
    move || news().map(|result| view! { <Strip result dismissed/> })
}

#[component]
fn Strip(result: PokerResultView, dismissed: RwSignal<Option<usize>>) -> impl IntoView {
    let began = result.began;
    let rows = result.rows.into_iter().map(|row| view! { <Row row/> }).collect_view();
    view! {
        <section class="dock strip panel poker-result" role="region" aria-label=text::poker::last_game()>
            <header class="dock-head">
                <h2>{result.sentence}</h2>
                <button type="button" class="button plain" aria-label=text::dialogs::close() on:click=move |_| dismissed.set(Some(began))>
                    <Icon kind=IconKind::Close/>
                </button>
            </header>
            <div class="dock-body"><ul class="poker-rows" role="list">{rows}</ul></div>
        </section>
    }
}

#[component]
fn Row(row: PokerResultRow) -> impl IntoView {
    let won = (row.won > 0).then(|| text::poker::wins(row.won));
    let [before, name, after] = text::poker::Result { name: row.name, hand: row.hand }.say();
    let cards =
        row.cards.into_iter().map(|card| view! { <PlayingCard card small=true/> }).collect_view();
    view! {
        <li class="poker-row">
            <ArmyGlyph seat=row.seat/>
            <span>{before}<strong>{name}</strong>{after}</span>
            <strong class="number">{won}</strong>
            <div class="hand small">{cards}</div>
        </li>
    }
}
