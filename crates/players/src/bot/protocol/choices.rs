//! Legal actions as bots see them: the verb of the notation, its possible fields, and one example
//! that is a valid answer as it stands.

use std::fmt::Display;

use serde::Serialize;

use super::named::Named;
use crate::bot::fallback::First;
use engine::battle::Side;
use engine::core::ShipId;
use engine::game::{Choice, Purchase, SeaChoice, Verb};
use engine::poker::{Amounts, Bet, Moves};

/// Legal actions of one kind: every combination of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Options {
    /// The first words of the action.
    pub verb: String,
    /// An example of these actions, as text.
    pub example: String,
    /// The fields that can follow the verb.
    #[serde(flatten)]
    pub fields: Named<&'static str, ActionField>,
}

/// The possible values of a field of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ActionField {
    /// The one possible value.
    One(String),
    /// One of several possible values.
    Any(Vec<String>),
    /// A number: the fewest or the most, as the name of the field says.
    Number(u32),
    /// True if it is possible.
    Switch(bool),
    /// Any of these, each with its armies.
    Armies(Named<String, u32>),
}

fn one(value: impl Display) -> ActionField {
    ActionField::One(value.to_string())
}

fn any<T: Display>(values: impl IntoIterator<Item = T>) -> ActionField {
    ActionField::Any(values.into_iter().map(|value| value.to_string()).collect())
}

fn ships(ships: &[(ShipId, u32)]) -> ActionField {
    ActionField::Armies(ships.iter().map(|(ship, crew)| (ship.to_string(), *crew)).collect())
}

/// Counts blocks from 1, as in texts.
fn counted(blocks: &[u8]) -> ActionField {
    any(blocks.iter().map(|block| u32::from(*block) + 1))
}

impl Options {
    /// Returns the options of a choice.
    pub fn of(choice: &Choice) -> Self {
        let example = choice.sample(&mut First).map(|action| action.to_string());
        Self {
            verb: first_words(choice),
            example: example.unwrap_or_default(),
            fields: describe(choice).into_iter().collect(),
        }
    }
}

/// Returns the first words of the actions: those of any bet, since the example says which is
/// possible.
fn first_words(choice: &Choice) -> String {
    if let Choice::RollBlock { .. } = choice {
        return format!("{} block", Verb::Roll);
    }
    if let Choice::Poker(Moves::Bet { bets, amounts }) = choice {
        let [bet, call, check, raise, fold, wager] =
            [Verb::Bet, Verb::Call, Verb::Check, Verb::Raise, Verb::Fold, Verb::Wager];
        let fold = if bets.contains(Bet::Fold) { format!(" or {fold}") } else { String::new() };
        return if amounts.is_some() {
            format!("{call}, {check}, {wager}{fold}")
        } else {
            format!("{bet}, {call}, {check}, {raise}{fold}")
        };
    }
    choice.verbs().into_iter().map(Verb::name).collect::<Vec<_>>().join(" or ")
}

/// The fields that can follow the verb.
type VerbFields = Vec<(&'static str, ActionField)>;

fn describe(choice: &Choice) -> VerbFields {
    use ActionField::Number;
    match choice {
        Choice::Choose { territories }
        | Choice::Build { territories }
        | Choice::Levy { territories } => vec![("territory", any(*territories))],
        Choice::Garrison { territories, most } | Choice::Deploy { territories, most } => {
            vec![("territory", any(*territories)), ("most", Number(*most))]
        }
        Choice::Rearrange { from, to, most }
        | Choice::Commit { from, to, most }
        | Choice::Transfer { from, to, most }
        | Choice::Expand { from, to, most } => {
            vec![("from", one(from)), ("to", any(*to)), ("most", Number(*most))]
        }
        Choice::TurnIn { hand, sets: _, buy } => {
            let buys = match buy {
                Purchase::Armies => "armies",
                Purchase::Factory => "factory",
                Purchase::Ship => "ship",
            };
            vec![("cards", any(hand.iter())), ("for", one(buys))]
        }
        Choice::Attack { from, to } => vec![("from", one(from)), ("to", any(*to))],
        Choice::Flank { to, from } => {
            let posts = from.iter().map(|(post, most)| (post.to_string(), *most));
            vec![("to", one(to)), ("from", ActionField::Armies(posts.collect()))]
        }
        Choice::Mobilize { reveal: cards } | Choice::Reveal { cards } => {
            vec![("reveal", any(cards.iter()))]
        }
        Choice::Roll { least, most } | Choice::Defend { least, most } => {
            let number = |dice: &u8| Number(u32::from(*dice));
            vec![("least", number(least)), ("most", number(most))]
        }
        Choice::RollBlock { blocks } => vec![("block", counted(blocks))],
        Choice::Raise { faces } => vec![("face", any(faces))],
        Choice::Reserve { block, most } => {
            vec![("block", counted(&[*block])), ("most", Number(*most))]
        }
        Choice::Advance { most } => vec![("most", Number(*most))],
        Choice::Discard { cards } => vec![("card", any(*cards))],
        Choice::TakeOver { allies } | Choice::Declare { allies } => {
            vec![("ally", any(*allies))]
        }
        Choice::Poker(moves) => describe_poker(moves),
        Choice::Shed { cards } => vec![("card", any(cards.iter()))],
        Choice::Missile { dice } => {
            let named = dice.iter().map(|(side, face)| format!("{} {face}", side_in_words(*side)));
            vec![("die", any(named))]
        }
        Choice::Cut
        | Choice::Halt
        | Choice::Contest
        | Choice::Accept
        | Choice::Draw
        | Choice::Ambush
        | Choice::Barrage
        | Choice::Done => vec![],
        Choice::Sea(choice) => describe_naval(choice),
    }
}

/// Returns the name of a side in the notation.
pub(super) fn side_in_words(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}

fn describe_naval(choice: &SeaChoice) -> VerbFields {
    use ActionField::{Number, Switch};
    match choice {
        SeaChoice::Land { ship, to, aboard, committed } => vec![
            ("ship", one(ship)),
            ("to", any(*to)),
            ("aboard", Number(*aboard)),
            ("committed", Switch(*committed)),
        ],
        SeaChoice::Launch { at } => vec![("at", any(at.iter()))],
        SeaChoice::Sail { to } => vec![("to", any(to.iter()))],
        SeaChoice::Cruise { ships } => vec![("ship", any(ships))],
        SeaChoice::Embark { ship, from, most } => {
            vec![("ship", one(ship)), ("from", one(from)), ("most", Number(*most))]
        }
        SeaChoice::Disembark { ship, to, most } => {
            vec![("ship", one(ship)), ("to", any(*to)), ("most", Number(*most))]
        }
        SeaChoice::Engage { ships: own, targets, committed }
        | SeaChoice::SendIn { ships: own, targets, committed } => vec![
            ("ships", ships(own)),
            ("targets", ships(targets)),
            ("committed", Switch(*committed)),
        ],
        SeaChoice::Roll { engagement, blocks, least, most } => {
            let number = |dice: &u8| Number(u32::from(*dice));
            let mut fields =
                vec![("engagement", counted(&[*engagement])), ("block", counted(blocks))];
            if least <= most {
                fields.extend([("least", number(least)), ("most", number(most))]);
            }
            fields
        }
        SeaChoice::Reserve { engagement, block, most } => vec![
            ("engagement", counted(&[*engagement])),
            ("block", counted(&[*block])),
            ("most", Number(*most)),
        ],
        SeaChoice::BreakOff { engagement } => {
            vec![("engagement", counted(&[*engagement]))]
        }
        SeaChoice::Board { ship, most } => {
            vec![("ship", one(ship)), ("most", Number(*most))]
        }
        SeaChoice::Sink => vec![],
    }
}

fn describe_poker(moves: &Moves) -> VerbFields {
    match moves {
        Moves::Name { variants } => vec![("game", any(*variants))],
        Moves::Use { stash, least, most } => vec![
            ("cards", any(*stash)),
            ("least", ActionField::Number(u32::from(*least))),
            ("most", ActionField::Number(u32::from(*most))),
        ],
        Moves::Exchange { hand, stash } => {
            vec![("cards", any(*hand)), ("for", any(*stash))]
        }
        Moves::Bet { amounts: Some(Amounts { least, most }), .. } => {
            vec![("least", ActionField::Number(*least)), ("most", ActionField::Number(*most))]
        }
        Moves::Bet { amounts: None, .. } | Moves::Show => vec![],
    }
}
