//! The number of times each face was rolled, compared with the number to expect.

use std::ops::RangeInclusive;

use engine::core::Seat;
use engine::record::{Faces, RolledDice, fair_range};

/// A bar chart of the faces rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistogramView {
    /// The owner or use of the dice.
    pub title: &'static str,
    pub dice: u32,
    /// The expected range of a bar's height, in thousandths of the picture's.
    pub band: (u32, u32),
    /// The bars of the faces 1 to 6.
    pub bars: [Bar; 6],
    /// The expected range and the faces outside it, in a sentence.
    pub text: String,
}

/// The number of times a face was rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub face: u8,
    pub count: u32,
    /// The height, in thousandths of the picture's.
    pub height: u32,
    /// True if the count is below or above the expected range.
    pub outside: bool,
}

/// Returns charts of all dice, of attackers' and of defenders'; or the same for one seat.
pub(super) fn histograms(rolled: &RolledDice, of: Option<Seat>) -> Vec<HistogramView> {
    let Some(seat) = of else {
        let sum = |side: &engine::core::BySeat<Faces>| {
            side.iter().fold(Faces::default(), |sum, (_, faces)| sum.and(*faces))
        };
        return vec![
            histogram(text::fair_dice::all(), rolled.all),
            histogram(text::fair_dice::attacking(), sum(&rolled.attack)),
            histogram(text::fair_dice::defending(), sum(&rolled.defence)),
        ];
    };
    let (attack, defence) = (rolled.attack[seat], rolled.defence[seat]);
    vec![
        histogram(text::fair_dice::in_battles(), attack.and(defence)),
        histogram(text::fair_dice::attacking(), attack),
        histogram(text::fair_dice::defending(), defence),
    ]
}

fn histogram(title: &'static str, faces: Faces) -> HistogramView {
    let (dice, range) = (faces.dice(), fair_range(faces.dice()));
    let top = faces.0.into_iter().max().unwrap_or(0).max(*range.end()).max(1);
    let height =
        |count: u32| u32::try_from(u64::from(count) * 1000 / u64::from(top)).unwrap_or(1000);
    let bar = |at: usize| {
        let (face, count) = (u8::try_from(at + 1).unwrap_or(6), faces.0[at]);
        Bar { face, count, height: height(count), outside: !range.contains(&count) }
    };
    HistogramView {
        title,
        dice,
        band: (height(*range.start()), height(*range.end())),
        bars: std::array::from_fn(bar),
        text: sentence(faces, &range),
    }
}

fn sentence(faces: Faces, range: &RangeInclusive<u32>) -> String {
    let outside: Vec<String> = faces.outside().map(|face| face.to_string()).collect();
    let dice = faces.dice();
    match outside.as_slice() {
        _ if dice == 0 => text::fair_dice::no_dice().to_owned(),
        [] => text::fair_dice::Inside { dice, least: range.start(), most: range.end() }.say(),
        _ => text::fair_dice::Outside {
            dice,
            least: range.start(),
            most: range.end(),
            faces: text::all_of(&outside),
        }
        .say(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stand_against_the_range_that_is_to_be_expected() {
        let view = histogram("All", Faces([10, 10, 10, 10, 3, 20]));
        assert_eq!(view.dice, 63);
        let outside: Vec<u8> =
            view.bars.iter().filter(|bar| bar.outside).map(|bar| bar.face).collect();
        assert_eq!(outside, [5, 6]);
        assert_eq!(view.bars[5].height, 1000, "the highest bar is as high as the picture");
        assert_eq!(view.bars[0].height, 500);
        let range = fair_range(63);
        assert_eq!(view.band, (range.start() * 50, range.end() * 50));
        assert!(view.text.contains("5 and 6"), "{}", view.text);
    }

    #[test]
    fn dice_that_all_lie_where_they_should_are_below_the_top_of_the_range() {
        let view = histogram("All", Faces([10; 6]));
        assert!(view.bars.iter().all(|bar| !bar.outside && bar.height < view.band.1));
        assert_eq!(view.band.1, 1000);
    }

    #[test]
    fn no_dice_are_said_to_be_none() {
        let view = histogram("All", Faces::default());
        assert_eq!((view.dice, view.band), (0, (0, 0)));
        assert_eq!(view.text, text::fair_dice::no_dice());
    }

    #[test]
    fn a_seat_has_its_own_dice_and_all_have_those_of_everybody() {
        let mut rolled = RolledDice { all: Faces([9; 6]), ..RolledDice::default() };
        rolled.attack[Seat::Red] = Faces([3, 0, 0, 0, 0, 0]);
        rolled.defence[Seat::Red] = Faces([0, 2, 0, 0, 0, 0]);
        rolled.attack[Seat::Blue] = Faces([4, 0, 0, 0, 0, 0]);
        let dice = |of| histograms(&rolled, of).into_iter().map(|it| it.dice).collect::<Vec<_>>();
        assert_eq!(dice(None), [54, 7, 2]);
        assert_eq!(dice(Some(Seat::Red)), [5, 3, 2]);
        assert_eq!(dice(Some(Seat::Green)), [0, 0, 0]);
    }
}
