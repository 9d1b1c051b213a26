//! The functions by which the program asks for its parts, added to `page/parts.js`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Returns a line for each file with its address and hash, and one for each part, which exports its
/// function with its files: most files belong to several parts. `hashes` has one for each file.
pub fn exports(parts: &BTreeMap<String, Vec<String>>, hashes: &BTreeMap<String, String>) -> String {
    let mut lines = String::new();
    let used: BTreeSet<&String> = parts.values().flatten().collect();
    for file in used {
        let _ = writeln!(lines, "const {file} = [\"./{file}.wasm\", \"{}\"];", hashes[file]);
    }
    for (part, files) in parts {
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
        let lines = format!(
            r#"const split_brain = ["./split_brain.wasm", "{hash}"];
const split_table = ["./split_table.wasm", "{hash}"];
export const __wasm_split_load_brain = part([split_table, split_brain]);
"#
        );
        assert_eq!(exports(&parts, &hashes), lines);
    }
}
