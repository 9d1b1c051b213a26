//! Rolls ordered in advance, as the screen shows them.

use crate::battles::battle::BattleView;
use crate::battles::last_battle;
use crate::notice::NoticeView;
use crate::sea::fight::SeaBattleView;
use crate::table::prompt::PromptView;
use engine::core::Seat;
use engine::game::{Action, Ask, Control, Hand, Phase, Prompt, SeaAction, Until};
use engine::world::Territory;
use players::bot::Level;
use table::testing::position;
use table::{Duty, Intent, PlayedBy, Session};

const LAND: &str = "players Red Blue
     turn Red campaign
     Alaska Red 9
     Brazil Red 3
     Kamchatka Blue 3
     * Blue 1";

fn computer() -> Control {
    Control::Computer("easy".into())
}

/// Returns a game in which Red attacks Kamchatka for the first time in this turn, with rolls
/// ordered up to `until`.
fn attacked(blue: Control, until: Until) -> Session {
    attacked_in(LAND, blue, until)
}

fn attacked_in(text: &str, blue: Control, until: Until) -> Session {
    let players = [(Seat::Red, Control::Human), (Seat::Blue, blue)];
    let mut session = position(text, &players, 1);
    session.dispatch(Intent::Tap(Territory::Alaska));
    session.dispatch(Intent::Tap(Territory::Kamchatka));
    session.dispatch(Intent::Attack(until));
    assert!(matches!(session.game().state().phase(), Phase::Mobilize(_) | Phase::Reveal { .. }));
    session
}

fn answer() -> Action {
    Action::Mobilize { cut: false, reveal: Hand::EMPTY }
}

fn is_over(session: &Session) -> bool {
    last_battle::result(session).is_some_and(|result| result.ended_at.is_some())
}

#[test]
fn an_order_survives_that_a_computer_player_mobilizes() {
    let mut session = attacked(computer(), Until::Conquest);
    let prompt = PromptView::of(&session);
    assert_eq!(prompt.sentence, "Waiting for Blue; then the attack rolls on to the end.");
    assert_eq!(prompt.others.into_iter().map(|it| it.intent).collect::<Vec<_>>(), [Intent::Recall]);
    let after = session.game().actions().len();
    session.dispatch(Intent::Answer { after, action: answer() });
    assert!(is_over(&session), "{:?}", session.game().state().phase());
    assert!(session.waiting_order().is_none());
}

#[test]
fn an_order_survives_that_a_person_at_the_same_tablet_mobilizes() {
    let text = format!("{LAND}\nhand Blue Peru");
    let mut session = attacked_in(&text, Control::Human, Until::Conquest);
    session.dispatch(Intent::Uncover);
    assert_eq!(PromptView::of(&session).others, [], "it is not Blue's order");
    session.dispatch(Intent::Play(answer()));
    assert!(matches!(session.duty(), Duty::HandOver(Seat::Red)));
    assert!(!is_over(&session), "nothing rolls before Red holds the tablet");
    session.dispatch(Intent::Uncover);
    assert!(is_over(&session));
}

#[test]
fn a1_an_order_is_asked_about_again_once_militia_has_risen() {
    let text = LAND.replace("turn Red campaign", "turn Red campaign\nhand Blue Kamchatka Peru");
    for raised in [Territory::Kamchatka, Territory::Peru] {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut session = position(&text, &people, 1);
        let mut reveal = Hand::EMPTY;
        reveal.add(engine::game::TerritoryCard::Territory(raised));
        for intent in [
            Intent::Tap(Territory::Alaska),
            Intent::Tap(Territory::Kamchatka),
            Intent::Attack(Until::Conquest),
            Intent::Uncover,
            Intent::Play(Action::Mobilize { cut: false, reveal }),
            Intent::Uncover,
        ] {
            session.dispatch(intent);
            // A wild card that was cut raises armies elsewhere first.
            if let Some(Prompt { ask: Ask::Levy { .. }, .. }) = session.prompt() {
                session.dispatch(Intent::Play(Action::Levy { territory: Territory::Siam }));
            }
        }
        if raised == Territory::Peru {
            assert!(is_over(&session), "what rises elsewhere changes nothing here");
            continue;
        }
        assert!(matches!(session.duty(), Duty::Decide(prompt) if prompt.seat == Seat::Red));
        assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 0);
        let armies = session.game().state().board().armies(Territory::Kamchatka);
        let told = NoticeView::of(&session).unwrap().text;
        assert!(told.starts_with(&format!("Kamchatka now has {armies} armies")), "{told}");
    }
}

#[test]
fn l1_the_attacker_declares_its_dice_after_the_window_at_the_start() {
    let text = "rules legacy-attack
         players Red Blue
         turn Red campaign
         ploys Blue ambush
         Alaska Red 9
         Kamchatka Blue 3
         * Blue 1";
    let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
    for (played, rolls) in [(Action::Ambush, 0), (Action::Done, 1)] {
        let mut session = position(text, &people, 1);
        session.dispatch(Intent::Tap(Territory::Alaska));
        session.dispatch(Intent::Tap(Territory::Kamchatka));
        session.dispatch(Intent::Attack(Until::Once));
        assert!(matches!(session.game().state().phase(), Phase::Window(_)));
        session.dispatch(Intent::Play(played));
        let ordered = session.game().actions().iter();
        let ordered = ordered.filter(|action| matches!(action, Action::Roll { .. }));
        assert_eq!(ordered.count(), rolls);
        if rolls == 0 {
            let ask = Ask::Battle { to: Territory::Kamchatka, large: false };
            assert_eq!(session.game().prompt().unwrap(), Prompt { seat: Seat::Red, ask });
            assert!(NoticeView::of(&session).is_some_and(|told| told.text.contains("ambush")));
        }
    }
}

#[test]
fn an_order_to_stop_in_time_stops_in_time() {
    let mut session = attacked(computer(), Until::Left(8));
    let after = session.game().actions().len();
    session.dispatch(Intent::Answer { after, action: answer() });
    let rolls = BattleView::of(&session).unwrap().rolls.len();
    assert!(rolls > 0 && session.game().state().board().armies(Territory::Alaska) >= 7);
}

#[test]
fn an_order_is_taken_back_by_the_button_and_the_bar_says_that_nothing_has_rolled() {
    let mut session = attacked(computer(), Until::Conquest);
    session.dispatch(Intent::Recall);
    assert_eq!(PromptView::of(&session).sentence, "Waiting for Blue to answer your attack…");
    let after = session.game().actions().len();
    session.dispatch(Intent::Answer { after, action: answer() });
    assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 0);
    let sentence = PromptView::of(&session).sentence;
    assert_eq!(sentence, "Battle for Kamchatka. No dice rolled yet.");
}

#[test]
fn an_order_does_not_outlast_who_gave_it() {
    let mut session = attacked(computer(), Until::Conquest);
    session.dispatch(Intent::Control(Seat::Red, PlayedBy::Level(Level::Easy)));
    let after = session.game().actions().len();
    session.dispatch(Intent::Answer { after, action: answer() });
    assert_eq!(session.duty(), Duty::Think(Seat::Red));
    session.dispatch(Intent::Control(Seat::Red, PlayedBy::Human));
    assert!(matches!(session.duty(), Duty::Decide(_)));
    assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 0);
}

#[test]
fn who_sends_ships_in_does_not_stop_an_order() {
    let ships = "players Red Blue
         turn Red campaign
         attacked Blue Green
         Brazil Red 5
         Japan Blue 5
         ship 3 Red 9 at 8,8
         ship 7 Blue 9 at 8,9
         ship 8 Blue 5 at 8,9
         * Green 1";
    let ship = |number: u8| number.to_string().parse().unwrap();
    let mut rolled_on = 0;
    for seed in 0..20 {
        let players = [(Seat::Red, Control::Human), (Seat::Blue, computer())];
        let mut session = position(ships, &players, seed);
        session.dispatch(Intent::TapShip(ship(3)));
        session.dispatch(Intent::TapShip(ship(7)));
        session.dispatch(Intent::SetSail);
        let against = engine::game::Engage {
            target: ship(3),
            ships: std::iter::once(ship(8)).collect(),
            effort: engine::game::Effort::Normal,
        };
        let sends =
            Action::Sea(SeaAction::SendIn { engagements: std::iter::once(against).collect() });
        let after = session.game().actions().len();
        session.dispatch(Intent::Answer { after, action: sends });
        let (engagement, block) = (0, 0);
        let until = Until::Conquest;
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Roll {
            engagement,
            block,
            dice: None,
            until,
        })));
        let goes_on = |session: &Session| {
            let battle = SeaBattleView::of(session);
            battle.is_some_and(|it| {
                it.engagements[0].standing == engine::game::EngagementStatus::Open
            })
        };
        if !matches!(session.duty(), Duty::Think(_)) || !goes_on(&session) {
            continue;
        }
        assert_eq!(
            PromptView::of(&session).sentence,
            "Waiting for Blue; then the attack rolls on to the end."
        );
        let after = session.game().actions().len();
        let roll = Action::Sea(SeaAction::Roll {
            engagement: 1,
            block: 0,
            dice: None,
            until: Until::Once,
        });
        session.dispatch(Intent::Answer { after, action: roll });
        let rolls = session.game().actions().iter();
        let own =
            rolls.filter(|it| matches!(it, Action::Sea(SeaAction::Roll { engagement: 0, .. })));
        rolled_on += usize::from(own.count() > 1);
    }
    assert!(rolled_on > 5, "{rolled_on}");
}
