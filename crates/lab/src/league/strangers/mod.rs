//! The strangers: simple policies that no level was trained on or selected against. They are for
//! validation only, so nothing else in the workspace may use them.
//!
//! Each has a file of its own with its one idea; some imitate published heuristics. They are not
//! meant to be strong, but to be different from our levels and from one another.
//!
//! A choice between candidates by games against [`NAMES`] is validated by games against
//! [`HELD_OUT`], which nothing may be chosen by.

mod all_in;
mod border_balancer;
mod brawler;
mod breaker;
mod bully;
mod card_farmer;
mod cluster;
mod continent_first;
mod hahn;
mod killbot;
mod leader_first;
mod leveller;
mod osborne;
mod pathfinder;
mod pixie;
mod policy;
mod raider;
mod table;
#[cfg(test)]
mod tests;
mod turtle;
mod weakest_first;
mod wolf;

use players::bot::Bot;
use policy::{Policy, Stranger};

/// The names of the strangers that candidates may be chosen by.
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

/// The names of the strangers that only confirm a choice.
pub(super) const HELD_OUT: [&str; 6] =
    ["brawler", "leveller", "breaker", "bully", "raider", "pathfinder"];

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
        "brawler" => Box::new(brawler::Brawler),
        "leveller" => Box::new(leveller::Leveller),
        "breaker" => Box::new(breaker::Breaker),
        "bully" => Box::new(bully::Bully),
        "raider" => Box::new(raider::Raider),
        "pathfinder" => Box::new(pathfinder::Pathfinder),
        _ => return None,
    };
    Some(Box::new(Stranger::new(policy, seed)))
}
