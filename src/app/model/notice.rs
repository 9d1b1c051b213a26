//! What the screen has to say to the person at it.

use crate::game::Refusal;

/// A message to the person at the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// The rule it cites, if any.
    pub rule: Option<crate::core::RuleId>,
}

impl From<Refusal> for Notice {
    fn from(refusal: Refusal) -> Self {
        let mut text = refusal.reason();
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        Self { text: text + ".", rule: Some(refusal.rule()) }
    }
}

impl Notice {
    /// A sentence that cites no rule.
    pub fn from_text(text: &str) -> Self {
        Self { text: text.to_owned(), rule: None }
    }
}
