//! The names of the people and armies at a table.

use engine::core::{Seat, SeatSet};
use engine::game::Player;
use players::analysis::PlayerArmies;
use table::{Cover, Session};
use words::InWords;

/// Returns the name of the player who began at a seat, or that of its army for an ally.
pub fn player_name(session: &Session, seat: Seat) -> &str {
    session.player(seat).map_or(seat.in_words(), Player::in_words)
}

/// The names of players, with the army they play now for those who went on with an ally
/// after their elimination (T42): “Ann (playing Black)”.
pub(crate) struct Successors<'a> {
    session: &'a Session,
    armies: PlayerArmies,
}

impl<'a> Successors<'a> {
    pub(crate) fn of(session: &'a Session) -> Self {
        Self::at(session, usize::MAX)
    }

    /// Returns the names after this many actions.
    pub(crate) fn at(session: &'a Session, actions: usize) -> Self {
        let mut armies = PlayerArmies::new();
        for moment in session.moments().iter().take_while(|moment| moment.number <= actions) {
            armies.update(&moment.events);
        }
        Self { session, armies }
    }

    /// Returns the name of the player of an army.
    pub(crate) fn name_of_army(&self, army: Seat) -> String {
        self.name(self.armies.player_of(army), army)
    }

    /// Returns the name of the player who began with an army.
    pub(crate) fn name_of_player(&self, player: Seat) -> String {
        self.name(player, self.armies.seat(player).unwrap_or(player))
    }

    fn name(&self, player: Seat, army: Seat) -> String {
        let name = player_name(self.session, player);
        if player == army { name.to_owned() } else { playing(name, army) }
    }
}

fn playing(name: &str, army: Seat) -> String {
    text::seats::Playing { name, army: army.in_words() }.say()
}

/// Returns the name of a player by the army they play, from the cover of a game: its moves, which
/// would say who went on with an ally, aren't replayed. It names only the army if several players
/// may have gone on with it.
pub(crate) fn name_on_cover(cover: &Cover, players: &[Player], army: Seat) -> String {
    let began = |seat: Seat| players.iter().find(|player| player.seat == seat);
    if let Some(player) = began(army) {
        return player.in_words().to_owned();
    }
    // A player who goes on with an ally leaves the first army without a player.
    let mut without = players.iter().filter(|player| cover.controls[player.seat].is_none());
    let is_new = |seat: &Seat| began(*seat).is_none() && cover.controls[*seat].is_some();
    let is_only = Seat::ALL.into_iter().filter(is_new).eq([army]);
    match (without.next(), without.next()) {
        (Some(player), None) if is_only => playing(player.in_words(), army),
        _ => army.in_words().to_owned(),
    }
}

/// Returns the name of the player who began at a seat, with the ally they play now, if they do.
pub fn name_with_ally(session: &Session, player: Seat) -> String {
    Successors::of(session).name_of_player(player)
}

/// Returns “you” for the person at the screen, or else the player's name.
pub fn called(session: &Session, seat: Seat) -> &str {
    if session.viewer() == Some(seat) { text::dice::you() } else { player_name(session, seat) }
}

/// Returns the names of some seats, as a list in words.
pub(crate) fn player_names(session: &Session, seats: SeatSet) -> String {
    text::all_of(&seats.iter().map(|seat| player_name(session, seat)).collect::<Vec<_>>())
}

/// Returns the name of the only person at this screen; `None` if several people are here, or
/// somebody who wasn't in the game when it began.
pub fn only_person_here(session: &Session) -> Option<String> {
    Some(session.only_person_here()?.in_words().trim().to_owned())
}

/// Returns the people at a table, here or remote, with their names, and `true` for those whose
/// devices have pledged (D3).
pub fn joined(session: &Session) -> Vec<(Seat, String, bool)> {
    let pledged = session.pledged();
    let person = |seat| (seat, player_name(session, seat).to_owned(), pledged.contains(seat));
    session.everybody().iter().map(person).collect()
}
