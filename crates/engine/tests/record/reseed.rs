//! Nonces mixed into the dice by the older protocol (D3), and their purpose.

use proptest::prelude::*;
use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{Action, Game, Refusal, RuleSet, UndoError, Victory};
use red_queens_engine::record::{FairnessIssue, Provenance, Record, UnpackError};

use crate::forms::kept_in_every_form;
use crate::play::{play, setup};

/// Returns a game in which a nonce is mixed in wherever possible.
pub fn reseeded(rules: RuleSet, seed: u64, actions: usize) -> Game {
    let mut game = Game::new(setup(rules, 3, seed)).unwrap();
    let mut rng = Seeded::new(Seed::from_number(seed), 7);
    while game.outcome().is_none() && game.actions().len() < actions {
        let word = u32::try_from(game.actions().len()).unwrap().wrapping_mul(0x9e37_79b1);
        if game.check_reseed().is_ok() {
            game.play(Action::Reseed { word }).unwrap();
        }
        let action = game.legal().sample(&mut rng).unwrap();
        game.play(action).unwrap();
    }
    game
}

fn asked(game: &Game) -> Option<Seat> {
    game.prompt().map(|prompt| prompt.seat)
}

#[test]
fn d1_d4_who_plays_the_same_actions_again_gets_the_same_dice_and_can_know_them_before() {
    let game = reseeded(RuleSet::NAUTICAL, 4, 300);
    let mut copy = Record::of(&game).replay().unwrap();
    assert_eq!((copy.digest(), copy.events()), (game.digest(), game.events()));
    let next = game.legal().fallback().unwrap();
    let mut game = game;
    let told = copy.play(next.clone()).unwrap().to_vec();
    assert_eq!(game.play(next).unwrap(), told, "what was tried out in a copy comes true");
}

#[test]
fn d3_a_word_is_taken_once_where_the_decision_has_passed_and_nowhere_else() {
    for (_, rules) in RuleSet::PRESETS {
        let mut game = Game::new(setup(rules, 3, 9)).unwrap();
        let mut rng = Seeded::new(Seed::from_number(2), 0);
        let (mut before, mut taken) = (None, 0);
        for _ in 0..400 {
            let has_passed = asked(&game) != before;
            assert_eq!(game.check_reseed().is_ok(), has_passed);
            let (state, number) = (game.state().clone(), game.actions().len());
            let played = game.play(Action::Reseed { word: 5 }).map(<[_]>::len);
            if has_passed {
                assert_eq!(played, Ok(0), "nothing happens on the table");
                taken += 1;
                assert_eq!(game.check_undo(), Err(UndoError::Chance));
                assert_eq!(game.play(Action::Reseed { word: 6 }), Err(Refusal::NotToReseed));
            } else {
                assert_eq!(played, Err(Refusal::NotToReseed));
                assert_eq!(game.actions().len(), number);
            }
            assert_eq!(game.state(), &state);
            before = asked(&game);
            let Some(action) = game.legal().sample(&mut rng) else { break };
            game.play(action).unwrap();
        }
        assert!(taken > 20, "{taken}");
    }
}

#[test]
fn d3_nobody_rules_anything_into_a_game_that_is_over() {
    let rules = RuleSet { victory: Victory::Rounds(2), ..RuleSet::NEXT };
    let mut game = play(setup(rules, 2, 3), 20_000, |_| {});
    assert!(game.outcome().is_some());
    assert_eq!(game.play(Action::Reseed { word: 1 }), Err(Refusal::Over));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Earlier events don't change. The next dice differ, except for a few pairs of nonces
    /// in thousands.
    #[test]
    fn d3_a_word_changes_the_dice_that_follow_and_only_those(seed: u64, words: [u32; 2]) {
        prop_assume!(words[0] != words[1]);
        let game = play(setup(RuleSet::NAUTICAL, 3, seed), 120, |_| {});
        let mut rng = Seeded::new(Seed::from_number(seed), 1);
        let mut game = game;
        while game.check_reseed().is_err() {
            let action = game.legal().sample(&mut rng).unwrap();
            game.play(action).unwrap();
        }
        let [mut one, mut other] = words.map(|word| {
            let mut game = game.clone();
            game.play(Action::Reseed { word }).unwrap();
            game
        });
        prop_assert_eq!(one.state(), game.state());
        prop_assert_eq!(&one.actions()[..game.actions().len()], game.actions());
        let mut differ = false;
        for _ in 0..400 {
            let action = one.legal().sample(&mut rng);
            let Some(action) = action.filter(|action| other.legal().allows(action)) else { break };
            let told = one.play(action.clone()).unwrap().to_vec();
            differ |= other.play(action).unwrap() != told;
            if differ {
                break;
            }
        }
        prop_assert!(differ, "the same dice for both words");
    }

    #[test]
    fn d3_words_are_kept_in_every_form_of_a_record(seed: u64, preset in 0..RuleSet::PRESETS.len()) {
        let game = reseeded(RuleSet::PRESETS[preset].1, seed, 260);
        // Programs older than nonces report that the record is too new for them.
        prop_assert_eq!(kept_in_every_form(&game)?, 3);
        let record = Record::of(&game);
        let words = record.actions.iter().filter(|it| matches!(it, Action::Reseed { .. })).count();
        let verified = record.verify().unwrap();
        prop_assert!(verified.is_ok() && verified.words == words && words > 0);
    }
}

/// A changed nonce leads to different dice: the later actions no longer follow, or the checksum
/// reports it.
#[test]
fn d4_a_changed_word_is_noticed() {
    let record = Record::of(&reseeded(RuleSet::NAUTICAL, 8, 300));
    let mut bytes = record.pack();
    let place = bytes.len() / 2;
    bytes[place] ^= 1;
    assert_eq!(Record::unpack(&bytes), Err(UnpackError::Damaged));
    let mut forged = record.clone();
    for action in &mut forged.actions {
        if let Action::Reseed { word } = action {
            *word ^= 1;
        }
    }
    assert!(forged.replay().is_err());
}

/// In a game of version 3, a remote army was asked by link and sent the game back, each time with a
/// nonce.
#[test]
fn d3_a_word_within_a_turn_is_told_with_whose_turn_it_is_and_one_between_turns_is_not() {
    let mut game = Game::new(setup(RuleSet::NAUTICAL, 2, 6)).unwrap();
    let mut rng = Seeded::new(Seed::from_number(6), 0);
    let (mut within, mut turn, mut began) = (Vec::new(), None, 0);
    while within.len() < 6 {
        let now = game.state().turn();
        if turn != Some((now.round, now.seat)) {
            (turn, began) = (Some((now.round, now.seat)), game.actions().len());
        }
        if game.check_reseed().is_ok() {
            if game.actions().len() > began {
                within.push(FairnessIssue::WordInTurn(now.player()));
            }
            game.play(Action::Reseed { word: 9 }).unwrap();
        }
        let action = game.legal().sample(&mut rng).unwrap();
        game.play(action).unwrap();
    }
    let verified = Record::of(&game).verify().unwrap();
    assert_eq!(verified.provenance, Provenance::Words);
    let issues: Vec<_> = verified.findings.iter().map(|it| it.issue).collect();
    assert_eq!(issues, within);
    let told = verified.findings[0].to_string();
    assert!(told.contains("when another army answers by link"), "nobody is blamed: {told}");
}
