//! Faults of a board that is being changed: why it can't be played on yet.

use std::collections::BTreeSet;

use engine::core::Seat;
use engine::world::letters;

use super::board::{BoardContents, Pair};

/// Words of records, which no territory may be called.
const RESERVED: [&str; 2] = ["ship", "wild"];

/// A fault, with the numbers of the places concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The name of the board has no letters.
    NamelessBoard,
    /// The name of a territory has no letters.
    NamelessTerritory(usize),
    /// The name of a continent has no letters.
    NamelessContinent(usize),
    /// The name of a sea has no letters.
    NamelessSea(usize),
    /// Records use this name for something else.
    ReservedName(usize),
    /// Two territories have the same name.
    SameTerritories(usize, usize),
    /// Two continents have the same name.
    SameContinents(usize, usize),
    /// Two seas have the same name.
    SameSeas(usize, usize),
    /// A continent without territories.
    EmptyContinent(usize),
    /// A territory without borders.
    NoBorders(usize),
    /// There are fewer territories than armies.
    TooFew { least: usize },
    /// Only this army has a starting position, but a game has at least two.
    LoneStart(Seat),
    /// Territories that no chain of borders connects with most others.
    Apart(Vec<usize>),
}

impl Fault {
    /// Returns the numbers of the territories concerned.
    pub fn territories(&self, board: &BoardContents) -> Vec<usize> {
        match self {
            Self::NamelessTerritory(at) | Self::ReservedName(at) | Self::NoBorders(at) => vec![*at],
            Self::SameTerritories(one, other) => vec![*one, *other],
            Self::Apart(all) => all.clone(),
            Self::NamelessContinent(at) | Self::EmptyContinent(at) => board.members(*at).collect(),
            Self::SameContinents(one, other) => {
                board.members(*one).chain(board.members(*other)).collect()
            }
            Self::LoneStart(seat) => board.start_of(*seat).collect(),
            Self::NamelessBoard
            | Self::NamelessSea(_)
            | Self::SameSeas(..)
            | Self::TooFew { .. } => Vec::new(),
        }
    }
}

/// Returns the faults of a board. Borders that some rules leave out connect nothing.
pub(crate) fn faults(board: &BoardContents, optional: &BTreeSet<Pair>) -> Vec<Fault> {
    let territories: Vec<&str> = board.territories.iter().map(|it| &*it.name).collect();
    let continents: Vec<&str> = board.continents.iter().map(|it| &*it.name).collect();
    let seas: Vec<&str> = board.seas.iter().map(|it| &**it).collect();
    let mut found = Vec::new();
    found.extend(is_nameless(&board.name).then_some(Fault::NamelessBoard));
    found.extend(nameless(&territories).map(Fault::NamelessTerritory));
    found.extend(nameless(&continents).map(Fault::NamelessContinent));
    found.extend(nameless(&seas).map(Fault::NamelessSea));
    let is_reserved = |at: &usize| RESERVED.contains(&&*letters(territories[*at]));
    found.extend((0..territories.len()).filter(is_reserved).map(Fault::ReservedName));
    found.extend(same(&territories).map(|(a, b)| Fault::SameTerritories(a, b)));
    found.extend(same(&continents).map(|(a, b)| Fault::SameContinents(a, b)));
    found.extend(same(&seas).map(|(a, b)| Fault::SameSeas(a, b)));
    let is_empty = |at: &usize| board.members(*at).next().is_none();
    found.extend((0..continents.len()).filter(is_empty).map(Fault::EmptyContinent));
    let least = Seat::COUNT;
    found.extend((territories.len() < least).then_some(Fault::TooFew { least }));
    let starts = board.starts();
    found.extend(starts.first().filter(|_| starts.len() == 1).map(Fault::LoneStart));
    found.extend(parted(board, optional));
    found
}

fn is_nameless(name: &str) -> bool {
    !name.chars().any(char::is_alphanumeric)
}

fn nameless<'a>(names: &'a [&str]) -> impl Iterator<Item = usize> + use<'a> {
    let all = names.iter().enumerate();
    all.filter(|(_, name)| is_nameless(name)).map(|(number, _)| number)
}

/// Returns each named place whose name an earlier one has, after that one.
fn same(names: &[&str]) -> impl Iterator<Item = Pair> + use<> {
    let names: Vec<String> = names.iter().map(|name| letters(name)).collect();
    let twice = |at: usize| {
        let first = names.iter().position(|name| *name == names[at])?;
        (first < at && !names[at].is_empty()).then_some((first, at))
    };
    (0..names.len()).filter_map(twice).collect::<Vec<_>>().into_iter()
}

/// Returns a fault for each part of the board but the largest.
fn parted(board: &BoardContents, optional: &BTreeSet<Pair>) -> Vec<Fault> {
    let mut parts = parts(board, optional);
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts.into_iter().skip(1).map(fault_of).collect()
}

fn fault_of(part: Vec<usize>) -> Fault {
    match part[..] {
        [alone] => Fault::NoBorders(alone),
        _ => Fault::Apart(part),
    }
}

fn parts(board: &BoardContents, optional: &BTreeSet<Pair>) -> Vec<Vec<usize>> {
    let mut near = vec![Vec::new(); board.territories.len()];
    for (a, b) in board.borders.difference(optional) {
        near[*a].push(*b);
        near[*b].push(*a);
    }
    let mut left: BTreeSet<usize> = (0..near.len()).collect();
    let mut parts = Vec::new();
    while let Some(start) = left.pop_first() {
        let (mut part, mut next) = (vec![start], 0);
        while let Some(at) = part.get(next).copied() {
            part.extend(near[at].iter().copied().filter(|other| left.remove(other)));
            next += 1;
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}
