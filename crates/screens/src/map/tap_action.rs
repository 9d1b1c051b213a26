//! The effect of a tap on a territory.

/// The effect of a tap on a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TapAction {
    Take,
    Place,
    BuildFactory,
    LaunchShip,
    AttackFrom,
    Attack,
    MoveFrom,
    MoveHere,
    LetGo,
    BeginPath,
    AddToPath,
    TakeOffPath,
    /// Move into land that nobody controls (L6).
    MoveIn,
}

impl TapAction {
    /// Returns the name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Place => "place",
            Self::BuildFactory => "build-factory",
            Self::LaunchShip => "launch-ship",
            Self::AttackFrom => "attack-from",
            Self::Attack => "attack",
            Self::MoveFrom => "move-from",
            Self::MoveHere => "move-here",
            Self::LetGo => "let-go",
            Self::BeginPath => "begin-path",
            Self::AddToPath => "add-to-path",
            Self::TakeOffPath => "take-off-path",
            Self::MoveIn => "move-in",
        }
    }

    /// Returns a description in a few words.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Take => text::map::take(),
            Self::Place => text::map::place(),
            Self::BuildFactory => text::map::build(),
            Self::LaunchShip => text::map::launch(),
            Self::AttackFrom => text::map::attack_from(),
            Self::Attack => text::map::attack(),
            Self::MoveFrom => text::map::send_from(),
            Self::MoveHere => text::map::send_here(),
            Self::LetGo => text::map::let_go(),
            Self::BeginPath => text::map::path_begin(),
            Self::AddToPath => text::map::path_add(),
            Self::TakeOffPath => text::map::path_remove(),
            Self::MoveIn => text::map::expand(),
        }
    }
}
