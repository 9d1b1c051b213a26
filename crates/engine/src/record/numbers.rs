//! Actions as numbers in packed records: a number for each kind, then its fields in order.
//!
//! Stored games depend on these numbers, so they never change; a new kind of action takes the next
//! one.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::game::{Action, SeaAction};

/// The most numbers stored for an action: its kind and four fields.
const LONGEST: usize = 5;

/// Generates the code to write and read actions from a list of their kinds: number, fields, action.
macro_rules! numbered {
    ($(($number:literal: $($field:ident)* => $($action:tt)+))+) => {
        impl Serialize for Action {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number = |number: u32| number;
                match self {
                    $($($action)+ => (number($number), $($field,)*).serialize(serializer),)+
                }
            }
        }

        impl<'de> Visitor<'de> for Numbered {
            type Value = Action;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an action")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Action, A::Error> {
                Ok(match next::<u32, A>(&mut seq)? {
                    $($number => {
                        $(let $field = next(&mut seq)?;)*
                        $($action)+
                    })+
                    _ => return Err(A::Error::custom("no kind of action has this number")),
                })
            }
        }
    };
}

numbered! {
    (0: territory => Action::Choose { territory })
    (1: territory armies => Action::Garrison { territory, armies })
    (2: from to armies => Action::Rearrange { from, to, armies })
    (3: territory => Action::Build { territory })
    (4: cards buy => Action::TurnIn { cards, buy })
    (5: territory armies => Action::Deploy { territory, armies })
    (6: from to => Action::Attack { from, to })
    (7: from to armies => Action::Commit { from, to, armies })
    (8: to size from => Action::Flank { to, size, from })
    (9: ship to effort => Action::Sea(SeaAction::Land { ship, to, effort }))
    (10: at => Action::Sea(SeaAction::Launch { at }))
    (11: ship => Action::Sea(SeaAction::Cruise { ship }))
    (12: to => Action::Sea(SeaAction::Sail { to }))
    (13: ship from armies => Action::Sea(SeaAction::Embark { ship, from, armies }))
    (14: ship to armies => Action::Sea(SeaAction::Disembark { ship, to, armies }))
    (15: engagements => Action::Sea(SeaAction::Engage { engagements }))
    (16: engagements => Action::Sea(SeaAction::SendIn { engagements }))
    (17: engagement block until => Action::Sea(SeaAction::Roll { engagement, block, dice: None, until }))
    (18: engagement block armies => Action::Sea(SeaAction::Reserve { engagement, block, armies }))
    (19: engagement => Action::Sea(SeaAction::BreakOff { engagement }))
    (20: ship armies => Action::Sea(SeaAction::Board { ship, armies }))
    (21: => Action::Sea(SeaAction::Sink))
    (22: cut reveal => Action::Mobilize { cut, reveal })
    (23: territory => Action::Levy { territory })
    (24: dice until => Action::Roll { dice, until })
    (25: block plus until => Action::RollBlock { block, plus, until })
    (26: face => Action::Raise { face })
    (27: block armies => Action::Reserve { block, armies })
    (28: => Action::Halt)
    (29: armies => Action::Advance { armies })
    (30: from to armies => Action::Transfer { from, to, armies })
    (31: card => Action::Discard { card })
    (32: ally => Action::TakeOver { ally })
    (33: seat => Action::Leave { seat })
    (34: ally => Action::Join { ally })
    (35: => Action::Done)
    (36: ally => Action::Declare { ally })
    (37: => Action::Contest)
    (38: => Action::Accept)
    (39: poker_move => Action::Poker(poker_move))
    (40: engagement block until dice => Action::Sea(SeaAction::Roll { engagement, block, dice: Some(dice), until }))
    (41: => Action::Draw)
    (43: card => Action::Shed { card })
    (60: from to armies => Action::Expand { from, to, armies })
    (61: dice => Action::Defend { dice })
    (62: => Action::Ambush)
    (63: => Action::Barrage)
    (64: side face => Action::Missile { side, face })
    (65: word => Action::Reseed { word })
    (66: seats anchor nonce => Action::Pledge { seats, anchor, nonce })
    (67: secret => Action::Reveal { secret })
    (68: word => Action::Fork { word })
}

struct Numbered;

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(LONGEST, Numbered)
    }
}

fn next<'de, T: Deserialize<'de>, A: SeqAccess<'de>>(seq: &mut A) -> Result<T, A::Error> {
    seq.next_element()?.ok_or_else(|| A::Error::custom("the action is cut off"))
}
