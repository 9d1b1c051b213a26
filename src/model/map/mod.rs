//! The map: the positions of everything on it, and the effects of fingers and keys.

pub mod arrow_keys;
pub mod berths;
pub mod continents;
pub mod crowd;
pub mod curved_arrows;
pub mod details;
pub mod direction;
pub mod drag;
pub mod drawing;
pub mod emblem;
pub mod extra;
pub mod framing;
pub mod free_space;
pub mod gesture;
pub mod in_words;
pub mod inertia;
pub mod lines;
pub mod marks;
pub mod names;
pub mod outline;
pub mod place;
pub mod scene;
pub mod sketch;
pub mod tap_action;
pub mod territories;
pub mod viewport;
