//! The languages of a folder: `en/*.ftl` is the original, and every other folder a translation.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::BuildResult;
use crate::message::{self, Arguments, Text};
use crate::pieces::{MessagePiece, pieces};
use crate::plural::Plurals;

/// The tag of the original language.
const ORIGINAL: &str = "en";

/// A language with all its messages.
#[derive(Debug)]
pub struct Language {
    /// The tag: the name of its folder.
    pub tag: String,
    /// The plurals of the language.
    pub plurals: Plurals,
    /// The rooms of the game, each with its messages.
    pub rooms: BTreeMap<String, FileMessages>,
    /// The files of the rooms, for references between them.
    pub files: Files,
}

/// Parsed files by the names of their rooms.
pub type Files = BTreeMap<String, Resource<String>>;

/// The messages of a file, by their names.
pub type FileMessages = BTreeMap<String, Sentence>;

/// The arguments of a message in the original, and its text.
pub type Sentence = (Arguments, message::FluentMessage);

/// Reads the original and its translations, in this order.
pub fn languages(folder: &Path) -> BuildResult<Vec<Language>> {
    let original = read(&folder.join(ORIGINAL), None)?;
    let mut all = vec![original];
    for place in inside(folder)? {
        if place.is_dir() && stem(&place) != ORIGINAL {
            let translation = read(&place, all.first())?;
            all.push(translation);
        }
    }
    Ok(all)
}

fn inside(folder: &Path) -> BuildResult<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut places: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    places.sort();
    Ok(places)
}

fn stem(place: &Path) -> String {
    place.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(folder: &Path, original: Option<&Language>) -> BuildResult<Language> {
    let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let plurals = Plurals::of(&tag)?;
    let mut files = Files::new();
    for file in inside(folder)?.iter().filter(|file| file.extension().is_some_and(|it| it == "ftl"))
    {
        let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
        let parsed = parsed(&text).map_err(|problem| format!("{}: {problem}", file.display()))?;
        files.insert(stem(file), parsed);
    }
    let all: Vec<&Files> = [&files].into_iter().chain(original.map(|it| &it.files)).collect();
    let mut rooms = BTreeMap::new();
    for (room, file) in &files {
        let at = |problem| format!("{}/{room}.ftl: {problem}", folder.display());
        let known = match original.map(|original| original.rooms.get(room)) {
            Some(None) => return Err(at("it has no original".to_owned())),
            known => known.flatten(),
        };
        rooms.insert(room.clone(), messages(file, &all, known, &plurals).map_err(at)?);
    }
    Ok(Language { tag, plurals, rooms, files })
}

/// Parses a file.
pub fn parsed(text: &str) -> BuildResult<Resource<String>> {
    parse(text.to_owned()).map_err(|(_, errors)| match errors.first() {
        Some(error) => format!("line {}: {error}", line(text, error.pos.start)),
        None => "it cannot be read".to_owned(),
    })
}

/// Returns the messages of a file, one for each value or attribute; a translation can have only
/// known ones. They can refer to other files: to the first in `all` that have the message.
pub fn messages(
    file: &Resource<String>,
    all: &[&Files],
    known: Option<&FileMessages>,
    plurals: &Plurals,
) -> BuildResult<FileMessages> {
    let mut room = FileMessages::new();
    for entry in &file.body {
        let Entry::Message(message) = entry else { continue };
        let comment = message.comment.as_ref().map(|it| it.content.join("\n")).unwrap_or_default();
        let mut unknown: Vec<&str> = message::explained(&comment).collect();
        for (name, pattern) in patterns(message) {
            let known = known.map(|room| room.get(&name).ok_or("it has no original"));
            let made = resolved(pattern, file, all, 0).and_then(|pieces| {
                let source = source(pattern, &comment);
                sentence(&pieces, source, known.transpose()?, plurals)
            });
            let made = made.and_then(|made| speakable(&name, made));
            let made = made.map_err(|problem| format!("{name}: {problem}"))?;
            unknown.retain(|explained| made.0.names().all(|name| name != *explained));
            if room.insert(name.clone(), made).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
        if let Some(argument) = unknown.first() {
            let name = &message.id.name;
            return Err(format!(
                "{name}: its comment explains ${argument}, which it does not take"
            ));
        }
    }
    Ok(room)
}

fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// Returns the value of a message and its attributes, with the names of their functions.
fn patterns(message: &Message<String>) -> impl Iterator<Item = (String, &Pattern<String>)> {
    let name = &message.id.name;
    let value = message.value.iter().map(|value| (name.clone(), value));
    let attributes = message.attributes.iter();
    value.chain(attributes.map(move |it| (format!("{name}-{}", it.id.name), &it.value)))
}

/// Returns a sentence; for a translation, `known` is the original.
fn sentence(
    pieces: &[MessagePiece],
    source: String,
    known: Option<&Sentence>,
    plurals: &Plurals,
) -> BuildResult<Sentence> {
    let own = Arguments::of(pieces)?;
    let arguments = match known {
        None => own,
        Some((arguments, _)) => {
            arguments.cover(&own)?;
            arguments.clone()
        }
    };
    let text = Text::of(pieces, &arguments, plurals)?;
    let parts = text.parts()?;
    match known {
        Some((_, original)) if original.text.parts()? != parts => {
            Err("it has other tags than the original".into())
        }
        _ => Ok((arguments, message::FluentMessage { text, source })),
    }
}

/// The keywords of Rust, which can't be names of functions or arguments.
const KEYWORDS: [&str; 24] = [
    "as", "break", "const", "continue", "else", "enum", "fn", "for", "if", "impl", "in", "let",
    "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "type", "use", "where", "while",
];

fn speakable(name: &str, made: Sentence) -> BuildResult<Sentence> {
    let taken = made.0.names().chain([name]).find(|name| KEYWORDS.contains(name));
    match taken.map(str::to_owned) {
        Some(word) => Err(format!("{word} is a word of Rust; call it otherwise")),
        None => Ok(made),
    }
}

/// The greatest depth of references, which excludes references to themselves.
const DEEPEST: u8 = 4;

fn resolved(
    pattern: &Pattern<String>,
    file: &Resource<String>,
    all: &[&Files],
    depth: u8,
) -> BuildResult<Vec<MessagePiece>> {
    let lookup = |name: &str| {
        if depth == DEEPEST {
            return Err(format!("{name} refers to what refers to it"));
        }
        if let Some((room, message)) = name.split_once('.') {
            let mut files = all.iter().filter_map(|files| files.get(room));
            let found = files.find_map(|file| Some((named(file, message)?, file)));
            let (pattern, file) = found.ok_or_else(|| format!("{name} is in no file"))?;
            return resolved(pattern, file, all, depth + 1);
        }
        let found = file.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == name => message.value.as_ref(),
            Entry::Term(term) if name.strip_prefix('-') == Some(&term.id.name) => Some(&term.value),
            _ => None,
        });
        resolved(found.ok_or_else(|| format!("{name} is not in this file"))?, file, all, depth + 1)
    };
    pieces(pattern, &lookup)
}

/// Returns the message of a file, or the attribute, whose function has this name.
fn named<'a>(file: &'a Resource<String>, name: &str) -> Option<&'a Pattern<String>> {
    let messages = file.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.flat_map(patterns).find_map(|(it, pattern)| (it == name).then_some(pattern))
}

/// Returns a pattern as in the file, after its comment for translators.
fn source(pattern: &Pattern<String>, comment: &str) -> String {
    let id = Identifier { name: String::new() };
    let comment = (!comment.is_empty())
        .then(|| Comment { content: comment.lines().map(str::to_owned).collect() });
    let message = Message { id, value: Some(pattern.clone()), attributes: Vec::new(), comment };
    serialize(&Resource { body: vec![Entry::Message(message)] })
}
