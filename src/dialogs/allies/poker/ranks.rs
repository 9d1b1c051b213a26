//! The ranking of hands, with the rule of the red queens (C6).

use leptos::prelude::*;

use crate::dialogs::cards::playing_card::PlayingCard;
use engine::poker::{Ace, Card, Category, Ranking};
use screens::route::Route;
use words::InWords;

/// Lists the categories from the best down, each with an example, and any special rules.
#[component]
pub(super) fn Ranks(ranking: Ranking) -> impl IntoView {
    let rows = Category::ALL.into_iter().rev().map(|category| {
        let cards = example(category).map(|card| view! { <PlayingCard card small=true/> });
        view! {
            <tr>
                <th scope="row">{category.in_words()}</th>
                <td><div class="poker-example">{cards}</div></td>
            </tr>
        }
    });
    let queens = ranking.red_queens_high.then(text::poker::ranks_queens);
    let ace = match ranking.ace {
        Ace::High => text::poker::ranks_ace_high(),
        Ace::Low => text::poker::ranks_ace_low(),
    };
    view! {
        <details class="poker-ranks">
            <summary>{text::poker::ranks()}</summary>
            {queens.map(|text| view! { <p class="hint">{text}</p> })}
            <p class="quiet">{ace}" "<a href=Route::Rules(Some("C6".to_owned())).hash()>{text::parts::rule("C6")}</a></p>
            <table><tbody>{rows.collect_view()}</tbody></table>
        </details>
    }
}

fn example(category: Category) -> [Card; 5] {
    use Card::{
        AceOfClubs, EightOfHearts, FiveOfDiamonds, FiveOfHearts, FiveOfSpades, FourOfClubs,
        FourOfHearts, JackOfHearts, JackOfSpades, KingOfHearts, NineOfClubs, NineOfDiamonds,
        NineOfHearts, NineOfSpades, QueenOfClubs, QueenOfHearts, SevenOfClubs, SevenOfHearts,
        SixOfClubs, SixOfHearts, TwoOfClubs, TwoOfDiamonds, TwoOfHearts,
    };
    match category {
        Category::StraightFlush => {
            [FourOfHearts, FiveOfHearts, SixOfHearts, SevenOfHearts, EightOfHearts]
        }
        Category::Quads => [NineOfClubs, NineOfDiamonds, NineOfHearts, NineOfSpades, TwoOfHearts],
        Category::FullHouse => {
            [FiveOfDiamonds, FiveOfHearts, FiveOfSpades, JackOfHearts, JackOfSpades]
        }
        Category::Flush => [TwoOfHearts, FiveOfHearts, NineOfHearts, JackOfHearts, QueenOfHearts],
        Category::Straight => [FourOfClubs, FiveOfHearts, SixOfClubs, SevenOfClubs, EightOfHearts],
        Category::Trips => [TwoOfClubs, TwoOfDiamonds, TwoOfHearts, NineOfSpades, KingOfHearts],
        Category::TwoPair => [FiveOfHearts, FiveOfSpades, NineOfClubs, NineOfHearts, AceOfClubs],
        Category::Pair => [QueenOfClubs, QueenOfHearts, SevenOfClubs, FiveOfSpades, TwoOfClubs],
        Category::HighCard => [AceOfClubs, JackOfSpades, EightOfHearts, SixOfClubs, TwoOfDiamonds],
    }
}
