//! Fuzz targets: what comes from outside, as an enemy might make it. Each takes inputs that are known,
//! of the corpus and of the golden records, changes them at random, and checks what holds of any input:
//! nothing panics, what is read prints as text that reads the same, what is refused changes nothing.
//!
//! An input that once broke something is kept in `corpus`. Among the tests every target runs a set number
//! of inputs; `make soak` runs many more. A failure names the input and the seed that makes it again.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::panic, clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

/// The factor by which `make soak` runs more inputs.
const LONG: usize = 200;

/// So many inputs of a generator among the tests, and many more for `make soak`.
macro_rules! target {
    ($name:ident, $long:ident, $number:literal, $generator:expr, $check:expr) => {
        #[test]
        fn $name() {
            let target = bolero::check!().with_generator($generator);
            target.with_iterations($number).for_each($check);
        }

        #[test]
        #[ignore = "soak: takes minutes"]
        fn $long() {
            let target = bolero::check!().with_generator($generator);
            target.with_iterations($number * crate::LONG).for_each($check);
        }
    };
}

mod commands;
mod corpus;
mod games;
mod links;
mod notation;
mod play;
mod positions;
mod replies;
mod saves;
mod states;
