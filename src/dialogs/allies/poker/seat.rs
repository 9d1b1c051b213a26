//! A player at the poker table, as everybody sees it.

use crate::erased::prelude::*;

use crate::dialogs::cards::playing_card::PlayingCard;
use crate::model::{PokerSeat, PokerStanding, poker_card};
use crate::parts::ArmyGlyph;
use engine::poker::Suit;

/// Name, armies, what the player did last, the cards: their backs, or the faces once they are shown.
#[component]
pub(super) fn Player(player: PokerSeat) -> impl IntoView {
    let standing = match player.standing {
        PokerStanding::In => None,
        PokerStanding::AllIn => Some(text::poker::all_in()),
        PokerStanding::Folded => Some(text::poker::folded()),
        PokerStanding::Mucked => Some(text::poker::mucked()),
    };
    let out = matches!(player.standing, PokerStanding::Folded | PokerStanding::Mucked);
    let words = player.sentence();
    let [before, staked, after] = text::poker::stakes(player.staked, player.stack);
    let cards = if let Some(cards) = player.shown {
        cards.into_iter().map(|card| view! { <PlayingCard card/> }).collect_view().into_any()
    } else {
        let hidden = player.cards - player.open.len();
        let open = player.open.into_iter().map(|card| {
            let is_red = matches!(card.suit(), Suit::Diamonds | Suit::Hearts);
            view! { <span class="card-mini" class:red=is_red>{poker_card(card)}</span> }
        });
        view! { {backs(hidden)}<span class="poker-open">{open.collect_view()}</span> }.into_any()
    };
    view! {
        <li class="poker-seat" class:asked=player.asked class:out=out data-seat=player.seat.name()
            aria-current=player.asked.then_some("true")>
            <p class="visually-hidden">{words}</p>
            <div class="poker-who" aria-hidden="true">
                <ArmyGlyph seat=player.seat/>
                <strong>{player.name}</strong>
                {player.dealer.then(|| view! { <span class="poker-dealer" title=text::poker::dealer()>{text::poker::dealer_letter()}</span> })}
            </div>
            <div class="poker-hand" aria-hidden="true">{cards}</div>
            <p class="poker-stakes number" aria-hidden="true">
                {before}<span class="poker-token">{staked}</span>{after}
            </p>
            {standing.map(str::to_owned).or(player.said).map(|said| view! { <p class="poker-said" aria-hidden="true">{said}</p> })}
        </li>
    }
}

/// So many cards that nobody else may see.
pub(super) fn backs(number: usize) -> impl IntoView {
    (0..number).map(|_| view! { <span class="card-back"></span> }).collect_view()
}
