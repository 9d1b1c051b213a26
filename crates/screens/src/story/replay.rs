//! The course of a game along a timeline: the share of each side, and marks for key events.

use crate::names::player_name;
use crate::story::chart;
use std::fmt::Write as _;

use crate::decimal::Decimal;
use engine::core::{BySeat, Seat};
use engine::game::{Event, SeaEvent, SeatEvent};
use engine::poker::Fact;
use engine::world::Continent;
use table::{Moment, Session, TurnTally};

/// The box in which the areas are drawn.
pub const REPLAY_SIZE: (f64, f64) = (1000.0, 100.0);

/// The timeline of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplayView {
    /// The total number of actions, at the end of the timeline.
    pub length: usize,
    /// The share of each side in all territories, as an area in a box of [`REPLAY_SIZE`], the first
    /// at the top.
    pub areas: Vec<(Seat, String)>,
    pub marks: Vec<ReplayMark>,
}

/// A key event on the timeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayMark {
    /// The number of actions up to the event.
    pub moment: usize,
    pub kind: MarkKind,
    /// The seat it belongs to.
    pub seat: Seat,
    /// A one-sentence description.
    pub told: String,
}

/// The kind of a key event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A side holds a whole continent.
    Continent,
    /// A seat is eliminated, or becomes a pirate.
    Fall,
    /// A ship changes hands or sinks.
    Ship,
    /// A hand of poker is won.
    Poker,
}

impl ReplayView {
    /// Returns the timeline of the game so far, or `None` before the first turn.
    pub fn of(session: &Session) -> Option<Self> {
        let turns = session.tallies();
        turns.first()?;
        let mut marks: Vec<ReplayMark> =
            session.moments().iter().flat_map(|it| marks_of(session, it)).collect();
        marks.extend(
            turns.windows(2).flat_map(|pair| continents_taken(session, &pair[0], &pair[1])),
        );
        marks.sort_by_key(|mark| mark.moment);
        Some(ReplayView { length: session.played(), areas: areas(session), marks })
    }
}

fn marks_of(session: &Session, moment: &Moment) -> impl Iterator<Item = ReplayMark> {
    let mark = |event: &Event| {
        let (kind, seat, told) = worth_a_mark(session, *event)?;
        Some(ReplayMark { moment: moment.number, kind, seat, told })
    };
    moment.events.iter().filter_map(mark)
}

fn worth_a_mark(session: &Session, event: Event) -> Option<(MarkKind, Seat, String)> {
    match event {
        Event::Seat(event) => seat_lost(session, event),
        Event::Sea(event) => ship_lost(session, event),
        Event::Poker(fact) => hand_won(session, fact),
        Event::Board(_)
        | Event::TurnBegan { .. }
        | Event::Card(_)
        | Event::Land(_)
        | Event::Captured { .. }
        | Event::Ally(_)
        | Event::Over { .. } => None,
    }
}

fn seat_lost(session: &Session, event: SeatEvent) -> Option<(MarkKind, Seat, String)> {
    let name = |seat| player_name(session, seat);
    if let SeatEvent::Fell { seat, by } = event {
        Some((MarkKind::Fall, seat, text::log::Fell { name: name(seat), by: name(by) }.say()))
    } else if let SeatEvent::TurnedPirate { seat } = event {
        Some((MarkKind::Fall, seat, text::log::pirate(name(seat))))
    } else {
        None
    }
}

fn ship_lost(session: &Session, event: SeaEvent) -> Option<(MarkKind, Seat, String)> {
    let name = |seat| player_name(session, seat);
    if let SeaEvent::Sank { ship, owner, .. } = event {
        Some((MarkKind::Ship, owner, text::replay::Sank { name: name(owner), ship }.say()))
    } else if let SeaEvent::ShipCaptured { ship, from, .. } = event {
        Some((MarkKind::Ship, from, text::replay::Captured { name: name(from), ship }.say()))
    } else if let SeaEvent::Commandeered { ship, by, from, .. } = event {
        Some((
            MarkKind::Ship,
            from,
            text::replay::Mutinied { name: name(from), ship, by: name(by) }.say(),
        ))
    } else {
        None
    }
}

fn hand_won(session: &Session, fact: Fact) -> Option<(MarkKind, Seat, String)> {
    let Fact::Won { seat, armies } = fact else { return None };
    Some((
        MarkKind::Poker,
        seat,
        text::replay::PokerWon { name: player_name(session, seat), armies }.say(),
    ))
}

/// Returns a mark for each continent held by a single side at the second tally and not at the
/// first.
fn continents_taken(session: &Session, before: &TurnTally, now: &TurnTally) -> Vec<ReplayMark> {
    let holder = |tally: &TurnTally, continent: Continent| {
        let mut owners = continent.territories().iter().map(|at| tally.owners[at]);
        let first = owners.next().flatten()?;
        owners.all(|owner| owner == Some(first)).then_some(first)
    };
    let taken = |continent: Continent| {
        let seat = holder(now, continent)?;
        let told = text::replay::Continent { name: player_name(session, seat), continent }.say();
        let mark = ReplayMark { moment: now.moment, kind: MarkKind::Continent, seat, told };
        (holder(before, continent) != Some(seat)).then_some(mark)
    };
    session.view().table().world().continents().filter_map(taken).collect()
}

fn areas(session: &Session) -> Vec<(Seat, String)> {
    let now = chart::tally(session);
    let points: Vec<&TurnTally> = session.tallies().iter().chain([&now]).collect();
    let order = session.view().table().order();
    let mut below: Vec<f64> = vec![0.0; points.len()];
    let mut areas = Vec::new();
    for seat in order.iter().copied() {
        let top = below.clone();
        for (edge, tally) in below.iter_mut().zip(&points) {
            *edge += share(&tally.territories, seat);
        }
        if top != below {
            areas.push((seat, area(session, &points, &top, &below)));
        }
    }
    areas
}

/// Returns the area between two edges, each a share in `[0, 1]` from the top.
fn area(session: &Session, points: &[&TurnTally], top: &[f64], below: &[f64]) -> String {
    let (width, height) = REPLAY_SIZE;
    #[allow(clippy::cast_precision_loss, reason = "far fewer actions than a float counts")]
    let x = |tally: &&TurnTally| width * tally.moment as f64 / session.played().max(1) as f64;
    // Nothing changes hands before the first turn, so the chart begins at the left edge.
    let places: Vec<f64> = [0.0].into_iter().chain(points.iter().skip(1).map(x)).collect();
    let along = places.iter().zip(top);
    let back = places.iter().zip(below).rev();
    let mut path = String::new();
    for (place, (x, y)) in along.chain(back).enumerate() {
        let command = if place == 0 { 'M' } else { 'L' };
        // Writing to a `String` can't fail.
        let _ = write!(path, "{command}{:.0} {:.1}", Decimal(*x), Decimal(y * height));
    }
    path
}

fn share(territories: &BySeat<u32>, seat: Seat) -> f64 {
    let all: u32 = Seat::ALL.iter().map(|seat| territories[*seat]).sum();
    f64::from(territories[seat]) / f64::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use table::testing;

    #[test]
    fn a_game_has_marks_of_every_kind_where_they_happened() {
        let mut kinds = HashSet::new();
        for mut session in [testing::two_humans(), testing::one_human()] {
            assert_eq!(ReplayView::of(&session), None, "nobody had a turn");
            testing::play_some(&mut session, 8_000);
            let replay = ReplayView::of(&session).unwrap();
            assert!(replay.marks.is_sorted_by_key(|mark| mark.moment));
            for mark in replay.marks {
                assert!(mark.moment <= replay.length && !mark.told.is_empty());
                kinds.insert(mark.kind);
            }
        }
        assert_eq!(kinds.len(), 4, "{kinds:?}");
    }

    #[test]
    fn the_areas_fill_the_box_from_the_first_turn_to_now() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 900);
        let ReplayView { areas, .. } = ReplayView::of(&session).unwrap();
        assert!(areas[0].1.starts_with('M') && areas[0].1.contains(" 0.0L"), "{}", areas[0].1);
        assert!(areas.last().unwrap().1.contains("L1000 100.0"));
    }
}
