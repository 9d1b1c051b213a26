//! `rq pack` and `rq unpack`: conversion between text and links.

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use super::source::RecordSource;
use engine::record::RecoveredRecord;

/// Print a record as a link.
#[derive(Debug, Args)]
pub(super) struct Pack {
    #[command(flatten)]
    source: RecordSource,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Print the record in a link as text.
#[derive(Debug, Args)]
pub(super) struct Unpack {
    #[command(flatten)]
    source: RecordSource,
    /// Recover as much as possible of a cut-off or damaged link; stderr says how much.
    #[arg(long)]
    salvage: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Packed {
    link: String,
    bytes: usize,
    actions: usize,
}

#[derive(Serialize)]
struct Unpacked {
    text: String,
    actions: usize,
    /// Number of actions in the original, if it was recovered.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
}

impl Run for Pack {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let record = self.source.read()?;
        let link = record.to_link();
        if self.json {
            let (bytes, actions) = (record.pack().len(), record.actions.len());
            output.json(&Packed { link, bytes, actions })
        } else {
            output.line(link)
        }
    }
}

impl Run for Unpack {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let (record, of) = if self.salvage {
            let RecoveredRecord { record, of } = self.source.salvage()?;
            if !self.json {
                eprintln!("recovered {} of {of} actions", record.actions.len());
            }
            (record, Some(of))
        } else {
            (self.source.read()?, None)
        };
        let text = record.to_string();
        if self.json {
            output.json(&Unpacked { text, actions: record.actions.len(), of })
        } else {
            output.text(text)
        }
    }
}
