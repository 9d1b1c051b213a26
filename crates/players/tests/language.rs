//! The worker explains lost decisions of bots in the language of the page.

use engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
use red_queens_players::users::Outcome;
use red_queens_players::worker::{BotReply, Brain, Call, Question, Say, Word};

#[test]
fn the_worker_speaks_as_the_page_does() {
    let mut brain = Brain::default();
    assert_eq!(brain.hear(&Call::Speak("tlh".into()).to_bytes()), []);
    assert_eq!(text::language(), text::Language::En, "there is no such language");
    assert_eq!(brain.hear(&Call::Speak("qps".into()).to_bytes()), []);

    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    let game = Game::new(setup).unwrap();
    let view = game.observe(game.prompt().unwrap().seat);
    let (level, source) = ("normal".into(), Some(String::new()));
    let question = Question { after: 0, level, source, view };
    let asked = brain.hear(&Call::Decide(Box::new(question)).to_bytes());
    let [Say::Bot(asked)] = asked.as_slice() else { panic!("{asked:?}") };
    let outcome = Outcome::Late("500".into());
    let reply = BotReply { number: asked.number, outcome, millis: 500, printed: String::new() };
    let said = brain.hear_bot(reply);
    let [Say::App(bytes)] = said.as_slice() else { panic!("{said:?}") };
    let Some(Word::Answer(answer)) = Word::from_bytes(bytes) else { panic!("{bytes:?}") };
    let fault = answer.fault.unwrap();
    assert!(fault.starts_with('⟦') && fault.ends_with('⟧'), "{fault}");
}
