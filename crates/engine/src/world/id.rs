//! Ids of worlds, and the plans of the known ones.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::fault::WorldFault;
use super::plan::Plan;
use super::tables::EARTH;

/// The plans of the worlds read at run time. Their numbers begin at 2: stored games know the Earth
/// without its optional lane by the number 1 (see [`Printing`](super::Printing)).
static READ: [OnceLock<&'static Plan>; WorldId::MOST - 2] =
    [const { OnceLock::new() }; WorldId::MOST - 2];

/// The lock that is held while a world is added.
static ADDING: Mutex<()> = Mutex::new(());

/// The id of a known world. Only known worlds have one, so every lookup by id succeeds.
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
        self.plan().title
    }

    /// Returns the known world with this title, whatever its case, or `None` if there is none.
    ///
    /// ```
    /// use red_queens_engine::world::WorldId;
    ///
    /// assert_eq!(WorldId::titled("earth"), Some(WorldId::EARTH));
    /// assert_eq!(WorldId::titled("Atlantis"), None);
    /// ```
    pub fn titled(title: &str) -> Option<Self> {
        Self::known().find(|id| id.title().eq_ignore_ascii_case(title))
    }

    /// Returns the plan of the world.
    #[inline]
    pub(super) fn plan(self) -> &'static Plan {
        let read = usize::from(self.0).checked_sub(2).and_then(|place| READ.get(place)?.get());
        read.copied().unwrap_or(&EARTH)
    }

    /// Returns the ids of all known worlds.
    pub(super) fn known() -> impl Iterator<Item = Self> {
        let read = (2..).map(Self).zip(&READ).take_while(|(_, plan)| plan.get().is_some());
        std::iter::once(Self::EARTH).chain(read.map(|(id, _)| id))
    }

    /// Adds a checked plan to the known worlds.
    pub(super) fn add(plan: &'static Plan) -> Result<Self, WorldFault> {
        let _one = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
        if Self::titled(plan.title).is_some() {
            return Err(WorldFault::TitleTaken(plan.title.to_owned()));
        }
        let mut free = (2..).map(Self).zip(&READ).filter(|(_, slot)| slot.get().is_none());
        let (id, slot) = free.next().ok_or(WorldFault::NoRoom)?;
        slot.get_or_init(|| plan);
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
