//! Fuzz targets for all untrusted input. Each mutates known inputs, from the corpus and from golden
//! records, at random, and checks the same invariants: nothing panics, everything read prints as
//! text that reads back unchanged, and refused input changes nothing.
//!
//! An input that once caused a failure is kept in `corpus`. As part of the tests, every target runs
//! a fixed number of inputs; `make soak` runs many more. A failure reports the input and the seed
//! to reproduce it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::panic, clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

/// The factor by which `make soak` runs more inputs.
const LONG: usize = 200;

/// Defines a target with a number of inputs for the tests, and many more for `make soak`.
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
