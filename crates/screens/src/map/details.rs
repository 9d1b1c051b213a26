//! All details of one territory, and the best position for a card that shows them.

use super::drawing::Drawing;
use super::extra::ExtraView;
use super::point::Point;
use super::tap_action::TapAction;
use crate::decimal::between;
use crate::map::ships;
use crate::map::territories::{self, TerritoryView};
use crate::map::{arrow_keys, extra};
use crate::names::player_name;
use engine::battle::Outlook;
use engine::core::{Seat, ShipId};
use engine::world::{Continent, Territory};
use players::reasons::percent;
use stdx::InOrder;
use table::Session;
use words::InWords;

/// All details of a territory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DetailsView {
    pub territory: Territory,
    pub owner: Option<Seat>,
    /// The owner and the number of armies, in words.
    pub lies: Vec<String>,
    /// The meanings of the small signs beside its badge.
    pub extras: Vec<ExtraView>,
    /// The effect of a tap on it now, if any.
    pub tap: Option<&'static str>,
    pub continent: Continent,
    /// The seats with a share of the continent, largest first.
    pub holders: Vec<ContinentShare>,
    /// The neighbours.
    pub borders: Vec<Border>,
    pub ships: Vec<String>,
    /// The player's own neighbour from which an enemy territory can best be attacked, and the
    /// chance in percent to conquer it in a normal attack.
    pub chance: Option<(Territory, u32)>,
}

/// A seat's share of a continent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContinentShare {
    pub seat: Seat,
    pub name: String,
    /// The number of territories.
    pub holds: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Border {
    pub to: Territory,
    pub owner: Option<Seat>,
    pub armies: u32,
}

impl DetailsView {
    /// Returns all details of a territory, which are public.
    pub fn of(session: &Session, territory: Territory) -> Self {
        let state = session.view().table();
        let board = state.board();
        let border =
            |to: Territory| Border { to, owner: board.owner(to), armies: board.armies(to) };
        DetailsView {
            territory,
            owner: board.owner(territory),
            lies: lying(session, territory),
            extras: extra::extras(session, territory),
            tap: TerritoryView::of(session, territory).tap.map(TapAction::in_words),
            continent: territory.continent(),
            holders: holders(session, territory.continent()),
            borders: state.neighbours(territory).iter().map(border).collect(),
            ships: arrow_keys::ships_off(session, territory)
                .filter_map(|id| ship_in_words(session, id))
                .collect(),
            chance: best_attack(session, territory),
        }
    }
}

fn lying(session: &Session, territory: Territory) -> Vec<String> {
    let board = session.view().table().board();
    match board.owner(territory) {
        Some(seat) => {
            vec![
                player_name(session, seat).to_owned(),
                text::holdings::armies(board.armies(territory)),
            ]
        }
        None => vec![text::map::free().to_owned()],
    }
}

/// Returns the seats with a share of a continent, largest first.
pub(super) fn holders(session: &Session, continent: Continent) -> Vec<ContinentShare> {
    let board = session.view().table().board();
    let holder = |seat: Seat| ContinentShare {
        seat,
        name: player_name(session, seat).to_owned(),
        holds: (board.held(seat) & continent.territories()).len(),
    };
    let mut holders: Vec<ContinentShare> = Seat::ALL.into_iter().map(holder).collect();
    holders.retain(|holder| holder.holds > 0);
    holders.order_by_key(|holder| std::cmp::Reverse(holder.holds));
    holders
}

fn ship_in_words(session: &Session, id: ShipId) -> Option<String> {
    let ship = session.view().table().fleet().get(id)?;
    Some(
        text::map::Ship { ship: id, name: player_name(session, ship.owner), armies: ship.crew }
            .say(),
    )
}

/// Returns the attack from the strongest own neighbour; `None` for the player's own
/// territories, or while there is no viewer.
fn best_attack(session: &Session, to: Territory) -> Option<(Territory, u32)> {
    let state = session.view().table();
    let (board, seat) = (state.board(), session.viewer()?);
    let defenders = board.armies(to);
    let mine = board.held(seat);
    let foe = board.owner(to).is_some() && !mine.contains(to);
    let near = (state.neighbours(to) & mine).iter().filter(|from| board.armies(*from) > 1);
    let from = near.filter(|_| foe).max_by_key(|from| board.armies(*from))?;
    let outlook = Outlook::on(&state.terms(to), board.armies(from), defenders);
    Some((from, percent(outlook.conquest)))
}

/// Returns the points of the map that the decision is about, except one territory.
pub fn decided_about(session: &Session, besides: Territory) -> Vec<Point> {
    let (ship, sea) = ships::sea_focus(session);
    let drawing = Drawing::of_table(session);
    let land = territories::focus(session).iter().filter(|at| *at != besides);
    let land = land.map(|at| drawing.badge(at));
    land.chain(ship.into_iter().chain(sea.iter()).map(|hex| drawing.anchor(hex).0)).collect()
}

impl DetailsView {
    /// Returns the shares of the continent and the armies it brings, in words.
    pub fn continent_in_words(&self) -> String {
        let all = self.continent.territories().len();
        let holder = |holder: &ContinentShare| {
            text::map::Holder { name: &holder.name, territories: holder.holds }.say()
        };
        let holders = self.holders.iter().map(holder).reduce(text::and_next);
        let holders = holders.unwrap_or_default();
        text::map::Continent {
            continent: self.continent,
            armies: self.continent.bonus(),
            holders,
            all,
        }
        .say()
    }

    /// Returns the odds of an attack in words.
    pub fn chance_in_words(&self) -> Option<String> {
        let (from, percent) = self.chance?;
        Some(
            text::map::Chance { territory: from, chance: text::land_sentences::chance(percent) }
                .say(),
        )
    }

    /// Returns the effect of a tap now, in words.
    pub fn tap_in_words(&self) -> Option<String> {
        self.tap.map(text::map::means_tap)
    }

    /// Returns all details in sentences, for people who can't see the card.
    pub fn spoken(&self) -> String {
        let border = |border: &Border| match border.owner {
            Some(seat) => text::map::Border {
                territory: border.to,
                owner: seat.in_words(),
                armies: border.armies,
            }
            .say(),
            None => text::map::border_free(border.to),
        };
        let borders: Vec<String> = self.borders.iter().map(border).collect();
        let facts = self.lies.iter().cloned().reduce(text::and_next).unwrap_or_default();
        let means = self.extras.iter().map(|extra| extra.means.clone());
        let mut says =
            vec![self.continent_in_words(), text::map::borders_on(text::all_of(&borders))];
        says.extend(
            (!self.ships.is_empty()).then(|| text::map::harbours(text::all_of(&self.ships))),
        );
        says.extend(self.chance_in_words());
        let first = text::battle_outcome::full_stop(
            text::map::Facts { territory: self.territory, facts }.say(),
        );
        let says = says.into_iter().map(text::battle_outcome::full_stop);
        let says: Vec<String> =
            std::iter::once(first).chain(means).chain(self.tap_in_words()).chain(says).collect();
        says.join(" ")
    }
}

/// The distance of a card from its subject.
const GAP: f64 = 28.0;

/// Returns the top left corner for a card of this size beside a point of a frame, so that it covers
/// as few of the others as possible, and not the point itself if there is room.
pub fn beside(frame: Point, at: Point, size: Point, others: &[Point]) -> Point {
    let within = |corner: Point| {
        let fit = |wanted: f64, room: f64| between(wanted, 0.0, room.max(0.0));
        Point::new(fit(corner.x, frame.x - size.x), fit(corner.y, frame.y - size.y))
    };
    let (left, top) = (at.x - size.x / 2.0, at.y - size.y / 2.0);
    let corners = [
        Point::new(at.x + GAP, top),
        Point::new(at.x - GAP - size.x, top),
        Point::new(left, at.y - GAP - size.y),
        Point::new(left, at.y + GAP),
    ];
    let covers = |corner: Point, point: Point| {
        let inside = point - corner;
        (0.0..=size.x).contains(&inside.x) && (0.0..=size.y).contains(&inside.y)
    };
    let cost = |corner: &Point| {
        let hidden = others.iter().filter(|point| covers(*corner, **point)).count();
        hidden + if covers(*corner, at) { 100 } else { 0 }
    };
    corners.map(within).into_iter().min_by_key(cost).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Intent, testing};

    #[test]
    fn a_territory_tells_all_that_lies_on_the_table() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 150);
        session.dispatch(Intent::Uncover);
        for territory in Territory::ALL {
            let view = DetailsView::of(&session, territory);
            let state = session.game().state();
            let held: usize = view.holders.iter().map(|holder| holder.holds).sum();
            assert_eq!(held, territory.continent().territories().len());
            assert_eq!(view.borders.len(), state.neighbours(territory).len());
            let mine = session.viewer() == view.owner;
            assert!(!(mine && view.chance.is_some()), "{view:?}");
            let spoken = view.spoken();
            assert!(
                spoken.starts_with(territory.name()) && spoken.contains("It borders "),
                "{spoken}"
            );
            assert!(
                state.board().factories(territory) == 0 || spoken.contains("factor"),
                "{spoken}"
            );
        }
    }

    #[test]
    fn the_chance_is_that_of_the_strongest_neighbour() {
        let mut session = testing::two_humans();
        let mut told = 0;
        for _ in 0..20 {
            testing::play_some(&mut session, 20);
            let Some(seat) = session.viewer() else { continue };
            for to in Territory::ALL {
                let state = session.game().state();
                let near = (state.neighbours(to) & state.board().held(seat)).iter();
                let most = near.map(|from| state.board().armies(from)).max().unwrap_or(0);
                let Some((from, chance)) = DetailsView::of(&session, to).chance else { continue };
                told += 1;
                assert_eq!(state.board().armies(from), most);
                let outlook = Outlook::on(&state.terms(to), most, state.board().armies(to));
                assert_eq!(chance, percent(outlook.conquest));
            }
        }
        assert!(told > 20, "{told}");
    }

    #[test]
    fn a_card_hides_neither_its_territory_nor_what_is_decided() {
        let (frame, size) = (Point::new(1000.0, 600.0), Point::new(280.0, 200.0));
        let at = Point::new(500.0, 300.0);
        assert_eq!(beside(frame, at, size, &[]), Point::new(528.0, 200.0));
        let right = Point::new(600.0, 300.0);
        assert_eq!(beside(frame, at, size, &[right]), Point::new(192.0, 200.0));
        let edge = Point::new(960.0, 20.0);
        let corner = beside(frame, edge, size, &[]);
        assert!(corner.x + size.x <= 932.0 && corner.y >= 0.0, "{corner:?}");
        let phone = beside(Point::new(380.0, 500.0), Point::new(190.0, 400.0), size, &[]);
        assert!(phone.y + size.y < 400.0, "{phone:?}");
    }
}
