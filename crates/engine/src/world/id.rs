//! Ids of worlds, and the plans of the known ones.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::fault::WorldFault;
use super::plan::Plan;
use super::tables::EARTH;

/// The titles of the boards that come with the game beside the Earth. Saves and links hold their
/// numbers, which begin at 2: new boards go to the end, and none is ever removed.
const CATALOGUE: [&str; 4] = ["Europe", "Aegean", "East-Indies", "Old-World"];

/// The plans of the worlds read at run time. Their numbers begin at 2: stored games know the Earth
/// without its optional lane by the number 1 (see [`Printing`](super::Printing)). Boards of the
/// catalogue have the first numbers; any others take the last ones, in the order of reading.
static READ: [OnceLock<&'static Plan>; WorldId::MOST - 2] =
    [const { OnceLock::new() }; WorldId::MOST - 2];

/// The lock that is held while a world is added.
static ADDING: Mutex<()> = Mutex::new(());

/// The id of a known world, or of one in the catalogue, which may not have been read yet. Every
/// lookup by id succeeds: until a world is read, the Earth takes its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WorldId(u8);

impl WorldId {
    /// The most worlds that can be known.
    pub(super) const MOST: usize = 16;

    /// The Earth.
    pub const EARTH: Self = Self(0);

    #[inline]
    pub(super) const fn new(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// Returns the title of the world.
    pub fn title(self) -> &'static str {
        match self.catalogued() {
            Some(title) => title,
            None => self.plan().title,
        }
    }

    /// Returns the known world with this title, whatever its case, or the one in the catalogue, or
    /// `None` if there is none.
    ///
    /// ```
    /// use red_queens_engine::world::WorldId;
    ///
    /// assert_eq!(WorldId::titled("earth"), Some(WorldId::EARTH));
    /// assert!(WorldId::titled("Europe").is_some_and(|europe| !europe.is_read()));
    /// assert_eq!(WorldId::titled("Atlantis"), None);
    /// ```
    pub fn titled(title: &str) -> Option<Self> {
        let mut all = Self::known().chain(Self::catalogue());
        all.find(|id| id.title().eq_ignore_ascii_case(title))
    }

    /// Returns the ids of the boards that come with the game beside the Earth, read or not.
    pub fn catalogue() -> impl Iterator<Item = Self> {
        (2..).map(Self).take(CATALOGUE.len())
    }

    /// Returns `true` if the world is the Earth or has been read, so that games can be played on it.
    #[inline]
    pub fn is_read(self) -> bool {
        self == Self::EARTH || self.read_plan().is_some()
    }

    /// Returns the world's title in the catalogue, if it is there.
    fn catalogued(self) -> Option<&'static str> {
        CATALOGUE.get(usize::from(self.0).checked_sub(2)?).copied()
    }

    #[inline]
    fn read_plan(self) -> Option<&'static Plan> {
        READ.get(usize::from(self.0).checked_sub(2)?)?.get().copied()
    }

    /// Returns the plan of the world.
    #[inline]
    pub(super) fn plan(self) -> &'static Plan {
        self.read_plan().unwrap_or(&EARTH)
    }

    /// Returns the ids of all worlds that games can be played on.
    pub(super) fn known() -> impl Iterator<Item = Self> {
        let read = (2..).map(Self).zip(&READ).filter(|(_, plan)| plan.get().is_some());
        std::iter::once(Self::EARTH).chain(read.map(|(id, _)| id))
    }

    /// Adds a checked plan to the known worlds.
    pub(super) fn add(plan: &'static Plan) -> Result<Self, WorldFault> {
        let _one = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
        let own = Self::titled(plan.title);
        if own.is_some_and(Self::is_read) {
            return Err(WorldFault::TitleTaken(plan.title.to_owned()));
        }
        let others = (2..).map(Self).take(READ.len()).skip(CATALOGUE.len());
        let free = || others.filter(|id| !id.is_read()).last();
        let id = own.or_else(free).ok_or(WorldFault::NoRoom)?;
        let slot = usize::from(id.0).checked_sub(2).and_then(|place| READ.get(place));
        slot.ok_or(WorldFault::NoRoom)?.get_or_init(|| plan);
        Ok(id)
    }
}

impl Debug for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}

impl Display for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}
