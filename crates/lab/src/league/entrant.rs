//! The players of a league: strangers, levels, and levels with other weights.

use std::path::Path;

use players::bot::evaluation::{self, ValueNet};
use players::bot::{self, Bot, Level, PlayStyle};
use rq::weights;

use super::strangers;
use engine::game::{Action, Legal, Observation};

/// The first weights of the value function, from before it was fine-tuned.
const FIRST: &[u8] = include_bytes!("../../weights/first.bin");

/// The separator of a level and its weights.
const AT: char = '@';

/// The levels whose play styles take part; `expert` has the same styles as `hard`, and is slow.
const STYLED: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// A player of a league.
#[derive(Debug, Clone)]
pub(crate) struct Entrant {
    /// The name as given.
    pub name: String,
    /// The level or the stranger, without weights.
    player: String,
    /// The weights that it evaluates all positions with, instead of the built-in ones.
    net: Option<&'static ValueNet>,
}

impl Entrant {
    /// Parses the name of a stranger; a level with or without a play style; or a level with
    /// weights: `expert@first`, `expert@general` or `expert@FILE`.
    pub fn read(text: &str) -> Result<Self, String> {
        let (player, version) = match text.split_once(AT) {
            None => (text, None),
            Some((player, version)) => (player, Some(version)),
        };
        if strangers::by_name(player, 0).is_none() {
            bot::by_name(player, 0).map_err(|error| {
                let known = [&strangers::NAMES[..], &strangers::HELD_OUT].concat().join(", ");
                format!("{error}; the strangers are {known}")
            })?;
        }
        let net = version.map(net).transpose()?;
        Ok(Self { name: text.to_owned(), player: player.to_owned(), net })
    }

    /// Creates the player. The same seed and observations give the same decisions.
    pub fn bot(&self, seed: u64) -> Result<Box<dyn Bot>, bot::UnknownLevel> {
        let usual = match strangers::by_name(&self.player, seed) {
            Some(stranger) => stranger,
            None => bot::by_name(&self.player, seed)?,
        };
        Ok(match self.net {
            Some(net) => Box::new(Weighted { usual, net }),
            None => usual,
        })
    }
}

/// Several entrants with a common name.
#[derive(Debug, Clone)]
pub(crate) struct EntrantGroup(pub Vec<Entrant>);

impl EntrantGroup {
    /// Returns the entrants of a group: the strangers that candidates may be chosen by, those that
    /// only confirm a choice, the play styles of the levels, or the levels with earlier weights. Any
    /// other text is the name of one entrant.
    pub fn read(text: &str) -> Result<Self, String> {
        let names: Vec<String> = match text {
            "strangers" => strangers::NAMES.map(str::to_owned).into(),
            "held-out" => strangers::HELD_OUT.map(str::to_owned).into(),
            "styles" => STYLED
                .into_iter()
                .flat_map(|level| PlayStyle::ALL.map(|style| style.of_level(level)))
                .collect(),
            "earlier" => ["hard@first", "expert@first", "expert@general"].map(str::to_owned).into(),
            name => vec![name.to_owned()],
        };
        names.iter().map(|name| Entrant::read(name)).collect::<Result<_, _>>().map(Self)
    }
}

/// Returns the weights of a version or in a file. They live as long as the program.
fn net(version: &str) -> Result<&'static ValueNet, String> {
    let unreadable = || "the built-in weights can't be read".to_owned();
    Ok(match version {
        "general" => evaluation::learned().ok_or_else(unreadable)?,
        "first" => leaked(ValueNet::read(FIRST).map_err(|error| error.to_string())?),
        file => leaked(weights::read(Path::new(file)).map_err(|error| error.to_string())?),
    })
}

fn leaked(net: ValueNet) -> &'static ValueNet {
    Box::leak(Box::new(net))
}

/// A player with other weights than the built-in ones.
struct Weighted {
    usual: Box<dyn Bot>,
    net: &'static ValueNet,
}

impl Bot for Weighted {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        evaluation::decide_by(self.net, || self.usual.decide(view, legal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_levels_strangers_and_levels_with_weights() {
        for name in ["hard", "hard:turtle", "turtle", "expert@first", "hard@general"] {
            let entrant = Entrant::read(name).unwrap();
            assert!(entrant.bot(1).is_ok() && entrant.name == name, "{name}");
        }
        for name in ["", "champion", "hard@", "hard@no such file", "champion@first"] {
            assert!(Entrant::read(name).is_err(), "{name}");
        }
        assert!(Entrant::read("champion").unwrap_err().contains("continent-first"));
    }

    #[test]
    fn groups_have_every_stranger_style_and_version() {
        assert_eq!(EntrantGroup::read("strangers").unwrap().0.len(), strangers::NAMES.len());
        assert_eq!(EntrantGroup::read("held-out").unwrap().0.len(), strangers::HELD_OUT.len());
        assert_eq!(EntrantGroup::read("styles").unwrap().0.len(), 15);
        assert_eq!(EntrantGroup::read("earlier").unwrap().0.len(), 3);
        assert_eq!(EntrantGroup::read("hard:rusher").unwrap().0.len(), 1);
    }

    #[test]
    fn earlier_weights_apply_to_their_player_alone() {
        let [first, general] = ["first", "general"].map(|version| net(version).unwrap());
        assert!(first != general);
        let inside = evaluation::decide_by(first, evaluation::learned);
        assert!(inside == Some(first) && evaluation::learned() == Some(general));
    }
}
