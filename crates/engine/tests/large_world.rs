//! Games on worlds as large as worlds can be.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use red_queens_engine::game::{Aim, Objective, Observation, Phase};
use red_queens_engine::world::{
    Continent, Hex, HexSet, Ocean, Territory, TerritorySet, UnknownTerritory, World, WorldFault,
    WorldId, WorldPlan,
};
use red_queens_engine::{Control, Game, Player, Record, RuleSet, Seat, Seed, Seeded, Setup};
use serde_json::{Value, json};

const COLUMNS: usize = 50;
const ROWS: usize = Hex::CAPACITY / COLUMNS;

/// Returns a board with everything that there is room for: ten rows of twelve territories, each of
/// which borders on those beside it and has a harbour.
fn board(title: &str) -> Value {
    let name = |at: usize| if at == 0 { "Land".to_owned() } else { format!("Land {at}") };
    let ids = || 0..Territory::CAPACITY;
    let beside = |at: usize| [(at % 12 < 11).then_some(at + 1), Some(at + 12)];
    let borders = ids().flat_map(|at| beside(at).into_iter().flatten().map(move |next| [at, next]));
    let borders = borders.filter(|[_, next]| *next < Territory::CAPACITY);
    let ocean = |row: usize| format!("Sea {}", (row * Ocean::CAPACITY / ROWS));
    let hexes = (0..Hex::CAPACITY).map(|at| (at / COLUMNS, at % COLUMNS));
    let harbours = ids().map(|at| {
        let (row, column) = (at % ROWS, at / ROWS * 15);
        (at.to_string(), json!({ ocean(row): { "hexes": [format!("{row},{column}")] } }))
    });
    json!({
        "title": title,
        "continents": (0..Continent::CAPACITY)
            .map(|at| json!({ "id": at.to_string(), "name": format!("Part {at}"), "bonus": 2, "hold": 0.5 }))
            .collect::<Vec<_>>(),
        "oceans": (0..Ocean::CAPACITY).map(|at| format!("Sea {at}")).collect::<Vec<_>>(),
        "grid": { "rows": ROWS, "cols": COLUMNS },
        "territories": ids()
            .map(|at| json!({ "id": at.to_string(), "name": name(at), "continent": (at / 6).to_string() }))
            .collect::<Vec<_>>(),
        "adjacency": { "land": borders.map(|pair| pair.map(|at| at.to_string())).collect::<Vec<_>>() },
        "hexes": hexes
            .map(|(row, col)| json!({ "row": row, "col": col, "ocean": ocean(row) }))
            .collect::<Vec<_>>(),
        "harbours": harbours.collect::<serde_json::Map<_, _>>(),
    })
}

fn read(title: &str) -> &'static World {
    World::home(World::read(&board(title).to_string()).unwrap())
}

/// Plays random actions on a world.
fn play(world: WorldId, rules: RuleSet, seed: u64, actions: usize) -> Game {
    let players = [Seat::Red, Seat::Blue, Seat::Green].map(|it| Player::new(it, Control::Human));
    let rules = RuleSet { printing: world.into(), ..rules };
    let setup = Setup::new(rules, players.into(), Seed::from_number(seed));
    let mut game = Game::new(setup).unwrap();
    let mut rng = Seeded::new(Seed::from_number(seed), 7);
    while game.actions().len() < actions {
        let Some(action) = game.legal().sample(&mut rng) else { break };
        game.play(action).unwrap();
    }
    game
}

#[test]
fn every_place_of_a_large_world_is_read_as_it_is_written() {
    let world = read("Places");
    assert_eq!(world.territories().len(), Territory::CAPACITY);
    assert_eq!(world.hexes().len(), Hex::CAPACITY);
    let (text, packed) = (serde_json::to_string, postcard::to_allocvec::<TerritorySet>);
    for territory in world.territories() {
        assert_eq!(world.territory(territory.name()), Ok(territory));
        let only = TerritorySet::only(territory);
        for set in [only, world.territories() - only, world.neighbours(territory)] {
            assert_eq!(serde_json::from_str::<TerritorySet>(&text(&set).unwrap()).unwrap(), set);
            assert_eq!(postcard::from_bytes::<TerritorySet>(&packed(&set).unwrap()).unwrap(), set);
            assert_eq!(set.iter().collect::<TerritorySet>(), set);
            assert_eq!((set.first(), set.len()), (set.iter().next(), set.iter().count()));
            assert_eq!(set.nth(set.len() - 1), set.iter().last());
        }
        assert!(!(world.territories() - only).contains(territory));
    }
    for hex in world.hexes() {
        assert_eq!(
            postcard::from_bytes::<Hex>(&postcard::to_allocvec(&hex).unwrap()).unwrap(),
            hex
        );
        assert_eq!(world.hex(&hex.to_string()), Ok(hex));
    }
    let sea: HexSet = world.hexes().collect();
    assert!(sea.iter().eq(world.hexes()));
    assert!(u128::from(world.territories()) > u64::MAX.into());
}

#[test]
fn a_whole_name_is_enough_though_others_begin_with_it() {
    let world = read("Names");
    let all: Vec<Territory> = world.territories().iter().collect();
    assert_eq!(world.territory("land"), Ok(all[0]));
    assert_eq!(world.territory("Land 1"), Ok(all[1]));
    assert_eq!(world.territory("land-119"), Ok(all[119]));
    assert!(matches!(world.territory("lan"), Err(UnknownTerritory::Ambiguous { .. })));
}

#[test]
fn games_on_large_worlds_are_stored_alike_and_read_back() {
    let worlds = ["First", "Later"].map(|title| read(title).id());
    for (name, rules) in RuleSet::PRESETS {
        let games = worlds.map(|world| play(world, rules, 5, 1500));
        assert_eq!(games[0].digest(), games[1].digest(), "{name}");
        for game in &games {
            let record = Record::of(game);
            for bytes in [record.pack(), record.pack_plain()] {
                assert_eq!(Record::unpack(&bytes).unwrap(), record, "{name}");
            }
            assert!(record.pack().len() * 3 < record.pack_plain().len(), "{name}: it is coded");
            assert_eq!(Record::read(&record.to_string()).unwrap(), record, "{name}");
            assert_eq!(record.replay().unwrap().digest(), game.digest(), "{name}");
            for seat in Seat::ALL {
                let view = game.observe(seat);
                assert_eq!(
                    Observation::from_bytes(&view.to_bytes()).as_ref(),
                    Some(&view),
                    "{name}"
                );
            }
        }
        let [first, later] = games.map(|game| game.observe(Seat::Red).to_bytes());
        assert_eq!(first.len(), later.len(), "{name}: titles are equally long");
        assert_eq!(first[7..], later[7..], "{name}: only the title differs");
    }
}

#[test]
fn a_world_has_no_more_than_there_is_room_for() {
    let mut crowded = board("Crowded");
    let sea = json!({ "row": ROWS, "col": 0, "ocean": "Sea 0" });
    crowded["hexes"].as_array_mut().unwrap().push(sea);
    let fault = |board: &Value| WorldPlan::read(&board.to_string()).unwrap_err();
    let of = |what: &str, board: &Value| matches!(fault(board), WorldFault::Number { what: it, .. } if it == what);
    assert!(of("hexes", &crowded));
    let mut crowded = board("Crowded");
    crowded["oceans"].as_array_mut().unwrap().push("Sea 12".into());
    assert!(of("oceans", &crowded));
    let mut crowded = board("Crowded");
    let part = json!({ "id": "20", "name": "Part 20", "bonus": 2, "hold": 0.5 });
    crowded["continents"].as_array_mut().unwrap().push(part);
    assert!(of("continents", &crowded));
}

#[test]
fn x1_k7_large_worlds_have_more_armies_and_goals_in_proportion() {
    let world = read("Proportions");
    assert_eq!([40, 35, 24].map(|number| world.in_proportion(number)), [114, 100, 69]);
    let dealt = play(world.id(), RuleSet::NEXT, 1, 0);
    let state = dealt.state();
    let Phase::Garrison { left } = state.phase() else { panic!("{:?}", state.phase()) };
    assert_eq!(left[Seat::Red] + state.board().total_armies(Seat::Red), 100);
    let secret = play(world.id(), RuleSet::RISIKO_POCKET, 1, 0);
    let aim = secret.state().aim(Seat::Red, Objective::Colour(Seat::Red));
    assert_eq!(aim, Aim::Territories(69));
}
