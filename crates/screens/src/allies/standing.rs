//! The allied armies: their possessions, their captives and the players who may play them.

use crate::allies::call::AllyView;
use crate::names::player_name;
use crate::seats::holdings;
use engine::core::Seat;
use engine::game::{AllyEvent, AllyPlay, Bids, Event, Role};
use stdx::InOrder;
use table::Session;

/// The allied armies of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlliesView {
    /// The rules about allies, in a few sentences.
    pub rules: Vec<String>,
    /// The allies, the one with the most armies first.
    pub allies: Vec<AllyStanding>,
}

/// An ally's situation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllyStanding {
    pub ally: AllyView,
    /// The suits that command it, in words, where poker decides.
    pub wanted: Option<String>,
    /// Its player, its captives and the armies it has lost as captives, a line each.
    pub lines: Vec<String>,
}

pub fn has_allies(session: &Session) -> bool {
    session.view().table().seats(Role::Ally).next().is_some()
}

impl AlliesView {
    /// Returns the allied armies, if there are any.
    pub fn of(session: &Session) -> Option<Self> {
        let state = session.view().table();
        let mut seats: Vec<Seat> = state.seats(Role::Ally).collect();
        seats.order_by_key(|seat| std::cmp::Reverse(state.total_armies(*seat)));
        (!seats.is_empty()).then(|| AlliesView {
            rules: rules_of_allies(session),
            allies: seats.into_iter().map(|seat| ally_standing(session, seat)).collect(),
        })
    }
}

fn rules_of_allies(session: &Session) -> Vec<String> {
    let rules = session.view().table().rules();
    let war = text::ally_sentences::peace();
    let call = match (rules.ally_play, rules.bids) {
        (AllyPlay::Off, _) => text::ally_sentences::defend_only(),
        (AllyPlay::Poker, Bids::Free) => text::ally_sentences::by_poker(),
        (AllyPlay::Poker, Bids::ByCard) => text::ally_sentences::by_card(),
    };
    let cards = rules.ally_cards.then(text::ally_sentences::own_cards);
    [war, call].into_iter().chain(cards).map(ToOwned::to_owned).collect()
}

fn ally_standing(session: &Session, seat: Seat) -> AllyStanding {
    let state = session.view().table();
    let ally = AllyView::of(session, seat);
    let by_poker = state.rules().ally_play == AllyPlay::Poker && !ally.suits.is_empty();
    let wanted = by_poker.then(|| match ally.suits.len() {
        4 => text::ally_sentences::any_suit().to_owned(),
        _ => ally.wanted(),
    });
    let mut lines: Vec<String> = played_by(session, seat).into_iter().collect();
    for other in Seat::ALL {
        if let held @ 1.. = holdings::captives(session, seat, other) {
            lines.push(
                text::ally_sentences::Holds { captives: held, name: player_name(session, other) }
                    .say(),
            );
        }
        if let lost @ 1.. = holdings::captives(session, other, seat) {
            lines.push(
                text::ally_sentences::Held { armies: lost, name: player_name(session, other) }
                    .say(),
            );
        }
    }
    if state.board().held(seat).is_empty() {
        lines.push(text::ally_sentences::landless().to_owned());
    }
    AllyStanding { ally, wanted, lines }
}

/// Returns a sentence about the player who plays an ally, or played it last.
fn played_by(session: &Session, seat: Seat) -> Option<String> {
    let turn = session.view().table().turn();
    if let Some(player) = turn.commander.filter(|_| turn.seat == seat) {
        return Some(text::ally_sentences::played_now(player_name(session, player)));
    }
    let mut last = None;
    let mut now = 0;
    for event in session.moments().iter().flat_map(|moment| moment.events.iter()) {
        if let Event::TurnBegan { round, .. } = *event {
            now = round;
        } else if let Event::Ally(AllyEvent::PlaysAlly { player, ally, .. }) = *event
            && ally == seat
        {
            last = Some((player, now));
        }
    }
    last.map(|(player, round)| {
        text::ally_sentences::Played { name: player_name(session, player), round }.say()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{Control, RuleSet};
    use table::testing;

    #[test]
    fn a_game_without_allies_has_no_page_of_them() {
        assert_eq!(AlliesView::of(&testing::one_human()), None);
    }

    #[test]
    fn each_ally_tells_its_suits_and_all_suits_are_there() {
        let allies = AlliesView::of(&testing::two_humans()).unwrap().allies;
        assert_eq!(allies.len(), 4);
        let mut suits: Vec<String> = allies.iter().filter_map(|it| it.wanted.clone()).collect();
        suits.sort();
        assert_eq!(suits, ["♠", "♣", "♥", "♦"]);
        assert!(allies.iter().all(|it| it.lines.is_empty() && it.ally.strength.len() >= 2));
    }

    #[test]
    fn allies_that_nobody_plays_ask_for_no_suit() {
        let rules = RuleSet { ally_play: AllyPlay::Off, ..RuleSet::NAUTICAL };
        let players = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let view = AlliesView::of(&testing::session(rules, &players)).unwrap();
        assert!(view.allies.iter().all(|it| it.wanted.is_none()));
        assert!(view.rules.iter().any(|rule| rule.contains("nobody plays allies")));
    }

    #[test]
    fn captives_and_players_of_allies_are_told() {
        let (mut captives, mut played) = (0, 0);
        let mut session = testing::two_humans();
        for _ in 0..150 {
            testing::play_some(&mut session, 20);
            let Some(view) = AlliesView::of(&session) else { break };
            for line in view.allies.iter().flat_map(|it| &it.lines) {
                captives += usize::from(line.contains("captive"));
                played += usize::from(line.contains("play"));
                assert!(line.ends_with('.'), "{line}");
            }
        }
        assert!(captives > 0 && played > 0, "{captives} {played}");
    }
}
