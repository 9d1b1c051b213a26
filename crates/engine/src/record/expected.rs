//! The kinds of words that a line may continue with.

use std::fmt::{self, Display, Formatter};

use crate::core::{Message, messages};

/// A word or value that was expected where a line ended or had something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences say what each is")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Expected {
    Action,
    EndOfLine,
    Line,
    Army,
    Armies,
    ArmiesOrConquest,
    Territory,
    Block,
    Engagement,
    Ship,
    FewerShips,
    By,
    Hex,
    Dice,
    Face,
    NewCard,
    PokerCard,
    PokerCardOrNothing,
    Variant,
    Suit,
    Purchase,
    Mobilization,
    Quotation,
    RuleSet,
    Option,
    Value,
    Control,
    Seed,
    Phase,
    Round,
    Factories,
    Sets,
    Turns,
    Objective,
    Side,
    Reaction,
    Wear,
    Scar,
    Word,
    Secret,
    Lengths,
    Afterwards,
    Rolls,
    Cards,
    Stage,
    PokerWord,
}

messages! { Expected {
    Self::Action => ["action", "an action"],
    Self::EndOfLine => ["end-of-line", "the end of the line"],
    Self::Line => ["line", "a line"],
    Self::Army => ["army", "an army"],
    Self::Armies => ["armies", "a number of armies"],
    Self::ArmiesOrConquest => ["armies-or-conquest", "“conquest” or a number of armies"],
    Self::Territory => ["territory", "a territory"],
    Self::Block => ["block", "the number of a block"],
    Self::Engagement => ["engagement", "the number of an engagement"],
    Self::Ship => ["ship", "the number of a ship"],
    Self::FewerShips => ["fewer-ships", "a smaller number of ships"],
    Self::By => ["by", "“by”"],
    Self::Hex => ["hex", "a sea hex such as “4,12”"],
    Self::Dice => ["dice", "a number of dice"],
    Self::Face => ["face", "the face of a die"],
    Self::NewCard => ["new-card", "a card that has not been named yet"],
    Self::PokerCard => ["poker-card", "a poker card such as “QH” or “7C”"],
    Self::PokerCardOrNothing => ["poker-card-or-nothing", "a poker card or “nothing”"],
    Self::Variant => ["poker-game", "“draw”, “stud” or “holdem”"],
    Self::Suit => ["suit", "a suit"],
    Self::Purchase => ["purchase", "“armies”, “factory” or “ship”"],
    Self::Mobilization => ["mobilization", "“cut”, “reveal” or “nothing”"],
    Self::Quotation => ["quotation", "a text in quotation marks"],
    Self::RuleSet => ["rule-set", "a rule set"],
    Self::Option => ["option", "an option"],
    Self::Value => ["value", "a value for the option"],
    Self::Control => ["control", "“human” or “computer”"],
    Self::Seed => ["seed", "a seed of 64 hexadecimal digits"],
    Self::Phase => [
        "phase", "a phase such as “reinforce”, “campaign”, “battle”, “poker” or “transfer”"
    ],
    Self::Round => ["round", "the number of the round"],
    Self::Factories => ["factories", "a number of factories"],
    Self::Sets => ["sets", "a number of sets"],
    Self::Turns => ["turns", "a number of turns"],
    Self::Objective => ["objective", "an objective such as “Asia+Africa” or “Blue”"],
    Self::Side => ["side", "“attacker” or “defender”"],
    Self::Wear => ["wear", "a number of rolls"],
    Self::Reaction => ["ploy", "“ambush”, “barrage” or “missile”"],
    Self::Scar => ["scar", "“shortage”, “bunker” or “fortification”"],
    Self::Word => ["word", "a number below 4294967296"],
    Self::Secret => ["secret", "a secret of 40 hexadecimal digits"],
    Self::Lengths => ["lengths", "a number of boat lengths"],
    Self::Afterwards => [
        "afterwards", "“advance”, “campaign”, “next-turn”, “after-battle” or “end-turn”"
    ],
    Self::Rolls => ["rolls", "a number of rolls"],
    Self::Cards => ["unknown-cards", "a number of unknown cards, at most 60"],
    Self::Stage => [
        "stage-of-poker",
        "a stage of poker (“naming”, “using”, “first-bets”, “exchanging”, “last-bets”, “flop”, \
         “turn”, “river”, “third” to “seventh”, “showing” or “uncalled”)"
    ],
    Self::PokerWord => ["raised-or-least", "“raised”, “before”, “least” or “later”"],
} }

impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.say(f)
    }
}
