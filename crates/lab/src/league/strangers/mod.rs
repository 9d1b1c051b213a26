//! The strangers: simple policies that no level was trained on or selected against. They are for
//! validation only, so nothing else in the workspace may use them.
//!
//! Each has a file of its own with its one idea; some imitate published heuristics. They are not
//! meant to be strong, but to be different from our levels and from one another.

mod all_in;
mod border_balancer;
mod card_farmer;
mod cluster;
mod continent_first;
mod hahn;
mod killbot;
mod leader_first;
mod osborne;
mod pixie;
mod policy;
mod table;
#[cfg(test)]
mod tests;
mod turtle;
mod weakest_first;
mod wolf;

use players::bot::Bot;
use policy::{Policy, Stranger};

/// The names of all strangers.
pub(super) const NAMES: [&str; 13] = [
    "continent-first",
    "weakest-first",
    "leader-first",
    "turtle",
    "card-farmer",
    "all-in",
    "border-balancer",
    "hahn",
    "osborne",
    "wolf",
    "cluster",
    "pixie",
    "killbot",
];

/// Creates the stranger of this name; `None` if there is none. The same name, seed and observations
/// give the same decisions.
pub(super) fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let policy: Box<dyn Policy> = match name {
        "continent-first" => Box::new(continent_first::ContinentFirst),
        "weakest-first" => Box::new(weakest_first::WeakestFirst),
        "leader-first" => Box::new(leader_first::LeaderFirst),
        "turtle" => Box::new(turtle::Turtle),
        "card-farmer" => Box::new(card_farmer::CardFarmer),
        "all-in" => Box::new(all_in::AllIn),
        "border-balancer" => Box::new(border_balancer::BorderBalancer),
        "hahn" => Box::new(hahn::Hahn),
        "osborne" => Box::new(osborne::Osborne),
        "wolf" => Box::new(wolf::Wolf),
        "cluster" => Box::new(cluster::Cluster),
        "pixie" => Box::new(pixie::Pixie),
        "killbot" => Box::new(killbot::Killbot),
        _ => return None,
    };
    Some(Box::new(Stranger::new(policy, seed)))
}
