//! The pieces of a message, as far as a sentence can be written piece by piece.

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::BuildResult;

/// A piece of a message.
#[derive(Debug, Clone, PartialEq)]
pub enum MessagePiece {
    /// Literal text.
    Words(String),
    /// The value of the argument with this name.
    Argument(String),
    /// One of several texts, chosen by a number.
    Choice { number: String, cases: Vec<(Case, Vec<MessagePiece>)> },
}

/// The condition of a choice.
#[derive(Debug, Clone, PartialEq)]
pub enum Case {
    /// The number is this one.
    Exactly(u32),
    /// The number is of this plural category of the language.
    Category(String),
    /// No other case fits; it is called by this category.
    Otherwise(String),
}

/// A function that looks up the pieces of a reference: a term (`-name`), another message, or a
/// message of another file (`file.message`).
pub type Lookup<'a> = &'a dyn Fn(&str) -> BuildResult<Vec<MessagePiece>>;

/// Parses a pattern into pieces.
pub fn pieces(pattern: &Pattern<String>, lookup: Lookup) -> BuildResult<Vec<MessagePiece>> {
    let mut all = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.push(MessagePiece::Words(literal(value))),
            PatternElement::Placeable { expression } => all.extend(placed(expression, lookup)?),
        }
    }
    Ok(all)
}

/// Returns literal text for the screen, where lines break elsewhere than in the file: anywhere but
/// between a number and its percent sign.
fn literal(text: &str) -> String {
    text.replace('\n', " ").replace(" %", "\u{a0}%")
}

fn placed(expression: &Expression<String>, lookup: Lookup) -> BuildResult<Vec<MessagePiece>> {
    match expression {
        Expression::Inline(inline) => inlined(inline, lookup),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let chosen =
                |variant: &Variant<String>| Ok((case(variant)?, pieces(&variant.value, lookup)?));
            let cases = variants.iter().map(chosen).collect::<BuildResult<_>>()?;
            Ok(vec![MessagePiece::Choice { number: id.name.clone(), cases }])
        }
        Expression::Select { .. } => Err("only a number can choose between texts".into()),
    }
}

fn case(variant: &Variant<String>) -> BuildResult<Case> {
    match &variant.key {
        VariantKey::Identifier { name } if variant.default => Ok(Case::Otherwise(name.clone())),
        VariantKey::Identifier { name } => Ok(Case::Category(name.clone())),
        VariantKey::NumberLiteral { .. } if variant.default => {
            Err("the default is called by a plural".into())
        }
        VariantKey::NumberLiteral { value } => match value.parse() {
            Ok(number) => Ok(Case::Exactly(number)),
            Err(_) => Err(format!("[{value}] is not a whole number")),
        },
    }
}

fn inlined(
    expression: &InlineExpression<String>,
    lookup: Lookup,
) -> BuildResult<Vec<MessagePiece>> {
    match expression {
        InlineExpression::StringLiteral { value } => {
            Ok(vec![MessagePiece::Words(unescape_unicode_to_string(value).into_owned())])
        }
        InlineExpression::NumberLiteral { value } => Ok(vec![MessagePiece::Words(value.clone())]),
        InlineExpression::VariableReference { id } => {
            Ok(vec![MessagePiece::Argument(id.name.clone())])
        }
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            lookup(&format!("-{}", id.name))
        }
        InlineExpression::MessageReference { id, attribute: None } => lookup(&id.name),
        InlineExpression::MessageReference { id, attribute: Some(message) } => {
            lookup(&format!("{}.{}", id.name, message.name))
        }
        InlineExpression::Placeable { expression } => placed(expression, lookup),
        _ => Err("functions and terms with arguments are not known here".into()),
    }
}
