//! A player at the poker table, as everybody sees it.

use leptos::prelude::*;

use crate::dialogs::cards::playing_card::PlayingCard;
use crate::parts::ArmyGlyph;
use screens::allies::poker_table::{OpenHand, PokerSeat, PokerStanding};

/// Shows name, armies, last action and cards: their backs, or their faces once they are shown, and
/// the hand that open cards make.
#[component]
pub(super) fn Player(
    player: PokerSeat,
    at: Option<&'static str>,
    /// The time when the hand is turned over in a showdown that is being played out.
    turns: Option<u32>,
    /// True once the hand has lost.
    loses: bool,
) -> impl IntoView {
    let standing = match player.standing {
        PokerStanding::In => None,
        PokerStanding::AllIn => Some(text::poker::all_in()),
        PokerStanding::Folded => Some(text::poker::folded()),
        PokerStanding::Mucked => Some(text::poker::mucked()),
    };
    let out = matches!(player.standing, PokerStanding::Folded | PokerStanding::Mucked);
    let words = player.sentence();
    let leads = player.hand.as_ref().is_some_and(|hand| hand.leads);
    let (hidden, open) = match player.shown {
        Some(cards) => (0, cards),
        None => (player.cards - player.open.len(), player.open),
    };
    let open = open.into_iter().map(|card| view! { <PlayingCard card small=true/> });
    let open = open.collect_view();
    let said = standing.map(str::to_owned).or(player.said);
    let said = match player.hand {
        Some(OpenHand { name, .. }) => view! { <strong>{text::sentence(name)}</strong> }.into_any(),
        None => said.into_any(),
    };
    let won = (player.won > 0)
        .then(|| view! { <span class="poker-token poker-won number">{text::poker::wins(player.won)}</span> });
    let stack = player.stack.filter(|_| won.is_none()).map(text::ally_sentences::left);
    view! {
        <li class="poker-seat" class:asked=player.asked class:out=out class:loses=loses class:leads=leads
            class:turns=turns.is_some() style=turns.map(|at| format!("--at:{at}ms"))
            data-seat=player.seat.name() data-at=at aria-current=player.asked.then_some("true")>
            <p class="visually-hidden">{words}</p>
            <div class="poker-who" aria-hidden="true">
                <ArmyGlyph seat=player.seat/>
                <strong>{player.name}</strong>
                {player.dealer.then(|| view! { <span class="poker-dealer" title=text::poker::dealer()>{text::poker::dealer_letter()}</span> })}
            </div>
            {(!player.own).then(|| view! { <div class="poker-hand" aria-hidden="true">{backs(hidden)}{open}</div> })}
            <p class="poker-stakes number" aria-hidden="true">{won}{stack}</p>
            <p class="poker-said" aria-hidden="true">{said}</p>
        </li>
    }
}

/// Shows this many cards that nobody else may see.
pub(super) fn backs(number: usize) -> impl IntoView {
    (0..number).map(|_| view! { <span class="card-back"></span> }).collect_view()
}
