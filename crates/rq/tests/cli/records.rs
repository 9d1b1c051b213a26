use std::fs;
use std::path::PathBuf;

use crate::rq;
use crate::run::with_input;

/// Creates a fresh directory with the records of two games.
fn games(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    let line = format!(
        "simulate --seats normal,random,normal --games 2 --seed 3 --save {}",
        directory.display()
    );
    assert_eq!(rq(&line).code, 0);
    directory
}

fn first(directory: &std::path::Path) -> (String, String) {
    let path = directory.join("game-000001.txt");
    (path.display().to_string(), fs::read_to_string(path).unwrap())
}

#[test]
fn saved_games_are_shown_as_they_were_written() {
    let directory = games("shown");
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 2);
    let (path, text) = first(&directory);
    assert_eq!(rq(&format!("show {path}")).stdout, text);
    assert_eq!(with_input("show -", text.as_bytes()).stdout, text);
}

#[test]
fn packing_and_unpacking_are_inverse() {
    let (path, text) = first(&games("packed"));
    let packed = rq(&format!("pack {path} --json")).json();
    let link = packed["link"].as_str().unwrap();
    assert_eq!(rq(&format!("pack {path}")).stdout.trim(), link);
    assert!(packed["bytes"].as_u64().unwrap() < text.len() as u64 / 2);
    assert_eq!(with_input("unpack -", link.as_bytes()).stdout, text);
    let address = format!("https://example.org/play/#{link}");
    let unpacked = rq(&format!("unpack {address} --json")).json();
    assert_eq!(unpacked["text"].as_str().unwrap(), text);
    assert_eq!(unpacked["actions"], packed["actions"]);
}

#[test]
fn what_can_be_saved_of_a_cut_link_is_printed() {
    let (path, text) = first(&games("salvaged"));
    let link = rq(&format!("pack {path}")).stdout;
    let cut = &link[..link.len() / 2];
    with_input("unpack -", cut.as_bytes()).refused(1);
    let saved = with_input("unpack - --salvage --json", cut.as_bytes()).json();
    let [actions, of] = ["actions", "of"].map(|it| saved[it].as_u64().unwrap());
    assert!(0 < actions && actions < of, "{actions} of {of}");
    assert!(text.starts_with(saved["text"].as_str().unwrap().trim_end()));
    let whole = with_input("unpack - --salvage --json", link.as_bytes()).json();
    assert_eq!((&whole["of"], &whole["text"]), (&of.into(), &text.into()));
}

#[test]
fn programs_get_the_parts_of_a_record() {
    let (path, text) = first(&games("parts"));
    let parts = rq(&format!("show --json {path}")).json();
    assert_eq!(parts["rules"]["fortify"], "one-path");
    assert_eq!(parts["players"][1]["seat"], "Blue");
    assert_eq!(parts["players"][1]["computer"], "random");
    assert!(text.contains(parts["seed"].as_str().unwrap()));
    for action in parts["actions"].as_array().unwrap() {
        assert!(text.contains(action.as_str().unwrap()));
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let (_, text) = first(&games("refused"));
    let cut = &text[..text.find("seed").unwrap() + 20];
    let link = with_input("pack -", text.as_bytes()).stdout;
    let cut_link = &link[..link.len() / 2];
    let inputs: [&[u8]; 9] = [
        b"",
        b"\n\n",
        b"hello",
        b"Red Queens record 99",
        b"Red Queens record 1\nrules chess",
        b"\xff\xfe\x00\x01",
        &[0; 4096],
        cut.as_bytes(),
        cut_link.as_bytes(),
    ];
    for command in ["show -", "pack -", "unpack -", "show - --json", "verify - --json"] {
        for input in inputs {
            with_input(command, input).refused(1);
        }
    }
    for line in ["show no/such/file", "unpack https://example.org/#abc", "pack .", "show \u{1f451}"]
    {
        rq(line).refused(1);
    }
}

#[test]
fn a_directory_that_cannot_be_written_is_refused() {
    rq("simulate --seats random,random --games 1 --save Cargo.toml/games").refused(1);
}

#[test]
fn a_game_is_verified_with_its_outcome_and_everybodys_luck() {
    let (path, text) = first(&games("verified"));
    let report = rq(&format!("verify {path} --json")).json();
    assert_eq!((&report["ok"], &report["fault"]), (&true.into(), &serde_json::Value::Null));
    assert_eq!(report["outcome"]["winners"].as_array().unwrap().len(), 1);
    assert!(report["outcome"]["round"].as_u64().unwrap() > 1);
    assert_eq!(report["digest"].as_str().unwrap().len(), 16);
    let luck = &report["luck"]["Red"];
    assert!(luck["rolls"].as_u64().unwrap() > 0);
    assert!(luck["expected_lost"].as_f64().unwrap() > 0.0);
    let link = with_input("pack -", text.as_bytes()).stdout;
    assert_eq!(rq(&format!("verify --json {link}")).json(), report);
    let run = rq(&format!("verify {path}"));
    assert!(run.code == 0 && run.stdout.contains("won in round"), "{}", run.stdout);
}

#[test]
fn verify_shows_what_all_dice_showed_and_what_was_to_be_expected() {
    let (path, text) = first(&games("dice"));
    let report = rq(&format!("verify {path} --json")).json();
    let all = &report["dice"]["all"];
    let faces: Vec<u64> =
        all["faces"].as_array().unwrap().iter().map(|it| it.as_u64().unwrap()).collect();
    let dice = all["dice"].as_u64().unwrap();
    assert_eq!((faces.len(), faces.iter().sum::<u64>()), (6, dice));
    let [least, most] = [0, 1].map(|at| all["expected"][at].as_u64().unwrap());
    assert!(least < dice / 6 && dice / 6 < most, "{all}");
    let beyond = |count: &&u64| !(least..=most).contains(*count);
    let outside = all["outside"].as_array().unwrap().len();
    assert_eq!(outside, faces.iter().filter(beyond).count());
    assert!(report["dice"]["seats"]["Red"]["attack"]["dice"].as_u64().unwrap() > 0);
    let head: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
    let begun = head.join("\n").replacen("\nplayer Blue", " phrase \"my word\"\nplayer Blue", 1);
    let begun = with_input("verify - --json", begun.as_bytes()).json();
    assert_eq!(begun["phrases"]["Red"], "my word");
    assert_eq!(begun["fingerprint"], report["fingerprint"], "shown before phrases are mixed in");
    assert_eq!(begun["fingerprint"].as_str().unwrap().len(), 64);
    let shown = rq(&format!("verify {path}")).stdout;
    let bars = shown.lines().filter(|line| line.contains('█')).count();
    assert_eq!(bars, 6, "{shown}");
    assert!(shown.contains(&format!("{dice} dice; each face is expected {least} to {most}")));
}

#[test]
fn luck_and_decisions_of_a_finished_game_add_up() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("insight");
    let game = "simulate --rules next --option victory=rounds-2 --seats easy,easy,easy --games 1";
    assert_eq!(rq(&format!("{game} --save {}", directory.display())).code, 0);
    let (path, text) = first(&directory);
    let report = rq(&format!("insight {path} --json")).json();
    let players = report["players"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    for player in players {
        let part = |name: &str| player[name].as_f64().unwrap();
        let parts = part("start") + part("luck") + part("own_decisions") + part("others_decisions");
        assert!((parts - part("result")).abs() < 1e-9, "{player}");
    }
    let last = report["course"].as_array().unwrap().last().unwrap();
    let sum: f64 = last.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{last}");
    let run = rq(&format!("insight {path}"));
    assert!(run.code == 0 && run.stdout.contains("Red"), "{}", run.stdout);
    let unfinished: Vec<&str> = text.lines().take(30).collect();
    let run = with_input("insight -", unfinished.join("\n").as_bytes());
    assert!(run.refused(1).contains("Only finished games can be analysed"));
}

#[test]
fn a_record_with_an_illegal_action_is_refused_with_its_number_and_rule() {
    let (_, text) = first(&games("illegal"));
    let at = text.find("\ndeploy ").unwrap();
    let wrong = format!("{}\ndeploy Brazil 4000{}", &text[..at], &text[at..]);
    let run = with_input("verify - --json", wrong.as_bytes());
    assert_eq!(run.code, 1);
    assert!(run.stderr.starts_with("error: move "), "{}", run.stderr);
    assert!(run.stderr.contains("(T"), "{}", run.stderr);
    let report: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((&report["ok"], &report["outcome"]), (&false.into(), &serde_json::Value::Null));
    assert!(run.stderr.contains(report["fault"].as_str().unwrap()));
}

#[test]
fn t1_a_record_with_an_impossible_setup_is_refused_with_the_rule() {
    let (_, text) = first(&games("impossible"));
    let alone: String = text
        .lines()
        .filter(|line| !line.contains("Blue ") && !line.contains("Green "))
        .collect::<Vec<_>>()
        .join("\n");
    let run = with_input("verify - --json", alone.as_bytes());
    assert!(run.refused(1).contains("T1"), "{}", run.stderr);
}
