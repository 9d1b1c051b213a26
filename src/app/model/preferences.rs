//! What a person likes: kept as a few words, and unknown words do no harm.

use super::pace::Pace;
use super::session::Orders;

/// The colours of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Palette {
    /// What the system says.
    #[default]
    Auto,
    /// Light.
    Day,
    /// Dark.
    Night,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Day, Self::Night];

    /// Its name, for people and for settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "Auto",
            Self::Day => "Day",
            Self::Night => "Night",
        }
    }
}

impl Orders {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Cut, Self::CutAndReveal];

    /// Its name, for settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ask => "Ask",
            Self::Cut => "Cut",
            Self::CutAndReveal => "CutAndReveal",
        }
    }

    /// What it says to a person.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Ask => "Ask me each time",
            Self::Cut => "Cut the deck, keep my cards hidden",
            Self::CutAndReveal => "Cut the deck and reveal every card that raises armies",
        }
    }
}

/// Whether something that helps is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Help {
    /// It is shown.
    #[default]
    Shown,
    /// It is not.
    Hidden,
}

impl Help {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Shown, Self::Hidden];

    /// Its name, for people and for settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shown => "Show",
            Self::Hidden => "Hide",
        }
    }
}

/// What a person likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Preferences {
    /// The colours.
    pub palette: Palette,
    /// How fast computer players play.
    pub pace: Pace,
    /// Standing orders of new games.
    pub orders: Orders,
    /// The odds of attacks.
    pub odds: Help,
    /// Hints of what could be done.
    pub hints: Help,
}

impl Preferences {
    /// The preferences as text.
    pub fn to_text(self) -> String {
        let Self { palette, pace, orders, odds, hints } = self;
        format!(
            "palette={} pace={} orders={} odds={} hints={}",
            palette.name(),
            pace.name(),
            orders.name(),
            odds.name(),
            hints.name()
        )
    }

    /// Reads what [`Self::to_text`] wrote; what is missing or unknown is as it was at first.
    pub fn from_text(text: &str) -> Self {
        let mut found = Self::default();
        for (key, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            match key {
                "palette" => set(&mut found.palette, Palette::ALL, |it| it.name() == value),
                "pace" => set(&mut found.pace, Pace::ALL, |it| it.name() == value),
                "orders" => set(&mut found.orders, Orders::ALL, |it| it.name() == value),
                "odds" => set(&mut found.odds, Help::ALL, |it| it.name() == value),
                "hints" => set(&mut found.hints, Help::ALL, |it| it.name() == value),
                _ => {}
            }
        }
        found
    }
}

fn set<T, const N: usize>(field: &mut T, all: [T; N], is_it: impl Fn(&T) -> bool) {
    if let Some(value) = all.into_iter().find(is_it) {
        *field = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_read_back() {
        for palette in Palette::ALL {
            for pace in Pace::ALL {
                for orders in Orders::ALL {
                    for (odds, hints) in [(Help::Shown, Help::Hidden), (Help::Hidden, Help::Shown)]
                    {
                        let preferences = Preferences { palette, pace, orders, odds, hints };
                        assert_eq!(Preferences::from_text(&preferences.to_text()), preferences);
                    }
                }
            }
        }
    }

    #[test]
    fn unknown_words_do_no_harm() {
        let known = Preferences { pace: Pace::Fast, ..Preferences::default() };
        assert_eq!(Preferences::from_text("sound=loud pace=Fast palette=Pink x"), known);
        assert_eq!(Preferences::from_text(""), Preferences::default());
    }
}
