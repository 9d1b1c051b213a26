//! Redealing the cards that a seat can't see, which must not change its observation.

use red_queens_engine::core::{RandomSource, Seat, SeatSet, Seeded};
use red_queens_engine::game::{Hand, Phase, State, TerritoryCard};
use red_queens_engine::poker::CardSet;
use serde_json::{Value, json};

/// Takes `number` cards at random out of a pile.
fn deal<T>(pile: &mut Vec<T>, number: usize, rng: &mut Seeded) -> Vec<T> {
    let mut dealt = Vec::new();
    for _ in 0..number {
        let place = rng.below(u32::try_from(pile.len()).unwrap()) as usize;
        dealt.push(pile.swap_remove(place));
    }
    dealt
}

fn hand_of(cards: Vec<TerritoryCard>) -> Value {
    let mut hand = Hand::EMPTY;
    for card in cards {
        hand.add(card);
    }
    json!(hand)
}

/// Returns the same state with all cards that the viewer can't see dealt again, while each hand
/// keeps its size.
pub fn with_other_secrets(state: &State, viewer: Option<Seat>, rng: &mut Seeded) -> State {
    let mut value = serde_json::to_value(state).unwrap();
    let others = || Seat::ALL.into_iter().filter(|seat| Some(*seat) != viewer);
    let (deck, poker) = (state.deck(), state.poker());

    let mut hidden: Vec<TerritoryCard> = deck.stock.iter().collect();
    let covered = || others().filter(|seat| !knows_hand(state, viewer, *seat));
    covered().for_each(|seat| hidden.extend(deck.hands[seat].iter()));
    for seat in covered() {
        let dealt = deal(&mut hidden, deck.hands[seat].len(), rng);
        value["deck"]["hands"][seat.index()] = hand_of(dealt);
    }
    value["deck"]["stock"] = hand_of(hidden);

    let mut hidden: Vec<_> = (poker.stock | poker.discards).iter().collect();
    others().for_each(|seat| hidden.extend(poker.stashes[seat]));
    let unseen = || others().filter(|seat| !shown(state).contains(*seat));
    unseen().for_each(|seat| hidden.extend(poker.hands[seat] - open(state, seat)));
    for seat in unseen() {
        let open = open(state, seat);
        let number = (poker.hands[seat] - open).len();
        let dealt: CardSet = deal(&mut hidden, number, rng).into_iter().collect();
        value["poker"]["hands"][seat.index()] = json!(dealt | open);
    }
    for seat in others() {
        let dealt: CardSet =
            deal(&mut hidden, poker.stashes[seat].len(), rng).into_iter().collect();
        value["poker"]["stashes"][seat.index()] = json!(dealt);
    }
    let mucked: CardSet = deal(&mut hidden, poker.discards.len(), rng).into_iter().collect();
    value["poker"]["discards"] = json!(mucked);
    value["poker"]["stock"] = json!(hidden.into_iter().collect::<CardSet>());

    if state.outcome().is_none() {
        let mut hidden = state.objectives_left();
        hidden.extend(others().filter_map(|seat| state.objective(seat)));
        for seat in others().filter(|seat| state.objective(*seat).is_some()) {
            value["objectives"][seat.index()] = json!(deal(&mut hidden, 1, rng)[0]);
        }
    }
    serde_json::from_value(value).unwrap()
}

/// Returns the open cards of a hand.
pub fn open(state: &State, seat: Seat) -> CardSet {
    match state.phase() {
        Phase::Poker(table) => table.game.open(seat),
        _ => CardSet::EMPTY,
    }
}

/// Returns `true` if a viewer knows a seat's territory cards: its own, and those of the ally that
/// it commands (W4).
pub fn knows_hand(state: &State, viewer: Option<Seat>, seat: Seat) -> bool {
    let turn = state.turn();
    viewer == Some(seat) || (viewer == turn.commander && viewer.is_some() && turn.seat == seat)
}

/// Returns the seats that have shown their hands at poker.
pub fn shown(state: &State) -> SeatSet {
    match state.phase() {
        Phase::Poker(table) => table.game.shown(),
        _ => SeatSet::EMPTY,
    }
}
