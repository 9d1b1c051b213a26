//! `rq verify`: replays and checks a record.

mod dice;

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use super::source::RecordSource;
use dice::DiceReport;
use engine::core::Seat;
use engine::game::{Outcome, ReplayError, Setup};
use engine::record::{Luck, Provenance, Verification};

/// Replay a record: check every action and the dice, and show the outcome, all dice and each player's luck.
#[derive(Debug, Args)]
pub(super) struct Verify {
    #[command(flatten)]
    source: RecordSource,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct VerifyReport {
    ok: bool,
    /// The reason why the record isn't valid; null if it is.
    fault: Option<String>,
    /// The number of actions played.
    actions: usize,
    /// The number of actions that mixed a word into the dice, by the older protocol.
    words: usize,
    /// The number of actions that revealed a device's pledged secret.
    secrets: usize,
    /// The source of the dice: seed, words or secrets.
    dice_from: &'static str,
    /// The findings that somebody could have chosen dice, in sentences.
    findings: Vec<String>,
    /// The number of times that each seat was answered for in others' turns, without its device's
    /// secret.
    answered: BTreeMap<&'static str, usize>,
    /// The outcome; null if the game isn't over.
    outcome: Option<GameEnd>,
    digest: String,
    /// The commitment to the seed, shown before the first action.
    fingerprint: String,
    /// The phrases that the players mixed into the seed.
    phrases: BTreeMap<&'static str, String>,
    /// The luck of seats that took part in any roll.
    luck: BTreeMap<&'static str, Luck>,
    dice: DiceReport,
}

#[derive(Serialize)]
struct GameEnd {
    winners: Vec<&'static str>,
    round: u32,
}

impl Run for Verify {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let record = self.source.read()?;
        let setup = record.setup.clone();
        let verification = record.verify().map_err(ReplayError::from)?;
        let report = VerifyReport::new(&setup, &verification);
        if self.json {
            output.json(&report)?;
        } else {
            report.print(output)?;
        }
        verification.fault.map_or(Ok(()), |fault| Err(fault.into()))
    }
}

impl VerifyReport {
    fn new(setup: &Setup, verification: &Verification) -> Self {
        let phrases = setup.players.iter().filter(|player| !player.phrase.is_empty());
        let answered = verification.answered.iter().filter(|(_, times)| **times > 0);
        let rolled = verification.luck.iter().filter(|(_, luck)| luck.rolls > 0);
        Self {
            ok: verification.is_ok(),
            fault: verification.fault.as_ref().map(ToString::to_string),
            actions: verification.actions,
            words: verification.words,
            secrets: verification.secrets,
            dice_from: match verification.provenance {
                Provenance::Seed => "seed",
                Provenance::Words => "words",
                Provenance::Secrets => "secrets",
            },
            findings: verification.findings.iter().map(ToString::to_string).collect(),
            answered: answered.map(|(seat, times)| (seat.name(), *times)).collect(),
            outcome: verification.outcome.map(GameEnd::new),
            digest: verification.digest.to_string(),
            fingerprint: setup.seed.commitment(),
            phrases: phrases.map(|it| (it.seat.name(), it.phrase.clone())).collect(),
            luck: rolled.map(|(seat, luck)| (seat.name(), *luck)).collect(),
            dice: DiceReport::new(&verification.rolled),
        }
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let verdict = if self.ok { "every action was allowed" } else { "the record is not valid" };
        output.line(format!("{verdict}; {} actions played", self.actions))?;
        match self.dice_from {
            "words" => output.line(format!(
                "dice from the older protocol: {} words mixed in by the player holding the game, who could choose among them",
                self.words
            ))?,
            "secrets" => output.line(format!(
                "dice from secrets that the devices had pledged: {} revealed, all matching their commitments",
                self.secrets
            ))?,
            _ => {}
        }
        for finding in &self.findings {
            output.line(format!("  {finding}"))?;
        }
        for (seat, times) in &self.answered {
            output.line(format!(
                "  {seat} was answered for {times} times in other players' turns, which changes no dice"
            ))?;
        }
        output.line(match &self.outcome {
            Some(GameEnd { winners, round }) if winners.is_empty() => {
                format!("nobody won; the game ended in round {round}")
            }
            Some(GameEnd { winners, round }) => {
                format!("{} won in round {round}", winners.join(", "))
            }
            None => "the game is not over".into(),
        })?;
        for (seat, luck) in &self.luck {
            output.line(format!("  {seat:<8} {}", in_words(luck)))?;
        }
        self.dice.print(output)?;
        output.line(format!("fingerprint of the seed: {}", self.fingerprint))?;
        for (seat, phrase) in &self.phrases {
            output.line(format!("  {seat} added the phrase “{phrase}”"))?;
        }
        output.line(format!("digest: {}", self.digest))
    }
}

/// Describes the luck in battles, in one line.
pub(super) fn in_words(luck: &Luck) -> String {
    let Luck { rolls, lost, expected_lost, inflicted, expected_inflicted } = luck;
    format!(
        "{rolls:>5} rolls: lost {lost} ({expected_lost:.1} expected), inflicted {inflicted} ({expected_inflicted:.1} expected): luck {:+.1} armies",
        luck.ahead()
    )
}

impl GameEnd {
    fn new(outcome: Outcome) -> Self {
        Self { winners: outcome.winners.iter().map(Seat::name).collect(), round: outcome.round }
    }
}
