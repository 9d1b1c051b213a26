//! Computer players of one level differ by play style, and the difference can be counted.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use red_queens_engine::core::Seat;
use red_queens_engine::game::{Action, Event, Game, LandEvent, RuleSet};
use red_queens_engine::poker::{Bet, Move};
use red_queens_players::arena::{GameLimits, GameResult, Match};

fn results(rules: RuleSet, levels: &[&str], games: u64) -> Vec<GameResult> {
    let levels = levels.iter().map(|level| (*level).to_owned()).collect();
    let limits = GameLimits { rounds: 300, actions: 50_000 };
    let matchup = Match { rules, levels, games, seed: 5, seated: true, limits };
    (0..games).map(|number| matchup.play(number).unwrap()).collect()
}

/// The counts of the first player's moves in some games.
#[derive(Debug, Default)]
struct StyleCounts {
    /// Its turns at the beginning, and its attacks in them.
    turns: f64,
    attacks: f64,
    /// The number of its attacks that others wouldn't dare, with fewer than twice the defender's
    /// armies, and of all its attacks.
    daring: f64,
    all: f64,
    /// Its attacks after somebody had attacked it, and those that hit back.
    after: f64,
    back: f64,
    /// The questions for a bet, and its answers by a bet or a raise.
    asked: f64,
    bets: f64,
}

/// The last round of the beginning of a game: later on, a winning player attacks whatever its play
/// style.
const BEGINNING: u32 = 5;

fn turn_of(game: &Game) -> Seat {
    game.state().turn().seat
}

fn count_style(rules: RuleSet, levels: &[&str], games: u64) -> StyleCounts {
    let mut counts = StyleCounts::default();
    for result in results(rules, levels, games) {
        let mut game = Game::new(result.game.setup().clone()).unwrap();
        let mut last = None;
        for action in result.game.actions() {
            if let (Action::Poker(Move::Bet(_) | Move::Wager(_)), Some(Seat::Red)) =
                (action, game.prompt().map(|prompt| prompt.seat))
            {
                let Action::Poker(bet) = action else { continue };
                counts.asked += 1.0;
                let is_bet = matches!(bet, Move::Bet(Bet::Bet | Bet::Raise) | Move::Wager(_));
                counts.bets += f64::from(u8::from(is_bet));
            }
            if let (Action::Attack { from, to }, true) = (action, turn_of(&game) == Seat::Red) {
                let armies = |at| game.state().board().armies(at);
                // A grudge uses only what all players can read in the log.
                assert_eq!(game.observe(Seat::Red).attacked_by(), last);
                counts.all += 1.0;
                counts.daring += f64::from(u8::from(armies(*from) < 2 * armies(*to)));
            }
            let begins = game.state().turn().round <= BEGINNING;
            for event in game.play(action.clone()).unwrap() {
                match *event {
                    Event::TurnBegan { seat: Seat::Red, round, .. } if round <= BEGINNING => {
                        counts.turns += 1.0;
                    }
                    Event::Land(LandEvent::Attacked { attacker: Seat::Red, defender, .. }) => {
                        counts.attacks += f64::from(u8::from(begins));
                        if let Some(last) = last {
                            counts.after += 1.0;
                            counts.back += f64::from(u8::from(last == defender));
                        }
                    }
                    Event::Land(LandEvent::Attacked { attacker, defender: Seat::Red, .. }) => {
                        last = Some(attacker);
                    }
                    _ => (),
                }
            }
        }
    }
    counts
}

/// Returns the attacks per turn of the first of two players at the beginning, and the share of its
/// attacks that is daring.
fn attacks(level: &str, style: &str) -> (f64, f64) {
    let counts = count_style(RuleSet::NEXT, &[&format!("{level}{style}"), level], 60);
    (counts.attacks / counts.turns, counts.daring / counts.all)
}

#[test]
fn the_turtle_attacks_less_often_than_others_and_the_rusher_more_often_or_against_more() {
    for level in ["easy", "normal", "hard"] {
        let [turtle, usual, rusher] = [":turtle", "", ":rusher"].map(|it| attacks(level, it));
        println!(
            "{level}: attacks a turn, daring: turtle {turtle:.2?}, usual {usual:.2?}, rusher {rusher:.2?}"
        );
        assert!(turtle.0 < 0.95 * usual.0, "{level} {turtle:?} {usual:?}");
        let is_daring = rusher.0 > 1.02 * usual.0 || rusher.1 > usual.1 + 0.015;
        assert!(is_daring, "{level} {usual:?} {rusher:?}");
    }
}

#[test]
fn the_grudge_bearer_hits_back_more_often() {
    for level in ["easy", "normal", "hard"] {
        let back = |own: &str| {
            let counts = count_style(RuleSet::NEXT, &[own, level, level, level], 40);
            counts.back / counts.after
        };
        let (usual, avenger) = (back(level), back(&format!("{level}:avenger")));
        println!("{level} hits back: usual {usual:.2}, avenger {avenger:.2}");
        assert!(avenger > usual + 0.03, "{level} {usual} {avenger}");
    }
}

#[test]
fn the_gambler_bets_more_often() {
    let share = |own: &str| {
        let counts = count_style(RuleSet::NAUTICAL, &[own, "normal", "normal"], 40);
        counts.bets / counts.asked
    };
    let (usual, gambler) = (share("normal"), share("normal:gambler"));
    println!("bets and raises: usual {usual:.2}, gambler {gambler:.2}");
    assert!(gambler > usual + 0.04, "{usual} {gambler}");
}
