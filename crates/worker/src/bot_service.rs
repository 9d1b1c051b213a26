//! The service that queries users' bots at a table and in test matches. It receives and returns
//! messages; carrying them is up to the caller.

use crate::fault::{BotOutcome, DecisionFault};
use crate::messages::{Answer, BotCall, Reply};
use crate::test_match::{MatchSettings, MatchStep, TestMatch};
use engine::core::{BySeat, Seat};
use engine::game::{Action, Legal, Observation};
use players::bot::plain_action;
use players::bot::protocol::{Request, read_answer};

/// The number of failures in a row after which a bot isn't asked again in that turn.
const STRIKES: u32 = 3;

/// The number of questions in a test match between progress reports.
const QUESTIONS_PER_REPORT: u32 = 20;

/// An outgoing message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outgoing {
    /// A reply to the page.
    Page(Reply),
    /// A question to a bot.
    Bot(BotQuestion),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotQuestion {
    /// Its number; the reply repeats it.
    pub number: u32,
    /// The bot's code. The frame runs it for this question and then ends it.
    pub source: String,
    /// The question as JSON.
    pub text: String,
}

/// The reply to a question to a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotReply {
    /// The number of the question.
    pub number: u32,
    /// The answer, or the reason why there is none.
    pub outcome: BotOutcome,
    /// The time the bot took, in milliseconds.
    pub millis: u32,
    /// The bot's printed output.
    pub printed: String,
}

/// The users' bots of one page. It takes the page's calls and the bots' replies, and returns the
/// messages to send. It knows neither browser nor clock, so it can be tested natively.
#[derive(Default)]
pub struct BotService {
    number: u32,
    pending: Option<Pending>,
    test_match: Option<TestMatch>,
    strikes: BySeat<Strikes>,
}

/// A question sent to a bot.
struct Pending {
    view: Observation,
    legal: Legal,
    text: String,
    /// The number of actions played when the app asked; `None` in a test match.
    after: Option<usize>,
}

/// The number of times in a row that a bot has failed, and the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Strikes {
    turn: Option<(u32, Seat)>,
    count: u32,
}

impl Strikes {
    fn in_turn_of(self, view: &Observation) -> Self {
        let turn = view.table().turn();
        let turn = Some((turn.round, turn.seat));
        if self.turn == turn { self } else { Self { turn, count: 0 } }
    }
}

impl BotService {
    /// Handles a call from the page and returns the messages to send.
    pub fn handle(&mut self, call: BotCall) -> Vec<Outgoing> {
        match call {
            BotCall::Decide { after, view, source } => self.decide(after, *view, source),
            BotCall::Match(settings) => self.begin(settings),
        }
    }

    fn decide(&mut self, after: usize, view: Observation, source: String) -> Vec<Outgoing> {
        self.test_match = None;
        let legal = view.legal();
        if has_struck_out(&self.strikes, &view) {
            return vec![answer(after, plain_action(&legal), None)];
        }
        self.ask(view, legal, source, Some(after)).into_iter().collect()
    }

    fn begin(&mut self, settings: MatchSettings) -> Vec<Outgoing> {
        (self.pending, self.strikes) = (None, BySeat::default());
        self.test_match = TestMatch::new(settings);
        self.play_on()
    }

    /// Returns the question to the bot that plays for the viewer.
    fn ask(
        &mut self,
        view: Observation,
        legal: Legal,
        source: String,
        after: Option<usize>,
    ) -> Option<Outgoing> {
        self.number = self.number.wrapping_add(1);
        let request = Request::new(self.number.into(), &view, &legal)?;
        let text = serde_json::to_string(&request).ok()?;
        self.pending = Some(Pending { view, legal, text: text.clone(), after });
        Some(Outgoing::Bot(BotQuestion { number: self.number, source, text }))
    }

    /// Handles the reply to the last question to a bot; any other reply is ignored.
    pub fn handle_bot_reply(&mut self, reply: BotReply) -> Vec<Outgoing> {
        if reply.number != self.number {
            return Vec::new();
        }
        let Some(Pending { view, legal, text, after }) = self.pending.take() else {
            return Vec::new();
        };
        let decision = match reply.outcome {
            BotOutcome::Said(words) => read_answer(&view, &legal, &words).map_err(|error| {
                let words = words.chars().take(80).collect();
                DecisionFault::Invalid(words, error)
            }),
            no_answer => Err(DecisionFault::NoAnswer(no_answer)),
        };
        let is_last_strike = self.count(&view, decision.is_ok());
        let fault = decision.as_ref().err().cloned();
        let action = decision.unwrap_or_else(|_| plain_action(&legal));
        if let Some(after) = after {
            return vec![answer(
                after,
                action,
                fault.map(|fault| fault_message(&fault, is_last_strike)),
            )];
        }
        if let Some(test_match) = &mut self.test_match {
            test_match.note(reply.millis, reply.printed);
            if let Some(fault) = &fault {
                test_match.record_fault(fault, text);
            }
            if fault.as_ref().is_some_and(DecisionFault::is_fatal) {
                test_match.stop();
            } else {
                test_match.play(action, fault.is_some());
            }
        }
        let mut outgoing = self.play_on();
        if fault.is_some()
            && let Some(test_match) = &self.test_match
        {
            outgoing.push(report(test_match));
        }
        outgoing
    }

    /// Plays a test match up to the next question to its bot, or to its end.
    fn play_on(&mut self) -> Vec<Outgoing> {
        let mut outgoing = Vec::new();
        while let Some(test_match) = &mut self.test_match {
            let step = test_match.step();
            if let MatchStep::Ask(view) = step {
                let legal = view.legal();
                let source = test_match.script().source.clone();
                if has_struck_out(&self.strikes, &view) {
                    test_match.record_fault(&DecisionFault::NotAsked, String::new());
                    test_match.play(plain_action(&legal), true);
                    continue;
                }
                if test_match.count() % QUESTIONS_PER_REPORT == 0 {
                    outgoing.push(report(test_match));
                }
                outgoing.extend(self.ask(*view, legal, source, None));
                return outgoing;
            }
            self.strikes = BySeat::default();
            outgoing.push(report(test_match));
            if matches!(step, MatchStep::Over) {
                self.test_match = None;
            }
        }
        outgoing
    }

    /// Counts a success or a failure; returns `true` if it was the last failure allowed.
    fn count(&mut self, view: &Observation, is_success: bool) -> bool {
        let Some(seat) = view.viewer() else { return false };
        let strikes = self.strikes[seat].in_turn_of(view);
        let count = if is_success { 0 } else { strikes.count + 1 };
        self.strikes[seat] = Strikes { count, ..strikes };
        count >= STRIKES
    }
}

/// Returns `true` if the viewer's bot has failed too often in this turn.
fn has_struck_out(strikes: &BySeat<Strikes>, view: &Observation) -> bool {
    view.viewer().is_some_and(|seat| strikes[seat].in_turn_of(view).count >= STRIKES)
}

fn report(test_match: &TestMatch) -> Outgoing {
    Outgoing::Page(Reply::Report(test_match.report().clone()))
}

fn answer(after: usize, action: Action, fault: Option<String>) -> Outgoing {
    Outgoing::Page(Reply::Answer(Answer { after, action, fault }))
}

/// Returns the message about a fault to the person at the table.
fn fault_message(fault: &DecisionFault, is_last_strike: bool) -> String {
    if is_last_strike { text::faults::lost_turn(fault) } else { text::faults::lost(fault) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Script;
    use crate::test_match::MatchReport;
    use crate::testing;
    use engine::game::{RuleSet, Victory};

    /// A bot's reply to a question.
    type Player = fn(&serde_json::Value) -> BotOutcome;

    fn example(question: &serde_json::Value) -> BotOutcome {
        let choices = question["legal"].as_array().unwrap();
        let done = choices.iter().find(|choice| choice["verb"] == "done");
        BotOutcome::Said(done.unwrap_or(&choices[0])["example"].as_str().unwrap().to_owned())
    }

    fn reply(question: &BotQuestion, player: Player) -> BotReply {
        let seen: serde_json::Value = serde_json::from_str(&question.text).unwrap();
        let (number, outcome) = (question.number, player(&seen));
        BotReply { number, outcome, millis: 7, printed: "hm".into() }
    }

    /// Plays a match to its end and returns all its reports.
    fn play(games: u32, player: Player) -> Vec<MatchReport> {
        let script = Script::new("Test", "…");
        let rules = RuleSet { victory: Victory::Rounds(3), ..RuleSet::NEXT };
        let level = "easy".to_owned();
        let settings = MatchSettings { script, level, rules, games, seed: 1 };
        let mut service = BotService::default();
        let mut outgoing = service.handle(BotCall::Match(settings));
        let mut reports = Vec::new();
        while !outgoing.is_empty() {
            let mut next = Vec::new();
            for message in outgoing {
                match message {
                    Outgoing::Bot(question) => {
                        next.extend(service.handle_bot_reply(reply(&question, player)));
                    }
                    Outgoing::Page(Reply::Report(report)) => reports.push(report),
                    Outgoing::Page(other) => panic!("{other:?}"),
                }
            }
            outgoing = next;
        }
        reports
    }

    #[test]
    fn a_match_is_played_to_its_end_and_tells_how_it_stands() {
        let reports = play(3, example);
        let last = reports.last().unwrap();
        assert!(last.is_over);
        assert_eq!((last.played, last.games, last.faults()), (3, 3, 0), "{last:?}");
        assert_eq!(last.won + last.lost + last.drawn(), 3);
        assert_eq!((last.slowest, last.printed.as_str()), (7, "hm"));
        assert!(last.asked > 30 && reports.len() > 3, "{last:?}");
        assert_eq!(play(3, example), reports, "the same again");
    }

    #[test]
    fn lost_decisions_are_told_with_their_reasons_and_cost_no_game() {
        let last = play(1, |question| match question["ask"].as_str() {
            Some("campaign") => BotOutcome::Said("attack Alaska Alaska".into()),
            Some("reinforce") if question["id"].as_u64().unwrap() % 2 == 0 => {
                BotOutcome::Threw("line 3: Error: ouch".into())
            }
            _ => example(question),
        });
        let last = last.last().unwrap();
        assert!(last.is_over && last.played == 1, "{last:?}");
        let what = |part: &str| last.incidents.iter().find(|it| it.what.contains(part)).unwrap();
        assert!(what("attack Alaska Alaska").rule.is_some());
        let thrown = what("line 3: Error: ouch");
        assert!(thrown.times > 1 && thrown.question.contains("\"ask\":\"reinforce\""));
    }

    #[test]
    fn a_bot_that_hangs_is_left_alone_for_the_rest_of_the_turn() {
        let last = play(1, |_| BotOutcome::Late("500".into()));
        let last = last.last().unwrap();
        let times: Vec<u32> = last.incidents.iter().map(|incident| incident.times).collect();
        assert!(last.is_over && last.played == 1, "{last:?}");
        assert!(times[0] <= 15 && times[1] > 5, "{times:?}");
    }

    #[test]
    fn code_that_does_not_run_ends_the_match_at_once() {
        let reports = play(9, |_| BotOutcome::Broken("line 1: SyntaxError".into()));
        let last = reports.last().unwrap();
        assert!(last.is_over && last.played == 0 && last.faults() == 1, "{last:?}");
    }

    #[test]
    fn reasons_without_end_are_added_up() {
        let last = play(3, |question| BotOutcome::Threw(question["id"].to_string()));
        let last = last.last().unwrap();
        assert!(last.incidents.len() == 8 && last.faults() > 20, "{last:?}");
    }

    /// Returns the observation before the first decision of a short game.
    fn first_view() -> Observation {
        testing::view(&testing::short_game())
    }

    /// Returns the call for a bot's decision.
    fn decide(view: &Observation) -> BotCall {
        BotCall::Decide { after: 0, view: Box::new(view.clone()), source: "…".to_owned() }
    }

    fn ask(service: &mut BotService, view: &Observation, player: Player) -> Answer {
        let mut outgoing = service.handle(decide(view));
        if let Some(Outgoing::Bot(asked)) = outgoing.first() {
            outgoing = service.handle_bot_reply(reply(asked, player));
        }
        match outgoing.pop() {
            Some(Outgoing::Page(Reply::Answer(answer))) if outgoing.is_empty() => answer,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn at_the_table_a_lost_decision_is_replaced_and_told() {
        let view = first_view();
        let mut service = BotService::default();
        let answer = ask(&mut service, &view, example);
        assert!(answer.fault.is_none() && view.legal().allows(&answer.action));
        let late: Player = |_| BotOutcome::Late("500".into());
        let faults: Vec<String> =
            (0..4).filter_map(|_| ask(&mut service, &view, late).fault).collect();
        assert_eq!(faults.len(), 3, "then it is not asked any more: {faults:?}");
        assert!(faults[0].contains("within 500 ms") && faults[0].ends_with("was made instead."));
        assert!(faults[2].contains("third failure in a row"));
        let answer = ask(&mut service, &view, |_| panic!("it is not asked"));
        assert!(view.legal().allows(&answer.action));
    }

    #[test]
    fn late_and_unknown_replies_are_not_listened_to() {
        let mut service = BotService::default();
        let outgoing = service.handle(decide(&first_view()));
        let [Outgoing::Bot(first)] = outgoing.as_slice() else { panic!("{outgoing:?}") };
        let old = BotReply { number: first.number.wrapping_sub(1), ..reply(first, example) };
        assert_eq!(service.handle_bot_reply(old), []);
        assert_eq!(service.handle_bot_reply(reply(first, example)).len(), 1);
        assert_eq!(service.handle_bot_reply(reply(first, example)), []);
    }
}
