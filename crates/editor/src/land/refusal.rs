//! The reasons why a change of the land may be impossible.

/// The reason why a change of the land is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LandRefusal {
    /// The stroke covers too little for a territory.
    TooSmall,
    /// The stroke crosses itself.
    Crossed,
    /// The change would leave nothing visible of this territory.
    NothingLeft(usize),
    /// There is no sea within the outline.
    AllLand,
    /// There is no land within the outline.
    AllSea,
    /// No sea would be left.
    NoSea,
    /// The line does not divide the territory in two.
    NotAcross,
    /// The two territories do not touch.
    Apart,
    /// A board has no more territories than that.
    Full,
    /// The territory is no longer there.
    Gone,
}
