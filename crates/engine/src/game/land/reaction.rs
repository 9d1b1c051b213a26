//! Reactions: the seats asked in a reaction window, and the reactions played in it (L3, L5, L7).

use crate::battle::Side;
use crate::core::{Seat, SeatSet};
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State};
use crate::game::event::LandEvent;
use crate::game::land::duel_play::Step;
use crate::game::phase::Phase;
use crate::game::phase::duel::Duel;
use crate::game::phase::window::{Moment, Window};
use crate::game::pieces::legacy::Reaction;
use crate::game::refusal::Refusal;

impl State {
    /// Asks the first seat that has a reaction to play, and returns `true` if there is one (L5).
    pub(super) fn open_window(&mut self, moment: Moment, duel: &Duel) -> bool {
        self.ask_next(moment, duel, SeatSet::EMPTY)
    }

    fn ask_next(&mut self, moment: Moment, duel: &Duel, passed: SeatSet) -> bool {
        let player = self.turn.player();
        let mut clockwise = [player, duel.defender].into_iter().chain(self.clockwise(player));
        let asked =
            clockwise.find(|seat| !passed.contains(*seat) && self.has_to_play(*seat, moment, duel));
        if let Some(asked) = asked {
            self.phase = Phase::Window(Window { moment, duel: *duel, asked, passed });
        }
        asked.is_some()
    }

    /// Returns `true` if a seat has a reaction for this moment of an attack and may play it (L5,
    /// L7).
    pub(crate) fn has_to_play(&self, seat: Seat, moment: Moment, duel: &Duel) -> bool {
        let is_its_turn = match moment {
            Moment::Start => seat == duel.defender && !self.legacy.ambush,
            Moment::Roll => seat == self.turn.player() && !duel.barrage,
            Moment::Missiles => Self::strikable(duel).next().is_some(),
        };
        is_its_turn
            && self.roles[seat] == Role::Player
            && self.legacy.reactions(seat).contains(moment.reaction())
    }

    /// Returns the dice that a missile would change, each as a side and a face (L3).
    pub(crate) fn strikable(duel: &Duel) -> impl Iterator<Item = (Side, u8)> + use<> {
        let duel = *duel;
        [Side::Attacker, Side::Defender].into_iter().flat_map(move |side| {
            let roll = duel.roll(side);
            (1..=6)
                .rev()
                .filter(move |face| roll.struck(*face).is_some())
                .map(move |face| (side, face))
        })
    }

    /// Returns the open window, if this reaction can be played in it.
    pub(crate) fn check_reaction(&self, reaction: Reaction) -> Result<&Window, Refusal> {
        match &self.phase {
            Phase::Window(window) if window.moment.reaction() == reaction => Ok(window),
            _ => self.not_now(),
        }
    }

    /// Checks that a missile would change a die of a side that shows this face (L3). Returns the
    /// open window.
    pub(crate) fn check_missile(&self, side: Side, face: u8) -> Result<&Window, Refusal> {
        let window = self.check_reaction(Reaction::Missile)?;
        match window.duel.roll(side).struck(face) {
            Some(_) => Ok(window),
            None => Err(Refusal::NotToStrike(face)),
        }
    }

    /// Plays the defender's ambush (L7).
    pub(crate) fn lay_ambush(&mut self, play: &mut Play) -> Result<(), Refusal> {
        let window = *self.check_reaction(Reaction::Ambush)?;
        self.legacy.ambush = true;
        self.after_playing(window, play);
        Ok(())
    }

    /// Plays the attacker's barrage (L7).
    pub(crate) fn fire_barrage(&mut self, play: &mut Play) -> Result<(), Refusal> {
        let mut window = *self.check_reaction(Reaction::Barrage)?;
        window.duel.barrage = true;
        self.after_playing(window, play);
        Ok(())
    }

    /// Plays a missile, which turns a die into a six (L3).
    pub(crate) fn strike(&mut self, side: Side, face: u8, play: &mut Play) -> Result<(), Refusal> {
        let mut window = *self.check_missile(side, face)?;
        if let Some(roll) = window.duel.roll_mut(side)
            && let Some(struck) = roll.struck(face)
        {
            *roll = struck;
        }
        play.tell(LandEvent::MissileStruck { seat: window.asked, side, face });
        self.after_playing(window, play);
        Ok(())
    }

    /// Removes the reaction that was played, and asks all seats again (L5).
    fn after_playing(&mut self, window: Window, play: &mut Play) {
        let Window { moment, duel, asked, .. } = window;
        let played = moment.reaction();
        self.legacy.use_up_reaction(asked, played);
        if played != Reaction::Missile {
            play.tell(LandEvent::ReactionPlayed { seat: asked, reaction: played });
        }
        self.go_on_asking(moment, &duel, SeatSet::EMPTY, play);
    }

    /// Passes for the seat that is asked; it is asked again if another seat plays a reaction (L5).
    pub(crate) fn pass(&mut self, window: Window, play: &mut Play) {
        let Window { moment, duel, asked, passed } = window;
        self.go_on_asking(moment, &duel, passed.with(asked), play);
    }

    fn go_on_asking(&mut self, moment: Moment, duel: &Duel, passed: SeatSet, play: &mut Play) {
        if self.ask_next(moment, duel, passed) {
            return;
        }
        let next = match moment {
            Moment::Start => Step::Attacks,
            Moment::Roll => Step::Rolls,
            Moment::Missiles => Step::Ends,
        };
        self.go_on_rolling(*duel, next, play);
    }
}
