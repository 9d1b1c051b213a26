//! `rq rules`: the rulebook, and explanations of custom rules.

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use super::rules_argument::RulesFrom;
use engine::core::rulebook;
use engine::game::RuleOption;
use engine::record::CustomRules;
use words::OptionInWords;

/// Line width of text output.
const WIDTH: usize = 100;

/// Print the rulebook, or explain custom rules.
#[derive(Debug, Args)]
pub(super) struct RulesCommand {
    /// A rule set, or a file with custom rules (their line, a record or a link), to check and explain.
    #[arg(value_name = "NAME|FILE", value_parser = RulesFrom::named)]
    custom_rules: Option<RulesFrom>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Run for RulesCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        if let Some(from) = &self.custom_rules {
            let custom_rules = from.custom_rules()?;
            let told = RulesExplained::of(&custom_rules);
            return if self.json { output.json(&told) } else { told.print(output) };
        }
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

/// The differences of custom rules from the nearest rule set.
#[derive(Serialize)]
struct RulesExplained {
    title: String,
    preset: &'static str,
    differences: Vec<OptionDifference>,
    /// The custom rules as written in a file.
    line: String,
}

#[derive(Serialize)]
struct OptionDifference {
    option: &'static str,
    value: String,
    rule: String,
    meaning: Option<String>,
}

impl RulesExplained {
    fn of(custom_rules: &CustomRules) -> Self {
        let (preset, from) = custom_rules.rules.nearest_preset();
        let difference = |option: &RuleOption| OptionDifference {
            option: option.key,
            value: option.get(&custom_rules.rules),
            rule: option.rule_of(&option.get(&custom_rules.rules)).to_string(),
            meaning: option.meaning(&custom_rules.rules),
        };
        let differences = custom_rules.rules.differences(&from).map(difference).collect();
        Self {
            title: custom_rules.title.clone(),
            preset,
            differences,
            line: custom_rules.to_string(),
        }
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        output.line(&self.line)?;
        output.line(match self.differences.len() {
            0 => format!("no option differs from {}", self.preset),
            1 => format!("1 option differs from {}:", self.preset),
            number => format!("{number} options differ from {}:", self.preset),
        })?;
        for OptionDifference { option, value, rule, meaning } in &self.differences {
            output.line(format!("  {option} {value} ({rule})"))?;
            for line in meaning.as_deref().map(wrapped).unwrap_or_default() {
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
