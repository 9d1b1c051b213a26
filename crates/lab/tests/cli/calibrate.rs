//! `rq-lab calibrate`.

use crate::lab;

#[test]
fn chances_to_win_are_measured_and_fitted_to_games_that_are_played_once() {
    let directory = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let [games, weights] = ["calibrate.txt", "weights.txt"].map(|name| directory.join(name));
    let _ = std::fs::remove_file(&games);
    let line = format!("calibrate {} --seed 3", games.display());
    let played = lab(&format!("{line} --games 2 --json")).json();
    let text = std::fs::read_to_string(&games).unwrap();
    let said = played["tenths"].as_array().unwrap().iter();
    assert!(said.map(|row| row["said"].as_u64().unwrap()).sum::<u64>() > 40, "{played}");
    let fitted = format!("{line} --games 1 --fit 1 --write {}", weights.display());
    let printed = lab(&fitted).stdout;
    for words in ["| mean prediction | won | samples |", "largest error: ", "Brier score: "] {
        assert!(printed.contains(words), "{printed}");
    }
    assert!(std::fs::read_to_string(&weights).unwrap().contains("\narmies "));
    assert_eq!(std::fs::read_to_string(&games).unwrap(), text, "no game is played again");
    lab("calibrate no/such/directory/games.txt --games 1").refused(1);
}
