//! Lists whose words each depend on those before them: flanks, engagements, cards.

use super::word::{About, NextWords, Word, card, itself, named, post, ship};
use engine::battle::Post;
use engine::core::ShipId;
use engine::game::{Hand, LEAST_BLOCK, Purchase, SetKinds, TerritoryCard};
use engine::poker::{self, CardSet};
use engine::world::{Territory, TerritorySet};

/// Continues “Ural 4 from Siberia Siberia Ukraine”.
pub(super) fn flank(to: Territory, from: &[(Post, u32)], said: &[String]) -> NextWords {
    match said.len() - 1 {
        0 => NextWords::lands(TerritorySet::only(to)),
        1 => NextWords::number(LEAST_BLOCK, from.iter().map(|(_, most)| *most).max().unwrap_or(0)),
        2 => NextWords::of([itself(&"from")]),
        _ => {
            let size = said[2].parse().unwrap_or(LEAST_BLOCK).max(1);
            let posts = from.iter().filter_map(|(origin, most)| {
                let word = post(*origin);
                let used = said[3..].iter().filter(|said| **said == word.say).count();
                let blocks = origin.most_blocks(*most, size) as usize;
                (size <= *most && used < blocks).then_some(word)
            });
            NextWords::of(posts)
        }
    }
}

/// Returns the ships that haven't been named yet.
fn not_said(ships: &[(ShipId, u32)], said: &[String]) -> impl Iterator<Item = Word> {
    let free = ships.iter().filter(|(id, _)| !said.contains(&id.to_string()));
    free.map(|(id, _)| ship(*id))
}

/// Continues “7 by 1 and 8 by 2 3 committed 4”: `large` says whether committed and flanking attacks
/// are possible.
pub(super) fn engage(
    ships: &[(ShipId, u32)],
    targets: &[(ShipId, u32)],
    large: (bool, bool),
    said: &[String],
) -> NextWords {
    let parts: Vec<&[String]> = said.split(|word| word == "and").collect();
    let Some(part) = parts.last() else { return NextWords::default() };
    let chosen = |place: fn(&[String]) -> &[String]| -> Vec<String> {
        parts.iter().flat_map(|part| place(part).to_vec()).collect()
    };
    let used = chosen(|part| part.get(2..).unwrap_or_default());
    let others = || not_said(ships, &used);
    match part {
        // Several ships may attack the same one separately, so offer every target (N7).
        [] => NextWords::of(not_said(targets, &[])),
        [_] => NextWords::of([itself(&"by")]),
        [_, _] => NextWords::of(others()),
        [.., last] if last == "committed" => {
            let joined = ships.iter().filter(|(id, _)| part[2..].contains(&id.to_string()));
            NextWords::number(LEAST_BLOCK, joined.map(|(_, crew)| *crew).min().unwrap_or(0))
        }
        [.., before, _] if before == "committed" => {
            NextWords::of(others().next().map(|_| itself(&"and")))
        }
        _ => {
            let (committed, flanks) = large;
            let more = others().filter(|_| committed && flanks);
            let and = others().next().map(|_| itself(&"and"));
            NextWords::of(more.chain(committed.then(|| itself(&"committed"))).chain(and))
        }
    }
}

/// Continues “cut reveal Alaska wild”.
pub(super) fn mobilize(reveal: Hand, said: &[String]) -> NextWords {
    let reveals = said.iter().any(|word| word == "reveal");
    let may_reveal = (!reveal.is_empty()).then(|| itself(&"reveal"));
    match said.last().map(String::as_str) {
        _ if reveals => NextWords::of(held(reveal, said).into_iter().map(territory_card)),
        Some("cut") => NextWords::of(may_reveal),
        Some("nothing") => NextWords::default(),
        _ => NextWords::of([itself(&"cut"), itself(&"nothing")].into_iter().chain(may_reveal)),
    }
}

/// Continues “reveal Alaska wild”, after the cut.
pub(super) fn reveal(cards: Hand, said: &[String]) -> NextWords {
    match said.get(1).map(String::as_str) {
        None => {
            let reveals = (!cards.is_empty()).then(|| itself(&"reveal"));
            NextWords::of(reveals.into_iter().chain([itself(&"nothing")]))
        }
        Some("reveal") => NextWords::of(held(cards, said).into_iter().map(territory_card)),
        Some(_) => NextWords::default(),
    }
}

pub(super) fn territory_card(card: TerritoryCard) -> Word {
    named(&card, card.territory().map_or(About::Itself, About::Land))
}

/// Returns the cards of a hand that haven't been named; of several wild cards only one.
fn held(mut hand: Hand, said: &[String]) -> Vec<TerritoryCard> {
    for word in said {
        if let Some(card) = hand.iter().find(|card| territory_card(*card).say == *word) {
            hand.take(card);
        }
    }
    let mut cards: Vec<TerritoryCard> = hand.iter().collect();
    cards.dedup();
    cards
}

/// Continues with three cards that make a set, and the purchase.
pub(super) fn turn_in(hand: Hand, sets: SetKinds, buy: Purchase, said: &[String]) -> NextWords {
    let bought = match buy {
        Purchase::Armies => None,
        Purchase::Factory => Some("factory"),
        Purchase::Ship => Some("ship"),
    };
    match said.len() - 1 {
        0..3 => {
            let chosen = |words: &[String]| -> Option<Vec<TerritoryCard>> {
                let mut left = hand;
                let find = |word: &String| {
                    let card = left.iter().find(|card| territory_card(*card).say == *word)?;
                    left.take(card).then_some(card)
                };
                words.iter().map(find).collect()
            };
            let Some(named) = chosen(&said[1..]) else { return NextWords::default() };
            let fits = |card: &TerritoryCard| {
                let with: Vec<TerritoryCard> = named.iter().chain([card]).copied().collect();
                hand.sets_of(sets).any(|set| within(&with, set))
            };
            NextWords::of(held(hand, &said[1..]).into_iter().filter(fits).map(territory_card))
        }
        3 => NextWords::of(bought.map(|_| itself(&"for"))),
        4 => NextWords::of(bought.map(|what| itself(&what))),
        _ => NextWords::default(),
    }
}

/// Returns `true` if these cards are among those of a set.
fn within(cards: &[TerritoryCard], set: [TerritoryCard; 3]) -> bool {
    let mut left = set.to_vec();
    cards.iter().all(|card| {
        let place = left.iter().position(|other| other == card);
        place.map(|place| left.swap_remove(place)).is_some()
    })
}

/// Returns the cards that haven't been named, as long as fewer than `most` have been.
pub(super) fn left(cards: CardSet, said: &[String], most: usize) -> NextWords {
    let free = cards.iter().map(card).filter(|word| !said.contains(&word.say));
    NextWords::of(free.filter(|_| said.len() < most))
}

/// Continues with the discards, and the cards taken for them.
pub(super) fn exchange(hand: CardSet, stash: CardSet, said: &[String]) -> NextWords {
    if said.first().is_some_and(|first| first == "nothing") {
        return NextWords::default();
    }
    if let Some(place) = said.iter().position(|word| word == "for") {
        return left(stash, &said[place + 1..], place);
    }
    let mut next = left(hand, said, poker::HAND);
    next.words.extend(said.is_empty().then(|| itself(&"nothing")));
    next.words.extend((!said.is_empty() && !stash.is_empty()).then(|| itself(&"for")));
    next
}
