//! The verbs of typed commands: what each does, and what people say instead.

/// A verb, what it does in a few words, and other words for it.
type Verb = (&'static str, &'static str, &'static [&'static str]);

const VERBS: [Verb; 45] = [
    ("accept", "play poker with those who contest", &["play"]),
    ("advance", "how many follow", &["follow"]),
    ("ally", "the ally you want to play", &["declare"]),
    ("attack", "from where, whom; a number commits so many", &["invade"]),
    ("bet", "one army", &[]),
    ("board", "with which ship, how many", &[]),
    ("break off", "a fight at sea", &["break", "retreat"]),
    ("build", "a factory, where", &["factory"]),
    ("call", "put in what you owe", &[]),
    ("check", "put in nothing", &["pass"]),
    ("choose", "a free territory", &["claim"]),
    ("commit", "from where, whom, how many", &["attack", "invade"]),
    ("contest", "the call for the ally", &[]),
    ("cruise", "with which ship: rolls how far it goes", &[]),
    ("deploy", "where, how many", &["place", "put", "reinforce"]),
    ("discard", "a poker card", &["lay"]),
    ("disembark", "from which ship, where, how many", &["unload"]),
    (
        "done",
        "with this, or nothing of it",
        &["end", "finish", "keep", "next", "pass", "skip", "no"],
    ),
    ("embark", "on which ship, from where, how many", &["load"]),
    ("engage", "which ship, by which of yours", &[]),
    ("exchange", "cards you lay down, or nothing", &["draw", "swap"]),
    ("fight", "which engagement", &["roll"]),
    ("flank", "whom, how many in each block, from where", &[]),
    ("fold", "give up what you put in", &[]),
    ("garrison", "where, how many", &["place", "put", "deploy"]),
    ("halt", "break the attack off", &["stop", "retreat"]),
    ("join", "the game, as which army", &[]),
    ("land", "from which ship, where", &["attack"]),
    ("launch", "your ship, off which territory", &[]),
    ("leave", "the game", &[]),
    ("levy", "where they rise", &["place", "raise"]),
    ("mobilize", "cut, reveal cards, or nothing", &[]),
    ("muck", "lay the hand down unseen", &["hide"]),
    ("raise", "one army more, or the die with this face", &[]),
    ("rearrange", "from where, to where, how many", &["move", "transfer"]),
    ("reserve", "to which block, how many", &["add"]),
    ("roll", "how many dice, or which block", &["throw"]),
    ("sail", "with which ship, to where", &["go"]),
    ("send", "ships into the battle, or nothing", &[]),
    ("show", "your hand", &["reveal"]),
    ("sink", "the beaten ship", &[]),
    ("support", "which engagement, which block, how many", &["reserve", "add"]),
    ("take over", "the ally to go on with", &[]),
    ("transfer", "from where, to where, how many", &["move"]),
    ("turn in", "a set of three cards", &["trade", "cash"]),
];

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
        _ => entry(verb).map_or("", |(_, meaning, _)| meaning),
    }
}

/// Other words for a verb.
pub(super) fn others(verb: &str) -> &'static [&'static str] {
    match verb {
        LOOK => &["info", "details", "examine"],
        UNDO => &["back"],
        _ => entry(verb).map_or(&[], |(_, _, others)| others),
    }
}

fn entry(verb: &str) -> Option<&'static Verb> {
    VERBS.iter().find(|(name, ..)| *name == verb)
}

/// The verb of records that is meant by a word; the word itself if none is.
pub(super) fn in_records(word: &str) -> String {
    let word = word.to_ascii_lowercase();
    let is_verb = VERBS.iter().any(|(name, ..)| name.starts_with(&word));
    let meant = VERBS.iter().find(|(.., others)| !is_verb && others.contains(&word.as_str()));
    meant.map_or(word, |(name, ..)| (*name).to_owned())
}

/// Whether a word says nothing, unless records need it.
pub(super) fn is_passed_over(word: &str) -> bool {
    is_small(word) && !["and", "for", "from", "in", "off", "ship"].contains(&word)
}

/// Whether a word says nothing.
pub(super) fn is_small(word: &str) -> bool {
    SMALL.iter().any(|small| small.eq_ignore_ascii_case(word))
}
