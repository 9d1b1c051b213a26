//! Verbs of actions, the common vocabulary of records, typed commands and bots.

use crate::core::id_enum;
use crate::game::action::Action;
use crate::game::action::sea::SeaAction;
use crate::game::choice::Choice;
use crate::game::choice::sea::SeaChoice;
use crate::poker::{Amounts, Bet, BetSet, Move, Moves};

id_enum! {
    /// The verb of an action: the one or two words that begin it in records. Some kinds of action
    /// share a verb and are told apart by the rest, such as `roll 3` and `roll block 1`, or `raise`
    /// at poker and `raise 5` for a die.
    pub enum Verb {
        Launch = "launch",
        Cruise = "cruise",
        Sail = "sail",
        Embark = "embark",
        Disembark = "disembark",
        Land = "land",
        Engage = "engage",
        Send = "send",
        Fight = "fight",
        Support = "support",
        BreakOff = "break off",
        Board = "board",
        Sink = "sink",
        Ally = "ally",
        Contest = "contest",
        Accept = "accept",
        Deal = "deal",
        Use = "use",
        Check = "check",
        Bet = "bet",
        Call = "call",
        Fold = "fold",
        Wager = "wager",
        Exchange = "exchange",
        Show = "show",
        Muck = "muck",
        Choose = "choose",
        Garrison = "garrison",
        Rearrange = "rearrange",
        Build = "build",
        TurnIn = "turn in",
        Deploy = "deploy",
        Attack = "attack",
        Commit = "commit",
        Flank = "flank",
        Mobilize = "mobilize",
        Levy = "levy",
        Roll = "roll",
        Raise = "raise",
        Reserve = "reserve",
        Halt = "halt",
        Advance = "advance",
        Transfer = "transfer",
        Discard = "discard",
        Draw = "draw",
        TakeOver = "take over",
        Leave = "leave",
        Join = "join",
        Done = "done",
        Expand = "expand",
        Defend = "defend",
        Ambush = "ambush",
        Barrage = "barrage",
        Missile = "missile",
        Reseed = "stir",
        Pledge = "pledge",
        Reveal = "reveal",
        Fork = "fork",
    }
}

impl From<Bet> for Verb {
    fn from(bet: Bet) -> Self {
        match bet {
            Bet::Check => Self::Check,
            Bet::Bet => Self::Bet,
            Bet::Call => Self::Call,
            Bet::Raise => Self::Raise,
            Bet::Fold => Self::Fold,
        }
    }
}

impl Action {
    /// Returns the verb of the action.
    pub fn verb(&self) -> Verb {
        match self {
            Self::Choose { .. } => Verb::Choose,
            Self::Garrison { .. } => Verb::Garrison,
            Self::Rearrange { .. } => Verb::Rearrange,
            Self::Build { .. } => Verb::Build,
            Self::TurnIn { .. } => Verb::TurnIn,
            Self::Deploy { .. } => Verb::Deploy,
            Self::Attack { .. } => Verb::Attack,
            Self::Commit { .. } => Verb::Commit,
            Self::Flank { .. } => Verb::Flank,
            Self::Sea(action) => action.verb(),
            Self::Mobilize { .. } => Verb::Mobilize,
            Self::Levy { .. } => Verb::Levy,
            Self::Roll { .. } | Self::RollBlock { .. } => Verb::Roll,
            Self::Raise { .. } => Verb::Raise,
            Self::Reserve { .. } => Verb::Reserve,
            Self::Halt => Verb::Halt,
            Self::Advance { .. } => Verb::Advance,
            Self::Transfer { .. } => Verb::Transfer,
            Self::Discard { .. } | Self::Shed { .. } => Verb::Discard,
            Self::Draw => Verb::Draw,
            Self::TakeOver { .. } => Verb::TakeOver,
            Self::Leave { .. } => Verb::Leave,
            Self::Join { .. } => Verb::Join,
            Self::Done => Verb::Done,
            Self::Declare { .. } => Verb::Ally,
            Self::Contest => Verb::Contest,
            Self::Accept => Verb::Accept,
            Self::Poker(action) => action.verb(),
            Self::Expand { .. } => Verb::Expand,
            Self::Defend { .. } => Verb::Defend,
            Self::Ambush => Verb::Ambush,
            Self::Barrage => Verb::Barrage,
            Self::Missile { .. } => Verb::Missile,
            Self::Reseed { .. } => Verb::Reseed,
            Self::Pledge { .. } => Verb::Pledge,
            Self::Reveal { .. } => Verb::Reveal,
            Self::Fork { .. } => Verb::Fork,
        }
    }
}

impl SeaAction {
    /// Returns the verb of the action.
    pub fn verb(&self) -> Verb {
        match self {
            Self::Launch { .. } => Verb::Launch,
            Self::Cruise { .. } => Verb::Cruise,
            Self::Sail { .. } => Verb::Sail,
            Self::Embark { .. } => Verb::Embark,
            Self::Disembark { .. } => Verb::Disembark,
            Self::Land { .. } => Verb::Land,
            Self::Engage { .. } => Verb::Engage,
            Self::SendIn { .. } => Verb::Send,
            Self::Roll { .. } => Verb::Fight,
            Self::Reserve { .. } => Verb::Support,
            Self::BreakOff { .. } => Verb::BreakOff,
            Self::Board { .. } => Verb::Board,
            Self::Sink => Verb::Sink,
        }
    }
}

impl Move {
    /// Returns the verb of the move.
    pub fn verb(&self) -> Verb {
        match *self {
            Self::Name(_) => Verb::Deal,
            Self::Use(_) => Verb::Use,
            Self::Bet(bet) => bet.into(),
            Self::Wager(_) => Verb::Wager,
            Self::Exchange { .. } => Verb::Exchange,
            Self::Show => Verb::Show,
            Self::Muck => Verb::Muck,
        }
    }
}

impl Choice {
    /// Returns the verbs of its actions: several for bets, and for showing a hand.
    pub fn verbs(&self) -> Vec<Verb> {
        vec![match self {
            Self::Choose { .. } => Verb::Choose,
            Self::Garrison { .. } => Verb::Garrison,
            Self::Rearrange { .. } => Verb::Rearrange,
            Self::Build { .. } => Verb::Build,
            Self::TurnIn { .. } => Verb::TurnIn,
            Self::Deploy { .. } => Verb::Deploy,
            Self::Attack { .. } => Verb::Attack,
            Self::Commit { .. } => Verb::Commit,
            Self::Flank { .. } => Verb::Flank,
            Self::Sea(choice) => choice.verb(),
            Self::Mobilize { .. } | Self::Cut | Self::Reveal { .. } => Verb::Mobilize,
            Self::Levy { .. } => Verb::Levy,
            Self::Roll { .. } | Self::RollBlock { .. } => Verb::Roll,
            Self::Raise { .. } => Verb::Raise,
            Self::Reserve { .. } => Verb::Reserve,
            Self::Halt => Verb::Halt,
            Self::Advance { .. } => Verb::Advance,
            Self::Transfer { .. } => Verb::Transfer,
            Self::Discard { .. } | Self::Shed { .. } => Verb::Discard,
            Self::Draw => Verb::Draw,
            Self::TakeOver { .. } => Verb::TakeOver,
            Self::Declare { .. } => Verb::Ally,
            Self::Contest => Verb::Contest,
            Self::Accept => Verb::Accept,
            Self::Poker(Moves::Use { .. }) => Verb::Use,
            Self::Poker(Moves::Name { .. }) => Verb::Deal,
            Self::Poker(Moves::Bet { bets, amounts }) => return bet_verbs(*bets, *amounts),
            Self::Poker(Moves::Exchange { .. }) => Verb::Exchange,
            Self::Poker(Moves::Show) => return vec![Verb::Show, Verb::Muck],
            Self::Done => Verb::Done,
            Self::Expand { .. } => Verb::Expand,
            Self::Defend { .. } => Verb::Defend,
            Self::Ambush => Verb::Ambush,
            Self::Barrage => Verb::Barrage,
            Self::Missile { .. } => Verb::Missile,
        }]
    }
}

/// Returns one verb for each possible bet; those with an amount share one.
fn bet_verbs(bets: BetSet, amounts: Option<Amounts>) -> Vec<Verb> {
    let verb = |bet| match (bet, amounts) {
        (Bet::Bet | Bet::Raise, Some(_)) => Verb::Wager,
        _ => Verb::from(bet),
    };
    bets.iter().map(verb).collect()
}

impl SeaChoice {
    /// Returns the verb of its actions.
    pub fn verb(&self) -> Verb {
        match self {
            Self::Launch { .. } => Verb::Launch,
            Self::Cruise { .. } => Verb::Cruise,
            Self::Sail { .. } => Verb::Sail,
            Self::Embark { .. } => Verb::Embark,
            Self::Disembark { .. } => Verb::Disembark,
            Self::Land { .. } => Verb::Land,
            Self::Engage { .. } => Verb::Engage,
            Self::SendIn { .. } => Verb::Send,
            Self::Roll { .. } => Verb::Fight,
            Self::Reserve { .. } => Verb::Support,
            Self::BreakOff { .. } => Verb::BreakOff,
            Self::Board { .. } => Verb::Board,
            Self::Sink => Verb::Sink,
        }
    }
}
