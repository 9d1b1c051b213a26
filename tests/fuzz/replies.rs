//! Answers of bots written by users.

use std::sync::LazyLock;

use engine::game::{Action, Legal, Observation};
use players::bot::protocol::{NO_ANSWER, ProtocolAnswer, read_answer};

use crate::corpus::{Corpus, Input, lines};
use crate::games::games;

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| {
    let known: Vec<String> = lines(include_str!("corpus/actions.txt")).collect();
    let as_json = known.iter().map(|action| {
        serde_json::to_string(&ProtocolAnswer { id: 7, action: action.clone() }).unwrap()
    });
    Corpus::of_texts(as_json.collect::<Vec<_>>().into_iter().chain(known))
});

/// The questions at some moments of some games.
static ASKED: LazyLock<Vec<(Observation, Legal)>> = LazyLock::new(|| {
    let asked = |game: &engine::game::Game| {
        let view = game.observe(game.prompt()?.seat);
        let legal = view.legal();
        Some((view, legal))
    };
    games().iter().filter_map(asked).collect()
});

fn check(input: &Input) {
    let text = input.text();
    let answer = serde_json::from_str::<ProtocolAnswer>(&text);
    let words = answer.map_or_else(|_| text.clone(), |answer| answer.action);
    if let Ok(action) = words.parse::<Action>() {
        assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
    }
    for (view, legal) in ASKED.iter() {
        match read_answer(view, legal, &words) {
            Ok(action) => assert!(legal.allows(&action) && action != NO_ANSWER, "{action}"),
            Err(foul) => assert!(!foul.to_string().is_empty()),
        }
    }
}

#[test]
fn known_replies() {
    CORPUS.all().for_each(|input| check(&input));
}

target!(replies, soak_replies, 5_000, CORPUS.changed(), check);
