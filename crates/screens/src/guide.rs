//! The guide to the game, `text/en/guide.md`, as it applies to some rules.
//!
//! A chapter begins with `## Title`. Each of its paragraphs is one line: `- ` for a list item, `> `
//! for an example, `![…] ` for a picture and its caption, anything else for plain text.
//! `{ships=on}` at the beginning of a paragraph, or at the end of a title, names the options under
//! which it applies; several are separated by commas and must all hold, and `*` matches any ending.
//! In the middle of a paragraph such a condition applies up to `{/}`. `[T6]` links to a rule; text
//! between `**` is emphasized.

use engine::core::Seat;
use engine::game::{OPTIONS, RuleSet};
use engine::poker::Card;
use engine::world::Territory;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuideChapter {
    pub title: String,
    pub parts: Vec<GuidePart>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuidePart {
    pub kind: GuidePartKind,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuidePartKind {
    Text,
    Point,
    Example,
    Picture(GuidePicture),
}

/// The content of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuidePicture {
    Board,
    /// The rolls of two armies, the attacker's first.
    Dice([(Seat, Vec<u8>); 2]),
    /// Armies on land that move, and those at the destination.
    Armies(Vec<(Seat, u32)>, Vec<(Seat, u32)>),
    /// The same with ships.
    Ships(Vec<(Seat, u32)>, Vec<(Seat, u32)>),
    Cards(Vec<Territory>),
    Poker(Vec<Card>),
}

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextRun<'a> {
    Plain(&'a str),
    Strong(&'a str),
    /// A link to a rule, by its number.
    Rule(&'a str),
}

/// Returns the chapters that these rules use, with the parts that apply.
pub fn guide(text: &str, rules: &RuleSet) -> Vec<GuideChapter> {
    let chapters = text.split("\n## ").skip(1);
    chapters.filter_map(|chapter| read_chapter(chapter, rules)).collect()
}

fn read_chapter(text: &str, rules: &RuleSet) -> Option<GuideChapter> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let title = lines.next()?;
    let (title, when) = title.split_once('{').unwrap_or((title, ""));
    if !when.is_empty() && !holds(when.trim_end_matches('}'), rules) {
        return None;
    }
    let parts = lines.filter_map(|line| read_part(line, rules)).collect();
    Some(GuideChapter { title: title.trim().to_owned(), parts })
}

fn read_part(line: &str, rules: &RuleSet) -> Option<GuidePart> {
    let line = if_it_holds(line, rules)?;
    let (kind, text) = if let Some(text) = line.strip_prefix("- ") {
        (GuidePartKind::Point, text)
    } else if let Some(text) = line.strip_prefix("> ") {
        (GuidePartKind::Example, text)
    } else if let Some((picture, text)) = line.strip_prefix("![").and_then(|it| it.split_once(']'))
    {
        (GuidePartKind::Picture(read_picture(picture)?), text)
    } else {
        (GuidePartKind::Text, line)
    };
    let text = spliced(if_it_holds(text, rules)?, rules);
    Some(GuidePart { kind, text: text.trim().to_owned() })
}

/// Returns a paragraph without the condition at its beginning; `None` if that doesn't hold.
fn if_it_holds<'a>(line: &'a str, rules: &RuleSet) -> Option<&'a str> {
    let condition = line.strip_prefix('{').and_then(|rest| rest.split_once("} "));
    match condition {
        Some((when, line)) => holds(when, rules).then_some(line),
        None => Some(line),
    }
}

/// Returns a text without the inner parts whose conditions don't hold.
fn spliced(text: &str, rules: &RuleSet) -> String {
    let mut pieces = text.split('{');
    let mut whole = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (when, text) = piece.split_once('}').unwrap_or(("/", piece));
        if when == "/" || holds(when, rules) {
            whole.push_str(text);
        }
    }
    whole
}

/// Returns `true` if all of these conditions hold: `ships=on,victory=rounds-*`.
fn holds(condition: &str, rules: &RuleSet) -> bool {
    condition.split(',').all(|one| {
        let (key, wanted) = one.split_once('=').unwrap_or((one, ""));
        let option = OPTIONS.iter().find(|option| option.key == key);
        option.is_some_and(|option| {
            let value = option.get(rules);
            match wanted.strip_suffix('*') {
                Some(beginning) => value.starts_with(beginning),
                None => value == wanted,
            }
        })
    })
}

fn read_picture(text: &str) -> Option<GuidePicture> {
    let (what, of) = text.split_once(' ').unwrap_or((text, ""));
    match what {
        "board" => Some(GuidePicture::Board),
        "dice" => {
            let (attack, defence) = of.split_once('/')?;
            Some(GuidePicture::Dice([roll(attack)?, roll(defence)?]))
        }
        "armies" => two_sides(of).map(|(from, to)| GuidePicture::Armies(from, to)),
        "ships" => two_sides(of).map(|(from, to)| GuidePicture::Ships(from, to)),
        "cards" => of
            .split(' ')
            .map(|name| name.parse().ok())
            .collect::<Option<_>>()
            .map(GuidePicture::Cards),
        "poker" => of
            .split(' ')
            .map(|name| name.parse().ok())
            .collect::<Option<_>>()
            .map(GuidePicture::Poker),
        _ => None,
    }
}

/// Parses “Red 6 4 2”.
fn roll(text: &str) -> Option<(Seat, Vec<u8>)> {
    let mut words = text.split_whitespace();
    let seat = words.next()?.parse().ok()?;
    let faces = words.map(|face| face.parse().ok()).collect::<Option<_>>()?;
    Some((seat, faces))
}

type Numbers = Vec<(Seat, u32)>;

/// Parses “Red 4 Red 4 > Blue 6”, where the second side may be missing.
fn two_sides(text: &str) -> Option<(Numbers, Numbers)> {
    let (from, to) = text.split_once('>').unwrap_or((text, ""));
    Some((numbers(from)?, numbers(to)?))
}

fn numbers(text: &str) -> Option<Numbers> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pair = |pair: &[&str]| Some((pair.first()?.parse().ok()?, pair.get(1)?.parse().ok()?));
    words.chunks(2).map(pair).collect()
}

/// Returns the dice of two rolls, each with `true` if it costs its side an army; of two equal dice
/// the attacker's does (A1).
pub fn compared(rolls: &[(Seat, Vec<u8>); 2]) -> [Vec<(u8, bool)>; 2] {
    let [(_, attack), (_, defence)] = rolls;
    let marked = |own: &[u8], other: &[u8], loses: fn(u8, u8) -> bool| {
        let die = |(at, face): (usize, &u8)| {
            (*face, other.get(at).is_some_and(|other| loses(*face, *other)))
        };
        own.iter().enumerate().map(die).collect()
    };
    [
        marked(attack, defence, |own, other| own <= other),
        marked(defence, attack, |own, other| own < other),
    ]
}

/// Splits a text into runs.
pub fn runs(text: &str) -> Vec<TextRun<'_>> {
    let mut runs = Vec::new();
    for (at, part) in text.split("**").enumerate() {
        if at % 2 == 1 {
            runs.push(TextRun::Strong(part));
            continue;
        }
        let mut rest = part;
        while let Some((before, (rule, after))) =
            rest.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)))
        {
            runs.extend([TextRun::Plain(before), TextRun::Rule(rule)]);
            rest = after;
        }
        runs.push(TextRun::Plain(rest));
    }
    runs.retain(|run| *run != TextRun::Plain(""));
    runs
}

/// Returns `true` if a text contains all the words sought.
pub fn is_found(text: &str, sought: &str) -> bool {
    let text = text.to_lowercase();
    sought.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

impl GuideChapter {
    /// Returns the parts with all the words sought, in the chapter's title or in their text.
    pub fn find(&self, sought: &str) -> Vec<GuidePart> {
        let has = |part: &&GuidePart| is_found(&format!("{} {}", self.title, part.text), sought);
        self.parts.iter().filter(has).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::presets::PRESETS;
    use engine::battle::{Dice, compare};
    use engine::core::{RuleId, rulebook};
    use engine::game;

    const GUIDE: &str = include_str!("../../../text/en/guide.md");

    /// Returns all conditions of the guide, as written.
    fn conditions() -> impl Iterator<Item = (&'static str, &'static str)> {
        let all = GUIDE.split('{').skip(1).map(|rest| rest.split_once('}').unwrap().0);
        all.filter(|it| *it != "/")
            .flat_map(|it| it.split(','))
            .map(|it| it.split_once('=').unwrap())
    }

    #[test]
    fn every_condition_asks_an_option_for_a_value_that_it_has() {
        for (key, value) in conditions() {
            let option = OPTIONS.iter().find(|option| option.key == key);
            let option = option.unwrap_or_else(|| panic!("{key}"));
            let is = |known: &&str| match value.strip_suffix('*') {
                Some(beginning) => known.starts_with(beginning),
                None => *known == value,
            };
            assert!(option.values().iter().any(is), "{key}={value}");
        }
    }

    #[test]
    fn every_value_of_an_option_that_the_guide_tells_apart_is_told() {
        for key in [
            "victory",
            "deal",
            "starting-armies",
            "set-value",
            "attack-rolls",
            "fortify",
            "poker-games",
            "betting",
        ] {
            let option = OPTIONS.iter().find(|option| option.key == key).unwrap();
            for &value in option.values() {
                let told = conditions().any(|(it, wanted)| {
                    it == key
                        && wanted
                            .strip_suffix('*')
                            .map_or(wanted == value, |it| value.starts_with(it))
                });
                assert!(told, "{key}={value}");
            }
        }
    }

    #[test]
    fn every_rule_set_has_the_chapters_that_it_is_played_by() {
        let titles = |key: &str| {
            let preset = PRESETS.into_iter().find(|preset| preset.key == key).unwrap();
            let chapters = guide(GUIDE, &preset.rules());
            chapters.into_iter().map(|chapter| chapter.title).collect::<Vec<_>>()
        };
        let common = [
            "How to win",
            "Before the first turn",
            "Your turn",
            "Reinforcements",
            "Territory cards",
            "Attacks",
            "The end of your turn",
            "Elimination",
            "Friends on other devices",
        ];
        #[rustfmt::skip]
        let own: [(&str, &[&str]); 5] = [
            ("nautical", &["Massed attacks", "Ships", "Allies and poker"]),
            ("new-rules", &["Allies and poker"]),
            ("next", &[]),
            ("risiko-pocket", &["Your objective"]),
            ("legacy-attack", &["Reactions: ambush, barrage and missile", "Scars on the land"]),
        ];
        for (key, own) in own {
            let titles = titles(key);
            let others: Vec<&str> =
                titles.iter().map(String::as_str).filter(|it| !common.contains(it)).collect();
            assert_eq!(others, own, "{key}");
            assert_eq!(titles.len(), common.len() + own.len(), "{key}");
        }
    }

    #[test]
    fn no_mark_is_left_in_what_is_read_and_every_rule_is_in_the_rulebook() {
        for preset in PRESETS {
            for chapter in guide(GUIDE, &preset.rules()) {
                assert!(!chapter.parts.is_empty(), "{}", chapter.title);
                for GuidePart { text, .. } in &chapter.parts {
                    for run in runs(text) {
                        match run {
                            TextRun::Rule(rule) => {
                                assert!(rulebook().any(|it| it.id.0 == rule), "{rule}");
                            }
                            TextRun::Plain(it) | TextRun::Strong(it) => {
                                assert!(!it.contains(['{', '}', '[', ']', '*', '#']), "{text}");
                                assert!(!it.contains("  "), "{text}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_picture_can_be_drawn_and_shows_what_can_be() {
        let pictures = GUIDE.lines().filter_map(|line| line.split_once("![")?.1.split_once(']'));
        let mut count = 0;
        for (picture, _) in pictures {
            let drawn = read_picture(picture).unwrap_or_else(|| panic!("{picture}"));
            count += 1;
            match drawn {
                GuidePicture::Dice(rolls) => {
                    let [attack, defence] = compared(&rolls).map(|side| {
                        u32::try_from(side.iter().filter(|(_, lost)| *lost).count()).unwrap()
                    });
                    let [(_, a), (_, d)] = &rolls;
                    let losses = compare(Dice::of(a), Dice::of(d));
                    assert_eq!((losses.attacker, losses.defender), (attack, defence), "{picture}");
                    assert!(a.is_sorted_by(|a, b| a >= b) && d.is_sorted_by(|a, b| a >= b));
                }
                GuidePicture::Cards(cards) => {
                    let cards: Vec<_> =
                        cards.into_iter().map(game::TerritoryCard::Territory).collect();
                    assert!(RuleSet::NAUTICAL.is_set(cards.try_into().unwrap()), "{picture}");
                }
                GuidePicture::Poker(cards) => assert_eq!(cards.len(), 5),
                GuidePicture::Armies(from, _) | GuidePicture::Ships(from, _) => {
                    assert!(!from.is_empty());
                }
                GuidePicture::Board => {}
            }
        }
        assert!(count >= 8, "{count}");
    }

    #[test]
    fn conditions_hold_for_a_paragraph_or_up_to_their_end() {
        let text = "\n## A\n\n{ships=on} Sea{poker=off} and land{/}.\n\n- {ships=off} Land.\n\n## B {ships=off,factories=off}\n\n**So** it is [T6].";
        let read = |rules| {
            let all = guide(text, &rules).into_iter();
            all.flat_map(|it| it.parts).map(|it| it.text).collect::<Vec<_>>()
        };
        assert_eq!(read(RuleSet::NAUTICAL), ["Sea."]);
        assert_eq!(read(RuleSet::NEXT), ["Land.", "**So** it is [T6]."]);
        assert_eq!(
            runs("**So** it is [T6]."),
            [
                TextRun::Strong("So"),
                TextRun::Plain(" it is "),
                TextRun::Rule("T6"),
                TextRun::Plain(".")
            ]
        );
        assert!(RuleId("T6").entry().is_some());
    }

    #[test]
    fn a_word_is_found_in_title_and_text() {
        let chapters = guide(GUIDE, &RuleSet::NAUTICAL);
        let found = |sought: &str| chapters.iter().map(|it| it.find(sought).len()).sum::<usize>();
        assert!(found("factory") > 1 && found("MASSED reserves") == 1 && found("weather") == 0);
    }
}
