//! Messages to the person at the screen, in words.

use crate::names::player_name;
use engine::core::RuleId;
use engine::game::Refusal;
use table::{Notice, Session};
use words::InWords;

/// A message to the person at the screen, in whole sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticeView {
    pub text: String,
    /// The rule it cites, if any.
    pub rule: Option<RuleId>,
}

impl From<Refusal> for NoticeView {
    fn from(refusal: Refusal) -> Self {
        Self::citing(refusal.rule(), &refusal.in_words())
    }
}

impl NoticeView {
    /// Returns the notice to show at a table.
    pub fn of(session: &Session) -> Option<Self> {
        session.notice().map(|notice| Self::about(session, notice))
    }

    /// Puts a notice into words.
    pub fn about(session: &Session, notice: &Notice) -> Self {
        let text = match *notice {
            Notice::Refused(ref refusal) => return refusal.clone().into(),
            Notice::NoUndo(error) => error.in_words().to_owned(),
            Notice::UndoNotYours => text::table::undo_not_yours().to_owned(),
            Notice::NotHere(seat) => text::prompt::elsewhere_not_here(player_name(session, seat)),
            Notice::Raised { territory, armies } => {
                text::land_told::Changed { territory, armies }.say()
            }
            Notice::Ambushed(territory) => text::land_told::changed_ambush(territory),
            Notice::PathStopped(percent) => text::land_told::march_stopped(percent),
            Notice::CannotDeal => text::away::lost_key().to_owned(),
            Notice::CannotReveal => text::prompt::no_secret().to_owned(),
        };
        Self::from_text(&text)
    }

    /// Creates a notice that cites no rule.
    pub fn from_text(text: &str) -> Self {
        Self { text: whole(text), rule: None }
    }

    /// Creates a notice that cites a rule.
    pub fn citing(rule: RuleId, text: &str) -> Self {
        Self { text: whole(text), rule: Some(rule) }
    }
}

/// Turns a reason into a sentence, with a capital at the beginning and a full stop at the end.
pub fn whole(text: &str) -> String {
    let stop = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    text::sentence(text) + stop
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, ShipId};
    use engine::game::{SetupError, UndoError};
    use engine::poker::{Amounts, Bet, Card, IllegalMove, Variant};
    use engine::world::{Hex, Ocean, Territory};

    fn refusals() -> Vec<Refusal> {
        let (rule, seat, ship) = (RuleId("T1"), Seat::Red, ShipId::try_from(2).unwrap());
        let (here, there) = (Territory::Alaska, Territory::Brazil);
        let hex: Hex = "12,3".parse().unwrap();
        let card = Card::QueenOfHearts;
        let fouls = [
            IllegalMove::NotNow,
            IllegalMove::NotInStash(card),
            IllegalMove::NotInHand(card),
            IllegalMove::NumberUsed { least: 1, most: 5 },
            IllegalMove::NumberUsed { least: 0, most: 2 },
            IllegalMove::Amount(Amounts { least: 2, most: 9 }),
            IllegalMove::Amount(Amounts { least: 1, most: 1 }),
            IllegalMove::OneArmy,
            IllegalMove::NoSuchGame(Variant::Stud),
            IllegalMove::TooManyTaken,
            IllegalMove::NoSuchBet(Bet::Check),
            IllegalMove::NoSuchBet(Bet::Raise),
            IllegalMove::NoSuchBet(Bet::Call),
        ];
        let armies = [(1, 1), (3, 3), (2, 1), (1, 4)];
        let dice = [(1, 1), (3, 3), (1, 3)];
        let mut all = vec![
            Refusal::Over,
            Refusal::NotNow(rule),
            Refusal::NotFree(here),
            Refusal::NotYours(here, rule),
            Refusal::Yours(here),
            Refusal::NoBorder(here, there),
            Refusal::NoPath(here, there),
            Refusal::SamePlace(here),
            Refusal::NoneToSpare(here),
            Refusal::NobodyBeside(here),
            Refusal::NoWayOut(here),
            Refusal::NoLargeAttacks,
            Refusal::Blocks,
            Refusal::Exhausted(here),
            Refusal::NoSuchBlock(0),
            Refusal::NotBetweenRolls,
            Refusal::NoHalt,
            Refusal::NoSuchDie(6),
            Refusal::NotHeld,
            Refusal::NoSet,
            Refusal::NotForSale,
            Refusal::SetFirst,
            Refusal::ArmiesLeft(1),
            Refusal::ArmiesLeft(4),
            Refusal::NotToReveal,
            Refusal::NotDeclined(rule),
            Refusal::OneSource(here),
            Refusal::NotInStash(card),
            Refusal::NotToCall(seat),
            Refusal::Commander(seat),
            Refusal::NoAlly(seat),
            Refusal::NoPlayer(seat),
            Refusal::NoAllies,
            Refusal::NotYourShip(ship),
            Refusal::OwnShip(ship),
            Refusal::ShipDone(ship),
            Refusal::NoCrew(ship),
            Refusal::HasSailed(ship),
            Refusal::NoHarbour(hex),
            Refusal::NotInHarbour(here),
            Refusal::TooFar { to: hex, lengths: 1 },
            Refusal::TooFar { to: hex, lengths: 5 },
            Refusal::Patrol { ocean: Ocean::Pacific, ships: 1 },
            Refusal::Patrol { ocean: Ocean::Pacific, ships: 2 },
            Refusal::NoEngagement,
            Refusal::OtherOcean(ship),
            Refusal::OneAtATime(ship),
            Refusal::OneShipAlone,
            Refusal::OneFlank(ship),
            Refusal::NotToSend(ship),
            Refusal::NoSuchEngagement(0),
            Refusal::NotAVictor(ship),
            Refusal::BetweenTurns,
        ];
        all.extend(fouls.map(Refusal::Poker));
        all.extend(armies.map(|(least, most)| Refusal::Armies { least, most, rule }));
        all.extend(dice.map(|(least, most)| Refusal::Dice { least, most }));
        all
    }

    fn assert_sentence(notice: &NoticeView) {
        let text = &notice.text;
        assert!(!text.starts_with(char::is_lowercase), "{text}");
        assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
        for wrong in [" 1 dice", " 1 armies", " 1 boat lengths", " 1 players"] {
            assert!(!text.contains(wrong), "{text}");
        }
    }

    #[test]
    fn every_refusal_is_shown_as_a_sentence() {
        refusals().into_iter().map(NoticeView::from).for_each(|notice| assert_sentence(&notice));
    }

    #[test]
    fn why_nothing_is_taken_back_and_why_a_game_cannot_begin_are_sentences_too() {
        let undo = [UndoError::Nothing, UndoError::Chance].map(|it| it.in_words().to_owned());
        let setups = [
            SetupError::AlliesCannotChoose,
            SetupError::AlliesNeedThreeEach,
            SetupError::ThreeEachNeedsDealing,
            SetupError::PlayNeedsAlliesAndPoker,
            SetupError::TakenTwice(Seat::Red),
            SetupError::TextTooLong(Seat::Red),
        ];
        let texts = undo.into_iter().chain(setups.map(|it| it.in_words()));
        texts.for_each(|text| assert_sentence(&NoticeView::from_text(&text)));
    }

    #[test]
    fn a_sentence_stays_as_it_is() {
        assert_eq!(whole("It is not your decision now."), "It is not your decision now.");
        assert_eq!(whole("no die shows a 3"), "No die shows a 3.");
    }
}
