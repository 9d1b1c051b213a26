//! Pictures of boards.

use super::*;
use table::{Save, testing};

/// Returns a colour of the style sheet, by day or by night.
fn colour(token: &str, by_night: bool) -> Option<String> {
    let sheet = include_str!("../../../../style/tokens.css");
    let line = sheet.lines().find_map(|line| line.trim().strip_prefix(&format!("--{token}: ")))?;
    let value = line.trim_end_matches(';');
    let Some(pair) = value.strip_prefix("light-dark(") else { return Some(value.to_owned()) };
    let (day, night) = pair.trim_end_matches(')').split_once(", ")?;
    Some(if by_night { night } else { day }.to_owned())
}

fn poster(session: &table::Session) -> Poster {
    let save = Save::of(session, 1);
    Poster::of(&save.cover, &save.record.setup.players, session.game().state())
}

/// Panics if elements aren't properly nested, or if an attribute or a text is malformed.
fn assert_well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>'), "a text with >: {}", &rest[..start]);
        let text = &rest[..start];
        let is_reference =
            |at: usize| ["amp;", "lt;", "gt;"].iter().any(|it| text[at + 1..].starts_with(it));
        assert!(text.match_indices('&').all(|(at, _)| is_reference(at)), "{text}");
        let end = start + rest[start..].find('>').expect("an element ends");
        let element = &rest[start + 1..end];
        assert!(
            !element.contains('<') && element.matches('"').count().is_multiple_of(2),
            "{element}"
        );
        if let Some(name) = element.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !element.ends_with('/') {
            open.push(element.split(' ').next().unwrap());
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.is_empty(), "{open:?} {rest}");
}

fn drawn_by(session: &table::Session, by_night: bool) -> String {
    poster(session).svg(&|token| colour(token, by_night))
}

#[test]
fn a_picture_is_whole_and_has_each_territory_with_its_armies() {
    let session = testing::two_humans_after(700);
    for by_night in [false, true] {
        let svg = drawn_by(&session, by_night);
        assert_well_formed(&svg);
        let state = session.game().state();
        for territory in state.world().territories() {
            let land = format!("data-land=\"{}\"", territory.name());
            assert_eq!(svg.matches(&land).count(), 1, "{territory}");
            let armies = format!(">{}</text>", state.board().armies(territory));
            assert!(svg.contains(&armies), "{territory}");
        }
        assert_eq!(svg.matches("data-ship=").count(), state.fleet().iter().count());
        assert!(state.fleet().iter().count() > 0);
        assert!(!svg.contains("#808080"), "a colour that the style sheet does not know");
    }
    assert_ne!(drawn_by(&session, false), drawn_by(&session, true));
}

#[test]
fn a_picture_needs_nothing_from_elsewhere() {
    let svg = drawn_by(&testing::two_humans_after(300), false);
    let addresses = svg.matches("http").count();
    assert_eq!((addresses, svg.matches("xmlns").count()), (1, 1), "the name of the language alone");
    for foreign in ["<image", "<style", "<script", "<foreignObject", "var(", "class=", "@import"] {
        assert!(!svg.contains(foreign), "{foreign}");
    }
    assert!(svg.len() < 400_000, "{}", svg.len());
}

#[test]
fn what_people_have_written_is_no_element_and_has_room() {
    let mut save = Save::of(&testing::two_humans_after(60), 1);
    save.cover.table.title =
        "<b>\"Sunday\"</b> & a title of far more letters than anybody can read".into();
    save.record.setup.players[0].name = "<script>alert('Anna the Great')</script>\u{1}".into();
    let state = testing::two_humans_after(60);
    let state = state.game().state();
    let poster = Poster::of(&save.cover, &save.record.setup.players, state);
    let svg = poster.svg(&|token| colour(token, false));
    assert_well_formed(&svg);
    assert!(svg.contains("&lt;b&gt;\"Sunday\"&lt;/b&gt; &amp;") && svg.contains('…'));
    assert!(!svg.contains("<script") && !svg.contains('\u{1}'));
}

#[test]
fn the_line_says_how_far_the_game_is_and_the_foot_who_has_what() {
    let begun = testing::two_humans();
    assert_eq!(poster(&begun).line, text::home::setting_up());
    let session = testing::two_humans_after(400);
    let picture = poster(&session);
    let round = session.game().state().turn().round;
    assert!(picture.line.contains(&round.to_string()), "{}", picture.line);
    assert_eq!(picture.seats.len(), 6, "players and allies");
    let mut over = testing::short_game();
    testing::play_some(&mut over, 2_000);
    let picture = poster(&over);
    assert!(picture.line.contains("won in round"), "{}", picture.line);
    assert_eq!(picture.seats.iter().filter(|party| party.has_won).count(), 1);
}
