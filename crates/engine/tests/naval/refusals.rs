//! Illegal actions at sea: the reason, the rule, and a check that nothing has changed.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::Red;
use red_queens_engine::game::{Ask, Refusal};
use red_queens_engine::world::names::{Alaska, Brazil, Congo, Egypt, Iceland};

use crate::support::{Scene, at_sea, campaign, ship};

#[test]
fn n1_refusals_of_cruises() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 3 at 9,8
         ship 3 Red 3 at 9,8 done
         ship 4 Red 3 at 9,8 sailed",
    );
    for foreign in [2, 9] {
        let text = format!("cruise {foreign}");
        scene.refuses(&text, &Refusal::NotYourShip(ship(foreign)), "N1");
    }
    scene.refuses("cruise 3", &Refusal::ShipDone(ship(3)), "N1");
    scene.refuses("cruise 4", &Refusal::HasSailed(ship(4)), "N1");
    scene.refuses("sail 9,8", &Refusal::NotNow(RuleId("A1")), "A1");
    scene.roll("cruise 1", &[1, 2]);
    let to = "17,8".parse().unwrap();
    scene.refuses("sail 17,8", &Refusal::TooFar { to, lengths: 3 }, "N1");
    scene.refuses("cruise 1", &Refusal::NotNow(RuleId("N1")), "N1");
    scene.refuses("done", &Refusal::NotDeclined(RuleId("N1")), "N1");
}

#[test]
fn n3_refusals_for_want_of_a_crew() {
    let scene = campaign(
        "Brazil Red 5
         Egypt Blue 1
         Venezuela Red 1
         ship 1 Red 0 at 9,8
         ship 2 Blue 0 at 9,8
         ship 3 Red 0 at 7,15",
    );
    let no_crew = Refusal::NoCrew(ship(1));
    scene.refuses("cruise 1", &no_crew, "N3");
    scene.refuses("engage 2 by 1", &no_crew, "N3");
    scene.refuses("disembark 1 Brazil 1", &no_crew, "N3");
    scene.refuses("land 3 Egypt", &Refusal::NoCrew(ship(3)), "N3");
}

#[test]
fn n2_refusals_of_ferrying() {
    let scene = campaign(
        "Brazil Red 5
         Venezuela Red 1
         Congo Red 5
         Japan Blue 1
         exhausted Congo
         ship 1 Red 3 at 9,8
         ship 2 Red 3 at 10,13
         ship 3 Blue 3 at 9,8",
    );
    let armies = |least, most| Refusal::Armies { least, most, rule: RuleId("N2") };
    scene.refuses("embark 1 Brazil 5", &armies(1, 4), "N2");
    scene.refuses("embark 1 Venezuela 1", &armies(1, 0), "N2");
    scene.refuses("disembark 1 Brazil 4", &armies(1, 3), "N2");
    scene.refuses("embark 1 Congo 1", &Refusal::NotInHarbour(Congo), "B7");
    scene.refuses("embark 2 Congo 1", &Refusal::Exhausted(Congo), "A4");
    scene.refuses("embark 1 Iceland 1", &Refusal::NotYours(Iceland, RuleId("A1")), "A1");
    scene.refuses("embark 3 Brazil 1", &Refusal::NotYourShip(ship(3)), "N1");
    scene.refuses("disembark 3 Brazil 1", &Refusal::NotYourShip(ship(3)), "N1");
}

#[test]
fn n5_refusals_of_landings() {
    let scene = campaign(
        "Brazil Red 5
         Egypt Blue 5
         Japan Blue 1
         ship 1 Red 1 at 7,15
         ship 2 Red 3 at 9,8
         ship 3 Blue 3 at 9,21",
    );
    let armies = |least, most| Refusal::Armies { least, most, rule: RuleId("N5") };
    scene.refuses("land 1 Egypt", &armies(2, 1), "N5");
    scene.refuses("land 1 Egypt committed 2", &armies(2, 1), "N5");
    scene.refuses("land 2 Venezuela committed 4", &armies(2, 3), "N5");
    scene.refuses("land 2 Venezuela committed 1", &armies(2, 3), "N5");
    scene.refuses("land 2 Brazil", &Refusal::Yours(Brazil), "A1");
    scene.refuses("land 2 Egypt", &Refusal::NotInHarbour(Egypt), "B7");
    scene.refuses("land 3 Siam", &Refusal::NotYourShip(ship(3)), "N1");
}

#[test]
fn a2_n8_without_large_attacks_ships_fight_and_land_in_the_normal_way() {
    let scene = Scene::at(
        "rules nautical large-attacks off
         players Red Blue
         turn Red campaign
         attacked Blue
         Brazil Red 5
         Egypt Blue 1
         ship 1 Red 5 at 7,15
         ship 2 Red 5 at 7,15
         ship 3 Green 5 at 9,8
         * Green 1",
    );
    for text in [
        "land 1 Egypt committed 2",
        "flank Egypt 2 from ship 1 ship 2",
        "engage 3 by 1 committed 2",
        "engage 3 by 1 2 committed 2",
    ] {
        scene.refuses(text, &Refusal::NoLargeAttacks, "A2");
    }
    assert!(scene.allows("land 1 Egypt") && scene.allows("engage 3 by 1"));
}

#[test]
fn n7_refusals_of_battles() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 3 at 9,8
         ship 3 Red 3 at 9,8
         ship 4 Red 1 at 9,8
         ship 5 Red 3 at 8,16
         ship 6 Red 3 at 9,8 done",
    );
    let armies = |least, most| Refusal::Armies { least, most, rule: RuleId("N8") };
    scene.refuses("engage 3 by 1", &Refusal::OwnShip(ship(3)), "N7");
    scene.refuses("engage 9 by 1", &Refusal::NoEngagement, "N7");
    scene.refuses("engage 2 by 2", &Refusal::NotYourShip(ship(2)), "N1");
    let alone = Refusal::Armies { least: 2, most: 1, rule: RuleId("A1") };
    scene.refuses("engage 2 by 4", &alone, "A1");
    scene.refuses("engage 2 by 1 committed 4", &armies(2, 3), "N8");
    scene.refuses("engage 2 by 1 5 committed 2", &Refusal::OtherOcean(ship(5)), "N7");
    scene.refuses("engage 2 by 6", &Refusal::ShipDone(ship(6)), "N1");
    scene.refuses("engage 2 by", &Refusal::NoEngagement, "N7");
    for text in ["send nothing", "fight 1", "support 1 1 1", "break off 1", "board 1 1", "sink"] {
        scene.refuses(text, &Refusal::NotNow(RuleId("A1")), "A1");
    }
    scene.play("engage 2 by 1").asks(Red, Ask::SeaBattle);
    scene.refuses("fight 2", &Refusal::NoSuchEngagement(1), "N8");
    scene.refuses("fight 1 block 2", &Refusal::NoSuchBlock(1), "A8");
    scene.refuses("support 1 1 1", &Refusal::NoSuchBlock(0), "A8");
    scene.refuses("done", &Refusal::NotDeclined(RuleId("N8")), "N8");
    scene.refuses("attack Brazil Venezuela", &Refusal::NotNow(RuleId("N8")), "N8");
}

#[test]
fn n10_refusals_of_boarding() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 1 at 9,8
         ship 3 Red 3 at 9,8",
    );
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 1]);
    let armies = Refusal::Armies { least: 1, most: 2, rule: RuleId("N10") };
    scene.refuses("board 1 3", &armies, "N10");
    scene.refuses("board 3 1", &Refusal::NotAVictor(ship(3)), "N10");
    scene.refuses("board 2 1", &Refusal::NotAVictor(ship(2)), "N10");
    scene.refuses("done", &Refusal::NotDeclined(RuleId("N10")), "N10");
}

#[test]
fn t4_ships_are_placed_when_they_are_asked_for() {
    let scene = at_sea("ship 1 Red 3 at 9,8");
    scene.refuses("launch 9,8", &Refusal::NotNow(RuleId("A1")), "A1");
    assert!(!scene.state.harbours(Red).is_empty());
    assert_ne!(scene.state.board().owner(Alaska), Some(Red));
}
