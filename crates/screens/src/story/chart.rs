//! The course of the game as lines: the territories or armies of each side, turn by turn.

use crate::names::player_name;
use std::fmt::Write as _;

use crate::decimal::Decimal;
use engine::core::{BySeat, Seat};
use engine::game::Role;
use stdx::InOrder;
use table::{Session, TurnTally};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartMeasure {
    /// The number of territories.
    Territories,
    /// The number of armies, on land and at sea.
    Armies,
}

impl ChartMeasure {
    pub const ALL: [Self; 2] = [Self::Territories, Self::Armies];

    pub fn name(self) -> &'static str {
        match self {
            Self::Territories => text::chart::territories(),
            Self::Armies => text::chart::armies(),
        }
    }

    fn of(self, tally: &TurnTally) -> &BySeat<u32> {
        match self {
            Self::Territories => &tally.territories,
            Self::Armies => &tally.armies,
        }
    }
}

/// A chart, drawn in a box of [`CHART_SIZE`].
#[derive(Debug, Clone, PartialEq)]
pub struct ChartView {
    /// One line for each side.
    pub lines: Vec<ChartLine>,
    /// The heights of the grid lines, with the numbers they mark.
    pub heights: Vec<(f64, u32)>,
    /// The positions at which rounds begin, with their numbers.
    pub rounds: Vec<(f64, u32)>,
    pub spoken: String,
    /// The values at the beginning of each round and now, in the order of the lines.
    pub rows: Vec<(String, Vec<u32>)>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ChartLine {
    pub seat: Seat,
    pub name: String,
    pub path: String,
    /// The positions of its emblems.
    pub marks: Vec<(f64, f64)>,
    pub end: (f64, f64),
    /// The height of its label, clear of the others.
    pub label: f64,
    /// The current value.
    pub now: u32,
}

pub const CHART_SIZE: (f64, f64) = (360.0, 272.0);

/// The left, top, right and bottom edges of the plot area.
pub const CHART_FIELD: (f64, f64, f64, f64) = (30.0, 12.0, 250.0, 236.0);

/// The least vertical distance between labels.
const ROOM: f64 = 18.0;

/// The number of turns above which the chart has one point for each round.
const MANY_TURNS: usize = 150;

/// The number of emblems on each line.
const MARKS: usize = 2;

/// Returns the current tally.
pub fn tally(session: &Session) -> TurnTally {
    TurnTally::of(session.view().table(), session.played())
}

impl ChartView {
    /// Returns the chart of the game so far, or `None` before the first turn.
    pub fn of(session: &Session, measure: ChartMeasure) -> Option<Self> {
        let tallies = points(session.tallies(), tally(session))?;
        let state = session.view().table();
        let ever = |seat: &Seat| {
            state.role(*seat) != Role::Absent && tallies.iter().any(|it| measure.of(it)[*seat] > 0)
        };
        let seats: Vec<Seat> = state.order().iter().copied().filter(ever).collect();
        let values = |seat: Seat| tallies.iter().map(move |tally| measure.of(tally)[seat]);
        let most = seats.iter().flat_map(|seat| values(*seat)).max()?;
        let scale = Scale { steps: tallies.len() - 1, top: ceiling(most) };
        let mut lines: Vec<ChartLine> = seats
            .iter()
            .enumerate()
            .map(|(place, seat)| {
                let share = (place, seats.len());
                line(session, *seat, &values(*seat).collect::<Vec<_>>(), share, scale)
            })
            .collect();
        spread(&mut lines);
        let heights = (0..=scale.top / step(most)).map(|number| number * step(most));
        Some(ChartView {
            heights: heights.map(|value| (scale.y(value), value)).collect(),
            rounds: scale.rounds(&tallies),
            spoken: spoken(measure, &lines, &tallies),
            rows: rows(measure, &seats, &tallies),
            lines,
        })
    }
}

fn line(
    session: &Session,
    seat: Seat,
    values: &[u32],
    share: (usize, usize),
    scale: Scale,
) -> ChartLine {
    let points: Vec<(f64, f64)> =
        values.iter().enumerate().map(|(place, value)| (scale.x(place), scale.y(*value))).collect();
    let mut path = String::new();
    for (place, (x, y)) in points.iter().enumerate() {
        let command = if place == 0 { 'M' } else { 'L' };
        // Writing to a `String` can't fail.
        let _ = write!(path, "{command}{:.1} {:.1}", Decimal(*x), Decimal(*y));
    }
    // The glyphs of each line are at different turns, so that overlapping lines can be told apart.
    let (place, of) = share;
    let mark = |number: usize| (number * of + place + 1) * scale.steps / (MARKS * of + 1);
    let mut at: Vec<usize> =
        (0..MARKS).map(mark).filter(|at| (1..scale.steps).contains(at)).collect();
    at.dedup();
    let end = points.last().copied().unwrap_or_default();
    ChartLine {
        seat,
        name: player_name(session, seat).to_owned(),
        path,
        marks: at.into_iter().map(|at| points[at]).collect(),
        end,
        label: end.1,
        now: values.last().copied().unwrap_or(0),
    }
}

/// Returns the points to plot: each turn, or each round if there are many turns, and the current
/// state.
fn points(tallies: &[TurnTally], now: TurnTally) -> Option<Vec<TurnTally>> {
    tallies.first()?;
    let few = tallies.len() <= MANY_TURNS;
    let wanted = |place: &usize| few || begins_round(tallies, *place);
    let mut points: Vec<TurnTally> =
        (0..tallies.len()).filter(wanted).map(|it| tallies[it]).collect();
    points.push(now);
    Some(points)
}

fn begins_round(tallies: &[TurnTally], place: usize) -> bool {
    place == 0 || tallies[place - 1].round < tallies[place].round
}

/// The mapping from turns and values to coordinates.
#[derive(Clone, Copy)]
struct Scale {
    /// The index of the last turn.
    steps: usize,
    /// The value at the top.
    top: u32,
}

impl Scale {
    #[allow(clippy::cast_precision_loss, reason = "a game has few turns")]
    fn x(self, place: usize) -> f64 {
        let (left, _, right, _) = CHART_FIELD;
        left + (right - left) * place as f64 / self.steps.max(1) as f64
    }

    fn y(self, value: u32) -> f64 {
        let (_, top, _, bottom) = CHART_FIELD;
        bottom - (bottom - top) * f64::from(value) / f64::from(self.top.max(1))
    }

    /// Returns a few rounds to label, with their positions.
    fn rounds(self, tallies: &[TurnTally]) -> Vec<(f64, u32)> {
        let last = tallies.last().map_or(1, |tally| tally.round);
        let every = step(last);
        let named = |round: u32| round.is_multiple_of(every) || (round == 1 && every > 2);
        let played = &tallies[..self.steps];
        let starts = (0..played.len()).filter(|place| begins_round(played, *place));
        let starts = starts.map(|place| (self.x(place), played[place].round));
        starts.filter(|(_, round)| named(*round)).collect()
    }
}

/// Returns a round step that fits into `most` about four times.
fn step(most: u32) -> u32 {
    let steps = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
    steps.into_iter().find(|step| most / step <= 5).unwrap_or(u32::MAX)
}

/// Returns the least multiple of the step that is at least `most`.
fn ceiling(most: u32) -> u32 {
    most.div_ceil(step(most)).max(1) * step(most)
}

/// Moves labels apart while keeping each close to the end of its line.
fn spread(lines: &mut [ChartLine]) {
    let (_, top, _, bottom) = CHART_FIELD;
    let mut labels: Vec<&mut f64> = lines.iter_mut().map(|line| &mut line.label).collect();
    labels.order_by(|a, b| a.total_cmp(b));
    let mut free = top;
    for label in &mut labels {
        **label = label.max(free);
        free = **label + ROOM;
    }
    let mut free = bottom;
    for label in labels.into_iter().rev() {
        *label = label.min(free);
        free = *label - ROOM;
    }
}

fn spoken(measure: ChartMeasure, lines: &[ChartLine], tallies: &[TurnTally]) -> String {
    let last = tallies.last().map_or(0, |tally| tally.round);
    let title = match measure {
        ChartMeasure::Territories => text::chart::territories_spoken(last),
        ChartMeasure::Armies => text::chart::armies_spoken(last),
    };
    let line = |line: &ChartLine| {
        let first = tallies.first().map_or(0, |tally| measure.of(tally)[line.seat]);
        text::chart::Line { army: &line.name, first, now: line.now }.say()
    };
    std::iter::once(title).chain(lines.iter().map(line)).collect::<Vec<_>>().join(" ")
}

fn rows(measure: ChartMeasure, seats: &[Seat], tallies: &[TurnTally]) -> Vec<(String, Vec<u32>)> {
    let row = |title: String, tally: &TurnTally| {
        (title, seats.iter().map(|seat| measure.of(tally)[*seat]).collect())
    };
    let Some((now, turns)) = tallies.split_last() else { return Vec::new() };
    let starts = (0..turns.len()).filter(|place| begins_round(turns, *place));
    let rounds = starts.map(|place| row(turns[place].round.to_string(), &turns[place]));
    rounds.chain([row(text::chart::now().to_owned(), now)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::seats;
    use table::testing;

    #[test]
    fn there_is_no_chart_before_the_first_turn() {
        assert_eq!(ChartView::of(&testing::two_humans(), ChartMeasure::Territories), None);
    }

    #[test]
    fn lines_end_at_what_the_ribbon_says() {
        let session = testing::two_humans_after(500);
        let (land, armies) = (
            ChartView::of(&session, ChartMeasure::Territories),
            ChartView::of(&session, ChartMeasure::Armies),
        );
        let (land, armies) = (land.unwrap(), armies.unwrap());
        assert_eq!(land.lines.len(), 6, "allies as well");
        for seat in seats::seats(&session) {
            let now = |chart: &ChartView| {
                chart.lines.iter().find(|line| line.seat == seat.seat).map_or(0, |line| line.now)
            };
            assert_eq!(now(&land) as usize, seat.territories);
            assert_eq!(now(&armies), seat.armies.total());
        }
        let last = land.rows.last().unwrap();
        assert_eq!((last.0.as_str(), last.1.iter().sum::<u32>()), ("Now", 42));
        assert!(land.spoken.starts_with("Territories from the first turn to round "));
    }

    #[test]
    fn everything_is_within_the_chart_and_labels_stay_apart() {
        for actions in [150, 400, 1_500] {
            let session = testing::two_humans_after(actions);
            for chart in
                ChartMeasure::ALL.iter().filter_map(|measure| ChartView::of(&session, *measure))
            {
                let (left, top, right, bottom) = CHART_FIELD;
                let within =
                    |(x, y): (f64, f64)| (left..=right).contains(&x) && (top..=bottom).contains(&y);
                let lines = &chart.lines;
                assert!(lines.iter().all(|line| within(line.end)));
                assert!(lines.iter().flat_map(|line| &line.marks).all(|mark| within(*mark)));
                assert!(chart.heights.iter().all(|(y, _)| within((left, *y))));
                assert!((2..=7).contains(&chart.heights.len()), "{:?}", chart.heights);
                assert!((1..=6).contains(&chart.rounds.len()), "{:?}", chart.rounds);
                let mut labels: Vec<f64> = lines.iter().map(|line| line.label).collect();
                labels.sort_by(f64::total_cmp);
                assert!(labels.windows(2).all(|pair| pair[1] - pair[0] >= ROOM - 0.01));
                assert!(labels.iter().all(|y| (top..=bottom).contains(y)));
            }
        }
    }

    #[test]
    fn long_games_are_drawn_by_rounds() {
        let first = tally(&testing::two_humans_after(200));
        let round = |turn: usize| u32::try_from(turn / 6).unwrap() + 1;
        let tallies: Vec<TurnTally> =
            (0..1_200).map(|turn| TurnTally { round: round(turn), ..first }).collect();
        assert_eq!(points(&tallies, first).unwrap().len(), 201);
        assert_eq!(points(&tallies[..12], first).unwrap().len(), 13);
    }

    #[test]
    fn numbers_at_the_side_are_round() {
        assert_eq!([1, 5, 14, 42, 90, 460].map(step), [1, 1, 5, 10, 20, 100]);
        assert_eq!([0, 5, 14, 42, 60, 61].map(ceiling), [1, 5, 15, 50, 60, 80]);
    }
}
