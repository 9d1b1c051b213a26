//! The play styles of computer players, as players know them.

use players::bot::PlayStyle;

/// The play style chosen for a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StyleChoice {
    This(PlayStyle),
    /// A random style, revealed when the game begins.
    Random,
}

impl Default for StyleChoice {
    fn default() -> Self {
        Self::This(PlayStyle::Balanced)
    }
}

impl StyleChoice {
    /// Returns all choices: the usual style, the named ones, and a random one.
    pub fn all() -> impl Iterator<Item = Self> {
        PlayStyle::ALL.into_iter().map(Self::This).chain([Self::Random])
    }

    /// Returns its label in the list of choices.
    pub fn label(self) -> &'static str {
        match self {
            Self::This(style) => kind(style),
            Self::Random => text::play_styles::anybody(),
        }
    }

    /// Returns a sentence about it.
    pub fn line(self) -> String {
        match self {
            Self::This(style) => {
                let line = name(style).and_then(|name| line(style, name));
                line.unwrap_or_else(|| text::play_styles::balanced_line().to_owned())
            }
            Self::Random => text::play_styles::anybody_line().to_owned(),
        }
    }
}

fn kind(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Balanced => text::play_styles::balanced(),
        PlayStyle::Turtle => text::play_styles::turtle(),
        PlayStyle::Rusher => text::play_styles::rusher(),
        PlayStyle::Avenger => text::play_styles::avenger(),
        PlayStyle::Gambler => text::play_styles::gambler(),
    }
}

/// Returns the name of a player with this style; `None` if balanced, to use the army's name.
pub fn name(style: PlayStyle) -> Option<&'static str> {
    match style {
        PlayStyle::Balanced => None,
        PlayStyle::Turtle => Some(text::play_styles::turtle_name()),
        PlayStyle::Rusher => Some(text::play_styles::rusher_name()),
        PlayStyle::Avenger => Some(text::play_styles::avenger_name()),
        PlayStyle::Gambler => Some(text::play_styles::gambler_name()),
    }
}

/// Returns a sentence about a player with a named style, under whatever name that player has.
pub fn line(style: PlayStyle, name: &str) -> Option<String> {
    let ways = match style {
        PlayStyle::Balanced => return None,
        PlayStyle::Turtle => text::play_styles::turtle_line(),
        PlayStyle::Rusher => text::play_styles::rusher_line(),
        PlayStyle::Avenger => text::play_styles::avenger_line(),
        PlayStyle::Gambler => text::play_styles::gambler_line(),
    };
    Some(text::play_styles::Line { name, kind: kind(style), ways }.say())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_that_can_be_chosen_says_who_it_is() {
        let all: Vec<StyleChoice> = StyleChoice::all().collect();
        assert_eq!(all.len(), PlayStyle::ALL.len() + 1);
        assert!(all.iter().all(|it| !it.label().is_empty() && it.line().ends_with('.')));
    }
}
