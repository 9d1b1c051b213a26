//! T2, T4, T9: launching ships.

use std::collections::BTreeSet;

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::core::{Seat, Seed};
use red_queens_engine::game::{
    Action, Ask, BoardEvent, Control, Event, Game, Player, Refusal, Role, RuleSet, SeaAction,
    SeaEvent, Setup,
};
use red_queens_engine::world::Ocean;

use crate::support::{Scene, ship};

const SHIPS: RuleSet = RuleSet { ships: true, ..RuleSet::NAUTICAL };

fn new_game(rules: RuleSet, players: usize, seed: u64) -> Game {
    let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
    Game::new(Setup::new(rules, players.collect(), Seed::from_number(seed))).unwrap()
}

#[test]
fn t2_each_ally_has_a_ship_of_one_die_beside_a_coast_of_its_own() {
    let (mut crews, mut oceans, mut seconds) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seed in 0..60 {
        let game = new_game(SHIPS, 2, seed);
        let state = game.state();
        for ally in state.seats(Role::Ally) {
            let ships: Vec<_> = state.fleet().of(ally).map(|(_, ship)| *ship).collect();
            let [ship] = ships.as_slice() else { panic!("{ally} has {} ships", ships.len()) };
            let beside = state.shores(ship) & state.board().held(ally);
            assert!(!beside.is_empty(), "{} is no harbour of {ally}", ship.at);
            crews.insert(ship.crew);
            oceans.insert(ship.at.ocean());
            let two = beside.iter().find(|land| state.world().coasts(*land).len() == 2);
            seconds += u32::from(two.is_some_and(|land| {
                state.world().coasts(land).iter().nth(1) == Some(ship.at.ocean())
            }));
        }
        assert_eq!(state.fleet().iter().count(), 4);
    }
    assert_eq!(crews, (1..=6).collect());
    assert_eq!(oceans.len(), Ocean::ALL.len());
    assert!(seconds > 5, "a die decides between two oceans");
}

#[test]
fn t4_each_player_places_a_ship_of_one_die_after_the_factory() {
    let mut game = new_game(SHIPS, 3, 7);
    for _ in 0..3 {
        let seat = game.state().turn().seat;
        game.play(Action::Done).unwrap();
        let territory = game.state().board().held(seat).first().unwrap();
        game.play(Action::Build { territory }).unwrap();
        let Some(Ask::FirstShip { crew }) = game.prompt().map(|prompt| prompt.ask) else {
            panic!("{seat} places a ship, not {:?}", game.prompt())
        };
        assert!((1..=6).contains(&crew));
        let foreign = game.state().harbours(Seat::ALL[5]);
        let own = game.state().harbours(seat);
        let elsewhere = foreign.iter().find(|hex| !own.contains(*hex)).unwrap();
        let refused =
            game.play(Action::Sea(SeaAction::Launch { at: elsewhere })).map(<[Event]>::len);
        assert_eq!(refused, Err(Refusal::NoHarbour(elsewhere)));
        let at = own.nth(own.len() - 1).unwrap();
        game.play(Action::Sea(SeaAction::Launch { at })).unwrap();
        let placed = game.state().fleet().of(seat).map(|(_, ship)| (ship.at, ship.crew));
        assert_eq!(placed.collect::<Vec<_>>(), [(at, crew)]);
    }
    assert_eq!(game.state().turn().round, 1, "play begins");
}

#[test]
fn t4_without_the_option_nobody_has_a_ship() {
    let rules = RuleSet { ships: false, ..RuleSet::NAUTICAL };
    let mut game = new_game(rules, 2, 7);
    assert_eq!(game.state().fleet().iter().count(), 0);
    let seat = game.state().turn().seat;
    game.play(Action::Done).unwrap();
    let territory = game.state().board().held(seat).first().unwrap();
    game.play(Action::Build { territory }).unwrap();
    assert!(matches!(game.prompt().unwrap().ask, Ask::Arrange), "the next player's turn to place");
}

fn with_a_set(lines: &str) -> Scene {
    Scene::at(&format!(
        "rules nautical
         players Red Blue
         turn Red reinforce 0
         hand Red Alaska Brazil wild
         {lines}
         * Green 1"
    ))
}

#[test]
fn t9_a_set_buys_a_ship_with_one_die_of_armies_beside_an_own_coast() {
    let mut scene = with_a_set("Brazil Red 5\nJapan Blue 5");
    scene.roll("turn in Alaska Brazil wild for ship", &[4]).asks(Red, Ask::Launch { crew: 4 });
    assert!(scene.told(Event::Board(BoardEvent::Raised {
        seat: Red,
        territory: red_queens_engine::world::Territory::Brazil,
        armies: 2,
        source: red_queens_engine::game::ArmySource::Card,
    })));
    let hex = "9,11".parse().unwrap();
    scene.refuses("launch 9,11", &Refusal::NoHarbour(hex), "T9");
    scene.refuses("done", &Refusal::NotDeclined(scene.state.phase().rule()), "T9");
    scene.play("launch 10,10");
    assert!(scene.told(Event::Sea(SeaEvent::Launched {
        seat: Red,
        ship: ship(1),
        at: "10,10".parse().unwrap(),
        crew: 4,
    })));
    scene.fleet(&[(1, Red, 4)]).asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1), "it sails in the turn in which it was bought");
}

#[test]
fn t9_armies_left_to_place_are_placed_after_the_launch() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Red reinforce 3
         hand Red Alaska Brazil wild
         Brazil Red 5
         Japan Blue 5
         * Green 1",
    );
    scene.roll("turn in Alaska Brazil wild for ship", &[1]).play("launch 9,8");
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
}

#[test]
fn t9_without_a_coast_no_set_buys_a_ship() {
    let scene = with_a_set("Irkutsk Red 5\nAfghanistan Red 5\nJapan Blue 5");
    scene.refuses("turn in Alaska Brazil wild for ship", &Refusal::NoCoast, "T9");
    assert!(scene.allows("turn in Alaska Brazil wild"));
}

#[test]
fn t9_without_the_option_no_set_buys_a_ship() {
    let scene = Scene::at(
        "rules nautical ships off
         players Red Blue
         turn Red reinforce 0
         hand Red Alaska Brazil wild
         Brazil Red 5
         * Blue 1",
    );
    scene.refuses("turn in Alaska Brazil wild for ship", &Refusal::NotForSale, "T9");
}

#[test]
fn t9_no_ship_is_for_sale_while_thirty_are_at_sea() {
    let ships = |count: u8| {
        let ships = (1..=count).map(|number| format!("ship {number} Blue 1 at 7,22"));
        with_a_set(&format!("Brazil Red 5\nJapan Blue 5\n{}", ships.collect::<Vec<_>>().join("\n")))
    };
    ships(30).refuses("turn in Alaska Brazil wild for ship", &Refusal::SeaFull, "T9");
    let mut scene = ships(29);
    scene.roll("turn in Alaska Brazil wild for ship", &[6]).play("launch 9,8");
    assert_eq!(scene.ship(30).owner, Red);
    assert_eq!(scene.state.fleet().of(Blue).count(), 29);
}
