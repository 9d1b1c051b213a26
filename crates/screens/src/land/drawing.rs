//! Drawing a path to work out its odds.

use super::path::{Path, PathView};
use super::path_action::PathAction;
use crate::session::{Duty, Session};
use crate::table::draft::{Actions, Draft};
use engine::battle::Post;
use engine::game::{Ask, State};

impl Draft {
    /// Applies an action to the path being drawn.
    ///
    /// # Errors
    /// Never returns an error.
    pub fn draw(&mut self, table: &State, action: PathAction) -> Actions {
        if table.prompt().is_none_or(|prompt| prompt.ask != Ask::Campaign) {
            return Ok(Vec::new());
        }
        let path = self.path.take();
        match (action, path) {
            (PathAction::Begin, None) => {
                self.deselect()?;
                self.path = Some(Path::default());
            }
            (PathAction::Back, Some(mut path)) => {
                if path.steps.pop().is_none() {
                    path.from = None;
                }
                self.path = Some(path);
            }
            (PathAction::Clear, Some(path)) => {
                self.path = Some(Path { chain_attack: path.chain_attack, ..Path::default() });
            }
            (PathAction::AttackWith(chain_attack), Some(path)) => {
                self.path = Some(Path { chain_attack, ..path });
            }
            (PathAction::Attack, Some(path)) => {
                self.from = path.from.and_then(Post::territory);
                self.ship = path.from.and_then(Post::ship);
                self.to = path.steps.first().copied();
                self.plan_again(table);
            }
            (PathAction::March, Some(path)) => self.path = Some(path),
            (PathAction::Begin, Some(_)) | (_, None) => {}
        }
        Ok(Vec::new())
    }
}

/// Returns `true` if a path can be drawn now.
pub fn may_draw_path(session: &Session) -> bool {
    matches!(session.duty(), Duty::Decide(prompt) if prompt.ask == Ask::Campaign)
}

pub fn path(session: &Session) -> Option<PathView> {
    let path = session.draft().path.as_ref().filter(|_| may_draw_path(session))?;
    Some(path.view(session.view().table()))
}
