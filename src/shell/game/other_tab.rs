//! A game that is open in another tab: shown here, played there, and taken over by a tap.

use leptos::ev;
use leptos::prelude::*;
use web_sys::PageTransitionEvent;

use super::stored_game::StoredGame;
use crate::Controller;
use crate::store::TabLock;

/// This tab's claim to play the game.
#[derive(Clone, Copy)]
pub struct TabClaim {
    controller: Controller,
    kept: StoredValue<StoredGame>,
    lock: StoredValue<Option<TabLock>, LocalStorage>,
}

impl TabClaim {
    /// Claims the game until the surrounding component is removed. If another tab has it, this one
    /// only watches.
    pub fn claim(controller: Controller, kept: StoredValue<StoredGame>) -> Self {
        let claim = Self { controller, kept, lock: StoredValue::new_local(None) };
        claim.ask();
        let handles = [
            window_event_listener(ev::storage, move |_| claim.refresh()),
            // After a reload, WebKit keeps some locks with the old page, and the new one would
            // count as another tab.
            window_event_listener(ev::pagehide, move |_| claim.let_go()),
            window_event_listener(ev::pageshow, move |event: PageTransitionEvent| {
                if event.persisted() {
                    claim.ask();
                }
            }),
        ];
        on_cleanup(move || {
            handles.into_iter().for_each(WindowListenerHandle::remove);
            claim.let_go();
        });
        claim
    }

    fn ask(self) {
        let id = self.kept.with_value(|kept| kept.id().to_owned());
        let lock = TabLock::claim(&id, move |is_ours| self.hear(is_ours));
        self.lock.set_value(Some(lock));
    }

    fn let_go(self) {
        if let Some(lock) = self.lock.try_update_value(Option::take).flatten() {
            lock.release();
        }
    }

    fn hear(self, is_ours: bool) {
        if is_ours {
            self.lay();
        }
        self.controller.watch(!is_ours);
    }

    /// Updates after another tab has saved or deleted something: shows its moves, or saves in the
    /// storage that became free.
    fn refresh(self) {
        if self.controller.is_watching_now() {
            self.lay();
        } else {
            self.controller.save_again();
        }
    }

    fn lay(self) {
        let changed = self.kept.try_update_value(StoredGame::reopen).flatten();
        if let Some(session) = changed {
            self.controller.lay(session);
        }
    }

    fn take_over(self) {
        if let Some(lock) = self.lock.get_value() {
            lock.take_over();
        }
    }
}

/// Says that the game is being played in another tab.
#[component]
pub fn OtherTab(claim: TabClaim) -> impl IntoView {
    view! {
        <Show when=move || claim.controller.is_watching()>
            <aside class="elsewhere panel" role="status">
                <p>{text::saves::watching()}</p>
                <button class="button primary" on:click=move |_| claim.take_over()>{text::saves::watching_take_over()}</button>
            </aside>
        </Show>
    }
}
