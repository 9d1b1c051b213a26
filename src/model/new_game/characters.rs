//! The play styles of computer players, as players know them.

use players::bot::Taste;

/// The play style chosen for a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Character {
    This(Taste),
    /// A random style, revealed when the game begins.
    Anybody,
}

impl Default for Character {
    fn default() -> Self {
        Self::This(Taste::Balanced)
    }
}

impl Character {
    /// Returns all choices: the usual style, the named ones, and a random one.
    pub fn all() -> impl Iterator<Item = Self> {
        Taste::ALL.into_iter().map(Self::This).chain([Self::Anybody])
    }

    /// Returns its label in the list of choices.
    pub fn label(self) -> &'static str {
        match self {
            Self::This(taste) => kind(taste),
            Self::Anybody => text::characters::anybody(),
        }
    }

    /// Returns a sentence about it.
    pub fn line(self) -> String {
        match self {
            Self::This(taste) => {
                let line = name(taste).and_then(|name| line(taste, name));
                line.unwrap_or_else(|| text::characters::balanced_line().to_owned())
            }
            Self::Anybody => text::characters::anybody_line().to_owned(),
        }
    }
}

fn kind(taste: Taste) -> &'static str {
    match taste {
        Taste::Balanced => text::characters::balanced(),
        Taste::Turtle => text::characters::turtle(),
        Taste::Rusher => text::characters::rusher(),
        Taste::Avenger => text::characters::avenger(),
        Taste::Gambler => text::characters::gambler(),
    }
}

/// Returns the name of a player with this style; `None` if balanced, to use the army's name.
pub fn name(taste: Taste) -> Option<&'static str> {
    match taste {
        Taste::Balanced => None,
        Taste::Turtle => Some(text::characters::turtle_name()),
        Taste::Rusher => Some(text::characters::rusher_name()),
        Taste::Avenger => Some(text::characters::avenger_name()),
        Taste::Gambler => Some(text::characters::gambler_name()),
    }
}

/// Returns a sentence about a player with a named style, under whatever name that player has.
pub fn line(taste: Taste, name: &str) -> Option<String> {
    let ways = match taste {
        Taste::Balanced => return None,
        Taste::Turtle => text::characters::turtle_line(),
        Taste::Rusher => text::characters::rusher_line(),
        Taste::Avenger => text::characters::avenger_line(),
        Taste::Gambler => text::characters::gambler_line(),
    };
    Some(text::characters::Line { name, kind: kind(taste), ways }.say())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_that_can_be_chosen_says_who_it_is() {
        let all: Vec<Character> = Character::all().collect();
        assert_eq!(all.len(), Taste::ALL.len() + 1);
        assert!(all.iter().all(|it| !it.label().is_empty() && it.line().ends_with('.')));
    }
}
