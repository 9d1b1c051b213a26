//! Standing orders for other players' turns, as the screen tells of them.

use crate::allies::call::ContestView;
use engine::core::{BySeat, Seat};
use engine::game::{Action, Ask, Control, RuleSet};
use players::bot;
use table::testing::{dealt, play_some, two_humans};
use table::{Duty, Intent, Orders, Reactions};

/// Plays a game of one person, whose moves a computer makes and who accepts every standing
/// order offered, against three computer players. Returns the number of questions to the person
/// in other players' turns, for each round.
fn interruptions(seed: u64) -> Vec<u32> {
    let seats = [Seat::Red, Seat::Blue, Seat::Green, Seat::Yellow];
    let computer = || Control::Computer("normal".into());
    let control = |seat| if seat == Seat::Red { Control::Human } else { computer() };
    let mut session = dealt(RuleSet::NAUTICAL, &seats.map(|seat| (seat, control(seat))), seed);
    let mut bots = BySeat::from_fn(|_| bot::by_name("normal", seed).unwrap());
    let mut asked = vec![0; 13];
    let mut goes_on = false;
    while let Some(prompt) = session.prompt() {
        let round = session.view().table().turn().round as usize;
        let Some(number) = asked.get_mut(round) else { break };
        // A player who never contests sees only the showdowns of their own turn.
        if session.duty() == Duty::Showdown {
            session.dispatch(Intent::GoOn);
            continue;
        }
        let action =
            bots[prompt.seat].decide(&session.game().observe(prompt.seat), &session.game().legal());
        match session.duty() {
            Duty::Think(_) => {
                session.dispatch(Intent::Answer { after: session.played(), action });
                goes_on = false;
                continue;
            }
            // Players of a hand look at its showdown, which isn't an interruption.
            Duty::Showdown => {
                session.dispatch(Intent::GoOn);
                continue;
            }
            _ => {}
        }
        // Consecutive questions count as one interruption, such as the cut and the cards to reveal.
        *number += u32::from(!goes_on && !session.is_turn_of_a_person());
        goes_on = true;
        match prompt.ask {
            Ask::Reveal { .. } if session.offers_an_order() => {
                session.dispatch(Intent::Orders(prompt.seat, Orders::CutAndReveal));
            }
            Ask::Contest { .. } if session.offers_an_order() => {
                let never = ContestView::of(&session).unwrap().never.unwrap();
                session.dispatch(Intent::Reactions(prompt.seat, never));
            }
            // A player who wants to play for an ally also wants to be asked.
            Ask::Contest { .. } => session.dispatch(Intent::Play(Action::Done)),
            _ => {
                session.dispatch(Intent::Play(action));
                session.dispatch(Intent::Draw);
            }
        }
    }
    asked
}

#[test]
fn standing_orders_leave_at_most_three_interruptions_a_round() {
    let games: Vec<Vec<u32>> = (0..8).map(interruptions).collect();
    let all: Vec<u32> = games.concat();
    // In the first round each question comes twice: the standing order is given the second time.
    assert!(games.iter().all(|rounds| rounds[1] <= 5), "{games:?}");
    let later = |rounds: &Vec<u32>| rounds[2..].iter().all(|asked| *asked <= 3);
    assert!(games.iter().all(later), "{games:?}");
    assert!(all.iter().sum::<u32>() > 15, "{games:?}");
}

#[test]
fn a_standing_order_is_offered_when_the_same_is_asked_again() {
    let (mut offered, mut obeyed) = (0, 0);
    let mut session = two_humans();
    let mut answered = BySeat::splat(0);
    for _ in 0..3_000 {
        if let (Duty::Decide(prompt), Some(view)) = (session.duty(), ContestView::of(&session))
            && matches!(prompt.ask, Ask::Contest { .. })
        {
            assert_eq!(view.never.is_some(), answered[prompt.seat] > 0);
            answered[prompt.seat] += 1;
            if let Some(never) = view.never {
                offered += 1;
                let mut session = session.clone();
                session.dispatch(Intent::Reactions(prompt.seat, never));
                assert_ne!(session.prompt(), Some(prompt), "it is answered");
                assert_eq!(session.notice(), None);
                assert!(session.reactions(prompt.seat).no_contest);
                session.dispatch(Intent::Uncover);
                session.dispatch(Intent::Reactions(prompt.seat, Reactions::default()));
                obeyed += u32::from(!session.reactions(prompt.seat).no_contest);
            }
        }
        play_some(&mut session, 1);
    }
    assert!(offered > 3 && obeyed == offered, "{offered} {obeyed}");
}
