//! Reasons in words: a stable key, arguments by name, and a sentence in English.

use std::fmt::{self, Display, Formatter};

/// A reason for an error, in English and in a form that other languages can be made of.
///
/// ```
/// use red_queens_engine::{Message, Refusal, Territory};
///
/// let refusal = Refusal::NotFree(Territory::Peru);
/// assert_eq!(refusal.key(), "not-free");
/// assert_eq!(refusal.arguments(), [("territory", "Peru".to_owned())]);
/// assert_eq!(refusal.reason(), "Peru is taken; choose an unoccupied territory");
/// assert_eq!(refusal.to_string(), "Peru is taken; choose an unoccupied territory (X1)");
/// ```
pub trait Message {
    /// Returns the key of the sentence, in kebab-case. Keys never change.
    fn key(&self) -> &'static str;

    /// Returns the names of the arguments and their values: numbers as digits, everything else as
    /// in the English sentence.
    fn arguments(&self) -> Vec<(&'static str, String)>;

    /// Writes the sentence in English, without a capital and a full stop.
    ///
    /// # Errors
    /// Fails only if the formatter does.
    fn say(&self, f: &mut Formatter<'_>) -> fmt::Result;

    /// Returns the sentence in English, without a capital and a full stop.
    fn reason(&self) -> String {
        English(self).to_string()
    }
}

/// A message, displayed in English.
pub(crate) struct English<'a, T: ?Sized>(pub &'a T);

impl<T: Message + ?Sized> Display for English<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.say(f)
    }
}

/// A list of alternatives: “Peru, Brazil or Congo”.
pub(crate) fn one_of<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} or {last}", items.join(", ")) }
}

/// Implements [`Message`](crate::Message) by a table with a row for each sentence: a pattern, a key,
/// the sentence and the names of its arguments. `(inner)` passes on to the message within.
///
/// ```
/// use red_queens_engine::{Message, UndoError, messages};
///
/// enum CoachError {
///     Undo(UndoError),
///     NoLesson(u32),
/// }
///
/// messages! { CoachError {
///     Self::Undo(error) => (error),
///     Self::NoLesson(number) => ["no-lesson", "there is no lesson {number}", number],
/// } }
///
/// assert_eq!(CoachError::Undo(UndoError::Nothing).key(), "nothing-to-undo");
/// assert_eq!(CoachError::NoLesson(9).reason(), "there is no lesson 9");
/// ```
#[macro_export]
macro_rules! messages {
    ($Type:ty { $($pattern:pat $(if $guard:expr)? => $row:tt,)+ }) => {
        #[allow(unused_variables, reason = "not every sentence has its arguments in it")]
        impl $crate::core::Message for $Type {
            fn key(&self) -> &'static str {
                match self { $($pattern $(if $guard)? => $crate::messages!(@key $row),)+ }
            }

            fn arguments(&self) -> Vec<(&'static str, String)> {
                match self { $($pattern $(if $guard)? => $crate::messages!(@arguments $row),)+ }
            }

            fn say(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($pattern $(if $guard)? => $crate::messages!(@say f $row),)+ }
            }
        }
    };
    (@key ($inner:ident)) => { $crate::core::Message::key($inner) };
    (@key [$key:literal, $sentence:literal $($rest:tt)*]) => { $key };
    (@arguments ($inner:ident)) => { $crate::core::Message::arguments($inner) };
    (@arguments [$key:literal, $sentence:literal $(, $name:ident $(= $value:expr)?)*]) => {{
        $($(let $name = $value;)?)*
        vec![$((stringify!($name), $name.to_string())),*]
    }};
    (@say $f:ident ($inner:ident)) => { $crate::core::Message::say($inner, $f) };
    (@say $f:ident [$key:literal, $sentence:literal $(, $name:ident $(= $value:expr)?)*]) => {{
        $($(let $name = $value;)?)*
        write!($f, $sentence)
    }};
}

pub(crate) use messages;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_are_joined_by_or() {
        assert_eq!(one_of([0; 0]), "");
        assert_eq!(one_of(["Peru"]), "Peru");
        assert_eq!(one_of(["Peru", "Brazil", "Congo"]), "Peru, Brazil or Congo");
    }
}
