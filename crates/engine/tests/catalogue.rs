//! Games on the boards of the catalogue, which are read when they are needed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use red_queens_engine::record::{ReadError, RulesError, UnpackError};
use red_queens_engine::world::{World, WorldId, imported_name};
use red_queens_engine::{Control, Game, Player, Record, RuleSet, Seat, Seed, Seeded, Setup};

const LAGOON: &str = include_str!("worlds/lagoon.json");

fn titled(title: &str) -> String {
    LAGOON.replacen("\"Lagoon\"", &format!("\"{title}\""), 1)
}

/// Everything about one board is in one test, since reading it changes the whole program.
#[test]
fn b1_a_game_names_its_board_whatever_else_has_been_read() {
    let [first, europe] =
        [WorldId::catalogue().nth(1), WorldId::titled("europe")].map(Option::unwrap);
    assert_eq!(europe.title(), "Europe");
    assert!(!europe.is_read());
    assert_eq!(World::home(europe).title(), "Earth", "until it has been read");
    let text = format!(
        "Red Queens record 1\nrules next-3 world Europe\nplayer Red \"Red\" human\nplayer Blue \"Blue\" human\nseed {}\n",
        Seed::from_number(1)
    );
    let unread = Record::read(&text).unwrap_err();
    assert_eq!(unread.missing_board(), Some("Europe"));
    let unknown = Record::read(&text.replace("Europe", "Atlantis")).unwrap_err();
    assert_eq!(unknown.missing_board(), Some("Atlantis"));
    assert_eq!(Record::read("Red Queens record 1\n").unwrap_err().missing_board(), None);

    // Read another board first, one that isn't in the catalogue.
    let other = World::read(&titled("Lagoon")).unwrap();
    assert_eq!(World::read(&titled(first.title())), Ok(first));
    assert_eq!(World::read(&titled("Europe")), Ok(europe));
    assert!(europe.is_read() && other != europe && WorldId::titled("Lagoon") == Some(other));
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let rules = RuleSet { printing: europe.into(), ..RuleSet::NAUTICAL };
    let setup = Setup::new(rules, players.into(), Seed::from_number(1));
    let mut game = Game::new(setup.clone()).unwrap();
    let mut rng = Seeded::new(Seed::from_number(2), 0);
    while game.actions().len() < 300 {
        let Some(action) = game.legal().sample(&mut rng) else { break };
        game.play(action).unwrap();
    }
    let record = Record::of(&game);
    for bytes in [record.pack(), record.pack_plain()] {
        assert_eq!(Record::unpack(&bytes).unwrap(), record);
        assert_eq!(Record::unpack_setup(&bytes).unwrap(), setup);
        let title = |bytes: &[u8]| bytes.windows(6).position(|word| word == b"Europe").unwrap();
        assert!(title(&bytes) < 40, "its title is in the head");
    }
    assert_eq!(Record::read(&record.to_string()).unwrap(), record);
    assert_eq!(Record::from_link(&record.to_link()).unwrap(), record);
    assert_eq!(record.replay().unwrap().digest(), game.digest());
}

#[test]
fn a_game_is_stored_alike_whatever_number_its_world_has() {
    for titles in [["World-AAAAA-111", "World-BBBBB-111"], ["Atoll-AAAAA", "Atoll-AAAAB"]] {
        stored_alike(titles);
    }
}

fn stored_alike(titles: [&str; 2]) {
    let worlds = titles.map(|title| World::read(&titled(title)).unwrap());
    assert_ne!(worlds[0], worlds[1]);
    let records = worlds.map(|world| {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let rules = RuleSet { printing: world.into(), ..RuleSet::NAUTICAL };
        let mut game = Game::new(Setup::new(rules, players.into(), Seed::from_number(1))).unwrap();
        let mut rng = Seeded::new(Seed::from_number(2), 0);
        while game.actions().len() < 300 {
            let Some(action) = game.legal().sample(&mut rng) else { break };
            game.play(action).unwrap();
        }
        (Record::of(&game), game.digest())
    });
    assert_eq!(records[0].1, records[1].1);
    let [first, second] = [0, 1].map(|at| {
        let bytes = records[at].0.pack_plain();
        let title = titles[at].as_bytes();
        let place = bytes.windows(title.len()).position(|word| word == title).unwrap();
        // Leave out the title and the checksum.
        [&bytes[..place], &bytes[place + title.len()..bytes.len() - 4]].concat()
    });
    assert_eq!(first, second);
    for (record, digest) in &records {
        for bytes in [record.pack(), record.pack_plain()] {
            assert_eq!(Record::unpack(&bytes).as_ref(), Ok(record));
            let salvaged = Record::salvage(&bytes[..bytes.len() - 1]).unwrap();
            assert_eq!(salvaged.record.setup, record.setup);
            assert!(salvaged.record.actions.len() + 40 > record.actions.len());
        }
        assert_eq!(record.clone().replay().unwrap().digest(), *digest);
    }
}

#[test]
fn an_imported_board_is_known_by_its_title_before_it_has_been_read() {
    let title = "Lost-Continent-2QF7K";
    let text = format!(
        "Red Queens record 1\nrules next-3 world {title}\nplayer Red \"Red\" human\nplayer Blue \"Blue\" human\nseed {}\n",
        Seed::from_number(1)
    );
    assert_eq!(Record::read(&text).unwrap_err().missing_board(), Some(title));
    let board = WorldId::titled(title).unwrap();
    assert!(board.is_imported() && !board.is_generated() && !board.is_read());
    assert!(WorldId::reserved().any(|world| world == board));
    assert_eq!(imported_name(title), Some("Lost-Continent"));
    assert_eq!(World::read(&titled(title)), Ok(board));
    assert_eq!(Record::read(&text).unwrap().setup.rules.printing.world, board);
    let other = WorldId::titled("Lost-Continent-2QF7M").unwrap();
    assert_ne!(other, board, "the name is the same, the board is another");
}

#[test]
fn a_title_of_another_form_reserves_nothing() {
    let before = WorldId::reserved().filter(|world| world.title().starts_with("Atlantis")).count();
    let long = format!("{}-7K3QF", "Atlantis".repeat(9));
    for title in [
        "Atlantis",
        "-7K3QF",
        "7K3QF",
        "Atlantis-7K3Q",
        "Atlantis-7K3Q5",
        "Atlantis-7k3qf",
        "Atlantis-7K3QO",
        "At{lantis-7K3QF",
        "Ätlantis-7K3QF",
        &long,
    ] {
        assert_eq!((WorldId::titled(title), imported_name(title)), (None, None), "{title}");
    }
    let after = WorldId::reserved().filter(|world| world.title().starts_with("Atlantis")).count();
    assert_eq!(before, after);
}

#[test]
fn a_board_of_the_catalogue_has_the_same_number_in_every_save() {
    let titles = ["Europe", "Aegean", "East-Indies", "Old-World"];
    assert!(WorldId::catalogue().map(WorldId::title).eq(titles), "add new ones at the end");
    let old_world = WorldId::titled("Old-World").unwrap();
    let world = World::home(World::read(&titled("Old-World")).unwrap());
    assert_eq!(world.id(), old_world);
    let last = world.territories().iter().last().unwrap();
    // The high byte is the number of the board, 5; the low byte is that of the territory.
    let bits: u16 = 5 * 256 + 11;
    assert_eq!(postcard::to_allocvec(&last).unwrap(), postcard::to_allocvec(&bits).unwrap());
    assert_eq!(postcard::to_allocvec(&RuleSet::NEXT.printing).unwrap(), [0]);
}

#[test]
fn bytes_of_an_unknown_board_say_which_it_is() {
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let rules =
        RuleSet { printing: WorldId::titled("East-Indies").unwrap().into(), ..RuleSet::NEXT };
    let record = Record {
        setup: Setup::new(rules, players.into(), Seed::from_number(1)),
        actions: Vec::new(),
    };
    let missing = UnpackError::Rules(RulesError::MissingBoard("East-Indies".into()));
    let bytes = record.pack_plain();
    assert_eq!(Record::unpack(&bytes), Err(missing.clone()));
    assert_eq!(Record::salvage(&bytes).unwrap_err(), missing);
    assert_eq!(Record::unpack_setup(&bytes).unwrap().rules, rules, "a glance needs no board");
    let link = Record::from_link(&record.to_link());
    assert_eq!(link.map_err(ReadError::from).unwrap_err().missing_board(), Some("East-Indies"));
}
