//! `rq --weights`: another value function.

use std::fs;
use std::path::PathBuf;

use players::bot::evaluation::ValueNet;

use crate::rq;

/// The built-in weights.
const BUILT_IN: &[u8] = include_bytes!("../../../players/src/bot/evaluation/weights.bin");

#[test]
fn levels_play_by_the_weights_in_a_file() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("weights");
    let simulate = "simulate --rules new-rules --seats hard,easy,easy --games 1 --json";
    let with_weights = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        rq(&format!("--weights {} {simulate}", file.display()))
    };
    let digest = rq(simulate).json()["digest"].clone();
    assert_eq!(with_weights(BUILT_IN).json()["digest"], digest);
    let mut opposite = ValueNet::read(BUILT_IN).unwrap();
    opposite.weights.iter_mut().for_each(|weight| *weight = -*weight);
    assert_ne!(with_weights(&opposite.write()).json()["digest"], digest);
    assert!(with_weights(b"RQW").refused(1).contains("weights"));
}
