//! The drawing of a board: everything on the screen that depends on the board's shapes.
//!
//! There is one [`Drawing`] for each world, made when it is first needed. Whatever draws the map or
//! finds out what a finger touched gets it as an argument, or takes it from the session with
//! [`Drawing::of_table`]. Its methods are defined beside what they are about: positions in
//! `place.rs`, names in `names.rs`, ships in `berths.rs` and so on.

pub mod artwork;
pub mod covered;
mod earth;
mod place;
mod read;
mod schematic;
#[cfg(test)]
pub(crate) mod tests;

use std::fmt::{self, Debug, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use self::artwork::{Artwork, TerritoryShape};
use self::covered::Covered;
pub(crate) use self::place::TINTS;
pub use self::read::BoardFault;
use super::point::Point;
use engine::world::{Hex, Territory, World, WorldId};
use table::Session;

/// The drawings made so far. Worlds are never forgotten, and neither are their drawings.
static MADE: Mutex<Vec<&Drawing>> = Mutex::new(Vec::new());

/// The largest number of ships on one hex with cached positions.
const MOST_SHIPS: usize = 8;

/// The shape of a territory that isn't on the board.
static NOWHERE: TerritoryShape =
    TerritoryShape { path: "", badge: (0.0, 0.0), leader: None, name: (0.0, 0.0), label: &[] };

/// The drawing of a board. Places of other boards have no shape and are at the corner of the map.
pub struct Drawing {
    world: &'static World,
    pub(super) artwork: Artwork,
    /// The position of a ship on each hex, and the radius of the water around it.
    pub(super) anchors: Vec<(Point, f64)>,
    /// The areas that names, badges and marks cover.
    pub(in crate::map) covered: Covered,
    /// The positions on each hex of one ship, of two ships and so on, which every move of the mouse
    /// needs.
    pub(super) berths: Vec<[OnceLock<Vec<Point>>; MOST_SHIPS]>,
    /// The coarse outlines of the territories.
    pub(super) coarse: OnceLock<Vec<String>>,
}

impl Drawing {
    /// Returns the drawing of a world, or that of the Earth if the world hasn't been read. Only the
    /// first call for a world costs anything.
    pub fn of(world: WorldId) -> &'static Self {
        let world = World::home(world);
        Self::made(world, || artwork(world))
    }

    /// Returns the drawing of a world, with this artwork unless it has some already.
    fn made(world: &'static World, artwork: impl FnOnce() -> Artwork) -> &'static Self {
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawing) = made.iter().find(|drawing| drawing.world.id() == world.id()) {
            return drawing;
        }
        let drawing = Box::leak(Box::new(Self::new(world, artwork())));
        made.push(drawing);
        drawing
    }

    /// Returns the drawing of the board at a table.
    pub fn of_table(session: &Session) -> &'static Self {
        Self::of(session.view().table().world().id())
    }

    /// Creates the drawing of a world with this artwork.
    fn new(world: &'static World, artwork: Artwork) -> Self {
        let mut drawing = Self {
            world,
            artwork,
            anchors: Vec::new(),
            covered: Covered::by(artwork.territories),
            berths: world.hexes().map(|_| Default::default()).collect(),
            coarse: OnceLock::new(),
        };
        drawing.anchors = world.hexes().map(|hex| drawing.mooring(hex)).collect();
        drawing
    }

    /// Returns the world that is drawn, without options.
    pub fn world(&self) -> &'static World {
        self.world
    }

    /// Returns all territories.
    pub fn territories(&self) -> impl ExactSizeIterator<Item = Territory> + Clone + use<> {
        self.world.territories().iter()
    }

    /// Returns the shape of a territory.
    pub fn shape(&self, territory: Territory) -> &'static TerritoryShape {
        self.artwork.territories.get(territory.index()).unwrap_or(&NOWHERE)
    }

    /// Returns the outlines of all territories as one path.
    pub fn coasts(&self) -> String {
        self.artwork.territories.iter().map(|shape| shape.path).collect()
    }

    /// Returns the territory that the eye begins at.
    pub fn middle(&self) -> Option<Territory> {
        self.world.territories().nth(self.artwork.middle)
    }

    /// Returns the point that a map opens at without anything to look at: most boards have more land
    /// in their upper half.
    pub(super) fn focus(&self) -> Point {
        let size = self.size();
        Point::new(size.x / 2.0, size.y * 4.0 / 9.0)
    }

    /// Returns the positions of ships in the picture of a new game.
    pub fn anchorages(&self) -> &'static [(u32, u32)] {
        self.artwork.anchorages
    }

    /// Finds the position of a ship on a hex in the artwork, and the radius of the water around it.
    fn mooring(&self, hex: Hex) -> (Point, f64) {
        let hexes = &self.artwork.hexes;
        match hexes.anchors.iter().find(|(index, ..)| *index == hex.index()) {
            Some((_, at, room)) => (Point::from(*at), f64::from(*room)),
            None => (self.centre(hex), f64::from(hexes.width) / 2.0),
        }
    }
}

/// Returns the artwork of a world.
fn artwork(world: &World) -> Artwork {
    if world.id() == WorldId::EARTH { earth::EARTH } else { schematic::artwork(world) }
}

impl Debug for Drawing {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drawing").field(&self.world.id()).finish()
    }
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
