//! A small board with artwork of its own: whatever is drawn of it shows nothing of the Earth.

use std::sync::LazyLock;

use super::artwork::{HexGrid, LaneArtwork};
use super::*;
use crate::map::arrow_keys::{self, FocusStop};
use crate::map::details::{self, DetailsView};
use crate::map::direction::Direction;
use crate::map::framing::{Attention, Shown, Window};
use crate::map::mark::Mark;
use crate::map::scene::Scene;
use crate::map::ships;
use crate::map::viewport::Viewport;
use crate::map::{continents, drag, scene, territories};
use crate::poster::Poster;
use engine::battle::Post;
use engine::core::Seat;
use engine::game::{Control, RuleSet};
use std::collections::BTreeSet;
use table::{Owners, Save, testing};

/// Returns the drawing of the Earth.
pub(crate) fn earth() -> &'static Drawing {
    Drawing::of(WorldId::EARTH)
}

/// Six territories in two rows, with a sea between the rows, on a map that repeats to the east.
const PLAN: &str = r#"{
  "title": "Skerry",
  "continents": [
    {"id": "N", "name": "Upper Row", "bonus": 2, "hold": 0.5},
    {"id": "S", "name": "Lower Row", "bonus": 2, "hold": 0.5}
  ],
  "oceans": ["Sound"],
  "grid": {"rows": 4, "cols": 6},
  "territories": [
    {"id": "a", "name": "Ash", "continent": "N"},
    {"id": "b", "name": "Birch", "continent": "N"},
    {"id": "c", "name": "Cedar", "continent": "N"},
    {"id": "d", "name": "Damson", "continent": "S"},
    {"id": "e", "name": "Elder", "continent": "S"},
    {"id": "f", "name": "Fir", "continent": "S"}
  ],
  "adjacency": {
    "land": [["a", "b"], ["b", "c"], ["d", "e"], ["e", "f"], ["a", "d"], ["c", "f"]],
    "overseas": [{"a": "a", "b": "c"}, {"a": "b", "b": "e"}]
  },
  "hexes": [
    {"row": 1, "col": 0, "ocean": "Sound"}, {"row": 1, "col": 1, "ocean": "Sound"},
    {"row": 1, "col": 2, "ocean": "Sound"}, {"row": 1, "col": 3, "ocean": "Sound"},
    {"row": 1, "col": 4, "ocean": "Sound"}, {"row": 1, "col": 5, "ocean": "Sound"},
    {"row": 2, "col": 0, "ocean": "Sound"}, {"row": 2, "col": 1, "ocean": "Sound"}
  ],
  "harbours": {
    "a": {"Sound": {"hexes": ["1,0", "1,1"]}}, "b": {"Sound": {"hexes": ["1,2", "1,3"]}},
    "c": {"Sound": {"hexes": ["1,4", "1,5"]}}, "d": {"Sound": {"hexes": ["2,0", "2,1"]}},
    "e": {"Sound": {"hexes": ["1,2", "1,3"]}}, "f": {"Sound": {"hexes": ["1,5"]}}
  }
}"#;

const ARTWORK: Artwork = Artwork {
    size: (600, 400),
    wrap: 600.0,
    hit_radius: 34.4,
    middle: 4,
    territories: &[
        square("M250 250l500 0 0 500-500 0z", (100.0, 90.0), &["Ash"]),
        square("M1250 250l500 0 0 500-500 0z", (300.0, 90.0), &["Birch"]),
        square("M2250 250l500 0 0 500-500 0z", (500.0, 90.0), &["Cedar"]),
        square("M250 1250l500 0 0 500-500 0z", (100.0, 290.0), &["Damson"]),
        square("M1250 1250l500 0 0 500-500 0z", (300.0, 290.0), &["Elder"]),
        square("M2250 1250l500 0 0 500-500 0z", (500.0, 290.0), &["Fir"]),
    ],
    lanes: &[
        LaneArtwork {
            between: (0, 2),
            segments: &[&[(50.0, 100.0), (0.0, 100.0)], &[(550.0, 100.0), (600.0, 100.0)]],
        },
        LaneArtwork { between: (1, 4), segments: &[&[(300.0, 150.0), (300.0, 250.0)]] },
    ],
    continents: &[(300.0, 20.0), (300.0, 380.0)],
    anchorages: &[(200, 200)],
    hexes: HexGrid {
        origin: (50.0, 57.7),
        width: 100.0,
        row: 86.6,
        outline: "m0-289l250 144 0 289-250 144-250-144 0-289z",
        cells: &[(0, "M0 0z")],
        anchors: &[(1, (160.0, 150.0), 20.0)],
    },
};

const fn square(
    path: &'static str,
    badge: (f32, f32),
    label: &'static [&'static str],
) -> TerritoryShape {
    TerritoryShape { path, badge, leader: None, name: (0.0, 23.0), label }
}

/// The small board, drawn by its own artwork.
static SKERRY: LazyLock<&Drawing> = LazyLock::new(|| {
    let world = World::home(World::read(PLAN).unwrap());
    let drawing: &Drawing = Box::leak(Box::new(Drawing::new(world, ARTWORK)));
    MADE.lock().unwrap().push(drawing);
    drawing
});

/// Returns the territory with this initial.
fn at(initial: &str) -> Territory {
    SKERRY.world().territory(initial).unwrap()
}

/// Panics if a text names a territory of the Earth.
fn check_names(text: &str) {
    let found = Territory::ALL.iter().find(|at| text.contains(at.name()));
    assert_eq!(found, None, "{text}");
}

/// Returns all places on a grid over a map that is larger than that of the Earth.
fn everywhere() -> impl Iterator<Item = Point> {
    let steps = |to: u32| (0..to).map(|step| f64::from(step) * 20.0);
    steps(100).flat_map(move |x| steps(60).map(move |y| Point::new(x, y)))
}

#[test]
fn everything_on_a_small_map_is_its_own() {
    let drawing = *SKERRY;
    assert_eq!(drawing.middle(), Some(at("E")));
    assert_eq!(drawing.coasts().matches('M').count(), 6);
    assert_eq!(drawing.name_of_continent(at("F").continent()), Point::new(300.0, 380.0));
    let lanes =
        "M50.00 100.00L-60.00 100.00M550.00 100.00L660.00 100.00M300.00 150.00L300.00 250.00";
    assert_eq!(drawing.lanes(), lanes);
    let ends: Vec<_> = drawing.lane_ends().into_iter().map(|end| (end.to, end.at)).collect();
    assert_eq!(ends, [(at("C"), Point::new(4.0, 47.0)), (at("A"), Point::new(596.0, 47.0))]);
    assert!(drawing.chart_lines().starts_with("M0-600V1000M100-600"));
    assert!(drawing.chart_lines().ends_with("M-600 400H1200"));
    assert!(Viewport::whole(drawing.size(), Point::new(600.0, 400.0)).shows_all());
    for hex in drawing.world().hexes() {
        let place = drawing.anchor(hex).0;
        assert!(place.distance(drawing.centre(hex)) < drawing.hex_radius());
        assert_eq!(drawing.water(hex) == "M0 0z", hex.index() == 0);
        for ship in (0..3).map(|place| drawing.berth(hex, place, 3)) {
            assert!(ship.x > 0.0 && ship.x < 600.0 && ship.y > 0.0 && ship.y < 400.0, "{ship:?}");
        }
    }
}

#[test]
fn a_finger_or_a_key_on_a_small_map_means_its_own_places() {
    let drawing = *SKERRY;
    let badges = everywhere().filter_map(|place| drawing.nearest_badge(place, 100.0));
    assert!(badges.collect::<BTreeSet<_>>().into_iter().eq(drawing.territories()));
    let all = drawing.world().hexes();
    let hexes = everywhere().filter_map(|place| drawing.nearest_hex(place, 60.0, all.clone()));
    assert!(hexes.collect::<BTreeSet<_>>().into_iter().eq(all.clone()));
    assert_eq!(drawing.step(at("A"), Direction::East), Some(at("B")));
    assert_eq!(drawing.step(at("A"), Direction::West), Some(at("C")), "over the edge of the map");
    assert_eq!(drawing.step(at("B"), Direction::South), Some(at("E")));
    assert_eq!(drawing.step(at("B"), Direction::North), None);
    assert!((drawing.way(at("A"), at("C")).x + 200.0).abs() < 1e-9);
    let arrows = drawing.curved_arrows(&[(at("D"), at("F")), (at("D"), at("E"))]);
    assert!(arrows.iter().all(|arrow| arrow.end.x < 500.0), "{arrows:?}");
}

/// Panics if a view-model of the map shows anything that isn't on the board at the table.
fn check_views(session: &Session) {
    let (drawing, world) = (*SKERRY, SKERRY.world().id());
    assert_eq!(Drawing::of_table(session), drawing);
    let is_own = |place: &Point| place.x >= 0.0 && place.x <= 600.0 && place.y <= 400.0;
    let views = territories::territories(session);
    for territory in drawing.territories() {
        let post = Post::Land(territory);
        check_names(&DetailsView::of(session, territory).spoken());
        check_names(&views[territory].spoken(territory));
        assert!(details::decided_about(session, territory).iter().all(is_own));
        for key in Direction::ALL {
            let next = arrow_keys::walk(session, post.into(), key);
            assert!(next.is_none_or(|next| arrow_keys::place_of(session, next).is_some()));
            assert!(!matches!(next, Some(FocusStop::Land(to)) if to.home() != world), "{next:?}");
        }
        if let Some(drag) = drag::drag(session, post) {
            let aims = drag.places().into_iter().filter_map(|hand| drag.aim(hand, 1.0));
            assert!(aims.filter_map(Post::territory).all(|to| to.home() == world));
        }
    }
    assert!(ships::ships(session).iter().all(|ship| is_own(&ship.berth(drawing))));
    assert!(territories::arrows(session).iter().all(|(from, _)| from.home() == world));
    assert!(continents::continents(session).iter().all(|view| view.continent.home() == world));
    let window = Window { frame: Point::new(390.0, 300.0), panels: Vec::new() };
    let shown = Shown::after(None, &window, None, Attention::of(session, None));
    assert!(shown.view.shows_all(), "a small board fits on a phone");
    for scene in scene::scenes(session, session.moments().len().saturating_sub(1)) {
        assert!(!matches!(scene, Scene::Wash { territory, .. } if territory.home() != world));
    }
}

#[test]
fn every_view_model_of_the_map_shows_the_board_at_the_table() {
    let world = SKERRY.world().id();
    let rules = RuleSet { printing: world.into(), ..RuleSet::NAUTICAL };
    let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
    let mut session = testing::session(rules, &players);
    let (mut marks, mut ships_seen) = (0, 0);
    for _ in 0..300 {
        testing::play_some(&mut session, 1);
        check_views(&session);
        let views = territories::territories(&session);
        marks += SKERRY.territories().filter(|at| views[*at].mark != Mark::None).count();
        ships_seen += ships::ships(&session).len();
    }
    assert!(marks > 50 && ships_seen > 100, "{marks} {ships_seen}");
}

#[test]
fn pictures_of_a_game_on_a_small_board_show_its_land_and_nothing_else() {
    let drawing = *SKERRY;
    let rules = RuleSet { printing: drawing.world().id().into(), ..RuleSet::NAUTICAL };
    let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
    let mut session = testing::session(rules, &players);
    testing::play_some(&mut session, 100);
    let (save, state) = (Save::of(&session, 1), session.game().state());
    let poster = Poster::of(&save.cover, &save.record.setup.players, state);
    assert_eq!(poster.size(), (600, 630));
    let svg = poster.svg(&|_| None);
    check_names(&svg);
    assert_eq!(svg.matches("data-land=").count(), 6);
    for territory in drawing.territories() {
        assert!(svg.contains(&format!("data-land=\"{territory}\"")), "{territory}");
    }
    let owners = Owners::from_fn(state.world().territories(), |at| state.board().owner(at));
    let land = drawing.sketch(&owners).into_iter().map(|(_, path)| path).collect::<String>();
    assert_eq!((drawing.sketch_size(), land.matches('M').count()), ((60, 40), 6));
}

#[test]
fn a_board_without_artwork_shows_every_territory_and_hex_on_its_map() {
    let world = SKERRY.world();
    let drawing = Drawing::new(world, schematic::artwork(world));
    let size = drawing.size();
    let is_inside = |at: Point| at.x > 0.0 && at.y > 0.0 && at.x <= size.x && at.y < size.y;
    for territory in drawing.territories() {
        let badge = drawing.badge(territory);
        assert!(is_inside(badge) && drawing.nearest_badge(badge, 1.0) == Some(territory));
        let (path, (left, _, width, height)) = drawing.outline(territory);
        assert_eq!((path.matches('M').count(), width, height), (1, 460.0, 460.0));
        assert!(badge.x * 5.0 > left && badge.x * 5.0 < left + width, "{territory}");
    }
    let land = drawing.territories().map(|at| drawing.badge(at).y).fold(0.0, f64::max);
    for hex in world.hexes() {
        let at = drawing.anchor(hex).0;
        assert!(is_inside(at) && at.y > land, "{hex}: {at:?}");
        assert_eq!(drawing.nearest_hex(at, 1.0, world.hexes()), Some(hex));
    }
}
