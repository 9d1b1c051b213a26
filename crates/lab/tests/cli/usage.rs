use crate::lab;

#[test]
fn help_and_version_succeed() {
    for line in ["--help", "--version", "help train", "selfplay --help"] {
        let run = lab(line);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{line}");
        assert!(run.stdout.contains("rq-lab"), "{line}");
    }
}

#[test]
fn wrong_usage_is_exit_code_two() {
    for line in ["", "simulate", "train", "tune --games 3", "selfplay games.txt --epsilon 101"] {
        let run = lab(line);
        assert_eq!(run.code, 2, "{line}: {}", run.stderr);
        assert!(!run.stderr.is_empty() && run.stdout.is_empty(), "{line}");
    }
}
