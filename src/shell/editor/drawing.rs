//! The larger tools of the editor, which come in a part of their own: drawing land, and the panels of
//! starting positions and of trials.

use leptos::prelude::*;

use super::editing::{Editing, Redraw};
use super::starts::StartPanel;
use super::trying::Trying;
use crate::page::part;
use crate::shell::trial::BoardTrial;
use editor::BoardDraft;

/// The functions of the part.
#[derive(Clone, Copy)]
pub struct EditorTools {
    /// Begins a board without land, with a name and five seas.
    pub blank: fn(&str, [&str; 5]) -> Option<BoardDraft>,
    pub redraw: Redraw,
    /// Draws the panel of starting positions.
    pub starts: fn(Editing) -> AnyView,
    /// Draws the panel in which the board is tried.
    pub trying: fn(Editing, BoardTrial) -> AnyView,
}

part! {
    drawing:
    /// Fetches the part.
    pub fn drawing() -> EditorTools {
        EditorTools {
            blank: BoardDraft::blank,
            redraw: BoardDraft::redraw,
            starts: |editing| view! { <StartPanel editing/> }.into_any(),
            trying: |editing, trial| view! { <Trying editing trial/> }.into_any(),
        }
    }
}
