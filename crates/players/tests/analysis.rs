//! The analysis of finished games adds up, and claims no more than it shows.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use red_queens_engine::core::{Seat, Seed};
use red_queens_engine::game::{
    Action, Control, Game, LandEvent, Phase, Player, Role, RuleSet, SeatEvent, Setup, Victory,
};
use red_queens_engine::record::{Position, Record};
use red_queens_engine::world::Territory;
use red_queens_engine::{Event, State};
use red_queens_players::analysis::{
    AnalysisError, CERTAIN, FEATURES, GameAnalyser, GameAnalysis, chances, chances_by, features,
    names,
};
use red_queens_players::arena::{GameLimits, play_out};
use red_queens_players::bot;

fn setup(rules: RuleSet, players: usize, seed: u64) -> Setup {
    let players = Seat::ALL.into_iter().take(players);
    let players = players.map(|seat| Player::new(seat, Control::Computer("easy".into())));
    Setup::new(rules, players.collect(), Seed::from_number(seed))
}

/// Returns a game between computer players, over after a few rounds at the latest.
fn game(rules: RuleSet, players: usize, level: &str, seed: u64) -> Game {
    let number = u64::try_from(players).unwrap();
    let mut bots: Vec<_> = (0..number).map(|it| bot::by_name(level, seed + it).unwrap()).collect();
    play_out(setup(rules, players, seed), &mut bots, GameLimits::default()).unwrap().game
}

fn short(rules: RuleSet) -> RuleSet {
    RuleSet { victory: Victory::Rounds(2), ..rules }
}

#[test]
fn d3_a_game_with_fresh_words_in_its_dice_is_gone_through_to_its_end() {
    let mut game = Game::new(setup(short(RuleSet::NAUTICAL), 2, 4)).unwrap();
    let mut bots = [bot::by_name("normal", 1).unwrap(), bot::by_name("easy", 2).unwrap()];
    let mut words = 0;
    while let Some(prompt) = game.prompt() {
        if game.check_reseed().is_ok() {
            words += 1;
            game.play(Action::Reseed { word: words }).unwrap();
        }
        let bot = &mut bots[usize::from(prompt.seat != Seat::Red)];
        let decision = bot::decide(bot.as_mut(), &game.observe(prompt.seat)).unwrap();
        game.play(decision.action).unwrap();
    }
    let analysis = GameAnalysis::of(Record::of(&game)).unwrap();
    assert!(words > 10 && analysis.chances.len() == game.actions().len() + 1);
    let winners = &game.outcome().unwrap().winners;
    for seat in analysis.players.iter().copied() {
        let share = analysis.shares[seat];
        assert!(share.is_whole(), "{seat}: {share:?}");
        assert_eq!(share.result > 0, winners.contains(seat), "it comes to the end");
    }
}

#[test]
fn start_luck_and_decisions_add_up_to_the_result_in_games_of_all_rule_sets() {
    for (seed, (name, rules)) in (1..).zip(RuleSet::PRESETS) {
        let game = game(short(rules), *rules.table().start(), "normal", seed);
        let analysis = GameAnalysis::of(Record::of(&game)).unwrap();
        assert_eq!(analysis.chances.len(), game.actions().len() + 1);
        for (moment, point) in analysis.chances.iter().enumerate() {
            let sum: i32 = point.iter().map(|(_, chance)| chance).sum();
            assert_eq!(sum, CERTAIN, "{name}, {moment}");
            assert!(point.iter().all(|(_, chance)| (0..=CERTAIN).contains(chance)));
        }
        for seat in analysis.players.iter().copied() {
            let share = analysis.shares[seat];
            assert!(share.is_whole(), "{name}, {seat}: {share:?}");
            assert_eq!(share.result, analysis.chances.last().unwrap()[seat], "{name}, {seat}");
            let moments = analysis.luckiest[seat].iter().chain(&analysis.unluckiest[seat]);
            assert!(moments.clone().all(|it| it.group.from < game.actions().len()));
            assert!(analysis.luckiest[seat].is_sorted_by_key(|it| -it.luck));
            assert!(analysis.costliest[seat].is_sorted_by_key(|it| -it.cost));
            let costliest = &analysis.costliest[seat];
            assert!(costliest.len() <= 5 && costliest.iter().all(|it| it.group.by == seat));
        }
        let bytes = analysis.to_bytes();
        assert_eq!(GameAnalysis::from_bytes(&bytes), Some(analysis), "{name}");
    }
}

#[test]
fn the_same_game_tells_the_same_and_says_how_far_it_has_come() {
    let record = Record::of(&game(short(RuleSet::NEXT), 2, "normal", 5));
    let mut analyser = GameAnalyser::new(record.clone()).unwrap();
    let mut percent = 0;
    let found = loop {
        if let Some(analysis) = analyser.step() {
            break analysis;
        }
        assert!(analyser.percent() >= percent, "{percent}");
        percent = analyser.percent();
    };
    assert!(percent > 90, "{percent}");
    assert_eq!(GameAnalysis::of(record).unwrap(), found);
}

#[test]
fn games_that_go_on_tell_nothing() {
    let mut game = Game::new(setup(RuleSet::NEXT, 2, 1)).unwrap();
    game.play(game.legal().fallback().unwrap()).unwrap();
    let told = GameAnalyser::new(Record::of(&game));
    assert!(matches!(told, Err(AnalysisError::NotOver)));
    let mut finished = Record::of(&self::game(short(RuleSet::NEXT), 2, "easy", 1));
    let last = finished.actions.len() - 1;
    finished.actions.remove(last / 2);
    assert!(GameAnalyser::new(finished).is_err(), "nor do games that were tampered with");
}

#[test]
fn a_game_of_a_few_actions_tells_what_there_is() {
    let rules = RuleSet { victory: Victory::Territories(8), ..RuleSet::NEXT };
    let mut game = Game::new(setup(rules, 6, 3)).unwrap();
    let mut bots: Vec<_> = (0..6).map(|it| bot::by_name("hard", it).unwrap()).collect();
    let result = play_out(game.setup().clone(), &mut bots, GameLimits::default()).unwrap();
    game = result.game;
    let analysis = GameAnalysis::of(Record::of(&game)).unwrap();
    assert!(analysis.players.iter().all(|seat| analysis.shares[*seat].is_whole()));
}

/// Passes the positions of a game, each with the next action.
fn positions(game: &Game, mut look: impl FnMut(usize, &State, &Action)) {
    let mut again = Game::new(game.setup().clone()).unwrap();
    for (number, action) in game.actions().iter().enumerate() {
        look(number, again.state(), action);
        again.play(action.clone()).unwrap();
    }
}

#[test]
fn who_is_out_has_no_chance_and_more_armies_are_better() {
    let game = game(RuleSet::NAUTICAL, 4, "easy", 8);
    let winner = game.outcome().unwrap().winners.first().unwrap();
    assert_eq!(chances(game.state())[winner], CERTAIN);
    let (mut out, mut seen) = (0, 0);
    positions(&game, |number, state, action| {
        let now = chances(state);
        for (seat, chance) in now.iter() {
            if state.role(seat) != Role::Player && number > 0 {
                out += usize::from(*chance == 0);
            }
        }
        if matches!(action, Action::Deploy { .. }) {
            let mut weights = [0.0; FEATURES];
            weights[0] = 1.0;
            let all = features(state);
            let most = Seat::ALL.into_iter().filter(|it| all[*it].is_some());
            let most = most.max_by(|a, b| all[*a].unwrap()[0].total_cmp(&all[*b].unwrap()[0]));
            let by_armies = chances_by(&weights, &all);
            assert!(by_armies.iter().all(|(_, it)| *it <= by_armies[most.unwrap()]));
            seen += 1;
        }
    });
    assert!(out > 100 && seen > 20, "{out} {seen}");
}

#[test]
fn a20_captives_count_for_their_captor_before_they_change_sides() {
    let chance = |brazil: &str| {
        let position = format!(
            "rules nautical\nplayers Red Blue Green\nround 4\nturn Red campaign\nBrazil Red {brazil}\n\
             Peru Red 2\nAlaska Green 9\n* Blue 2"
        );
        let state = Position::parse(&position).unwrap();
        (features(&state)[Seat::Red].unwrap()[0], chances(&state)[Seat::Red])
    };
    let (without, with) = (chance("4"), chance("4 captives Blue 9 Green 6"));
    assert_eq!(names()[0], "armies");
    assert!((with.0 - chance("19").0).abs() < 1e-9, "as many armies as once they have turned");
    assert!(with.1 > 2 * without.1, "{} then {}", without.1, with.1);
}

#[test]
fn a7_a_flank_that_conquers_and_captures_seldom_lowers_the_chance() {
    let (mut rose, mut fell) = (0, 0);
    for seed in 0..12 {
        let game = game(short(RuleSet::NAUTICAL), 3, "normal", seed);
        let mut flank = None::<(Seat, Territory, i32, u32)>;
        positions(&game, |_, state, action| {
            let seat = state.turn().seat;
            let captives = captives(state, seat);
            let now = chances(state)[seat];
            let is_over = |_: &mut _| matches!(state.phase(), Phase::Campaign);
            if let Some((attacker, to, before, had)) = flank.take_if(is_over)
                && attacker == seat
                && state.board().owner(to) == Some(seat)
                && captives >= had + 2
            {
                *(if now >= before { &mut rose } else { &mut fell }) += 1;
            }
            if let Action::Flank { to, .. } = *action
                && state.role(seat) == Role::Player
            {
                flank = Some((seat, to, now, captives));
            }
        });
    }
    assert!(rose > 20 && fell * 2 <= rose, "{rose} rose, {fell} fell");
}

#[test]
fn a1_the_chance_keeps_still_while_armies_follow_a_conquest() {
    let (mut followed, mut apart) = (0, 0.0);
    for seed in 0..6 {
        let game = game(short(RuleSet::LEGACY_ATTACK), 3, "normal", seed);
        let mut asked = None;
        positions(&game, |_, state, action| {
            let chance = |seat| f64::from(chances(state)[seat]) / f64::from(CERTAIN);
            if let Some((seat, before)) = asked.take() {
                assert!(chance(seat) < before + 1e-9, "something better than all or nobody");
                apart += before - chance(seat);
                followed += 1;
            }
            if let Action::Advance { .. } = action {
                let seat = state.turn().player();
                asked = Some((seat, chance(seat)));
            }
        });
    }
    assert!(followed > 50, "{followed}");
    let mean = apart / f64::from(followed);
    assert!(mean < 0.01, "{mean} on average, after {followed} conquests");
}

#[test]
fn a20_the_chance_rises_with_each_conquest_that_takes_captives() {
    let chance = |lands: &str| {
        let position = format!(
            "rules nautical\nplayers Red Blue Green\nround 4\nturn Red campaign\n{lands}\nAlaska Red 6\n\
             Alberta Red 4\nOntario Red 4\nJapan Green 7\nChina Green 3\nIndia Green 3\n* Blue 2"
        );
        chances(&Position::parse(&position).unwrap())[Seat::Red]
    };
    let before = chance("Brazil Red 14\nVenezuela Blue 9\nPeru Blue 8");
    let first = chance("Brazil Red 4\nVenezuela Red 9 captives Blue 8\nPeru Blue 8");
    let second =
        chance("Brazil Red 1\nVenezuela Red 4 captives Blue 8\nPeru Red 7 captives Blue 7");
    assert!(before < first && first < second, "{before}, {first}, {second}");
}

/// Returns the increases of conquerors' chances by conquests, in points: ordinary ones, and those
/// that eliminated a rival. A player who goes on with an ally has not lost by it (T42), and the
/// elimination of an objective's target makes that player win (K8).
fn rises(game: &Game) -> [Vec<f64>; 2] {
    let mut again = Game::new(game.setup().clone()).unwrap();
    let mut rises = [Vec::new(), Vec::new()];
    for action in game.actions() {
        let before = again.state().clone();
        let events = again.play(action.clone()).unwrap().to_vec();
        let (after, seat) = (again.state(), before.turn().player());
        let has_fallen = |it: &Event| matches!(it, Event::Seat(SeatEvent::Fell { seat, .. }) if before.role(*seat) == Role::Player);
        let has_met = |it: Seat| {
            after
                .objective(it)
                .is_some_and(|own| it != seat && after.has_met(it, after.aim(it, own)))
        };
        if !events.iter().any(|it| matches!(it, Event::Land(LandEvent::Conquered { .. })))
            || matches!(after.phase(), Phase::Succeed { .. })
            || after.seats(Role::Player).any(has_met)
        {
            continue;
        }
        let rise = f64::from(chances(after)[seat] - chances(&before)[seat]) / 10_000.0;
        rises[usize::from(events.iter().any(has_fallen))].push(rise);
    }
    rises
}

#[test]
#[allow(clippy::cast_precision_loss, reason = "a share")]
fn conquests_raise_the_chance_on_average_and_last_territories_hardly_ever_lower_it() {
    let mean = |rises: &[f64]| rises.iter().sum::<f64>() / rises.len() as f64;
    let (mut all, mut last) = (Vec::new(), Vec::new());
    for (name, rules) in RuleSet::PRESETS {
        let mut of_rules = Vec::new();
        for seed in 0..6 {
            let rules = RuleSet { victory: Victory::Rounds(12), ..rules };
            let game = game(rules, 4, "normal", 700 + seed);
            let [usual, fell] = rises(&game);
            of_rules.extend(usual);
            last.extend(fell);
        }
        let mean = mean(&of_rules);
        assert!(of_rules.len() > 50 && mean > -0.5, "{name}: {mean} of {}", of_rules.len());
        all.extend(of_rules);
    }
    let share = |rises: &[f64], points: f64| {
        rises.iter().filter(|it| **it < -points).count() as f64 / rises.len() as f64
    };
    let told = format!(
        "{}: {:.2}, {:.3}, {:.3}; last {}: {:.2}, {:.3}, {:.3}",
        all.len(),
        mean(&all),
        share(&all, 1.0),
        share(&all, 5.0),
        last.len(),
        mean(&last),
        share(&last, 1.0),
        share(&last, 5.0)
    );
    assert!(mean(&all) > 1.0 && share(&all, 1.0) < 0.16 && share(&all, 5.0) < 0.03, "{told}");
    assert!(last.len() > 30 && mean(&last) > 8.0, "{told}");
    assert!(share(&last, 1.0) < 0.05 && share(&last, 5.0) < 0.02, "{told}");
}

/// Returns the armies of others that a seat holds captive.
fn captives(state: &State, seat: Seat) -> u32 {
    let board = state.board();
    let held = (board.captives_at() & board.held(seat)).iter();
    held.flat_map(|at| board.captives(at).iter()).map(|(_, armies)| armies).sum()
}

/// Returns `true` if the attack declared after this many actions conquers its territory; `None` for
/// other actions.
fn conquers(game: &Game, moment: usize) -> Option<bool> {
    let Action::Attack { .. } = game.actions()[moment] else { return None };
    let next =
        game.actions()[moment + 1..].iter().position(|it| matches!(it, Action::Attack { .. }));
    let end = next.map_or(game.actions().len(), |next| moment + 1 + next);
    let mut again = Game::new(game.setup().clone()).unwrap();
    let mut conquered = false;
    for (number, action) in game.actions()[..end].iter().enumerate() {
        let events = again.play(action.clone()).unwrap();
        let is_taken = |it: &Event| matches!(it, Event::Land(LandEvent::Conquered { .. }));
        conquered |= number >= moment && events.iter().any(is_taken);
    }
    Some(conquered)
}

#[test]
fn lucky_attacks_conquer_more_often_than_others_and_unlucky_ones_less_often() {
    let share =
        |[failed, conquered]: [u32; 2]| f64::from(conquered) / f64::from(failed + conquered);
    let (mut all, mut lucky, mut unlucky) = ([0; 2], [0; 2], [0; 2]);
    for seed in 0..6 {
        let game = game(short(RuleSet::NEXT), 2, "normal", seed);
        let analysis = GameAnalysis::of(Record::of(&game)).unwrap();
        for conquered in (0..game.actions().len()).filter_map(|moment| conquers(&game, moment)) {
            all[usize::from(conquered)] += 1;
        }
        for seat in analysis.players.iter().copied() {
            for (swings, count) in
                [(&analysis.luckiest, &mut lucky), (&analysis.unluckiest, &mut unlucky)]
            {
                let own = swings[seat].iter().filter(|it| it.group.by == seat);
                for conquered in own.filter_map(|it| conquers(&game, it.group.from)) {
                    count[usize::from(conquered)] += 1;
                }
            }
        }
    }
    let [all, lucky, unlucky] = [all, lucky, unlucky].map(share);
    assert!(lucky > all + 0.05 && unlucky < all - 0.2, "{unlucky} of {all} and {lucky}");
}

#[test]
fn the_shipped_weights_are_those_of_the_file_each_once() {
    let text = include_str!("../src/analysis/weights.txt");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let named: Vec<&str> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(named, names());
    let weights = red_queens_players::analysis::weights();
    for (line, weight) in lines.iter().zip(weights) {
        let thousandths: f64 = line.split(' ').nth(1).unwrap().parse().unwrap();
        assert!((weight * 1_000.0 - thousandths).abs() < 1e-6, "{line}");
    }
}

/// Returns the mean of the squared errors of the chances in the last turn of short games, and the greatest
/// error once the last player can't attack any more.
fn errors_in_the_last_turn(rules: RuleSet) -> (f64, f64) {
    let (mut sum, mut count, mut last) = (0.0, 0.0, 0.0_f64);
    for seed in 0..20 {
        let rounds = 5;
        let rules = RuleSet { victory: Victory::Rounds(rounds), ..rules };
        let game = game(rules, 4, "normal", seed);
        let end = chances(game.state());
        let players = f64::from(u32::try_from(game.setup().players.len()).unwrap());
        positions(&game, |_, state, _| {
            let moves_last = state.seats(Role::Player).last() == Some(state.turn().player());
            if state.turn().round < u32::from(rounds) || !moves_last {
                return;
            }
            let is_settled = matches!(state.phase(), Phase::Transfer);
            let now = chances(state);
            for (seat, chance) in now.iter() {
                let error = f64::from(chance - end[seat]) / f64::from(CERTAIN);
                sum += error * error;
                count += 1.0 / players;
                if is_settled {
                    last = last.max(error.abs());
                }
            }
        });
    }
    (sum / count, last)
}

#[test]
fn t44_the_last_turn_of_a_game_of_rounds_is_judged_by_land() {
    for (rules, most) in [(RuleSet::NEXT, 0.01), (RuleSet::NAUTICAL, 0.9)] {
        let (mean, last) = errors_in_the_last_turn(rules);
        println!("{mean:.3} on average, {last:.3} at the end");
        assert!(mean < 0.12 && last < most, "{mean}, {last}");
    }
}

#[test]
fn what_is_said_to_be_likely_comes_about_as_often() {
    let mut thirds = [(0.0, 0.0, 0.0); 3];
    for number in 0..120 {
        let (_, rules) = RuleSet::PRESETS[number % RuleSet::PRESETS.len()];
        let players = 3 + number % 2;
        let rules = RuleSet { victory: Victory::Rounds(5), ..rules };
        let game = game(rules, players, "easy", 1_000 + number as u64);
        let end = chances(game.state());
        positions(&game, |at, state, _| {
            if at % 29 != 7 {
                return;
            }
            for (seat, chance) in chances(state).iter() {
                if state.role(seat) == Role::Player {
                    let said = f64::from(*chance) / f64::from(CERTAIN);
                    let third = if said < 0.25 { 0 } else { 1 + usize::from(said > 0.6) };
                    thirds[third].0 += 1.0;
                    thirds[third].1 += said;
                    thirds[third].2 += f64::from(end[seat]) / f64::from(CERTAIN);
                }
            }
        });
    }
    for (number, said, won) in thirds {
        let (said, won) = (said / number, won / number);
        assert!(number > 50.0 && (said - won).abs() < 0.12, "{number}: said {said}, won {won}");
    }
}
