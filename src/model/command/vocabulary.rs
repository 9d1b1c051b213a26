//! The verbs of typed commands: what each does, and what people say instead.

use engine::game::Verb;

/// What a verb does in a few words, and other words for it.
fn entry(verb: Verb) -> (&'static str, &'static [&'static str]) {
    match verb {
        Verb::Accept => ("play poker with those who contest", &["play"]),
        Verb::Advance => ("how many follow", &["follow"]),
        Verb::Ally => ("the ally you want to play", &["declare"]),
        Verb::Attack => ("from where, whom; a number commits so many", &["invade"]),
        Verb::Bet => ("one army", &[]),
        Verb::Board => ("with which ship, how many", &[]),
        Verb::BreakOff => ("a fight at sea", &["break", "retreat"]),
        Verb::Build => ("a factory, where", &["factory"]),
        Verb::Call => ("put in what you owe", &[]),
        Verb::Check => ("put in nothing", &["pass"]),
        Verb::Choose => ("a free territory", &["claim"]),
        Verb::Commit => ("from where, whom, how many", &["attack", "invade"]),
        Verb::Contest => ("the call for the ally", &[]),
        Verb::Cruise => ("with which ship: rolls how far it goes", &[]),
        Verb::Deploy => ("where, how many", &["place", "put", "reinforce"]),
        Verb::Discard => ("a poker card", &["lay"]),
        Verb::Disembark => ("from which ship, where, how many", &["unload"]),
        Verb::Done => (
            "with this, or nothing of it",
            &["end", "finish", "keep", "next", "pass", "skip", "no"],
        ),
        Verb::Embark => ("on which ship, from where, how many", &["load"]),
        Verb::Engage => ("which ship, by which of yours", &[]),
        Verb::Exchange => ("cards you lay down, or nothing", &["draw", "swap"]),
        Verb::Fight => ("which engagement", &["roll"]),
        Verb::Flank => ("whom, how many in each block, from where", &[]),
        Verb::Fold => ("give up what you put in", &[]),
        Verb::Garrison => ("where, how many", &["place", "put", "deploy"]),
        Verb::Halt => ("break the attack off", &["stop", "retreat"]),
        Verb::Join => ("the game, as which army", &[]),
        Verb::Land => ("from which ship, where", &["attack"]),
        Verb::Launch => ("your ship, off which territory", &[]),
        Verb::Leave => ("the game", &[]),
        Verb::Levy => ("where they rise", &["place", "raise"]),
        Verb::Mobilize => ("cut, reveal cards, or nothing", &[]),
        Verb::Muck => ("lay the hand down unseen", &["hide"]),
        Verb::Raise => ("one army more, or the die with this face", &[]),
        Verb::Rearrange => ("from where, to where, how many", &["move", "transfer"]),
        Verb::Reserve => ("to which block, how many", &["add"]),
        Verb::Roll => ("how many dice, or which block", &["throw"]),
        Verb::Sail => ("with which ship, to where", &["go"]),
        Verb::Send => ("ships into the battle, or nothing", &[]),
        Verb::Show => ("your hand", &["reveal"]),
        Verb::Sink => ("the beaten ship", &[]),
        Verb::Support => ("which engagement, which block, how many", &["reserve", "add"]),
        Verb::TakeOver => ("the ally to go on with", &[]),
        Verb::Transfer => ("from where, to where, how many", &["move"]),
        Verb::TurnIn => ("a set of three cards", &["trade", "cash"]),
        Verb::Use => ("", &[]),
    }
}

/// What may be asked at any time.
pub(super) const LOOK: &str = "look";

/// What takes the last step back.
pub(super) const UNDO: &str = "undo";

/// Words that say nothing: they are passed over where they mean nothing.
const SMALL: [&str; 20] = [
    "a", "against", "and", "armies", "army", "at", "card", "cards", "dice", "die", "for", "from",
    "in", "into", "off", "on", "ship", "the", "to", "with",
];

/// What a verb does, in a few words.
pub(super) fn meaning(verb: &str) -> &'static str {
    match verb {
        LOOK => "at a territory",
        UNDO => "the last step",
        _ => named(verb).map_or("", |verb| entry(verb).0),
    }
}

/// Other words for a verb.
pub(super) fn others(verb: &str) -> &'static [&'static str] {
    match verb {
        LOOK => &["info", "details", "examine"],
        UNDO => &["back"],
        _ => named(verb).map_or(&[], |verb| entry(verb).1),
    }
}

fn named(verb: &str) -> Option<Verb> {
    Verb::ALL.into_iter().find(|known| known.name() == verb)
}

/// The verb of records that is meant by a word, the first by name; the word itself if none is.
pub(super) fn in_records(word: &str) -> String {
    let word = word.to_ascii_lowercase();
    let verbs = Verb::ALL.map(Verb::name);
    if verbs.iter().any(|name| name.starts_with(&word)) {
        return word;
    }
    let meant = verbs.into_iter().filter(|name| others(name).contains(&word.as_str())).min();
    meant.map_or(word, str::to_owned)
}

/// Whether a word says nothing, unless records need it.
pub(super) fn is_passed_over(word: &str) -> bool {
    is_small(word) && !["and", "for", "from", "in", "off", "ship"].contains(&word)
}

/// Whether a word says nothing.
pub(super) fn is_small(word: &str) -> bool {
    SMALL.iter().any(|small| small.eq_ignore_ascii_case(word))
}
