//! The rulebook (`rules.md`) as data, and the ids by which everything else cites it.

use std::fmt::{self, Display, Formatter};

use serde::Serialize;

const RULES: &str = include_str!("../../rules.md");

/// The id of a rule, such as `A4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// Returns the rule in the rulebook, or `None` if no rule has this id.
    ///
    /// ```
    /// use red_queens_engine::core::RuleId;
    ///
    /// let entry = RuleId("A1").entry().expect("the rulebook has this rule");
    /// assert!(entry.section.starts_with("A."));
    /// ```
    pub fn entry(self) -> Option<RulebookEntry> {
        rulebook().find(|entry| entry.id == self)
    }
}

impl Display for RuleId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// A rule of the rulebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RulebookEntry {
    /// Its id.
    pub id: RuleId,
    /// The title of its chapter, such as `A. Attacks`.
    pub section: &'static str,
    /// The title of the part of the chapter, if the chapter has parts.
    pub part: Option<&'static str>,
    /// Its text with the marks: `[S]` follows the source, `[R]` is a ruling of ours.
    pub text: String,
    /// True if any part of it is a ruling of ours.
    pub is_ruling: bool,
}

/// All rules in the order of the rulebook, read from `rules.md`.
///
/// ```
/// use red_queens_engine::core::rulebook;
///
/// let cards = rulebook().filter(|entry| entry.section.starts_with("C."));
/// assert!(cards.count() > 5);
/// ```
pub fn rulebook() -> impl Iterator<Item = RulebookEntry> {
    read_rulebook(RULES)
}

/// Reads all rules of a rulebook written like `rules.md`, in order, and skips everything
/// else.
///
/// ```
/// use red_queens_engine::core::read_rulebook;
///
/// let mut rules = read_rulebook("## Z. Tea\n- Z1 Milk goes in last. [R]\n");
/// let rule = rules.next().expect("there is one");
/// assert_eq!((rule.id.0, rule.section, rule.is_ruling), ("Z1", "Z. Tea", true));
/// ```
pub fn read_rulebook(text: &'static str) -> impl Iterator<Item = RulebookEntry> {
    let mut section = "";
    let mut part = None;
    let mut lines = text.lines().peekable();
    std::iter::from_fn(move || {
        loop {
            let line = lines.next()?;
            if let Some(title) = line.strip_prefix("## ") {
                (section, part) = (title, None);
            } else if let Some(title) = line.strip_prefix("### ") {
                part = Some(title);
            } else if let Some((id, beginning)) =
                line.strip_prefix("- ").and_then(|rule| rule.split_once(' '))
            {
                let mut whole = beginning.to_owned();
                while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
                    whole.push(' ');
                    whole.push_str(more.trim());
                }
                let is_ruling = has_ruling(&whole);
                return Some(RulebookEntry {
                    id: RuleId(id),
                    section,
                    part,
                    text: whole,
                    is_ruling,
                });
            }
        }
    })
}

/// Returns `true` if a mark in square brackets marks a ruling.
fn has_ruling(text: &str) -> bool {
    let mut marks = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    marks.any(|(mark, _)| is_ruling(mark))
}

/// Returns `true` if a mark includes `R`, alone or among other words.
pub fn is_ruling(mark: &str) -> bool {
    mark.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "R")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_line_of_a_chapter_is_a_title_or_part_of_a_rule() {
        let chapters = RULES.split_once("\n## ").unwrap().1;
        let stray = |line: &&str| {
            !line.is_empty() && !["#", "- ", "  "].iter().any(|start| line.starts_with(start))
        };
        assert_eq!(chapters.lines().skip(1).find(stray), None);
        let listed = chapters.lines().filter(|line| line.starts_with("- ")).count();
        assert_eq!(rulebook().count(), listed);
    }

    #[test]
    fn every_rule_has_an_id_of_its_chapter_and_a_text() {
        for RulebookEntry { id, section, text, .. } in rulebook() {
            let (chapter, number) = id.0.split_at(1);
            assert!(section.starts_with(&format!("{chapter}. ")), "{id} in {section}");
            assert!(number.parse::<u8>().is_ok(), "{id}");
            assert!(text.len() > 20 && !text.contains("  "), "{id}");
        }
    }

    #[test]
    fn ids_are_unique() {
        let ids: BTreeSet<_> = rulebook().map(|entry| entry.id).collect();
        assert_eq!(ids.len(), rulebook().count());
    }

    #[test]
    fn rules_are_found_by_their_id() {
        for id in ["B1", "B8", "C7", "T1", "T42", "A4", "A22", "N14", "P11", "W9", "X7", "K7", "L7"]
        {
            assert_eq!(RuleId(id).entry().unwrap().id.to_string(), id);
        }
        assert_eq!(RuleId("Z1").entry(), None);
        let rule = RuleId("T23").entry().unwrap();
        assert_eq!(rule.part, Some("End of turn, in this order"));
        assert_eq!(
            rule.text,
            "[S] One move of any number of armies (leaving one) along a path of the player’s own territories."
        );
    }

    #[test]
    fn wrapped_lines_are_joined() {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let whole = words(RULES);
        for RulebookEntry { id, text, .. } in rulebook() {
            assert!(whole.contains(&format!("- {id} {text}")), "{id}: {text}");
        }
        let longest = RULES.lines().map(str::len).max().unwrap();
        assert!(RuleId("A3").entry().unwrap().text.len() > longest);
    }

    #[test]
    fn rulings_are_told_from_what_the_source_states() {
        for (id, is_ruling) in
            [("B2", true), ("T2", true), ("C4", true), ("T7", false), ("W1", true), ("X6", false)]
        {
            assert_eq!(RuleId(id).entry().unwrap().is_ruling, is_ruling, "{id}");
        }
    }
}
