//! The program's metadata for `wasm-bindgen`, changed so that the JavaScript it writes needs no
//! change: without classes that nobody uses, and with short names for the functions that the program
//! calls, which otherwise end in hashes that don't compress.

use std::collections::BTreeMap;

use eyre::{OptionExt, Result};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{CustomSection, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{ExportSectionReader, ImportSectionReader, Parser, Payload};

/// The section of the metadata: a list of blocks, each of a schema's version and a description.
const METADATA: &str = "__wasm_bindgen_unstable";
/// The beginning of the names of all functions that code with `#[wasm_bindgen]` calls.
const CALLED: &str = "__wbg_";
/// Functions with such names tell `wasm-bindgen` the types of the function named after this.
const DESCRIBE: &str = "__wbindgen_describe_";
/// The beginning of the names of classes for streams, which a library exports. There are none.
const UNUSED: &str = "IntoUnderlying";

/// Names as the program has them, and short ones.
type ShortNames = BTreeMap<String, String>;

/// Returns the program with smaller metadata.
pub fn slim(program: &[u8]) -> Result<Vec<u8>> {
    let names = short_names(program)?;
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => {
                module.section(&imports(section, &names)?);
            }
            Payload::ExportSection(section) => {
                module.section(&exports(section, &names)?);
            }
            Payload::CustomSection(section) if section.name() == METADATA => {
                let data = metadata(section.data(), &names)?.into();
                module.section(&CustomSection { name: METADATA.into(), data });
            }
            other => {
                if let Some((id, range)) = other.as_section() {
                    let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
                    module.section(&RawSection { id, data: &program[range] });
                }
            }
        }
    }
    Ok(module.finish())
}

/// Returns short names for the functions that the program imports, in the order of the long ones:
/// similar functions stay side by side, where they compress well.
fn short_names(program: &[u8]) -> Result<ShortNames> {
    let mut names = ShortNames::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let name = import?.name;
                if name.starts_with(CALLED) {
                    names.insert(name.to_owned(), String::new());
                }
            }
        }
    }
    for (at, short) in names.values_mut().enumerate() {
        *short = format!("_{at:03x}");
    }
    Ok(names)
}

fn imports(section: ImportSectionReader, names: &ShortNames) -> Result<ImportSection> {
    let mut renamed = ImportSection::new();
    for import in section.into_imports() {
        let import = import?;
        let name = names.get(import.name).map_or(import.name, String::as_str);
        renamed.import(import.module, name, RoundtripReencoder.entity_type(import.ty)?);
    }
    Ok(renamed)
}

fn exports(section: ExportSectionReader, names: &ShortNames) -> Result<ExportSection> {
    let mut renamed = ExportSection::new();
    for export in section {
        let export = export?;
        if export.name.contains(&UNUSED.to_lowercase()) {
            continue;
        }
        let described = export.name.strip_prefix(DESCRIBE).and_then(|name| names.get(name));
        let name = described.map_or(export.name.to_owned(), |name| format!("{DESCRIBE}{name}"));
        renamed.export(&name, RoundtripReencoder.export_kind(export.kind)?, export.index);
    }
    Ok(renamed)
}

/// Returns the metadata without the classes that nobody uses, and with short names.
fn metadata(mut data: &[u8], names: &ShortNames) -> Result<Vec<u8>> {
    let mut slim = Vec::new();
    while !data.is_empty() {
        let version = block(&mut data)?;
        let description = block(&mut data)?;
        if contains(description, UNUSED.as_bytes()) {
            continue;
        }
        for part in [version, &renamed(description, names)?] {
            slim.extend(u32::try_from(part.len())?.to_le_bytes());
            slim.extend(part);
        }
    }
    Ok(slim)
}

/// Takes a block, which begins with its length, off the front of `data`.
fn block<'a>(data: &mut &'a [u8]) -> Result<&'a [u8]> {
    let cut = "the metadata for wasm-bindgen is cut off";
    let (length, rest) = data.split_first_chunk().ok_or_eyre(cut)?;
    let length = usize::try_from(u32::from_le_bytes(*length))?;
    let (block, rest) = rest.split_at_checked(length).ok_or_eyre(cut)?;
    *data = rest;
    Ok(block)
}

fn contains(data: &[u8], text: &[u8]) -> bool {
    data.windows(text.len()).any(|window| window == text)
}

/// Returns a description with short names. A text in it begins with its length, which is one byte
/// if the text is short.
fn renamed(description: &[u8], names: &ShortNames) -> Result<Vec<u8>> {
    let mut slim = Vec::with_capacity(description.len());
    let mut rest = description;
    while let [length, after @ ..] = rest {
        let (text, others) = after.split_at_checked(usize::from(*length)).unwrap_or_default();
        if let Some(short) = str::from_utf8(text).ok().and_then(|text| names.get(text)) {
            slim.push(u8::try_from(short.len())?);
            slim.extend(short.as_bytes());
            rest = others;
        } else {
            slim.push(*length);
            rest = after;
        }
    }
    Ok(slim)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use wasm_encoder::{EntityType, ExportKind};

    use super::*;

    const LONG: [&str; 2] = ["__wbg_location_7320782274fc691b", "__wbg_search_b8ba44c19bb02b19"];

    fn text(text: &str) -> Vec<u8> {
        [&[u8::try_from(text.len()).unwrap()], text.as_bytes()].concat()
    }

    fn blocks(blocks: &[Vec<u8>]) -> Vec<u8> {
        let sized = |block: &Vec<u8>| {
            [&u32::try_from(block.len()).unwrap().to_le_bytes(), block.as_slice()].concat()
        };
        blocks.iter().flat_map(sized).collect()
    }

    fn program() -> Vec<u8> {
        let mut imports = ImportSection::new();
        for name in [LONG[1], LONG[0], "memory_size"] {
            imports.import("__wbindgen_placeholder__", name, EntityType::Function(0));
        }
        let mut exports = ExportSection::new();
        let described = format!("{DESCRIBE}{}", LONG[1]);
        for name in ["main", &described, "__wbg_intounderlyingsink_free"] {
            exports.export(name, ExportKind::Func, 0);
        }
        let calls = [vec![1], text(LONG[0]), vec![2], text(LONG[1]), text("__wbg_other")].concat();
        let class = [vec![3], text("IntoUnderlyingSink"), text(LONG[0])].concat();
        let version = text("0.2");
        let data = blocks(&[version.clone(), class, version, calls]).into();
        let mut module = Module::new();
        module.section(&imports).section(&exports);
        module.section(&CustomSection { name: METADATA.into(), data });
        module.section(&CustomSection { name: "name".into(), data: b"kept"[..].into() });
        module.finish()
    }

    #[test]
    fn called_functions_have_short_names_and_unused_classes_are_gone() {
        let slim = slim(&program()).unwrap();
        let (mut names, mut sections) = (BTreeSet::new(), BTreeMap::new());
        for payload in Parser::new(0).parse_all(&slim) {
            match payload.unwrap() {
                Payload::ImportSection(section) => {
                    names.extend(section.into_imports().map(|it| it.unwrap().name.to_owned()));
                }
                Payload::ExportSection(section) => {
                    names.extend(section.into_iter().map(|it| it.unwrap().name.to_owned()));
                }
                Payload::CustomSection(section) => {
                    sections.insert(section.name(), section.data());
                }
                _ => {}
            }
        }
        let short = ["_000", "_001", "__wbindgen_describe__001", "main", "memory_size"];
        assert_eq!(names, short.map(String::from).into());
        let calls = [vec![1], text("_000"), vec![2], text("_001"), text("__wbg_other")].concat();
        assert_eq!(sections[METADATA], blocks(&[text("0.2"), calls]));
        assert_eq!(sections["name"], b"kept");
    }

    #[test]
    fn metadata_that_is_cut_off_is_an_error() {
        let whole = blocks(&[text("0.2"), text(LONG[0])]);
        for end in 1..whole.len() {
            assert!(metadata(&whole[..end], &ShortNames::new()).is_err(), "{end}");
        }
    }
}
