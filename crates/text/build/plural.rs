//! The plural categories of a language, as the Unicode Consortium lists them.

use std::collections::BTreeSet;
use std::fmt::Write;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::BuildResult;

/// The largest number to examine; below a million, the last digits decide well before that in every
/// language.
const SAMPLE: u32 = 2000;

/// The plurals of a language: a table of small numbers, to which larger ones are mapped by their
/// last digits.
#[derive(Debug)]
pub struct Plurals {
    /// The number from which numbers are mapped.
    pub fold: u32,
    /// The categories of the numbers up to twice the fold.
    table: Vec<&'static str>,
}

impl Plurals {
    /// Returns the plurals of a language.
    pub fn of(tag: &str) -> BuildResult<Self> {
        let id: LanguageIdentifier = tag.parse().map_err(|_| format!("{tag} is no language"))?;
        let language = LanguageIdentifier::from_parts(id.language, None, None, &[]);
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
            .map_err(|problem| format!("{tag}: {problem}"))?;
        let category = |number| rules.select(number).map(|it| name(&it)).map_err(str::to_owned);
        let table: Vec<_> = (0..SAMPLE).map(category).collect::<BuildResult<_>>()?;
        let at = |number: u32| table.get(number as usize);
        let folds = |fold: &u32| (*fold..SAMPLE).all(|it| at(it) == at(fold + it % fold));
        let fold = [10, 100, 1000].into_iter().find(folds).ok_or("its plurals never repeat")?;
        Ok(Self { fold, table: table.into_iter().zip(0..2 * fold).map(|(it, _)| it).collect() })
    }

    /// Returns the categories of whole numbers.
    pub fn names(&self) -> BTreeSet<&'static str> {
        self.table.iter().copied().collect()
    }

    /// Returns the categories except “other”, each with the pattern of a match arm for its numbers.
    pub fn arms(&self) -> Vec<(String, &'static str)> {
        let numbers = |name| {
            let all = self.table.iter().zip(0..);
            ranges(
                &all.filter(|(one, _)| **one == name).map(|(_, number)| number).collect::<Vec<_>>(),
            )
        };
        self.names()
            .into_iter()
            .filter(|name| *name != "other")
            .map(|name| (numbers(name), name))
            .collect()
    }
}

fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// Returns ascending numbers as the pattern of a match arm.
fn ranges(numbers: &[u32]) -> String {
    let mut text = String::new();
    for run in numbers.chunk_by(|one, next| one + 1 == *next) {
        let bar = if text.is_empty() { "" } else { " | " };
        let _ = match run {
            [first, .., last] => write!(text, "{bar}{first}..={last}"),
            _ => write!(text, "{bar}{}", run[0]),
        };
    }
    text
}
