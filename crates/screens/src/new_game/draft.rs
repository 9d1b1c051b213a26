//! The settings of a new game while a player chooses them.

use super::custom_rules::{Chosen, notice, rules_title};
use super::length::Length;
use super::presets::{PRESETS, Preset};
use crate::notice::NoticeView;
use crate::seats::play_styles::{self, StyleChoice};
use engine::core::{BySeat, Seat, SeatSet, Seed};
use engine::game::{Control, FirstTurn, Placing, Player, RuleOption, RuleSet, Setup};
use engine::record::CustomRules;
use players::arena::quick_start;
use players::bot::{Level, PlayStyle};
use table::{Orders, Reactions, TableSettings};
use worker::Script;

/// The player of an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SeatChoice {
    Human,
    /// A person at another device (D2).
    Elsewhere,
    Computer(Level),
    /// A bot of a user's: the one at this index of [`NewGame::bots`].
    Bot(usize),
    /// No player: the army is an ally, or not in the game.
    #[default]
    Nobody,
}

impl SeatChoice {
    /// Returns `true` for a person, here or at another device.
    pub fn is_person(self) -> bool {
        matches!(self, Self::Human | Self::Elsewhere)
    }

    /// Returns the computer player of a level, or its substitute if there is no such level.
    pub fn computer(level: &str) -> Self {
        Self::Computer(Level::read(level).unwrap_or(Level::SUBSTITUTE))
    }
}

/// An army of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArmySetup {
    pub seat: Seat,
    pub choice: SeatChoice,
    /// The name of the player; if empty, the army's name is used.
    pub name: String,
    /// The phrase that the player mixes into the seed.
    pub phrase: String,
    /// The play style of a computer player.
    pub style: StyleChoice,
}

/// The settings of a new game so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    pub rules: RuleSet,
    /// The player's name for these rules, as typed.
    pub rules_title: String,
    /// The preset that the rules are compared with.
    pub from: Preset,
    /// The key under which the custom rules are saved, if they are.
    pub kept: Option<String>,
    /// The six armies, clockwise.
    pub places: [ArmySetup; Seat::COUNT],
    /// The users' bots that can be chosen.
    pub bots: Vec<Script>,
    /// The seed of the dice.
    pub seed: Seed,
    /// The way to decide the first turn, if somebody has chosen one.
    pub first: Option<FirstTurn>,
    /// True if players who move later get armies for it.
    pub is_even: bool,
    /// The longest time the game may last.
    pub length: Length,
}

/// Returns the name of a level.
pub fn level_in_words(level: Level) -> &'static str {
    match level {
        Level::Easy => text::levels::easy(),
        Level::Normal => text::levels::normal(),
        Level::Hard => text::levels::hard(),
        Level::Expert => text::levels::expert(),
    }
}

/// Returns the name of a computer player's level as a record tells it; an unknown one is its own
/// name.
pub fn recorded_level_in_words(level: &str) -> &str {
    PlayStyle::read(level).map_or(level, |(level, _)| level_in_words(level))
}

impl NewGame {
    /// Returns a main game for one person against three computer players; these bots are on offer.
    pub fn new(seed: Seed, bots: Vec<Script>) -> Self {
        let mut places = Seat::ALL.map(|seat| ArmySetup {
            seat,
            choice: SeatChoice::Nobody,
            name: String::new(),
            phrase: String::new(),
            style: StyleChoice::default(),
        });
        places[0].choice = SeatChoice::Human;
        for (place, level) in places.iter_mut().skip(1).zip(quick_start::OPPONENTS) {
            place.choice = SeatChoice::Computer(level);
        }
        let Chosen { rules, name: rules_title, from, kept } = PRESETS[0].into();
        let (first, is_even, length) = (None, false, Length::default());
        Self { rules, rules_title, from, kept, places, bots, seed, first, is_even, length }
    }

    /// Returns a good game without any questions: as suggested, for about half an hour, and with
    /// extra armies for players who don't begin.
    pub fn quick(seed: Seed) -> Self {
        let game = Self { length: Length::Half, ..Self::new(seed, Vec::new()) };
        Self { rules: RuleSet { later_seats: quick_start::LATER_SEATS, ..game.rules }, ..game }
    }

    /// Returns a game with the same players and rules again, and with the bots that played.
    pub fn again(
        custom_rules: CustomRules,
        players: &[Player],
        bots: &[Script],
        seed: Seed,
    ) -> Self {
        let mut game = Self::new(seed, bots.to_vec());
        game.first = Some(custom_rules.rules.first_turn);
        game.choose(custom_rules.into());
        game.rules.first_turn = game.from.rules().first_turn;
        game.places.iter_mut().for_each(|place| place.choice = SeatChoice::Nobody);
        for (at, player) in players.iter().enumerate() {
            let Some(found) = game.places.iter().position(|place| place.seat == player.seat) else {
                continue;
            };
            let (choice, style) = match player.control {
                Control::Human => (SeatChoice::Human, PlayStyle::Balanced),
                Control::Computer(ref level) => match PlayStyle::read(level) {
                    Some((level, style)) => (SeatChoice::Computer(level), style),
                    None => (game.computer(level), PlayStyle::Balanced),
                },
            };
            let is_usual = player.name == player.seat.name()
                || play_styles::name(style) == Some(player.name.as_str());
            game.places[found] = ArmySetup {
                seat: player.seat,
                choice,
                name: if is_usual { String::new() } else { player.name.clone() },
                phrase: String::new(),
                style: StyleChoice::This(style),
            };
            game.places[at.min(found)..=at.max(found)].rotate_right(1);
        }
        game
    }

    /// Returns the possible players of an army, with their names: computer players from the
    /// gentlest to the fiercest, then the users' bots.
    pub fn choices(&self) -> Vec<(SeatChoice, String)> {
        let levels = Level::ALL.map(|level| {
            (SeatChoice::Computer(level), text::new_game::computer(level_in_words(level)))
        });
        let bots = self.bots.iter().enumerate();
        let bots = bots.map(|(at, bot)| (SeatChoice::Bot(at), text::new_game::bot(&bot.name)));
        let nobody = if self.rules.has_allies() {
            text::new_game::ally()
        } else {
            text::new_game::not_in_the_game()
        };
        let human = (SeatChoice::Human, text::new_game::human().to_owned());
        let nobody = (SeatChoice::Nobody, nobody.to_owned());
        let elsewhere = (SeatChoice::Elsewhere, text::new_game::elsewhere().to_owned());
        [human, elsewhere].into_iter().chain(levels).chain(bots).chain([nobody]).collect()
    }

    /// Returns the player of a level: the bot that has it, or a computer player.
    fn computer(&self, level: &str) -> SeatChoice {
        let bot = self.bots.iter().position(|bot| bot.level() == level);
        bot.map_or_else(|| SeatChoice::computer(level), SeatChoice::Bot)
    }

    /// Returns the level of all computer players, if there are any and they share one.
    pub fn level(&self) -> Option<Level> {
        let mut levels = self.places.iter().filter_map(|place| match place.choice {
            SeatChoice::Computer(level) => Some(level),
            SeatChoice::Human | SeatChoice::Elsewhere | SeatChoice::Bot(_) | SeatChoice::Nobody => {
                None
            }
        });
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Gives all computer players this level.
    pub fn set_level(&mut self, level: Level) {
        for place in &mut self.places {
            if matches!(place.choice, SeatChoice::Computer(_)) {
                place.choice = SeatChoice::Computer(level);
            }
        }
    }

    /// Swaps an army with the one after it.
    pub fn swap_with_next(&mut self, place: usize) {
        if place + 1 < self.places.len() {
            self.places.swap(place, place + 1);
        }
    }

    pub fn setup(&self) -> Setup {
        let player = |place: &ArmySetup| {
            let control = match place.choice {
                SeatChoice::Human | SeatChoice::Elsewhere => Control::Human,
                SeatChoice::Computer(level) => Control::Computer(self.style(place).of_level(level)),
                SeatChoice::Bot(at) => Control::Computer(self.bots.get(at)?.level()),
                SeatChoice::Nobody => return None,
            };
            let name = match place.name.trim() {
                // The army's name as in the record, which doesn't depend on the language.
                "" => self.own_name(place).unwrap_or(place.seat.name()),
                name => name,
            };
            let phrase = if place.choice == SeatChoice::Human {
                place.phrase.clone()
            } else {
                String::new()
            };
            Some(Player { seat: place.seat, name: name.to_owned(), control, phrase })
        };
        let players = self.beginner_first(self.places.iter().filter_map(player).collect());
        Setup {
            rules_title: rules_title(&self.rules_title),
            ..Setup::new(self.rules(), players, self.seed)
        }
    }

    /// Returns the rules of the game: the chosen ones, with its first turn and length.
    pub fn rules(&self) -> RuleSet {
        RuleSet { first_turn: self.first_turn(), victory: self.victory(), ..self.rules }
    }

    /// Returns the reason why these settings don't make a game yet, if they don't.
    pub fn problem(&self) -> Option<NoticeView> {
        self.setup().check().err().as_ref().map(notice)
    }

    /// Returns the seats of people at other devices.
    pub fn away(&self) -> SeatSet {
        let away = self.places.iter().filter(|place| place.choice == SeatChoice::Elsewhere);
        away.map(|place| place.seat).collect()
    }

    /// Returns the table settings of the new game.
    pub fn table(title: String, orders: Orders) -> TableSettings {
        TableSettings {
            title,
            orders: BySeat::splat(orders),
            reactions: BySeat::default(),
            away: SeatSet::EMPTY,
        }
    }

    /// Returns the table settings of a quick start: its person isn't asked whether to reveal cards
    /// where that only raises armies, unless they want to keep them hidden (T11).
    pub fn quick_table(title: String, orders: Orders, reactions: Reactions) -> TableSettings {
        let orders = if orders == Orders::Ask { Orders::CutAndReveal } else { orders };
        Self::table(title, orders).with_reactions(reactions)
    }
}

impl NewGame {
    /// Returns the rules as currently chosen.
    pub fn chosen(&self) -> Chosen {
        let (name, kept) = (self.rules_title.clone(), self.kept.clone());
        Chosen { rules: self.rules, name, from: self.from, kept }
    }

    /// Chooses rules, replacing the previous choice.
    pub fn choose(&mut self, Chosen { rules, name, from, kept }: Chosen) {
        let board = self.rules.printing.world;
        let names_board = rules.printing.world != from.rules().printing.world;
        (self.rules, self.rules_title, self.from, self.kept) = (rules, name, from, kept);
        // Rules made for the default board don't name it; only saved ones choose it.
        if !names_board && self.kept.is_none() {
            self.rules = self.rules.on_board(board);
        }
    }

    /// Sets an option; a value that the option doesn't take changes nothing.
    pub fn set(&mut self, option: &RuleOption, value: &str) {
        let mut rules = self.rules();
        if option.set(&mut rules, value).is_err() {
            return;
        }
        if rules.victory != self.victory() {
            self.length = Length::ToTheEnd;
        }
        if rules.first_turn != self.first_turn() {
            self.first = Some(rules.first_turn);
        }
        // The option has just accepted this value.
        let _ = option.set(&mut self.rules, value);
    }

    /// Seats a player at an army. If armies were placed one by one, each placement would send a
    /// link; so the first person at another device switches to placing all at once, unless somebody
    /// then chooses otherwise (X1, D2).
    pub fn sit_down(&mut self, place: usize, choice: SeatChoice) {
        if choice == SeatChoice::Elsewhere && self.away().is_empty() {
            self.rules.placing = Placing::AllAtOnce;
        }
        let common = self.common_style();
        let Some(place) = self.places.get_mut(place) else { return };
        let was_computer = matches!(place.choice, SeatChoice::Computer(_));
        place.choice = choice;
        // A computer player added to others with the same style gets that style too.
        if !was_computer
            && let Some(common) = common.filter(|_| matches!(choice, SeatChoice::Computer(_)))
        {
            place.style = common;
        }
    }

    /// Resets an option to the preset's value.
    pub fn put_back(&mut self, option: &RuleOption) {
        self.set(option, &option.get(&self.from.rules()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_that_can_be_chosen_has_a_player_and_is_kept_for_another_game() {
        for level in Level::ALL {
            assert!(players::bot::by_name(level.name(), 0).is_ok(), "{level:?}");
            let mut game = NewGame::new(Seed::from_number(1), Vec::new());
            game.places[1].choice = SeatChoice::Computer(level);
            assert!(
                game.choices().iter().any(|(choice, _)| *choice == SeatChoice::Computer(level))
            );
            let again = NewGame::again(
                game.chosen().custom_rules(),
                &game.setup().players,
                &[],
                Seed::from_number(2),
            );
            assert_eq!(again.places[1].choice, SeatChoice::Computer(level));
        }
        assert_eq!(SeatChoice::computer("clairvoyant"), SeatChoice::Computer(Level::SUBSTITUTE));
    }

    #[test]
    fn bots_of_people_can_be_chosen_and_play_a_rematch() {
        let bots = vec![Script::new("Guard", "1"), Script::new("Guard", "2")];
        let mut game = NewGame::new(Seed::from_number(1), bots.clone());
        let names: Vec<String> = game.choices().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names[5..], ["Computer, expert", "Bot, Guard", "Bot, Guard", "Ally"]);
        game.places[1].choice = SeatChoice::Bot(1);
        let setup = game.setup();
        assert_eq!(setup.players[1].control, Control::Computer(bots[1].level()));
        let again = NewGame::again(
            CustomRules::of(&setup),
            &setup.players,
            &bots[1..],
            Seed::from_number(2),
        );
        assert_eq!(again.setup().players, setup.players);
        let without =
            NewGame::again(CustomRules::of(&setup), &setup.players, &[], Seed::from_number(2));
        assert_eq!(without.places[1].choice, SeatChoice::Computer(Level::SUBSTITUTE));
    }

    use engine::core::RuleId;
    use engine::game::Deal;

    fn new() -> NewGame {
        NewGame::new(Seed::from_number(1), Vec::new())
    }

    #[test]
    fn the_first_suggestion_is_a_game() {
        let game = new();
        assert_eq!(game.problem(), None);
        let setup = game.setup();
        assert_eq!(setup.players.len(), 4);
        assert_eq!(setup.players[0], Player::new(Seat::Red, Control::Human));
    }

    #[test]
    fn a_quick_start_is_a_game_that_one_begins_and_that_ends_in_half_an_hour() {
        let game = NewGame::quick(Seed::from_number(1));
        assert_eq!(game.problem(), None);
        assert_eq!((game.level(), game.beginner()), (Some(Level::Easy), Some(Seat::Red)));
        let setup = game.setup();
        assert_eq!(setup.rules, quick_start::RULES, "as the command line simulates it");
        assert_eq!(Some(setup.rules.victory), game.rounds().map(engine::game::Victory::Rounds));
        let preset = RuleSet::NAUTICAL;
        let changed: Vec<&str> =
            setup.rules.differences(&preset).map(|option| option.key).collect();
        assert_eq!(
            changed,
            ["victory", "first-turn", "later-seats"],
            "the others get something for it (T13)"
        );
    }

    #[test]
    fn t11_a_quick_start_asks_nobody_whether_to_reveal_cards() {
        let orders = |wanted| {
            let table = NewGame::quick_table("Game".into(), wanted, Reactions::default());
            table.orders[Seat::Red]
        };
        assert_eq!(orders(Orders::Ask), Orders::CutAndReveal);
        assert_eq!(orders(Orders::Cut), Orders::Cut, "as the person wants it");
    }

    #[test]
    fn all_computers_get_a_level_at_once_and_people_stay_people() {
        let mut game = new();
        assert_eq!(game.level(), Some(Level::Easy));
        game.set_level(Level::Expert);
        assert_eq!(game.level(), Some(Level::Expert));
        assert_eq!(game.places[0].choice, SeatChoice::Human);
        game.places[1].choice = SeatChoice::Computer(Level::Hard);
        assert_eq!(game.level(), None);
    }

    #[test]
    fn t1_a_single_player_is_no_game() {
        let mut game = new();
        game.places.iter_mut().skip(1).for_each(|place| place.choice = SeatChoice::Nobody);
        let problem = game.problem().unwrap();
        assert_eq!(problem.rule, Some(RuleId("T1")));
        assert_eq!(problem.text, "1 player: the game needs at least two.");
    }

    #[test]
    fn x1_options_that_exclude_each_other_are_named() {
        let mut game = new();
        game.rules.deal = Deal::Chosen;
        let problem = game.problem().unwrap();
        assert_eq!(problem.rule, Some(RuleId("X1")));
        assert!(problem.text.contains("territories are dealt, not chosen"));
    }

    #[test]
    fn d2_x1_with_somebody_elsewhere_armies_are_not_placed_by_a_link_each() {
        let mut game = new();
        game.choose(PRESETS[2].into());
        game.sit_down(1, SeatChoice::Human);
        let before = game.rules;
        game.sit_down(2, SeatChoice::Elsewhere);
        assert_eq!(game.away().iter().collect::<Vec<_>>(), [game.places[2].seat]);
        assert_eq!(game.rules, RuleSet { placing: Placing::AllAtOnce, ..before });
        assert!(game.setup().players.iter().filter(|it| it.control == Control::Human).count() == 3);
        game.rules = before;
        game.sit_down(3, SeatChoice::Elsewhere);
        assert_eq!(game.rules, before, "somebody has chosen otherwise");
    }

    #[test]
    fn the_order_of_places_is_the_order_of_players() {
        let mut game = NewGame { first: Some(FirstTurn::Die), ..new() };
        game.swap_with_next(0);
        game.swap_with_next(5);
        let seats: Vec<_> = game.setup().players.iter().map(|player| player.seat).collect();
        assert_eq!(seats, [Seat::Blue, Seat::Red, Seat::Green, Seat::Yellow]);
    }

    #[test]
    fn only_humans_add_phrases() {
        let mut game = new();
        game.places.iter_mut().for_each(|place| place.phrase = "luck".into());
        let phrases: Vec<_> = game.setup().players.into_iter().map(|p| p.phrase).collect();
        assert_eq!(phrases, ["luck", "", "", ""]);
    }

    #[test]
    fn a_rematch_has_the_same_players_in_the_same_order() {
        let mut game = new();
        game.rules_title = "Sunday".into();
        game.places.reverse();
        game.places[3].name = "Ann".into();
        let setup = game.setup();
        let again =
            NewGame::again(CustomRules::of(&setup), &setup.players, &[], Seed::from_number(2));
        assert_eq!(again.setup().players, setup.players);
        assert_eq!(
            (again.setup().rules, again.setup().rules_title),
            (setup.rules, "Sunday".into())
        );
        assert_ne!(again.setup().seed, setup.seed);
        let seats: std::collections::BTreeSet<_> = again.places.iter().map(|p| p.seat).collect();
        assert_eq!(seats.len(), Seat::COUNT);
    }
}
