//! How all texts are written: `text/terms.md` decides it.

#![allow(clippy::expect_used, reason = "a text that cannot be read fails the test")]

mod terms;
mod texts;
mod typography;
