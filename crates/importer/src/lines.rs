//! Text files in lines and sections.

use super::fault::{ExpectedForm, ImportFault, ImportProblem};

/// A line with something in it.
#[derive(Clone, Copy)]
pub struct NumberedLine<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// Its text without comments and outer spaces.
    pub text: &'a str,
}

/// A part of a file that begins with `[name]`.
pub struct Section<'a> {
    /// The name, in small letters; empty for what comes before the first section.
    pub name: String,
    pub lines: Vec<NumberedLine<'a>>,
}

/// Divides a file into sections. A comment begins with a semicolon or a hash at the start of a line,
/// or with a semicolon after a space.
pub fn sections(text: &str) -> Vec<Section<'_>> {
    let mut all = vec![Section { name: String::new(), lines: Vec::new() }];
    for (number, line) in (1..).zip(text.lines()) {
        let text = without_comment(line).trim();
        if let Some(name) = heading(text) {
            all.push(Section { name, lines: Vec::new() });
        } else if let Some(section) = all.last_mut().filter(|_| !text.is_empty()) {
            section.lines.push(NumberedLine { number, text });
        }
    }
    all
}

fn without_comment(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with([';', '#']) || line.starts_with("//") {
        return "";
    }
    let end = [" ;", "\t;"].iter().filter_map(|mark| line.find(mark)).min();
    end.map_or(line, |end| &line[..end])
}

fn heading(text: &str) -> Option<String> {
    let name = text.strip_prefix('[')?.split(']').next()?;
    Some(name.trim().to_lowercase())
}

/// Returns the lines of all sections with one of these names, or `None` if there is no such section.
pub fn of<'a>(sections: &[Section<'a>], names: &[&str]) -> Option<Vec<NumberedLine<'a>>> {
    let found = sections.iter().filter(|section| names.contains(&&*section.name));
    found.map(|section| section.lines.clone()).reduce(|all, more| [all, more].concat())
}

impl NumberedLine<'_> {
    /// Returns the fault that this line isn't what was expected.
    pub fn expected(&self, file: &str, expected: ExpectedForm) -> ImportFault {
        let found = engine::core::excerpt(self.text);
        self.fault(file, ImportProblem::Expected { expected, found })
    }

    /// Returns a fault in this line.
    pub fn fault(&self, file: &str, problem: ImportProblem) -> ImportFault {
        ImportFault { file: file.to_owned(), line: Some(self.number), problem }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_are_left_out_and_lines_keep_their_numbers() {
        let text = "; c\nname A ; c\n\n [ Countries ] \n# c\n 1 A;B\t; c\n// c\n[borders]\n";
        let all = sections(text);
        let found: Vec<_> = all.iter().map(|it| (&*it.name, it.lines.len())).collect();
        assert_eq!(found, [("", 1), ("countries", 1), ("borders", 0)]);
        let line = all[1].lines[0];
        assert_eq!((line.number, line.text), (6, "1 A;B"));
        assert!(of(&all, &["borders"]).is_some_and(|lines| lines.is_empty()));
        assert!(of(&all, &["files"]).is_none());
    }
}
