//! The view-models: all that the screens show, as plain data, tested without a browser.

#![forbid(unsafe_code)]

pub mod allies;
pub mod battles;
pub mod command;
pub mod decimal;
pub mod fairness;
pub mod guide;
pub mod hint;
mod in_words;
pub mod land;
pub mod language;
pub mod lesson;
pub mod link;
pub mod map;
pub mod names;
pub mod new_game;
pub mod notice;
pub mod poster;
pub mod route;
pub mod rulebook;
pub mod saves;
pub mod sea;
pub mod seats;
pub mod statistics;
pub mod story;
pub mod table;
#[cfg(test)]
mod tests;
