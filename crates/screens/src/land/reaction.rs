//! Reactions in an attack: the number of dice to defend with, and reactions to play (A22, L5).

use crate::battles::battle::lying_dice;
use crate::battles::odds::tenths;
use crate::battles::roll::RollView;
use crate::names::player_name;
use engine::battle::{self, AttackTerms, compare, modified_odds};
use engine::core::Seat;
use engine::game::{Action, Ask, Duel, Phase, ReactionMoment, State};
use engine::world::Territory;
use players::reasons::percent;
use table::{Duty, Reactions, Session};

/// A possible answer, and its consequences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReactionOption {
    pub action: Action,
    pub label: String,
    /// Its expected result, in a few words.
    pub means: Option<String>,
    /// True if a good player would choose it.
    pub suggested: bool,
}

impl ReactionOption {
    /// Returns `true` if most players would choose it, since each reaction can be played once a
    /// game.
    fn is_likely(&self) -> bool {
        self.suggested || self.action == Action::Done
    }
}

/// A question to a seat in an attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReactionView {
    /// The seat to answer.
    pub seat: Seat,
    pub to: Territory,
    /// The question, in a sentence or two.
    pub says: String,
    /// The possible answers; passing is the last one where it is allowed.
    pub answers: Vec<ReactionOption>,
    /// The index of the answer to emphasize: the best number of dice, or passing.
    pub first: usize,
    /// The dice on the table, if any (L3).
    pub dice: Option<RollView>,
    /// The owners of those dice, the attacker first.
    pub sides: (Seat, Seat),
    /// The seat's standing orders.
    pub orders: Reactions,
    /// The standing orders that would prevent this question from now on, and their label.
    pub standing: (Reactions, String),
}

impl ReactionView {
    /// Returns the question that the player at the screen has to answer in the current attack.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        let state = session.view().table();
        let (duel, answers) = match state.phase() {
            Phase::Defend(duel) => (duel, defences(state, duel)),
            Phase::Window(window) => (&window.duel, plays(session, window.moment, &window.duel)),
            _ => return None,
        };
        let orders = session.reactions(prompt.seat);
        let standing = match prompt.ask {
            Ask::Window { moment, .. } => {
                (orders.passing(moment), text::reactions::never_here(in_words(moment)))
            }
            _ => (Reactions { most_dice: true, ..orders }, text::reactions::most_dice().to_owned()),
        };
        let (name, attacker) =
            (player_name(session, prompt.seat), player_name(session, state.turn().seat));
        let says = match prompt.ask {
            Ask::Window { moment: ReactionMoment::Start, .. } => {
                text::reactions::AboutAmbush { attacker, territory: duel.to, name }.say()
            }
            Ask::Window { moment: ReactionMoment::Roll, .. } => {
                text::reactions::AboutBarrage { name, attack: duel.attack, defence: duel.defence }
                    .say()
            }
            Ask::Window { moment: ReactionMoment::Missiles, .. } => {
                text::reactions::about_missile(name)
            }
            _ => text::reactions::AboutDefence {
                attacker,
                territory: duel.to,
                dice: duel.attack,
                name,
            }
            .say(),
        };
        Some(ReactionView {
            seat: prompt.seat,
            to: duel.to,
            says,
            first: answers.iter().position(ReactionOption::is_likely).unwrap_or(0),
            answers,
            dice: lying_dice(session),
            sides: (state.turn().seat, duel.defender),
            orders,
            standing,
        })
    }
}

/// Returns the numbers of dice that can defend, each with its average cost.
fn defences(state: &State, duel: &Duel) -> Vec<ReactionOption> {
    let (least, most) = state.defence_range(duel.to);
    let modifiers = state.modifiers(duel);
    let terms = AttackTerms { modifiers, ..AttackTerms::default() };
    let best = terms.best_defence(duel.attack.into(), most);
    let answer = |dice: u32| {
        let odds = modified_odds(duel.attack.into(), dice, modifiers);
        let lost: f64 = (0u32..).zip(odds).map(|(lost, p)| f64::from(lost) * p).sum();
        let pairs = u32::from(duel.attack).min(dice);
        let theirs = f64::from(pairs) - lost;
        ReactionOption {
            action: Action::Defend { dice: u8::try_from(dice).unwrap_or(u8::MAX) },
            label: text::reactions::defend(dice),
            means: Some(text::reactions::Costs { own: tenths(lost), theirs: tenths(theirs) }.say()),
            suggested: dice == best,
        }
    };
    (least..=most).rev().map(answer).collect()
}

/// Returns the reactions that can be played at a moment of an attack, and passing.
fn plays(session: &Session, moment: ReactionMoment, duel: &Duel) -> Vec<ReactionOption> {
    let mut answers = match moment {
        ReactionMoment::Start => vec![answer(Action::Ambush, text::reactions::ambush())],
        ReactionMoment::Roll => {
            let state = session.view().table();
            let chance = |barrage: bool| {
                let modifiers = state.modifiers(&Duel { barrage, ..*duel });
                let odds = modified_odds(duel.attack.into(), duel.defence.into(), modifiers);
                percent(odds.last().copied().unwrap_or(0.0))
            };
            let means =
                text::reactions::BarrageMeans { with: chance(true), without: chance(false) }.say();
            let barrage = answer(Action::Barrage, text::reactions::barrage());
            vec![ReactionOption { means: Some(means), ..barrage }]
        }
        ReactionMoment::Missiles => missiles(session, duel),
    };
    answers.push(answer(Action::Done, text::reactions::pass()));
    answers
}

/// Returns the dice that a missile can strike, each with the losses that would result.
fn missiles(session: &Session, duel: &Duel) -> Vec<ReactionOption> {
    use battle::Side::{Attacker, Defender};
    let as_they_lie = compare(duel.roll(Attacker).shown(), duel.roll(Defender).shown());
    let mut answers = Vec::new();
    for side in [Attacker, Defender] {
        let seat =
            if side == Attacker { session.view().table().turn().seat } else { duel.defender };
        for face in (1..6).rev() {
            let Some(struck) = duel.roll(side).struck(face) else { continue };
            let shown = |of| if of == side { struck } else { duel.roll(of) }.shown();
            let losses = compare(shown(Attacker), shown(Defender));
            let means = if losses == as_they_lie {
                text::reactions::missile_means_nothing().to_owned()
            } else {
                text::reactions::MissileMeans { own: losses.attacker, lost: losses.defender }.say()
            };
            answers.push(ReactionOption {
                means: Some(means),
                ..answer(
                    Action::Missile { side, face },
                    &text::reactions::Missile { name: player_name(session, seat), face }.say(),
                )
            });
        }
    }
    answers
}

fn answer(action: Action, label: &str) -> ReactionOption {
    ReactionOption { action, label: label.to_owned(), means: None, suggested: false }
}

/// Returns the name of a moment at which reactions can be played.
pub fn in_words(moment: ReactionMoment) -> &'static str {
    match moment {
        ReactionMoment::Start => text::reactions::start(),
        ReactionMoment::Roll => text::reactions::before_a_roll(),
        ReactionMoment::Missiles => text::reactions::missiles(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battles::battle::BattleView;
    use crate::seats::cards::CardsView;
    use crate::table::dialog::{self, Dialog};
    use engine::game::Control;
    use engine::world::names::{Alaska, Kamchatka};
    use table::Intent;
    use table::testing::position;

    const ALL: &str = "rules legacy-attack
         players Red Blue
         turn Red campaign
         ploys Red barrage missile
         ploys Blue ambush missile
         scar Kamchatka bunker
         hand Blue Peru
         Alaska Red 9
         Kamchatka Blue 4
         * Blue 1";

    fn people() -> [(Seat, Control); 2] {
        [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)]
    }

    /// A game in which Red attacks Kamchatka with two dice, on a screen shared with Blue.
    fn attacked(text: &str) -> Session {
        let mut session = position(text, &people(), 1);
        session.dispatch(Intent::Uncover);
        session.dispatch(Intent::Tap(Alaska));
        session.dispatch(Intent::Tap(Kamchatka));
        session.dispatch(Intent::Armies(2));
        session.dispatch(Intent::Attack(engine::game::Until::Once));
        session
    }

    fn play(session: &mut Session, action: Action) {
        session.dispatch(Intent::Play(action));
        assert_eq!(session.notice(), None);
    }

    #[test]
    fn l5_windows_are_asked_aloud_at_one_tablet_and_nobodys_cards_are_seen() {
        let mut session = attacked(ALL);
        let view = ReactionView::of(&session).unwrap();
        assert_eq!((view.seat, dialog::dialog(&session, None)), (Seat::Blue, Some(Dialog::React)));
        assert_eq!(session.viewer(), None, "the tablet lies between them");
        assert!(CardsView::of(&session).is_none());
        play(&mut session, Action::Done);
        let view = ReactionView::of(&session).unwrap();
        assert!(matches!(view.answers[0].action, Action::Defend { dice: 2 }), "{view:?}");
        assert!(view.says.contains("2 dice"), "{}", view.says);
        play(&mut session, Action::Defend { dice: 1 });
        let view = ReactionView::of(&session).unwrap();
        assert_eq!((view.seat, session.viewer()), (Seat::Red, Some(Seat::Red)));
        play(&mut session, Action::Barrage);
        while let Some(view) = ReactionView::of(&session) {
            assert!(view.dice.is_some_and(|dice| {
                !dice.changes(engine::battle::Side::Defender, "Blue").is_empty()
            }));
            play(&mut session, Action::Done);
        }
        assert!(matches!(session.duty(), Duty::Decide(prompt) if prompt.ask == Ask::Campaign));
        assert_eq!(session.viewer(), Some(Seat::Red), "Red goes on without being asked who it is");
        assert_eq!(
            dialog::dialog(&session, None),
            Some(Dialog::Plan),
            "the same attack is at hand"
        );
    }

    #[test]
    fn l7_what_is_played_once_in_a_game_never_stands_out() {
        let mut session = attacked(ALL);
        let mut windows = 0;
        while let Some(view) = ReactionView::of(&session) {
            let first = &view.answers[view.first];
            match first.action {
                Action::Defend { .. } => assert!(first.suggested, "{view:?}"),
                ref action => assert_eq!(*action, Action::Done, "{view:?}"),
            }
            windows += u32::from(first.action == Action::Done);
            let action = first.action.clone();
            play(&mut session, action);
        }
        assert!(windows > 2, "{windows}");
    }

    #[test]
    fn l5_standing_orders_pass_and_defend_by_themselves() {
        let mut session = position(ALL, &people(), 1);
        session.dispatch(Intent::Uncover);
        for seat in [Seat::Red, Seat::Blue] {
            let all = Reactions::of_all();
            session.dispatch(Intent::Reactions(seat, all));
        }
        session.dispatch(Intent::Tap(Alaska));
        session.dispatch(Intent::Tap(Kamchatka));
        session.dispatch(Intent::Attack(engine::game::Until::Once));
        assert_eq!(ReactionView::of(&session), None);
        assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 1, "{:?}", session.duty());
        let rolled = &BattleView::of(&session).unwrap().rolls[0];
        assert_eq!(rolled.dice(engine::battle::Side::Defender).count(), 2);
    }

    #[test]
    fn l5_nobody_is_asked_who_has_nothing_to_play_and_no_choice() {
        let text = ALL.replace("ploys", "# ploys").replace("Kamchatka Blue 4", "Kamchatka Blue 1");
        let session = attacked(&text);
        assert_eq!(ReactionView::of(&session), None);
        assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 1);
    }

    #[test]
    fn l3_each_missile_says_what_the_roll_would_cost() {
        let mut session = attacked(ALL);
        play(&mut session, Action::Done);
        play(&mut session, Action::Defend { dice: 2 });
        play(&mut session, Action::Done);
        let view = ReactionView::of(&session).unwrap();
        assert!(view.answers.len() > 1 && view.answers.last().unwrap().action == Action::Done);
        let lost_after = |action: &Action| {
            let mut after = session.clone();
            play(&mut after, action.clone());
            while ReactionView::of(&after).is_some() {
                play(&mut after, Action::Done);
            }
            BattleView::of(&after).unwrap().rolls[0].losses
        };
        let as_they_lie = lost_after(&Action::Done);
        for answer in &view.answers[..view.answers.len() - 1] {
            let losses = lost_after(&answer.action);
            let means = if losses == as_they_lie {
                text::reactions::missile_means_nothing().to_owned()
            } else {
                text::reactions::MissileMeans { own: losses.attacker, lost: losses.defender }.say()
            };
            assert_eq!(answer.means, Some(means));
        }
    }
}
