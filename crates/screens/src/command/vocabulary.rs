//! The verbs of typed commands: their effects and their synonyms.

use engine::game::Verb;
use engine::world::World;

/// Describes a verb in a few words.
fn does(verb: Verb) -> &'static str {
    match verb {
        Verb::Accept => text::verbs::accept(),
        Verb::Advance => text::verbs::advance(),
        Verb::Ally => text::verbs::ally(),
        Verb::Attack => text::verbs::attack(),
        Verb::Bet => text::verbs::bet(),
        Verb::Board => text::verbs::board(),
        Verb::BreakOff => text::verbs::break_off(),
        Verb::Build => text::verbs::build(),
        Verb::Call => text::verbs::call(),
        Verb::Check => text::verbs::check(),
        Verb::Choose => text::verbs::choose(),
        Verb::Commit => text::verbs::commit(),
        Verb::Contest => text::verbs::contest(),
        Verb::Cruise => text::verbs::cruise(),
        Verb::Deal => text::verbs::deal(),
        Verb::Deploy => text::verbs::deploy(),
        Verb::Discard => text::verbs::discard(),
        Verb::Disembark => text::verbs::disembark(),
        Verb::Done => text::verbs::done(),
        Verb::Draw => text::verbs::draw(),
        Verb::Embark => text::verbs::embark(),
        Verb::Engage => text::verbs::engage(),
        Verb::Exchange => text::verbs::exchange(),
        Verb::Fight => text::verbs::fight(),
        Verb::Flank => text::verbs::flank(),
        Verb::Fold => text::verbs::fold(),
        Verb::Garrison => text::verbs::garrison(),
        Verb::Halt => text::verbs::halt(),
        Verb::Join => text::verbs::join(),
        Verb::Land => text::verbs::land(),
        Verb::Launch => text::verbs::launch(),
        Verb::Leave => text::verbs::leave(),
        Verb::Levy => text::verbs::levy(),
        Verb::Mobilize => text::verbs::mobilize(),
        Verb::Muck => text::verbs::muck(),
        Verb::Raise => text::verbs::raise(),
        Verb::Rearrange => text::verbs::rearrange(),
        Verb::Reserve => text::verbs::reserve(),
        Verb::Roll => text::verbs::roll(),
        Verb::Sail => text::verbs::sail(),
        Verb::Send => text::verbs::send(),
        Verb::Show => text::verbs::show_hand(),
        Verb::Sink => text::verbs::sink(),
        Verb::Support => text::verbs::support(),
        Verb::TakeOver => text::verbs::take_over(),
        Verb::Transfer => text::verbs::transfer(),
        Verb::TurnIn => text::verbs::turn_in(),
        Verb::Expand => text::verbs::expand(),
        Verb::Defend => text::verbs::defend(),
        Verb::Ambush => text::verbs::ambush(),
        Verb::Barrage => text::verbs::barrage(),
        Verb::Missile => text::verbs::missile(),
        Verb::Reseed => text::verbs::stir(),
        Verb::Pledge => text::verbs::pledge(),
        Verb::Reveal => text::verbs::disclose(),
        Verb::Fork => text::verbs::fork(),
        Verb::Use => "",
        Verb::Wager => text::verbs::wager(),
    }
}

/// Returns an example of a verb with its arguments, in this world; `None` where the verb says
/// enough.
pub(super) fn example(verb: &str, world: &World) -> Option<String> {
    let here = world.territories().first()?;
    let there = world.neighbours(here).first()?;
    Some(match named(verb) {
        None if verb == LOOK => text::verbs::look_example(here),
        Some(Verb::Advance) => text::verbs::advance_example().to_owned(),
        Some(Verb::Ally) => text::verbs::ally_example().to_owned(),
        Some(Verb::Attack) => text::verbs::AttackExample { here, there }.say(),
        Some(Verb::Commit) => text::verbs::CommitExample { here, there }.say(),
        Some(Verb::Cruise) => text::verbs::cruise_example().to_owned(),
        Some(Verb::Deploy) => text::verbs::deploy_example(here),
        Some(Verb::Disembark) => text::verbs::disembark_example(here),
        Some(Verb::Embark) => text::verbs::embark_example(here),
        Some(Verb::Flank) => text::verbs::FlankExample { here, there }.say(),
        Some(Verb::Garrison) => text::verbs::garrison_example(here),
        Some(Verb::Land) => text::verbs::land_example(here),
        Some(Verb::Rearrange) => text::verbs::RearrangeExample { here, there }.say(),
        Some(Verb::Sail) => text::verbs::sail_example(here),
        Some(Verb::Transfer) => text::verbs::TransferExample { here, there }.say(),
        Some(Verb::TurnIn) => text::verbs::TurnInExample { here, there }.say(),
        None
        | Some(
            Verb::Accept
            | Verb::Bet
            | Verb::Board
            | Verb::BreakOff
            | Verb::Build
            | Verb::Call
            | Verb::Check
            | Verb::Choose
            | Verb::Contest
            | Verb::Deal
            | Verb::Discard
            | Verb::Done
            | Verb::Draw
            | Verb::Engage
            | Verb::Exchange
            | Verb::Fight
            | Verb::Fold
            | Verb::Halt
            | Verb::Join
            | Verb::Launch
            | Verb::Leave
            | Verb::Levy
            | Verb::Mobilize
            | Verb::Muck
            | Verb::Raise
            | Verb::Reserve
            | Verb::Roll
            | Verb::Send
            | Verb::Show
            | Verb::Sink
            | Verb::Support
            | Verb::TakeOver
            | Verb::Expand
            | Verb::Defend
            | Verb::Ambush
            | Verb::Barrage
            | Verb::Missile
            | Verb::Reseed
            | Verb::Pledge
            | Verb::Reveal
            | Verb::Fork
            | Verb::Use
            | Verb::Wager,
        ) => return None,
    })
}

/// Returns an attack on this world as people can shorten it: “att ala kam 5”.
pub fn shortened(world: &World) -> String {
    let example = example(Verb::Attack.name(), world).unwrap_or_default().to_lowercase();
    let shorten = |word: &str| word.chars().take(3).collect();
    example.split_whitespace().map(shorten).collect::<Vec<String>>().join(" ")
}

fn synonyms(verb: Verb) -> &'static [&'static str] {
    match verb {
        Verb::Accept => &["play"],
        Verb::Advance => &["follow"],
        Verb::Ally => &["declare"],
        Verb::Attack => &["invade"],
        Verb::BreakOff => &["break", "retreat"],
        Verb::Build => &["factory"],
        Verb::Check => &["pass"],
        Verb::Choose => &["claim"],
        Verb::Commit => &["attack", "invade"],
        Verb::Deploy => &["place", "put", "reinforce"],
        Verb::Discard => &["lay"],
        Verb::Disembark => &["unload"],
        Verb::Done => &["end", "finish", "keep", "next", "pass", "skip", "no"],
        Verb::Draw => &["take"],
        Verb::Embark => &["load"],
        Verb::Exchange => &["draw", "swap"],
        Verb::Fight => &["roll"],
        Verb::Garrison => &["place", "put", "deploy"],
        Verb::Halt => &["stop", "retreat"],
        Verb::Land => &["attack"],
        Verb::Levy => &["place", "raise"],
        Verb::Muck => &["hide"],
        Verb::Rearrange => &["move", "transfer"],
        Verb::Reserve => &["add"],
        Verb::Roll => &["throw"],
        Verb::Sail => &["go"],
        Verb::Show => &["reveal"],
        Verb::Support => &["reserve", "add"],
        Verb::Transfer => &["move"],
        Verb::TurnIn => &["trade", "cash"],
        Verb::Wager => &["bet", "raise", "stake"],
        Verb::Expand => &["attack", "occupy"],
        Verb::Missile => &["fire", "strike"],
        Verb::Ambush
        | Verb::Barrage
        | Verb::Defend
        | Verb::Bet
        | Verb::Board
        | Verb::Call
        | Verb::Contest
        | Verb::Cruise
        | Verb::Deal
        | Verb::Engage
        | Verb::Flank
        | Verb::Fold
        | Verb::Join
        | Verb::Launch
        | Verb::Leave
        | Verb::Mobilize
        | Verb::Raise
        | Verb::Send
        | Verb::Sink
        | Verb::Reseed
        | Verb::Pledge
        | Verb::Reveal
        | Verb::Fork
        | Verb::TakeOver
        | Verb::Use => &[],
    }
}

/// The verbs that put one army in at poker, after calling any bet.
pub(super) const BETS: [&str; 3] = [Verb::Bet.name(), Verb::Raise.name(), Verb::Call.name()];

/// The verb for a cruise in records; people type that a ship sails.
pub(super) const CRUISE: &str = Verb::Cruise.name();

pub(super) const SAIL: &str = Verb::Sail.name();

/// The verb for asking about a territory, which is possible at any time.
pub(super) const LOOK: &str = "look";

/// The verb for taking back the last step.
pub(super) const UNDO: &str = "undo";

/// Filler words, skipped where they mean nothing.
const SMALL: [&str; 20] = [
    "a", "against", "and", "armies", "army", "at", "card", "cards", "dice", "die", "for", "from",
    "in", "into", "off", "on", "ship", "the", "to", "with",
];

/// Describes a verb in a few words.
pub(super) fn meaning(verb: &str) -> &'static str {
    match verb {
        LOOK => text::verbs::look(),
        UNDO => text::verbs::undo(),
        _ => named(verb).map_or("", does),
    }
}

/// Returns the synonyms of a verb.
pub(super) fn others(verb: &str) -> &'static [&'static str] {
    match verb {
        LOOK => &["info", "details", "examine"],
        UNDO => &["back"],
        _ => named(verb).map_or(&[], synonyms),
    }
}

fn named(verb: &str) -> Option<Verb> {
    Verb::ALL.into_iter().find(|known| known.name() == verb)
}

/// Returns the record verb that a word means, the first by name; the word itself if there is none.
pub(super) fn in_records(word: &str) -> String {
    let word = word.to_ascii_lowercase();
    let verbs = Verb::ALL.map(Verb::name);
    if verbs.iter().any(|name| name.starts_with(&word)) {
        return word;
    }
    let meant = verbs.into_iter().filter(|name| others(name).contains(&word.as_str())).min();
    meant.map_or(word, str::to_owned)
}

/// Returns `true` for a filler word, unless records need it.
pub(super) fn is_passed_over(word: &str) -> bool {
    is_small(word) && !["and", "for", "from", "in", "off", "ship"].contains(&word)
}

/// Returns `true` for a filler word.
pub(super) fn is_small(word: &str) -> bool {
    SMALL.iter().any(|small| small.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_a_command_with_its_verb_and_arguments() {
        let verbs = Verb::ALL.map(Verb::name).into_iter().chain([LOOK, UNDO]);
        let earth = World::earth();
        let examples = verbs.filter_map(|verb| Some((verb, example(verb, earth)?)));
        let mut number = 0;
        for (verb, example) in examples {
            let arguments = example.strip_prefix(verb).and_then(|rest| rest.strip_prefix(' '));
            assert!(arguments.is_some_and(|rest| !rest.is_empty()), "{verb}: {example}");
            number += 1;
        }
        assert!(number > 10, "{number}");
    }
}
