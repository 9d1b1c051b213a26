use super::*;
use crate::map::ships;
use crate::map::tappable;
use crate::map::territories::{self, TerritoryView};
use crate::notice::NoticeView;
use crate::seats::holdings::coasts;
use crate::table::prompt::PromptView;
use engine::core::{BySeat, SeatSet, Seed};
use engine::game::{Action, Choice, Control, Deal, Player, RuleSet, SeaChoice, Setup};
use engine::world::HexSet;
use table::{Intent, TableSettings, testing};

fn session() -> Session {
    let setup = Setup::new(
        RuleSet::NEXT,
        vec![Player::new(Seat::Red, Control::Human), Player::new(Seat::Blue, Control::Human)],
        Seed::from_number(2),
    );
    let table = TableSettings {
        title: String::new(),
        orders: BySeat::default(),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    Session::new(setup, table).unwrap()
}

/// Plays on, with armies spread evenly, until a decision is `wanted`.
fn until(wanted: impl Fn(Ask) -> bool) -> Session {
    let mut session = session();
    loop {
        session.dispatch(Intent::Uncover);
        let prompt = session.game().prompt().unwrap();
        if wanted(prompt.ask) {
            return session;
        }
        let held = session.game().state().board().held(prompt.seat);
        let turn = session.game().actions().len() / 2;
        let intent = match prompt.ask {
            Ask::Garrison { .. } | Ask::Reinforce { .. } => {
                Intent::Tap(held.nth(turn % held.len()).unwrap())
            }
            _ => Intent::Play(session.game().legal().fallback().unwrap()),
        };
        session.dispatch(intent);
    }
}

fn in_campaign() -> Session {
    until(|ask| ask == Ask::Campaign)
}

fn first(session: &Session, mark: Mark) -> Territory {
    Territory::ALL.into_iter().find(|at| TerritoryView::of(session, *at).mark == mark).unwrap()
}

#[test]
fn a_territory_says_all_that_the_map_shows() {
    let view = TerritoryView {
        owner: Some(Seat::Red),
        armies: 3,
        factories: 1,
        captives: 2,
        exhausted: true,
        scar: None,
        headquarters: None,
        mark: Mark::Target,
        tap: Some(TapAction::Attack),
        chance: None,
        rises: None,
        risen: 0,
        owes: false,
        surplus: 0,
    };
    assert_eq!(
        view.spoken(Territory::Alaska),
        "Alaska, Red, 3 armies, 1 factory, 2 captives, done for this turn: attack it"
    );
    let likely = TerritoryView { chance: Some(87), ..view };
    assert!(likely.spoken(Territory::Alaska).ends_with(": attack it, 87\u{a0}% to conquer"));
    assert_eq!(likely.without_odds(), view);
    let rising = TerritoryView { tap: Some(TapAction::Place), rises: Some(3), ..view };
    assert!(rising.spoken(Territory::Alaska).ends_with(": raise 3 armies here"));
    let rising = TerritoryView { rises: Some(1), ..rising };
    assert!(rising.spoken(Territory::Alaska).ends_with(": raise 1 army here"));
    let free = TerritoryView { owner: None, tap: None, mark: Mark::None, ..view };
    assert!(free.spoken(Territory::Peru).starts_with("Peru, unoccupied, 1 factory"));
}

#[test]
fn a_tap_on_what_is_open_shows_targets_and_a_tap_on_those_an_arrow() {
    let mut session = in_campaign();
    let from = first(&session, Mark::Open);
    assert_eq!(TerritoryView::of(&session, from).tap, Some(TapAction::AttackFrom));
    assert!(territories::focus(&session).is_empty() && territories::arrows(&session).is_empty());

    session.dispatch(Intent::Tap(from));
    assert_eq!(TerritoryView::of(&session, from).mark, Mark::Selected);
    assert!(territories::focus(&session).contains(from) && territories::focus(&session).len() > 1);
    assert_eq!(territories::point(&session), Some(from));

    let to = first(&session, Mark::Target);
    assert!(
        TerritoryView::of(&session, to).chance.is_some()
            && TerritoryView::of(&session, from).chance.is_none()
    );
    session.dispatch(Intent::Tap(to));
    assert_eq!(territories::arrows(&session), [(from, to)]);
    assert_eq!(territories::focus(&session), TerritorySet::of(&[from, to]));
    assert_eq!(territories::point(&session), Some(to));
}

#[test]
fn a_drag_plans_an_attack_whatever_was_selected_before() {
    let mut session = in_campaign();
    let from = first(&session, Mark::Open);
    let to = session.game().state().targets(from).first().unwrap();
    let other = tappable::open(&session).iter().find(|open| *open != from).unwrap();
    session.dispatch(Intent::Tap(other));
    session.dispatch(Intent::Drag(from.into(), to.into()));
    assert_eq!(territories::arrows(&session), [(from, to)]);
    session.dispatch(Intent::Drag(from.into(), to.into()));
    assert_eq!(territories::arrows(&session), [(from, to)]);
}

#[test]
fn a_drag_to_where_nothing_can_go_says_why() {
    let mut session = in_campaign();
    let from = first(&session, Mark::Open);
    let own = session.game().state().board().held(session.viewer().unwrap());
    let other = (own - TerritorySet::only(from)).first().unwrap();
    session.dispatch(Intent::Drag(from.into(), other.into()));
    assert_eq!(NoticeView::of(&session).and_then(|notice| notice.rule).unwrap().0, "A1");
    assert!(territories::arrows(&session).is_empty());

    let reach = own | session.game().state().targets(from);
    let far = (TerritorySet::FULL - reach).first().unwrap();
    session.dispatch(Intent::Drag(from.into(), far.into()));
    assert_eq!(NoticeView::of(&session).and_then(|notice| notice.rule).unwrap().0, "B2");
    assert!(session.game().state().prompt().is_some());
}

#[test]
fn armies_are_placed_by_the_chosen_number() {
    let mut session = until(|ask| matches!(ask, Ask::Reinforce { .. }));
    assert!(PromptView::of(&session).chunk.is_some());
    session.dispatch(Intent::Chunk(table::Chunk::All));
    let here = territories::heart(&session).unwrap();
    assert_eq!(TerritoryView::of(&session, here).tap, Some(TapAction::Place));
    session.dispatch(Intent::Tap(here));
    let last = session.game().actions().last();
    assert!(matches!(last, Some(Action::Deploy { armies: 3.., .. })), "{last:?}");
}

/// Returns what can be named now: territories to act on or from, and hexes.
fn asked_for(session: &Session) -> (TerritorySet, HexSet) {
    let (mut lands, mut sea) = (TerritorySet::EMPTY, Vec::new());
    for choice in session.game().legal().choices {
        match choice {
            Choice::Choose { territories }
            | Choice::Build { territories }
            | Choice::Levy { territories }
            | Choice::Garrison { territories, .. }
            | Choice::Deploy { territories, .. } => lands = lands | territories,
            Choice::Rearrange { from, .. }
            | Choice::Transfer { from, .. }
            | Choice::Attack { from, .. }
            | Choice::Commit { from, .. } => lands = lands | TerritorySet::only(from),
            Choice::Sea(SeaChoice::Launch { at } | SeaChoice::Sail { to: at }) => {
                sea.extend(at.iter());
            }
            _ => {}
        }
    }
    (lands, sea.into_iter().collect())
}

#[test]
fn every_place_that_is_asked_for_is_marked_and_no_other() {
    let mut asked = std::collections::BTreeSet::new();
    let chosen = RuleSet { deal: Deal::Chosen, ..RuleSet::NEXT };
    for rules in [RuleSet::NAUTICAL, chosen] {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(rules, &people);
        for _ in 0..2_500 {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            let Some(prompt) = session.game().prompt() else { break };
            let (mut lands, sea) = asked_for(&session);
            let shown: HexSet = ships::sea(&session).into_iter().map(|view| view.hex).collect();
            assert_eq!(shown, sea, "{prompt:?}");
            if matches!(prompt.ask, Ask::FirstShip { .. } | Ask::Launch { .. }) {
                lands = coasts(session.game().state(), prompt.seat);
            }
            if lands.is_empty() && sea.is_empty() {
                continue;
            }
            let views = territories::territories(&session);
            let marked = |at: &Territory| views[*at].mark == Mark::Open && views[*at].tap.is_some();
            let marked: TerritorySet = Territory::ALL.into_iter().filter(marked).collect();
            assert_eq!(marked, lands, "{prompt:?}");
            let kind = format!("{:?}", prompt.ask);
            asked.insert(kind.split_whitespace().next().unwrap_or_default().to_owned());
        }
    }
    let places = ["Arrange", "Campaign", "Choose", "Cruise", "Factory", "FirstFactory"];
    let more = ["FirstShip", "Garrison", "Launch", "Levy", "Reinforce", "Transfer"];
    assert!(places.iter().chain(&more).all(|kind| asked.contains(*kind)), "{asked:?}");
}

#[test]
fn t11_where_armies_rise_stands_out_from_the_attack_and_says_how_many() {
    let mut session = testing::two_humans();
    let army = loop {
        testing::play_some(&mut session, 1);
        session.dispatch(Intent::Uncover);
        if let Ask::Levy { army, armies } = session.game().prompt().unwrap().ask {
            break (army, armies);
        }
    };
    let held = session.game().state().board().held(army.0);
    assert!(held.iter().all(|at| TerritoryView::of(&session, at).rises == Some(army.1)));
    let views = territories::territories(&session);
    let drawn = Territory::ALL.into_iter().filter(|at| views[*at].mark != Mark::None);
    assert_eq!(drawn.collect::<TerritorySet>(), held);
    assert!(PromptView::of(&session).sentence.contains(" attacks "));
}

#[test]
fn t4_a_drained_territory_is_let_go_of_and_nothing_is_chosen_for_the_next() {
    let mut session = testing::two_humans();
    assert_eq!(session.game().prompt().unwrap().ask, Ask::Arrange);
    let from = tappable::open(&session).first().unwrap();
    session.dispatch(Intent::Tap(from));
    assert_eq!(territories::focus(&session), TerritorySet::only(from), "the map shows what it did");
    let to = tappable::targets(&session).first().unwrap();
    while session.game().state().committable_armies(from) > 0 {
        assert_eq!(session.draft().from, Some(from));
        session.dispatch(Intent::Tap(to));
    }
    assert_eq!(session.draft().from, None);
    assert_eq!(PromptView::of(&session).others, []);

    let other = tappable::open(&session).first().unwrap();
    session.dispatch(Intent::Tap(other));
    assert_eq!((session.draft().from, session.notice()), (Some(other), None));
    session.dispatch(Intent::Play(Action::Done));
    assert_eq!(session.draft().from, None, "{:?}", session.game().prompt());
}
