//! Tests that the board and the game agree: the game accepts what a draft accepts, and refuses what
//! it refuses for the same reason.

use crate::map::tappable;
use engine::battle::Post;
use engine::core::{Loaded, Seat};
use engine::game::{
    Action, Ask, Control, Effort, Engage, Refusal, RuleSet, SeaAction, State, Until,
};
use engine::world::Territory;
use table::testing::{play_some, session};
use table::{Draft, Plan, Session};

/// Plays an action and returns the game's verdict.
fn played(table: &State, action: &Action) -> Result<(), Refusal> {
    table.clone().play(action, &mut Loaded::new(&[], &[0; 64]), &mut Vec::new())
}

/// Calls `look` with positions from random games of all presets in which armies or ships can be
/// dragged.
fn positions(mut look: impl FnMut(&Session, &State, Ask)) {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    for (_, rules) in RuleSet::PRESETS {
        let mut session = session(rules, &people[..*rules.table().start()]);
        for step in 0..900 {
            play_some(&mut session, 1);
            let state = session.game().state().clone();
            let Some(ask) = state.prompt().map(|prompt| prompt.ask) else { break };
            let is_rare = matches!(ask, Ask::Arrange | Ask::Transfer);
            if (is_rare || step % 5 == 0)
                && matches!(ask, Ask::Campaign | Ask::Arrange | Ask::Transfer)
            {
                look(&session, &state, ask);
            }
        }
    }
}

/// Returns everything that can be dragged: each territory and each ship.
fn posts(state: &State) -> Vec<Post> {
    let ships = state.fleet().iter().map(|(id, _)| Post::Ship(id));
    Territory::ALL.map(Post::Land).into_iter().chain(ships).collect()
}

/// Returns the smallest action that a drag can mean.
fn meant(state: &State, ask: Ask, from: Post, to: Post) -> Option<Action> {
    let mine = |at: Territory| state.board().owner(at) == Some(state.turn().seat);
    let armies = 1;
    Some(match (ask, from, to) {
        (Ask::Arrange, Post::Land(from), Post::Land(to)) => Action::Rearrange { from, to, armies },
        (Ask::Transfer, Post::Land(from), Post::Land(to)) => Action::Transfer { from, to, armies },
        (Ask::Campaign, Post::Land(from), Post::Land(to)) if mine(from) => {
            Action::Attack { from, to }
        }
        (Ask::Campaign, Post::Land(from), Post::Ship(ship)) => {
            Action::Sea(SeaAction::Embark { ship, from, armies })
        }
        (Ask::Campaign, Post::Ship(ship), Post::Land(to)) if mine(to) => {
            Action::Sea(SeaAction::Disembark { ship, to, armies })
        }
        (Ask::Campaign, Post::Ship(ship), Post::Land(to)) => {
            Action::Sea(SeaAction::Land { ship, to, effort: Effort::Normal })
        }
        (Ask::Campaign, Post::Ship(ship), Post::Ship(target)) => {
            let (ships, effort) = (std::iter::once(ship).collect(), Effort::Normal);
            let engage = Engage { target, ships, effort };
            Action::Sea(SeaAction::Engage { engagements: std::iter::once(engage).collect() })
        }
        _ => return None,
    })
}

#[test]
fn what_is_dragged_is_refused_by_draft_and_game_alike() {
    let (mut taken, mut refused) = (0, 0);
    positions(|_, state, ask| {
        for from in posts(state) {
            for to in posts(state) {
                let Some(action) = meant(state, ask, from, to) else { continue };
                let mut draft = Draft::default();
                match draft.drag(state, from, to) {
                    Ok(actions) => {
                        assert_eq!(played(state, &action), Ok(()), "{action:?}");
                        let actions =
                            if actions.is_empty() { finished(&draft, state) } else { actions };
                        assert_eq!(played(state, &actions[0]), Ok(()), "{actions:?}");
                        taken += 1;
                    }
                    Err(refusal) => {
                        assert_eq!(played(state, &action), Err(refusal), "{action:?}");
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(taken > 500 && refused > 5_000, "{taken} {refused}");
}

/// Returns the actions of a draft that is ready to be carried out.
fn finished(draft: &Draft, state: &State) -> Vec<Action> {
    let mut draft = draft.clone();
    let attacks = draft.ferry.is_none() && draft.to.is_some() && draft.declared().is_some();
    match state.prompt().unwrap().ask {
        Ask::Campaign if !draft.engagements.is_empty() => draft.set_sail(state),
        Ask::Campaign if attacks => draft.attack(state, Until::Once),
        _ => draft.confirm(state),
    }
    .unwrap()
}

#[test]
fn what_is_marked_can_be_tapped_and_what_cannot_be_says_what_the_game_would() {
    let (mut taken, mut refused) = (0, 0);
    positions(|session, state, ask| {
        let marked = tappable::open(session);
        for first in Territory::ALL {
            let mut draft = Draft::default();
            if let Err(refusal) = draft.tap(state, first) {
                assert!(!marked.contains(first), "{first} is marked: {refusal}");
                assert!(is_of_the_game(state, ask, None, first, &refusal), "{first}: {refusal}");
                refused += 1;
                continue;
            }
            for to in Territory::ALL.into_iter().filter(|_| draft.from == Some(first)) {
                let mut aimed = draft.clone();
                match aimed.tap(state, to) {
                    Ok(actions) if aimed.to == Some(to) || !actions.is_empty() => {
                        let actions =
                            if actions.is_empty() { finished(&aimed, state) } else { actions };
                        // Tapping land that can't be reached from here attacks from elsewhere.
                        let own = matches!(ask, Ask::Arrange)
                            && state.board().owner(to) != Some(state.turn().seat);
                        assert_eq!(played(state, &actions[0]).is_ok(), !own, "{actions:?}");
                        taken += 1;
                    }
                    Ok(_) => {}
                    Err(refusal) => {
                        let known = is_of_the_game(state, ask, Some(first), to, &refusal);
                        assert!(known, "{first} to {to}: {refusal}");
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(taken > 500 && refused > 500, "{taken} {refused}");
}

/// Returns `true` if the game refuses a similar action for this reason: one from the tapped
/// territory, or one to it from the selected territory or a neighbour.
fn is_of_the_game(
    state: &State,
    ask: Ask,
    from: Option<Territory>,
    tapped: Territory,
    refusal: &Refusal,
) -> bool {
    let near = state.neighbours(tapped);
    let from_here = near.iter().map(|to| (tapped, to));
    let to_here = from.into_iter().chain(near).map(|from| (from, tapped));
    let mut actions = from_here.chain(to_here).filter_map(|(from, to)| {
        meant(state, ask, from.into(), to.into()).or(Some(Action::Attack { from, to }))
    });
    actions.any(|action| played(state, &action) == Err(refusal.clone()))
}

#[test]
fn a_planned_attack_can_be_declared_unless_it_says_why_not() {
    let (mut can, mut cannot) = (0, 0);
    positions(|session, state, ask| {
        let pairs = tappable::open(session)
            .iter()
            .flat_map(|from| state.targets(from).iter().take(2).map(move |to| (from, to)));
        for (from, to) in pairs.take(8).filter(|_| ask == Ask::Campaign) {
            for plan in [Plan::Normal, Plan::Committed, Plan::Flanking] {
                if plan != Plan::Normal && !state.rules().large_attacks {
                    continue;
                }
                let mut draft = Draft::default();
                draft.drag(state, from.into(), to.into()).unwrap();
                draft.set_plan(state, plan).unwrap();
                let says = crate::land::plan::read(state, &draft).unwrap().cannot;
                let declared = draft.declared().unwrap();
                assert_eq!(played(state, &declared).is_err(), says.is_some(), "{declared:?}");
                *if says.is_some() { &mut cannot } else { &mut can } += 1;
            }
        }
    });
    assert!(can > 100 && cannot > 10, "{can} {cannot}");
}
