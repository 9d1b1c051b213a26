//! The last roll of a battle, or the losses in several, beside it on the map.

use crate::erased::Derived;
use leptos::prelude::*;

use super::placed::placed;
use super::signs::{counted, picture};
use crate::Controller;
use screens::decimal::Decimal;
use screens::map::battle_mark::{self, BattleMark, ROW, SideMark};
use screens::map::extra::Extra;
use screens::map::point::Point;

/// The width of a die and the gap after it.
const DIE: u32 = 18;

/// The room for the losses after the dice.
const LOST: u32 = 26;

/// The room for the captives after the losses.
const TAKEN: u32 = 44;

/// Draws the last roll once its dice lie.
#[component]
pub(super) fn BattleMarks() -> impl IntoView {
    let controller = Controller::expect();
    let mark = controller.memo(battle_mark::battle_mark);
    let shown = Derived::new(move |_| mark.get().filter(|_| !controller.animates_roll()));
    move || shown.get().map(drawn)
}

fn drawn(mark: BattleMark) -> impl IntoView {
    let BattleMark { at: Point { x, y }, down, sides, captives, .. } = mark;
    let columns = sides.iter().map(|side| side.dice.len()).max().unwrap_or(0).max(1);
    let more = sides.iter().any(|side| side.more > 0);
    let dice = DIE * (u32::try_from(columns).unwrap_or(0) + u32::from(more));
    let width = dice + LOST + if captives > 0 { TAKEN } else { 0 };
    let rows = (0u32..).zip(sides).map(|(row, side)| drawn_side(side, dice, row));
    let captives = (captives > 0).then(|| {
        let at = format!("translate({} {})", dice + LOST + 8, Decimal(ROW));
        view! { <g class="extra captives" transform=at>{counted(picture(Extra::Captives), captives, false)}</g> }
    });
    let left = -f64::from(width) / 2.0;
    view! {
        <g class="at battle-mark" aria-hidden="true" style=placed(Point { x, y })>
            <g transform=format!("translate({} {})", Decimal(left), Decimal(down))>
                <rect class="ground" x="-4" y="-3" width=width + 8 height=2.0 * ROW + 5.0 rx="6" />
                {rows.collect_view()}
                {captives}
            </g>
        </g>
    }
}

fn drawn_side(side: SideMark, dice: u32, row: u32) -> impl IntoView {
    let SideMark { seat, dice: faces, more, lost } = side;
    let drawn_die = |(column, face): (u32, u8)| {
        view! {
            <g transform=format!("translate({} 0)", column * DIE)>
                <rect width="16" height="16" rx="4" />
                <path d=pips(face) />
            </g>
        }
    };
    let shown = u32::try_from(faces.len()).unwrap_or(0);
    // Without dice, a swatch shows whose losses they are.
    let swatch = (shown == 0).then(|| view! { <rect width="16" height="16" rx="8" /> });
    let faces = (0u32..).zip(faces).map(drawn_die).collect_view();
    let more = (more > 0)
        .then(|| view! { <text x=shown * DIE + 8 y="12" text-anchor="middle">{format!("+{more}")}</text> });
    let lost = (lost > 0 || shown == 0).then(|| {
        let lost = if lost > 0 { format!("−{lost}") } else { lost.to_string() };
        view! { <text class="lost" x=dice + 2 y="13">{lost}</text> }
    });
    let at = format!("translate(0 {})", Decimal(f64::from(row) * ROW));
    view! { <g data-seat=seat.name() transform=at>{swatch}{faces}{more}{lost}</g> }
}

/// Returns the pips of a die of 16 units, as lines without length.
fn pips(face: u8) -> &'static str {
    match face {
        1 => "M8 8h0",
        2 => "M4 4h0M12 12h0",
        3 => "M4 4h0M8 8h0M12 12h0",
        4 => "M4 4h0M12 4h0M4 12h0M12 12h0",
        5 => "M4 4h0M12 4h0M8 8h0M4 12h0M12 12h0",
        _ => "M4 4h0M4 8h0M4 12h0M12 4h0M12 8h0M12 12h0",
    }
}
