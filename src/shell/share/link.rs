//! The page of a link: its contents, and what the user can do with it. Nothing stored changes
//! without consent.

use crate::erased::Derived;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;

use super::play_on::Chairs;
use crate::boards::{brought_along, load};
use crate::map::picture::picture;
use crate::page::SetIfOpen;
use crate::parts::{ArmyGlyph, Differences};
use crate::shell::app::{Bringing, Heading, Toasts, go, on_board_from};
use crate::shell::new_game::NewGameScreen;
use crate::shell::saves::opening::replay;
use crate::shell::saves::seed::{seed, word};
use crate::shell::saves::{count_moves, open_new};
use crate::shell::settings::Settings;
use crate::store::{Bots, SavedGames, now};
use engine::core::{Seat, SeatSet};
use engine::record::{Record, RecoveredRecord};
use engine::world::WorldId;
use screens::link::known::{Fork, Kinship, KnownGame, known, ones_own};
use screens::link::seen::VisitView;
use screens::link::visit::{UserOrders, Visit, opens_at_its_past};
use screens::link::{Invitation, Link, LinkError};
use screens::map::drawing::Drawing;
use screens::new_game::draft::NewGame;
use screens::route::Route;
use screens::saves::titles::fresh_title;
use table::{Owners, Save, Session};

/// Draws a link's page, from the part of the address after the name of this screen.
pub fn link_screen(path: &str) -> AnyView {
    if path.is_empty() {
        return page(view! { <Ask title=None/> }.into_any());
    }
    match Link::of_path(path) {
        Ok(Link::Game(record)) => arrival(record, Purpose::Look),
        Ok(Link::Position(record)) => arrival(record, Purpose::PlayOn),
        Ok(Link::Turn(record)) => arrival(record, Purpose::Turn),
        Ok(Link::Table(Invitation { custom_rules, players })) => {
            let bots = Bots::expect().scripts();
            let invited = NewGame::again(custom_rules, &players, &bots, seed());
            view! { <NewGameScreen invited/> }.into_any()
        }
        Err(error) => {
            let again = path.to_owned();
            let along = Link::board_of_path(path);
            on_board_of_link(error.missing_board(), along, move || link_screen(&again))
                .unwrap_or_else(|| {
                    let left = Link::left_of_path(path);
                    page(view! { <Unread error left/> }.into_any())
                })
        }
    }
}

/// Shows a screen once the board with this title is here, which the link may have brought along in
/// short form. That board is kept on this device, since the game may be.
fn on_board_of_link(
    title: Option<&str>,
    along: Option<String>,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
) -> Option<AnyView> {
    let toasts = Toasts::expect();
    let keep = move |board: WorldId, packed: String| {
        Box::pin(async move {
            let trouble = brought_along(packed, board).await?;
            if let Some(trouble) = trouble {
                toasts.say(trouble);
            }
            Ok(())
        }) as Bringing
    };
    on_board_from(title, draw, move |board| match along.clone().filter(|_| board.is_imported()) {
        Some(packed) => Box::pin(async move {
            match load(board).await {
                Err(problem) if problem.needs_file() => keep(board, packed).await,
                loaded => loaded,
            }
        }),
        None => Box::pin(load(board)),
    })
}

fn page(content: AnyView) -> AnyView {
    view! {
        <main class="screen">
            <Heading title=text::links::title()/>
            {content}
        </main>
    }
    .into_any()
}

fn arrival(record: Record, purpose: Purpose) -> AnyView {
    page(view! { <Arrival record purpose/> }.into_any())
}

/// The main purpose of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Look,
    PlayOn,
    Turn,
}

/// Shows a game from a link, once it has been replayed in full.
#[component]
fn Arrival(record: Record, purpose: Purpose) -> impl IntoView {
    let came = RwSignal::new(None::<Result<Visit, LinkError>>);
    let (bots, saved_games) = (Bots::expect().scripts(), SavedGames::expect());
    let come = move |opened| {
        came.set_if_open(Some(Visit::of(opened, bots, saved_games.texts_now())));
    };
    replay(Visit::save_of(record).opening().into(), Box::new(come));
    move || {
        came.get().map(|visit| match visit {
            Ok(visit) => view! { <Visited visit purpose/> }.into_any(),
            Err(error) => view! { <Unread error left=None/> }.into_any(),
        })
    }
}

#[component]
fn Unread(
    error: LinkError,
    /// The part of the game that can be recovered.
    left: Option<RecoveredRecord>,
) -> impl IntoView {
    let saved = RwSignal::new(None::<Record>);
    let rest = left.map(|RecoveredRecord { record, of }| {
        let label = text::links::Rest { moves: record.actions.len(), all: of }.say();
        let open = move |_| saved.set(Some(record.clone()));
        view! { <p><button type="button" class="button primary" on:click=open>{label}</button></p> }
    });
    view! {
        <section class="panel sheet" role="alert">
            <p>{error.in_a_sentence()}</p>
            {error.remedy().map(|remedy| view! { <p>{remedy}</p> })}
            {rest}
            <p class="quiet">{text::links::unread_left()}</p>
        </section>
        {move || saved.get().map(|record| view! { <Arrival record purpose=Purpose::Look/> }.into_any())}
        <Ask title=Some(text::links::again())/>
    }
}

/// Asks for a link.
#[component]
fn Ask(title: Option<&'static str>) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    let problem = RwSignal::new(None::<LinkError>);
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let pasted = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        match Link::read(&pasted) {
            Ok(link) => go(&Route::Link(link.path())),
            Err(error) => match Link::path_for_later(&pasted) {
                Some(path) => go(&Route::Link(path)),
                None => problem.set(Some(error)),
            },
        }
    };
    let said = move || {
        problem.get().map(|error| {
            let remedy = error.remedy();
            view! { <p>{error.in_a_sentence()}</p><p>{remedy}</p> }
        })
    };
    view! {
        <form class="panel sheet" on:submit=open>
            <h2>{title.unwrap_or_else(text::links::open)}</h2>
            <p class="quiet">{text::links::open_about()}</p>
            <textarea
                class="input link-text" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"
                node_ref=field aria-label=text::links::open_field()
                aria-invalid=move || problem.read().is_some().to_string()
                on:input=move |_| problem.set(None)
            ></textarea>
            <div class="problem" role="alert">{move || said()}</div>
            <div class="chips"><button class="button primary">{text::links::open_take()}</button></div>
        </form>
    }
}

/// A game from a link, with related games here.
#[derive(Clone, Copy)]
struct Visiting {
    visit: StoredValue<Visit>,
    /// The saved games that began as this one, the closest first.
    known: Derived<Vec<KnownGame>>,
    saved_games: SavedGames,
    settings: Settings,
    toasts: Toasts,
}

impl Visiting {
    fn look(self) {
        let past = |known: &&KnownGame| {
            known.kinship == Kinship::Same
                && self.saved_games.text(&known.id).is_some_and(|text| opens_at_its_past(&text))
        };
        let here = self.known.read_untracked().iter().find(past).map(|it| it.id.clone());
        let id = here.unwrap_or_else(|| {
            let title = text::links::watched(self.visit.with_value(|it| it.title().to_owned()));
            let title = fresh_title(&title, &self.saved_games.titles());
            let visit = self.visit.with_value(|visit| visit.with_own_dice(word));
            let session = visit.watched(title);
            self.saved_games.add(&Save::of(&session, now()).to_text())
        });
        go(&Route::Replay(id));
    }

    /// Returns the title of a game that continues this one.
    fn title_on(self) -> String {
        match self.known.read_untracked().first() {
            Some(known) => text::links::branched(&known.title),
            None => self.visit.with_value(|visit| visit.title().to_owned()),
        }
    }

    /// Takes these people's seats at the table, unless another tab has done so in the meantime.
    fn join(self, people: SeatSet) {
        let record = self.visit.with_value(Visit::record);
        let here = known(&record, self.saved_games.texts()).into_iter().find(KnownGame::is_joined);
        if let Some(here) = here {
            return go(&Route::Game(here.id));
        }
        let orders = UserOrders::of(&self.settings.get_untracked());
        let title = fresh_title(&self.title_on(), &self.saved_games.titles());
        let session = self.visit.with_value(|visit| visit.joined_as(people, title, orders));
        open_new(self.saved_games, &Save::of(&session, now()).to_text());
        count_moves(self.saved_games);
    }

    /// Advances a saved game to the position of this one.
    fn move_on(self, id: &str) {
        let kept = self.saved_games.text(id).and_then(|text| Save::read(&text).ok());
        let Some(kept) = kept else { return };
        // The game may have been continued in another tab.
        let kinship = self.visit.with_value(|visit| Kinship::of(&kept.record, &visit.record()));
        if !matches!(kinship, Some(Kinship::Behind(_))) {
            return self.toasts.say(text::links::moved_meanwhile());
        }
        let played = now().max(kept.cover.played.saturating_add(1));
        let moved = self.visit.with_value(|visit| visit.moved_on(kept));
        let kept = moved.and_then(|session: Session| {
            self.saved_games.replace(id, &Save::of(&session, played).to_text())
        });
        match kept {
            Ok(()) => {
                go(&Route::Game(id.to_owned()));
                count_moves(self.saved_games);
            }
            Err(problem) => self.toasts.say(problem),
        }
    }

    /// Returns `true` if no saved game is related to this one.
    fn is_new(self) -> bool {
        self.known.read().is_empty()
    }

    /// Returns `true` if viewing the link is offered besides the game that is already here.
    fn offers_look(self) -> bool {
        let is_behind = |it: &KnownGame| matches!(it.kinship, Kinship::Behind(_));
        self.known.with(|known| ones_own(known).is_some_and(|it| !is_behind(it)))
    }

    fn invite(self) {
        let link = Link::Table(self.visit.with_value(Visit::invitation));
        go(&Route::Link(link.path()));
    }
}

#[component]
fn Visited(visit: Visit, purpose: Purpose) -> impl IntoView {
    let plays_on = purpose != Purpose::Look;
    let view = VisitView::of(&visit);
    let (saved_games, record) = (SavedGames::expect(), visit.record());
    let (goes_on, has_past) = (visit.goes_on(), visit.has_past() && !visit.is_gathering());
    let plays_on = plays_on && !visit.is_gathering();
    let takes_copies = goes_on && !visit.is_gathering();
    let visiting = Visiting {
        visit: StoredValue::new(visit),
        known: Derived::new(move |_| known(&record, saved_games.texts())),
        saved_games,
        settings: Settings::expect(),
        toasts: Toasts::expect(),
    };
    let on = takes_copies
        .then(|| view! { <PlayOn visiting is_first=purpose == Purpose::PlayOn/> }.into_any());
    let look = move || has_past && !visiting.offers_look();
    let look = view! { <Show when=look><Look visiting is_first=!plays_on/></Show> }.into_any();
    let [first, second] = if plays_on { [on, Some(look)] } else { [Some(look), on] };
    let turn = (purpose == Purpose::Turn && goes_on).then(|| view! { <Turn visiting/> });
    let is_turn = purpose == Purpose::Turn;
    let here = move || {
        let it = visiting.known.with(|known| ones_own(known).cloned());
        it.map(|it| view! { <Here visiting it is_turn has_past/> })
    };
    view! {
        <Glimpse view/>
        {move || here()}
        {turn}
        <details class="link-ways" open=move || visiting.is_new()>
            <summary class="button plain" hidden=move || visiting.is_new()>{text::links::more()}</summary>
            {first}
            {second}
            <section class="panel sheet">
                <h2>{text::links::new_table()}</h2>
                <p class="quiet">{text::links::new_table_about()}</p>
                <div class="chips">
                    <button class="button" type="button" on:click=move |_| visiting.invite()>{text::links::new_table_begin()}</button>
                </div>
            </section>
        </details>
        <p class="quiet"><a href="#/link">{text::links::again()}</a></p>
    }
}

/// Shows a summary of the game.
#[component]
fn Glimpse(view: VisitView) -> impl IntoView {
    let drawing = Drawing::of(view.rule_set.world().id());
    let board = view.owners.map(|owners: Owners| {
        let owners = Derived::new(move |_| owners);
        view! { <div class="pictured">{picture(drawing, owners, ().into_any())}</div> }
    });
    let seats = view.seats.into_iter();
    let seats =
        seats.map(|(seat, name)| view! { <li class="seat-label"><ArmyGlyph seat/>{name}</li> });
    view! {
        <section class="panel sheet">
            {board}
            <h2>{view.parties}</h2>
            <p class="quiet">{view.detail}</p>
            <Differences rules=view.rule_set/>
            <ul role="list" class="guests">{seats.collect_view()}</ul>
            {view.broken.map(|broken| view! { <p class="gives-away" role="alert">{broken}</p> })}
            {view.dice.into_iter().map(|it| view! { <p class="gives-away">{it}</p> }).collect_view()}
            {view.absent.map(|absent| view! { <p>{absent}</p> })}
        </section>
    }
}

/// Shows a game that was handed over, and asks which of its people opened it.
#[component]
fn Turn(visiting: Visiting) -> impl IntoView {
    let (asked, people) = visiting.visit.with_value(|visit| (visit.asked(), visit.people()));
    let is_gathering = visiting.visit.with_value(Visit::is_gathering);
    let title = people.first().filter(|(seat, _)| Some(*seat) == asked);
    let title = title.map(|(_, name)| text::play_by_link::turn(name));
    let title =
        if is_gathering { Some(text::play_by_link::invitation().to_owned()) } else { title };
    let about = if is_gathering {
        text::play_by_link::invitation_about()
    } else {
        text::play_by_link::turn_about()
    };
    let person = move |(seat, name): (Seat, String)| {
        let is_first = move || Some(seat) == asked && visiting.is_new();
        let join = move |_| visiting.join(SeatSet::only(seat));
        view! {
            <button class="button" class:primary=is_first type="button" on:click=join>{text::play_by_link::i_am(name)}</button>
        }
    };
    // People at a device that has the game continue it; they join again only on another branch.
    let joins = move || !visiting.known.read().iter().any(KnownGame::is_joined);
    let ways = move || {
        if is_gathering && people.len() > 1 {
            view! { <Guests visiting people=people.clone()/> }.into_any()
        } else {
            let chips = people.iter().cloned().map(person).collect_view();
            view! { <div class="chips">{chips}</div> }.into_any()
        }
    };
    view! {
        <Show when=joins>
            <section class="panel sheet">
                <h2>{title.clone()}</h2>
                <p class="quiet">{about}</p>
                {ways()}
            </section>
        </Show>
    }
}

/// Asks which of several people join a table on this device.
#[component]
fn Guests(visiting: Visiting, people: Vec<(Seat, String)>) -> impl IntoView {
    let chosen = RwSignal::new(SeatSet::EMPTY);
    let person = move |(seat, name): (Seat, String)| {
        let tick = move |event| {
            chosen.update(|chosen| {
                if event_target_checked(&event) {
                    chosen.insert(seat);
                } else {
                    chosen.remove(seat);
                }
            });
        };
        view! {
            <li><label class="switch"><input type="checkbox" on:change=tick/><ArmyGlyph seat/><span>{text::play_by_link::i_am(name)}</span></label></li>
        }
    };
    let is_nobody = move || chosen.get().is_empty();
    let join = move |_| visiting.join(chosen.get_untracked());
    view! {
        <p>{text::play_by_link::invitation_several()}</p>
        <ul role="list" class="chairs">{people.into_iter().map(person).collect_view()}</ul>
        <div class="chips">
            <button class="button primary" type="button" disabled=is_nobody on:click=join>{text::play_by_link::join()}</button>
        </div>
    }
}

/// Shows that the game, or one that began like it, is already here: the likely way to continue
/// first, then an alternative.
#[component]
fn Here(visiting: Visiting, it: KnownGame, is_turn: bool, has_past: bool) -> impl IntoView {
    let is_behind = matches!(it.kinship, Kinship::Behind(_));
    let is_safe = is_behind && !it.was_decided_elsewhere();
    let beware = match it.kinship {
        _ if it.was_decided_elsewhere() => Some(text::play_by_link::decided_for_you().to_owned()),
        _ if !is_turn => None,
        Kinship::Ahead(_) => Some(text::play_by_link::older().to_owned()),
        Kinship::Branch(_) => {
            let other = || text::play_by_link::fork_other().to_owned();
            Some(it.fork.as_ref().map_or_else(other, Fork::in_words))
        }
        Kinship::Same | Kinship::Behind(_) => None,
    };
    let (says, address) = (it.in_words(), Route::Game(it.id.clone()).hash());
    let id = StoredValue::new(it.id);
    let move_on = is_behind.then(|| {
        let press = move |_| visiting.move_on(&id.get_value());
        view! { <button class="button" class:primary=is_safe type="button" on:click=press>{text::links::behind_move_on()}</button> }
    });
    let look = (!is_behind && has_past).then(|| {
        view! { <button class="button" type="button" on:click=move |_| visiting.look()>{text::links::look_begin()}</button> }
    });
    view! {
        <section class="panel sheet known" role="status">
            <p>{says}</p>
            {beware.map(|beware| view! { <p class="gives-away">{beware}</p> })}
            <div class="chips">
                {move_on}
                <a class="button" class:primary=!is_safe href=address>{text::links::open_mine()}</a>
                {look}
            </div>
        </section>
    }
}

#[component]
fn Look(visiting: Visiting, is_first: bool) -> impl IntoView {
    view! {
        <section class="panel sheet">
            <h2>{text::links::look()}</h2>
            <p class="quiet">{text::links::look_about()}</p>
            <div class="chips">
                <button class="button" class:primary=move || is_first && visiting.is_new() type="button" on:click=move |_| visiting.look()>{text::links::look_begin()}</button>
            </div>
        </section>
    }
}

#[component]
fn PlayOn(visiting: Visiting, is_first: bool) -> impl IntoView {
    let title = move || visiting.title_on();
    view! {
        <section class="panel sheet">
            <h2>{text::links::play_on()}</h2>
            <p class="quiet">{text::links::play_on_about()}</p>
            <Chairs visit=visiting.visit title is_first=move || is_first && visiting.is_new()/>
        </section>
    }
}
