//! The functions by which the program asks for its parts, added to `page/parts.js`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Returns a line for each part, which exports its function with the addresses and hashes of its
/// files. `hashes` has one for each file.
pub fn exports(parts: &BTreeMap<String, Vec<String>>, hashes: &BTreeMap<String, String>) -> String {
    let mut lines = String::new();
    for (part, files) in parts {
        let files: Vec<String> =
            files.iter().map(|file| format!("[\"./{file}.wasm\", \"{}\"]", hashes[file])).collect();
        let files = files.join(", ");
        let _ = writeln!(lines, "export const __wasm_split_load_{part} = part([{files}]);");
    }
    lines
}

/// Returns the hash by which browsers check a file.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_has_a_function_with_its_files_in_order() {
        let files = ["split_table", "split_brain"].map(String::from);
        let hashes = files.clone().map(|file| (file, integrity(b""))).into();
        let parts = BTreeMap::from([("brain".to_owned(), files.to_vec())]);
        let hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        let files =
            format!(r#"["./split_table.wasm", "{hash}"], ["./split_brain.wasm", "{hash}"]"#);
        let line = format!("export const __wasm_split_load_brain = part([{files}]);\n");
        assert_eq!(exports(&parts, &hashes), line);
    }
}
