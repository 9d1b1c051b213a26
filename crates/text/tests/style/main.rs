//! The style of all texts, as decided in `text/terms.md`.

#![allow(clippy::expect_used, reason = "a text that cannot be read fails the test")]

mod terms;
mod texts;
mod typography;
