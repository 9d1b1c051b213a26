//! Badges and ships too close together to be told apart under a finger.

use super::point::Point;
use engine::battle::Post;
use stdx::InOrder;

/// The difference between distances to a finger below which either place may have been meant, in
/// pixels.
const ALIKE: f64 = 12.0;

/// Returns the places that a touch may mean, nearest first, out of those within `reach`; all
/// distances are in pixels.
pub fn crowded(
    at: Point,
    reach: f64,
    places: impl IntoIterator<Item = (Post, Point)>,
) -> Vec<Post> {
    let measured = places.into_iter().map(|(post, place)| (post, place.distance(at)));
    let mut near: Vec<(Post, f64)> = measured.filter(|(_, far)| *far <= reach).collect();
    near.order_by(|(_, one), (_, other)| one.total_cmp(other));
    let nearest = near.first().map_or(0.0, |(_, far)| *far);
    let alike = near.into_iter().take_while(|(_, far)| far - nearest < ALIKE);
    alike.map(|(post, _)| post).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::names::{Egypt, Scandinavia, Ukraine};

    fn touched(x: f64) -> Vec<Post> {
        let places = [(Egypt, 0.0), (Ukraine, 20.0), (Scandinavia, 60.0)];
        let places = places.map(|(at, x)| (Post::Land(at), Point::new(x, 0.0)));
        crowded(Point::new(x, 0.0), 26.0, places)
    }

    #[test]
    fn a_touch_on_one_badge_means_it_and_one_between_two_asks() {
        assert_eq!(touched(0.0), [Egypt.into()]);
        assert_eq!(touched(2.0), [Egypt.into()]);
        assert_eq!(touched(8.0), [Egypt.into(), Ukraine.into()]);
        assert_eq!(touched(12.0), [Ukraine.into(), Egypt.into()]);
        assert_eq!(touched(38.0), [Ukraine.into(), Scandinavia.into()]);
        assert_eq!(touched(70.0), [Scandinavia.into()]);
        assert_eq!(touched(-30.0), []);
    }
}
