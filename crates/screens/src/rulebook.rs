//! The text of a rule in pieces, which show where it follows a source and where a ruling of ours
//! begins; and the chapters that some rules use.

use crate::new_game::presets::{PRESETS, Preset};
use ::words::OptionInWords;
use engine::core::is_ruling;
use engine::game::{AllyPlay, OPTIONS, RuleOption, RuleSet};
use std::borrow::Cow;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulePiece<'a> {
    Text(&'a str),
    Ruling,
    Option,
    /// The name of a rule set, of an option or of an option's value.
    Name(Cow<'a, str>),
}

/// Returns the title of a chapter in pieces, without a rule set in parentheses, which the title has
/// named before.
pub fn title(chapter: &str) -> impl Iterator<Item = RulePiece<'_>> {
    words(chapter.split_once(" (`").map_or(chapter, |(title, _)| title))
}

/// Splits a rule into pieces. The marks in brackets are removed, but their notes are kept.
pub fn pieces(text: &str) -> Vec<RulePiece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, (mark, after))) = next_mark(rest) {
        let (kind, note) = mark.split_once(": ").unwrap_or((mark, ""));
        let (before, stop, after) =
            if note.is_empty() { stopped(before, after) } else { (before, "", after) };
        let gap = if stop.is_empty() { "" } else { " " };
        pieces.extend(words(before).chain(words(stop)).chain(words(gap)));
        if is_ruling(kind) {
            pieces.push(RulePiece::Ruling);
        }
        pieces.extend(words(note));
        rest = after;
    }
    pieces.extend(words(rest));
    pieces
}

/// Moves a punctuation mark from after a mark to before it. Returns the text before the mark, the
/// punctuation, and the text after both.
fn stopped<'a>(before: &'a str, after: &'a str) -> (&'a str, &'a str, &'a str) {
    if after.starts_with(['.', ',', ';', ':']) {
        (before.trim_end(), &after[..1], &after[1..])
    } else {
        (before, "", after)
    }
}

fn next_mark(text: &str) -> Option<(&str, (&str, &str))> {
    let (before, mark) = text.split_once('[')?;
    Some((before, mark.split_once(']')?))
}

/// Splits a text without marks in brackets, such as the title of a chapter, into pieces.
pub fn words(text: &str) -> impl Iterator<Item = RulePiece<'_>> {
    text.split("**").enumerate().flat_map(|(at, part)| {
        let is_option = at % 2 == 1;
        let words = if is_option { "" } else { part };
        is_option.then_some(RulePiece::Option).into_iter().chain(names(words))
    })
}

fn names(text: &str) -> impl Iterator<Item = RulePiece<'_>> {
    let parts = text.split('`').enumerate().filter(|(_, part)| !part.is_empty());
    parts.map(
        |(at, part)| if at % 2 == 1 { RulePiece::Name(named(part)) } else { RulePiece::Text(part) },
    )
}

/// Returns the name of a rule set or an option as people see it. The values of options, and options
/// that only correct older games, are named after their keys.
fn named(key: &str) -> Cow<'_, str> {
    let preset = PRESETS.into_iter().find(|preset| preset.key == key).map(Preset::name);
    let is_option = |option: &&RuleOption| option.key.replace('_', "-") == key.replace('_', "-");
    let option = || OPTIONS.iter().find(is_option).map(OptionInWords::title);
    let name = preset.or_else(option).filter(|name| !name.is_empty());
    let is_file = key.contains('.');
    name.map_or_else(
        || if is_file { key.into() } else { key.replace(['-', '_'], " ").into() },
        Cow::from,
    )
}

/// Returns `true` if games by these rules use the chapter of this title.
///
/// A chapter about one preset names it in its title. It applies to rules that are nearest to that
/// preset, and to rules that share with it an option of the chapter on which it differs from other
/// presets. A chapter that names no preset applies to all rules, unless an option leaves out its
/// subject.
pub fn is_played(chapter: &str, rules: &RuleSet) -> bool {
    let named = chapter.split('`').nth(1);
    let letter = chapter.split('.').next().unwrap_or_default();
    match (named, letter) {
        (None, "N") => rules.ships,
        (None, "P") => rules.ally_play != AllyPlay::Off,
        (None, _) => true,
        (Some(preset), _) => {
            let known = RuleSet::preset(preset);
            rules.nearest_preset().0 == preset
                || known.is_some_and(|preset| has_of(&preset, letter, rules))
        }
    }
}

/// Returns `true` if rules set an option of a chapter as this preset does and several others don't.
fn has_of(preset: &RuleSet, chapter: &str, rules: &RuleSet) -> bool {
    let is_own = |option: &&RuleOption| {
        let value = option.get(preset);
        let others =
            RuleSet::PRESETS.iter().filter(|(_, other)| option.get(other) != value).count();
        option.rule.0.starts_with(chapter) && others > 1 && option.get(rules) == value
    };
    OPTIONS.iter().any(|option| is_own(&option))
}

#[cfg(test)]
mod tests {
    use super::RulePiece::{Name, Option, Ruling, Text};
    use super::*;
    use engine::core::{RuleId, rulebook};

    #[test]
    fn a_ruling_is_marked_where_it_begins() {
        let text = "[S] A place. [R] Even this one [R: by lot]; all (**option** `open`).";
        assert_eq!(
            pieces(text),
            [
                Text(" A place. "),
                Ruling,
                Text(" Even this one "),
                Ruling,
                Text("by lot"),
                Text("; all ("),
                Option,
                Text(" "),
                Name("open".into()),
                Text(")."),
            ]
        );
        assert_eq!(pieces("[S new-rules, R nautical] So."), [Ruling, Text(" So.")]);
        assert_eq!(
            pieces("No more [R]; so."),
            [Text("No more"), Text(";"), Text(" "), Ruling, Text(" so.")]
        );
    }

    /// Returns the letters of those of these chapters that are used.
    fn played(rules: &RuleSet, letters: &str) -> String {
        let mut sections: Vec<&str> = rulebook().map(|entry| entry.section).collect();
        sections.dedup();
        let chapters = sections.into_iter().filter(|section| is_played(section, rules));
        chapters
            .filter_map(|section| section.chars().next())
            .filter(|it| letters.contains(*it))
            .collect()
    }

    #[test]
    fn the_chapters_of_a_preset_are_played_and_those_of_its_options() {
        let (nautical, next) = (RuleSet::NAUTICAL, RuleSet::NEXT);
        assert_eq!(played(&nautical, "BCTANPMX"), "BCTANPM");
        assert_eq!(played(&next, "BCTANPMX"), "BCAMX");
        let sailing = RuleSet { ships: true, ..next };
        assert_eq!(played(&sailing, "BCTANPMX"), "BCANMX");
        let mobilizing = RuleSet { mobilization: true, ..next };
        assert_eq!(played(&mobilizing, "BCTANPMX"), "BCTAMX");
        let alone = RuleSet { ally_play: AllyPlay::Off, ..nautical };
        assert_eq!(played(&alone, "BCTANPMX"), "BCTANM");
    }

    #[test]
    fn no_mark_of_the_source_is_shown() {
        for entry in rulebook() {
            for piece in pieces(&entry.text).into_iter().chain(words(entry.section)) {
                let text = match &piece {
                    Text(text) => text,
                    Name(name) => name.as_ref(),
                    Ruling | Option => continue,
                };
                assert!(!text.contains(['`', '*', '[', ']']), "{}: {text}", entry.id);
            }
        }
    }

    #[test]
    fn rule_sets_and_options_are_called_as_people_know_them() {
        assert_eq!(
            title("K. Secret Agenda (`risiko-pocket`)").collect::<Vec<_>>(),
            [Text("K. Secret Agenda")]
        );
        let told = pieces("As in `nautical` (**option** `captured-sets`: `last-standing`).");
        let names: Vec<_> = told.into_iter().filter(|piece| matches!(piece, Name(_))).collect();
        let option = OPTIONS.iter().find(|option| option.key == "captured-sets").unwrap();
        let known = ["Red Queens", option.title(), "last standing"];
        assert_eq!(names, known.map(|name| Name(name.into())));
        let is_key = |name: &str| {
            RuleSet::PRESETS.iter().any(|(key, _)| *key == name)
                || !name.contains('.')
                    && name.contains(['-', '_'])
                    && OPTIONS.iter().all(|option| option.title() != name)
        };
        for entry in rulebook() {
            for piece in pieces(&entry.text).into_iter().chain(title(entry.section)) {
                let Name(name) = piece else { continue };
                assert!(!is_key(&name), "{}: {name}", entry.id);
            }
        }
    }

    #[test]
    fn every_rule_that_is_a_ruling_shows_it() {
        for entry in rulebook() {
            let pieces = pieces(&entry.text);
            assert_eq!(pieces.contains(&Ruling), entry.is_ruling, "{}", entry.id);
            assert!(pieces.iter().any(|piece| matches!(piece, Text(_))), "{}", entry.id);
        }
        assert!(RuleId("B5").entry().is_some_and(|rule| pieces(&rule.text).contains(&Option)));
    }
}
