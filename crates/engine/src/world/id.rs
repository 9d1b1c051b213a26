//! Ids of worlds, and the plans of the known ones.

use std::cell::Cell;
use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::fault::WorldFault;
use super::plan::WorldPlan;
use super::tables::EARTH;

/// The titles of the boards that come with the game beside the Earth. Saves and links hold their
/// numbers, which begin at 2: new boards go to the end, and none is ever removed.
const CATALOGUE: &[&str] = &["Europe", "Aegean", "East-Indies", "Old-World"];

/// The plans of the worlds read at run time. Their numbers begin at 2: stored games know the Earth
/// without its optional lane by the number 1 (see [`Printing`](super::Printing)). Boards of the
/// catalogue have the first numbers; any others take the last ones, in the order of reading.
static READ: [OnceLock<&'static WorldPlan>; WorldId::MOST - 2] =
    [const { OnceLock::new() }; WorldId::MOST - 2];

/// The titles of generated and imported worlds that have been looked up, at the places of their
/// numbers. As in the catalogue, they are known before the world has been read.
static RESERVED: [OnceLock<&'static str>; WorldId::MOST - 2] =
    [const { OnceLock::new() }; WorldId::MOST - 2];

/// The longest name in the title of an imported world.
const LONGEST: usize = 64;

/// The first number beside the catalogue: a lower one is the byte of a board of the catalogue
/// without its optional lanes.
const FIRST_OTHER: u8 = 32;

/// The last number.
const LAST: u8 = u8::MAX >> (u8::BITS - WorldId::BITS);

thread_local! {
    /// The world beside the catalogue whose game is being written or read.
    static STORED: Cell<Option<WorldId>> = const { Cell::new(None) };
}

/// The lock that is held while a world is added.
static ADDING: Mutex<()> = Mutex::new(());

/// The id of a world that has been read, or of one in the catalogue, which may not have been. A
/// look-up by id never fails: until a world has been read, it returns the Earth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WorldId(u8);

impl WorldId {
    /// The bits of a number.
    pub(super) const BITS: u32 = 7;

    /// The most worlds that can be known.
    pub(super) const MOST: usize = 1 << Self::BITS;

    /// The Earth.
    pub const EARTH: Self = Self(0);

    /// Writes or reads a game on this world. What is stored of a game doesn't depend on which other
    /// worlds have been read: a game has one world, so its places can have the same number in every
    /// program, whatever number the world has in this one.
    pub(crate) fn in_storage<T>(self, work: impl FnOnce() -> T) -> T {
        let before = STORED.replace(Some(self).filter(|world| world.is_other()));
        let result = work();
        STORED.set(before);
        result
    }

    /// Returns the world beside the catalogue whose game is being written or read.
    pub(super) fn being_stored() -> Option<Self> {
        STORED.get()
    }

    /// Returns `true` if the world isn't the Earth or one of the catalogue, so that its number
    /// depends on which other worlds have been read.
    pub(crate) fn is_other(self) -> bool {
        self.0 >= FIRST_OTHER
    }

    /// Returns the number that is stored of this world.
    pub(super) fn stored(self) -> u8 {
        if STORED.get() == Some(self) { LAST } else { self.0 }
    }

    /// Returns the world with this stored number.
    pub(super) fn restored(number: u8) -> Self {
        STORED.get().filter(|_| number == LAST).unwrap_or(Self(number))
    }

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
        self.catalogued().or_else(|| self.reserved_title()).unwrap_or_else(|| self.plan().title)
    }

    /// Returns the world with this title, ignoring case, or `None` if the title is unknown.
    ///
    /// Boards that have been read and those of the catalogue are known. So are a title such as
    /// `World-7K3QF-539`, from which a world can be generated, and one such as `Atoll-7K3QF`, which
    /// belongs to an imported world that only those who have its file can read.
    ///
    /// # Side effects
    ///
    /// Reserves a number for the title of a generated or imported world that is new, or returns `None`
    /// if all numbers are taken.
    ///
    /// ```
    /// use red_queens_engine::world::WorldId;
    ///
    /// assert_eq!(WorldId::titled("earth"), Some(WorldId::EARTH));
    /// assert!(WorldId::titled("Europe").is_some_and(|europe| !europe.is_read()));
    /// assert_eq!(WorldId::titled("Atlantis"), None);
    /// assert!(WorldId::titled("World-QVEEN-555").is_some_and(|world| world.is_generated()));
    /// assert!(WorldId::titled("Atoll-7K3QF").is_some_and(|atoll| atoll.is_imported()));
    /// ```
    pub fn titled(title: &str) -> Option<Self> {
        // Unknown ids have the Earth's title too, but the Earth's own id is found first.
        let known = (0..=LAST).map(Self).find(|id| id.title().eq_ignore_ascii_case(title));
        known.or_else(|| can_come(title).then(|| Self::reserve(title)).flatten())
    }

    /// Returns `true` if a title is that of a generated or imported world, but too many of those are
    /// known already. Otherwise such a world is known from then on, as with [`Self::titled`].
    pub fn lacks_room_for(title: &str) -> bool {
        can_come(title) && Self::titled(title).is_none()
    }

    /// Returns the generated and imported worlds whose titles have been looked up, read or not, in
    /// that order. To give the worlds the same numbers in another program, look them up there in
    /// this order.
    pub fn reserved() -> impl Iterator<Item = Self> {
        Self::others().filter(|id| id.reserved_title().is_some())
    }

    /// Returns `true` if the world is generated from its title.
    pub fn is_generated(self) -> bool {
        self.reserved_title().is_some_and(is_seed)
    }

    /// Returns `true` if the world is imported: only those who have its file can play on it.
    pub fn is_imported(self) -> bool {
        self.reserved_title().is_some_and(|title| !is_seed(title))
    }

    /// Returns the title of the world that this one is a copy of, if its file names one: they differ in
    /// names at most. `None` until the world has been read.
    pub fn plays_like(self) -> Option<&'static str> {
        self.plan().plays_like
    }

    /// Keeps a number for a world that isn't read yet.
    fn reserve(title: &str) -> Option<Self> {
        let _one = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
        let id = Self::others().find(|id| id.is_free() || id.title() == title)?;
        let slot = RESERVED.get(usize::from(id.0).checked_sub(2)?)?;
        slot.get_or_init(|| title.to_owned().leak());
        Some(id)
    }

    /// Returns the numbers of worlds beside the catalogue, in the order in which they are taken.
    fn others() -> impl Iterator<Item = Self> {
        (FIRST_OTHER..=LAST).rev().map(Self)
    }

    fn is_free(self) -> bool {
        !self.is_read() && self.reserved_title().is_none()
    }

    /// Returns the title of a generated or imported world that has been looked up.
    fn reserved_title(self) -> Option<&'static str> {
        RESERVED.get(usize::from(self.0).checked_sub(2)?)?.get().copied()
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
    fn read_plan(self) -> Option<&'static WorldPlan> {
        READ.get(usize::from(self.0).checked_sub(2)?)?.get().copied()
    }

    /// Returns the plan of the world.
    #[inline]
    pub(super) fn plan(self) -> &'static WorldPlan {
        self.read_plan().unwrap_or(&EARTH)
    }

    /// Returns the world with this stored number, if games can be played on it.
    pub(super) fn numbered(number: u8) -> Option<Self> {
        Some(Self::restored(number)).filter(|id| id.is_read())
    }

    /// Returns the ids of all worlds that games can be played on.
    pub(super) fn known() -> impl Iterator<Item = Self> {
        let read = (2..).map(Self).zip(&READ).filter(|(_, plan)| plan.get().is_some());
        std::iter::once(Self::EARTH).chain(read.map(|(id, _)| id))
    }

    /// Adds a checked plan to the known worlds.
    pub(super) fn add(plan: &'static WorldPlan) -> Result<Self, WorldFault> {
        let own = Self::titled(plan.title);
        let _one = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
        if own.is_some_and(Self::is_read) {
            return Err(WorldFault::TitleTaken(plan.title.to_owned()));
        }
        let free = || Self::others().find(|id| id.is_free());
        let id = own.or_else(free).ok_or(WorldFault::NoRoom)?;
        let slot = usize::from(id.0).checked_sub(2).and_then(|place| READ.get(place));
        slot.ok_or(WorldFault::NoRoom)?.get_or_init(|| plan);
        Ok(id)
    }
}

/// Returns `true` if a title is that of a generated or imported world.
fn can_come(title: &str) -> bool {
    is_seed(title) || imported_name(title).is_some()
}

/// Returns `true` if a title is that of a world which is generated from it: a word, five letters or
/// digits for the seed, and three digits for the sliders. A later generator, which makes other worlds
/// of the same seeds, has another word.
fn is_seed(title: &str) -> bool {
    let code = title.strip_prefix("World-").and_then(|code| code.split_at_checked(5));
    code.is_some_and(|(seed, sliders)| {
        seed.bytes().all(is_code)
            && matches!(sliders.as_bytes(), [b'-', all @ ..] if all.len() == 3 && all.iter().all(u8::is_ascii_digit))
    })
}

/// Returns the name in the title of an imported world: what comes before a hyphen and the five letters
/// or digits of a fingerprint, the last of which is a letter. `None` if a title has another form.
///
/// ```
/// use red_queens_engine::world::imported_name;
///
/// assert_eq!(imported_name("Middle-Earth-7K3QF"), Some("Middle-Earth"));
/// assert_eq!(imported_name("Old-World"), None);
/// ```
pub fn imported_name(title: &str) -> Option<&str> {
    let (name, code) = title.split_at_checked(title.len().checked_sub(6)?)?;
    let is_plain = |it: u8| it.is_ascii_alphanumeric() || it == b'-';
    let code = code.strip_prefix('-')?;
    let fits = code.bytes().all(is_code) && code.ends_with(|it: char| it.is_ascii_uppercase());
    let is_name = (1..=LONGEST).contains(&name.len()) && name.bytes().all(is_plain);
    (fits && is_name).then_some(name)
}

/// Returns `true` for the letters and digits of seeds and fingerprints.
fn is_code(it: u8) -> bool {
    it.is_ascii_digit() || (it.is_ascii_uppercase() && !b"ILOU".contains(&it))
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
