//! The reasons why an answer isn't a decision, for authors of bots.

use super::NO_ANSWER;
use engine::core::{Loaded, Message, RuleId};
use engine::game::{Action, Legal, Observation, Refusal};
use engine::messages;
use engine::record::Misread;

/// The reason why a text isn't a decision.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.reason())]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum InvalidAnswer {
    /// The text can't be read.
    Misread(#[from] Misread),
    /// A rule forbids the action.
    Refused(Refusal),
    /// The action doesn't answer the question.
    NotAsked,
}

messages! { InvalidAnswer {
    Self::Misread(misread) => ["misread", "that isn’t an action ({misread})", misread],
    Self::Refused(refusal) => (refusal),
    Self::NotAsked => ["not-asked", "that isn’t one of its choices"],
} }

impl InvalidAnswer {
    /// Returns the rule that forbids it, if any.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Refused(refusal) => Some(refusal.rule()),
            Self::Misread(_) | Self::NotAsked => None,
        }
    }
}

/// Reads an action as written in records, and checks it against a seat's view.
///
/// # Errors
/// Fails with the reason if the text isn't a legal decision.
pub fn read_answer(
    view: &Observation,
    legal: &Legal,
    action: &str,
) -> Result<Action, InvalidAnswer> {
    let action = Action::read(action, view.table().world())?;
    let stays = !matches!(action, Action::Leave { .. } | Action::Join { .. });
    if legal.allows(&action) && stays && action != NO_ANSWER {
        return Ok(action);
    }
    let mut table = view.table().clone();
    let refusal = table.play(&action, &mut Loaded::dice(&[]), &mut Vec::new()).err();
    Err(refusal.filter(|_| stays).map_or(InvalidAnswer::NotAsked, InvalidAnswer::Refused))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed};
    use engine::game::{Control, Game, Player, RuleSet, Setup};

    #[test]
    fn an_answer_is_a_decision_or_it_says_why_not() {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let seed = Seed::from_number(3);
        let setup = Setup::new(RuleSet::NEXT, players.into(), seed);
        let game = Game::new(setup).unwrap();
        let prompt = game.prompt().unwrap();
        let (view, legal) = (game.observe(prompt.seat), game.legal());
        let own = game.state().board().held(prompt.seat).first().unwrap();
        let word = |text: &str| read_answer(&view, &legal, text);

        assert!(legal.allows(&word(&format!("garrison {} 1", own.name())).unwrap()));
        let error = word("garrison Nowhere 1").unwrap_err();
        assert!(error.to_string().starts_with("that isn’t an action (column 10"), "{error}");
        assert_eq!(error.rule(), None);
        let error = word("attack Alaska Kamchatka").unwrap_err();
        assert!(matches!(error, InvalidAnswer::Refused(_)) && error.rule().is_some(), "{error:?}");
        assert!(matches!(word("garrison Alaska 0"), Err(InvalidAnswer::Refused(_))));
        assert_eq!(word("leave Red"), Err(InvalidAnswer::NotAsked));
    }
}
