//! Ids of worlds, and the plans of the known ones.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fault::WorldFault;
use super::plan::Plan;
use super::tables::EARTH;

/// The plans of the worlds read at run time; their ids follow those of the Earth's two printings.
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

    /// The Earth with all its borders.
    pub const EARTH: Self = Self(0);

    /// The Earth without the sea lane that some printings leave out: East Africa–Middle East (B2).
    pub const EARTH_WITHOUT_LANE: Self = Self(1);

    /// The names under which rule sets serialize the two printings; stored games depend on them.
    const PRINTINGS: [&str; 2] = ["Open", "Closed"];

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

    /// Returns the known world with this title, in its first printing.
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
        [Self::EARTH, Self::EARTH_WITHOUT_LANE].into_iter().chain(read.map(|(id, _)| id))
    }

    /// Returns the known worlds that places belong to, each in its first printing.
    pub(super) fn homes() -> impl Iterator<Item = Self> {
        Self::known().filter(|id| *id == id.home())
    }

    /// Returns the first printing of a world, which its places belong to.
    #[inline]
    pub(super) fn home(self) -> Self {
        if self == Self::EARTH_WITHOUT_LANE { Self::EARTH } else { self }
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

    fn word(self) -> &'static str {
        Self::PRINTINGS.get(usize::from(self.0)).copied().unwrap_or_else(|| self.title())
    }
}

impl Debug for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Display for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl Serialize for WorldId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.word())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for WorldId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = if deserializer.is_human_readable() {
            let word = String::deserialize(deserializer)?;
            Self::known().find(|id| id.word() == word)
        } else {
            let number = u8::deserialize(deserializer)?;
            Self::known().find(|id| id.0 == number)
        };
        found.ok_or_else(|| D::Error::custom("the world is not known here"))
    }
}
