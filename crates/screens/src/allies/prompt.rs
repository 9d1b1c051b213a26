//! The prompt bar's sentences about calling an ally and playing poker for it.

use crate::names::{player_name, player_names};
use engine::core::{Seat, SeatSet};
use engine::game::{Ask, Phase, Prompt};
use engine::poker::PokerQuestion;
use table::Session;

/// Returns the sentence of a prompt about allies.
pub(crate) fn ally_sentence(session: &Session, prompt: Prompt) -> String {
    let name = player_name(session, prompt.seat);
    match prompt.ask {
        Ask::Call { forced: false } => text::ally_sentences::call(name),
        Ask::Call { forced: true } => text::ally_sentences::call_forced(name),
        Ask::Contest { player, ally } => {
            let (player, ally) = (player_name(session, player), player_name(session, ally));
            let others = contesters(session);
            let number = others.len();
            text::ally_sentences::Contest {
                player,
                ally,
                number,
                others: player_names(session, others),
                name,
            }
            .say()
        }
        Ask::Answer { ally, contesters } => {
            let (ally, others) = (player_name(session, ally), player_names(session, contesters));
            text::ally_sentences::Answer { name, ally, others }.say()
        }
        Ask::AnotherHand { ally } => {
            text::ally_sentences::AnotherHand { name, ally: player_name(session, ally) }.say()
        }
        Ask::Join { player, ally } => {
            let (player, ally) = (player_name(session, player), player_name(session, ally));
            let others = contesters(session);
            let number = others.len();
            text::ally_sentences::Join {
                player,
                ally,
                number,
                others: player_names(session, others),
                name,
            }
            .say()
        }
        Ask::Won { ally } => {
            text::ally_sentences::Won { name, ally: player_name(session, ally) }.say()
        }
        Ask::Poker { ally, question } => poker_sentence(session, name, ally, question),
        _ => String::new(),
    }
}

/// Returns the players who already contest the call or play on.
fn contesters(session: &Session) -> SeatSet {
    match session.view().table().phase() {
        Phase::Contest { bid, .. } | Phase::Joining { bid, .. } => bid.contesters,
        _ => SeatSet::EMPTY,
    }
}

fn poker_sentence(session: &Session, name: &str, ally: Seat, question: PokerQuestion) -> String {
    let ally = player_name(session, ally);
    match question {
        PokerQuestion::Name => text::ally_sentences::name_game(name),
        PokerQuestion::Use => text::ally_sentences::UseCards { name, ally }.say(),
        PokerQuestion::Bet { owed: 0, pot, .. } => {
            text::ally_sentences::CheckOrBet { pot, name }.say()
        }
        PokerQuestion::Bet { owed, pot, .. } => {
            text::ally_sentences::Stay { name, pot, owed }.say()
        }
        PokerQuestion::Exchange => text::ally_sentences::exchange(name),
        PokerQuestion::Show { uncalled: true } => {
            text::ally_sentences::ShowHandUncalled { name, ally }.say()
        }
        PokerQuestion::Show { uncalled: false } => text::ally_sentences::show_hand(name),
    }
}

#[cfg(test)]
mod tests {
    use crate::allies::call::ContestView;
    use crate::names::player_name;
    use engine::core::Seat;
    use engine::game::{Ask, Control, Phase, RuleSet};
    use table::Intent;
    use table::testing::{play_some, session};

    #[test]
    fn p1_a_contest_says_who_contests_already() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = session(RuleSet::NAUTICAL, &people);
        let mut told = [0, 0];
        for _ in 0..4_000 {
            play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            let Some(contest) = ContestView::of(&session) else { continue };
            let Some(Ask::Contest { .. }) = session.game().prompt().map(|it| it.ask) else {
                continue;
            };
            let Phase::Contest { bid, .. } = session.game().state().phase() else { panic!() };
            let already = contest.sentence.contains("already");
            assert_eq!(already, !bid.contesters.is_empty(), "{}", contest.sentence);
            for seat in bid.contesters {
                assert!(
                    contest.sentence.contains(player_name(&session, seat)),
                    "{}",
                    contest.sentence
                );
            }
            told[usize::from(already)] += 1;
        }
        assert!(told.iter().all(|number| *number > 3), "{told:?}");
    }
}
