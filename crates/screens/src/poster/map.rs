//! The map of the picture.

use super::svg_writer::{SvgWriter, placed};
use super::{HEAD, LandPieces, Poster, Vessel};
use crate::decimal::{Decimal, decimal};
use crate::map::drawing::Drawing;
use crate::map::drawing::artwork::PATH_TRANSFORM;
use crate::map::drawing::covered::{MARK, NAME_LINE};
use crate::map::emblem::{FACTORY, HULL, SAIL, WEAVE_TILE, glyph, weave};
use crate::map::point::Point;
use engine::core::Seat;
use engine::world::Territory;

/// The scale of pieces and names compared with the screen; up to it, names don't overlap.
const LARGE: f64 = 1.45;

/// Font families of which every system has at least one.
pub(super) const SERIF: &str =
    "font-family=\"Iowan Old Style, Palatino Linotype, Palatino, Georgia, serif\"";
pub(super) const SANS: &str =
    "font-family=\"system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif\"";

impl Poster {
    pub(super) fn draw_map(&self, svg: &mut SvgWriter) {
        let (near, far) = (svg.colour("sea"), svg.colour("sea-deep"));
        let drawing = self.drawing;
        let (width, height) = drawing.dimensions();
        let size = format!("width=\"{width}\" height=\"{height}\"");
        svg.within("defs", "", |svg| {
            svg.mark("rect", format!("id=\"map\" {size}"));
            svg.within("clipPath", "id=\"cut\"", |svg| {
                svg.mark("rect", &size);
            });
            svg.within("radialGradient", "id=\"deep\" cx=\"50%\" cy=\"45%\" r=\"75%\"", |svg| {
                svg.mark("stop", format!("offset=\"0\" stop-color=\"{near}\""));
                svg.mark("stop", format!("offset=\"1\" stop-color=\"{far}\""));
            });
            for seat in Seat::ALL {
                weave_of(svg, seat);
            }
        });
        let at = format!("transform=\"translate(0 {HEAD})\"");
        svg.within("g", at, |svg| {
            svg.within("g", "clip-path=\"url(#cut)\"", |svg| {
                draw_sea(svg, drawing);
                for territory in drawing.territories() {
                    draw_land(svg, drawing, territory, self.lands[territory].owner);
                }
                draw_continents(svg, drawing);
                draw_lanes(svg, drawing);
                for territory in drawing.territories() {
                    draw_badge(svg, drawing.badge(territory), self.lands[territory]);
                }
                for vessel in &self.ships {
                    draw_ship(svg, *vessel);
                }
                draw_names(svg, drawing);
            });
        });
    }
}

/// Defines an army's patterns, for land that is drawn at a fifth of its size and for the swatch.
fn weave_of(svg: &mut SvgWriter, seat: Seat) {
    for (name, scale) in [("weave", 5), ("swatch", 1)] {
        one_weave(svg, seat, name, scale);
    }
}

fn one_weave(svg: &mut SvgWriter, seat: Seat, name: &str, scale: u32) {
    let (_, on) = svg.army(seat);
    let width = if seat == Seat::Green { "3" } else { "1.1" };
    let tile = format!(
        "id=\"{name}-{seat}\" width=\"{WEAVE_TILE}\" height=\"{WEAVE_TILE}\" patternUnits=\"userSpaceOnUse\" patternTransform=\"scale({scale})\""
    );
    svg.within("pattern", tile, |svg| {
        svg.path(
            weave(seat),
            format!("fill=\"none\" stroke=\"{on}\" stroke-width=\"{width}\" stroke-linecap=\"round\" opacity=\".22\""),
        );
    });
}

/// Draws deep water, the lines of a chart, and shallows along the coasts.
fn draw_sea(svg: &mut SvgWriter, drawing: &Drawing) {
    svg.mark("use", "href=\"#map\" fill=\"url(#deep)\"");
    let (ink, shallow) = (svg.colour("ink"), svg.colour("sea-shallow"));
    svg.path(&drawing.chart_lines(), format!("stroke=\"{ink}\" opacity=\".07\""));
    let coasts = drawing.coasts();
    for (width, opacity) in [(150, ".4"), (60, ".8")] {
        svg.path(&coasts, format!("transform=\"{PATH_TRANSFORM}\" fill=\"none\" stroke=\"{shallow}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" opacity=\"{opacity}\""));
    }
}

/// Draws a territory in the tint of its continent, under the colour and pattern of its owner.
fn draw_land(svg: &mut SvgWriter, drawing: &Drawing, territory: Territory, owner: Option<Seat>) {
    let path = drawing.shape(territory).path;
    let (tint, edge) = (svg.continent(territory.continent()), svg.colour("land-edge"));
    let soil = match owner {
        Some(seat) => svg.army(seat).0.over(tint, 64),
        None => tint.over(svg.colour("land"), 65),
    };
    let land = format!("data-land=\"{}\" transform=\"{PATH_TRANSFORM}\"", territory.name());
    svg.within("g", land, |svg| {
        svg.path(
            path,
            format!(
                "fill=\"{soil}\" stroke=\"{edge}\" stroke-width=\"6\" stroke-linejoin=\"round\""
            ),
        );
        if let Some(seat) = owner {
            svg.path(path, format!("fill=\"url(#weave-{seat})\""));
        }
    });
}

/// Draws the names of the continents, on the sea.
fn draw_continents(svg: &mut SvgWriter, drawing: &Drawing) {
    let (soft, sea) = (svg.colour("ink-soft"), svg.colour("sea"));
    let look = format!(
        "{SERIF} font-size=\"18\" font-style=\"italic\" letter-spacing=\"1\" text-anchor=\"middle\" fill=\"{soft}\" stroke=\"{sea}\" stroke-width=\"3\" paint-order=\"stroke\""
    );
    svg.within("g", look, |svg| {
        for continent in drawing.world().continents() {
            let Point { x, y } = drawing.name_of_continent(continent);
            svg.said(
                "text",
                format!("x=\"{}\" y=\"{}\"", decimal(x), decimal(y)),
                continent.name(),
            );
        }
    });
}

fn draw_lanes(svg: &mut SvgWriter, drawing: &Drawing) {
    let (ink, halo, lanes) = (svg.colour("ink"), svg.colour("halo"), drawing.lanes());
    svg.path(&lanes, format!("fill=\"none\" stroke=\"{halo}\" stroke-width=\"5\" opacity=\".55\""));
    svg.path(
        &lanes,
        format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.8\" stroke-dasharray=\"5 4\""),
    );
    for territory in drawing.territories() {
        if let Some(end) = drawing.shape(territory).leader {
            let (from, to) = (drawing.badge(territory), Point::from(end));
            svg.path(&format!("M{from}L{to}"), format!("stroke=\"{ink}\" stroke-width=\"1.5\""));
        }
    }
}

/// Draws the number of armies on a territory with their owner's glyph, and a factory beside it.
fn draw_badge(svg: &mut SvgWriter, at: Point, land: LandPieces) {
    let LandPieces { owner, armies, factories } = land;
    let (halo, paper, ink) = (svg.colour("halo"), svg.colour("paper"), svg.colour("ink"));
    svg.within("g", placed(at, LARGE), |svg| {
        let Some(seat) = owner else {
            svg.mark("circle", format!("r=\"6\" fill=\"{paper}\" stroke=\"{ink}\" stroke-width=\"1.5\""));
            return;
        };
        let (colour, on) = svg.army(seat);
        let width = 30 + 9 * armies.max(1).ilog10();
        let left = -f64::from(width) / 2.0;
        svg.mark("rect", format!("x=\"{}\" y=\"-12\" width=\"{width}\" height=\"24\" rx=\"12\" fill=\"{colour}\" stroke=\"{halo}\" stroke-width=\"2\"", Decimal(left)));
        svg.path(glyph(seat), format!("transform=\"translate({} 0) scale(.62)\" fill=\"{on}\"", Decimal(left + 10.5)));
        svg.said("text", format!("x=\"6.5\" y=\"5\" text-anchor=\"middle\" {SANS} font-weight=\"700\" font-size=\"14\" fill=\"{on}\""), &armies.to_string());
        if factories > 0 {
            let (x, y) = MARK;
            svg.within("g", placed(Point::new(x, y), 1.0), |svg| {
                svg.mark("circle", format!("r=\"8.5\" fill=\"{paper}\" stroke=\"{ink}\""));
                svg.path(FACTORY, format!("fill=\"{ink}\""));
                if factories > 1 {
                    svg.said("text", format!("x=\"9\" y=\"-3\" {SANS} font-weight=\"700\" font-size=\"9\" fill=\"{ink}\" stroke=\"{halo}\" stroke-width=\"2.5\" paint-order=\"stroke\""), &factories.to_string());
                }
            });
        }
    });
}

fn draw_ship(svg: &mut SvgWriter, Vessel { owner, at, crew }: Vessel) {
    let ((colour, on), halo, sail) = (svg.army(owner), svg.colour("halo"), svg.colour("sail"));
    svg.within("g", format!("data-ship=\"{owner}\" {}", placed(at, LARGE)), |svg| {
        svg.path(HULL, format!("fill=\"{colour}\" stroke=\"{halo}\" stroke-width=\"2\" stroke-linejoin=\"round\""));
        svg.path(SAIL, format!("fill=\"{sail}\" stroke=\"{colour}\" stroke-width=\"1.5\" stroke-linejoin=\"round\""));
        svg.path(glyph(owner), format!("transform=\"translate(-8 -9) scale(.55)\" fill=\"{colour}\" stroke=\"{sail}\" stroke-width=\"2.5\" paint-order=\"stroke\""));
        svg.said("text", format!("y=\"8.5\" text-anchor=\"middle\" {SANS} font-weight=\"700\" font-size=\"12\" fill=\"{on}\""), &crew.to_string());
    });
}

fn draw_names(svg: &mut SvgWriter, drawing: &Drawing) {
    let (ink, halo) = (svg.colour("ink"), svg.colour("halo"));
    let look = format!(
        "{SERIF} font-size=\"10.4\" font-weight=\"500\" text-anchor=\"middle\" fill=\"{ink}\" stroke=\"{halo}\" stroke-width=\"2.6\" stroke-linejoin=\"round\" paint-order=\"stroke\""
    );
    svg.within("g", look, |svg| {
        for territory in drawing.territories() {
            let first = drawing.name_from_badge(territory);
            svg.within("g", placed(drawing.badge(territory), LARGE), |svg| {
                let mut y = first.y;
                for line in drawing.shape(territory).label {
                    svg.said(
                        "text",
                        format!("x=\"{}\" y=\"{}\"", decimal(first.x), decimal(y)),
                        line,
                    );
                    y += NAME_LINE;
                }
            });
        }
    });
}
