//! Names of the seas.

use super::names::Names;
use cartography::sea::Sea;

/// A sea of this many hexes is an ocean, and one of fewer than that a gulf or a sound.
const OCEAN: usize = 75;
const GULF: usize = 24;

/// Names the seas in the languages of the coasts around them.
pub fn sea_names(sea: &Sea, count: usize, of: &[usize], invented: &mut Names) -> Vec<String> {
    let sizes: Vec<usize> =
        (0..count).map(|number| sea.hexes.iter().filter(|hex| hex.sea == number).count()).collect();
    let largest = (0..count).max_by_key(|number| sizes[*number]);
    let mut all = Vec::new();
    for (number, size) in sizes.iter().enumerate() {
        let mut near = vec![0; of.iter().max().map_or(1, |most| most + 1)];
        for (ports, continent) in sea.harbours.iter().zip(of) {
            near[*continent] +=
                ports.iter().filter(|(hex, _)| sea.hexes[*hex].sea == number).count();
        }
        let continent = (0..near.len()).max_by_key(|it| near[*it]).unwrap_or(0);
        let word = invented.territory(continent);
        let pattern = if *size >= OCEAN || Some(number) == largest {
            invented.pick(&["* Ocean", "* Ocean", "Great * Sea"])
        } else if *size < GULF {
            invented.pick(&["Gulf of *", "* Sound", "Bay of *", "* Strait"])
        } else {
            invented.pick(&["* Sea", "Sea of *", "* Sea"])
        };
        all.push(pattern.replace('*', &word));
    }
    all
}
