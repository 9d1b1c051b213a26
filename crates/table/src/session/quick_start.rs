//! A quick start: the set-up is done well for the person, who may change it.

use super::Session;
use engine::core::Seat;
use engine::game::{Ask, Control, Prompt, Role};
use players::arena::quick_start;
use players::bot::{Level, PlayStyle};

impl Session {
    /// Returns `true` if this game is a quick start of one person against computer players.
    pub fn is_quick_start(&self) -> bool {
        self.game.setup().rules == quick_start::RULES && self.only_person_here().is_some()
    }

    /// Returns `true` if the level of the hints answers a person's question: the places of the
    /// factory and the ship, which are explained once they matter.
    pub(super) fn is_answered_by_hints(&self, prompt: Prompt) -> bool {
        matches!(prompt.ask, Ask::FirstFactory | Ask::FirstShip { .. }) && self.is_quick_start()
    }

    /// Lets the first undo take the placed armies back to where they were dealt, as long as the
    /// person, who moves first, hasn't started.
    pub(super) fn let_placed_armies_go_back(&mut self) {
        let arranges = self.game.prompt().is_some_and(|prompt| {
            prompt.ask == Ask::Arrange && self.is_here(prompt.seat) && self.is_quick_start()
        });
        if arranges {
            self.undo_floor = 0;
            self.gathered = 0..self.game.actions().len();
        }
    }

    /// Returns the level that gives hints at this table. A user's bot counts as hard.
    pub fn level_of_hints(&self) -> Level {
        let players = self.game.state().seats(Role::Player);
        let level = |seat: Seat| match self.control(seat)? {
            Control::Computer(level) => {
                Some(PlayStyle::read(level).map_or(Level::Hard, |(level, _)| level))
            }
            Control::Human => None,
        };
        let rules = self.game.state().rules();
        quick_start::level_of_hints(rules, players.filter_map(level))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{one_person, play_some, quick_started, reopened};
    use crate::{Duty, Intent, Orders};
    use engine::core::BySeat;
    use engine::game::{Action, RuleSet};

    /// Returns the kinds of the questions that a person who plays by hints gets in the turns of
    /// others, for each round of a quick start.
    fn interruptions(seed: u64) -> Vec<Vec<String>> {
        let mut session = quick_started(seed);
        session.dispatch(Intent::Orders(Seat::Red, Orders::CutAndReveal));
        let mut bots = BySeat::from_fn(|seat| {
            let level = if seat == Seat::Red { Level::Normal } else { Level::Easy };
            level.player(seed, PlayStyle::Balanced)
        });
        let mut rounds: Vec<Vec<String>> = Vec::new();
        while let Some(prompt) = session.prompt() {
            let turn = session.game().state().turn();
            let (round, player) = (turn.round as usize, turn.player());
            rounds.resize(rounds.len().max(round), Vec::new());
            let view = session.game().observe(prompt.seat);
            let action = bots[prompt.seat].decide(&view, &session.game().legal());
            match session.duty() {
                Duty::Think(_) => {
                    session.dispatch(Intent::Answer { after: session.played(), action });
                }
                Duty::Showdown => session.dispatch(Intent::GoOn),
                Duty::Decide(_) => {
                    if !session.is_human(player) && round > 0 {
                        let ask = format!("{:?}", prompt.ask);
                        let kind = ask.split([' ', '{', '(']).next().unwrap_or_default();
                        rounds[round - 1].push(kind.to_owned());
                    }
                    let before = session.played();
                    session.dispatch(Intent::Play(action));
                    session.dispatch(Intent::Draw);
                    assert!(session.played() > before);
                }
                duty => panic!("{duty:?}"),
            }
        }
        rounds
    }

    #[test]
    fn others_interrupt_a_person_at_most_four_times_in_most_rounds() {
        let rounds: Vec<Vec<String>> = (0..6).flat_map(interruptions).collect();
        let mut counts: Vec<usize> = rounds.iter().map(Vec::len).collect();
        counts.sort_unstable();
        assert!(counts[counts.len() / 2] <= 4, "{counts:?}");
    }

    /// Returns a quick start as the app begins it.
    fn begun() -> Session {
        let Session { game, table, .. } = quick_started(4);
        Session::resume(game.setup().clone(), quick_start::placed(&game), table).unwrap()
    }

    #[test]
    fn the_only_question_before_the_first_turn_is_whether_the_armies_stand_well() {
        let mut session = begun();
        assert!(session.is_quick_start());
        let Duty::Decide(prompt) = session.duty() else { panic!() };
        assert_eq!((prompt.seat, prompt.ask), (Seat::Red, Ask::Arrange));
        let board = session.view().table().board();
        let armies: Vec<u32> = board.held(Seat::Red).iter().map(|own| board.armies(own)).collect();
        assert!(armies.iter().all(|armies| *armies >= 2), "{armies:?}");
        assert!(armies.iter().any(|armies| *armies > 3), "{armies:?}");
        session.dispatch(Intent::Play(Action::Done));
        for mut session in [reopened(&session), session] {
            while let Duty::Think(_) = session.duty() {
                play_some(&mut session, 1);
            }
            let Duty::Decide(prompt) = session.duty() else { panic!() };
            assert!(matches!(prompt.ask, Ask::Reinforce { .. }), "{prompt:?}");
            let state = session.view().table();
            let factories = |own| state.board().factories(own);
            assert_eq!(state.board().held(Seat::Red).iter().map(factories).sum::<u32>(), 1);
            assert_eq!(state.fleet().of(Seat::Red).count(), 1);
        }
    }

    #[test]
    fn undo_takes_the_armies_back_to_where_they_were_dealt() {
        for mut session in [begun(), reopened(&begun())] {
            assert!(session.played() > 3);
            session.dispatch(Intent::Undo);
            assert_eq!(session.played(), 0, "{:?}", session.notice());
            let board = session.view().table().board();
            assert!(board.held(Seat::Red).iter().all(|own| board.armies(own) == 3));
            let Duty::Decide(prompt) = session.duty() else { panic!() };
            assert_eq!(prompt.ask, Ask::Arrange);
        }
    }

    #[test]
    fn in_other_games_people_place_their_factory_and_their_ship() {
        let mut session = one_person(RuleSet::NAUTICAL, 4);
        while session
            .prompt()
            .is_some_and(|prompt| prompt.ask != Ask::FirstFactory || prompt.seat != Seat::Red)
        {
            play_some(&mut session, 1);
        }
        assert!(!session.is_quick_start());
        assert!(matches!(session.duty(), Duty::Decide(_)));
    }
}
