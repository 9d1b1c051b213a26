//! Legal actions as bots see them: the verb of the notation, what it can be combined with, and one
//! example that can be answered as it stands.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Serialize;

use crate::bot::fallback::First;
use engine::core::ShipId;
use engine::game::{Ask, Choice, Purchase, SeaChoice};
use engine::poker::Moves;

/// Some legal actions of one kind: every combination of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Options {
    /// The first words of the action.
    pub verb: &'static str,
    /// One of these actions as text.
    pub example: String,
    /// What can follow the verb.
    #[serde(flatten)]
    pub fields: BTreeMap<&'static str, Field>,
}

/// What an action can be combined with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Field {
    /// The one possible value.
    One(String),
    /// Any of these.
    Any(Vec<String>),
    /// A number: the fewest or the most, as the name of the field says.
    Number(u32),
    /// Whether it is possible.
    Switch(bool),
    /// Any of these, each with its armies.
    Armies(BTreeMap<String, u32>),
}

fn one(value: impl Display) -> Field {
    Field::One(value.to_string())
}

fn any<T: Display>(values: impl IntoIterator<Item = T>) -> Field {
    Field::Any(values.into_iter().map(|value| value.to_string()).collect())
}

fn ships(ships: &[(ShipId, u32)]) -> Field {
    Field::Armies(ships.iter().map(|(ship, crew)| (ship.to_string(), *crew)).collect())
}

/// Blocks are counted from 1 in texts.
fn counted(blocks: &[u8]) -> Field {
    any(blocks.iter().map(|block| u32::from(*block) + 1))
}

impl Options {
    /// The options of a choice.
    pub fn of(choice: &Choice) -> Self {
        let (verb, fields) = describe(choice);
        let example = choice.sample(&mut First).map(|action| action.to_string());
        Self { verb, example: example.unwrap_or_default(), fields: fields.into_iter().collect() }
    }
}

type Described = (&'static str, Vec<(&'static str, Field)>);

fn describe(choice: &Choice) -> Described {
    use Field::Number;
    match choice {
        Choice::Choose { territories } => ("choose", vec![("territory", any(*territories))]),
        Choice::Build { territories } => ("build", vec![("territory", any(*territories))]),
        Choice::Levy { territories } => ("levy", vec![("territory", any(*territories))]),
        Choice::Garrison { territories, most } => {
            ("garrison", vec![("territory", any(*territories)), ("most", Number(*most))])
        }
        Choice::Deploy { territories, most } => {
            ("deploy", vec![("territory", any(*territories)), ("most", Number(*most))])
        }
        Choice::Rearrange { from, to, most } => {
            ("rearrange", vec![("from", one(from)), ("to", any(*to)), ("most", Number(*most))])
        }
        Choice::Transfer { from, to, most } => {
            ("transfer", vec![("from", one(from)), ("to", any(*to)), ("most", Number(*most))])
        }
        Choice::TurnIn { hand, buy } => {
            let buys = match buy {
                Purchase::Armies => "armies",
                Purchase::Factory => "factory",
                Purchase::Ship => "ship",
            };
            ("turn in", vec![("cards", any(hand.iter())), ("for", one(buys))])
        }
        Choice::Attack { from, to } => ("attack", vec![("from", one(from)), ("to", any(*to))]),
        Choice::Commit { from, to, most } => {
            ("commit", vec![("from", one(from)), ("to", any(*to)), ("most", Number(*most))])
        }
        Choice::Flank { to, from } => {
            let posts = from.iter().map(|(post, most)| (post.to_string(), *most)).collect();
            ("flank", vec![("to", one(to)), ("from", Field::Armies(posts))])
        }
        Choice::Mobilize { reveal } => ("mobilize", vec![("reveal", any(reveal.iter()))]),
        Choice::Roll { least, most } => {
            let number = |dice: &u8| Number(u32::from(*dice));
            ("roll", vec![("least", number(least)), ("most", number(most))])
        }
        Choice::RollBlock { blocks } => ("roll block", vec![("block", counted(blocks))]),
        Choice::Raise { faces } => ("raise", vec![("face", any(faces))]),
        Choice::Reserve { block, most } => {
            ("reserve", vec![("block", counted(&[*block])), ("most", Number(*most))])
        }
        Choice::Halt => ("halt", vec![]),
        Choice::Advance { most } => ("advance", vec![("most", Number(*most))]),
        Choice::Discard { cards } => ("discard", vec![("card", any(*cards))]),
        Choice::TakeOver { allies } => ("take over", vec![("ally", any(*allies))]),
        Choice::Declare { allies } => ("ally", vec![("ally", any(*allies))]),
        Choice::Contest => ("contest", vec![]),
        Choice::Accept => ("accept", vec![]),
        Choice::Poker(moves) => describe_poker(moves),
        Choice::Done => ("done", vec![]),
        Choice::Sea(choice) => describe_naval(choice),
    }
}

fn describe_naval(choice: &SeaChoice) -> Described {
    use Field::{Number, Switch};
    match choice {
        SeaChoice::Land { ship, to, aboard, committed } => (
            "land",
            vec![
                ("ship", one(ship)),
                ("to", any(*to)),
                ("aboard", Number(*aboard)),
                ("committed", Switch(*committed)),
            ],
        ),
        SeaChoice::Launch { at } => ("launch", vec![("at", any(at.iter()))]),
        SeaChoice::Sail { to } => ("sail", vec![("to", any(to.iter()))]),
        SeaChoice::Cruise { ships } => ("cruise", vec![("ship", any(ships))]),
        SeaChoice::Embark { ship, from, most } => {
            ("embark", vec![("ship", one(ship)), ("from", one(from)), ("most", Number(*most))])
        }
        SeaChoice::Disembark { ship, to, most } => {
            ("disembark", vec![("ship", one(ship)), ("to", any(*to)), ("most", Number(*most))])
        }
        SeaChoice::Engage { ships: own, targets, committed } => (
            "engage",
            vec![
                ("ships", ships(own)),
                ("targets", ships(targets)),
                ("committed", Switch(*committed)),
            ],
        ),
        SeaChoice::SendIn { ships: own, targets, committed } => (
            "send",
            vec![
                ("ships", ships(own)),
                ("targets", ships(targets)),
                ("committed", Switch(*committed)),
            ],
        ),
        SeaChoice::Roll { engagement, blocks } => {
            ("fight", vec![("engagement", counted(&[*engagement])), ("block", counted(blocks))])
        }
        SeaChoice::Reserve { engagement, block, most } => (
            "support",
            vec![
                ("engagement", counted(&[*engagement])),
                ("block", counted(&[*block])),
                ("most", Number(*most)),
            ],
        ),
        SeaChoice::BreakOff { engagement } => {
            ("break off", vec![("engagement", counted(&[*engagement]))])
        }
        SeaChoice::Board { ship, most } => {
            ("board", vec![("ship", one(ship)), ("most", Number(*most))])
        }
        SeaChoice::Sink => ("sink", vec![]),
    }
}

fn describe_poker(moves: &Moves) -> Described {
    match moves {
        Moves::Use { stash } => ("use", vec![("cards", any(*stash))]),
        Moves::Bet { .. } => ("bet, call, check, raise or fold", vec![]),
        Moves::Exchange { hand, stash } => {
            ("exchange", vec![("cards", any(*hand)), ("for", any(*stash))])
        }
        Moves::Show => ("show or muck", vec![]),
    }
}

/// A prompt in one word.
pub(super) fn ask(ask: &Ask) -> &'static str {
    match ask {
        Ask::Choose => "choose",
        Ask::Garrison { .. } => "garrison",
        Ask::Arrange => "arrange",
        Ask::FirstFactory | Ask::Factory { .. } => "factory",
        Ask::FirstShip { .. } | Ask::Launch { .. } => "launch",
        Ask::Cruise { .. } => "sail",
        Ask::SendIn => "send",
        Ask::SeaBattle => "sea-battle",
        Ask::Board { .. } => "board",
        Ask::Reinforce { .. } => "reinforce",
        Ask::Campaign => "campaign",
        Ask::Mobilize { .. } => "mobilize",
        Ask::Levy { .. } => "levy",
        Ask::Battle { .. } => "battle",
        Ask::PlusOne => "raise",
        Ask::Advance { .. } => "advance",
        Ask::Succeed => "succeed",
        Ask::Transfer => "transfer",
        Ask::Call => "call",
        Ask::Contest { .. } => "contest",
        Ask::Answer { .. } => "answer",
        Ask::Poker { .. } => "poker",
        Ask::Discard { .. } => "discard",
    }
}
