//! Typed commands: “attack Alaska Kamchatka 5”. The legal moves determine how a line may continue;
//! a whole line is read as a record would be, so that anything a record can say can be typed.

mod grammar;
mod lists;
mod reading;
mod record;
mod vocabulary;
mod word;

use super::allies::playing_cards::poker_card_in_words;
use crate::map::ships;
use crate::names::player_name;
use crate::notice::NoticeView;
use engine::core::{RuleId, ShipId};
use engine::game::{Action, Ask, Choice, Legal, State};
use engine::poker::{Limit, Moves};
use engine::record::Misread;
use engine::world::{Territory, World};
use reading::{Reading, Readings};
use record::{as_action, cruise};
use stdx::InOrder;
use table::{Duty, Session};
pub use vocabulary::shortened;
use vocabulary::{BETS, LOOK, SAIL, UNDO};
use word::{About, Word};
use words::InWords;

/// The most words offered at once.
const MOST_OFFERED: usize = 80;

/// The meaning of a typed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    Play(Action),
    /// Roll for a cruise, and sail there if the roll reaches it.
    Voyage(ShipId, Territory),
    /// Show the details of a territory.
    Look(Territory),
    /// Take the last step back.
    Undo,
}

/// A word that may continue a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    pub word: String,
    pub note: String,
    /// The line with this word added.
    pub line: String,
}

/// A verb that can be typed now, for a list of commands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerbHelp {
    pub word: String,
    /// A few words about its effect and its arguments.
    pub meaning: &'static str,
    /// A whole command with this verb, if it has arguments.
    pub example: Option<String>,
}

/// Returns the words that may continue a line.
pub fn complete(session: &Session, line: &str) -> Vec<Completion> {
    let fits = LineContext::of(session).read(line).fits;
    let offer = |fit: reading::Fit| Completion {
        line: format!("{}{} ", &line[..fit.start], fit.word.show),
        note: note_on(session, &fit.word),
        word: fit.word.show,
    };
    let mut offers: Vec<Completion> = fits.into_iter().map(offer).collect();
    // Words that begin with what was typed come first; the rest keep their order.
    let begins = |offer: &Completion| {
        let typed = line.rsplit(char::is_whitespace).next().unwrap_or_default();
        offer.word.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed))
    };
    offers.order_by_key(|offer| !begins(offer));
    offers.truncate(MOST_OFFERED);
    offers
}

/// Returns the verbs that can be typed now.
pub fn verbs(session: &Session) -> Vec<VerbHelp> {
    let world = session.view().table().world();
    let verb = |offer: Completion| VerbHelp {
        meaning: vocabulary::meaning(&offer.word),
        example: vocabulary::example(&offer.word, world),
        word: offer.word,
    };
    complete(session, "").into_iter().map(verb).collect()
}

/// Returns the meaning of a line.
///
/// # Errors
/// The line means nothing now, is ambiguous, or would change the past.
pub fn command(session: &Session, line: &str) -> Result<Command, NoticeView> {
    let command = LineContext::of(session).command(line)?;
    if session.is_past() && !matches!(command, Command::Look(_)) {
        return Err(NoticeView::from_text(text::commands::past()));
    }
    Ok(command)
}

fn note_on(session: &Session, word: &Word) -> String {
    let board = session.view().table().board();
    match word.about {
        About::Itself => String::new(),
        About::Verb => vocabulary::meaning(&word.show).to_owned(),
        About::Land(at) => match board.owner(at).map(|seat| player_name(session, seat)) {
            Some(name) => text::commands::Territory { name, armies: board.armies(at) }.say(),
            None => text::commands::territory_free().to_owned(),
        },
        About::Ship(id) => {
            session.view().table().fleet().get(id).map_or_else(String::new, |ship| {
                let (name, waters) =
                    (player_name(session, ship.owner), ships::waters(session, ship.at));
                text::commands::Ship { name, waters, armies: ship.crew }.say()
            })
        }
        About::Sea(hex) => ships::waters(session, hex),
        About::Card(card) => poker_card_in_words(card),
        About::Most => text::commands::most().to_owned(),
    }
}

/// The context in which a typed line is read: the table and its legal moves.
struct LineContext<'s> {
    table: &'s State,
    legal: Legal,
    /// The question to the player at the screen.
    ask: Option<Ask>,
}

impl<'s> LineContext<'s> {
    /// Returns the context of the player at the screen; it reveals no covered cards.
    fn of(session: &'s Session) -> Self {
        let table = session.decided_on();
        let Duty::Decide(prompt) = session.duty() else {
            return Self { table, legal: Legal::default(), ask: None };
        };
        let mut legal = table.legal();
        if session.viewer().is_none() {
            let shows = |choice: &Choice| {
                matches!(choice, Choice::Poker(Moves::Use { .. } | Moves::Exchange { .. }))
            };
            legal.choices.retain(|choice| !shows(choice));
        }
        Self { table, legal, ask: Some(session.asked(prompt).ask) }
    }

    fn read(&self, line: &str) -> Readings {
        let known = match self.ask {
            Some(Ask::Cruise { ship, .. }) => Some(ship.to_string()),
            // Bets are of one army.
            Some(Ask::Poker { .. }) => Some("1".to_owned()),
            _ => None,
        };
        reading::read(self.table, &self.legal, known.as_deref(), line)
    }

    fn command(&self, line: &str) -> Result<Command, NoticeView> {
        let readings = self.read(line);
        let mut verbs: Vec<&str> = readings.all.iter().map(|it| it.verb.as_str()).collect();
        verbs.order_by(Ord::cmp);
        verbs.dedup();
        let is_clear = readings.all.iter().any(|reading| reading.whole_verb);
        if line.split_whitespace().count() == 1 && verbs.len() > 1 && !is_clear {
            return Err(either(&verbs));
        }
        let clear = readings.all.iter().filter(|reading| reading.whole_verb || !is_clear);
        let meant = |reading| meaning(reading, &self.legal, self.table.world());
        let read = clear.filter_map(|reading| Some((reading, meant(reading)?)));
        let mut meant: Vec<(&Reading, Command)> = read.collect();
        let fewest = meant.iter().map(|(reading, _)| reading.passed_over).min();
        meant.retain(|(reading, _)| Some(reading.passed_over) == fewest);
        meant.dedup_by(|(_, one), (_, other)| one == other);
        match meant.as_slice() {
            [] => self.as_refused(line, &readings),
            [(_, command)] => Ok(command.clone()),
            several => {
                let lines: Vec<String> = several.iter().map(|(it, _)| it.said.join(" ")).collect();
                Err(either(&lines.iter().map(String::as_str).collect::<Vec<_>>()))
            }
        }
    }

    /// Reads an illegal line as a record would be, so that either the game gives a reason to refuse
    /// it or the reader says what it didn't understand.
    fn as_refused(&self, line: &str, readings: &Readings) -> Result<Command, NoticeView> {
        let Some(ask) = self.ask else {
            return Err(NoticeView::from_text(text::commands::not_yours()));
        };
        if line.trim().is_empty() {
            return Err(NoticeView::from_text(text::commands::nothing()));
        }
        let unfinished = readings.all.iter().find(|reading| !reading.said.is_empty());
        if unfinished.is_some_and(|reading| reading.said[0] == LOOK) {
            return Err(NoticeView::from_text(text::commands::look_where()));
        }
        if let Some(Err(misread)) =
            unfinished.map(|it| Action::read(&it.said.join(" "), self.table.world()))
        {
            return Err(told(&misread));
        }
        let verb = line.split_whitespace().next().unwrap_or_default();
        let bets = BETS.iter().any(|bet| bet.eq_ignore_ascii_case(verb))
            && self.table.rules().betting == Limit::OneArmy;
        if bets && matches!(ask, Ask::Poker { .. }) {
            return Err(NoticeView::citing(RuleId("P5"), text::commands::one_army()));
        }
        as_action(line, self.table.world()).map(Command::Play).map_err(|misread| told(&misread))
    }
}

/// Returns the meaning of a reading, if it's complete and legal.
fn meaning(reading: &Reading, legal: &Legal, world: &'static World) -> Option<Command> {
    let said: Vec<&str> = reading.said.iter().map(String::as_str).collect();
    match said.as_slice() {
        [UNDO] => Some(Command::Undo),
        [LOOK, at] => world.territory(at).ok().map(Command::Look),
        [SAIL, ship, to] => Some(Command::Voyage(ship.parse().ok()?, world.territory(to).ok()?)),
        said => {
            let text = cruise(said).unwrap_or_else(|| said.join(" "));
            let action = Action::read(&text, world).ok()?;
            legal.allows(&action).then_some(Command::Play(action))
        }
    }
}

fn told(misread: &Misread) -> NoticeView {
    NoticeView::from_text(&misread.fault.in_words())
}

fn either(lines: &[&str]) -> NoticeView {
    let quoted: Vec<String> = lines.iter().map(text::commands::ambiguous_line).collect();
    NoticeView::from_text(&text::commands::ambiguous(text::one_of(&quoted)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed, Seeded};
    use engine::game::{Control, PokerGames, RuleSet};
    use engine::poker::Move;
    use engine::record::Position;
    use std::collections::BTreeSet;
    use table::{Intent, testing};

    /// Plays legal actions at random, many of them, in games with all features.
    fn play(seed: u64, actions: usize, mut look: impl FnMut(&Session, &Action)) {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let any_poker = RuleSet {
            poker_games: PokerGames::DealersChoice,
            betting: Limit::NoLimit,
            ..RuleSet::NAUTICAL
        };
        let rules = if seed.is_multiple_of(2) { RuleSet::NAUTICAL } else { any_poker };
        let mut session = testing::session(rules, &people);
        let mut rng = Seeded::new(Seed::from_number(seed), 1);
        for _ in 0..actions {
            session.dispatch(Intent::Uncover);
            session.dispatch(Intent::Peek(true));
            let Some(action) = session.game().legal().sample(&mut rng) else { break };
            look(&session, &action);
            session.dispatch(Intent::Play(action));
            session.dispatch(Intent::Draw);
        }
    }

    /// Returns the words of a record's line as they are typed, each name as one word.
    fn words(text: &str) -> Vec<String> {
        let joined = text.replace("turn in", "turn_in").replace("take over", "take_over");
        let joined = joined.replace("break off", "break_off").replace("ship ", "ship_");
        joined.split(' ').map(|word| word.replace('_', " ")).collect()
    }

    #[test]
    fn every_legal_action_is_offered_word_by_word_and_read_back() {
        let mut verbs = BTreeSet::new();
        for seed in 0..5 {
            play(seed, 500, |session, action| {
                let text = action.to_string();
                assert_eq!(command(session, &text), Ok(Command::Play(action.clone())), "{text}");
                let mut line = String::new();
                for word in words(&text) {
                    let offers = complete(session, &line);
                    let offered =
                        offers.len() == MOST_OFFERED || offers.iter().any(|it| it.word == word);
                    let begun = format!("{line}{word}");
                    let completes = complete(session, &begun).iter().any(|it| it.word == word);
                    let is_number = word.parse::<u32>().is_ok();
                    assert!(completes && (offered || is_number), "“{word}” after “{line}”: {text}");
                    line = begun + " ";
                }
                verbs.insert(words(&text)[0].clone());
            });
        }
        assert!(verbs.len() > 25, "{verbs:?}");
    }

    #[test]
    fn what_is_offered_leads_on_until_the_line_is_whole() {
        let mut rng = Seeded::new(Seed::from_number(5), 2);
        let (mut whole, mut stuck) = (0, 0);
        for seed in 0..4 {
            play(seed, 300, |session, _| {
                let mut line = String::new();
                for _ in 0..12 {
                    let offers = complete(session, &line);
                    let number = u32::try_from(offers.len()).unwrap();
                    if number == 0 {
                        break;
                    }
                    line.clone_from(
                        &offers[engine::core::RandomSource::below(&mut rng, number) as usize].line,
                    );
                }
                match command(session, &line) {
                    Ok(_) => whole += 1,
                    Err(_) => stuck += 1,
                }
            });
        }
        assert!(whole > 20 * stuck, "{whole} lines are whole, {stuck} are not");
    }

    fn campaign() -> State {
        let position = "rules nautical
             players Red Blue
             turn Red campaign
             Alaska Red 7
             Brazil Red 6
             Peru Red 1
             * Blue 2";
        Position::parse(position).unwrap()
    }

    fn typed(table: &State, line: &str) -> String {
        said(
            LineContext { table, legal: table.legal(), ask: table.prompt().map(|it| it.ask) }
                .command(line),
        )
    }

    fn said(command: Result<Command, NoticeView>) -> String {
        match command {
            Ok(Command::Play(action)) => action.to_string(),
            Ok(other) => format!("{other:?}"),
            Err(notice) => notice.text,
        }
    }

    #[test]
    fn lines_are_read_as_people_type_them() {
        let table = campaign();
        for (line, means) in [
            ("attack Alaska Kamchatka 5", "commit Alaska Kamchatka 5"),
            ("ATTACK alaska kam", "attack Alaska Kamchatka"),
            ("attack from Alaska to Kamchatka with 5 armies", "commit Alaska Kamchatka 5"),
            ("at al north 3", "commit Alaska Northwest-Territory 3"),
            ("invade braz north afr", "attack Brazil North-Africa"),
            ("attack brazil africa", "attack Brazil North-Africa"),
            ("flank kam 2 alaska alaska", "flank Kamchatka 2 from Alaska Alaska"),
            ("end", "done"),
            ("look great b", "Look(GreatBritain)"),
            ("undo", "Undo"),
        ] {
            assert_eq!(typed(&table, line), means, "{line}");
        }
    }

    #[test]
    fn what_cannot_be_says_why() {
        let table = campaign();
        for (line, says) in [
            ("", "Type what you want to do."),
            ("fly Brazil", "“fly” is not an action."),
            ("attack Alaska", "A territory is missing."),
            ("commit alaska kam", "A number of armies is missing."),
            ("f", "A territory is missing."),
            ("look", "Which territory do you want to look at?"),
            ("attack brazil atlantis", "There is no territory called “atlantis”."),
        ] {
            assert_eq!(typed(&table, line), says, "{line}");
        }
    }

    #[test]
    fn what_is_not_legal_is_refused_by_the_game_with_its_rule() {
        let table = campaign();
        let listener =
            LineContext { table: &table, legal: table.legal(), ask: Some(Ask::Campaign) };
        for (line, rule) in [
            ("attack Alaska Brazil", "B2"),
            ("attack Alaska Kamchatka 9", "A2"),
            ("attack kam alaska", "A1"),
            ("deploy 3 armies", ""),
            ("deploy Brazil 3", "A1"),
            ("sail 2 Egypt", "N1"),
            ("raise 2", "A1"),
            ("fold", "A1"),
        ] {
            let rule_of = |action: &Action| {
                let rng = &mut Seeded::new(Seed::from_number(1), 1);
                table.clone().play(action, rng, &mut Vec::new()).unwrap_err().rule().0
            };
            match listener.command(line) {
                Ok(Command::Play(action)) => assert_eq!(rule_of(&action), rule, "{line}"),
                other => assert!(rule.is_empty() && other.is_err(), "{line}: {other:?}"),
            }
        }
    }

    #[test]
    fn a_cruise_is_typed_with_where_it_shall_lead() {
        let egypt = World::earth().harbours(Territory::Egypt).next().unwrap();
        let position = format!(
            "rules nautical
             players Red Blue
             turn Red campaign
             Brazil Red 6
             * Blue 2
             ship 2 Red 5 at {egypt}"
        );
        let mut table = Position::parse(&position).unwrap();
        for line in ["sail 2 Egypt", "sail ship 2 to egypt", "go 2 eg"] {
            let voyage = Command::Voyage(ShipId::try_from(1).unwrap(), Territory::Egypt);
            assert_eq!(typed(&table, line), format!("{voyage:?}"));
        }
        assert_eq!(typed(&table, "sail 2"), "cruise 2");
        let cruise: Action = "cruise 2".parse().unwrap();
        let rng = &mut Seeded::new(Seed::from_number(1), 1);
        table.play(&cruise, rng, &mut Vec::new()).unwrap();
        assert_eq!(typed(&table, "sail egypt"), format!("sail {egypt}"));
        assert_eq!(typed(&table, "sail 2 to Egypt"), format!("sail {egypt}"));
    }

    #[test]
    fn w7_a_bet_that_is_too_large_says_what_can_be_bet_and_changes_nothing() {
        let mut refused = 0;
        let mut look = |session: &Session, action: &Action| {
            if !matches!(action, Action::Poker(Move::Wager(_))) {
                return;
            }
            let Ok(Command::Play(large)) = command(session, "bet 999") else {
                panic!("it is read: {:?}", command(session, "bet 999"))
            };
            let mut after = session.clone();
            after.dispatch(Intent::Play(large));
            let notice = NoticeView::of(&after).expect("it is refused");
            assert_eq!(notice.rule, Some(RuleId("W7")));
            assert!(notice.text.contains("bet or raise by") || notice.text.starts_with("Bet or"));
            assert_eq!(after.game(), session.game());
            refused += 1;
        };
        for seed in [1, 3, 5] {
            play(seed, 900, &mut look);
        }
        assert!(refused > 3, "{refused}");
    }

    #[test]
    fn bets_may_be_typed_while_the_cards_are_covered_and_no_card_is_offered() {
        let (mut bets, mut covered) = (0, 0);
        for seed in 0..6 {
            play(seed, 900, |session, _| {
                let Duty::Decide(prompt) = session.duty() else { return };
                if !matches!(prompt.ask, Ask::Poker { .. }) {
                    return;
                }
                let mut session = session.clone();
                session.dispatch(Intent::Peek(false));
                let verbs: Vec<String> = verbs(&session).into_iter().map(|it| it.word).collect();
                if session.viewer().is_none() {
                    covered += 1;
                    assert!(!verbs.iter().any(|verb| verb == "use" || verb == "exchange"));
                }
                if verbs.iter().any(|verb| verb == "raise") {
                    bets += 1;
                    assert_eq!(said(command(&session, "raise 1")), "raise");
                    assert_eq!(
                        said(command(&session, "raise 9")),
                        "Bets and raises are one army each."
                    );
                }
                if verbs.iter().any(|verb| verb == "fold") {
                    assert_eq!(said(command(&session, "FOLD")), "fold");
                }
            });
        }
        assert!(bets > 3 && covered > 10, "{bets} {covered}");
    }
}
