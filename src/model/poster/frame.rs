//! Head and foot of the picture: the game, and its players.

use super::chart::{HEIGHT, SANS, SERIF, TOP};
use super::pen::{Pen, placed, shortened};
use super::{Party, Poster, SIZE};
use crate::model::map::emblem::glyph;
use crate::model::map::place::Point;

/// The emblem of the game, in a box of 120 by 88.
const CROWN: &str = "M28 50 22 20l19 14L60 8l19 26 19-14-6 30z";
const WAVES: &str = "M4 66c10-9 18-9 28 0s18 9 28 0 18-9 28 0 18 9 28 0M18 80c9-7 15-7 24 0s15 7 24 0 15-7 24 0 9 6 12 4";

/// The distance of all text from the edges.
const MARGIN: u32 = 44;

/// The most letters of a title, of the line beneath it and of a name for which there is room.
const MOST_IN_TITLE: usize = 44;
const MOST_IN_LINE: usize = 90;
const MOST_IN_NAME: usize = 15;

impl Poster {
    pub(super) fn draw_frame(&self, pen: &mut Pen) {
        let (width, height) = SIZE;
        let (paper, line) = (pen.ink("paper"), pen.ink("line"));
        let foot = TOP + HEIGHT;
        pen.mark("rect", format!("width=\"{width}\" height=\"{TOP}\" fill=\"{paper}\""));
        pen.mark(
            "rect",
            format!("y=\"{foot}\" width=\"{width}\" height=\"{}\" fill=\"{paper}\"", height - foot),
        );
        pen.path(
            &format!("M0 {TOP}H{width}M0 {foot}H{width}"),
            format!("stroke=\"{line}\" stroke-width=\"2\""),
        );
        self.draw_head(pen);
        self.draw_foot(pen, foot);
    }

    fn draw_head(&self, pen: &mut Pen) {
        let (ink, soft, red) = (pen.ink("ink"), pen.ink("ink-soft"), pen.ink("red"));
        let accent = pen.ink("accent");
        let right = SIZE.0 - MARGIN;
        let sign = Point::new(f64::from(MARGIN), 18.0);
        pen.within("g", placed(sign, 0.82), |pen| {
            pen.path(CROWN, format!("fill=\"{red}\""));
            pen.path(
                WAVES,
                format!(
                    "fill=\"none\" stroke=\"{accent}\" stroke-width=\"5\" stroke-linecap=\"round\""
                ),
            );
        });
        let title = format!(
            "x=\"164\" y=\"55\" {SERIF} font-size=\"38\" font-weight=\"600\" fill=\"{ink}\""
        );
        pen.said("text", title, &shortened(&self.title, MOST_IN_TITLE));
        let line = format!("x=\"164\" y=\"87\" {SANS} font-size=\"22\" fill=\"{soft}\"");
        pen.said("text", line, &shortened(&self.line, MOST_IN_LINE));
        let name = format!(
            "x=\"{right}\" y=\"66\" text-anchor=\"end\" {SERIF} font-size=\"30\" font-style=\"italic\" fill=\"{soft}\""
        );
        pen.said("text", name, text::home::title());
    }

    fn draw_foot(&self, pen: &mut Pen, top: u32) {
        let columns = u32::try_from(self.seats.len()).unwrap_or(1).max(1);
        let column = (SIZE.0 - 2 * MARGIN) / columns.max(4);
        let first = (SIZE.0 - columns * column) / 2;
        for (place, party) in (0..).zip(&self.seats) {
            let at = Point::new(f64::from(first + place * column), f64::from(top));
            pen.within("g", placed(at, 1.0), |pen| draw_party(pen, party));
        }
    }
}

/// Draws the swatch of an army, its name and its possessions.
fn draw_party(pen: &mut Pen, party: &Party) {
    let Party { seat, name, holds, has_won } = party;
    let ((colour, on), ink, soft) = (pen.army(*seat), pen.ink("ink"), pen.ink("ink-soft"));
    pen.within("g", placed(Point::new(32.0, 64.0), 2.2), |pen| {
        let swatch = "x=\"-12\" y=\"-12\" width=\"24\" height=\"24\" rx=\"5\"";
        pen.mark("rect", format!("{swatch} fill=\"{colour}\""));
        pen.mark("rect", format!("{swatch} fill=\"url(#swatch-{seat})\""));
        pen.path(
            glyph(*seat),
            format!(
                "fill=\"{on}\" stroke=\"{colour}\" stroke-width=\"2.5\" paint-order=\"stroke\""
            ),
        );
    });
    let name = shortened(name, MOST_IN_NAME);
    pen.said(
        "text",
        format!("x=\"72\" y=\"50\" {SANS} font-size=\"23\" font-weight=\"700\" fill=\"{ink}\""),
        &name,
    );
    for (y, line) in [(76, &holds[0]), (99, &holds[1])] {
        pen.said(
            "text",
            format!("x=\"72\" y=\"{y}\" {SANS} font-size=\"17\" fill=\"{soft}\""),
            line,
        );
    }
    if *has_won {
        let gold = pen.ink("yellow");
        pen.within("g", placed(Point::new(0.0, 11.0), 0.53), |pen| {
            pen.path(
                CROWN,
                format!(
                    "fill=\"{gold}\" stroke=\"{ink}\" stroke-width=\"3\" stroke-linejoin=\"round\""
                ),
            );
        });
    }
}
