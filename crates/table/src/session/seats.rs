//! The players of the seats: who decides for each, who has sat there and since when, and what they
//! have seen.

use engine::core::{BySeat, Seat, SeatSet};
use engine::game::{Control, Setup};

/// The players of the seats.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Seats {
    /// The person or program that decides for each seat; `None` for allies and eliminated players.
    controls: BySeat<Option<Control>>,
    /// The people who share the screen, or did.
    people: SeatSet,
    /// The moment since when the current player of each seat has been there.
    came: BySeat<usize>,
    /// The number of moments that each seat's player already knows.
    seen: BySeat<usize>,
}

impl Seats {
    /// Returns the seats at the beginning of a game, in which the people `away` are remote.
    pub fn of(setup: &Setup, away: SeatSet) -> Self {
        let controls = first_controls(setup);
        let is_human = |seat: &Seat| controls[*seat] == Some(Control::Human);
        let people: SeatSet = Seat::ALL.into_iter().filter(is_human).collect();
        let (came, seen) = (BySeat::splat(0), BySeat::splat(0));
        Self { people: people - away, controls, came, seen }
    }

    /// Returns the seats as they were before everybody took them, with the people, and all that
    /// they have seen, as they are here.
    pub fn at_first(&self, setup: &Setup) -> Self {
        Self { controls: first_controls(setup), ..self.clone() }
    }

    pub fn control(&self, seat: Seat) -> Option<&Control> {
        self.controls[seat].as_ref()
    }

    pub fn controls(&self) -> &BySeat<Option<Control>> {
        &self.controls
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        self.controls[seat] == Some(Control::Human)
    }

    /// Puts somebody else in charge of a seat.
    pub fn set_control(&mut self, seat: Seat, control: Option<Control>) {
        self.controls[seat] = control;
    }

    /// Returns the people who share the screen, or did.
    pub fn people(&self) -> SeatSet {
        self.people
    }

    pub fn set_people(&mut self, people: SeatSet) {
        self.people = people;
    }

    /// Returns the moment since when the current player of a seat has been there.
    pub fn came(&self, seat: Seat) -> usize {
        self.came[seat]
    }

    /// Returns the number of moments that each seat's player already knows.
    pub fn seen(&self) -> &BySeat<usize> {
        &self.seen
    }

    pub fn set_seen(&mut self, seen: BySeat<usize>) {
        self.seen = seen;
    }

    /// Records that a seat's player knows this many moments.
    pub fn saw(&mut self, seat: Seat, moments: usize) {
        self.seen[seat] = moments;
    }

    /// Records that a seat's player has seen something of the game.
    pub fn saw_something(&mut self, seat: Seat) {
        self.seen[seat] = self.seen[seat].max(1);
    }

    /// Moves the player of one seat to an ally's in this moment. One person stays one, unless
    /// somebody else has sat there.
    pub fn take_over(&mut self, by: Seat, ally: Seat, moment: usize) {
        self.controls[ally] = self.controls[by].take();
        self.came[ally] = moment;
        if self.people.contains(by) && !self.people.contains(ally) {
            self.people.remove(by);
            self.people.insert(ally);
        }
    }

    /// Seats a person who joins in this moment.
    pub fn join(&mut self, seat: Seat, moment: usize) {
        self.controls[seat] = Some(Control::Human);
        self.came[seat] = moment;
        self.people.insert(seat);
    }
}

/// Returns the person or program that decided for each seat when the game began.
pub(super) fn first_controls(setup: &Setup) -> BySeat<Option<Control>> {
    BySeat::from_fn(|seat| {
        let player = setup.players.iter().find(|player| player.seat == seat);
        player.map(|player| player.control.clone())
    })
}
