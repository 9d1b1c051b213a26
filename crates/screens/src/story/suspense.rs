//! Suspense: during a roll, the screen shows the game as it was before.

use crate::battles::battle::{self, BattleView};
use crate::battles::muster;
use crate::battles::naval_result;
use crate::story::roll_animation::{AnimatedRoll, RollAnimation};
use engine::game::{Action, Event, LandEvent, SeaAction, SeaEvent};
use table::{Duty, Intent, Moment, Session};

/// The result of a roll, held back until the dice settle. The game and its save are already past
/// it.
#[derive(Debug, Clone, PartialEq)]
pub struct Suspense {
    shown: Box<Session>,
    roll_animation: RollAnimation,
}

impl Suspense {
    /// Returns the game as shown meanwhile.
    pub fn shown(&self) -> &Session {
        &self.shown
    }

    /// Returns the dice animation.
    pub fn roll_animation(&self) -> &RollAnimation {
        &self.roll_animation
    }

    /// Returns `true` if an intent during the roll still means the same in the present game. A tap
    /// on something that is gone only skips the animation.
    pub fn lets(&self, intent: &Intent, present: &Session) -> bool {
        let same = || match (self.shown.duty(), present.duty()) {
            (Duty::Decide(shown), Duty::Decide(now)) => {
                let is_same =
                    std::mem::discriminant(&shown.ask) == std::mem::discriminant(&now.ask);
                shown.seat == now.seat && is_same
            }
            _ => false,
        };
        match intent {
            Intent::Answer { .. }
            | Intent::Advise { .. }
            | Intent::Orders(..)
            | Intent::Reactions(..)
            | Intent::Control(..)
            | Intent::Recall
            | Intent::March
            | Intent::Dismiss => true,
            Intent::Play(action) => is_roll(action) && same() && present.allows(action),
            Intent::Tap(_)
            | Intent::TapShip(_)
            | Intent::TapHex(_)
            | Intent::Drag(..)
            | Intent::Deselect => same(),
            _ => false,
        }
    }
}

/// Returns the suspense after `intent` if dice of a battle have been rolled since `shown`. Rolls
/// between computer players don't count.
pub fn suspense(session: &Session, shown: Session, intent: &Intent) -> Option<Suspense> {
    let news = session.moments().get(shown.moments().len()..)?;
    let mut fallen = news.iter().flat_map(|moment| moment.events.iter()).filter_map(is_at_sea);
    let is_at_sea = fallen.next_back()?;
    let mut roll_animation =
        if is_at_sea { animation_at_sea(session) } else { animation_on_land(session) }?;
    // The player has already seen dice that have settled and wait for a confirmation.
    if battle::lying_dice(&shown).is_some() {
        return None;
    }
    let is_own = !matches!(intent, Intent::Answer { .. });
    let concerns = is_own || roll_animation.seats().into_iter().any(|seat| session.is_human(seat));
    if !concerns {
        return None;
    }
    let waits = !matches!(intent, Intent::Play(action) if is_roll(action));
    let mobilized = if waits { as_mobilized(session, &shown) } else { None };
    roll_animation.mustered = mobilized.is_some();
    Some(Suspense { shown: Box::new(mobilized.unwrap_or(shown)), roll_animation })
}

/// Returns the game between a mobilization and the roll right after it, both of them since `shown`
/// (T11).
fn as_mobilized(session: &Session, shown: &Session) -> Option<Session> {
    let news = session.moments().get(shown.moments().len()..)?;
    let rolls = |moment: &Moment| moment.events.iter().find_map(is_at_sea).is_some();
    let before = news.iter().position(rolls)?;
    session.soon_after(shown, before).filter(muster::musters)
}

fn animation_on_land(session: &Session) -> Option<RollAnimation> {
    let battle = BattleView::of(session)?;
    Some(RollAnimation {
        title: text::land::battle(battle.to),
        decides: battle.ending.is_some(),
        mustered: false,
        dice: AnimatedRoll::Land(battle),
    })
}

fn animation_at_sea(session: &Session) -> Option<RollAnimation> {
    let (number, roll, goes_on) = naval_result::last_roll_at_sea(session)?;
    let title = roll.title.clone();
    let dice = AnimatedRoll::Sea(number, roll);
    Some(RollAnimation { title, decides: !goes_on, mustered: false, dice })
}

/// Returns `true` for a roll at sea and `false` for one on land; `None` if nothing was rolled.
fn is_at_sea(event: &Event) -> Option<bool> {
    let on_land =
        matches!(event, Event::Land(LandEvent::Rolled { .. } | LandEvent::BlockRolled { .. }));
    let at_sea = matches!(event, Event::Sea(SeaEvent::Rolled { .. }));
    (on_land || at_sea).then_some(at_sea)
}

/// Returns `true` if an action is the next roll of a battle.
fn is_roll(action: &Action) -> bool {
    matches!(
        action,
        Action::Roll { .. } | Action::RollBlock { .. } | Action::Sea(SeaAction::Roll { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::ships;
    use crate::map::territories::{self, TerritoryView};
    use crate::story::log;
    use crate::table::dialog::Dialog;
    use crate::table::prompt::PromptView;
    use crate::table::{dialog, seats};
    use engine::core::Seat;
    use engine::game::{Control, Until};
    use engine::world::Territory;
    use table::testing::position;

    const LAND: &str = "players Red Blue Green
         turn Red campaign
         attacked Blue
         Alaska Red 9
         Brazil Red 3
         Kamchatka Blue 4
         Peru Green 2
         * Blue 1";

    const SEA: &str = "players Red Blue Green
         turn Red campaign
         attacked Blue Green
         Brazil Red 5
         Japan Blue 5
         Peru Green 2
         ship 3 Red 6 at 8,8
         ship 7 Blue 5 at 8,9
         * Blue 1";

    const FIRST_ATTACK: &str = "players Red Blue Green
         turn Red campaign
         Alaska Red 9
         Peru Green 2
         * Blue 1";

    const PERSON: fn() -> Control = || Control::Human;
    const COMPUTER: fn() -> Control = || Control::Computer("easy".into());

    fn at(text: &str, red: fn() -> Control, blue: fn() -> Control) -> Session {
        let players = [(Seat::Red, red()), (Seat::Blue, blue()), (Seat::Green, PERSON())];
        position(text, &players, 5)
    }

    /// Returns the intent for an action of a person or a computer player.
    fn wants(session: &Session, action: &str) -> Intent {
        let (after, action) = (session.game().actions().len(), action.parse().unwrap());
        match session.duty() {
            Duty::Think(_) => Intent::Answer { after, action },
            _ => Intent::Play(action),
        }
    }

    /// Dispatches the intent, and returns the suspense after it.
    fn does(session: &mut Session, intent: &Intent) -> Option<Suspense> {
        let shown = session.before_dice(intent);
        session.dispatch(intent.clone());
        assert_eq!(session.notice(), None, "{intent:?}");
        shown.and_then(|shown| suspense(session, shown, intent))
    }

    fn told(session: &Session) -> String {
        let log = log::log(session, usize::MAX);
        let (lands, ships) = (territories::territories(session), ships::ships(session));
        format!(
            "{lands:?} {ships:?} {log:?} {:?} {:?}",
            seats::seats(session),
            PromptView::of(session)
        )
    }

    #[test]
    fn map_bar_and_log_tell_nothing_while_dice_fall() {
        let mut held = 0;
        for (position, red, blue, before, roll, is_held) in [
            (LAND, PERSON, COMPUTER, "attack Alaska Kamchatka", "roll 3", true),
            (LAND, PERSON, PERSON, "attack Alaska Kamchatka", "roll 3 until conquest", true),
            (LAND, COMPUTER, PERSON, "attack Alaska Kamchatka", "roll 3 until conquest", true),
            (LAND, COMPUTER, COMPUTER, "attack Alaska Kamchatka", "roll 3 until conquest", false),
            (LAND, PERSON, COMPUTER, "commit Alaska Kamchatka 8", "roll block 1", true),
            (SEA, PERSON, COMPUTER, "engage 7 by 3", "fight 1", true),
        ] {
            let mut session = at(position, red, blue);
            let declares = wants(&session, before);
            assert_eq!(does(&mut session, &declares), None, "no dice fall yet");
            let (shown, rolls) = (told(&session), wants(&session, roll));
            let suspense = does(&mut session, &rolls);
            assert_ne!(told(&session), shown, "{roll}");
            assert_eq!(suspense.is_some(), is_held, "{before}, {roll}");
            let Some(suspense) = suspense else { continue };
            assert_eq!(told(suspense.shown()), shown, "{roll}");
            let is_over = matches!(dialog::dialog(&session, None), Some(Dialog::Advance) | None);
            assert_eq!(suspense.roll_animation().decides, is_over, "{roll}");
            held += 1;
        }
        assert_eq!(held, 5);
    }

    #[test]
    fn a_tap_while_dice_fall_does_what_still_makes_sense() {
        let rolls = |session: &Session, roll: &str| wants(session, roll);
        let mut session = at(LAND, PERSON, COMPUTER);
        let declares = wants(&session, "attack Alaska Kamchatka");
        let _ = does(&mut session, &declares);
        let roll = rolls(&session, "roll 3");
        let suspense = does(&mut session, &roll).unwrap();
        let is_asked = matches!(session.duty(), Duty::Decide(_));
        for (intent, lets) in [
            (rolls(&session, "roll 2"), is_asked),
            (rolls(&session, "halt"), false),
            (Intent::Undo, false),
            (Intent::GoOn, false),
            (Intent::Attack(Until::Conquest), false),
            (Intent::Uncover, false),
            (Intent::Deselect, is_asked),
            (Intent::Control(Seat::Blue, table::PlayedBy::Human), true),
        ] {
            assert_eq!(suspense.lets(&intent, &session), lets, "{intent:?}");
        }
        // The battle is over, so neither a roll nor a tap is accepted any longer.
        let roll = rolls(&session, "roll 2 until conquest");
        let suspense = does(&mut session, &roll).unwrap();
        assert!(!suspense.lets(&roll, &session));
        assert!(!suspense.lets(&Intent::Tap(Territory::Alaska), &session));
    }

    #[test]
    fn what_was_ordered_before_the_tablet_went_round_falls_when_it_is_back() {
        let mut session = at(&format!("{FIRST_ATTACK}\nhand Blue Kamchatka"), PERSON, PERSON);
        session.dispatch(Intent::Tap(Territory::Alaska));
        session.dispatch(Intent::Tap(Territory::Kamchatka));
        assert_eq!(does(&mut session, &Intent::Attack(Until::Conquest)), None);
        session.dispatch(Intent::Uncover);
        let keeps = wants(&session, "mobilize nothing");
        assert_eq!(does(&mut session, &keeps), None);
        assert_eq!(session.duty(), Duty::HandOver(Seat::Red));
        let suspense = does(&mut session, &Intent::Uncover).unwrap();
        assert!(!suspense.shown().is_covered());
        assert!(suspense.shown().moments().len() < session.moments().len());
        assert_eq!(suspense.shown().viewer(), Some(Seat::Red));
    }

    #[test]
    fn t11_armies_have_risen_on_the_map_before_ordered_dice_fall() {
        let armies = |session: &Session| TerritoryView::of(session, Territory::Kamchatka).armies;
        let (mut rose, mut stayed) = (0, 0);
        for seed in 0..60 {
            let players =
                [(Seat::Red, PERSON()), (Seat::Blue, COMPUTER()), (Seat::Green, PERSON())];
            let mut session = position(FIRST_ATTACK, &players, seed);
            session.dispatch(Intent::Tap(Territory::Alaska));
            session.dispatch(Intent::Tap(Territory::Kamchatka));
            assert_eq!(does(&mut session, &Intent::Attack(Until::Conquest)), None);
            let before = armies(&session);
            let cuts = wants(&session, "mobilize cut");
            let shown = session.before_dice(&cuts).unwrap();
            session.dispatch(cuts.clone());
            let risen = TerritoryView::of(&session, Territory::Kamchatka).risen;
            let Some(suspense) = suspense(&session, shown, &cuts) else {
                // No dice have been rolled: the attacker decides again, and sees the reason on the
                // map.
                assert_eq!(armies(&session), before + risen);
                rose += usize::from(risen > 0);
                continue;
            };
            assert!(
                suspense.roll_animation().mustered
                    && suspense.roll_animation().timing().begins() > 0
            );
            let shown = suspense.shown();
            assert_eq!(BattleView::of(shown).unwrap().rolls, []);
            assert_eq!(shown.moments().len() + 1, session.moments().len());
            stayed += 1;
        }
        assert!(rose > 0 && stayed > 10, "{rose} {stayed}");
    }

    #[test]
    fn t11_dice_that_a_person_rolls_after_a_mobilization_fall_at_once() {
        let mut session = at(FIRST_ATTACK, PERSON, COMPUTER);
        let declares = wants(&session, "attack Alaska Kamchatka");
        let _ = does(&mut session, &declares);
        let cuts = wants(&session, "mobilize cut");
        assert_eq!(does(&mut session, &cuts), None);
        let rolls = wants(&session, "roll 3");
        assert!(!does(&mut session, &rolls).unwrap().roll_animation().mustered);
    }
}
