//! The worker explains lost decisions of bots in the language of the page.

use engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
use worker::{BotCall, BotOutcome, BotReply, BotService, Outgoing, Reply};

#[test]
fn the_worker_speaks_as_the_page_does() {
    assert_eq!(text::find_language("tlh"), None, "there is no such language");
    text::set_language(text::find_language("qps").unwrap());
    let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    let game = Game::new(setup).unwrap();
    let view = game.observe(game.prompt().unwrap().seat);
    let call = BotCall::Decide { after: 0, view: Box::new(view), source: String::new() };
    let mut service = BotService::default();
    let asked = service.handle(call);
    let [Outgoing::Bot(asked)] = asked.as_slice() else { panic!("{asked:?}") };
    let outcome = BotOutcome::Late("500".into());
    let reply = BotReply { number: asked.number, outcome, millis: 500, printed: String::new() };
    let said = service.handle_bot_reply(reply);
    let [Outgoing::Page(Reply::Answer(answer))] = said.as_slice() else { panic!("{said:?}") };
    let fault = answer.fault.as_deref().unwrap();
    assert!(fault.starts_with('⟦') && fault.ends_with('⟧'), "{fault}");
}
