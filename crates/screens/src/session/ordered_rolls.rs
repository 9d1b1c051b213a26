//! Ordered rolls that wait for somebody else's answer and then continue by themselves.

use super::foreseen::Foreseen;
use super::{Duty, Ordered, Session};
use crate::table::notice::Notice;
use engine::core::Seat;
use engine::game::{Action, Ask, Force, Phase, Prompt, SeaAction, Until};
use engine::poker::{Move, Question};

impl Session {
    /// Plays the first action and orders the rest. A player who does something else cancels their
    /// orders.
    pub(super) fn play_all(&mut self, actions: Vec<Action>) {
        let mut actions = actions.into_iter();
        let (Some(prompt), Some(first)) = (self.game.prompt(), actions.next()) else { return };
        let declared = Foreseen::of(&first, self.game.state(), self.played());
        self.foreseen = declared.or(self.foreseen);
        self.ordered[prompt.seat] = actions.collect();
        self.play_ordered(prompt.seat, first);
        self.carry_out();
    }

    /// Continues with the orders while the player who gave them is asked for the next roll.
    pub(super) fn carry_out(&mut self) {
        if !self.is_fought() && !matches!(self.game.state().phase(), Phase::Poker(_)) {
            (self.ordered, self.foreseen) = (Ordered::default(), None);
        }
        self.ask_about_a_changed_battle();
        while let Some((seat, action)) = self.next_ordered() {
            self.ordered[seat].remove(0);
            self.play_ordered(seat, action);
        }
    }

    /// Asks the player who ordered rolls again if the battle has changed before the first of them,
    /// since the attacker declares its dice knowing that (A1, L1).
    fn ask_about_a_changed_battle(&mut self) {
        let Duty::Decide(Prompt { seat, ask: Ask::Battle { .. } }) = self.duty() else { return };
        let foreseen = self.foreseen.take().filter(|_| !self.ordered[seat].is_empty());
        let changed = |it: Foreseen| it.changed(self.game.state(), self.game.actions());
        if let Some(told) = foreseen.and_then(changed) {
            self.ordered[seat].clear();
            self.notice = Some(Notice::from_text(&told));
        }
    }

    fn play_ordered(&mut self, seat: Seat, action: Action) {
        let again = action.clone();
        if let Err(refusal) = self.play(action) {
            self.notice = Some(refusal.into());
            self.ordered[seat].clear();
        } else {
            let again = self.rolls_on(seat, &again);
            self.ordered[seat].extend(again);
        }
    }

    fn next_ordered(&self) -> Option<(Seat, Action)> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let next = self.ordered[prompt.seat].first()?;
        let on_land = matches!(next, Action::Roll { .. } | Action::RollBlock { .. });
        let chooses = matches!(next, Action::Poker(Move::Use(_)));
        let at_sea = matches!(next, Action::Sea(SeaAction::Roll { .. }));
        let is_asked = on_land && matches!(prompt.ask, Ask::Battle { .. })
            || at_sea && prompt.ask == Ask::SeaBattle
            || chooses && matches!(prompt.ask, Ask::Poker { question: Question::Use, .. });
        is_asked.then(|| (prompt.seat, next.clone()))
    }

    /// Returns the next roll of the same engagement, if the other side rolls in between (N8).
    fn rolls_on(&self, seat: Seat, action: &Action) -> Option<Action> {
        let Action::Sea(SeaAction::Roll { engagement, block, until, .. }) = *action else {
            return None;
        };
        let state = self.game.state();
        let Phase::SeaBattle(battle) = state.phase() else { return None };
        let fight = battle.engagements.get(usize::from(engagement))?;
        let goes_on = match until {
            Until::Once => false,
            Until::Conquest => true,
            Until::Left(least) => state.troops(fight) > least,
        };
        let block = match &fight.force {
            Force::Normal(_) => 0,
            Force::Blocks(assault) => u8::try_from(assault.next_with_troops(block.into())?).ok()?,
        };
        (goes_on && fight.is_open() && fight.by == seat).then_some(Action::Sea(SeaAction::Roll {
            engagement,
            block,
            dice: None,
            until,
        }))
    }

    /// Returns `true` if an attack is under way or waits for an answer.
    pub(crate) fn is_fought(&self) -> bool {
        matches!(
            self.game.state().phase(),
            Phase::Mobilize(_)
                | Phase::Reveal { .. }
                | Phase::Levy { .. }
                | Phase::SendIn { .. }
                | Phase::Battle(_)
                | Phase::Defend(_)
                | Phase::Window(_)
                | Phase::PlusOne { .. }
                | Phase::SeaBattle(_)
                | Phase::Board { .. }
        )
    }

    /// Returns the limit of an order given at this screen that waits while a computer player
    /// answers.
    pub(crate) fn waiting_order(&self) -> Option<Until> {
        let Duty::Think(_) = self.duty() else { return None };
        let (Action::Roll { until, .. }
        | Action::RollBlock { until, .. }
        | Action::Sea(SeaAction::Roll { until, .. })) = *self.ordered[self.holder?].first()?
        else {
            return None;
        };
        Some(until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Intent;
    use crate::PlayedBy;
    use crate::land::battle::BattleView;
    use crate::sea::fight::SeaBattleView;
    use crate::story::last_battle;
    use crate::table::prompt::PromptView;
    use crate::testing::position;
    use engine::game::{Control, Hand};
    use engine::world::Territory;
    use players::bot::Level;

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
        assert!(matches!(session.game.state().phase(), Phase::Mobilize(_) | Phase::Reveal { .. }));
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
        assert_eq!(
            prompt.others.into_iter().map(|it| it.intent).collect::<Vec<_>>(),
            [Intent::Recall]
        );
        let after = session.game.actions().len();
        session.dispatch(Intent::Answer { after, action: answer() });
        assert!(is_over(&session), "{:?}", session.game.state().phase());
        assert!(session.ordered[Seat::Red].is_empty());
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
            reveal.add(engine::game::Card::Territory(raised));
            for intent in [
                Intent::Tap(Territory::Alaska),
                Intent::Tap(Territory::Kamchatka),
                Intent::Attack(Until::Conquest),
                Intent::Uncover,
                Intent::Play(Action::Mobilize { cut: false, reveal }),
                Intent::Uncover,
            ] {
                session.dispatch(intent);
                // A wild card that was cut raises armies elsewhere.
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
            let armies = session.game.state().board().armies(Territory::Kamchatka);
            let told = &session.notice().unwrap().text;
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
            assert!(matches!(session.game.state().phase(), Phase::Window(_)));
            session.dispatch(Intent::Play(played));
            let ordered = session.game.actions().iter();
            let ordered = ordered.filter(|action| matches!(action, Action::Roll { .. }));
            assert_eq!(ordered.count(), rolls);
            if rolls == 0 {
                let ask = Ask::Battle { to: Territory::Kamchatka, large: false };
                assert_eq!(session.game.prompt().unwrap(), Prompt { seat: Seat::Red, ask });
                assert!(session.notice().is_some_and(|told| told.text.contains("ambush")));
            }
        }
    }

    #[test]
    fn an_order_to_stop_in_time_stops_in_time() {
        let mut session = attacked(computer(), Until::Left(8));
        let after = session.game.actions().len();
        session.dispatch(Intent::Answer { after, action: answer() });
        let rolls = BattleView::of(&session).unwrap().rolls.len();
        assert!(rolls > 0 && session.game.state().board().armies(Territory::Alaska) >= 7);
    }

    #[test]
    fn an_order_is_taken_back_by_the_button_and_the_bar_says_that_nothing_has_rolled() {
        let mut session = attacked(computer(), Until::Conquest);
        session.dispatch(Intent::Recall);
        assert_eq!(PromptView::of(&session).sentence, "Waiting for Blue to answer your attack…");
        let after = session.game.actions().len();
        session.dispatch(Intent::Answer { after, action: answer() });
        assert_eq!(BattleView::of(&session).unwrap().rolls.len(), 0);
        let sentence = PromptView::of(&session).sentence;
        assert_eq!(sentence, "Battle for Kamchatka. No dice rolled yet.");
    }

    #[test]
    fn an_order_does_not_outlast_who_gave_it() {
        let mut session = attacked(computer(), Until::Conquest);
        session.dispatch(Intent::Control(Seat::Red, PlayedBy::Level(Level::Easy)));
        let after = session.game.actions().len();
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
            let after = session.game.actions().len();
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
                battle.is_some_and(|it| it.engagements[0].standing == engine::game::Standing::Open)
            };
            if !matches!(session.duty(), Duty::Think(_)) || !goes_on(&session) {
                continue;
            }
            assert_eq!(
                PromptView::of(&session).sentence,
                "Waiting for Blue; then the attack rolls on to the end."
            );
            let after = session.game.actions().len();
            let roll = Action::Sea(SeaAction::Roll {
                engagement: 1,
                block: 0,
                dice: None,
                until: Until::Once,
            });
            session.dispatch(Intent::Answer { after, action: roll });
            let rolls = session.game.actions().iter();
            let own =
                rolls.filter(|it| matches!(it, Action::Sea(SeaAction::Roll { engagement: 0, .. })));
            rolled_on += usize::from(own.count() > 1);
        }
        assert!(rolled_on > 5, "{rolled_on}");
    }
}
