//! The choice of a generated world for a new game.

use engine::core::{RandomSource, Seed, Seeded};
use engine::world::{World, WorldId};
use worldgen::{MOST, WorldSeed};

/// The sliders of a world that nobody has chosen anything about.
const USUAL: [u8; 3] = [5; 3];

/// A generated world while a player chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewWorld(WorldSeed);

/// One of the sliders of a world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slider {
    pub id: &'static str,
    pub name: &'static str,
    /// The words at both ends.
    pub ends: [&'static str; 2],
    pub value: u8,
    pub most: u8,
}

impl NewWorld {
    /// Returns a world that probably nobody has seen before.
    pub fn random(seed: Seed) -> Self {
        Self(WorldSeed::new(number(seed), USUAL))
    }

    /// Returns the choice that led to a board, or `None` if the board isn't generated.
    pub fn of(board: WorldId) -> Option<Self> {
        board.title().parse().ok().map(Self).filter(|_| board.is_generated())
    }

    /// Reads the name of a world as people type it.
    ///
    /// # Errors
    /// Fails with a sentence for the player if it isn't the name of a world.
    pub fn typed(name: &str) -> Result<Self, &'static str> {
        name.parse().map(Self).map_err(|_| text::boards::no_world())
    }

    /// Returns another world with the same sliders.
    #[must_use]
    pub fn another(self, seed: Seed) -> Self {
        Self(WorldSeed::new(number(seed), self.0.sliders()))
    }

    /// Returns the world after a slider has been moved.
    #[must_use]
    pub fn moved(self, slider: usize, value: u8) -> Self {
        let mut sliders = self.0.sliders();
        if let Some(slider) = sliders.get_mut(slider) {
            *slider = value;
        }
        Self(self.0.with_sliders(sliders))
    }

    /// Returns the name by which anybody gets the same world.
    pub fn name(self) -> String {
        self.0.to_string()
    }

    /// Returns the board, which is generated when it is loaded, or `None` if too many worlds have
    /// been looked at since the page was opened.
    pub fn board(self) -> Option<WorldId> {
        WorldId::titled(&self.name())
    }

    /// Returns the sliders for size, water and ruggedness.
    pub fn sliders(self) -> [Slider; 3] {
        let [size, water, ruggedness] = self.0.sliders();
        let slider = |id, name, ends, value| Slider { id, name, ends, value, most: MOST };
        [
            slider(
                "world-size",
                text::boards::world_size(),
                [text::boards::world_size_least(), text::boards::world_size_most()],
                size,
            ),
            slider(
                "world-water",
                text::boards::world_water(),
                [text::boards::world_water_least(), text::boards::world_water_most()],
                water,
            ),
            slider(
                "world-coasts",
                text::boards::world_coasts(),
                [text::boards::world_coasts_least(), text::boards::world_coasts_most()],
                ruggedness,
            ),
        ]
    }
}

/// Returns what there is on a board, or `None` until it has been read.
pub fn extent(board: WorldId) -> Option<String> {
    let world = board.is_read().then(|| World::home(board))?;
    let (territories, continents) = (world.territories().len(), world.continents().len());
    Some(text::boards::Extent { territories, continents, seas: world.oceans().len() }.say())
}

/// Draws a number for a world.
fn number(seed: Seed) -> u32 {
    Seeded::new(seed, 0).below(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_world_is_drawn_changed_and_found_again_by_its_name() {
        let world = NewWorld::random(Seed::from_number(1));
        assert!(world.name().starts_with("World-") && world.name().ends_with("-555"));
        let moved = world.moved(1, 9);
        assert!(moved.name().ends_with("-595"), "{}", moved.name());
        assert_eq!(moved.sliders().map(|slider| slider.value), [5, 9, 5]);
        let other = moved.another(Seed::from_number(2));
        assert!(other != moved && other.name().ends_with("-595"));
        assert_eq!(NewWorld::typed(&format!(" {} ", other.name().to_lowercase())), Ok(other));
        assert_eq!(NewWorld::typed("Atlantis"), Err(text::boards::no_world()));
        let board = other.board().unwrap();
        assert!(!board.is_read() && board.is_generated() && extent(board).is_none());
        assert_eq!(NewWorld::of(board), Some(other));
        assert_eq!(NewWorld::of(WorldId::titled("Europe").unwrap()), None);
        assert_eq!(crate::new_game::boards::name(board.title()), other.name().replace('-', " "));
    }

    #[test]
    fn a_world_says_what_there_is_on_it_once_it_has_been_read() {
        let world = NewWorld::typed("World-QVEEN-055").unwrap();
        let json = worldgen::generate(world.0).unwrap();
        let drawing = crate::map::drawing::Drawing::read(&json).unwrap();
        assert_eq!(Some(drawing.world().id()), world.board());
        let said = extent(drawing.world().id()).unwrap();
        assert!(said.starts_with("18 territories, 4 continents"), "{said}");
    }
}
