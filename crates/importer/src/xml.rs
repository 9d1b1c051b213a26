//! XML files: elements by name, whatever its case, with their lines.

use roxmltree::{Document, Error, Node, ParsingOptions};

use super::fault::{ImportFault, ImportProblem};

/// The most nodes of a file, many times as many as any board has.
const MOST: u32 = 2_000_000;

/// Parses a file.
///
/// # Errors
/// Fails with the line if it isn't well-formed.
pub fn parse<'a>(file: &str, text: &'a str) -> Result<Document<'a>, ImportFault> {
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST, ..Default::default() };
    Document::parse_with_options(text, options).map_err(|error| unreadable(file, &error))
}

fn unreadable(file: &str, error: &Error) -> ImportFault {
    let text = error.to_string();
    let reason = text.rsplit_once(" at ").map_or(text.as_str(), |(reason, _)| reason);
    let line = usize::try_from(error.pos().row).ok();
    ImportFault { file: file.to_owned(), line, problem: ImportProblem::Xml(reason.to_owned()) }
}

/// Returns `true` if an element has this name.
pub fn is(node: &Node, name: &str) -> bool {
    node.is_element() && node.tag_name().name().eq_ignore_ascii_case(name)
}

/// Returns the elements of this name within another one, at any depth.
pub fn all<'a, 'b>(node: Node<'a, 'b>, name: &'static str) -> impl Iterator<Item = Node<'a, 'b>> {
    node.descendants().filter(move |it| is(it, name) && *it != node)
}

/// Returns the elements of this name directly within another one.
pub fn children<'a, 'b>(
    node: Node<'a, 'b>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'b>> {
    node.children().filter(move |it| is(it, name))
}

/// Returns the text of an element without outer spaces.
pub fn text(node: Node) -> String {
    let all = node.descendants().filter(Node::is_text).filter_map(|it| it.text());
    all.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the text of an element directly within another one.
pub fn child_text(node: Node, name: &'static str) -> Option<String> {
    children(node, name).map(text).find(|text| !text.is_empty())
}

/// Returns an attribute, whatever the case of its name.
pub fn attribute<'a>(node: &Node<'a, '_>, name: &str) -> Option<&'a str> {
    let found = node.attributes().find(|it| it.name().eq_ignore_ascii_case(name));
    found.map(|it| it.value().trim())
}

/// Returns the line of an element.
pub fn line(node: Node) -> usize {
    let row = node.document().text_pos_at(node.range().start).row;
    usize::try_from(row).unwrap_or(1)
}

/// Returns the fault of an element.
pub fn fault(file: &str, node: Node, problem: ImportProblem) -> ImportFault {
    ImportFault { file: file.to_owned(), line: Some(line(node)), problem }
}
