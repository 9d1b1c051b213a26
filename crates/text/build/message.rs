//! A message, flattened to a whole text for each choice of numbers.

use crate::BuildResult;
use crate::pieces::{Case, MessagePiece};
use crate::plural::Plurals;

/// The control character of the first argument in a text; the others follow it.
const FIRST_ARGUMENT: u8 = 1;
/// The most arguments of a message.
const MOST_ARGUMENTS: usize = 8;

/// A message of one language.
#[derive(Debug, Clone, PartialEq)]
pub struct FluentMessage {
    /// The text of the message.
    pub text: Text,
    /// The message as in the file, for the documentation.
    pub source: String,
}

/// A text, with control characters for its arguments.
#[derive(Debug, Clone, PartialEq)]
pub enum Text {
    /// The parts of a whole text: one, or several if `<name>` and `</name>` divide it.
    Whole(Vec<String>),
    /// One of several texts, chosen by the number of this name.
    Choice { number: String, cases: Vec<(Case, Text)> },
}

/// The arguments of a message.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Arguments(pub Vec<Argument>);

/// An argument of a message.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    pub name: String,
    /// True for a number that chooses between texts.
    pub chooses: bool,
}

impl Arguments {
    /// Returns the arguments of a message, in the order in which it names them.
    pub fn of(pieces: &[MessagePiece]) -> BuildResult<Self> {
        let mut all = Self::default();
        all.add(pieces);
        if all.0.len() > MOST_ARGUMENTS {
            return Err(format!("it takes more than {MOST_ARGUMENTS} arguments"));
        }
        Ok(all)
    }

    fn add(&mut self, pieces: &[MessagePiece]) {
        for piece in pieces {
            match piece {
                MessagePiece::Words(_) => {}
                MessagePiece::Argument(name) => self.named(name, false),
                MessagePiece::Choice { number, cases } => {
                    self.named(number, true);
                    for (_, pieces) in cases {
                        self.add(pieces);
                    }
                }
            }
        }
    }

    fn named(&mut self, name: &str, chooses: bool) {
        match self.0.iter_mut().find(|argument| argument.name == name) {
            Some(argument) => argument.chooses |= chooses,
            None => self.0.push(Argument { name: name.to_owned(), chooses }),
        }
    }

    /// Fails if a translation has arguments that the original doesn't have.
    pub fn cover(&self, translated: &Self) -> BuildResult<()> {
        for Argument { name, chooses } in &translated.0 {
            match self.0.iter().find(|own| own.name == *name) {
                None => return Err(format!("${name} is not given in the original")),
                Some(own) if *chooses && !own.chooses => {
                    return Err(format!("${name} chooses no text in the original"));
                }
                Some(_) => {}
            }
        }
        Ok(())
    }

    /// Returns the names of the arguments.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|argument| argument.name.as_str())
    }

    fn character(&self, name: &str) -> BuildResult<char> {
        let at = self.0.iter().position(|argument| argument.name == name);
        let at = at.and_then(|at| u8::try_from(at).ok()).ok_or("an argument is not known")?;
        Ok(char::from(FIRST_ARGUMENT + at))
    }
}

/// Returns the arguments that a comment explains.
pub fn explained(comment: &str) -> impl Iterator<Item = &str> {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    comment.split('$').skip(1).filter_map(move |rest| rest.split(|c| !is_letter(c)).next())
}

impl Text {
    /// Expands pieces into whole texts: choices move to the outside.
    pub fn of(
        pieces: &[MessagePiece],
        arguments: &Arguments,
        plurals: &Plurals,
    ) -> BuildResult<Self> {
        let choice = pieces.iter().position(|piece| matches!(piece, MessagePiece::Choice { .. }));
        let Some(at) = choice else { return whole(pieces, arguments).map(Self::Whole) };
        let MessagePiece::Choice { number, cases } = &pieces[at] else {
            return Err("no choice".into());
        };
        complete(cases, plurals)?;
        let case = |(case, chosen): &(Case, Vec<MessagePiece>)| {
            let pieces = [&pieces[..at], chosen, &pieces[at + 1..]].concat();
            Ok((case.clone(), Self::of(&pieces, arguments, plurals)?))
        };
        let cases: Vec<_> = cases.iter().map(case).collect::<BuildResult<_>>()?;
        Ok(Self::Choice { number: number.clone(), cases })
    }

    /// Returns the number of parts of the text.
    pub fn parts(&self) -> BuildResult<usize> {
        match self {
            Self::Whole(parts) => Ok(parts.len()),
            Self::Choice { cases, .. } => {
                let parts = cases.iter().map(|(_, text)| text.parts());
                let parts: Vec<_> = parts.collect::<BuildResult<_>>()?;
                if parts.iter().all(|one| *one == parts[0]) {
                    Ok(parts[0])
                } else {
                    Err("its texts have different tags".into())
                }
            }
        }
    }
}

/// Fails if a choice lacks a plural category of the language, or names an unknown one. “Other”
/// includes numbers with fractions, so every language has it.
fn complete(cases: &[(Case, Vec<MessagePiece>)], plurals: &Plurals) -> BuildResult<()> {
    let named = cases.iter().filter_map(|(case, _)| match case {
        Case::Category(name) | Case::Otherwise(name) => Some(name.as_str()),
        Case::Exactly(_) => None,
    });
    let named: Vec<&str> = named.collect();
    let known: Vec<&str> = plurals.names().into_iter().chain(["other"]).collect();
    if let Some(name) = named.iter().find(|name| !known.contains(name)) {
        return Err(format!("[{name}] is no plural of this language"));
    }
    match plurals.names().into_iter().find(|name| !named.contains(name)) {
        Some(name) if named != ["other"] => Err(format!("the plural [{name}] is missing")),
        _ => Ok(()),
    }
}

/// Returns the parts of a text without choices.
fn whole(pieces: &[MessagePiece], arguments: &Arguments) -> BuildResult<Vec<String>> {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            MessagePiece::Words(words) => text.push_str(words),
            MessagePiece::Argument(name) => text.push(arguments.character(name)?),
            MessagePiece::Choice { .. } => return Err("a choice within a text".into()),
        }
    }
    Ok(parts(&text))
}

/// Splits a text at its tags.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        let tag = after.split_once('>').filter(|(name, _)| is_tag(name));
        let part = parts.last_mut();
        if let Some(part) = part {
            part.push_str(before);
            if tag.is_none() {
                part.push('<');
            }
        }
        match tag {
            Some((_, beyond)) => {
                parts.push(String::new());
                rest = beyond;
            }
            None => rest = after,
        }
    }
    if let Some(part) = parts.last_mut() {
        part.push_str(rest);
    }
    parts
}

fn is_tag(name: &str) -> bool {
    let name = name.strip_prefix('/').unwrap_or(name);
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}
