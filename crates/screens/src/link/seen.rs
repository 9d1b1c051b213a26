//! The description of a link's game on its page.

use super::visit::Visit;
use crate::new_game::parties::parties;
use crate::saves::library::Summary;
use engine::core::Seat;
use engine::game::{Control, Player, RuleSet};
use table::{Glance, Owners};
use words::InWords;

/// A game at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisitView {
    /// The opponents: “Red against one computer player”.
    pub parties: String,
    /// The rules, the progress and the number of moves.
    pub detail: String,
    pub rule_set: RuleSet,
    /// The players, clockwise.
    pub seats: Vec<(Seat, String)>,
    /// The holder of each territory, if the app can draw the board.
    pub owners: Option<Owners>,
    /// The reason why the link couldn't be played to its end, if so.
    pub broken: Option<String>,
    /// The bots that are missing.
    pub absent: Option<String>,
    /// Sentences about anything wrong or unusual with the dice.
    pub dice: Vec<String>,
}

impl VisitView {
    pub fn of(visit: &Visit) -> Self {
        let save = visit.save();
        let players = &save.record.setup.players;
        let is_person = |player: &&Player| player.control == Control::Human;
        let people: Vec<&str> = players.iter().filter(is_person).map(Player::in_words).collect();
        let parties = parties(&people, players.len() - people.len(), None);
        let moves = if visit.is_gathering() { 0 } else { save.record.actions.len() };
        let Summary { rules, rule_set, standing, seats, .. } = Summary::of(Glance::of(&save));
        let absent = visit.absent();
        let absent = (!absent.is_empty()).then(|| {
            let names: Vec<&str> = absent.iter().map(String::as_str).collect();
            text::links::Absent { number: names.len(), bots: text::all_of(&names) }.say()
        });
        Self {
            parties,
            detail: text::links::Detail { rules, standing, moves }.say(),
            rule_set,
            seats,
            owners: save.owners,
            broken: visit.broken(),
            absent,
            dice: visit.dice(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Session, testing};
    use worker::Script;

    fn view(session: &Session) -> VisitView {
        VisitView::of(&Visit::of(session.up_to_here().open(), Vec::new(), []).unwrap())
    }

    #[test]
    fn a_game_says_who_plays_by_what_rules_and_how_far_it_is() {
        let view = view(&testing::one_human());
        assert_eq!(view.parties, "Red against one computer player");
        assert_eq!(view.detail, "Classic · Setting up · no moves yet");
        assert_eq!(view.seats, [(Seat::Red, "Red".into()), (Seat::Blue, "Blue".into())]);
        assert!(view.owners.is_some());
    }

    #[test]
    fn one_missing_bot_is_told_from_several() {
        let absent = |bots: &[&str]| {
            let levels = bots.iter().map(|bot| Script::new(bot, "function decide() {}").level());
            let mut players = vec![(Seat::Red, Control::Human)];
            players
                .extend([Seat::Blue, Seat::Green].into_iter().zip(levels.map(Control::Computer)));
            view(&testing::session(RuleSet::NEXT, &players)).absent.unwrap_or_default()
        };
        let one = absent(&["Guard"]);
        assert!(one.contains("the bot Guard. A normal computer player stands in"), "{one}");
        let two = absent(&["Guard", "Fox"]);
        assert!(two.contains("the bots Guard and Fox. Normal computer players stand"), "{two}");
    }

    #[test]
    fn a_game_that_is_over_says_who_has_won() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let view = view(&session);
        assert!(view.detail.contains(" won · "), "{}", view.detail);
        assert_eq!(view.parties, "Two computer players against each other");
    }
}
