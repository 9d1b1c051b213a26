//! The setup of a game: rule set, players, seed.

use serde::{Deserialize, Serialize};

use crate::core::{English, RuleId, Seat, SeatSet, Seed, messages};
use crate::game::rules::attack_options::Start;
use crate::game::rules::ruleset::{AllyPlay, Deal, RuleSet, StartingArmies, Victory};
use crate::world::WorldId;

/// The kind of a player. The rules ignore it; screens and simulations use it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Control {
    /// A person.
    Human,
    /// A computer player of this level.
    Computer(String),
}

impl Control {
    /// Returns `true` unless the level is longer than [`LONGEST_LEVEL`].
    pub fn is_short(&self) -> bool {
        !matches!(self, Self::Computer(level) if level.len() > LONGEST_LEVEL)
    }
}

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The army.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// The kind of the player.
    pub control: Control,
    /// Words that the player mixes into the seed; may be empty.
    pub phrase: String,
}

impl Player {
    /// Creates a player named after the army.
    pub fn new(seat: Seat, control: Control) -> Self {
        Self { seat, name: seat.name().to_owned(), control, phrase: String::new() }
    }
}

/// The longest name or phrase, in bytes.
pub const LONGEST_TEXT: usize = 80;

/// The longest level of a computer player, in bytes. A bot's level includes its name and more.
pub const LONGEST_LEVEL: usize = 240;

/// Everything that is decided before the first action. Its fields are public and may be invalid;
/// [`crate::game::Game::new`] checks them.
///
/// ```
/// use red_queens_engine::{Control, Player, RuleSet, Seat, Seed, Setup};
///
/// let players = vec![
///     Player::new(Seat::Red, Control::Human),
///     Player::new(Seat::Blue, Control::Computer("hard".to_owned())),
/// ];
/// let setup = Setup::new(RuleSet::NEXT, players, Seed::from_number(1));
/// assert_eq!(setup.check(), Ok(()));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The options.
    pub rules: RuleSet,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// The seed, which with the players' phrases determines all random results.
    pub seed: Seed,
    /// The name of a custom rule set, or empty if it has none (M2).
    #[serde(rename = "mix")]
    pub rules_title: String,
}

/// The reason that a setup is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SetupError {
    /// Fewer than two players.
    TooFew(usize),
    /// More than six players.
    TooMany(usize),
    /// The rule set doesn't allow this number of players.
    ThreeOrFour(usize),
    /// Two players have the same army.
    TakenTwice(Seat),
    /// These options exclude each other.
    AlliesCannotChoose,
    /// These options exclude each other.
    AlliesNeedThreeEach,
    /// These options exclude each other.
    ThreeEachNeedsDealing,
    /// These options exclude each other.
    PlayNeedsAlliesAndPoker,
    /// These options exclude each other.
    AlliesNeedLand,
    /// These options exclude each other.
    NoHeadquarters,
    /// The board gives no army territories at the start.
    NoStarts,
    /// The board gives this army no territories at the start, and none are left for it.
    NoStartOf(Seat),
    /// No game is possible with this number of territories or rounds.
    NoGoal(u8),
    /// A text is longer than [`LONGEST_TEXT`].
    TextTooLong(Seat),
    /// A level is longer than [`LONGEST_LEVEL`].
    LevelTooLong(Seat),
    /// The name of the rules is longer than [`LONGEST_TEXT`].
    RulesTitleTooLong,
}

messages! { SetupError {
    Self::TooFew(players @ 0) => [
        "too-few-players", "nobody plays: the game needs at least two players (T1, X1)", players
    ],
    Self::TooFew(players @ 1) => [
        "too-few-players", "{players} player: the game needs at least two (T1, X1)", players
    ],
    Self::TooFew(players) => [
        "too-few-players", "{players} players: the game needs at least two (T1, X1)", players
    ],
    Self::TooMany(players) => [
        "too-many-players", "{players} players: there are only six armies (T1, X1)", players
    ],
    Self::ThreeOrFour(players @ 1) => [
        "three-or-four", "{players} player: this game is for three or four (K1)", players
    ],
    Self::ThreeOrFour(players) => [
        "three-or-four", "{players} players: this game is for three or four (K1)", players
    ],
    Self::TakenTwice(army) => [
        "taken-twice", "{army} is taken twice: each player needs their own army (T1)", army
    ],
    Self::AlliesCannotChoose => [
        "allies-cannot-choose",
        "with allies on the board, territories are dealt, not chosen in turns (T1, X1)"
    ],
    Self::AlliesNeedThreeEach => [
        "allies-need-three-each",
        "with allies on the board, players start with armies on each territory instead of armies to place (T2, T4)"
    ],
    Self::ThreeEachNeedsDealing => [
        "three-each-needs-dealing",
        "to start with three armies on each territory, territories must be dealt, not chosen (T4, X1)"
    ],
    Self::PlayNeedsAlliesAndPoker => [
        "play-needs-allies-and-poker",
        "to play allies, you need allies on the board and poker cards (T24, P1)"
    ],
    Self::AlliesNeedLand => [
        "allies-need-land",
        "allies have no headquarters: all territories must be assigned at the start (T2, L6)"
    ],
    Self::NoHeadquarters => [
        "no-headquarters",
        "to win by headquarters, players must start with headquarters (L6)"
    ],
    Self::NoStarts => ["no-starts", "this board has no starting positions (X8)"],
    Self::NoStartOf(army) => [
        "no-start-of", "this board has no starting position for {army} (X8)", army
    ],
    Self::NoGoal(dealt) => [
        "no-goal",
        "that goal would be met at once or never: choose 1 to 999 rounds, or more than the {dealt} \
         territories a player starts with (T44)",
        dealt
    ],
    Self::TextTooLong(army) => [
        "text-too-long", "{army}’s name or phrase is too long: at most {most} bytes",
        army, most = LONGEST_TEXT
    ],
    Self::LevelTooLong(army) => [
        "level-too-long", "{army}’s level is too long: at most {most} bytes",
        army, most = LONGEST_LEVEL
    ],
    Self::RulesTitleTooLong => [
        "mix-too-long", "the name of the rule set is too long: at most {most} bytes (M2)",
        most = LONGEST_TEXT
    ],
} }

impl SetupError {
    /// Returns the rule that is not met.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::TooFew(_)
            | Self::TooMany(_)
            | Self::TakenTwice(_)
            | Self::TextTooLong(_)
            | Self::LevelTooLong(_) => "T1",
            Self::AlliesCannotChoose | Self::AlliesNeedThreeEach | Self::ThreeEachNeedsDealing => {
                "X1"
            }
            Self::ThreeOrFour(_) => "K1",
            Self::PlayNeedsAlliesAndPoker => "T24",
            Self::AlliesNeedLand | Self::NoHeadquarters => "L6",
            Self::NoStarts | Self::NoStartOf(_) => "X8",
            Self::NoGoal(..) => "T44",
            Self::RulesTitleTooLong => "M2",
        })
    }
}

impl Setup {
    /// Creates the setup of a game whose rules have no name of their own.
    pub fn new(rules: RuleSet, players: Vec<Player>, seed: Seed) -> Self {
        Self { rules, players, seed, rules_title: String::new() }
    }

    /// Returns the world that the game is played on.
    pub(crate) fn world(&self) -> WorldId {
        self.rules.printing.world
    }

    /// Checks that the setup is valid.
    ///
    /// # Errors
    /// Returns the first problem.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.players.len() < 2 {
            return Err(SetupError::TooFew(self.players.len()));
        }
        self.check_players()?;
        if !self.rules.table().contains(&self.players.len()) {
            return Err(SetupError::ThreeOrFour(self.players.len()));
        }
        self.rules.check()?;
        self.check_starts()?;
        self.check_goal()
    }

    /// Checks that players and rules can be shown: no more players than armies, and no long texts.
    ///
    /// # Errors
    /// Returns the first problem.
    pub fn check_players(&self) -> Result<(), SetupError> {
        if self.players.len() > Seat::COUNT {
            return Err(SetupError::TooMany(self.players.len()));
        }
        check_rules_title(&self.rules_title)?;
        let mut taken = SeatSet::EMPTY;
        for player in &self.players {
            if taken.contains(player.seat) {
                return Err(SetupError::TakenTwice(player.seat));
            }
            if player.name.len().max(player.phrase.len()) > LONGEST_TEXT {
                return Err(SetupError::TextTooLong(player.seat));
            }
            if !player.control.is_short() {
                return Err(SetupError::LevelTooLong(player.seat));
            }
            taken.insert(player.seat);
        }
        Ok(())
    }

    /// Checks that nobody has won before the first turn, and that somebody can win.
    fn check_goal(&self) -> Result<(), SetupError> {
        let territories = self.rules.world().territories().len();
        let dealt = u8::try_from(self.most_at_start()).unwrap_or(u8::MAX);
        let is_goal = match self.rules.victory {
            Victory::LastStanding
            | Victory::Domination
            | Victory::Objectives
            | Victory::Headquarters => true,
            Victory::Territories(goal) => goal > dealt && usize::from(goal) <= territories,
            Victory::Rounds(last) => (1..=999).contains(&last),
        };
        if is_goal { Ok(()) } else { Err(SetupError::NoGoal(dealt)) }
    }

    /// Returns the seed with all players' phrases mixed in, from which the dice follow.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Player, RuleSet, Seat, Seed};
    /// use red_queens_engine::Setup;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// let mut setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// assert_eq!(setup.mixed_seed(), setup.seed);
    /// setup.players[0].phrase = "swordfish".to_owned();
    /// assert_ne!(setup.mixed_seed(), setup.seed);
    /// ```
    pub fn mixed_seed(&self) -> Seed {
        self.seed.mixed(self.players.iter().map(|player| player.phrase.as_str()))
    }
}

impl Setup {
    fn seats(&self) -> SeatSet {
        self.players.iter().map(|player| player.seat).collect()
    }

    /// Returns the armies on the board: those of the players, and of allies.
    fn armies(&self) -> SeatSet {
        if self.rules.has_allies() { SeatSet::FULL } else { self.seats() }
    }

    /// Returns the number of territories in no starting position of these armies.
    fn rest(&self, armies: SeatSet) -> usize {
        let given = armies.into_iter().map(|seat| self.rules.start_of(seat).len());
        self.rules.world().territories().len() - given.sum::<usize>()
    }

    /// Returns the most territories that a player can start with.
    fn most_at_start(&self) -> usize {
        let armies = self.armies();
        let dealt_to = self.rules.dealt_to(armies);
        let share = self.rest(armies).div_ceil(dealt_to.len().max(1));
        let number = |seat: Seat| {
            let dealt = if dealt_to.contains(seat) { share } else { 0 };
            self.rules.start_of(seat).len() + dealt
        };
        self.seats().into_iter().map(number).max().unwrap_or(0)
    }

    /// Checks that each army has land at the start, if the board says where they start (X8). A board
    /// that hasn't been read is taken for one that does.
    fn check_starts(&self) -> Result<(), SetupError> {
        if self.rules.start != Start::Board || !self.world().is_read() {
            return Ok(());
        }
        let world = self.rules.world();
        if world.starts().is_empty() {
            return Err(SetupError::NoStarts);
        }
        let armies = self.armies();
        let player = (self.seats() - world.starts()).first();
        let ally = (armies - world.starts()).nth(self.rest(armies));
        player.or(ally).map_or(Ok(()), |seat| Err(SetupError::NoStartOf(seat)))
    }
}

/// Checks that a custom rule set can have this name (M2).
///
/// # Errors
/// Returns an error if the name is too long.
pub fn check_rules_title(name: &str) -> Result<(), SetupError> {
    if name.len() > LONGEST_TEXT { Err(SetupError::RulesTitleTooLong) } else { Ok(()) }
}

impl RuleSet {
    /// Checks that no two options exclude each other.
    ///
    /// # Errors
    /// Returns the first pair that does.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.has_allies() && self.deal == Deal::Chosen {
            return Err(SetupError::AlliesCannotChoose);
        }
        if self.has_allies() && self.starting_armies == StartingArmies::Pool {
            return Err(SetupError::AlliesNeedThreeEach);
        }
        if self.starting_armies == StartingArmies::ThreeEach && self.deal == Deal::Chosen {
            return Err(SetupError::ThreeEachNeedsDealing);
        }
        let can_play_allies = self.has_allies() && self.poker;
        if self.ally_play != AllyPlay::Off && !can_play_allies {
            return Err(SetupError::PlayNeedsAlliesAndPoker);
        }
        let from_headquarters = self.start == Start::Headquarters;
        if from_headquarters && self.has_allies() {
            return Err(SetupError::AlliesNeedLand);
        }
        if self.victory == Victory::Headquarters && !from_headquarters {
            return Err(SetupError::NoHeadquarters);
        }
        Ok(())
    }
}
