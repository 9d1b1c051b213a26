//! `rq-lab selfplay`, `rq-lab train` and `rq-lab tune`: games are played once, shards don't overlap,
//! and a short training improves the function.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use engine::record::Record;

use crate::{PROGRAM, lab};

/// A fresh directory.
fn place(name: &str) -> PathBuf {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).unwrap();
    place
}

/// Plays a shard of this many games, and returns them as lines.
fn games(file: &Path, games: u32, shard: &str) -> Vec<String> {
    let line = format!(
        "selfplay {} --games {games} --levels easy,normal --epsilon 5 --shard {shard}",
        file.display()
    );
    let run = lab(&line);
    assert_eq!(run.code, 0, "{}", run.stderr);
    fs::read_to_string(file).unwrap().lines().map(ToOwned::to_owned).collect()
}

#[test]
fn games_are_played_once_and_shards_are_apart() {
    let place = place("selfplay");
    let file = place.join("all.txt");
    let few = games(&file, 3, "1/1");
    let more = games(&file, 6, "1/1");
    assert_eq!((few.len(), more.len()), (3, 6));
    assert_eq!(more[..3], few[..], "what was played stays");
    let [odd, even] =
        ["1/2", "2/2"].map(|shard| games(&place.join(shard.replace('/', "-")), 3, shard));
    let together: Vec<&String> = odd.iter().zip(&even).flat_map(|(a, b)| [a, b]).collect();
    assert_eq!(together, more.iter().collect::<Vec<_>>(), "the parts are the whole");
    lab("selfplay nowhere.txt --shard 3/2").refused(2);
    for levels in ["exec:true", "easy,nobody"] {
        lab(&format!("selfplay nowhere.txt --levels {levels}")).refused(2);
    }
    let none = place.join("none.txt");
    let run = lab(&format!("selfplay {} --games 0 --levels hard:turtle", none.display()));
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[test]
fn games_are_of_the_rules_and_the_number_of_players_that_are_wanted() {
    let place = place("wanted");
    let file = place.join("games.txt");
    let line = "--levels easy --rules next,legacy-attack --players 2-3 --games 6";
    let run = lab(&format!("selfplay {} {line}", file.display()));
    assert_eq!(run.code, 0, "{}", run.stderr);
    let text = fs::read_to_string(&file).unwrap();
    for link in text.lines() {
        let record = Record::from_link(link).unwrap().to_string();
        let rules = record.lines().find(|line| line.starts_with("rules ")).unwrap();
        assert!(rules.contains("next") || rules.contains("legacy-attack"), "{rules}");
        let players = record.lines().filter(|line| line.starts_with("player ")).count();
        assert!((2..=3).contains(&players), "{record}");
    }
    for wrong in ["--players 3-2", "--players 0", "--players 7", "--players two", "--rules chess"] {
        lab(&format!("selfplay nowhere.txt {wrong}")).refused(2);
    }
}

#[test]
fn a_run_that_was_stopped_in_mid_line_goes_on_as_if_it_had_not_been() {
    let place = place("stopped");
    let file = place.join("games.txt");
    let at_once = games(&file, 4, "1/1");
    let text = fs::read_to_string(&file).unwrap();
    for cut in [text.len() - 1, text.len() - 9, at_once[0].len() + 5, 7] {
        fs::write(&file, &text[..cut]).unwrap();
        assert_eq!(games(&file, 4, "1/1"), at_once, "cut at {cut}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "cut at {cut}");
    }
}

#[test]
fn a_line_that_is_no_game_is_told_with_its_file_and_number() {
    let place = place("no-game");
    let file = place.join("games.txt");
    let line = games(&file, 1, "1/1").remove(0);
    fs::write(&file, format!("{line}\n\n{}\n", &line[..20])).unwrap();
    let train = format!("train {} --write {}", file.display(), place.join("weights").display());
    let told = lab(&train).refused(1).to_owned();
    assert!(told.contains(", line 3: "), "{told}");
}

#[test]
fn a_small_training_is_better_than_weights_at_random_and_can_be_gone_on_from() {
    let place = place("train");
    let (file, weights) = (place.join("games.txt"), place.join("weights"));
    assert_eq!(games(&file, 160, "1/1").len(), 160);
    let run = lab(&format!(
        "train {} --write {} --passes 5 --step 0.002",
        file.display(),
        weights.display()
    ));
    assert_eq!(run.code, 0, "{}", run.stderr);
    let measured: Vec<f64> = run.stdout.lines().skip(2).map(log_loss).collect();
    assert_eq!(measured.len(), 6, "{}", run.stdout);
    let best = measured.iter().copied().fold(f64::INFINITY, f64::min);
    assert!(best < 0.95 * measured[0], "{measured:?}");
    let line = format!(
        "train {} --write {} --passes 1 --from {}",
        file.display(),
        place.join("further").display(),
        weights.display()
    );
    let further = lab(&line);
    assert_eq!(further.code, 0, "{}", further.stderr);
    // Keeping the original weights entirely changes nothing.
    let there = place.join("there");
    let line = |keep: &str| {
        let (file, there, weights) = (file.display(), there.display(), weights.display());
        format!("train {file} --write {there} --passes 1 --from {weights} --keep {keep}")
    };
    assert_eq!(lab(&line("1")).code, 0);
    assert_eq!(fs::read(&there).unwrap(), fs::read(&weights).unwrap());
    assert_eq!(lab(&line("0.5")).code, 0);
    assert_ne!(fs::read(&there).unwrap(), fs::read(&weights).unwrap());
    lab(&line("1.5")).refused(2);
    // Offset weights have a file format of their own, with one byte each.
    assert_eq!(lab(&format!("{} --lean", line("0"))).code, 0);
    let leaning = fs::read(&there).unwrap();
    assert!(leaning.starts_with(b"RQL") && leaning.len() < fs::read(&weights).unwrap().len());
    lab(&format!("train {} --write {} --lean", file.display(), there.display())).refused(2);
    let more = place.join("more.txt");
    let line = format!("--weights {} selfplay {} --games 2", weights.display(), more.display());
    assert_eq!(lab(&line).code, 0);
    fs::write(&weights, b"RQW").unwrap();
    assert!(lab(&line).refused(1).contains("weights"));
}

/// The log loss of the validation games: the last number but one of a line.
fn log_loss(line: &str) -> f64 {
    let words: Vec<&str> = line.split_whitespace().collect();
    words[words.len() - 2].parse().unwrap()
}

#[test]
fn a_small_search_finds_better_habits_and_can_be_gone_on_from() {
    let place = place("tune");
    let (begin, found) = (place.join("begin.txt"), place.join("found.txt"));
    // A player that wants so much from every attack hardly ever attacks.
    fs::write(&begin, "worthwhile 40\n\ncaution 1.5\n").unwrap();
    let line = |generations: u32, from: &Path, to: &Path| {
        let (from, to) = (from.display(), to.display());
        format!(
            "tune --rules next --against easy --from {from} --write {to} --generations {generations} --variants 6 --games 24 --step 1"
        )
    };
    let run = lab(&line(6, &begin, &found));
    assert_eq!(run.code, 0, "{}", run.stderr);
    let won = |start: &str| -> f64 {
        let line = run.stdout.lines().find_map(|line| line.strip_prefix(start)).unwrap();
        line.trim().trim_end_matches(" %").parse().unwrap()
    };
    let (before, after) = (won("won before tuning:"), won("won after tuning:"));
    assert!(after > before + 5.0, "{before} {after}");
    assert_eq!(
        lab(&line(6, &begin, &place.join("again.txt"))).stdout,
        run.stdout,
        "the same again"
    );
    assert_eq!(fs::read(place.join("again.txt")).unwrap(), fs::read(&found).unwrap());
    let further = lab(&line(1, &found, &place.join("further.txt")));
    assert!(
        further.stdout.starts_with(&format!("won before tuning: {after:.1} %")),
        "{}",
        further.stdout
    );
    for wrong in ["haste 3", "caution", "caution much", "caution -1", "caution NaN"] {
        fs::write(&begin, wrong).unwrap();
        let told = lab(&line(1, &begin, &found)).refused(1).to_owned();
        assert!(told.contains("line 1 is not a name and a weight"), "{wrong}: {told}");
    }
    for wrong in [
        "--against nobody",
        "--variants 3",
        "--games 0",
        "--generations 0",
        "--step nan",
        "--step 0",
    ] {
        lab(&format!("tune --write {} {wrong}", found.display())).refused(2);
    }
    let seven = ["hard"; 6].join(",");
    lab(&format!("tune --write {} --against {seven}", found.display())).refused(1);
}

#[test]
fn a_search_tells_how_far_it_has_come() {
    let numbers = place("progress").join("numbers.txt");
    let mut search = Command::new(PROGRAM)
        .args("tune --rules next --against easy --generations 200 --games 24".split(' '))
        .arg("--write")
        .arg(numbers)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(search.stdout.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    search.kill().unwrap();
    search.wait().unwrap();
    let mut rest = String::new();
    told.read_to_string(&mut rest).unwrap();
    assert!(line.starts_with("won before tuning"), "{line}");
    assert!(!rest.contains("won after tuning"), "it was told long before the end");
}
