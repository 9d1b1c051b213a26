//! Users' bots: programs that get questions of the bot protocol on stdin and answer on stdout.
//!
//! The game goes on whatever such a program does: a late, overlong or illegal answer forfeits the
//! decision, and the default action is played instead.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::output::Failure;
use engine::game::{Action, Legal, Observation};
use engine::world::World;
use players::bot::protocol::{NO_ANSWER, ProtocolAnswer, Request};
use players::bot::{self, Bot};

/// The prefix that tells a program from a level.
const PREFIX: &str = "exec:";

/// The longest line to read, in bytes.
const LONGEST_LINE: u64 = 16_384;

/// The number of lines that a program may be ahead of its questions; more is a flood.
const MOST_LINES: usize = 16;

/// The number of times in a game that a program is restarted after it hung, flooded or ended.
const RESTARTS: u32 = 2;

/// Returns `true` if the name is the prefix of programs followed by a command.
pub(super) fn is_program(name: &str) -> bool {
    name.strip_prefix(PREFIX).is_some_and(|command| !command.trim().is_empty())
}

/// Returns a level's bot, or starts a program.
///
/// # Errors
/// Fails if there is no such level, or the program can't be started.
pub(super) fn bot(name: &str, seed: u64, time: Duration) -> Result<Box<dyn Bot>, Failure> {
    match name.strip_prefix(PREFIX) {
        Some(command) => Ok(Box::new(Program::start(command, time)?)),
        None => Ok(bot::by_name(name, seed).map_err(players::arena::MatchError::from)?),
    }
}

/// A program that plays.
struct Program {
    command: String,
    time: Duration,
    running: Option<Running>,
    restarts: u32,
    asked: u64,
}

/// A process with the threads that write to it and read from it: neither can block the game.
struct Running {
    child: Child,
    questions: SyncSender<String>,
    answers: Receiver<Heard>,
}

/// An output of a program.
enum Heard {
    Line(Vec<u8>),
    TooLong,
}

/// The reason for a missing answer.
enum Silence {
    /// The answer is invalid, and this one decision is forfeited.
    Nonsense,
    /// The program hangs, floods or has ended.
    Gone,
}

impl Program {
    fn start(command: &str, time: Duration) -> Result<Self, Failure> {
        let running = Running::start(command)
            .map_err(|error| Failure::NoProgram { command: command.to_owned(), error })?;
        let command = command.to_owned();
        Ok(Self { command, time, running: Some(running), restarts: 0, asked: 0 })
    }

    fn ask(&mut self, view: &Observation, legal: &Legal) -> Result<Action, Silence> {
        self.asked += 1;
        if self.running.is_none() && self.restarts < RESTARTS {
            self.restarts += 1;
            self.running = Running::start(&self.command).ok();
        }
        let running = self.running.as_mut().ok_or(Silence::Gone)?;
        let request = Request::new(self.asked, view, legal).ok_or(Silence::Nonsense)?;
        let line = serde_json::to_string(&request).map_err(|_| Silence::Nonsense)?;
        running.questions.try_send(line).map_err(|_| Silence::Gone)?;
        running.answer(self.asked, self.time, view.table().world())
    }
}

impl Bot for Program {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        match self.ask(view, legal) {
            Ok(action) => action,
            Err(silence) => {
                if matches!(silence, Silence::Gone) {
                    self.running = None;
                }
                NO_ANSWER
            }
        }
    }
}

impl Running {
    fn start(command: &str) -> std::io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (questions, to_write) = sync_channel(1);
        let (heard, answers) = sync_channel(MOST_LINES);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_to(stdin, &to_write));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_from(stdout, &heard));
        }
        Ok(Self { child, questions, answers })
    }

    /// Waits for the answer to the question of this number. Answers to earlier ones are late and
    /// ignored.
    fn answer(&self, id: u64, time: Duration, world: &'static World) -> Result<Action, Silence> {
        let end = Instant::now() + time;
        for _ in 0..MOST_LINES {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.answers.recv_timeout(left) {
                Ok(Heard::Line(line)) => line,
                Ok(Heard::TooLong) => return Err(Silence::Gone),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    return Err(Silence::Gone);
                }
            };
            let answer: ProtocolAnswer =
                serde_json::from_slice(&line).map_err(|_| Silence::Nonsense)?;
            if answer.id == id {
                return answer.action(world).map_err(|_| Silence::Nonsense);
            }
            if answer.id > id {
                return Err(Silence::Nonsense);
            }
        }
        Err(Silence::Gone)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The program may have ended by itself; there's nothing to do then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes questions until the program is dropped or stops reading.
fn write_to(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Reads answers until the program is dropped, ends, or writes too much. It holds no more than a
/// line at once, and a full channel blocks the program instead of filling memory.
fn read_from(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) if line.last() != Some(&b'\n') && line.len() as u64 >= LONGEST_LINE => {
                let _ = heard.send(Heard::TooLong);
                break;
            }
            Ok(_) if line.trim_ascii().is_empty() => {}
            Ok(_) => {
                if heard.send(Heard::Line(line)).is_err() {
                    break;
                }
            }
        }
    }
}
