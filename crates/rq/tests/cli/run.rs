//! Running the program that is tested.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The result of a run of the program.
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    /// Returns the one line of JSON on stdout.
    pub fn json(&self) -> Value {
        assert_eq!(self.code, 0, "{}", self.stderr);
        assert_eq!(self.stdout.lines().count(), 1);
        serde_json::from_str(&self.stdout).unwrap()
    }

    /// Checks that the input was refused as users should see it.
    pub fn refused(&self, code: i32) -> &str {
        assert_eq!(self.code, code, "{}{}", self.stdout, self.stderr);
        assert!(self.stdout.is_empty(), "{}", self.stdout);
        assert!(self.stderr.contains("error"), "{}", self.stderr);
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
        &self.stderr
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// Returns the program, ready for more arguments.
pub fn program() -> Command {
    Command::new(crate::PROGRAM)
}

/// Runs the program with the words of a line as arguments and nothing on stdin.
pub fn run(line: &str) -> Run {
    with_input(line, b"")
}

/// Runs the program with bytes on stdin.
pub fn with_input(line: &str, input: &[u8]) -> Run {
    let mut child = program()
        .args(line.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end without reading its input, which isn't a failure of the test.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap().into()
}
