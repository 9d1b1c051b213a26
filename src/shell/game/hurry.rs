//! Touch and keys that speed up computer players: a tap on the map or the bar, or a key, shows the
//! next action at once; holding it makes them play fast.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::{KeyboardEvent, PointerEvent};

use crate::Controller;
use crate::page::Alarm;
use crate::page::{INTERACTIVE, is_at};
use crate::worker::Thinker;
use table::{Duty, Session};

/// The places where a tap speeds up computer players.
const PLACES: &str = ".prompt, .map";

/// Territories, which show their owner on a long press.
const LAND: &str = "[data-territory]";

/// The duration of a long press.
const HOLD: Duration = Duration::from_millis(400);

/// The distance in pixels beyond which a finger moves the map.
const STILL: f64 = 10.0;

/// A finger that is down to speed up computer players.
#[derive(Clone, Copy)]
struct Down {
    at: (f64, f64),
    /// True if dice were rolling when it went down: it then only skips their animation.
    is_for_dice: bool,
}

/// Listens until the surrounding component is removed.
pub(super) fn listen(controller: Controller, thinker: Thinker) {
    let thinks = move || {
        controller.with_present(|session: &Session| matches!(session.duty(), Duty::Think(_)))
    };
    let (down, hold) = (StoredValue::new(None::<Down>), Alarm::new());
    let slow_down = move || {
        hold.stop();
        thinker.rush(false);
    };
    let let_go = move || {
        slow_down();
        down.try_update_value(Option::take).flatten()
    };
    let handles = [
        window_event_listener(ev::pointerdown, move |event: PointerEvent| {
            // The last press may remain, since a long one ends without a click.
            down.set_value(None);
            if event.button() == 0
                && thinks()
                && is_at(&event, PLACES)
                && !is_at(&event, INTERACTIVE)
            {
                let is_for_dice = controller.is_tumbling_now();
                down.set_value(Some(Down { at: place(&event), is_for_dice }));
                if !is_at(&event, LAND) {
                    hold.set(HOLD, move || {
                        down.set_value(None);
                        thinker.rush(true);
                    });
                }
            }
        }),
        window_event_listener(ev::pointermove, move |event: PointerEvent| {
            let (x, y) = place(&event);
            if down.get_value().is_some_and(|Down { at, .. }| (at.0 - x).hypot(at.1 - y) > STILL) {
                let_go();
            }
        }),
        window_event_listener(ev::pointerup, move |_| slow_down()),
        // Not on `pointerup`: the same tap would then press whatever appears in its place.
        window_event_listener(ev::click, move |_| {
            match let_go() {
                // Does nothing if the map has already handled the tap.
                Some(Down { is_for_dice: true, .. }) => controller.settle(),
                Some(_) if thinks() => thinker.hurry(),
                _ => {}
            }
        }),
        window_event_listener(ev::pointercancel, move |_| {
            let_go();
        }),
        window_event_listener(ev::keydown, move |event: KeyboardEvent| {
            if !matches!(event.key().as_str(), "Enter" | " ")
                || is_at(&event, INTERACTIVE)
                || !thinks()
            {
                return;
            }
            if event.repeat() {
                thinker.rush(true);
            } else {
                thinker.hurry();
            }
        }),
        window_event_listener(ev::keyup, move |_| thinker.rush(false)),
        window_event_listener(ev::blur, move |_| thinker.rush(false)),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}
