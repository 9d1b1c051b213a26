//! A small second world, read from a file. Whole games of every preset are played on it without any
//! reference to the Earth.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::LazyLock;
use std::thread;

use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{Action, Control, Game, Player, RuleSet, Setup, State, option};
use red_queens_engine::record::{Position, Record};
use red_queens_engine::world::{
    Canals, Coasts, Continent, Hex, HexSet, Lanes, Ocean, Printing, Territory, TerritorySet, World,
    WorldFault, WorldId, WorldPlan,
};

const FILE: &str = include_str!("worlds/lagoon.json");

static LAGOON: LazyLock<WorldId> = LazyLock::new(|| World::read(FILE).unwrap());

/// The world of the whole games: the one in the file that the variable `BOARD` names, or the lagoon.
static BOARD: LazyLock<WorldId> = LazyLock::new(|| match std::env::var("BOARD") {
    Ok(path) => World::read(&std::fs::read_to_string(path).unwrap()).unwrap(),
    Err(_) => *LAGOON,
});

/// The number of games per preset.
const GAMES: u64 = 1_000;

/// A number of actions far above that of any game.
const MOST_ACTIONS: usize = 100_000;

fn names_of(world: &World) -> Vec<String> {
    let lands = world.territories().iter().map(Territory::name);
    let waters = world.continents().map(Continent::name).chain(world.oceans().map(Ocean::name));
    lands
        .chain(waters)
        .flat_map(|name| [name.to_owned(), name.replace(' ', ""), name.replace(' ', "-")])
        .collect()
}

/// Fails if a text names a place of the Earth, unless the board has one that is called the same.
fn check_names(text: &str) {
    static EARTH: LazyLock<Vec<String>> = LazyLock::new(|| {
        let own = names_of(World::home(*BOARD));
        let mut names = names_of(World::earth());
        names.retain(|name| own.iter().all(|own| !own.contains(name.as_str())));
        names
    });
    let found = EARTH.iter().find(|name| text.contains(name.as_str()));
    assert_eq!(found, None, "{text}");
}

/// Returns a random legal action, rarely one that ends a phase, so that games come to an end.
fn bold(game: &Game, whim: &mut Seeded) -> Option<Action> {
    let legal = game.legal();
    let mut tries = (0..4).map_while(|_| legal.sample(whim));
    let first = tries.next()?;
    Some(if first == Action::Done {
        tries.find(|it| *it != Action::Done).unwrap_or(first)
    } else {
        first
    })
}

/// Plays a whole game of random legal actions.
fn play(rules: RuleSet, seed: u64) -> Game {
    let table = rules.table();
    let number = 2 + usize::try_from(seed % 5).unwrap();
    let seats = &Seat::ALL[..number.clamp(*table.start(), *table.end())];
    let players = seats.iter().map(|seat| Player::new(*seat, Control::Human)).collect();
    let mut game = Game::new(Setup::new(rules, players, Seed::from_number(seed))).unwrap();
    let mut whim = Seeded::new(Seed::from_number(seed), u64::MAX);
    while let Some(action) = bold(&game, &mut whim) {
        game.play(action).unwrap();
        let number = game.actions().len();
        assert!(number < MOST_ACTIONS, "game {seed} does not end");
        if number.is_multiple_of(307) {
            check_state(&game);
        }
    }
    assert!(game.outcome().is_some());
    game
}

/// Checks that the position reads back and that it and all observations name no place of the Earth.
fn check_state(game: &Game) {
    let state = game.state();
    let text = Position(state).to_string();
    check_names(&text);
    check_names(&format!("{:?} {:?}", game.observe(Seat::Red), game.legal()));
    let read = Position::parse(&text).unwrap();
    assert_eq!(Position(&read).to_string(), text);
    let bytes = postcard::to_allocvec(state).unwrap();
    assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), *state);
    let json = serde_json::to_string(state).unwrap();
    check_names(&json);
    assert_eq!(serde_json::from_str::<State>(&json).unwrap(), *state);
}

/// Plays a thousand whole games of a preset.
fn play_a_thousand(preset: RuleSet) {
    for seed in 0..GAMES {
        let canals = if seed % 2 == 0 { Canals::Open } else { Canals::Closed };
        let australian_coasts = if seed % 3 == 0 { Coasts::Geographic } else { Coasts::AsWritten };
        let rules = RuleSet { printing: (*BOARD).into(), canals, australian_coasts, ..preset };
        let game = play(rules, seed);
        if seed % 20 == 0 {
            let record = Record::of(&game);
            let text = record.to_string();
            check_names(&text);
            assert!(text.contains(&format!(" world {}", BOARD.title())), "{text}");
            assert_eq!(Record::read(&text).unwrap(), record);
            assert_eq!(Record::unpack(&record.pack()).unwrap(), record);
            assert_eq!(record.replay().unwrap(), game);
        }
    }
}

#[test]
fn a_thousand_whole_games_of_every_preset_are_played_on_a_small_world() {
    thread::scope(|all| {
        for (_, preset) in RuleSet::PRESETS {
            all.spawn(move || play_a_thousand(preset));
        }
    });
}

#[test]
fn a_world_is_what_its_file_says() {
    let plan = WorldPlan::read(FILE).unwrap();
    let world = World::home(*LAGOON);
    assert_eq!((*world.plan(), world.title()), (plan, "Lagoon"));
    assert_eq!((world.territories().len(), world.oceans().len(), world.hexes().len()), (12, 1, 44));
    let find = |name: &str| world.territory(name).unwrap();
    let [moss, lark] = ["moss", "lark"].map(find);
    assert!(world.borders(moss, lark) && world.neighbours(moss).contains(find("holl")));
    assert_eq!(moss.continent().name(), "The Skerries");
    assert_eq!((moss.continent().bonus(), moss.continent().territories().len()), (2, 4));
    let moved = World::of(*LAGOON, Lanes::Open, Coasts::Geographic, Canals::Closed);
    let ids = |world: &World| world.harbours(moss).map(|hex| hex.to_string()).collect::<Vec<_>>();
    assert_eq!(
        (ids(world), ids(moved)),
        (vec!["4,7".into(), "5,7".into()], vec!["5,6".into(), "5,7".into()])
    );
    let cut = [world.hex("5,0").unwrap(), world.hex("5,7").unwrap()];
    let open = World::of(*LAGOON, Lanes::Open, Coasts::AsWritten, Canals::Open);
    assert!(!world.beside(cut[0]).contains(&cut[1]) && open.beside(cut[0]).contains(&cut[1]));
    assert!(world.hex("2,3").is_err() && world.territory("Alaska").is_err());
}

#[test]
fn b2_the_sea_lane_is_an_option_of_its_own_and_leaves_the_world() {
    let lane = option("east-africa-middle-east").unwrap();
    for (value, lanes) in [("off", Lanes::Closed), ("on", Lanes::Open)] {
        let mut rules = RuleSet { printing: (*LAGOON).into(), ..RuleSet::NEXT };
        lane.set(&mut rules, value).unwrap();
        assert_eq!(
            (rules.printing, lane.get(&rules)),
            (Printing { world: *LAGOON, lanes }, value.into())
        );
        let [cold, isle] =
            ["Cold Ness", "Isle of Jarrow"].map(|it| rules.world().territory(it).unwrap());
        assert_eq!(rules.world().borders(cold, isle), lanes == Lanes::Open);
        let record = Record::of(&play(rules, 5));
        assert_eq!(Record::read(&record.to_string()).unwrap(), record);
        assert_eq!(Record::unpack(&record.pack()).unwrap(), record);
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<RuleSet>(&json).unwrap(), rules);
    }
}

#[test]
fn places_of_two_worlds_are_never_taken_for_each_other() {
    let (world, earth) = (World::home(*LAGOON), World::earth());
    for (here, there) in world.territories().iter().zip(earth.territories()) {
        assert_ne!(here, there);
        assert_eq!(here.index(), there.index());
        assert!(!world.territories().contains(there) && !earth.territories().contains(here));
    }
    let sea: HexSet = world.hexes().collect();
    assert_eq!(sea.iter().collect::<Vec<_>>(), world.hexes().collect::<Vec<_>>());
    assert!(earth.hexes().all(|hex| !sea.contains(hex)));
    for hex in world.hexes() {
        assert_eq!(Hex::try_from(u32::from(hex)), Ok(hex));
    }
    assert!(Hex::try_from(u32::from(world.hexes().last().unwrap()) + 1).is_err());
    let set = world.territories();
    assert_eq!(TerritorySet::try_from(u128::from(set)), Ok(set));
    assert_eq!(set.iter().next().map(Territory::home), Some(*LAGOON));
    let game = play(RuleSet { printing: (*LAGOON).into(), ..RuleSet::NEXT }, 3);
    assert!(Record::read(&Record::of(&game).to_string().replace(" world Lagoon", "")).is_err());
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    let fault = |from: &str, to: &str| {
        assert!(FILE.contains(from), "{from}");
        WorldPlan::read(&FILE.replacen(from, to, 1)).unwrap_err()
    };
    let unknown = |what, name: &str| WorldFault::Unknown { what, name: name.into() };
    assert_eq!(fault("\"Lagoon\"", "\"A lagoon\""), WorldFault::Title("A lagoon".into()));
    assert_eq!(fault("Larkholm", "ald-mere"), WorldFault::Name("Aldmere".into()));
    assert_eq!(fault("Larkholm", "Wild"), WorldFault::Name("Wild".into()));
    assert_eq!(fault("\"continent\": \"N\"", "\"continent\": \"X\""), unknown("continent", "X"));
    assert_eq!(fault("[\"aldmere\", ", "[\"alaska\", "), unknown("territory", "alaska"));
    assert_eq!(
        fault("{\"row\": 0, \"col\": 2,", "{\"row\": 0, \"col\": 1,"),
        WorldFault::HexTwice(0, 1)
    );
    assert_eq!(fault("[\"0,1\", ", "[\"0,0\", "), unknown("sea hex", "0,0"));
    assert!(matches!(fault("[\"Long Lagoon\"]", "[]"), WorldFault::Number { what: "oceans", .. }));
    let many = (0..=Territory::CAPACITY).fold(String::new(), |all, at| {
        all + &format!("{{\"id\": \"{at}\", \"name\": \"Q{at:02}\", \"continent\": \"N\"}},")
    });
    let crowded = fault("\"territories\": [", &format!("\"territories\": [{many}"));
    let most = Territory::CAPACITY;
    assert!(
        matches!(crowded, WorldFault::Number { what: "territories", most: it, .. } if it == most)
    );
    assert!(matches!(WorldPlan::read("{}"), Err(WorldFault::Unreadable(_))));
    let again = World::home(*LAGOON).title();
    assert_eq!(World::read(FILE), Err(WorldFault::TitleTaken(again.into())));
}
