//! A game on screen: opened from storage, saved there, and played in one tab at a time.

use std::sync::Arc;

use crate::parts::later;
use leptos::context::Provider;
use leptos::prelude::*;
use screens::saves::problems::unreadable;

use super::away::Away;
use super::commands::Commands;
use super::computers::Computers;
use super::cover::Cover;
use super::gathering::Gathering;
use super::help::Help;
use super::marcher::Marcher;
use super::menu::Menu;
use super::other_tab::{OtherTab, TabClaim};
use super::over::GameOver;
use super::presence::Presence;
use super::shortcuts;
use super::stored_game::StoredGame;
use super::trouble::Trouble;
use crate::Controller;
use crate::dialogs::{Announcer, DialogHost, Glimpses};
use crate::drawer::Drawer;
use crate::hint::Advisor;
use crate::page::SetIfOpen;
use crate::page::is_calm;
use crate::parts::{PlayedGame, repair};
use crate::shell::app::{Missing, NoticeAction, Toasts, on_board};
use crate::shell::learn::CoachOf;
use crate::shell::replay::Replay;
use crate::shell::saves::opening::replay;
use crate::shell::saves::seed::device;
use crate::shell::saves::{BrokenSave, UnreadableSave};
use crate::shell::settings::Settings;
use crate::store::{Bots, SavedGames};
use crate::table::{OpensAtPast, Runs, TableScreen};
use crate::worker::Thinker;
use table::{Save, Session};

/// Shows the game with this id, or the reason why it can't be opened.
#[component]
pub fn TableRoute(
    id: String,
    /// True for a replay from the start.
    is_replay: bool,
) -> impl IntoView {
    let Some(text) = SavedGames::expect().text(&id) else {
        return view! { <Missing title=text::saves::missing() text=text::saves::missing_why() way=("#/", text::saves::missing_way())/> }
            .into_any();
    };
    let save = match Save::read(&text) {
        Err(error) => {
            let again = id.clone();
            let draw = move || view! { <TableRoute id=again.clone() is_replay/> }.into_any();
            return on_board(error.missing_board(), draw).unwrap_or_else(|| {
                view! { <UnreadableSave id problem=unreadable(&error)/> }.into_any()
            });
        }
        Ok(save) => save,
    };
    let played = save.cover.played;
    let (came, is_open) = (StoredValue::new(None), RwSignal::new(false));
    let open = move |session| {
        if came.set_if_open(Some(session)) {
            is_open.set_if_open(true);
        }
    };
    replay(save.opening().into(), Box::new(open));
    (move || {
        let replayed = if is_open.get() { came.try_update_value(Option::take) } else { None };
        replayed.flatten().map(|opened| match opened {
            Err(broken) => view! { <BrokenSave id=id.clone() broken=*broken/> }.into_any(),
            Ok(session) => {
                // A game from another device names its bots, and this browser may have them.
                let session = session.with_scripts(Bots::expect().scripts());
                let before = session.played();
                let settles = !is_replay && session.goes_by_link();
                let session = if settles { session.settled(&device()) } else { session };
                let is_changed = session.played() != before;
                let (id, text) = (id.clone(), text.clone());
                let kept = StoredGame { id, text, played, saved_games: SavedGames::expect() };
                view! { <TableRoot kept session is_replay is_changed/> }.into_any()
            }
        })
    })
    .into_any()
}

/// Shows a game in progress, with everything around it.
#[component]
fn TableRoot(
    kept: StoredGame,
    session: Session,
    is_replay: bool,
    /// True if this device has pledged or revealed a secret since the game was stored.
    is_changed: bool,
) -> impl IntoView {
    let is_gathering = session.is_gathering();
    let (coached, is_unsaved) = (kept.id.clone(), kept.is_unsaved());
    let kept = StoredValue::new(kept);
    let controller = Controller::new(session, move |session| {
        kept.try_update_value(|kept| kept.save(session)).unwrap_or(Ok(()))
    });
    if is_unsaved || is_changed {
        controller.save();
    }
    provide_context(Settings::expect().decision_help());
    provide_context(Advisor::new(controller));
    provide_context(Runs(RwSignal::new(false)));
    provide_context(OpensAtPast(is_replay));
    shortcuts::listen(controller);
    let claim = TabClaim::claim(controller, kept);
    let (settings, toasts) = (Settings::expect(), Toasts::expect());
    let pace = Signal::derive(move || settings.get().pace);
    controller.let_dice_fall(move || settings.get_untracked().pace.lets_dice_fall() && !is_calm());
    let thinker = Thinker::new(
        controller,
        pace,
        move |sorry| toasts.say(sorry),
        move |again| {
            let ways: Vec<NoticeAction> = vec![
                (text::parts::missing_again(), again),
                (text::parts::missing_repair(), Arc::new(repair)),
            ];
            toasts.offer_several(text::computer_players::absent(), ways);
        },
    );
    // A game that was left to computer players opens paused, so that it is as the player left it.
    if is_replay || controller.with_known(Session::is_left_to_computers) {
        thinker.pause(true);
    }
    if is_replay {
        controller.look_back(0);
    }
    // Provided here, so that no other screen finds the controller of a closed table.
    let played = PlayedGame(coached.clone());
    if is_gathering {
        return view! { <Provider value=played><Provider value=controller><Gathering/></Provider></Provider> }.into_any();
    }
    view! { <Provider value=played><Provider value=controller><Room coached claim thinker/></Provider></Provider> }.into_any()
}

/// Shows the table and everything around it.
#[component]
fn Room(coached: String, claim: TabClaim, thinker: Thinker) -> impl IntoView {
    let is_covered = Controller::expect().memo_present(Session::is_covered);
    view! {
        <div class="room" class:covered=move || is_covered.get()>
            <CoachOf id=coached/>
            <div class="table-root" inert=move || is_covered.get()>
                <TableScreen/>
                {later(move || view! {
                    <DialogHost/>
                    <Glimpses/>
                    <Drawer/>
                    <Announcer/>
                    <Presence/>
                    <Marcher/>
                    <Computers thinker/>
                    <Trouble/>
                    <Menu/>
                    <Commands/>
                    <Help/>
                    <Replay/>
                    <Away/>
                    <GameOver/>
                    <OtherTab claim/>
                })}
            </div>
            <Cover claim/>
        </div>
    }
}
