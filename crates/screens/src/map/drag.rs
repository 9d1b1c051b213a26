//! Dragging from a territory or ship by finger or mouse: the possible targets, and the one that is
//! meant.

use super::drawing::Drawing;
use super::drawing::artwork::STEP;
use super::outline::rings;
use super::point::Point;
use crate::map::arrow_keys;
use engine::battle::Post;
use engine::core::ShipId;
use engine::game::{Ask, State};
use engine::world::{Territory, TerritorySet};
use table::{Duty, Session};

/// The distance within which a pointer is on a badge or ship, in pixels.
const ON: f64 = 26.0;

/// The distance within which a pointer beside everything still means a target, in pixels.
const NEAR: f64 = 72.0;

/// A corner of an outline, in steps of path data.
type OutlineCorner = (f64, f64);

/// A possible target of a drag.
#[derive(Debug, Clone, PartialEq)]
struct Goal {
    post: Post,
    at: Point,
    land: Vec<Vec<OutlineCorner>>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Drag {
    drawing: &'static Drawing,
    from: Point,
    goals: Vec<Goal>,
}

/// Returns `true` if something can be dragged from a territory or ship.
pub fn can_drag(session: &Session, from: Post) -> bool {
    !goals(session, from).is_empty()
}

/// Returns the drag from a territory or ship; `None` if it is gone.
pub fn drag(session: &Session, from: Post) -> Option<Drag> {
    let drawing = Drawing::of_table(session);
    let goal = |post: Post| {
        let at = arrow_keys::place_of(session, post.into())?;
        let outline = |territory: Territory| drawing.shape(territory).path;
        let land = post.territory().map(outline).into_iter().flat_map(rings).collect();
        Some(Goal { post, at, land })
    };
    let goals = goals(session, from).into_iter().filter_map(goal).collect();
    Some(Drag { drawing, from: arrow_keys::place_of(session, from.into())?, goals })
}

/// Returns the possible targets of a drag from a territory or ship.
fn goals(session: &Session, from: Post) -> Vec<Post> {
    let Duty::Decide(prompt) = session.duty() else { return Vec::new() };
    if let Some(path) = &session.draft().path {
        let state = session.view().table();
        let next = if path.end() == Some(from) { path.next(state) } else { TerritorySet::EMPTY };
        return next.iter().map(Post::Land).collect();
    }
    let mut goals = goals_when(prompt.ask, session.view().table(), from);
    if session.goes_on_after_the_end() {
        goals.extend(goals_when(session.asked(prompt).ask, session.decided_on(), from));
    }
    goals
}

/// Returns the possible targets of a drag from a territory or ship under this prompt.
fn goals_when(ask: Ask, state: &State, from: Post) -> Vec<Post> {
    match (from, ask) {
        (Post::Land(from), Ask::Campaign) => out_of(state, from),
        (Post::Ship(ship), Ask::Campaign) => out_to_sea(state, ship),
        (Post::Land(from), Ask::Transfer) => {
            state.transfer_targets(from).iter().map(Post::Land).collect()
        }
        (Post::Land(from), Ask::Arrange) => {
            let held = state.board().held(state.turn().seat).iter();
            held.filter(|to| state.check_rearrange(from, *to).is_ok()).map(Post::Land).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the targets of attacks from a territory, and the ships that armies there can board.
fn out_of(state: &State, from: Territory) -> Vec<Post> {
    if state.check_attack_from(from).is_err() {
        return Vec::new();
    }
    let boards = |ship: &ShipId| state.check_embark(*ship, from).is_ok();
    let ships = state.fleet().iter().map(|(ship, _)| ship).filter(boards);
    let land = state.targets(from) | state.open_land(from);
    land.iter().map(Post::Land).chain(ships.map(Post::Ship)).collect()
}

/// Returns the shores where the armies of a ship can land, and the ships it can attack.
fn out_to_sea(state: &State, ship: ShipId) -> Vec<Post> {
    let seat = state.turn().seat;
    let Some(sails) = state.fleet().get(ship).filter(|ship| ship.owner == seat) else {
        return Vec::new();
    };
    let receives = |to: &Territory| {
        state.check_disembark(ship, *to).is_ok() || state.check_landing(ship, *to).is_ok()
    };
    let attacks = |other: &ShipId| state.check_pair(ship, *other).is_ok();
    let foes = state.fleet().iter().filter(|(_, other)| other.owner != seat);
    let foes = foes.map(|(other, _)| other).filter(attacks).map(Post::Ship);
    state.shores(sails).iter().filter(receives).map(Post::Land).chain(foes).collect()
}

impl Drag {
    /// Returns the start of the drag.
    pub fn from(&self) -> Point {
        self.from
    }

    /// Returns the way from the start to a point, across the edge of the map if that is shorter.
    pub fn way(&self, to: Point) -> Point {
        self.drawing.around(self.from, to)
    }

    /// Returns the positions of the targets.
    pub fn places(&self) -> Vec<Point> {
        self.goals.iter().map(|goal| goal.at).collect()
    }

    /// Returns the target meant by a pointer at a point of a map of this scale: the badge or ship
    /// under it, or else the land under it, or else the nearest badge or ship around it.
    pub fn aim(&self, hand: Point, scale: f64) -> Option<Post> {
        let far = |at: Point| self.drawing.around(hand, at).length() * scale;
        let nearer = |a: &&Goal, b: &&Goal| far(a.at).total_cmp(&far(b.at));
        let nearest = self.goals.iter().min_by(nearer)?;
        let (home, distance) = (far(self.from), far(nearest.at));
        if distance <= ON && distance <= home {
            return Some(nearest.post);
        }
        if home <= ON {
            return None;
        }
        let under = self.goals.iter().find(|goal| goal.is_under(hand));
        let around = Some(nearest).filter(|_| distance <= NEAR.min(home + ON));
        under.or(around).map(|goal| goal.post)
    }

    /// Returns the position of a target.
    pub fn place(&self, post: Post) -> Option<Point> {
        self.goals.iter().find(|goal| goal.post == post).map(|goal| goal.at)
    }
}

impl Goal {
    /// Returns `true` if a point of the map is on its land.
    fn is_under(&self, point: Point) -> bool {
        let at = point * STEP.recip();
        self.land.iter().filter(|ring| crosses(ring, at)).count() % 2 == 1
    }
}

/// Returns `true` if a line to the right of a point crosses a ring an odd number of times, so that
/// the point is inside.
fn crosses(ring: &[OutlineCorner], at: Point) -> bool {
    let next = ring.iter().cycle().skip(1);
    let sides = ring.iter().zip(next).filter(|((x, y), (to_x, to_y))| {
        let crosses = (*y > at.y) != (*to_y > at.y);
        crosses && at.x < (to_x - x) * (at.y - y) / (to_y - y) + x
    });
    sides.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::tappable;

    use crate::map::drawing::tests::earth;
    use crate::map::ships;
    use engine::core::Seat;
    use engine::game::Action;
    use engine::world::names::{Alaska, Brazil, Kamchatka, NorthAfrica, Peru, Venezuela};
    use table::{Intent, testing};

    /// Returns a drag from Brazil to these territories.
    fn drag(to: &[Territory]) -> Drag {
        let outline = |to: Territory| rings(earth().shape(to).path).collect();
        let goal = |to: &Territory| Goal {
            post: (*to).into(),
            at: earth().badge(*to),
            land: outline(*to),
        };
        Drag { drawing: earth(), from: earth().badge(Brazil), goals: to.iter().map(goal).collect() }
    }

    #[test]
    fn every_badge_that_stands_on_its_land_is_under_a_hand_there_and_under_no_other() {
        let all = drag(&Territory::ALL);
        for territory in Territory::ALL {
            let at = earth().badge(territory);
            let under: Vec<_> = all.goals.iter().filter(|goal| goal.is_under(at)).collect();
            let stands_outside = earth().shape(territory).leader.is_some();
            let is_its_own = under.len() == 1 && under[0].post == territory.into();
            assert!(is_its_own || (stands_outside && under.is_empty()), "{territory}: {under:?}");
        }
    }

    #[test]
    fn a_hand_means_the_badge_under_it_the_land_under_it_or_the_nearest_around_it() {
        let drag = drag(&[Venezuela, NorthAfrica]);
        let scale = 0.64;
        let means = |place: Point| drag.aim(place, scale);
        for to in [Venezuela, NorthAfrica] {
            assert_eq!(means(earth().badge(to)), Some(to.into()));
            assert_eq!(means(earth().badge(to) + Point::new(20.0, 10.0)), Some(to.into()));
        }
        let mut steps = (0..40_u32)
            .map(|step| earth().badge(NorthAfrica) + Point::new(-f64::from(step) * 5.0, 0.0));
        let on_land = steps.rfind(|at| drag.goals[1].is_under(*at)).unwrap();
        assert!(on_land.distance(earth().badge(NorthAfrica)) * 4.0 > NEAR, "the land is wide");
        assert_eq!(drag.aim(on_land, 4.0), Some(NorthAfrica.into()));
        let beside = earth().badge(Venezuela) + Point::new(0.0, -NEAR * 0.9 / scale);
        assert_eq!(means(beside), Some(Venezuela.into()));
        assert_eq!(means(earth().badge(Peru)), None, "nothing can go there");
        let open_sea =
            earth().badge(Brazil).middle(earth().badge(NorthAfrica)) + Point::new(0.0, 150.0);
        assert_eq!(means(open_sea), None);
    }

    #[test]
    fn a_hand_that_has_not_left_where_it_began_means_nothing() {
        let drag = drag(&[Peru, Venezuela]);
        for by in [0.0, 10.0, 20.0] {
            let toward = (earth().badge(Peru) - earth().badge(Brazil))
                * (by / earth().badge(Peru).distance(earth().badge(Brazil)));
            assert_eq!(drag.aim(earth().badge(Brazil) + toward, 1.0), None, "{by}");
        }
    }

    #[test]
    fn a_hand_at_the_edge_of_the_map_means_what_lies_beyond() {
        let drag = Drag { from: earth().badge(Alaska), ..drag(&[Kamchatka]) };
        assert_eq!(
            drag.aim(Point::new(2.0, earth().badge(Alaska).y), 0.64),
            Some(Kamchatka.into())
        );
        assert_eq!(drag.aim(Point::new(800.0, earth().badge(Alaska).y), 0.64), None);
    }

    #[test]
    fn whatever_can_be_dragged_can_be_dropped_and_what_cannot_changes_nothing() {
        let mut session = testing::two_humans();
        let (mut dropped, mut refused, mut ships) = (0, 0, 0);
        for number in 0..400 {
            testing::play_some(&mut session, 3);
            let land = Territory::ALL.into_iter().map(Post::Land);
            let all =
                land.chain(ships::ships(&session).into_iter().map(|ship| Post::Ship(ship.id)));
            let all: Vec<Post> = all.collect();
            let from = all.iter().copied().filter(|from| can_drag(&session, *from)).nth(number % 3);
            if let Some(from) = from {
                let owner = |post: Post| -> Option<Seat> {
                    let state = session.game().state();
                    match post {
                        Post::Land(territory) => state.board().owner(territory),
                        Post::Ship(ship) => state.fleet().get(ship).map(|ship| ship.owner),
                    }
                };
                assert_eq!(owner(from), Some(session.game().state().turn().seat));
                let goals = goals(&session, from);
                assert!(!goals.contains(&from));
                for to in all.iter().copied().filter(|to| *to != from) {
                    let mut after = session.clone();
                    after.dispatch(Intent::Drag(from, to));
                    let changed = after.draft().plans() || after.revision() != session.revision();
                    assert_eq!(
                        changed,
                        goals.contains(&to),
                        "{from} to {to}: {:?}",
                        after.notice()
                    );
                    assert_eq!(after.notice().is_none(), changed, "{from} to {to}");
                    let kept = after.draft() == session.draft();
                    assert!(changed || kept, "{from} to {to}");
                    dropped += u32::from(changed);
                    refused += u32::from(!changed);
                    ships += u32::from(changed && (from.ship().or(to.ship()).is_some()));
                }
            }
        }
        assert!(dropped > 50 && refused > 50 && ships > 5, "{dropped}, {refused}, {ships}");
    }

    #[test]
    fn armies_are_dragged_to_another_territory_after_a_campaign_whose_end_is_held_back() {
        let mut session = testing::two_humans();
        let mut moved = 0;
        for _ in 0..1_500 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(prompt) = session.duty() else { continue };
            let mut held = session.clone();
            if prompt.ask == Ask::Campaign {
                held.dispatch(Intent::Play(Action::Done));
            }
            if !held.defers_the_end() || held.asked(prompt).ask != Ask::Transfer {
                continue;
            }
            let state = held.decided_on();
            let Some(from) = tappable::open(&held).first() else { continue };
            let to = state.transfer_targets(from).first().unwrap();
            assert!(goals(&held, from.into()).contains(&to.into()));
            held.dispatch(Intent::Drag(from.into(), to.into()));
            assert_eq!((held.draft().from, held.draft().to), (Some(from), Some(to)));
            moved += 1;
        }
        assert!(moved > 10, "{moved}");
    }
}
