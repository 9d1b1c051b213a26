//! A test that every legal attack can be planned by taps and buttons.

use crate::land::plan::PlanView;
use engine::battle::{Origins, Post};
use engine::core::{RandomSource, Seat, Seed, Seeded};
use engine::game::{
    Action, Choice, Control, Effort, Engagements, Purchase, RuleSet, SeaAction, SeaChoice, Until,
};
use engine::world::Territory;
use table::testing::{dealt, is_asked_again};
use table::{Duty, Intent, Plan, Session};

fn press(session: &mut Session, intents: impl IntoIterator<Item = Intent>) {
    for intent in intents {
        session.dispatch(intent);
        assert!(session.notice().is_none() || is_asked_again(session), "{:?}", session.notice());
    }
}

fn begin(from: Post) -> Intent {
    match from {
        Post::Land(from) => Intent::Tap(from),
        Post::Ship(ship) => Intent::TapShip(ship),
    }
}

/// Plans and declares an attack as a person does. Returns `false` for any other action.
fn declares(session: &mut Session, action: &Action) -> bool {
    let once = Intent::Attack(Until::Once);
    let intents = match *action {
        Action::Attack { from, to } => {
            vec![begin(from.into()), Intent::Tap(to), Intent::Plan(Plan::Normal), once]
        }
        Action::Commit { from, to, armies } => committed(from.into(), to, armies),
        Action::Sea(SeaAction::Land { ship, to, effort: Effort::Normal }) => {
            vec![begin(ship.into()), Intent::Tap(to), Intent::Plan(Plan::Normal), once]
        }
        Action::Sea(SeaAction::Land { ship, to, effort: Effort::Committed(armies) }) => {
            committed(ship.into(), to, armies)
        }
        Action::Flank { to, size, ref from } => {
            plan_flanks(session, to, size, from);
            vec![once]
        }
        Action::Sea(
            SeaAction::Engage { ref engagements } | SeaAction::SendIn { ref engagements },
        ) => {
            plan_battle(session, engagements);
            vec![Intent::SetSail]
        }
        _ => return false,
    };
    press(session, intents);
    true
}

fn committed(from: Post, to: Territory, armies: u32) -> Vec<Intent> {
    vec![
        begin(from),
        Intent::Tap(to),
        Intent::Plan(Plan::Committed),
        Intent::Armies(armies),
        Intent::Attack(Until::Once),
    ]
}

fn plan_flanks(session: &mut Session, to: Territory, size: u32, from: &Origins) {
    let first = from.first().copied().map(begin);
    press(session, first.into_iter().chain([Intent::Tap(to), Intent::Plan(Plan::Flanking)]));
    let wanted = |post: Post| from.iter().filter(|origin| **origin == post).count();
    let flanks = PlanView::of(session).unwrap().flanks;
    for flank in &flanks {
        let surplus = (flank.blocks as usize).saturating_sub(wanted(flank.from));
        press(session, (0..surplus).map(|_| Intent::DropBlock(flank.from)));
    }
    for flank in &flanks {
        let missing = wanted(flank.from).saturating_sub(flank.blocks as usize);
        press(session, (0..missing).map(|_| Intent::AddBlock(flank.from)));
    }
    press(session, [Intent::Armies(size)]);
}

fn plan_battle(session: &mut Session, engagements: &Engagements) {
    for engage in engagements {
        press(session, engage.ships.iter().map(|ship| Intent::Engage(*ship, engage.target)));
    }
    for view in session.draft().engagements.clone() {
        if view.ships.len() > 1 {
            press(session, view.ships.first().copied().map(Intent::Part));
        }
    }
    for engage in engagements {
        let Some((first, flanks)) = engage.ships.split_first() else { continue };
        press(session, flanks.iter().map(|ship| Intent::Flank(*ship, *first)));
        press(session, [Intent::Effort(*first, engage.effort)]);
    }
}

/// Returns the action with its unordered parts sorted.
fn sorted(mut action: Action) -> Action {
    match &mut action {
        Action::Flank { from, .. } => from.sort(),
        Action::Sea(SeaAction::Engage { engagements } | SeaAction::SendIn { engagements }) => {
            engagements.iter_mut().for_each(|engage| engage.ships.sort());
            engagements.sort_by_key(|engage| (engage.target, engage.ships.clone()));
        }
        _ => {}
    }
    action
}

/// Returns a legal action; often one at sea, and then often with several ships against one.
fn sample(session: &Session, rng: &mut Seeded) -> Action {
    let crew = |ship| session.view().table().fleet().get(ship).map_or(0, |ship| ship.crew);
    let legal = session.game().legal();
    let at_sea = legal.choices.iter().filter(|choice| match choice {
        Choice::TurnIn { buy: Purchase::Ship, .. } => true,
        Choice::Sea(SeaChoice::Embark { ship, .. }) => crew(*ship) < 4,
        Choice::Sea(
            SeaChoice::Engage { .. } | SeaChoice::SendIn { .. } | SeaChoice::Land { .. },
        ) => rng.below(2) == 0,
        Choice::Flank { from, .. } => from.iter().any(|(from, _)| from.ship().is_some()),
        _ => false,
    });
    let last = at_sea.last().cloned();
    let mut samples = last
        .into_iter()
        .flat_map(|choice| (0..6).filter_map(|_| choice.sample(rng)).collect::<Vec<_>>());
    let first = samples.next();
    let action = samples.find(attacks_one_twice).or(first);
    action.unwrap_or_else(|| legal.sample(rng).unwrap())
}

#[test]
fn n7_a5_every_attack_can_be_planned_by_taps() {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let (mut planned, mut shared) = (0, 0);
    for seed in 0..40 {
        let mut session = dealt(RuleSet::NAUTICAL, &people, seed);
        let mut rng = Seeded::new(Seed::from_number(seed), 4);
        for _ in 0..900 {
            match session.duty() {
                Duty::Decide(_) => {}
                Duty::HandOver(_) => {
                    session.dispatch(Intent::Uncover);
                    continue;
                }
                Duty::Showdown => {
                    session.dispatch(Intent::GoOn);
                    continue;
                }
                Duty::Over | Duty::Past | Duty::Send(_) | Duty::Think(_) => break,
            }
            let action = sample(&session, &mut rng);
            let mut taps = session.clone();
            taps.dispatch(Intent::Deselect);
            if !session.defers_the_end() && declares(&mut taps, &action) {
                let declared = taps.game().actions().get(session.played()).cloned();
                assert_eq!(declared.map(sorted), Some(sorted(action.clone())));
                planned += 1;
                shared += u32::from(attacks_one_twice(&action));
            }
            session.dispatch(Intent::Play(action));
            if session.defers_the_end() {
                session.dispatch(Intent::Draw);
            }
        }
    }
    assert!(planned > 4_000 && shared > 0, "{planned} {shared}");
}

/// Returns `true` if several ships each attack the same enemy ship alone.
fn attacks_one_twice(action: &Action) -> bool {
    let Action::Sea(SeaAction::Engage { engagements } | SeaAction::SendIn { engagements }) = action
    else {
        return false;
    };
    let mut targets: Vec<_> = engagements.iter().map(|engage| engage.target).collect();
    targets.sort();
    targets.windows(2).any(|pair| pair[0] == pair[1])
}
