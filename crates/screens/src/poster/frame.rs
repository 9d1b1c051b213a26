//! Head and foot of the picture: the game, and its players.

use super::map::{SANS, SERIF};
use super::svg_writer::{SvgWriter, placed, shortened};
use super::{FOOT, FootArmy, HEAD, Poster};
use crate::map::emblem::glyph;
use crate::map::point::Point;

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
    pub(super) fn draw_frame(&self, svg: &mut SvgWriter) {
        let (width, height) = self.size();
        let (paper, line) = (svg.colour("paper"), svg.colour("line"));
        let foot = height - FOOT;
        svg.mark("rect", format!("width=\"{width}\" height=\"{HEAD}\" fill=\"{paper}\""));
        svg.mark(
            "rect",
            format!("y=\"{foot}\" width=\"{width}\" height=\"{FOOT}\" fill=\"{paper}\""),
        );
        svg.path(
            &format!("M0 {HEAD}H{width}M0 {foot}H{width}"),
            format!("stroke=\"{line}\" stroke-width=\"2\""),
        );
        self.draw_head(svg);
        self.draw_foot(svg, foot);
    }

    fn draw_head(&self, svg: &mut SvgWriter) {
        let (ink, soft, red) = (svg.colour("ink"), svg.colour("ink-soft"), svg.colour("red"));
        let accent = svg.colour("accent");
        let right = self.size().0 - MARGIN;
        let sign = Point::new(f64::from(MARGIN), 18.0);
        svg.within("g", placed(sign, 0.82), |svg| {
            svg.path(CROWN, format!("fill=\"{red}\""));
            svg.path(
                WAVES,
                format!(
                    "fill=\"none\" stroke=\"{accent}\" stroke-width=\"5\" stroke-linecap=\"round\""
                ),
            );
        });
        let title = format!(
            "x=\"164\" y=\"55\" {SERIF} font-size=\"38\" font-weight=\"600\" fill=\"{ink}\""
        );
        svg.said("text", title, &shortened(&self.title, MOST_IN_TITLE));
        let line = format!("x=\"164\" y=\"87\" {SANS} font-size=\"22\" fill=\"{soft}\"");
        svg.said("text", line, &shortened(&self.line, MOST_IN_LINE));
        let name = format!(
            "x=\"{right}\" y=\"66\" text-anchor=\"end\" {SERIF} font-size=\"30\" font-style=\"italic\" fill=\"{soft}\""
        );
        svg.said("text", name, text::home::title());
    }

    fn draw_foot(&self, svg: &mut SvgWriter, top: u32) {
        let columns = u32::try_from(self.seats.len()).unwrap_or(1).max(1);
        let column = (self.size().0 - 2 * MARGIN) / columns.max(4);
        let first = (self.size().0 - columns * column) / 2;
        for (place, party) in (0..).zip(&self.seats) {
            let at = Point::new(f64::from(first + place * column), f64::from(top));
            svg.within("g", placed(at, 1.0), |svg| draw_party(svg, party));
        }
    }
}

/// Draws the swatch of an army, its name and its possessions.
fn draw_party(svg: &mut SvgWriter, party: &FootArmy) {
    let FootArmy { seat, name, holds, has_won } = party;
    let ((colour, on), ink, soft) = (svg.army(*seat), svg.colour("ink"), svg.colour("ink-soft"));
    svg.within("g", placed(Point::new(32.0, 64.0), 2.2), |svg| {
        let swatch = "x=\"-12\" y=\"-12\" width=\"24\" height=\"24\" rx=\"5\"";
        svg.mark("rect", format!("{swatch} fill=\"{colour}\""));
        svg.mark("rect", format!("{swatch} fill=\"url(#swatch-{seat})\""));
        svg.path(
            glyph(*seat),
            format!(
                "fill=\"{on}\" stroke=\"{colour}\" stroke-width=\"2.5\" paint-order=\"stroke\""
            ),
        );
    });
    let name = shortened(name, MOST_IN_NAME);
    svg.said(
        "text",
        format!("x=\"72\" y=\"50\" {SANS} font-size=\"23\" font-weight=\"700\" fill=\"{ink}\""),
        &name,
    );
    for (y, line) in [(76, &holds[0]), (99, &holds[1])] {
        svg.said(
            "text",
            format!("x=\"72\" y=\"{y}\" {SANS} font-size=\"17\" fill=\"{soft}\""),
            line,
        );
    }
    if *has_won {
        let gold = svg.colour("yellow");
        svg.within("g", placed(Point::new(0.0, 11.0), 0.53), |svg| {
            svg.path(
                CROWN,
                format!(
                    "fill=\"{gold}\" stroke=\"{ink}\" stroke-width=\"3\" stroke-linejoin=\"round\""
                ),
            );
        });
    }
}
