//! Players who go on with an ally after their elimination, wherever they are named.

use crate::names::{name_on_cover, name_with_ally};
use crate::poster::Poster;
use crate::saves::library::{Content, LibraryEntry, Summary};
use crate::story::analysis::{self, AnalysisView};
use crate::story::{end_of_turn, log};
use crate::table::result::ResultView;
use engine::core::Seat;
use engine::game::{Action, Control, Player, Until};
use engine::record::Record;
use engine::world::Territory;
use players::analysis::GameAnalysis;
use table::{Duty, Intent, Save, Session, testing};

const RED: &str = "Red";
const BLUE: &str = "Blue (playing Green)";

/// Returns a game in which Blue is eliminated and wins with Green.
fn won_with_green() -> Session {
    let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
    let text = "rules nautical victory rounds-1
         players Red Blue
         turn Red campaign
         attacked Blue
         Alaska Red 30
         Alberta Blue 1
         * Green 1";
    let mut session = testing::position(text, &people, 1);
    session.dispatch(Intent::Tap(Territory::Alaska));
    session.dispatch(Intent::Tap(Territory::Alberta));
    session.dispatch(Intent::Attack(Until::Conquest));
    session.dispatch(Intent::Uncover);
    session.dispatch(Intent::Play(Action::TakeOver { ally: Seat::Green }));
    assert_eq!(session.notice(), None);
    testing::play_some(&mut session, 2_000);
    assert_eq!(session.duty(), Duty::Over);
    session
}

#[test]
fn t42_the_result_names_the_player_of_the_ally_that_won() {
    let session = won_with_green();
    let result = ResultView::of(&session).unwrap();
    assert_eq!(result.winner, Some(Seat::Green));
    assert_eq!(result.sentence, format!("{BLUE} won in round 1."));
    assert_eq!(end_of_turn::result(&session), result.sentence);
    let rows: Vec<_> =
        result.rows.iter().map(|row| (row.name.as_str(), row.fate.as_str())).collect();
    assert_eq!(rows[..2], [(BLUE, "Won"), (RED, "Survived")]);
    let (name, fate) = rows[2];
    assert!(name == "Blue" && fate.starts_with("Eliminated by Red in round "), "{rows:?}");
    assert!(fate.ends_with(", then played Green"), "{fate}");
    let told = log::log(&session, usize::MAX);
    assert!(format!("{told:?}").contains(&result.sentence));
}

#[test]
fn t42_the_analysis_names_the_ally_that_a_player_went_on_with() {
    let session = won_with_green();
    let names = [Seat::Red, Seat::Blue].map(|seat| name_with_ally(&session, seat));
    assert_eq!(names, [RED, BLUE]);
    let mut other = testing::short_game();
    testing::play_some(&mut other, 2_000);
    let record = Record::unpack_plain(&analysis::record_to_analyse(&other).unwrap()).unwrap();
    let analysis = GameAnalysis::of(record).unwrap();
    let view = AnalysisView::of(&session, &analysis, Seat::Blue);
    assert!(view.verdict.starts_with(BLUE) && view.spoken.starts_with(BLUE), "{view:?}");
    let chances = |moment| analysis::chances_in_words(&session, &analysis, moment).unwrap();
    assert!(chances(0).contains("Blue ") && !chances(0).contains(BLUE), "{}", chances(0));
    let last = chances(analysis.chances.len() - 1);
    assert!(last.contains(BLUE), "{last}");
}

fn summary(save: &Save) -> Summary {
    match LibraryEntry::of("x", &save.to_text()).content {
        Content::Game(summary) => summary,
        Content::Damaged(error) => panic!("{error:?}"),
    }
}

#[test]
fn t42_the_list_of_games_and_a_picture_name_the_player_of_the_ally_that_won() {
    let session = won_with_green();
    let save = Save::of(&session, 1);
    assert_eq!(summary(&save).standing, format!("{BLUE} won"));
    let poster = Poster::of(&save.cover, session.players(), session.game().state());
    assert_eq!(poster.line, format!("{BLUE} won in round 1."));
}

#[test]
fn t42_a_cover_names_nobody_who_may_not_have_gone_on_with_the_ally() {
    let mut save = Save::of(&won_with_green(), 1);
    let mut players = save.record.setup.players.clone();
    let name = |save: &Save, players: &[Player]| name_on_cover(&save.cover, players, Seat::Green);
    assert_eq!(name(&save, &players), BLUE);
    players.push(Player::new(Seat::Yellow, Control::Human));
    assert_eq!(name(&save, &players), "Green", "it may have been Yellow");
    players.pop();
    save.cover.controls[Seat::Black] = Some(Control::Human);
    assert_eq!(name(&save, &players), "Green", "Blue may have gone on with Black");
    save.cover.controls = engine::core::BySeat::default();
    assert_eq!(name(&save, &players), "Green", "it isn't known who plays");
}
