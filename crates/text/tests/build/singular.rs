//! No text says “1 points”: a number of one has its noun in the singular.

use crate::message::{Arguments, Text};
use crate::pieces::Case;
use crate::plural::Plurals;
use crate::translation::{Language, languages};
use std::collections::BTreeSet;
use std::path::Path;

/// Numbers that are never one, though the noun after them is in the plural: limits, the sizes of
/// boards and trials, two dice, armies that attack, numbers with decimals.
const NEVER_ONE: [&str; 17] = [
    "boards.extent: { $territories } territories",
    "boards.size: { $number } territories",
    "editor.too-few: { $least } territories",
    "import-faults.too-many-continents: { $found } continents",
    "import-faults.too-many-seas: { $found } seas",
    "import-faults.too-many-territories: { $found } territories",
    "insight.cards-about: { $armies } armies",
    "land.path-average: { $armies } armies",
    "land.path-needed: { $needed } armies",
    "land.threat-flanking: { $against } armies",
    "lessons.first-start: { $rounds } rounds",
    "links.too-many: { $moves } moves",
    "new-game.minutes: { $minutes } minutes",
    "trial.about: { $games } games",
    "trial.finished: { $games } games",
    "trial.start: { $games } games",
    "trial.unfinished: { $rounds } rounds",
];

/// Returns the text of a message if all its numbers are this one. `None` if it has other numbers in
/// mind: a text with a single form is never said of one.
fn said(text: &Text, number: u32) -> Option<String> {
    match text {
        Text::Whole(parts) => Some(parts.concat()),
        Text::Choice { cases, .. } => {
            let fits = |case: &Case| match case {
                Case::Exactly(exactly) => *exactly == number,
                Case::Category(category) => category == "one" && number == 1,
                Case::Otherwise(_) => true,
            };
            let several = cases.len() > 1;
            let (_, text) = cases.iter().find(|(case, _)| fits(case)).filter(|_| several)?;
            said(text, number)
        }
    }
}

/// Returns the nouns that follow an argument in a text, with the argument.
fn counted(text: &str) -> impl Iterator<Item = (usize, String)> {
    let argument = |c: char| (1..9).contains(&u32::from(c));
    // The whole in “1 of 42 territories” is never one.
    let is_part = |at: usize| !text[..at].ends_with("of ");
    text.match_indices(argument).filter(move |(at, _)| is_part(*at)).filter_map(|(at, mark)| {
        let rest = text[at + 1..].strip_prefix(' ')?;
        let noun: String = rest.chars().take_while(|c| c.is_alphabetic()).collect();
        Some((usize::from(mark.as_bytes()[0] - 1), noun))
    })
}

fn is_number(arguments: &Arguments, at: usize) -> bool {
    arguments.0.get(at).is_some_and(|argument| argument.chooses)
}

/// Returns the nouns that are counted in the plural somewhere and in the singular elsewhere.
fn plurals(language: &Language) -> BTreeSet<String> {
    let all = |number| {
        let messages = language.rooms.values().flat_map(|room| room.values());
        let nouns = messages.flat_map(move |(arguments, message)| {
            let text = said(&message.text, number).unwrap_or_default();
            let counts = counted(&text).filter(|(at, _)| is_number(arguments, *at));
            counts.map(|(_, noun)| noun).collect::<Vec<_>>()
        });
        nouns.collect::<BTreeSet<_>>()
    };
    let singular = all(1);
    all(2).into_iter().filter(|noun| noun.ends_with('s') && !singular.contains(noun)).collect()
}

/// Returns the texts that count one thing in the plural.
fn faults(language: &Language) -> Vec<String> {
    let plurals = plurals(language);
    assert!(plurals.contains("armies") || language.rooms.len() < 9, "{plurals:?}");
    let mut faults = Vec::new();
    for (room, messages) in &language.rooms {
        for (name, (arguments, message)) in messages {
            let Some(text) = said(&message.text, 1) else { continue };
            for (at, noun) in counted(&text).filter(|(_, noun)| plurals.contains(noun)) {
                let number = arguments.0.get(at).map_or("", |argument| argument.name.as_str());
                // Don't count names, as in “Red moves”.
                if number != "name" {
                    faults.push(format!("{room}.{name}: {{ ${number} }} {noun}"));
                }
            }
        }
    }
    faults
}

#[test]
fn one_thing_is_never_counted_in_the_plural() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = languages(&here.join("../../text")).unwrap();
    let english = all.iter().find(|language| language.tag == "en").unwrap();
    let mut faults = faults(english);
    faults.retain(|fault| !NEVER_ONE.contains(&fault.as_str()));
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_fixed_plural_is_found() {
    let plurals = Plurals::of("en").unwrap();
    let text = "good =\n    { $n ->\n        [one] { $n } point\n       *[other] { $n } points\n    }\n\
                bad = It costs { $n } points.\nnever =\n    { $n ->\n       *[other] { $n } points\n    }\n";
    let room = crate::messages(text, None, &plurals).unwrap();
    let rooms = [("a".into(), room)].into();
    let language = Language { tag: "en".into(), plurals, rooms, files: [].into() };
    assert_eq!(faults(&language), ["a.bad: { $n } points"]);
}
