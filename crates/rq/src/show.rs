//! `rq show`: a record as text, or its parts as JSON.

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use super::source::RecordSource;
use engine::game::{Control, OPTIONS, Player};
use engine::record::Record;

/// Print a record as text.
#[derive(Debug, Args)]
pub(super) struct Show {
    #[command(flatten)]
    source: RecordSource,
    /// Print JSON: rules, players, seed and actions.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ShownParts {
    rules: BTreeMap<&'static str, String>,
    players: Vec<Seated>,
    seed: String,
    actions: Vec<String>,
}

#[derive(Serialize)]
struct Seated {
    seat: &'static str,
    name: String,
    /// The level of a computer player; null for a person.
    computer: Option<String>,
}

impl Run for Show {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let record = self.source.read()?;
        if self.json { output.json(&parts(&record)) } else { output.text(record.to_string()) }
    }
}

fn parts(record: &Record) -> ShownParts {
    let setup = &record.setup;
    ShownParts {
        rules: OPTIONS.iter().map(|option| (option.key, option.get(&setup.rules))).collect(),
        players: setup.players.iter().map(seated).collect(),
        seed: setup.seed.to_string(),
        actions: record.actions.iter().map(ToString::to_string).collect(),
    }
}

fn seated(player: &Player) -> Seated {
    let computer = match &player.control {
        Control::Human => None,
        Control::Computer(level) => Some(level.clone()),
    };
    Seated { seat: player.seat.name(), name: player.name.clone(), computer }
}
