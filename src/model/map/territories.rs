//! One territory as the map shows it.

use super::deed::Deed;
use super::in_words::scar_in_words;
use super::marks::{Mark, Marks};
use crate::model::land::odds::{chance_in_words, percent};
use crate::model::sea::ships::coasts;
use crate::model::session::{Duty, Session};
use engine::battle::Outlook;
use engine::core::Seat;
use engine::game::{Ask, Phase, Scar, State};
use engine::world::{ByTerritory, Territory, TerritorySet};

/// One territory as the map shows it. Equal values need no redrawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TerritoryView {
    pub owner: Option<Seat>,
    pub armies: u32,
    pub factories: u32,
    pub captives: u32,
    /// Whether it takes no more action this turn (A4).
    pub exhausted: bool,
    /// What changes dice there (L7).
    pub scar: Option<Scar>,
    /// Whose headquarters stands there (L6).
    pub headquarters: Option<Seat>,
    /// What it is in the decision that is being taken.
    pub mark: Mark,
    /// What a tap does; `None` if it does nothing of use.
    pub tap: Option<Deed>,
    /// The chance of taking it by normal attacks from where is selected, in percent.
    pub chance: Option<u32>,
    /// How many armies rise here at a tap, where that is asked.
    pub rises: Option<u32>,
    /// Armies mobilized here against the attack that goes on (T11).
    pub risen: u32,
    /// Whether an attack with superior numbers is due from here (K4).
    pub owes: bool,
    /// How many armies go if the turn of its owner ends now (K5).
    pub surplus: u32,
}

impl TerritoryView {
    /// All of it in words, for those who do not see the map.
    pub fn spoken(&self, territory: Territory) -> String {
        let mut facts = vec![territory.to_string()];
        match self.owner {
            Some(seat) => {
                facts.extend([seat.in_words().to_owned(), text::holdings::armies(self.armies)]);
            }
            None => facts.push(text::map::free().to_owned()),
        }
        facts.extend(self.headquarters.map(|seat| text::map::headquarters(seat.in_words())));
        facts.extend(self.scar.map(scar_in_words));
        facts.extend((self.factories > 0).then(|| text::holdings::factories(self.factories)));
        facts.extend((self.captives > 0).then(|| text::map::captives(self.captives)));
        facts.extend((self.risen > 0).then(|| text::map::risen(self.risen)));
        facts.extend(self.exhausted.then(|| text::map::exhausted().to_owned()));
        facts.extend(self.owes.then(|| text::map::owes().to_owned()));
        facts.extend((self.surplus > 0).then(|| text::map::surplus(self.surplus)));
        facts.extend(match self.mark {
            Mark::Selected => Some(text::map::selected().to_owned()),
            Mark::Aim => Some(text::map::aim().to_owned()),
            Mark::None | Mark::Open | Mark::Target => None,
        });
        let facts = facts.into_iter().reduce(text::and_next).unwrap_or_default();
        let Some(deed) = self.tap.map(Deed::in_words) else { return facts };
        match (self.chance.map(chance_in_words), self.rises) {
            (Some(chance), _) => text::map::TapChance { facts, deed, chance }.say(),
            (None, Some(armies)) => text::map::TapRaises { facts, armies }.say(),
            (None, None) => text::map::Tap { facts, deed }.say(),
        }
    }

    /// The same for who wants no odds.
    #[must_use]
    pub fn without_odds(self) -> Self {
        Self { chance: None, ..self }
    }
}

impl Session {
    /// A territory as the map shows it.
    pub fn territory(&self, territory: Territory) -> TerritoryView {
        self.territory_marked(&self.marks(), territory)
    }

    /// All territories as the map shows them.
    pub fn territories(&self) -> ByTerritory<TerritoryView> {
        let marks = self.marks();
        let world = self.view().table().world();
        ByTerritory::from_fn(world.territories(), |territory| {
            self.territory_marked(&marks, territory)
        })
    }

    fn territory_marked(&self, marks: &Marks, territory: Territory) -> TerritoryView {
        let state = self.view().table();
        let board = state.board();
        let mark = marks.of(territory);
        TerritoryView {
            owner: board.owner(territory),
            armies: board.armies(territory),
            factories: board.factories(territory),
            captives: board.captives(territory).iter().map(|(_, armies)| armies).sum(),
            exhausted: state.turn().exhausted.contains(territory),
            scar: state.grounds().scar(territory),
            headquarters: state.grounds().headquarters_at(territory),
            mark: marks.shown(territory),
            tap: self.deed(mark, territory),
            chance: (mark == Mark::Target).then(|| self.chance(territory)).flatten(),
            rises: (mark == Mark::Open).then(|| self.rising()).flatten(),
            risen: marks.risen(territory),
            owes: marks.owes(territory),
            surplus: self.surplus(territory),
        }
    }

    /// The armies that the seat on turn is about to lose on a territory (K5).
    fn surplus(&self, territory: Territory) -> u32 {
        let state = self.view().table();
        let mine = state.board().held(state.turn().seat).contains(territory);
        if mine && state.turn().round > 0 { state.to_disband(territory) } else { 0 }
    }

    /// The armies of a wild card that are to rise somewhere (T11, T12).
    fn rising(&self) -> Option<u32> {
        match self.view().table().prompt()?.ask {
            Ask::Levy { armies, .. } => Some(armies),
            _ => None,
        }
    }

    /// The chance of taking a territory from the selected one.
    fn chance(&self, to: Territory) -> Option<u32> {
        let state = self.view().table();
        let from = self.draft().from.filter(|_| state.phase() == &Phase::Campaign)?;
        let (armies, defenders) = (state.board().armies(from), state.board().armies(to));
        let is_held = state.board().owner(to).is_some();
        is_held.then(|| percent(Outlook::on(&state.terms(to), armies, defenders).conquest))
    }

    /// What a tap on a territory with this mark does.
    fn deed(&self, mark: Mark, at: Territory) -> Option<Deed> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        let is_path = self.draft().path.is_some();
        Some(match (mark, self.asked(prompt).ask) {
            (Mark::Open, Ask::Campaign) if is_path => Deed::BeginPath,
            (Mark::Target, Ask::Campaign) if is_path => Deed::AddToPath,
            (Mark::Aim, Ask::Campaign) if is_path => Deed::TakeOffPath,
            (Mark::Open, Ask::Choose) => Deed::Take,
            (Mark::Open, Ask::Garrison { .. } | Ask::Reinforce { .. } | Ask::Levy { .. }) => {
                Deed::Place
            }
            (Mark::Open, Ask::FirstFactory | Ask::Factory { .. }) => Deed::BuildFactory,
            (Mark::Open, Ask::FirstShip { .. } | Ask::Launch { .. }) => Deed::LaunchShip,
            (Mark::Open, Ask::Campaign) => Deed::AttackFrom,
            (Mark::Target, Ask::Campaign) if self.view().table().unclaimed().contains(at) => {
                Deed::MoveIn
            }
            (Mark::Target, Ask::Campaign) => Deed::Attack,
            (Mark::Open, Ask::Arrange | Ask::Transfer) => Deed::MoveFrom,
            (Mark::Target, Ask::Arrange | Ask::Transfer) => Deed::MoveHere,
            (Mark::Selected, Ask::Campaign | Ask::Arrange | Ask::Transfer) => Deed::LetGo,
            _ => return None,
        })
    }

    /// The territories the decision is about, which ought to be seen; none if any will do.
    pub fn focus(&self) -> TerritorySet {
        self.chosen() | self.candidates()
    }

    /// What is selected, aimed at, fought about, or looked back at.
    pub fn chosen(&self) -> TerritorySet {
        self.marks().among(&[Mark::Selected, Mark::Aim]) | self.looked_at()
    }

    /// The targets among which is to be chosen, once something is selected.
    pub fn candidates(&self) -> TerritorySet {
        // Armies are rearranged from anywhere to anywhere: that is no reason to show all of it.
        let arranges = self.prompt().is_some_and(|prompt| prompt.ask == Ask::Arrange);
        let is_chosen = self.draft().to.is_some() || self.chosen().is_empty();
        if arranges || is_chosen { TerritorySet::EMPTY } else { self.targets() }
    }

    /// The one territory that the decision is about most: what is aimed at, or from where.
    pub fn point(&self) -> Option<Territory> {
        let marks = self.marks();
        let first = |mark| marks.among(&[mark]).iter().next();
        first(Mark::Aim).or_else(|| first(Mark::Selected))
    }

    /// The movement that is planned or going on: from where to where.
    pub fn arrows(&self) -> Vec<(Territory, Territory)> {
        if let Some(path) = &self.draft().path {
            return path.arrows();
        }
        let marks = self.marks();
        let (from, to) = (marks.among(&[Mark::Selected]), marks.among(&[Mark::Aim]));
        to.iter().flat_map(|to| from.iter().map(move |from| (from, to))).collect()
    }

    /// Where one looks first: the strongest territory that can be tapped, or that the seat on turn
    /// holds; nowhere in passing.
    pub fn heart(&self) -> Option<Territory> {
        if self.is_passed_by() {
            return None;
        }
        let board = self.view().table().board();
        let held = board.held(self.view().table().turn().seat);
        let open = self.open();
        let set = if open.is_empty() { held } else { open };
        set.iter().max_by_key(|territory| board.armies(*territory))
    }

    /// Territories that can be tapped as the target of what is selected.
    pub fn targets(&self) -> TerritorySet {
        let state = self.view().table();
        let ask = state.prompt().map(|prompt| prompt.ask);
        if let (Some(Ask::Campaign), Some(path)) = (ask, &self.draft().path) {
            return path.next(state);
        }
        match (ask, self.draft().from) {
            (Some(Ask::Campaign), Some(from)) => state.targets(from) | state.open_land(from),
            (Some(Ask::Transfer), Some(from)) => state.transfer_targets(from),
            (Some(Ask::Arrange), Some(from)) => {
                state.board().held(state.turn().seat) - TerritorySet::only(from)
            }
            _ => TerritorySet::EMPTY,
        }
    }

    /// Territories that can be tapped to begin something.
    pub fn open(&self) -> TerritorySet {
        let state = self.decided_on();
        let held = state.board().held(state.turn().seat);
        match state.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Choose) => state.choosable(),
            Some(Ask::Garrison { .. } | Ask::FirstFactory | Ask::Factory { .. }) => held,
            Some(Ask::FirstShip { .. } | Ask::Launch { .. }) => coasts(state, state.turn().seat),
            Some(Ask::Reinforce { left, .. }) if left > 0 => held,
            Some(Ask::Levy { army, .. }) => state.board().held(army),
            Some(Ask::Arrange) => state.board().with_spare(state.turn().seat),
            Some(Ask::Campaign) => {
                let goals = |from: Territory| state.targets(from) | state.open_land(from);
                state.attackers().iter().filter(|from| !goals(*from).is_empty()).collect()
            }
            Some(Ask::Transfer) => can_send(state, held),
            _ => TerritorySet::EMPTY,
        }
    }
}

fn can_send(state: &State, held: TerritorySet) -> TerritorySet {
    held.iter().filter(|from| !state.transfer_targets(*from).is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Intent, TableSettings, testing};
    use engine::core::{BySeat, SeatSet, Seed};
    use engine::game::{Action, Choice, Control, Deal, Player, RuleSet, SeaChoice, Setup};
    use engine::world::HexSet;

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

    /// Plays on, armies spread evenly, until it is to be decided what is `wanted`.
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
        Territory::ALL.into_iter().find(|at| session.territory(*at).mark == mark).unwrap()
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
            tap: Some(Deed::Attack),
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
        assert!(likely.spoken(Territory::Alaska).ends_with(": attack it, 87 % to conquer"));
        assert_eq!(likely.without_odds(), view);
        let rising = TerritoryView { tap: Some(Deed::Place), rises: Some(3), ..view };
        assert!(rising.spoken(Territory::Alaska).ends_with(": raise 3 armies here"));
        let one = TerritoryView { rises: Some(1), ..rising };
        assert!(one.spoken(Territory::Alaska).ends_with(": raise 1 army here"));
        let free = TerritoryView { owner: None, tap: None, mark: Mark::None, ..view };
        assert!(free.spoken(Territory::Peru).starts_with("Peru, unoccupied, 1 factory"));
    }

    #[test]
    fn a_tap_on_what_is_open_shows_targets_and_a_tap_on_those_an_arrow() {
        let mut session = in_campaign();
        let from = first(&session, Mark::Open);
        assert_eq!(session.territory(from).tap, Some(Deed::AttackFrom));
        assert!(session.focus().is_empty() && session.arrows().is_empty());

        session.dispatch(Intent::Tap(from));
        assert_eq!(session.territory(from).mark, Mark::Selected);
        assert!(session.focus().contains(from) && session.focus().len() > 1);
        assert_eq!(session.point(), Some(from));

        let to = first(&session, Mark::Target);
        assert!(session.territory(to).chance.is_some() && session.territory(from).chance.is_none());
        session.dispatch(Intent::Tap(to));
        assert_eq!(session.arrows(), [(from, to)]);
        assert_eq!(session.focus(), TerritorySet::of(&[from, to]));
        assert_eq!(session.point(), Some(to));
    }

    #[test]
    fn a_drag_plans_an_attack_whatever_was_selected_before() {
        let mut session = in_campaign();
        let from = first(&session, Mark::Open);
        let to = session.game().state().targets(from).first().unwrap();
        let other = session.open().iter().find(|open| *open != from).unwrap();
        session.dispatch(Intent::Tap(other));
        session.dispatch(Intent::Drag(from.into(), to.into()));
        assert_eq!(session.arrows(), [(from, to)]);
        session.dispatch(Intent::Drag(from.into(), to.into()));
        assert_eq!(session.arrows(), [(from, to)]);
    }

    #[test]
    fn a_drag_to_where_nothing_can_go_says_why() {
        let mut session = in_campaign();
        let from = first(&session, Mark::Open);
        let own = session.game().state().board().held(session.viewer().unwrap());
        let other = (own - TerritorySet::only(from)).first().unwrap();
        session.dispatch(Intent::Drag(from.into(), other.into()));
        assert_eq!(session.notice().and_then(|notice| notice.rule).unwrap().0, "A1");
        assert!(session.arrows().is_empty());

        let reach = own | session.game().state().targets(from);
        let far = (TerritorySet::FULL - reach).first().unwrap();
        session.dispatch(Intent::Drag(from.into(), far.into()));
        assert_eq!(session.notice().and_then(|notice| notice.rule).unwrap().0, "B2");
        assert!(session.game().state().prompt().is_some());
    }

    #[test]
    fn armies_are_placed_by_the_chosen_number() {
        let mut session = until(|ask| matches!(ask, Ask::Reinforce { .. }));
        assert!(session.prompt_view().chunk.is_some());
        session.dispatch(Intent::Chunk(crate::model::Chunk::All));
        let here = session.heart().unwrap();
        assert_eq!(session.territory(here).tap, Some(Deed::Place));
        session.dispatch(Intent::Tap(here));
        let last = session.game().actions().last();
        assert!(matches!(last, Some(Action::Deploy { armies: 3.., .. })), "{last:?}");
    }

    /// What a person may name now: territories to act on or from, and hexes.
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
                let shown: HexSet = session.sea().into_iter().map(|view| view.hex).collect();
                assert_eq!(shown, sea, "{prompt:?}");
                if matches!(prompt.ask, Ask::FirstShip { .. } | Ask::Launch { .. }) {
                    lands = coasts(session.game().state(), prompt.seat);
                }
                if lands.is_empty() && sea.is_empty() {
                    continue;
                }
                let views = session.territories();
                let marked =
                    |at: &Territory| views[*at].mark == Mark::Open && views[*at].tap.is_some();
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
        assert!(held.iter().all(|at| session.territory(at).rises == Some(army.1)));
        let views = session.territories();
        let drawn = Territory::ALL.into_iter().filter(|at| views[*at].mark != Mark::None);
        assert_eq!(drawn.collect::<TerritorySet>(), held);
        assert!(session.prompt_view().sentence.contains(" attacks "));
    }

    #[test]
    fn t4_a_drained_territory_is_let_go_of_and_nothing_is_chosen_for_the_next() {
        let mut session = testing::two_humans();
        assert_eq!(session.game().prompt().unwrap().ask, Ask::Arrange);
        let from = session.open().first().unwrap();
        session.dispatch(Intent::Tap(from));
        assert_eq!(session.focus(), TerritorySet::only(from), "the map shows what it did");
        let to = session.targets().first().unwrap();
        while session.game().state().to_commit(from) > 0 {
            assert_eq!(session.draft().from, Some(from));
            session.dispatch(Intent::Tap(to));
        }
        assert_eq!(session.draft().from, None);
        assert_eq!(session.prompt_view().others, []);

        let other = session.open().first().unwrap();
        session.dispatch(Intent::Tap(other));
        assert_eq!((session.draft().from, session.notice()), (Some(other), None));
        session.dispatch(Intent::Play(Action::Done));
        assert_eq!(session.draft().from, None, "{:?}", session.game().prompt());
    }
}
