//! B: armies on the board.

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::Refusal;
use red_queens_engine::world::names::{
    Alaska, Brazil, EastAfrica, Kamchatka, MiddleEast, NorthAfrica,
};
use red_queens_engine::world::{Continent, TerritorySet};

use crate::support::{Scene, attack, income, named, roll, transfer};

#[test]
fn b1_a_continent_held_whole_pays_its_bonus_and_one_held_in_part_does_not() {
    for (continent, bonus) in Continent::ALL.into_iter().zip([5, 2, 5, 3, 7, 2]) {
        let whole = continent.territories();
        assert_eq!(income(whole), share(whole) + bonus, "{continent}");
        let part = whole - whole.first().unwrap().into();
        assert_eq!(income(part), share(part), "{continent}");
    }
}

/// Returns the number of reinforcements for territories, without continents (T6).
fn share(territories: TerritorySet) -> u32 {
    u32::try_from(territories.len() / 3).unwrap().max(3)
}

#[test]
fn b2_land_armies_cross_sea_lanes_and_the_edge_of_the_map() {
    for (from, to) in [(Alaska, Kamchatka), (Brazil, NorthAfrica), (EastAfrica, MiddleEast)] {
        let mut scene = Scene::at(&format!(
            "rules next
             players Red Blue
             turn Red campaign
             {} Red 2
             {} Blue 1
             * Blue 2",
            named(from.into()),
            named(to.into())
        ));
        scene.play(attack(from, to)).roll(roll(1), &[6, 1]);
        assert_eq!((scene.owner(to), scene.armies(to), scene.armies(from)), (Red, 1, 1));
    }
}

#[test]
fn b2_where_the_lane_is_closed_nobody_attacks_or_moves_across() {
    let position = |phase: &str| {
        Scene::at(&format!(
            "rules next east-africa-middle-east off fortify connected
             players Red Blue
             turn Red {phase}
             East-Africa Red 3
             Congo Red 1
             Middle-East {} 3
             Peru Red 2
             Brazil Red 2
             * Blue 2",
            if phase == "campaign" { Blue } else { Red }
        ))
    };
    let refusal = Refusal::NoBorder(EastAfrica, MiddleEast);
    position("campaign").refuses(&attack(EastAfrica, MiddleEast), &refusal, "B2");
    let refusal = Refusal::NoPath(EastAfrica, MiddleEast);
    position("transfer").refuses(&transfer(EastAfrica, MiddleEast, 1), &refusal, "T23");
}
