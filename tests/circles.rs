//! Files import each other in one direction only: no imported file imports its importer, directly
//! or indirectly. A reader who goes through the files from the bottom up therefore finds everything
//! explained already. In most crates, the same holds for what lies side by side in a folder; there a
//! call of a method counts as an import if the methods of its type lie in several files.

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sources::{Source, modules_for_tests, sources, without_tests};

const CRATES: [&str; 16] = [
    "src",
    "crates/cartography/src",
    "crates/editor/src",
    "crates/engine/src",
    "crates/importer/src",
    "crates/lab/src",
    "crates/players/src",
    "crates/rq/src",
    "crates/screens/src",
    "crates/stdx/src",
    "crates/table/src",
    "crates/text/src",
    "crates/words/src",
    "crates/worker/src",
    "crates/worldgen/src",
    "crates/xtask/src",
];

/// Crates with generated code in their root, whose files therefore depend on each other.
const MADE: [&str; 1] = ["crates/text/src/"];

/// Crates in whose folders nothing imports its importer, neither files nor folders.
const LAYERED: [&str; 8] = [
    "src",
    "crates/engine/src",
    "crates/lab/src",
    "crates/players/src",
    "crates/rq/src",
    "crates/screens/src",
    "crates/table/src",
    "crates/xtask/src",
];

/// Folders whose files share the methods of a type by subject. Each subject asks the others, so only
/// calls into other folders count.
const SHARED: [&str; 8] = [
    "crates/engine/src/game/land",
    "crates/engine/src/game/turn",
    "crates/engine/src/world",
    "crates/players/src/bot/normal/sea",
    "crates/players/src/reasons",
    "crates/screens/src/new_game",
    "crates/screens/src/story/log",
    "crates/table/src/session",
];

/// A place among the modules of a crate, from its root.
type ModulePath = Vec<String>;

/// The modules of a crate, with the imports and re-exports of their files.
#[derive(Default)]
struct Crate {
    files: BTreeMap<ModulePath, String>,
    methods: Methods,
    imports: BTreeMap<ModulePath, Vec<ModulePath>>,
    handed_on: BTreeMap<ModulePath, BTreeMap<String, ModulePath>>,
}

impl Crate {
    fn read(root: &str) -> Self {
        let mut files: Vec<Source> = sources(root)
            .into_iter()
            .filter(|it| Path::new(&it.path).extension().is_some_and(|it| it == "rs"))
            .collect();
        let tests: Vec<String> = files.iter().flat_map(modules_for_tests).collect();
        files.retain(|file| !tests.iter().any(|test| file.path.starts_with(test)));
        let place = |path: &str| {
            let path =
                path.trim_start_matches(root).trim_start_matches('/').trim_end_matches(".rs");
            let mut place: ModulePath = path.split('/').map(str::to_owned).collect();
            if matches!(place.last().map(String::as_str), Some("mod" | "lib")) {
                place.pop();
            }
            place
        };
        let mut found = Self::default();
        found.files.extend(files.iter().map(|file| (place(&file.path), file.path.clone())));
        for file in files {
            let text = without_tests(&file.text);
            found.methods.read_file(&file.path, &text);
            found.read_file(&place(&file.path), &text);
        }
        found
    }

    fn read_file(&mut self, place: &ModulePath, text: &str) {
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let start = line.trim_start();
            let Some(at) = start.find("use ").filter(|at| *at == 0 || start.starts_with("pub"))
            else {
                self.read_code(place, line);
                continue;
            };
            let mut tree = start[at + 4..].to_owned();
            while !tree.ends_with(';') {
                let Some(more) = lines.next() else { break };
                tree.push_str(more.trim());
            }
            for path in leaves(tree.trim_end_matches(';')) {
                self.read_use(place, &path, at > 0);
            }
        }
    }

    /// Reads a `use`. A facade re-exports things that it doesn't need itself.
    fn read_use(&mut self, place: &ModulePath, path: &str, is_face: bool) {
        let Some(path) = self.absolute(place, path) else { return };
        if let Some(name) = path.last() {
            self.handed_on.entry(place.clone()).or_default().insert(name.clone(), path.clone());
        }
        if !is_face {
            self.imports.entry(place.clone()).or_default().push(path);
        }
    }

    /// Reads the paths that a line uses without importing them.
    fn read_code(&mut self, place: &ModulePath, line: &str) {
        let is_path =
            |word: &&str| ["crate::", "super::", "self::"].iter().any(|it| word.starts_with(it));
        let words = line.split(|letter: char| !(letter.is_alphanumeric() || "_:".contains(letter)));
        let paths: Vec<ModulePath> =
            words.filter(is_path).filter_map(|it| self.absolute(place, it)).collect();
        self.imports.entry(place.clone()).or_default().extend(paths);
    }

    /// Returns a path from the root of the crate, or `None` if it leads to another crate.
    fn absolute(&self, from: &ModulePath, path: &str) -> Option<ModulePath> {
        let mut at = from.clone();
        let mut names = path.split("::").map(str::trim).filter(|name| !name.is_empty()).peekable();
        match *names.peek()? {
            "crate" => at.clear(),
            "super" | "self" => {}
            name => {
                at.push(name.to_owned());
                let is_child = self.files.contains_key(&at);
                at.pop();
                if !is_child {
                    return None;
                }
            }
        }
        for name in names {
            match name {
                "crate" | "self" => {}
                "super" => drop(at.pop()),
                name => at.push(name.to_owned()),
            }
        }
        Some(at)
    }

    /// Returns the file that defines a path, following re-exports.
    fn home(&self, path: &[String], trips: usize) -> ModulePath {
        let known = (0..=path.len()).rev().find(|end| self.files.contains_key(&path[..*end]));
        let end = known.unwrap_or(0);
        let next = path.get(end).and_then(|name| self.handed_on.get(&path[..end])?.get(name));
        match next {
            Some(next) if trips > 0 && next != path => {
                self.home(&[next, &path[end + 1..]].concat(), trips - 1)
            }
            _ => path[..end].to_vec(),
        }
    }

    /// Returns the imports of each file.
    fn arrows(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let name = |place: &ModulePath| self.files.get(place).map(String::as_str);
        let mut arrows = BTreeMap::new();
        for (from, imports) in &self.imports {
            let homes = imports.iter().map(|path| self.home(path, 9)).filter(|home| home != from);
            let names: Vec<ModulePath> = homes.collect();
            if let Some(from) = name(from) {
                arrows.insert(from, names.iter().filter_map(name).collect());
            }
        }
        arrows
    }
}

/// The methods of types with `impl` blocks in several files, which call each other without imports.
#[derive(Default)]
struct Methods {
    /// The file of each method, by its type and name.
    files: BTreeMap<(String, String), String>,
    /// The calls in each file: the type of the receiver, and the name of the method.
    calls: BTreeMap<String, BTreeSet<(String, String)>>,
    /// The types that the files define; several may have the same name.
    types: Vec<String>,
}

impl Methods {
    /// Reads the methods and calls of a file. The type of a receiver is known if it's `self`, or a
    /// variable named after a type in the file, such as `state` for `State`.
    fn read_file(&mut self, path: &str, text: &str) {
        let named: BTreeSet<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        let mut owner = None;
        for line in text.lines() {
            if line.starts_with("impl") {
                owner = owner_of(line);
            } else if !line.starts_with(' ') && !line.is_empty() {
                owner = None;
            }
            self.types.extend(type_of(line));
            if let (Some(owner), Some(name)) = (&owner, method_of(line)) {
                self.files.insert((owner.clone(), name.to_owned()), path.to_owned());
            }
            let called = calls_in(line).filter_map(|(receiver, name)| {
                let of = match receiver {
                    "self" | "Self" => owner.clone()?,
                    other => Some(camel_case(other)).filter(|it| named.contains(it.as_str()))?,
                };
                Some((of, name.to_owned()))
            });
            self.calls.entry(path.to_owned()).or_default().extend(called);
        }
    }

    /// Returns the other files whose methods each file calls.
    fn arrows(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let is_one_type = |name: &str| self.types.iter().filter(|it| *it == name).count() < 2;
        let folder = |file: &str| file.rsplit_once('/').map(|(folder, _)| folder.to_owned());
        let shares = |file: &str, other: &str| {
            folder(file) == folder(other)
                && folder(file).is_some_and(|it| SHARED.contains(&it.as_str()))
        };
        let mut arrows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (file, calls) in &self.calls {
            let calls = calls.iter().filter(|(of, _)| is_one_type(of));
            let files = calls.filter_map(|call| self.files.get(call)).map(String::as_str);
            let others = files.filter(|other| other != file && !shares(file, other));
            arrows.entry(file).or_default().extend(others);
        }
        arrows
    }
}

/// Returns the type that a line defines.
fn type_of(line: &str) -> Option<String> {
    let start = line.split_once(['(', '<', '{', ';']).map_or(line, |(start, _)| start);
    let mut words = start.split_whitespace().rev();
    let name = words.next()?;
    words.next().filter(|it| ["struct", "enum", "trait"].contains(it)).map(|_| name.to_owned())
}

/// Returns the type of an `impl` block, unless it implements a trait.
fn owner_of(line: &str) -> Option<String> {
    let rest = line.strip_prefix("impl")?;
    let rest = if rest.starts_with('<') { rest.split_once("> ")?.1 } else { rest };
    let name: String = rest.trim().chars().take_while(|it| it.is_alphanumeric()).collect();
    Some(name).filter(|name| !name.is_empty() && !line.contains(" for "))
}

/// Returns the name of the method that a line of an `impl` block begins.
fn method_of(line: &str) -> Option<&str> {
    let line = line.strip_prefix("    ").filter(|line| !line.starts_with(' '))?;
    let (before, after) = line.split_once("fn ")?;
    let is_item = before.is_empty() || before.starts_with("pub") || before == "const ";
    after.split(['(', '<']).next().filter(|_| is_item)
}

/// Iterates over the calls in a line, each as its receiver and the name of the method.
fn calls_in(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_path = |letter: char| letter.is_alphanumeric() || "_.:".contains(letter);
    let before = line.match_indices('(').map(|(at, _)| &line[..at]);
    before.filter_map(move |before| {
        let chain = &before[before.trim_end_matches(is_path).len()..];
        let mut names = chain.rsplit(['.', ':']).filter(|name| !name.is_empty());
        let name = names.next()?;
        Some((names.next()?, name))
    })
}

/// Returns the name of a type for that of a variable: `SeaBattle` for `sea_battle`.
fn camel_case(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    name.split('_').map(capital).collect()
}

/// Returns the paths of a tree of imports.
fn leaves(tree: &str) -> Vec<String> {
    let Some((stem, branches)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or_default().trim().to_owned()];
    };
    let branches = branches.rsplit_once('}').map_or(branches, |(inner, _)| inner);
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in branches.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        match parts.last_mut() {
            Some(part) if letter != ',' || depth > 0 => part.push(letter),
            _ => parts.push(String::new()),
        }
    }
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| leaves(&format!("{}{}", stem.trim(), part.trim()))).collect()
}

/// Returns all direct and indirect imports of a file.
fn reached<'a>(from: &'a str, arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from];
    while let Some(file) = next.pop() {
        let imported = arrows.get(file).into_iter().flatten();
        next.extend(imported.filter(|file| reached.insert(**file)));
    }
    reached
}

/// Returns the files that import themselves indirectly, each with its imports among those files.
fn circles(arrows: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<String> {
    let all: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|file| (*file, reached(file, arrows))).collect();
    let mut found = Vec::new();
    for (file, imported) in arrows {
        for other in
            imported.iter().filter(|other| all.get(**other).is_some_and(|it| it.contains(file)))
        {
            found.push(format!("{file} -> {other}"));
        }
    }
    found
}

/// Returns the name of the file or folder in `folder` that is or contains a file. The file of the
/// folder itself is none of them.
fn part_of<'a>(folder: &str, file: &'a str) -> Option<&'a str> {
    let name = file.strip_prefix(folder)?.split('/').next()?;
    let is_folder = ["mod.rs", "lib.rs", "main.rs"].contains(&name);
    (!is_folder).then(|| name.trim_end_matches(".rs"))
}

/// Returns the imports between what lies side by side in a folder.
fn arrows_within<'a>(
    folder: &str,
    arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut within: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for (file, imported) in arrows {
        let Some(part) = part_of(folder, file) else { continue };
        let others = imported.iter().filter_map(|other| part_of(folder, other));
        within.entry(part).or_default().extend(others.filter(|other| *other != part));
    }
    within
}

/// Returns the files and folders that import themselves indirectly, for every folder.
fn circles_in_folders(arrows: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<String> {
    let folders: BTreeSet<&str> = arrows
        .keys()
        .flat_map(|file| file.match_indices('/').map(|(at, _)| &file[..=at]))
        .collect();
    let circles_in = |folder: &str| {
        let found = circles(&arrows_within(folder, arrows));
        found.into_iter().map(|arrow| format!("{folder}: {arrow}")).collect::<Vec<_>>()
    };
    folders.into_iter().flat_map(circles_in).collect()
}

#[test]
fn no_folders_import_each_other_in_a_circle() {
    for root in LAYERED {
        let sources = Crate::read(root);
        let mut arrows = sources.arrows();
        for (file, called) in sources.methods.arrows() {
            arrows.entry(file).or_default().extend(called);
        }
        let circles = circles_in_folders(&arrows);
        assert!(circles.is_empty(), "{circles:#?}");
    }
}

#[test]
fn a_circle_of_folders_is_found_although_no_files_form_one() {
    let arrows = BTreeMap::from([
        ("src/map/mod.rs", BTreeSet::from(["src/map/pin.rs"])),
        ("src/map/pin.rs", BTreeSet::from(["src/table/seat.rs"])),
        ("src/table/bar.rs", BTreeSet::from(["src/map/pin.rs", "src/table/seat.rs"])),
    ]);
    assert!(circles(&arrows).is_empty());
    assert_eq!(circles_in_folders(&arrows), ["src/: map -> table", "src/: table -> map"]);
}

#[test]
fn methods_of_a_type_in_several_files_count_as_imports_unless_a_folder_shares_them() {
    let mut methods = Methods::default();
    let files = [
        (
            "game/land/fight.rs",
            "impl State {\n    fn roll(&self) {\n        self.end_turn();\n    }\n}\n",
        ),
        ("game/land/take.rs", "impl State {\n    pub fn take(&mut self) {}\n}\n"),
        (
            "game/turn/end.rs",
            "impl State {\n    pub(crate) fn end_turn(&self) {\n        self.take();\n    }\n}\n",
        ),
        (
            "game/play.rs",
            "fn play(state: &mut State, game: Poker) {\n    state.take();\n    game.roll();\n}\n",
        ),
        ("game/deal.rs", "impl Hand {\n    fn deal(&self) {\n        self.show();\n    }\n}\n"),
        ("game/show.rs", "impl Hand {\n    fn show(&self) {\n        self.deal();\n    }\n}\n"),
        (
            "crates/engine/src/world/sea.rs",
            "impl World {\n    fn sea(&self) {\n        self.land();\n    }\n}\n",
        ),
        (
            "crates/engine/src/world/land.rs",
            "impl World {\n    fn land(&self) {\n        self.sea();\n    }\n}\n",
        ),
    ];
    for (path, text) in files {
        methods.read_file(path, text);
    }
    let arrows = methods.arrows();
    assert_eq!(arrows["game/play.rs"], BTreeSet::from(["game/land/take.rs"]));
    let found = circles_in_folders(&arrows);
    let expected = ["deal -> show", "land -> turn", "show -> deal", "turn -> land"]
        .map(|it| format!("game/: {it}"));
    assert_eq!(found, expected);
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut read = 0;
    for root in CRATES {
        let sources = Crate::read(root);
        let arrows = sources.arrows();
        read += arrows.values().map(BTreeSet::len).sum::<usize>();
        let mut circles = circles(&arrows);
        circles.retain(|arrow| !MADE.iter().any(|place| arrow.starts_with(place)));
        assert!(circles.is_empty(), "{circles:#?}");
    }
    assert!(read > 1_000, "imports are seen: {read}");
}

#[test]
fn a_circle_is_found_through_a_folder_that_hands_names_on() {
    let mut sample = Crate::default();
    let place = |path: &str| {
        path.split('/').filter(|it| !it.is_empty()).map(str::to_owned).collect::<ModulePath>()
    };
    let files = [
        ("", "mod map;\nmod table;\n"),
        ("map", "mod place;\npub use place::Point;\n"),
        ("map/place", "use crate::table::Seat;\npub struct Point(Seat);\n"),
        (
            "table",
            "use crate::{\n    map::{Point},\n};\n#[cfg(test)]\nmod tests {\n    use crate::lost::Way;\n}\n",
        ),
    ];
    sample.files.extend(files.map(|(path, _)| (place(path), path.to_owned())));
    for (path, text) in files {
        sample.read_file(&place(path), &without_tests(text));
    }
    assert_eq!(circles(&sample.arrows()), ["map/place -> table", "table -> map/place"]);
}
