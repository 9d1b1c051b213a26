//! Which words can follow which: made from what is legal now, in the words of records.

use super::lists::{engage, exchange, flank, left, mobilize, turn_in};
use super::vocabulary::{LOOK, UNDO};
use super::word::{About, Next, Word, card, hexes, itself, land, ship};
use engine::core::{SeatSet, ShipId};
use engine::game::{Choice, LEAST_BLOCK, Legal, SeaChoice, State};
use engine::poker::{self, Moves};
use engine::world::{Territory, TerritorySet};

/// What a command may be about.
#[derive(Clone, Copy)]
pub enum Topic<'a> {
    Choice(&'a Choice),
    Voyage(&'a [ShipId]),
    Leave(SeatSet),
    Join(SeatSet),
    Look,
    /// The last step.
    Undo,
}

/// All topics of a table.
pub fn topics(legal: &Legal) -> Vec<Topic<'_>> {
    let mut topics: Vec<Topic> = legal.choices.iter().map(Topic::Choice).collect();
    let cruises = legal.choices.iter().filter_map(|choice| match choice {
        Choice::Sea(SeaChoice::Cruise { ships }) => Some(Topic::Voyage(ships)),
        _ => None,
    });
    topics.extend(cruises);
    topics.extend((!legal.leave.is_empty()).then_some(Topic::Leave(legal.leave)));
    topics.extend((!legal.join.is_empty()).then_some(Topic::Join(legal.join)));
    topics.extend([Topic::Look, Topic::Undo]);
    topics
}

/// What can follow what was said about a topic.
pub fn next(table: &State, topic: Topic, said: &[String]) -> Next {
    let (verb, rest) = match topic {
        Topic::Choice(choice) => (verb(choice), Topic::Choice(choice)),
        Topic::Voyage(_) => ("sail", topic),
        Topic::Leave(_) => ("leave", topic),
        Topic::Join(_) => ("join", topic),
        Topic::Look => (LOOK, topic),
        Topic::Undo => (UNDO, topic),
    };
    if said.is_empty() {
        let word = Word { show: verb.into(), say: verb.into(), about: About::Verb };
        // At poker a verb is the bet itself.
        return match topic {
            Topic::Choice(Choice::Poker(Moves::Bet { bets })) => {
                Next::of(bets.iter().map(|bet| Word { about: About::Verb, ..itself(&bet.name()) }))
            }
            Topic::Choice(Choice::Poker(Moves::Show)) => {
                let moves =
                    ["show", "muck"].map(|name| Word { about: About::Verb, ..itself(&name) });
                Next::of(moves)
            }
            _ => Next::of([word]),
        };
    }
    let place = said.len() - 1;
    match rest {
        Topic::Choice(choice) => after(table, choice, said, place),
        Topic::Voyage(ships) => match place {
            0 => Next::of(ships.iter().map(|id| ship(*id))),
            1 => Next::of(
                table.world().territories().iter().filter(|at| has_coast(table, *at)).map(land),
            ),
            _ => Next::default(),
        },
        Topic::Leave(seats) | Topic::Join(seats) if place == 0 => Next::seats(seats),
        Topic::Look if place == 0 => Next::lands(table.world().territories()),
        _ => Next::default(),
    }
}

fn verb(choice: &Choice) -> &'static str {
    match choice {
        Choice::Choose { .. } => "choose",
        Choice::Garrison { .. } => "garrison",
        Choice::Rearrange { .. } => "rearrange",
        Choice::Build { .. } => "build",
        Choice::TurnIn { .. } => "turn in",
        Choice::Deploy { .. } => "deploy",
        Choice::Attack { .. } => "attack",
        Choice::Commit { .. } => "commit",
        Choice::Flank { .. } => "flank",
        Choice::Sea(SeaChoice::Launch { .. }) => "launch",
        Choice::Sea(SeaChoice::Cruise { .. }) => "cruise",
        Choice::Sea(SeaChoice::Sail { .. }) => "sail",
        Choice::Sea(SeaChoice::Embark { .. }) => "embark",
        Choice::Sea(SeaChoice::Disembark { .. }) => "disembark",
        Choice::Sea(SeaChoice::Land { .. }) => "land",
        Choice::Sea(SeaChoice::Engage { .. }) => "engage",
        Choice::Sea(SeaChoice::SendIn { .. }) => "send",
        Choice::Sea(SeaChoice::Roll { .. }) => "fight",
        Choice::Sea(SeaChoice::Reserve { .. }) => "support",
        Choice::Sea(SeaChoice::BreakOff { .. }) => "break off",
        Choice::Sea(SeaChoice::Board { .. }) => "board",
        Choice::Sea(SeaChoice::Sink) => "sink",
        Choice::Mobilize { .. } => "mobilize",
        Choice::Levy { .. } => "levy",
        Choice::Roll { .. } | Choice::RollBlock { .. } => "roll",
        Choice::Raise { .. } => "raise",
        Choice::Reserve { .. } => "reserve",
        Choice::Halt => "halt",
        Choice::Advance { .. } => "advance",
        Choice::Transfer { .. } => "transfer",
        Choice::Discard { .. } => "discard",
        Choice::TakeOver { .. } => "take over",
        Choice::Declare { .. } => "ally",
        Choice::Contest => "contest",
        Choice::Accept => "accept",
        Choice::Poker(Moves::Use { .. }) => "use",
        Choice::Poker(_) => "exchange",
        Choice::Done => "done",
    }
}

/// What can stand at a place after the verb.
fn after(table: &State, choice: &Choice, said: &[String], place: usize) -> Next {
    let lands = Next::lands;
    let only = |at: Territory| Next::lands(TerritorySet::only(at));
    let number = Next::number;
    let counted = |from_0: u8| Next::number(u32::from(from_0) + 1, u32::from(from_0) + 1);
    match (choice, place) {
        (
            Choice::Choose { territories }
            | Choice::Build { territories }
            | Choice::Levy { territories }
            | Choice::Garrison { territories, .. }
            | Choice::Deploy { territories, .. },
            0,
        ) => lands(*territories),
        (
            Choice::Rearrange { from, .. }
            | Choice::Transfer { from, .. }
            | Choice::Attack { from, .. }
            | Choice::Commit { from, .. },
            0,
        )
        | (Choice::Sea(SeaChoice::Embark { from, .. }), 1) => only(*from),
        (
            Choice::Rearrange { to, .. }
            | Choice::Transfer { to, .. }
            | Choice::Attack { to, .. }
            | Choice::Commit { to, .. }
            | Choice::Sea(SeaChoice::Disembark { to, .. } | SeaChoice::Land { to, .. }),
            1,
        ) => lands(*to),
        (
            Choice::Garrison { most, .. }
            | Choice::Deploy { most, .. }
            | Choice::Sea(SeaChoice::Board { most, .. })
            | Choice::Reserve { most, .. },
            1,
        )
        | (
            Choice::Rearrange { most, .. }
            | Choice::Transfer { most, .. }
            | Choice::Sea(SeaChoice::Embark { most, .. } | SeaChoice::Disembark { most, .. })
            | Choice::Sea(SeaChoice::Reserve { most, .. }),
            2,
        ) => number(1, *most),
        (Choice::Commit { most, .. }, 2) => number(LEAST_BLOCK, *most),
        (Choice::Advance { most }, 0) => number(0, *most),
        (
            Choice::Sea(SeaChoice::Embark { ship: id, .. } | SeaChoice::Disembark { ship: id, .. })
            | Choice::Sea(SeaChoice::Land { ship: id, .. } | SeaChoice::Board { ship: id, .. }),
            0,
        ) => Next::of([ship(*id)]),
        (Choice::Sea(SeaChoice::Land { aboard, committed: true, .. }), 2)
            if *aboard >= LEAST_BLOCK =>
        {
            Next::of([itself(&"committed")])
        }
        (Choice::Sea(SeaChoice::Land { aboard, committed: true, .. }), 3) => {
            number(LEAST_BLOCK, *aboard)
        }
        (Choice::Sea(SeaChoice::Cruise { ships }), 0) => Next::of(ships.iter().map(|id| ship(*id))),
        (Choice::Sea(SeaChoice::Launch { at } | SeaChoice::Sail { to: at }), 0) => {
            hexes(table, *at)
        }
        (Choice::Flank { to, from }, _) => flank(*to, from, said),
        (Choice::Sea(SeaChoice::Engage { ships, targets, committed }), _) => {
            engage(ships, targets, (*committed, true), &said[1..])
        }
        (Choice::Sea(SeaChoice::SendIn { ships, targets, committed }), _) => {
            let mut next = engage(ships, targets, (*committed, false), &said[1..]);
            next.words.extend((place == 0).then(|| itself(&"nothing")));
            if said.last().is_some_and(|last| last == "nothing") { Next::default() } else { next }
        }
        (
            Choice::Sea(SeaChoice::Roll { engagement, .. } | SeaChoice::Reserve { engagement, .. })
            | Choice::Sea(SeaChoice::BreakOff { engagement }),
            0,
        ) => counted(*engagement),
        (Choice::Sea(SeaChoice::Reserve { block, .. }), 1) | (Choice::Reserve { block, .. }, 0) => {
            counted(*block)
        }
        (Choice::Raise { faces }, 0) => Next::of(faces.iter().map(|face| itself(face))),
        (Choice::Mobilize { reveal }, _) => mobilize(*reveal, said),
        (Choice::TurnIn { hand, buy }, _) => turn_in(*hand, *buy, said),
        (Choice::Discard { cards }, 0) => Next::of(cards.iter().map(card)),
        (Choice::TakeOver { allies } | Choice::Declare { allies }, 0) => Next::seats(*allies),
        (Choice::Poker(Moves::Use { stash }), _) => left(*stash, &said[1..], poker::HAND),
        (Choice::Poker(Moves::Exchange { hand, stash }), _) => exchange(*hand, *stash, &said[1..]),
        _ => rolled(choice, said, place),
    }
}

/// What can follow where dice are thrown: which block, how many dice, how far to go on.
fn rolled(choice: &Choice, said: &[String], place: usize) -> Next {
    match (choice, place) {
        (Choice::Sea(SeaChoice::Roll { blocks, .. }), _) => {
            let last = said.last().map_or("", String::as_str);
            let mut next = until(said);
            if place == 1 {
                next.words.push(itself(&"block"));
            } else if last == "block" {
                next = Next::numbers(blocks);
            }
            next
        }
        (Choice::Roll { least, most }, 0) => Next::number((*least).into(), (*most).into()),
        (Choice::Roll { .. }, _) => until(said),
        (Choice::RollBlock { .. }, 0) => Next::of([itself(&"block")]),
        (Choice::RollBlock { blocks }, 1) => Next::numbers(blocks),
        (Choice::RollBlock { .. }, _) => {
            let mut next = until(said);
            next.words.extend((place == 2).then(|| itself(&"ask")));
            next
        }
        _ => Next::default(),
    }
}

/// How far a battle goes on; nothing where that is said.
fn until(said: &[String]) -> Next {
    let mut last = said.iter().rev().map(String::as_str);
    match (last.next(), last.next()) {
        (Some("until"), _) => Next { numbers: Some((0, 999)), ..Next::of([itself(&"conquest")]) },
        (Some("conquest" | "left"), _) => Next::default(),
        (_, Some("until")) => Next::of([itself(&"left")]),
        (Some("block"), _) => Next::default(),
        _ => Next::of([itself(&"until")]),
    }
}

fn has_coast(table: &State, at: Territory) -> bool {
    !table.world().coasts(at).is_empty()
}
