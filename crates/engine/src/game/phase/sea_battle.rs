//! A sea battle: its engagements, the side to roll, and its end (N7, N8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::battle::Post;
use crate::core::{Seat, ShipId};
use crate::game::action::sea::MOST_ENGAGEMENTS;

use crate::game::phase::battle::Force;

/// The status of an engagement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EngagementStatus {
    /// The engagement goes on.
    Open,
    /// The enemy ship is gone.
    Won,
    /// The attacking ships broke off, or have no armies to continue with.
    Lost,
}

/// An engagement of ships of one side against one ship of the other (N8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engagement {
    /// The attacking side: the seat on turn, or the attacked seat that sent a ship in.
    pub by: Seat,
    /// The ship under attack.
    pub target: ShipId,
    /// The attacking ships.
    pub force: Force,
    /// The number of rolls so far.
    pub rolls: u32,
    /// The status of the engagement.
    pub standing: EngagementStatus,
}

impl Engagement {
    /// Iterates over the attacking ships, each once.
    pub fn ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        let posts: ArrayVec<Post, { crate::battle::MAX_BLOCKS }> = match &self.force {
            Force::Normal(post) => std::iter::once(*post).collect(),
            Force::Blocks(assault) => assault.origins(),
        };
        posts.into_iter().filter_map(Post::ship)
    }

    /// Returns `true` if the engagement goes on.
    pub fn is_open(&self) -> bool {
        self.standing == EngagementStatus::Open
    }
}

/// A sea battle in one ocean: ships of the seat on turn against those of one or more opponents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeaBattle {
    /// The attacked seat; of several, the one that answers the declaration now or did so last.
    pub defender: Seat,
    /// The side to roll.
    pub side: Seat,
    /// The engagements of both sides, in the order in which they were declared.
    pub engagements: ArrayVec<Engagement, { 2 * MOST_ENGAGEMENTS }>,
}

impl SeaBattle {
    /// Returns `true` if a side attacks in an open engagement.
    pub fn has_open(&self, side: Seat) -> bool {
        self.engagements.iter().any(|engagement| engagement.by == side && engagement.is_open())
    }

    /// Returns `true` if any opponent of the side to roll attacks in an open engagement.
    pub fn is_opposed(&self) -> bool {
        self.engagements.iter().any(|engagement| engagement.by != self.side && engagement.is_open())
    }

    /// Returns `true` if any engagement is open.
    pub fn is_open(&self) -> bool {
        self.engagements.iter().any(Engagement::is_open)
    }

    /// Returns `true` if a ship is under attack in the battle.
    pub fn attacks(&self, ship: ShipId) -> bool {
        self.engagements.iter().any(|engagement| engagement.target == ship)
    }
}
