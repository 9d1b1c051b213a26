//! A count of the saved games one after the other, step by step, which remembers unchanged games.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::game::{Counting, GameFacts};
use engine::core::Digest;
use table::Save;

/// The figures of games counted earlier, by id and digest; `None` for an unreadable game.
pub type CountedGames = BTreeMap<String, (Digest, Option<GameFacts>)>;

/// The memory that ledgers share. A game is stored as soon as it has been counted, so nothing is
/// lost if a ledger is dropped before it has finished.
pub type Memory = Rc<RefCell<CountedGames>>;

/// The games counted so far, and those that wait.
#[derive(Debug)]
pub struct Ledger {
    waiting: Vec<(String, String)>,
    counting: Option<(String, Digest, Counting)>,
    memory: Memory,
    games: usize,
}

impl Ledger {
    /// Returns a ledger of saved games, with their ids, and of games counted earlier. Games that
    /// are no longer saved are forgotten.
    pub fn new(texts: Vec<(String, String)>, memory: Memory) -> Self {
        let is_kept = |id: &String| texts.iter().any(|(kept, _)| kept == id);
        memory.borrow_mut().retain(|id, _| is_kept(id));
        let games = texts.len();
        Self { waiting: texts, counting: None, memory, games }
    }

    /// Counts on for at most this many moves. Returns `true` once all games have been counted.
    pub fn count(&mut self, most: usize) -> bool {
        if let Some((.., counting)) = &mut self.counting {
            if counting.count(most)
                && let Some((id, digest, counting)) = self.counting.take()
            {
                self.memory.borrow_mut().insert(id, (digest, counting.counted()));
            }
            return false;
        }
        let Some((id, text)) = self.waiting.pop() else { return true };
        let digest = Digest::of(text.as_bytes());
        if self.memory.borrow().get(&id).is_some_and(|(known, _)| *known == digest) {
            return false;
        }
        let save = match Save::read(&text) {
            // The game can be counted once its board has been read.
            Err(error) if error.missing_board().is_some() => return false,
            save => save.ok(),
        };
        match save.and_then(|save| Counting::of(&id, save).ok()) {
            Some(counting) => self.counting = Some((id, digest, counting)),
            None => drop(self.memory.borrow_mut().insert(id, (digest, None))),
        }
        false
    }

    /// Returns the number of games counted so far, and the number of all games.
    pub fn progress(&self) -> (usize, usize) {
        let rest = self.waiting.len() + usize::from(self.counting.is_some());
        (self.games - rest, self.games)
    }

    /// Returns the games' figures and the number of unreadable games, once all are counted.
    pub fn counted(&self) -> (Vec<GameFacts>, usize) {
        let known = self.memory.borrow();
        let games = known.values().filter_map(|(_, facts)| facts.clone());
        let unread = known.values().filter(|(_, facts)| facts.is_none()).count();
        (games.collect(), unread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::testing;

    fn ledger(texts: &[(&str, &str)], memory: &Memory) -> Ledger {
        let texts = texts.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned()));
        Ledger::new(texts.collect(), Rc::clone(memory))
    }

    fn counted(texts: &[(&str, &str)], memory: &Memory) -> (Ledger, usize) {
        let (mut ledger, mut steps) = (ledger(texts, memory), 0);
        while !ledger.count(20) {
            steps += 1;
            let (done, all) = ledger.progress();
            assert!(done <= all);
        }
        (ledger, steps)
    }

    #[test]
    fn games_are_counted_once_and_again_when_they_have_changed_or_gone() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 60);
        let running = Save::of(&session, 1).to_text();
        testing::play_some(&mut session, 2_000);
        let over = Save::of(&session, 2).to_text();
        let memory = Memory::default();
        let (first, many) = counted(&[("a", &running), ("b", &over), ("c", "damaged")], &memory);
        let (games, unread) = first.counted();
        assert_eq!((games.len(), unread, first.progress()), (2, 1, (3, 3)));
        assert!(many > 10);
        let (second, few) = counted(&[("a", &running), ("b", &over)], &memory);
        assert_eq!((few, second.counted().0, second.counted().1), (2, games, 0), "nothing anew");
        let (third, _) = counted(&[("a", &over)], &memory);
        let (games, _) = third.counted();
        assert_eq!(games.len(), 1, "what was deleted does not count");
        assert!(games[0].is_over && games[0].id == "a");
    }
    #[test]
    fn who_leaves_before_all_is_counted_loses_nothing_of_what_was() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let over = Save::of(&session, 2).to_text();
        let (texts, memory) = ([("a", over.as_str()), ("b", over.as_str())], Memory::default());
        let mut left = ledger(&texts, &memory);
        while left.progress() != (1, 2) {
            assert!(!left.count(20));
        }
        drop(left);
        let (_, rest) = counted(&texts, &memory);
        let (_, all) = counted(&texts, &Memory::default());
        assert!(rest < all, "{rest} steps of {all}");
    }
}
