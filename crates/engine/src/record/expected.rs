//! The kinds of words that a line may continue with.

use std::fmt::{self, Display, Formatter};

/// A word or value that was expected where a line ended or had something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences say what each is")]
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

impl Expected {
    /// Returns the error message for a word found in its place.
    pub(super) fn instead(self, found: &str) -> String {
        match self {
            Self::EndOfLine => text::records::surplus(found),
            Self::NewCard => text::records::already_named(found),
            Self::FewerShips => text::records::one_ship_too_many(found),
            expected => text::records::Unexpected { found, expected }.say(),
        }
    }
}

impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Action => text::records::action(),
            Self::EndOfLine => text::records::end_of_line(),
            Self::Line => text::records::line(),
            Self::Army => text::records::army(),
            Self::Armies => text::records::armies(),
            Self::ArmiesOrConquest => text::records::armies_or_conquest(),
            Self::Territory => text::records::territory(),
            Self::Block => text::records::block(),
            Self::Engagement => text::records::engagement(),
            Self::Ship => text::records::ship(),
            Self::FewerShips => text::records::fewer_ships(),
            Self::By => text::records::by(),
            Self::Hex => text::records::hex(),
            Self::Dice => text::records::dice(),
            Self::Face => text::records::face(),
            Self::NewCard => text::records::new_card(),
            Self::PokerCard => text::records::poker_card(),
            Self::PokerCardOrNothing => text::records::poker_card_or_nothing(),
            Self::Variant => text::records::poker_game(),
            Self::Suit => text::records::suit(),
            Self::Purchase => text::records::purchase(),
            Self::Mobilization => text::records::mobilization(),
            Self::Quotation => text::records::quotation(),
            Self::RuleSet => text::records::rule_set(),
            Self::Option => text::records::option(),
            Self::Value => text::records::value(),
            Self::Control => text::records::control(),
            Self::Seed => text::records::seed(),
            Self::Phase => text::records::phase(),
            Self::Round => text::records::round(),
            Self::Factories => text::records::factories(),
            Self::Sets => text::records::sets(),
            Self::Turns => text::records::turns(),
            Self::Objective => text::records::objective(),
            Self::Side => text::records::side(),
            Self::Wear => text::records::wear(),
            Self::Reaction => text::records::ploy(),
            Self::Scar => text::records::scar(),
            Self::Word => text::records::word(),
            Self::Secret => text::records::secret(),
            Self::Lengths => text::records::lengths(),
            Self::Afterwards => text::records::afterwards(),
            Self::Rolls => text::records::rolls(),
            Self::Cards => text::records::unknown_cards(),
            Self::Stage => text::records::stage_of_poker(),
            Self::PokerWord => text::records::raised_or_least(),
        })
    }
}
