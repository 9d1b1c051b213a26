//! All known worlds: the Earth, and those that were read at run time.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::gauge::{Canals, Coasts};
use super::id::WorldId;
use super::plan::Plan;
use super::read::WorldFault;
use super::tables::EARTH;
use super::world::World;

/// A world in all the ways a rule set can read it: by coasts and by canals.
type Readings = [World; 4];

/// The worlds by id. The first two, both printings of the Earth, are made when they are first asked for.
static WORLDS: [OnceLock<Readings>; WorldId::MOST] = [const { OnceLock::new() }; WorldId::MOST];

/// One world is added at a time.
static ADDING: Mutex<()> = Mutex::new(());

/// The world as these options read it.
#[inline]
pub(super) fn world(id: WorldId, coasts: Coasts, canals: Canals) -> &'static World {
    let readings = WORLDS[usize::from(id.number()) % WorldId::MOST].get_or_init(|| earth(id));
    &readings[coasts as usize + 2 * canals as usize]
}

/// What a world is made of.
pub(super) fn plan(id: WorldId) -> &'static Plan {
    world(id, Coasts::AsWritten, Canals::Closed).plan()
}

/// The ids of all known worlds.
pub(super) fn known() -> impl Iterator<Item = WorldId> {
    (0..).map(WorldId::new).zip(&WORLDS).filter_map(|(id, world)| {
        let is_earth = id == WorldId::EARTH || id == WorldId::EARTH_WITHOUT_LANE;
        (is_earth || world.get().is_some()).then_some(id)
    })
}

/// The known worlds that places lie in: of several printings the first.
pub(super) fn homes() -> impl Iterator<Item = WorldId> {
    known().filter(|id| *id != WorldId::EARTH_WITHOUT_LANE)
}

/// Makes a checked plan a known world.
pub(super) fn add(plan: &'static Plan) -> Result<WorldId, WorldFault> {
    let _one = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
    if WorldId::titled(plan.title).is_some() {
        return Err(WorldFault::TitleTaken(plan.title.to_owned()));
    }
    let number = known().count();
    let Some(free) = WORLDS.get(number) else { return Err(WorldFault::NoRoom) };
    let id = u8::try_from(number).map(WorldId::new).map_err(|_| WorldFault::NoRoom)?;
    free.get_or_init(|| readings(id, id, plan));
    Ok(id)
}

/// Both printings have the same places, which lie in the first.
fn earth(id: WorldId) -> Readings {
    readings(id, WorldId::EARTH, &EARTH)
}

fn readings(id: WorldId, home: WorldId, plan: &'static Plan) -> Readings {
    let lanes = id != WorldId::EARTH_WITHOUT_LANE;
    [
        (Coasts::AsWritten, Canals::Closed),
        (Coasts::Geographic, Canals::Closed),
        (Coasts::AsWritten, Canals::Open),
        (Coasts::Geographic, Canals::Open),
    ]
    .map(|(coasts, canals)| World::new(id, home, plan, lanes, coasts, canals))
}
