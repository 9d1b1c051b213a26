//! `rq rules`: the rulebook.

use clap::Args;

use super::Run;
use super::output::{Failure, Output};
use engine::core::rulebook;

/// The widest line for people.
const WIDTH: usize = 100;

/// Print the rulebook.
#[derive(Debug, Args)]
pub(super) struct Rules {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Run for Rules {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let entries: Vec<_> = rulebook().collect();
        if self.json {
            return output.json(&entries);
        }
        let mut section = "";
        for entry in &entries {
            if entry.section != section {
                section = entry.section;
                output.line(format!("\n{section}"))?;
            }
            let mark = if entry.is_ruling { " (a ruling)" } else { "" };
            output.line(format!("  {}{mark}", entry.id))?;
            for line in wrapped(&entry.text) {
                output.line(format!("      {line}"))?;
            }
        }
        Ok(())
    }
}

fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.chars().count() + word.chars().count() < WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_keep_every_word() {
        for entry in rulebook() {
            let lines = wrapped(&entry.text);
            assert_eq!(lines.join(" "), entry.text);
            assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        }
    }
}
