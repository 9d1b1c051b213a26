//! Answering the first attack of a turn: cutting the deck, revealing cards (T11, T12).

use crate::battles::battle::BattleView;
use crate::names::player_name;
use crate::seats::cards::{CardView, card_view};
use engine::core::{Seat, ShipId};
use engine::game::{
    Ask, Attack, AttackKind, CardEvent, Engagement, Event, Phase, State, TerritoryCard,
};
use engine::world::Territory;
use table::{Duty, Session};

/// The options of an attacked seat before the first roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MobilizeView {
    pub seat: Seat,
    pub attacker: Seat,
    pub attacker_name: String,
    /// The attacked territory; `None` at sea.
    pub to: Option<Territory>,
    /// The number of armies in it, or aboard all attacked ships.
    pub armies: u32,
    pub kind: AttackKind,
    /// The number of armies declared against it.
    pub against: u32,
    /// The number of cards that raise armies among those that may be on top, and the number of all
    /// those cards; `None` after the cut. If cards are revealed together with the cut, the deck is
    /// cut whatever is revealed.
    pub hits: Option<(usize, usize)>,
    /// The card that the cut has shown, if the deck has already been cut.
    pub cut: Option<CardView>,
    /// The cards that raise armies if revealed; empty before the cut, where the cut comes first.
    pub reveal: Vec<CardView>,
    /// True if the seat was asked before, so that standing orders are offered.
    pub again: bool,
}

impl MobilizeView {
    /// Returns the options of the player at the screen, if attacked.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let (attacker, to, is_cut) = match prompt.ask {
            Ask::Mobilize { attacker, to } => (attacker, to, false),
            Ask::Reveal { attacker, to } => (attacker, to, true),
            _ => return None,
        };
        let (view, seat) = (session.view(), prompt.seat);
        let table = view.table();
        let (kind, against, armies) = match to {
            Some(to) => {
                let battle = BattleView::of(session)?;
                (battle.kind, battle.attacker.left, table.board().armies(to))
            }
            None => at_sea(table)?,
        };
        // This seat's view counts the cards of other hands as part of the stock.
        let stock = table.deck().stock;
        let own = (stock.territories & table.board().held(seat)).len();
        let hidden = table.rules().cut_first && !is_cut;
        let reveal = table.revealable(seat).iter().filter(|_| !hidden);
        Some(MobilizeView {
            seat,
            attacker,
            attacker_name: player_name(session, attacker).to_owned(),
            to,
            armies,
            kind,
            against,
            hits: (!is_cut).then(|| (own + usize::from(stock.wilds), stock.len())),
            cut: cut_card(session).filter(|_| is_cut).map(|card| card_view(table, seat, card)),
            reveal: reveal.map(|card| card_view(table, seat, card)).collect(),
            again: session.offers_an_order() && session.can_order(seat),
        })
    }
}

/// Returns the card that the last action cut.
fn cut_card(session: &Session) -> Option<TerritoryCard> {
    session.moments().last()?.events.iter().find_map(|event| {
        if let Event::Card(CardEvent::Cut { card, .. }) = *event { Some(card) } else { None }
    })
}

/// Returns the type of a declared sea battle, and the armies aboard the ships of both sides.
fn at_sea(table: &State) -> Option<(AttackKind, u32, u32)> {
    let (Phase::Mobilize(Attack::Sea(battle)) | Phase::Reveal { attack: Attack::Sea(battle), .. }) =
        table.phase()
    else {
        return None;
    };
    let aboard =
        |ships: Vec<ShipId>| ships.into_iter().map(|ship| table.armies_at(ship.into())).sum();
    let attackers = battle.engagements.iter().flat_map(Engagement::ships).collect();
    let targets = battle.engagements.iter().map(|engagement| engagement.target).collect();
    Some((AttackKind::Normal, aboard(attackers), aboard(targets)))
}
