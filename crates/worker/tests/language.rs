//! The worker explains lost decisions of bots in the language of the page.

use engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
use worker::{BotReply, BotService, Call, Outcome, Outgoing, Question, Reply};

#[test]
fn the_worker_speaks_as_the_page_does() {
    let mut service = BotService::default();
    assert_eq!(service.handle(&Call::SetLanguage("tlh".into()).to_bytes()), []);
    assert_eq!(text::language(), text::Language::En, "there is no such language");
    assert_eq!(service.handle(&Call::SetLanguage("qps".into()).to_bytes()), []);

    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    let game = Game::new(setup).unwrap();
    let view = game.observe(game.prompt().unwrap().seat);
    let (level, source) = ("normal".into(), Some(String::new()));
    let question = Question { after: 0, level, source, view };
    let asked = service.handle(&Call::Decide(Box::new(question)).to_bytes());
    let [Outgoing::Bot(asked)] = asked.as_slice() else { panic!("{asked:?}") };
    let outcome = Outcome::Late("500".into());
    let reply = BotReply { number: asked.number, outcome, millis: 500, printed: String::new() };
    let said = service.handle_bot_reply(reply);
    let [Outgoing::App(bytes)] = said.as_slice() else { panic!("{said:?}") };
    let Some(Reply::Answer(answer)) = Reply::from_bytes(bytes) else { panic!("{bytes:?}") };
    let fault = answer.fault.unwrap();
    assert!(fault.starts_with('⟦') && fault.ends_with('⟧'), "{fault}");
}
