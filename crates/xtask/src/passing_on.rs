//! Merging modules that share memory: each imports it, and the merged module may import it only once.

use std::collections::BTreeSet;

use eyre::{Result, bail};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{Import, Parser, Payload, TypeRef};

/// The module from which the pieces of the program import what they share with the first screen.
pub const SHARED: &str = "__wasm_split";
/// The module from which they do once they are merged.
const PROGRAM: &str = "program";

/// Returns a module to merge with others in the place of `SHARED`: it exports everything that they
/// import from there, and imports it from the program.
pub fn passing_on(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let mut imports = ImportSection::new();
    let mut exports = ExportSection::new();
    let mut names = BTreeSet::new();
    let (mut tables, mut memories, mut globals) = (0, 0, 0);
    for module in modules {
        for import in shared_imports(module)? {
            if !names.insert(import.name) {
                continue;
            }
            let (kind, count) = match import.ty {
                TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                other => bail!("{} is shared, but is {other:?}", import.name),
            };
            imports.import(PROGRAM, import.name, RoundtripReencoder.entity_type(import.ty)?);
            exports.export(import.name, kind, *count);
            *count += 1;
        }
    }
    let mut module = Module::new();
    module.section(&imports).section(&exports);
    Ok(module.finish())
}

/// Returns what a module imports from `SHARED`.
fn shared_imports(module: &[u8]) -> Result<Vec<Import<'_>>> {
    let mut found = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                found.push(import?);
            }
        }
    }
    found.retain(|import| import.module == SHARED);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, GlobalType, MemoryType, RefType, TableType, ValType};
    use wasmparser::ExternalKind::{self, Global, Memory, Table};

    use super::*;

    fn memory() -> EntityType {
        let (memory64, shared) = (false, false);
        MemoryType { minimum: 1, maximum: Some(9), memory64, shared, page_size_log2: None }.into()
    }

    fn table() -> EntityType {
        let (element_type, table64, shared) = (RefType::FUNCREF, false, false);
        TableType { element_type, table64, minimum: 5, maximum: None, shared }.into()
    }

    fn global() -> EntityType {
        GlobalType { val_type: ValType::I32, mutable: true, shared: false }.into()
    }

    fn importing(imports: &[(&str, &str, EntityType)]) -> Vec<u8> {
        let mut section = ImportSection::new();
        for (module, name, kind) in imports {
            section.import(module, name, *kind);
        }
        let mut module = Module::new();
        module.section(&section);
        module.finish()
    }

    fn exported(module: &[u8]) -> Vec<(String, ExternalKind, u32)> {
        let sections = Parser::new(0).parse_all(module).filter_map(|payload| match payload {
            Ok(Payload::ExportSection(section)) => Some(section),
            _ => None,
        });
        let exports = sections.flatten().map(Result::unwrap);
        exports.map(|export| (export.name.to_owned(), export.kind, export.index)).collect()
    }

    #[test]
    fn what_modules_share_is_imported_once_and_passed_on() {
        let one = importing(&[(SHARED, "memory", memory()), (SHARED, "stack", global())]);
        let other = importing(&[
            (SHARED, "calls", table()),
            ("elsewhere", "more", memory()),
            (SHARED, "memory", memory()),
            (SHARED, "base", global()),
        ]);
        let module = passing_on(&[one, other]).unwrap();
        wasmparser::validate(&module).unwrap();
        let all =
            [("memory", Memory, 0), ("stack", Global, 0), ("calls", Table, 0), ("base", Global, 1)];
        assert_eq!(exported(&module), all.map(|(name, kind, at)| (name.to_owned(), kind, at)));
    }

    #[test]
    fn functions_are_not_shared() {
        let function = importing(&[(SHARED, "call", EntityType::Function(0))]);
        assert!(passing_on(&[function]).is_err());
    }
}
