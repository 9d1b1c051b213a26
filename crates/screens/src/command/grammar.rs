//! The words that can follow each other: derived from the legal moves, in the words of records.

use super::lists::{engage, exchange, flank, left, mobilize, reveal, territory_card, turn_in};
use super::vocabulary::{LOOK, UNDO};
use super::word::{About, NextWords, Word, card, hexes, itself, land, ship};
use engine::battle::Side;
use engine::core::{SeatSet, ShipId};
use engine::game::{Choice, Hand, LEAST_BLOCK, Legal, SeaChoice, State, Verb};
use engine::poker::{Amounts, CardSet, Moves};
use engine::world::{Territory, TerritorySet};

/// The topic of a command.
#[derive(Clone, Copy)]
pub enum Topic<'a> {
    Choice(&'a Choice),
    Voyage(&'a [ShipId]),
    Leave(SeatSet),
    Join(SeatSet),
    Look,
    /// Taking back the last step.
    Undo,
}

/// Returns all topics of a table.
pub fn topics(legal: &Legal) -> Vec<Topic<'_>> {
    let mut topics: Vec<Topic> = legal.choices.iter().map(Topic::Choice).collect();
    let cruises = legal.choices.iter().filter_map(|choice| {
        if let Choice::Sea(SeaChoice::Cruise { ships }) = choice {
            Some(Topic::Voyage(ships))
        } else {
            None
        }
    });
    topics.extend(cruises);
    topics.extend((!legal.leave.is_empty()).then_some(Topic::Leave(legal.leave)));
    topics.extend((!legal.join.is_empty()).then_some(Topic::Join(legal.join)));
    topics.extend([Topic::Look, Topic::Undo]);
    topics
}

/// Returns the words that can follow the ones said about a topic.
pub fn next(table: &State, topic: Topic, said: &[String]) -> NextWords {
    if said.is_empty() {
        return verbs(topic);
    }
    let place = said.len() - 1;
    match topic {
        Topic::Choice(choice) => after(table, choice, said, place),
        Topic::Voyage(ships) => match place {
            0 => NextWords::of(ships.iter().map(|id| ship(*id))),
            1 => NextWords::of(
                table.world().territories().iter().filter(|at| has_coast(table, *at)).map(land),
            ),
            _ => NextWords::default(),
        },
        Topic::Leave(seats) | Topic::Join(seats) if place == 0 => NextWords::seats(seats),
        Topic::Look if place == 0 => NextWords::lands(table.world().territories()),
        _ => NextWords::default(),
    }
}

fn verbs(topic: Topic) -> NextWords {
    let verb = |word: &str| Word { about: About::Verb, ..itself(&word) };
    match topic {
        Topic::Choice(choice) => NextWords::of(choice.verbs().iter().map(|of| verb(of.name()))),
        Topic::Voyage(_) => NextWords::of([verb(Verb::Sail.name())]),
        Topic::Leave(_) => NextWords::of([verb(Verb::Leave.name())]),
        Topic::Join(_) => NextWords::of([verb(Verb::Join.name())]),
        Topic::Look => NextWords::of([verb(LOOK)]),
        Topic::Undo => NextWords::of([verb(UNDO)]),
    }
}

/// Returns the words that can be at a place after the verb.
fn after(table: &State, choice: &Choice, said: &[String], place: usize) -> NextWords {
    let lands = NextWords::lands;
    let only = |at: Territory| NextWords::lands(TerritorySet::only(at));
    let number = NextWords::number;
    let places = match *choice {
        Choice::Choose { territories }
        | Choice::Build { territories }
        | Choice::Levy { territories } => vec![lands(territories)],
        Choice::Garrison { territories, most } | Choice::Deploy { territories, most } => {
            vec![lands(territories), number(1, most)]
        }
        Choice::Rearrange { from, to, most }
        | Choice::Transfer { from, to, most }
        | Choice::Expand { from, to, most } => {
            vec![only(from), lands(to), number(1, most)]
        }
        Choice::Attack { from, to } => vec![only(from), lands(to)],
        Choice::Defend { least, most } => vec![number(least.into(), most.into())],
        Choice::Missile { ref dice } => return missile(dice, said, place),
        Choice::Commit { from, to, most } => {
            vec![only(from), lands(to), number(LEAST_BLOCK, most)]
        }
        Choice::Reserve { block, most } => vec![counted(block), number(1, most)],
        Choice::Advance { most } => vec![number(0, most)],
        Choice::Raise { ref faces } => vec![NextWords::of(faces.iter().map(|face| itself(face)))],
        Choice::Shed { cards } => vec![NextWords::of(cards.iter().map(territory_card))],
        Choice::Discard { cards } => vec![NextWords::of(cards.iter().map(card))],
        Choice::TakeOver { allies } | Choice::Declare { allies } => vec![NextWords::seats(allies)],
        Choice::Flank { to, ref from } => return flank(to, from, said),
        Choice::Mobilize { reveal } => return mobilize(reveal, said),
        Choice::Cut => return mobilize(Hand::EMPTY, said),
        Choice::Reveal { cards } => return reveal(cards, said),
        Choice::TurnIn { hand, sets, buy } => return turn_in(hand, sets, buy, said),
        Choice::Roll { least, most } => return after_roll((least, most), said, place),
        Choice::RollBlock { ref blocks } => return after_roll_block(blocks, said, place),
        Choice::Sea(ref choice) => return after_at_sea(table, choice, said, place),
        Choice::Poker(Moves::Use { stash, least, most }) => {
            return use_cards(stash, (least, most), &said[1..]);
        }
        Choice::Poker(Moves::Name { variants }) => {
            vec![NextWords::of(variants.iter().map(|it| itself(&it)))]
        }
        Choice::Poker(Moves::Bet { amounts: Some(Amounts { least, most }), .. })
            if said[0] == Verb::Wager.name() =>
        {
            vec![number(least, most)]
        }
        Choice::Poker(Moves::Exchange { hand, stash }) => {
            return exchange(hand, stash, &said[1..]);
        }
        Choice::Poker(Moves::Bet { .. } | Moves::Show)
        | Choice::Halt
        | Choice::Contest
        | Choice::Accept
        | Choice::Draw
        | Choice::Ambush
        | Choice::Barrage
        | Choice::Done => Vec::new(),
    };
    places.into_iter().nth(place).unwrap_or_default()
}

/// Returns the words for the die that a missile strikes: its owner, then the value it counts for.
fn missile(dice: &[(Side, u8)], said: &[String], place: usize) -> NextWords {
    let name = |side: Side| if side == Side::Attacker { "attacker" } else { "defender" };
    let of = |side: Side| dice.iter().filter(move |(of, _)| *of == side);
    let sides = [Side::Attacker, Side::Defender].into_iter();
    match place {
        0 => NextWords::of(
            sides.filter(|side| of(*side).count() > 0).map(|side| itself(&name(side))),
        ),
        1 => {
            let side =
                sides.into_iter().find(|side| said.get(1).is_some_and(|it| it == name(*side)));
            NextWords::of(side.into_iter().flat_map(of).map(|(_, face)| itself(face)))
        }
        _ => NextWords::default(),
    }
}

fn after_at_sea(table: &State, choice: &SeaChoice, said: &[String], place: usize) -> NextWords {
    let only = |at: Territory| NextWords::lands(TerritorySet::only(at));
    let one = |id: ShipId| NextWords::of([ship(id)]);
    let number = NextWords::number;
    let places = match *choice {
        SeaChoice::Launch { ref at } | SeaChoice::Sail { to: ref at } if place == 0 => {
            vec![hexes(table, at)]
        }
        SeaChoice::Launch { .. } | SeaChoice::Sail { .. } | SeaChoice::Sink => Vec::new(),
        SeaChoice::Cruise { ref ships } => vec![NextWords::of(ships.iter().map(|id| ship(*id)))],
        SeaChoice::Embark { ship, from, most } => vec![one(ship), only(from), number(1, most)],
        SeaChoice::Disembark { ship, to, most } => {
            vec![one(ship), NextWords::lands(to), number(1, most)]
        }
        SeaChoice::Land { ship, to, aboard, committed } => {
            let mut places = vec![one(ship), NextWords::lands(to)];
            if committed && aboard >= LEAST_BLOCK {
                places.extend([NextWords::of([itself(&"committed")]), number(LEAST_BLOCK, aboard)]);
            }
            places
        }
        SeaChoice::Board { ship, most } => vec![one(ship), number(1, most)],
        SeaChoice::Reserve { engagement, block, most } => {
            vec![counted(engagement), counted(block), number(1, most)]
        }
        SeaChoice::BreakOff { engagement } => vec![counted(engagement)],
        SeaChoice::Roll { engagement, .. } if place == 0 => vec![counted(engagement)],
        SeaChoice::Roll { ref blocks, least, most, .. } => {
            return after_fight(blocks, (least, most), said, place);
        }
        SeaChoice::Engage { ref ships, ref targets, committed } => {
            return engage(ships, targets, (committed, true), &said[1..]);
        }
        SeaChoice::SendIn { ref ships, ref targets, committed } => {
            if said.last().is_some_and(|last| last == "nothing") {
                return NextWords::default();
            }
            let mut next = engage(ships, targets, (committed, false), &said[1..]);
            next.words.extend((place == 0).then(|| itself(&"nothing")));
            return next;
        }
    };
    places.into_iter().nth(place).unwrap_or_default()
}

/// Returns the words that can follow where cards of the stash are used, or none.
fn use_cards(stash: CardSet, (least, most): (u8, u8), said: &[String]) -> NextWords {
    if said.last().is_some_and(|last| last == "nothing") {
        return NextWords::default();
    }
    let mut next = left(stash, said, usize::from(most));
    next.words.extend((said.is_empty() && least == 0).then(|| itself(&"nothing")));
    next
}

/// Returns the number of a block or an engagement, counted from 1.
fn counted(from_0: u8) -> NextWords {
    NextWords::number(u32::from(from_0) + 1, u32::from(from_0) + 1)
}

/// Returns the words that can follow a roll at sea: the block, then how far to go on.
fn after_fight(blocks: &[u8], (least, most): (u8, u8), said: &[String], place: usize) -> NextWords {
    match said.last().filter(|_| place > 1).map(String::as_str) {
        Some("block") => return NextWords::numbers(blocks),
        Some("with") => return NextWords::number(least.into(), most.into()),
        _ => {}
    }
    let mut next = until(said);
    next.words.extend((place == 1).then(|| itself(&"block")));
    next.words.extend((place == 1 && least <= most).then(|| itself(&"with")));
    next
}

/// Returns the words that can follow a roll: the number of dice, then how far to go on.
fn after_roll((least, most): (u8, u8), said: &[String], place: usize) -> NextWords {
    if place == 0 { NextWords::number(least.into(), most.into()) } else { until(said) }
}

/// Returns the words that can follow a block's roll: its number, the choice to ask about the plus
/// one, then how far to go on.
fn after_roll_block(blocks: &[u8], said: &[String], place: usize) -> NextWords {
    match place {
        0 => NextWords::of([itself(&"block")]),
        1 => NextWords::numbers(blocks),
        _ => {
            let mut next = until(said);
            next.words.extend((place == 2).then(|| itself(&"ask")));
            next
        }
    }
}

/// Returns the words for how far a battle goes on; empty once that has been said.
fn until(said: &[String]) -> NextWords {
    let mut last = said.iter().rev().map(String::as_str);
    match (last.next(), last.next()) {
        (Some("until"), _) => {
            NextWords { numbers: Some((0, 999)), ..NextWords::of([itself(&"conquest")]) }
        }
        (Some("conquest" | "left"), _) => NextWords::default(),
        (_, Some("until")) => NextWords::of([itself(&"left")]),
        (Some("block"), _) => NextWords::default(),
        _ => NextWords::of([itself(&"until")]),
    }
}

fn has_coast(table: &State, at: Territory) -> bool {
    !table.world().coasts(at).is_empty()
}
