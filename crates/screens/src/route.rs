//! The screen of an address, as given after its `#`.

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Route {
    /// The games, and the way to the other screens.
    #[default]
    Home,
    NewGame,
    Game(String),
    /// A saved game, replayed from its start.
    Replay(String),
    /// The dice of a saved game, to be rerolled.
    FairDice(String),
    /// The content of a link.
    Link(String),
    /// The rulebook, at a rule if one is given.
    Rules(Option<String>),
    /// The rulebook as it applies to a game, at a rule if one is given.
    RulesOf(String, Option<String>),
    Learn,
    Settings,
    /// Statistics of the saved games.
    Statistics,
    /// The user's own bots.
    Bots,
    Bot(String),
}

impl Route {
    /// Returns the screen of an address; home if it is unknown.
    pub fn from_hash(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/').unwrap_or((path, "")) {
            ("new", "") => Self::NewGame,
            ("game", rest) => Self::of_game(rest),
            ("link", rest) => Self::Link(rest.to_owned()),
            ("rules", "") => Self::Rules(None),
            ("rules", rule) if is_id(rule) => Self::Rules(Some(rule.to_owned())),
            ("learn", "") => Self::Learn,
            ("settings", "") => Self::Settings,
            ("statistics", "") => Self::Statistics,
            ("bots", "") => Self::Bots,
            ("bots", id) if is_id(id) => Self::Bot(id.to_owned()),
            _ => Self::Home,
        }
    }

    fn of_game(path: &str) -> Self {
        let mut words = path.split('/');
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some(id), None, None, None) if is_id(id) => Self::Game(id.to_owned()),
            (Some(id), Some("start"), None, None) if is_id(id) => Self::Replay(id.to_owned()),
            (Some(id), Some("dice"), None, None) if is_id(id) => Self::FairDice(id.to_owned()),
            (Some(id), Some("rules"), None, None) if is_id(id) => {
                Self::RulesOf(id.to_owned(), None)
            }
            (Some(id), Some("rules"), Some(rule), None) if is_id(id) && is_id(rule) => {
                Self::RulesOf(id.to_owned(), Some(rule.to_owned()))
            }
            _ => Self::Home,
        }
    }

    /// Returns the rulebook at a rule, as it applies to a game if one is given.
    pub fn rules(game: Option<String>, rule: Option<String>) -> Self {
        match game {
            Some(game) => Self::RulesOf(game, rule),
            None => Self::Rules(rule),
        }
    }

    /// Returns its address.
    pub fn hash(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::NewGame => "#/new".to_owned(),
            Self::Game(id) => format!("#/game/{id}"),
            Self::Replay(id) => format!("#/game/{id}/start"),
            Self::FairDice(id) => format!("#/game/{id}/dice"),
            Self::Link(path) => format!("#/link/{path}"),
            Self::Rules(None) => "#/rules".to_owned(),
            Self::Rules(Some(rule)) => format!("#/rules/{rule}"),
            Self::RulesOf(game, None) => format!("#/game/{game}/rules"),
            Self::RulesOf(game, Some(rule)) => format!("#/game/{game}/rules/{rule}"),
            Self::Learn => "#/learn".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Statistics => "#/statistics".to_owned(),
            Self::Bots => "#/bots".to_owned(),
            Self::Bot(id) => format!("#/bots/{id}"),
        }
    }

    /// Returns the title of the window.
    pub fn title(&self) -> String {
        let screen = match self {
            Self::Home | Self::Game(_) | Self::Replay(_) => return text::home::title().to_owned(),
            Self::NewGame => text::new_game::title(),
            Self::FairDice(_) => text::fair_dice::title(),
            Self::Link(_) => text::links::title(),
            Self::Rules(_) | Self::RulesOf(..) => text::home::rulebook(),
            Self::Learn => text::home::learn(),
            Self::Settings => text::home::settings(),
            Self::Statistics => text::statistics::title(),
            Self::Bots | Self::Bot(_) => text::home::your_bots(),
        };
        text::home::window(screen)
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        for route in [
            Route::Home,
            Route::NewGame,
            Route::Game("k3x9".into()),
            Route::Replay("k3x9".into()),
            Route::FairDice("k3x9".into()),
            Route::Link(String::new()),
            Route::Link("table/AQZuZXh0".into()),
            Route::Rules(None),
            Route::Rules(Some("A4".into())),
            Route::RulesOf("k3x9".into(), None),
            Route::RulesOf("k3x9".into(), Some("A4".into())),
            Route::Learn,
            Route::Settings,
            Route::Statistics,
            Route::Bots,
            Route::Bot("k3x9".into()),
        ] {
            assert_eq!(Route::from_hash(&route.hash()), route);
        }
    }

    #[test]
    fn unknown_addresses_lead_home() {
        for hash in [
            "",
            "#",
            "#/",
            "#/nowhere",
            "#/game/",
            "#/game/a/b",
            "#/game/<x>",
            "#/bots/a/b",
            "#/game/a/rules/A4/x",
            "#/game/a/rules/<x>",
        ] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash}");
        }
    }
}
