//! Generates a function or a struct for each message.

use std::fmt::Write;

use crate::message::{Argument, Arguments, FluentMessage, Text};
use crate::pieces::Case;
use crate::translation::Language;

/// Writes a line into a `String`, which can't fail.
macro_rules! put {
    ($to:expr, $($words:tt)*) => { let _ = writeln!($to, $($words)*); };
}

/// Returns the source of all functions, with a module for each room.
pub fn module(languages: &[Language]) -> String {
    let mut code = String::new();
    enumeration(&mut code, languages);
    for language in languages {
        plurals(&mut code, language);
    }
    let Some((original, translations)) = languages.split_first() else { return code };
    for (room, messages) in &original.rooms {
        put!(code, "/// The sentences of `{room}.ftl`.\npub mod {} {{", identifier(room));
        put!(code, "use super::*;");
        for (name, (arguments, message)) in messages {
            let texts = translations.iter().filter_map(|language| {
                let (_, message) = language.rooms.get(room)?.get(name)?;
                Some((language, &message.text))
            });
            let texts: Vec<_> = texts.collect();
            function(&mut code, name, arguments, message, original, &texts);
        }
        put!(code, "}}");
    }
    listing(&mut code, original);
    code
}

/// Writes the enum `Language`: the languages of the folders, and the pseudo-language.
fn enumeration(code: &mut String, languages: &[Language]) {
    put!(code, "/// A language of the screen.");
    put!(code, "#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]\npub enum Language {{");
    for (at, Language { tag, .. }) in languages.iter().enumerate() {
        let default = if at == 0 { "#[default] " } else { "" };
        put!(code, "/// `{tag}`.\n{default}{},", variant(tag));
    }
    put!(
        code,
        "/// `qps`: English, made strange and long, to see what is not yet in the files.\nQps,\n}}"
    );
    let tags: Vec<&str> =
        languages.iter().map(|language| language.tag.as_str()).chain(["qps"]).collect();
    put!(code, "impl Language {{\n/// All of them.");
    let variants: Vec<_> = tags.iter().map(|tag| format!("Self::{}", variant(tag))).collect();
    put!(code, "pub const ALL: [Self; {}] = [{}];", tags.len(), variants.join(", "));
    put!(code, "/// The tag that pages and translators call it by.");
    put!(code, "pub const fn tag(self) -> &'static str {{ match self {{");
    for (variant, tag) in variants.iter().zip(&tags) {
        put!(code, "{variant} => {tag:?},");
    }
    put!(code, "}} }}\n}}");
}

/// Writes the function for the plural category of a number in a language.
fn plurals(code: &mut String, language: &Language) {
    put!(code, "fn plural_{}(number: u32) -> Plural {{", identifier(&language.tag));
    let fold = language.plurals.fold;
    put!(code, "match if number < {fold} {{ number }} else {{ {fold} + number % {fold} }} {{");
    for (numbers, category) in language.plurals.arms() {
        put!(code, "{numbers} => Plural::{},", variant(category));
    }
    put!(code, "_ => Plural::Other,\n}} }}");
}

/// Writes the function of a message with one argument or none. A message with more is a struct with
/// a field for each, so that every argument is named at the call.
fn function(
    code: &mut String,
    name: &str,
    arguments: &Arguments,
    message: &FluentMessage,
    original: &Language,
    translations: &[(&Language, &Text)],
) {
    let source = message.source.trim().lines().map(|line| format!("/// {line}\n"));
    put!(code, "/// ```text\n{}/// ```", source.collect::<String>());
    let parts = message.text.parts().unwrap_or(1);
    let several = |one: &str| if parts == 1 { one.to_owned() } else { format!("[{one}; {parts}]") };
    match arguments.0.as_slice() {
        [] => {
            put!(code, "pub fn {}() -> {} {{", identifier(name), several("&'static str"));
        }
        [argument] => {
            let taken = format!("{}: impl {}", identifier(&argument.name), kind(argument));
            put!(code, "pub fn {}({taken}) -> {} {{", identifier(name), several("String"));
        }
        several_arguments => {
            structure(code, name, several_arguments);
            put!(code, "/// The sentence.\npub fn say(self) -> {} {{", several("String"));
            let fields: Vec<_> = arguments.names().map(identifier).collect();
            put!(code, "let Self {{ {} }} = self;", fields.join(", "));
        }
    }
    let pattern = pattern(code, arguments, &message.text, original, translations);
    let given: Vec<_> = arguments.names().map(|name| format!("&{}", identifier(name))).collect();
    let say = |pattern: &str| {
        if given.is_empty() {
            format!("show({pattern})")
        } else {
            format!("say({pattern}, &[{}])", given.join(", "))
        }
    };
    if parts == 1 {
        put!(code, "{}\n}}", say(&pattern));
    } else {
        put!(code, "{pattern}.map(|part| {})\n}}", say("part"));
    }
    if is_structure(arguments) {
        put!(code, "}}");
    }
}

/// Writes the struct of a message, and the start of its implementation.
fn structure(code: &mut String, name: &str, arguments: &[Argument]) {
    let (name, kinds): (_, Vec<_>) = (variant(name), (0..arguments.len()).collect());
    let kinds: Vec<_> = kinds.iter().map(|place| format!("T{place}")).collect();
    let field = |(argument, kind): (&Argument, &String)| {
        format!("/// `${}`.\npub {}: {kind},", argument.name, identifier(&argument.name))
    };
    let fields: Vec<_> = arguments.iter().zip(&kinds).map(field).collect();
    put!(code, "pub struct {name}<{}> {{\n{}\n}}", kinds.join(", "), fields.join("\n"));
    let bound = |(argument, it): (&Argument, &String)| format!("{it}: {}", kind(argument));
    let bounds: Vec<_> = arguments.iter().zip(&kinds).map(bound).collect();
    put!(code, "impl<{}> {name}<{}> {{", bounds.join(", "), kinds.join(", "));
}

/// Returns `true` if a message is a struct, since it has several arguments that could be confused.
fn is_structure(arguments: &Arguments) -> bool {
    arguments.0.len() > 1
}

/// Returns the trait bound of an argument.
fn kind(argument: &Argument) -> &'static str {
    if argument.chooses { "crate::Count" } else { "std::fmt::Display" }
}

/// Returns the pattern as an expression. Choices are in functions of their own, so that they aren't
/// repeated for each type of argument.
fn pattern(
    code: &mut String,
    arguments: &Arguments,
    text: &Text,
    original: &Language,
    translations: &[(&Language, &Text)],
) -> String {
    if translations.is_empty() && matches!(text, Text::Whole(_)) {
        return expression(text, original);
    }
    let choosing = arguments.0.iter().filter(|it| it.chooses);
    let choosing: Vec<_> = choosing.map(|it| identifier(&it.name)).collect();
    let taken: Vec<_> = choosing.iter().map(|name| format!("{name}: u32")).collect();
    let made = match text.parts() {
        Ok(1) | Err(_) => "&'static str".to_owned(),
        Ok(parts) => format!("[&'static str; {parts}]"),
    };
    put!(code, "fn pattern({}) -> {made} {{ match language() {{", taken.join(", "));
    for (language, text) in translations {
        put!(code, "Language::{} => {},", variant(&language.tag), expression(text, language));
    }
    put!(code, "_ => {},\n}} }}", expression(text, original));
    let given: Vec<_> = choosing.iter().map(|name| format!("{name}.count()")).collect();
    format!("pattern({})", given.join(", "))
}

/// Returns a text as an expression: itself, or a match on numbers.
fn expression(text: &Text, language: &Language) -> String {
    let (number, cases) = match text {
        Text::Whole(parts) if parts.len() == 1 => return format!("{:?}", parts[0]),
        Text::Whole(parts) => return format!("{parts:?}"),
        Text::Choice { number, cases } => (identifier(number), cases),
    };
    let plural = format!("plural_{}({number})", identifier(&language.tag));
    let mut arms = Vec::new();
    for (case, text) in cases {
        let (order, pattern) = match case {
            Case::Exactly(exact) => (0, format!("({exact}, _)")),
            Case::Category(name) => (1, format!("(_, Plural::{})", variant(name))),
            Case::Otherwise(_) => (2, "_".to_owned()),
        };
        arms.push((order, format!("{pattern} => {},", expression(text, language))));
    }
    arms.sort_by_key(|(order, _)| *order);
    let arms: Vec<_> = arms.into_iter().map(|(_, arm)| arm).collect();
    format!("match ({number}, {plural}) {{ {} }}", arms.join(" "))
}

/// Writes the names of all messages, for the test that finds unused ones.
fn listing(code: &mut String, original: &Language) {
    put!(
        code,
        "/// The room of every sentence and the name that the code says it by.\npub const SENTENCES: &[(&str, &str)] = &["
    );
    for (room, messages) in &original.rooms {
        for (name, (arguments, _)) in messages {
            let said = if is_structure(arguments) { variant(name) } else { identifier(name) };
            put!(code, "({:?}, {said:?}),", identifier(room));
        }
    }
    put!(code, "];");
}

/// Returns the name of a function: `new_game` for `new-game`.
fn identifier(name: &str) -> String {
    name.replace('-', "_").to_lowercase()
}

/// Converts the name of a case to that of a Rust variant: `One` for `one`.
fn variant(name: &str) -> String {
    let words = name.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect()
}
