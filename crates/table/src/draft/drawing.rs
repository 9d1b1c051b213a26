//! Drawing a path: each tap adds a step, and buttons change the whole.

use super::{Actions, Draft};
use crate::path::{Path, PathAction};
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
            (PathAction::Clear, Some(mut path)) => {
                path.clear();
                self.path = Some(path);
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

#[cfg(test)]
mod tests;
