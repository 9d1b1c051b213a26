use std::process::Stdio;

use crate::rq;
use crate::run::{Run, program};

#[test]
fn help_and_version_succeed() {
    for line in ["--help", "--version", "help simulate", "simulate --help", "map --help"] {
        let run = rq(line);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{line}");
        assert!(run.stdout.contains("rq"), "{line}");
    }
}

#[test]
fn wrong_usage_is_exit_code_two() {
    for line in ["", "conquer", "map extra", "simulate", "simulate --seats", "rules --colour"] {
        let run = rq(line);
        assert_eq!(run.code, 2, "{line}: {}", run.stderr);
        assert!(!run.stderr.is_empty() && run.stdout.is_empty(), "{line}");
    }
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_text_are_wrong_usage() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    let run: Run = program().args(["simulate", "--seats"]).arg(odd).output().unwrap().into();
    run.refused(2);
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    for line in [&["map", "--json"][..], &["rules"], &["--help"]] {
        let mut child =
            program().args(line).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let run = child.wait_with_output().unwrap();
        assert!(run.status.success(), "{line:?}");
        assert!(run.stderr.is_empty(), "{}", String::from_utf8_lossy(&run.stderr));
    }
}
