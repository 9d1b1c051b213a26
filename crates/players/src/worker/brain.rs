//! The worker of the computer players: it runs the levels, queries users' bots and plays test
//! matches. It receives and returns messages; carrying them is up to the caller.

use super::messages::{Answer, Call, Question, Word};
use crate::bot::plain_action;
use crate::bot::protocol::{Request, judge};
use crate::insight::Analysis;
use crate::users::{Fault, Order, Outcome, Step, Trial};
use engine::core::{BySeat, Seat};
use engine::game::{Action, Legal, Observation};
use engine::record::Record;

/// The number of failures in a row after which a bot isn't asked again in that turn.
const STRIKES: u32 = 3;

/// The number of questions in a test match between progress reports.
const NEWS: u32 = 20;

/// An outgoing message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Say {
    /// To the app.
    App(Vec<u8>),
    /// To a bot.
    Bot(BotQuestion),
}

/// A question to a bot.
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
    pub outcome: Outcome,
    /// The time the bot took, in milliseconds.
    pub millis: u32,
    /// The bot's printed output.
    pub printed: String,
}

/// The computer players of one page. It takes the page's calls and the bots' replies, and returns
/// the messages to send. It knows neither browser nor clock, so it can be tested natively.
#[derive(Default)]
pub struct Brain {
    number: u32,
    pending: Option<Pending>,
    trial: Option<Trial>,
    strikes: BySeat<Strikes>,
    /// The analysis in progress.
    analysis: Option<Analysis>,
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

impl Brain {
    /// Handles a call from the page and returns the messages to send.
    pub fn hear(&mut self, bytes: &[u8]) -> Vec<Say> {
        match Call::from_bytes(bytes) {
            Some(Call::Decide(question)) => self.decide(*question),
            Some(Call::Advise(question, names)) => question
                .advice(&names)
                .map(|advice| to_app(&Word::Advice(advice)))
                .into_iter()
                .collect(),
            Some(Call::Match(order)) => self.begin(order),
            Some(Call::Speak(tag)) => {
                text::find_language(&tag).into_iter().for_each(text::set_language);
                Vec::new()
            }
            Some(Call::Understand(packed)) => self.understand(&packed),
            Some(Call::GoOn) => self.go_on(),
            None => Vec::new(),
        }
    }

    fn decide(&mut self, question: Question) -> Vec<Say> {
        self.trial = None;
        let Some(source) = question.source.clone() else {
            return question
                .answer()
                .map(|answer| to_app(&Word::Answer(answer)))
                .into_iter()
                .collect();
        };
        let Question { after, view, .. } = question;
        let legal = view.legal();
        if is_out(&self.strikes, &view) {
            return vec![answer(after, plain_action(&legal), None)];
        }
        self.ask(view, legal, source, Some(after)).into_iter().collect()
    }

    fn understand(&mut self, packed: &[u8]) -> Vec<Say> {
        let record = Record::unpack_plain(packed).ok();
        self.analysis = record.and_then(|record| Analysis::new(record).ok());
        match self.analysis {
            Some(_) => vec![to_app(&Word::GoneThrough(0))],
            None => vec![to_app(&Word::Understood(Vec::new()))],
        }
    }

    fn go_on(&mut self) -> Vec<Say> {
        let Some(analysis) = &mut self.analysis else { return Vec::new() };
        let word = match analysis.go_on() {
            Some(insight) => {
                self.analysis = None;
                Word::Understood(insight.to_bytes())
            }
            None => Word::GoneThrough(analysis.percent()),
        };
        vec![to_app(&word)]
    }

    fn begin(&mut self, order: Order) -> Vec<Say> {
        (self.pending, self.strikes) = (None, BySeat::default());
        self.trial = Trial::new(order);
        self.play_on()
    }

    /// Returns the question to the bot that plays for the viewer.
    fn ask(
        &mut self,
        view: Observation,
        legal: Legal,
        source: String,
        after: Option<usize>,
    ) -> Option<Say> {
        self.number = self.number.wrapping_add(1);
        let request = Request::new(self.number.into(), &view, &legal)?;
        let text = serde_json::to_string(&request).ok()?;
        self.pending = Some(Pending { view, legal, text: text.clone(), after });
        Some(Say::Bot(BotQuestion { number: self.number, source, text }))
    }

    /// Handles the reply to the last question to a bot; any other reply is ignored.
    pub fn hear_bot(&mut self, reply: BotReply) -> Vec<Say> {
        if reply.number != self.number {
            return Vec::new();
        }
        let Some(Pending { view, legal, text, after }) = self.pending.take() else {
            return Vec::new();
        };
        let decision = match reply.outcome {
            Outcome::Said(words) => judge(&view, &legal, &words).map_err(|foul| {
                let words = words.chars().take(80).collect();
                Fault::Foul(words, foul)
            }),
            silence => Err(Fault::Silence(silence)),
        };
        let is_last_strike = self.count(&view, decision.is_ok());
        let fault = decision.as_ref().err().cloned();
        let action = decision.unwrap_or_else(|_| plain_action(&legal));
        if let Some(after) = after {
            return vec![answer(after, action, fault.map(|fault| lost(&fault, is_last_strike)))];
        }
        if let Some(trial) = &mut self.trial {
            trial.note(reply.millis, reply.printed);
            if let Some(fault) = &fault {
                trial.blame(fault, text);
            }
            if fault.as_ref().is_some_and(Fault::is_fatal) {
                trial.stop();
            } else {
                trial.play(action, fault.is_some());
            }
        }
        let mut said = self.play_on();
        if fault.is_some()
            && let Some(trial) = &self.trial
        {
            said.push(to_app(&Word::Report(trial.report().clone())));
        }
        said
    }

    /// Plays a test match up to the next question to its bot, or to its end.
    fn play_on(&mut self) -> Vec<Say> {
        let mut said = Vec::new();
        while let Some(trial) = &mut self.trial {
            let step = trial.step();
            if let Step::Ask(view) = step {
                let legal = view.legal();
                let source = trial.script().source.clone();
                if is_out(&self.strikes, &view) {
                    trial.blame(&Fault::Out, String::new());
                    trial.play(plain_action(&legal), true);
                    continue;
                }
                if trial.count() % NEWS == 0 {
                    said.push(to_app(&Word::Report(trial.report().clone())));
                }
                said.extend(self.ask(*view, legal, source, None));
                return said;
            }
            self.strikes = BySeat::default();
            said.push(to_app(&Word::Report(trial.report().clone())));
            if matches!(step, Step::Over) {
                self.trial = None;
            }
        }
        said
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
fn is_out(strikes: &BySeat<Strikes>, view: &Observation) -> bool {
    view.viewer().is_some_and(|seat| strikes[seat].in_turn_of(view).count >= STRIKES)
}

fn to_app(word: &Word) -> Say {
    Say::App(word.to_bytes())
}

fn answer(after: usize, action: Action, fault: Option<String>) -> Say {
    to_app(&Word::Answer(Answer { after, action, fault }))
}

/// Returns the message about a fault to the person at the table.
fn lost(fault: &Fault, is_last_strike: bool) -> String {
    if is_last_strike { text::faults::lost_turn(fault) } else { text::faults::lost(fault) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::insight::Insight;
    use crate::testing;
    use crate::users::{Report, Script};
    use engine::game::{RuleSet, Victory};

    /// A bot's reply to a question.
    type Player = fn(&serde_json::Value) -> Outcome;

    fn example(question: &serde_json::Value) -> Outcome {
        let choices = question["legal"].as_array().unwrap();
        let done = choices.iter().find(|choice| choice["verb"] == "done");
        Outcome::Said(done.unwrap_or(&choices[0])["example"].as_str().unwrap().to_owned())
    }

    fn reply(question: &BotQuestion, player: Player) -> BotReply {
        let seen: serde_json::Value = serde_json::from_str(&question.text).unwrap();
        let (number, outcome) = (question.number, player(&seen));
        BotReply { number, outcome, millis: 7, printed: "hm".into() }
    }

    /// Plays a match to its end and returns all its reports.
    fn play(games: u32, player: Player) -> Vec<Report> {
        let script = Script::new("Test", "…");
        let rules = RuleSet { victory: Victory::Rounds(3), ..RuleSet::NEXT };
        let level = "easy".to_owned();
        let order = Order { script, level, rules, games, seed: 1 };
        let mut brain = Brain::default();
        let mut said = brain.hear(&Call::Match(order).to_bytes());
        let mut reports = Vec::new();
        while !said.is_empty() {
            let mut next = Vec::new();
            for say in said {
                match say {
                    Say::Bot(question) => next.extend(brain.hear_bot(reply(&question, player))),
                    Say::App(bytes) => match Word::from_bytes(&bytes) {
                        Some(Word::Report(report)) => reports.push(report),
                        other => panic!("{other:?}"),
                    },
                }
            }
            said = next;
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
            Some("campaign") => Outcome::Said("attack Alaska Alaska".into()),
            Some("reinforce") if question["id"].as_u64().unwrap() % 2 == 0 => {
                Outcome::Threw("line 3: Error: ouch".into())
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
        let last = play(1, |_| Outcome::Late("500".into()));
        let last = last.last().unwrap();
        let times: Vec<u32> = last.incidents.iter().map(|incident| incident.times).collect();
        assert!(last.is_over && last.played == 1, "{last:?}");
        assert!(times[0] <= 15 && times[1] > 5, "{times:?}");
    }

    fn words(said: Vec<Say>) -> Vec<Word> {
        let word = |say| match say {
            Say::App(bytes) => Word::from_bytes(&bytes),
            Say::Bot(_) => None,
        };
        said.into_iter().filter_map(word).collect()
    }

    #[test]
    fn a_finished_game_is_gone_through_piece_by_piece_until_nobody_asks() {
        let game = testing::finished_game();
        let packed = Record::of(&game).pack_plain();
        let mut brain = Brain::default();
        let begun = words(brain.hear(&Call::Understand(packed).to_bytes()));
        assert_eq!(begun, [Word::GoneThrough(0)]);
        let mut pieces = 0;
        let told = loop {
            match words(brain.hear(&Call::GoOn.to_bytes())).as_slice() {
                [Word::GoneThrough(percent)] => assert!(*percent <= 100),
                [Word::Understood(bytes)] => break Insight::from_bytes(bytes).unwrap(),
                other => panic!("{other:?}"),
            }
            pieces += 1;
        };
        assert!(pieces > 10, "{pieces}");
        assert_eq!(told.course.len(), game.actions().len() + 1);
        assert!(brain.hear(&Call::GoOn.to_bytes()).is_empty(), "there is nothing left");
        let going_on = Record::of(&testing::short_game()).pack_plain();
        for packed in [going_on, vec![1, 2, 3]] {
            let said = words(brain.hear(&Call::Understand(packed).to_bytes()));
            assert_eq!(said, [Word::Understood(Vec::new())]);
        }
    }

    #[test]
    fn code_that_does_not_run_ends_the_match_at_once() {
        let reports = play(9, |_| Outcome::Broken("line 1: SyntaxError".into()));
        let last = reports.last().unwrap();
        assert!(last.is_over && last.played == 0 && last.faults() == 1, "{last:?}");
    }

    #[test]
    fn reasons_without_end_are_added_up() {
        let last = play(3, |question| Outcome::Threw(question["id"].to_string()));
        let last = last.last().unwrap();
        assert!(last.incidents.len() == 8 && last.faults() > 20, "{last:?}");
    }

    /// Returns the first question of a short game, to a bot with this code.
    fn question(source: Option<&str>) -> Question {
        let game = testing::short_game();
        let (after, view) = (game.actions().len(), testing::view(&game));
        let source = source.map(ToOwned::to_owned);
        Question { after, level: "normal".into(), source, view }
    }

    fn ask(brain: &mut Brain, question: &Question, player: Player) -> Answer {
        let mut said = brain.hear(&Call::Decide(Box::new(question.clone())).to_bytes());
        if let Some(Say::Bot(asked)) = said.first() {
            said = brain.hear_bot(reply(asked, player));
        }
        let [Say::App(bytes)] = said.as_slice() else { panic!("{said:?}") };
        match Word::from_bytes(bytes) {
            Some(Word::Answer(answer)) => answer,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn at_the_table_a_lost_decision_is_replaced_and_told() {
        let question = question(Some("…"));
        let mut brain = Brain::default();
        let answer = ask(&mut brain, &question, example);
        assert!(answer.fault.is_none() && question.view.legal().allows(&answer.action));
        let late: Player = |_| Outcome::Late("500".into());
        let faults: Vec<String> =
            (0..4).filter_map(|_| ask(&mut brain, &question, late).fault).collect();
        assert_eq!(faults.len(), 3, "then it is not asked any more: {faults:?}");
        assert!(faults[0].contains("within 500 ms") && faults[0].ends_with("was made instead."));
        assert!(faults[2].contains("third failure in a row"));
        let answer = ask(&mut brain, &question, |_| panic!("it is not asked"));
        assert!(question.view.legal().allows(&answer.action));
    }

    #[test]
    fn late_and_unknown_replies_are_not_listened_to() {
        let mut brain = Brain::default();
        let said = brain.hear(&Call::Decide(Box::new(question(Some("…")))).to_bytes());
        let [Say::Bot(first)] = said.as_slice() else { panic!("{said:?}") };
        let old = BotReply { number: first.number.wrapping_sub(1), ..reply(first, example) };
        assert_eq!(brain.hear_bot(old), []);
        assert_eq!(brain.hear_bot(reply(first, example)).len(), 1);
        assert_eq!(brain.hear_bot(reply(first, example)), []);
        assert_eq!(brain.hear(&[255; 40]), []);
    }
}
