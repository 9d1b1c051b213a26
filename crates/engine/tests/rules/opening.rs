//! T1 to T5 and X1: from the empty board to the first turn.

use std::collections::BTreeMap;

use red_queens_engine::core::{Seat, SeatSet};
use red_queens_engine::game::{
    Action, Ask, Control, Event, FirstTurn, Game, Placing, Player, Refusal, Role, RuleSet,
    SeaAction, SeatEvent, Setup, SetupError, Victory, starting_pool,
};
use red_queens_engine::poker::SuitSet;
use red_queens_engine::world::Territory;

use crate::support::{Scene, new_game};

fn players(game: &Game) -> Vec<Seat> {
    game.state().seats(Role::Player).collect()
}

fn allies(game: &Game) -> Vec<Seat> {
    game.state().seats(Role::Ally).collect()
}

#[test]
fn t1_all_six_armies_hold_seven_territories_each_however_many_play() {
    for number in 2..=6 {
        let game = new_game(RuleSet::NAUTICAL, number, 7);
        assert_eq!((players(&game).len(), allies(&game).len()), (number, 6 - number));
        for seat in Seat::ALL {
            assert_eq!(game.state().board().held(seat).len(), 7, "{number} players, {seat}");
        }
        assert_eq!(game.state().deck().stock.len(), 44, "dealing leaves the deck whole");
    }
}

#[test]
fn t1_two_to_six_players_with_a_colour_each() {
    let setup = |seats: &[Seat]| {
        Setup::new(
            RuleSet::NAUTICAL,
            seats.iter().map(|seat| Player::new(*seat, Control::Human)).collect(),
            red_queens_engine::core::Seed::default(),
        )
    };
    assert_eq!(Game::new(setup(&[])).err(), Some(SetupError::TooFew(0)));
    assert_eq!(Game::new(setup(&[Seat::Red])).err(), Some(SetupError::TooFew(1)));
    let mut seven = Seat::ALL.to_vec();
    seven.push(Seat::Red);
    assert_eq!(Game::new(setup(&seven)).err(), Some(SetupError::TooMany(7)));
    let twice = [Seat::Red, Seat::Blue, Seat::Red];
    assert_eq!(Game::new(setup(&twice)).err(), Some(SetupError::TakenTwice(Seat::Red)));
    assert!(Game::new(setup(&Seat::ALL)).is_ok());
}

#[test]
fn t2_an_ally_has_two_armies_everywhere_three_more_on_three_and_a_factory() {
    for seed in 0..20 {
        let game = new_game(RuleSet::NAUTICAL, 2, seed);
        let board = game.state().board();
        for ally in allies(&game) {
            let mut armies: Vec<u32> =
                board.held(ally).iter().map(|territory| board.armies(territory)).collect();
            armies.sort_unstable();
            assert_eq!(armies, [2, 2, 2, 2, 5, 5, 5]);
            assert_eq!(board.total_armies(ally), 23);
            let factories: u32 = board.held(ally).iter().map(|at| board.factories(at)).sum();
            assert_eq!(factories, 1);
        }
    }
}

#[test]
fn t3_the_four_suits_are_dealt_round_the_allies() {
    for (number, expected) in [(5, vec![4]), (4, vec![2, 2]), (3, vec![1, 1, 2]), (2, vec![1; 4])] {
        for seed in 0..10 {
            let game = new_game(RuleSet::NAUTICAL, number, seed);
            let suits: Vec<SuitSet> =
                allies(&game).iter().map(|ally| game.state().suits(*ally)).collect();
            let mut numbers: Vec<usize> = suits.iter().map(|suits| suits.len()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, expected, "{number} players");
            let all = suits.into_iter().fold(SuitSet::EMPTY, SuitSet::union);
            assert_eq!(all, SuitSet::FULL);
            assert!(players(&game).iter().all(|seat| game.state().suits(*seat).is_empty()));
        }
    }
}

#[test]
fn t4_the_highest_die_begins_and_ties_roll_again() {
    let mut ties = 0;
    for seed in 0..60 {
        let game = new_game(RuleSet::NAUTICAL, 4, seed);
        let mut rolls = game.opening().iter();
        let mut rivals: Vec<Seat> = Seat::ALL[..4].to_vec();
        while rivals.len() > 1 {
            let round: Vec<(Seat, u8)> = rolls
                .by_ref()
                .take(rivals.len())
                .filter_map(|event| match *event {
                    Event::Seat(SeatEvent::ThrewForStart { seat, die }) => Some((seat, die)),
                    _ => None,
                })
                .collect();
            assert_eq!(round.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), rivals);
            let best = round.iter().map(|(_, die)| *die).max().unwrap();
            rivals =
                round.into_iter().filter(|(_, die)| *die == best).map(|(seat, _)| seat).collect();
            ties += usize::from(rivals.len() > 1);
        }
        assert_eq!(rolls.next(), Some(&Event::Seat(SeatEvent::Begins { seat: rivals[0] })));
        assert_eq!(game.state().order()[0], rivals[0]);
        let place = rivals[0].index();
        let clockwise: Vec<Seat> = (0..4).map(|step| Seat::ALL[(place + step) % 4]).collect();
        assert_eq!(players(&game), clockwise);
    }
    assert!(ties > 5, "only {ties} ties were seen");
}

#[test]
fn t4_who_stands_first_may_begin_without_a_die() {
    let rules = RuleSet { first_turn: FirstTurn::FirstSeat, ..RuleSet::NAUTICAL };
    for seed in 0..20 {
        let game = new_game(rules, 4, seed);
        let first = game.opening().iter().find(|event| matches!(event, Event::Seat(_)));
        assert_eq!(first, Some(&Event::Seat(SeatEvent::Begins { seat: Seat::Red })));
        assert_eq!(players(&game), Seat::ALL[..4]);
    }
}

#[test]
fn t4_each_player_in_turn_rearranges_21_armies_and_places_a_factory_and_a_ship() {
    let mut scene = Scene::opening(RuleSet::NAUTICAL, 3, 3);
    let order: Vec<Seat> = scene.state.seats(Role::Player).collect();
    for &seat in &order {
        scene.asks(seat, Ask::Arrange);
        let held = scene.state.board().held(seat);
        let (from, to) = (held.first().unwrap(), held.nth(1).unwrap());
        assert!(held.iter().all(|territory| scene.armies(territory) == 3));
        let all = Action::Rearrange { from, to, armies: 3 };
        let refusal =
            Refusal::Armies { least: 1, most: 2, rule: red_queens_engine::core::RuleId("T4") };
        scene.refuses(&all, &refusal, "T4");
        scene.play(Action::Rearrange { from, to, armies: 2 });
        assert_eq!((scene.armies(from), scene.armies(to)), (1, 5));
        scene.play(Action::Rearrange { from: to, to: from, armies: 4 });
        assert_eq!(scene.state.board().total_armies(seat), 21);
        scene.play(Action::Done).asks(seat, Ask::FirstFactory);
        scene.roll(Action::Build { territory: to }, &[4]);
        assert_eq!(scene.state.board().factories(to), 1);
        scene.asks(seat, Ask::FirstShip { crew: 4 });
        let at = scene.state.harbours(seat).iter().next().unwrap();
        scene.play(Action::Sea(SeaAction::Launch { at }));
        let crews: Vec<u32> = scene.state.fleet().of(seat).map(|(_, ship)| ship.crew).collect();
        assert_eq!(crews, [4]);
    }
    assert_eq!(scene.state.turn().seat, order[0]);
    assert_eq!(scene.state.turn().round, 1);
}

#[test]
fn t5_each_player_gets_two_territory_cards_and_a_poker_card() {
    let dealt = |rules: RuleSet| {
        let mut scene = Scene::opening(rules, 2, 3);
        for _ in 0..2 {
            let held = scene.state.board().held(scene.state.turn().seat);
            let build = Action::Build { territory: held.first().unwrap() };
            scene.play(Action::Done).roll(build, &[1]);
            let at = scene.state.harbours(scene.state.turn().seat).iter().next().unwrap();
            scene.play(Action::Sea(SeaAction::Launch { at }));
        }
        let cards = |seat| (scene.hand(seat).len(), scene.stash(seat));
        Seat::ALL.map(cards)
    };
    let none = (0, 0);
    assert_eq!(dealt(RuleSet::NAUTICAL), [(2, 1), (2, 1), none, none, none, none]);
    let without = RuleSet { starting_cards: false, ..RuleSet::NAUTICAL };
    assert_eq!(dealt(without), [(0, 1), (0, 1), none, none, none, none]);
    let ally_play = red_queens_engine::game::AllyPlay::Off;
    let without = RuleSet { poker: false, ally_play, ..RuleSet::NAUTICAL };
    assert_eq!(dealt(without), [(2, 0), (2, 0), none, none, none, none]);
}

#[test]
fn x1_dealt_territories_differ_by_one_at_most_and_hold_an_army_each() {
    for number in 2..=6 {
        let game = new_game(RuleSet::NEXT, number, 4);
        let board = game.state().board();
        for seat in players(&game) {
            let held = board.held(seat).len();
            assert!((42 / number..=42_usize.div_ceil(number)).contains(&held), "{number}: {held}");
            assert_eq!(board.total_armies(seat) as usize, held);
        }
        assert!(game.state().free().is_empty());
        assert_eq!(game.state().all(Role::Absent).len(), 6 - number);
    }
}

#[test]
fn x1_players_choose_free_territories_in_turns() {
    let rules = RuleSet { deal: red_queens_engine::game::Deal::Chosen, ..RuleSet::NEXT };
    let mut scene = Scene::opening(rules, 4, 9);
    let order: Vec<Seat> = scene.state.seats(Role::Player).collect();
    for (number, territory) in Territory::ALL.into_iter().enumerate() {
        let seat = order[number % 4];
        scene.asks(seat, Ask::Choose);
        scene.play(Action::Choose { territory });
        assert_eq!((scene.owner(territory), scene.armies(territory)), (seat, 1));
        if number + 1 < Territory::ALL.len() {
            let again = Action::Choose { territory };
            scene.refuses(&again, &Refusal::NotFree(territory), "X1");
        }
    }
    scene.asks(order[0], Ask::Garrison { left: 30 - 11 });
}

#[test]
fn x1_initial_armies_are_40_to_20_for_two_to_six_players() {
    for (number, armies) in [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)] {
        assert_eq!(starting_pool(number), armies);
        for placing in [Placing::OneByOne, Placing::AllAtOnce] {
            let mut scene = Scene::opening(RuleSet { placing, ..RuleSet::NEXT }, number, 2);
            place_all(&mut scene);
            for seat in &Seat::ALL[..number] {
                assert_eq!(scene.state.board().total_armies(*seat), armies);
            }
            assert_eq!(scene.state.turn().seat, scene.state.order()[0]);
        }
    }
}

fn place_all(scene: &mut Scene) {
    while let Some(Ask::Garrison { left }) = scene.state.prompt().map(|prompt| prompt.ask) {
        let at = scene.state.board().held(scene.state.turn().seat).first().unwrap();
        let armies = if scene.state.rules().placing == Placing::OneByOne { 1 } else { left };
        scene.play(Action::Garrison { territory: at, armies });
    }
}

#[test]
fn x1_armies_are_placed_one_at_a_time_in_turns_or_all_at_once() {
    let mut scene = Scene::opening(RuleSet::NEXT, 2, 2);
    let first = scene.state.order()[0];
    let second = scene.state.next_player(first).unwrap();
    let at = |scene: &Scene, seat| scene.state.board().held(seat).first().unwrap();
    let two = Action::Garrison { territory: at(&scene, first), armies: 2 };
    let refusal =
        Refusal::Armies { least: 1, most: 1, rule: red_queens_engine::core::RuleId("X1") };
    scene.refuses(&two, &refusal, "X1");
    scene.play(Action::Garrison { territory: at(&scene, first), armies: 1 });
    scene.asks(second, Ask::Garrison { left: 19 });
    let foreign = Action::Garrison { territory: at(&scene, first), armies: 1 };
    let refusal = Refusal::NotYours(at(&scene, first), red_queens_engine::core::RuleId("X1"));
    scene.refuses(&foreign, &refusal, "X1");
    scene.play(Action::Garrison { territory: at(&scene, second), armies: 1 });
    scene.asks(first, Ask::Garrison { left: 18 });

    let mut scene = Scene::opening(RuleSet { placing: Placing::AllAtOnce, ..RuleSet::NEXT }, 2, 2);
    scene.play(Action::Garrison { territory: at(&scene, first), armies: 12 });
    scene.asks(first, Ask::Garrison { left: 7 });
    scene.play(Action::Garrison { territory: at(&scene, first), armies: 7 });
    scene.asks(second, Ask::Garrison { left: 19 });
}

#[test]
fn x1_options_that_exclude_each_other_make_no_game() {
    use red_queens_engine::game::{Deal, EmptySeats, StartingArmies};
    let refused = |rules: RuleSet| {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let seed = red_queens_engine::core::Seed::default();
        Game::new(Setup::new(rules, players.into(), seed)).err()
    };
    let rules = RuleSet { deal: Deal::Chosen, ..RuleSet::NAUTICAL };
    assert_eq!(refused(rules), Some(SetupError::AlliesCannotChoose));
    let rules = RuleSet { starting_armies: StartingArmies::Pool, ..RuleSet::NAUTICAL };
    assert_eq!(refused(rules), Some(SetupError::AlliesNeedThreeEach));
    let starting_armies = StartingArmies::ThreeEach;
    let rules = RuleSet { deal: Deal::Chosen, starting_armies, ..RuleSet::NEXT };
    assert_eq!(refused(rules), Some(SetupError::ThreeEachNeedsDealing));
    let ally_play = red_queens_engine::game::AllyPlay::Off;
    let alone = RuleSet { empty_seats: EmptySeats::Absent, ally_play, ..RuleSet::NAUTICAL };
    assert!(refused(alone).is_none());
}

#[test]
fn t44_a_goal_that_is_met_at_the_start_or_cannot_be_met_makes_no_game() {
    let refused = |rules: RuleSet, victory, number: usize| {
        let players = Seat::ALL[..number].iter().map(|seat| Player::new(*seat, Control::Human));
        let seed = red_queens_engine::core::Seed::default();
        let rules = RuleSet { victory, ..rules };
        match Game::new(Setup::new(rules, players.collect(), seed)) {
            Ok(_) => false,
            Err(error @ SetupError::NoGoal(..)) => error.rule().0 == "T44",
            Err(other) => panic!("{other}"),
        }
    };
    let cases = [
        (RuleSet::NAUTICAL, Victory::Territories(7), 2, true),
        (RuleSet::NAUTICAL, Victory::Territories(8), 2, false),
        (RuleSet::NAUTICAL, Victory::Territories(43), 2, true),
        (RuleSet::NEXT, Victory::Territories(21), 2, true),
        (RuleSet::NEXT, Victory::Territories(22), 2, false),
        (RuleSet::NEXT, Victory::Territories(11), 4, true),
        (RuleSet::NEXT, Victory::Rounds(0), 2, true),
        (RuleSet::NEXT, Victory::Rounds(1), 2, false),
        (RuleSet::NEXT, Victory::Rounds(1000), 2, true),
    ];
    for (rules, victory, number, expected) in cases {
        assert_eq!(refused(rules, victory, number), expected, "{victory} {number}");
    }
}

#[test]
fn t1_dealing_gives_every_seat_every_territory_alike_often() {
    let mut counts: BTreeMap<(Seat, Territory), u32> = BTreeMap::new();
    let games = 600;
    for seed in 0..games {
        let game = new_game(RuleSet::NAUTICAL, 2, seed);
        for territory in Territory::ALL {
            let owner = game.state().board().owner(territory).unwrap();
            *counts.entry((owner, territory)).or_default() += 1;
        }
    }
    let expected = 100.0;
    let chi2: f64 = counts.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    assert_eq!(counts.len(), 252);
    assert!(chi2 < 290.0, "chi-square with 205 degrees of freedom, 4 sigma: {chi2}");
    let everybody: SeatSet = counts.keys().map(|(seat, _)| *seat).collect();
    assert_eq!(everybody, SeatSet::FULL);
}
