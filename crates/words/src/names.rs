//! Names of armies, players and terms of poker.

use crate::InWords;
use engine::core::Seat;
use engine::game::Player;
use engine::poker::{Category, Street, Variant};

/// Records use the army's [`name`](Seat::name).
impl InWords for Seat {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::Red => text::seats::red(),
            Self::Blue => text::seats::blue(),
            Self::Green => text::seats::green(),
            Self::Yellow => text::seats::yellow(),
            Self::Purple => text::seats::purple(),
            Self::Black => text::seats::black(),
        }
    }
}

/// Only names taken from the army are translated.
impl InWords for Player {
    type Words<'a> = &'a str;

    fn in_words(&self) -> &str {
        if self.name == self.seat.name() { self.seat.in_words() } else { &self.name }
    }
}

impl InWords for Variant {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::Draw => text::poker::five_card_draw(),
            Self::Stud => text::poker::seven_card_stud(),
            Self::HoldEm => text::poker::texas_hold_em(),
        }
    }
}

impl InWords for Street {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::Flop => text::poker::the_flop(),
            Self::Turn => text::poker::the_turn(),
            Self::River => text::poker::the_river(),
            Self::Third => text::poker::third_street(),
            Self::Fourth => text::poker::fourth_street(),
            Self::Fifth => text::poker::fifth_street(),
            Self::Sixth => text::poker::sixth_street(),
            Self::Seventh => text::poker::seventh_street(),
        }
    }
}

impl InWords for Category {
    type Words<'a> = &'static str;

    fn in_words(&self) -> &'static str {
        match self {
            Self::HighCard => text::poker::high_card(),
            Self::Pair => text::poker::pair(),
            Self::TwoPair => text::poker::two_pair(),
            Self::Trips => text::poker::trips(),
            Self::Straight => text::poker::straight(),
            Self::Flush => text::poker::flush(),
            Self::FullHouse => text::poker::full_house(),
            Self::Quads => text::poker::quads(),
            Self::StraightFlush => text::poker::straight_flush(),
        }
    }
}
