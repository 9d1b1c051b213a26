//! Typed commands.

use screens::command;
use std::sync::LazyLock;

use bolero::{ValueGenerator, produce};
use screens::command::Command;
use table::Session;

use crate::corpus::{Corpus, Input, lines};
use crate::games::{games, session};

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let typed = lines(include_str!("corpus/commands.txt"));
    Corpus::of_texts(typed.chain(lines(include_str!("corpus/actions.txt"))))
});

thread_local! {
    static SESSIONS: Vec<Session> = games().iter().map(session).collect();
}

/// Typing at some moment: offered words are accepted, and more is typed.
#[derive(Debug, Clone)]
struct Typing {
    session: u16,
    taken: Vec<u16>,
    typed: Input,
}

fn typings() -> impl ValueGenerator<Output = Typing> {
    let taken = produce::<Vec<u16>>().with().len(0..5usize);
    (produce::<u16>(), taken, CORPUS.changed()).map_gen(|(session, taken, typed)| Typing {
        session,
        taken,
        typed,
    })
}

fn check(Typing { session, taken, typed }: &Typing) {
    SESSIONS.with(|sessions| {
        let session = &sessions[usize::from(*session) % sessions.len()];
        let mut line = String::new();
        for pick in taken {
            let mut offers = command::complete(session, &line);
            if offers.is_empty() {
                break;
            }
            line = offers.swap_remove(usize::from(*pick) % offers.len()).line;
            understands(session, &line);
        }
        understands(session, &typed.text());
        understands(session, &(line + &typed.text()));
    });
}

fn understands(session: &Session, line: &str) {
    for offer in command::complete(session, line) {
        assert!(!offer.word.is_empty() && offer.line.ends_with(' '), "{offer:?}");
    }
    match command::command(session, line) {
        Ok(Command::Play(action)) => {
            let said = action.to_string();
            assert_eq!(said.parse().as_ref(), Ok(&action), "{said}");
        }
        Ok(_) => {}
        Err(notice) => assert!(!notice.text.is_empty(), "{line}"),
    }
}

#[test]
fn known_commands() {
    SESSIONS.with(|sessions| {
        for line in CORPUS.all() {
            for session in sessions {
                understands(session, &line.text());
            }
        }
    });
}

target!(commands, soak_commands, 2_000, typings(), check);
