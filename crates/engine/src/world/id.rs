//! Which world is played on, and what the known worlds are made of.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fault::WorldFault;
use super::plan::Plan;
use super::tables::EARTH;

/// What the worlds that were read at run time are made of, after both printings of the Earth.
static READ: [OnceLock<&'static Plan>; WorldId::MOST - 2] =
    [const { OnceLock::new() }; WorldId::MOST - 2];

/// One world is added at a time.
static ADDING: Mutex<()> = Mutex::new(());

/// One of the known worlds. Only known worlds have an id, so that every id can be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WorldId(u8);

impl WorldId {
    /// How many there can be.
    pub(super) const MOST: usize = 16;

    /// The Earth, with all its borders.
    pub const EARTH: Self = Self(0);

    /// The Earth without the sea lane that some printings leave out: East Africa–Middle East (B2).
    pub const EARTH_WITHOUT_LANE: Self = Self(1);

    /// The names of both printings where rule sets are serialised: they stand in positions.
    const PRINTINGS: [&str; 2] = ["Open", "Closed"];

    #[inline]
    pub(super) const fn new(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// The title of the world.
    pub fn title(self) -> &'static str {
        self.plan().title
    }

    /// The known world of this title; of several printings the first.
    pub fn titled(title: &str) -> Option<Self> {
        Self::known().find(|id| id.title().eq_ignore_ascii_case(title))
    }

    /// What it is made of.
    #[inline]
    pub(super) fn plan(self) -> &'static Plan {
        let read = usize::from(self.0).checked_sub(2).and_then(|place| READ.get(place)?.get());
        read.copied().unwrap_or(&EARTH)
    }

    /// The ids of all known worlds.
    pub(super) fn known() -> impl Iterator<Item = Self> {
        let read = (2..).map(Self).zip(&READ).take_while(|(_, plan)| plan.get().is_some());
        [Self::EARTH, Self::EARTH_WITHOUT_LANE].into_iter().chain(read.map(|(id, _)| id))
    }

    /// The known worlds that places lie in: of several printings the first.
    pub(super) fn homes() -> impl Iterator<Item = Self> {
        Self::known().filter(|id| *id == id.home())
    }

    /// The first printing of a world, in which its places lie.
    #[inline]
    pub(super) fn home(self) -> Self {
        if self == Self::EARTH_WITHOUT_LANE { Self::EARTH } else { self }
    }

    /// Makes a checked plan a known world.
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
