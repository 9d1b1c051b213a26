//! Code that handles kinds of actions, choices, events or refusals separately names all of them, so
//! that the compiler lists the code that a new kind needs. No `match` over them has a catch-all
//! arm. Code that needs only one kind uses `if let` or `matches!`.
#![cfg(not(target_arch = "wasm32"))]

mod sources;

use std::path::Path;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use sources::{Source, modules_for_tests, sources};
use syn::parse::{Parse, ParseStream};
use syn::visit::{self, Visit};
use syn::{Arm, Attribute, Pat};

/// The enums of actions, events and refusals.
const WATCHED: [&str; 17] = [
    "Action",
    "SeaAction",
    "Move",
    "Verb",
    "Choice",
    "SeaChoice",
    "Moves",
    "Event",
    "SeatEvent",
    "BoardEvent",
    "CardEvent",
    "LandEvent",
    "SeaEvent",
    "AllyEvent",
    "Fact",
    "Refusal",
    "IllegalMove",
];

/// Paths of code that is compiled only for tests.
const TESTS: [&str; 4] = ["/tests/", "/tests.rs", "/benches/", "/examples/"];

#[test]
fn no_match_passes_over_kinds_that_it_does_not_name() {
    let code: Vec<Source> = ["src", "crates"].into_iter().flat_map(sources).collect();
    let modules: Vec<String> = code.iter().flat_map(modules_for_tests).collect();
    let is_test = |path: &str| {
        TESTS.iter().any(|part| path.contains(part))
            || modules.iter().any(|it| path.starts_with(it))
    };
    let is_code = |path: &str| Path::new(path).extension().is_some_and(|it| it == "rs");
    let code = code.into_iter().filter(|it| is_code(&it.path) && !is_test(&it.path));
    let (mut files, mut found) = (0, Vec::new());
    for Source { path, text } in code {
        files += 1;
        let lines = with_rest(&text);
        found.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
    }
    assert!(files > 300, "{files}");
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn an_arm_for_the_rest_is_found_wherever_it_stands() {
    let lines = |arms: &str| {
        let begins = "use crate::{SeaAction as Act};\nfn tell(it: Action) {\nmatch it";
        with_rest(&format!("{begins} {{ {arms} }}\n}}"))
    };
    assert_eq!(lines("Action::Done => 1, _ => 2"), [3]);
    assert_eq!(lines("game::Action::Done => 1, other => 2"), [3]);
    assert_eq!(lines("Action::Roll { .. } if good => 1, _ => 2"), [3]);
    assert_eq!(lines("Some(Action::Done) => 1, Some(_) | None => 2"), [3]);
    assert_eq!(lines("Action::Sea(Act::Sink) => 1, Action::Sea(_) | Action::Done => 2"), [3]);
    assert_eq!(lines("(Action::Done, true) => 1, (_, _) => 2"), [3]);
    assert_eq!(lines("(Action::Done, true) => 1, (_, false) => 2"), []);
    assert_eq!(lines("Action::Sea(_) | Action::Done => 1"), []);
    assert_eq!(lines("Action::Done => 1, _ if good => 2, Action::Sea(_) => 3"), []);
    assert_eq!(lines("(Action::Done, _) => 1, (Action::Sea(_), _) => 2"), []);
    assert_eq!(lines("Phase::Over => 1, _ => 2"), []);
}

#[test]
fn arms_are_read_in_an_impl_and_in_a_macro_but_not_in_tests() {
    let arms = "match self { Self::Done => 1, rest => 2 }";
    let within = |name: &str| with_rest(&format!("impl {name} {{ fn f(self) {{ {arms} }} }}"));
    assert_eq!(within("Action"), [1]);
    assert_eq!(within("Phase"), []);
    let view = "fn f() { view! { <p>{match it { Event::Sea(_) => 1, _ => 2 }}</p> } }";
    assert_eq!(with_rest(view), [1]);
    assert_eq!(with_rest(&format!("#[cfg(test)] mod tests {{ {view} }}")), []);
    assert_eq!(with_rest(&format!("#[test] {view}")), []);
}

/// Returns the lines of catch-all matches in a file; line 0 for a file that can't be read.
fn with_rest(text: &str) -> Vec<usize> {
    let Ok(file) = syn::parse_file(text) else { return vec![0] };
    let mut matches = Matches::default();
    matches.visit_file(&file);
    matches.found.iter().map(|span| span.start().line).collect()
}

/// The catch-all matches of a file.
#[derive(Default)]
struct Matches {
    /// The types that `Self` stands for.
    this: Vec<String>,
    /// Other names that the file gives to watched enums.
    aliases: Vec<String>,
    found: Vec<Span>,
}

/// A pattern's claim about one place in the matched value.
struct Says {
    /// The path to the place, through tuples and variants.
    place: String,
    /// True if the pattern names a variant there, false if it accepts anything.
    is_kind: bool,
}

impl Matches {
    fn check(&mut self, at: Span, arms: &[Arm]) {
        let mut all = Vec::new();
        for arm in arms {
            self.read(&arm.pat, "", &mut all);
        }
        let is_told_apart = |place: &str| all.iter().any(|it| it.is_kind && it.place == place);
        if all.iter().any(|it| !it.is_kind && is_told_apart(&it.place)) {
            self.found.push(at);
        }
    }

    fn read(&self, pattern: &Pat, place: &str, all: &mut Vec<Says>) {
        let says = |is_kind| Says { place: place.to_owned(), is_kind };
        match pattern {
            // The places of a tuple match, or the whole tuple if none of them says anything.
            Pat::Tuple(it) => {
                let says_nothing = takes_all(pattern);
                let places = it.elems.iter().enumerate();
                let some = places.filter(|(_, it)| says_nothing || !takes_all(it));
                some.for_each(|(at, it)| self.read(it, &format!("{place}.{at}"), all));
            }
            _ if takes_all(pattern) => all.push(says(false)),
            Pat::Ident(it) => {
                it.subpat.iter().for_each(|(_, inside)| self.read(inside, place, all));
            }
            Pat::Or(it) => it.cases.iter().for_each(|case| self.read(case, place, all)),
            Pat::Paren(it) => self.read(&it.pat, place, all),
            Pat::Reference(it) => self.read(&it.pat, place, all),
            // Values that the guard rejects go on to the next arm.
            Pat::Guard(it) => {
                let mut wanted = Vec::new();
                self.read(&it.pat, place, &mut wanted);
                all.extend(wanted.into_iter().filter(|it| it.is_kind));
            }
            Pat::TupleStruct(it) => {
                if self.is_watched(&it.path) {
                    all.push(says(true));
                }
                let name =
                    it.path.segments.last().map(|it| it.ident.to_string()).unwrap_or_default();
                let inside = it.elems.iter().enumerate();
                inside.for_each(|(at, it)| self.read(it, &format!("{place}.{name}.{at}"), all));
            }
            Pat::Struct(it) if self.is_watched(&it.path) => all.push(says(true)),
            Pat::Path(it) if self.is_watched(&it.path) => all.push(says(true)),
            _ => {}
        }
    }

    /// Returns `true` if a path names a variant of a watched enum.
    fn is_watched(&self, path: &syn::Path) -> bool {
        let Some(of) = path.segments.iter().rev().nth(1) else { return false };
        let of = of.ident.to_string();
        let of = if of == "Self" { self.this.last().unwrap_or(&of) } else { &of };
        WATCHED.contains(&of.as_str()) || self.aliases.contains(of)
    }

    /// Visits matches in the arguments of a macro.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let mut begun = None;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if word == "match" => begun = Some(word.span()),
                TokenTree::Group(group) => {
                    if group.delimiter() == Delimiter::Brace
                        && let Some(at) = begun.take()
                        && let Ok(Arms(arms)) = syn::parse2(group.stream())
                    {
                        self.check(at, &arms);
                    }
                    self.read_tokens(group.stream());
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

/// The arms of a match.
struct Arms(Vec<Arm>);

impl Parse for Arms {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut arms = Vec::new();
        while !input.is_empty() {
            arms.push(input.parse()?);
        }
        Ok(Self(arms))
    }
}

/// Returns `true` if a pattern accepts anything. A capitalised name is a constant or a variant.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(it) => {
            it.subpat.is_none() && !it.ident.to_string().starts_with(char::is_uppercase)
        }
        Pat::Tuple(it) => it.elems.iter().all(takes_all),
        _ => false,
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let is_cfg = || {
            it.path().is_ident("cfg") && it.parse_args::<syn::Ident>().is_ok_and(|it| it == "test")
        };
        it.path().is_ident("test") || is_cfg()
    })
}

impl<'a> Visit<'a> for Matches {
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        if is_for_tests(&item.attrs) {
            return;
        }
        let name = match &*item.self_ty {
            syn::Type::Path(it) => it.path.segments.last().map(|it| it.ident.to_string()),
            _ => None,
        };
        self.this.push(name.unwrap_or_default());
        visit::visit_item_impl(self, item);
        self.this.pop();
    }

    fn visit_use_rename(&mut self, item: &'a syn::UseRename) {
        if WATCHED.contains(&item.ident.to_string().as_str()) {
            self.aliases.push(item.rename.to_string());
        }
    }

    fn visit_expr_match(&mut self, item: &'a syn::ExprMatch) {
        self.check(item.match_token.span, &item.arms);
        visit::visit_expr_match(self, item);
    }

    fn visit_macro(&mut self, item: &'a syn::Macro) {
        self.read_tokens(item.tokens.clone());
    }
}
