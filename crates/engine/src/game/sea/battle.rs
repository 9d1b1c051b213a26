//! A sea battle: its engagements, who is to roll, when it is over (N7, N8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::MOST_ENGAGEMENTS;
use crate::battle::Post;
use crate::core::{Seat, ShipId};

use crate::game::land::battle::Force;

/// How an engagement stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// It goes on.
    Open,
    /// The enemy ship is gone.
    Won,
    /// The attacking ships broke off, or have nobody to go on with.
    Lost,
}

/// Ships of one side against one ship of the other (N8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engagement {
    /// Whose ships attack in it: the seat on turn, or the attacked seat that sent a ship in.
    pub by: Seat,
    /// The ship under attack.
    pub target: ShipId,
    /// The attacking ships.
    pub force: Force,
    /// Rolls so far.
    pub rolls: u32,
    /// How it stands.
    pub standing: Standing,
}

impl Engagement {
    /// The attacking ships, each once.
    pub fn ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        let posts: ArrayVec<Post, { crate::battle::MAX_BLOCKS }> = match &self.force {
            Force::Normal(post) => std::iter::once(*post).collect(),
            Force::Blocks(assault) => assault.origins(),
        };
        posts.into_iter().filter_map(Post::ship)
    }

    /// Whether it goes on.
    pub fn is_open(&self) -> bool {
        self.standing == Standing::Open
    }
}

/// A sea battle in one ocean: ships of the seat on turn against those of one other, or of several.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeaBattle {
    /// The attacked seat; of several the one that answers the declaration now, or did so last.
    pub defender: Seat,
    /// Whose turn to roll it is.
    pub side: Seat,
    /// The engagements of both sides, in the order in which they were declared.
    pub engagements: ArrayVec<Engagement, { 2 * MOST_ENGAGEMENTS }>,
}

impl SeaBattle {
    /// Whether a side attacks in an engagement that goes on.
    pub fn has_open(&self, side: Seat) -> bool {
        self.engagements.iter().any(|engagement| engagement.by == side && engagement.is_open())
    }

    /// Whether the other side, whoever is on it, attacks in an engagement that goes on.
    pub fn is_opposed(&self) -> bool {
        self.engagements.iter().any(|engagement| engagement.by != self.side && engagement.is_open())
    }

    /// Whether any engagement goes on.
    pub fn is_open(&self) -> bool {
        self.engagements.iter().any(Engagement::is_open)
    }

    /// Whether a ship is under attack in it.
    pub fn attacks(&self, ship: ShipId) -> bool {
        self.engagements.iter().any(|engagement| engagement.target == ship)
    }
}
