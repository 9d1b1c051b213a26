//! The player's own place at the poker table: cards and actions.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::allies::poker;

use super::bets::Bets;
use super::card_cover::CardCover;
use super::exchange::{Exchange, KeepAll};
use super::for_all::ForAll;
use super::game::Games;
use super::odds::Odds;
use super::seat::backs;
use super::select::UseCards;
use super::show::ShowOrMuck;
use crate::Controller;
use crate::dialogs::cards::playing_card::PlayingCard;
use engine::core::Seat;
use engine::poker::PokerQuestion;
use screens::allies::poker::OwnPoker;

/// The person at the screen, for as long as nobody else takes the place.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Sitter {
    seat: Seat,
    name: String,
    /// True if the cards are covered until the decision of this person, who is passed the device.
    passed: bool,
    chooses: bool,
}

impl Sitter {
    fn of(own: &OwnPoker) -> Self {
        let chooses = matches!(own.question, Some(PokerQuestion::Use | PokerQuestion::Exchange));
        let passed = own.shared && own.question.is_some();
        Self { seat: own.seat, name: own.name.clone(), passed, chooses }
    }
}

/// Shows the cards of the person at the screen, and the buttons.
#[component]
pub(super) fn Own() -> impl IntoView {
    let own = Controller::expect().memo(poker::own_poker);
    let sitter = Derived::new(move |_| own.read().as_ref().map(Sitter::of));
    move || sitter.get().map(|sitter| view! { <Place sitter own/> })
}

#[component]
fn Place(sitter: Sitter, own: Derived<Option<OwnPoker>>) -> impl IntoView {
    let Sitter { seat, name, passed, chooses } = sitter;
    let covered = Derived::new(move |_| own.read().as_ref().is_some_and(|own| own.covered));
    // Kept here, so that the choice outlasts looking at the cards.
    let size = RwSignal::new(None::<u32>);
    let label = text::poker::place(&name);
    view! {
        <section class="poker-own" data-seat=seat.name() aria-label=label>
            {passed.then(|| view! { <CardCover name covered chooses/> })}
            {move || own.get().map(|own| decision(own, size))}
        </section>
    }
}

/// Draws the decision, with the cards that it needs.
fn decision(own: OwnPoker, size: RwSignal<Option<u32>>) -> AnyView {
    match (own.question, own.uses) {
        (Some(PokerQuestion::Name), _) => {
            let games = own.games.clone();
            view! { <Cards own/><div class="poker-act"><Games games/></div> }.into_any()
        }
        (Some(PokerQuestion::Use), Some(uses)) if !own.covered => {
            view! { <UseCards stash=own.stash uses/> }.into_any()
        }
        (Some(PokerQuestion::Exchange), _) if !own.covered => {
            view! { <Exchange hand=own.hand stash=own.stash/> }.into_any()
        }
        (Some(PokerQuestion::Exchange), _) => {
            view! { <Cards own/><div class="poker-act"><KeepAll/></div> }.into_any()
        }
        (Some(PokerQuestion::Bet { .. }), _) => {
            let (bets, wager, for_all) = (own.bets.clone(), own.wager.clone(), own.for_all);
            view! { <Cards own/><div class="poker-act"><Bets bets wager size/><ForAll for_all/></div> }
                .into_any()
        }
        (Some(PokerQuestion::Show { uncalled }), _) => {
            let (seat, always, for_all) = (own.seat, own.always, own.for_all);
            view! { <Cards own/><div class="poker-act"><ShowOrMuck uncalled seat always for_all/></div> }
                .into_any()
        }
        (None, _) => {
            let waits = own.waits_for.as_ref().map(text::prompt::thinking);
            view! { <Cards own/><div class="poker-act"><p class="quiet">{waits}</p></div> }
                .into_any()
        }
        _ => view! { <Cards own/> }.into_any(),
    }
}

/// Shows the hand with its category, or its backs and what lies face up.
#[component]
fn Cards(own: OwnPoker) -> impl IntoView {
    // Covered cards reserve the space of their category, so that nothing moves when they are shown.
    let is_whole = own.is_whole;
    let strength = own.strength.unwrap_or_else(|| text::poker::covered().to_owned());
    let [before, hand, after] = match own.suited {
        Some(true) => text::poker::with_suit(strength),
        Some(false) => text::poker::without_suit(strength),
        None => [String::new(), strength, String::new()],
    };
    let unseen = own.covered;
    let worth = is_whole.then(|| {
        view! {
            <p class="poker-strength" class:unseen=unseen>{before}<strong>{hand}</strong>{after}</p>
            <div class:unseen=unseen><Odds/></div>
        }
    });
    let (hidden, faces) =
        if own.covered { (own.held - own.open.len(), own.open) } else { (0, own.hand) };
    let faces = faces.into_iter().map(|card| view! { <PlayingCard card/> }).collect_view();
    let stash = (own.stashed > 0).then(|| {
        let covered = own.stashed - own.stash.len();
        let cards = own.stash.into_iter().map(|card| view! { <PlayingCard card small=true/> }).collect_view();
        view! { <div class="poker-stash"><h3>{text::poker::stash()}</h3><div class="hand small">{cards}{backs(covered)}</div></div> }
    });
    view! {
        <div class="poker-lay laid">
            <div class="poker-cards">
                <div class="hand">{backs(hidden)}{faces}</div>
                <div class="poker-worth">{worth}</div>
            </div>
            {stash}
        </div>
    }
}
