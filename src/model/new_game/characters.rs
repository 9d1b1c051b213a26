//! The characters of computer players: what people call their tastes.

use players::bot::Taste;

/// Which character a computer player is to have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Character {
    This(Taste),
    /// Whoever comes; it is told when the game begins.
    Anybody,
}

impl Default for Character {
    fn default() -> Self {
        Self::This(Taste::Balanced)
    }
}

impl Character {
    /// All that can be chosen: the usual one, those with a name, anybody.
    pub fn all() -> impl Iterator<Item = Self> {
        Taste::ALL.into_iter().map(Self::This).chain([Self::Anybody])
    }

    /// What it is called among the others.
    pub fn label(self) -> &'static str {
        match self {
            Self::This(taste) => kind(taste),
            Self::Anybody => text::characters::anybody(),
        }
    }

    /// What there is to say of it.
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

/// The name of a character; who is balanced goes by that of its army.
pub fn name(taste: Taste) -> Option<&'static str> {
    match taste {
        Taste::Balanced => None,
        Taste::Turtle => Some(text::characters::turtle_name()),
        Taste::Rusher => Some(text::characters::rusher_name()),
        Taste::Avenger => Some(text::characters::avenger_name()),
        Taste::Gambler => Some(text::characters::gambler_name()),
    }
}

/// A sentence about who has a character that has a name, by whatever name it goes.
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
