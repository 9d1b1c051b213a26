//! Places within a sentence: territories, ships and waters.

use std::fmt::Display;

use engine::battle::Post;
use engine::game::Scar;
use engine::world::{Hex, World};

/// Returns the names of places, each once, in the given order: “Peru, Brazil and Congo”.
pub(crate) fn places(places: impl IntoIterator<Item = impl Display>) -> String {
    let mut names: Vec<String> = Vec::new();
    for place in places {
        let name = place.to_string();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    text::all_of(&names)
}

/// Returns the name of a territory or ship.
pub(crate) fn post(post: Post) -> String {
    match post {
        Post::Land(territory) => territory.to_string(),
        Post::Ship(ship) => text::sea::at_stake_ship(ship),
    }
}

/// Returns a scar or a fortification and its effect, in words.
pub(crate) fn scar_in_words(scar: Scar) -> String {
    match scar {
        Scar::Shortage => text::map::shortage().to_owned(),
        Scar::Bunker => text::map::bunker().to_owned(),
        Scar::Fortification { left } => text::map::fortification(left),
    }
}

/// Returns the location of a hex in words: “off Brazil and Venezuela”, “in the Atlantic Ocean”.
pub(crate) fn waters(at: Hex, world: &World) -> String {
    let shores = world.shores(at);
    if shores.is_empty() {
        text::sea::open_sea(at.ocean())
    } else {
        text::sea::off_shores(places(shores))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::names::{Brazil, Congo, Peru};
    use engine::world::{Ocean, Territory};

    #[test]
    fn a_ship_lies_off_a_shore_or_on_the_open_sea() {
        let earth = World::earth();
        let harbour = earth.harbour(Territory::Madagascar, Ocean::Indian)[0];
        assert!(waters(harbour, earth).contains("Madagascar"));
        let open = Ocean::Pacific.hexes().find(|hex| earth.shores(*hex).is_empty());
        assert_eq!(waters(open.unwrap(), earth), "in the Pacific Ocean");
    }

    #[test]
    fn places_are_listed_once() {
        assert_eq!(places([Peru; 0]), "");
        assert_eq!(places([Peru, Peru]), "Peru");
        assert_eq!(places([Peru, Brazil, Peru, Congo]), "Peru, Brazil and Congo");
    }
}
