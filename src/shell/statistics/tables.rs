//! The tables of the statistics. On phones each row is a list of labels and values; elsewhere, what
//! is too wide can be scrolled sideways by finger or with arrow keys.

use leptos::prelude::*;

use screens::route::Route;
use screens::statistics::account::{GameRow, Row, Table};

/// Shows games added up in one way.
#[component]
pub(super) fn Sums(table: Table) -> impl IntoView {
    let Table { title, head, of_people, rows } = table;
    let mut heads = vec![
        Head::Words(head),
        Head::Numbers(text::statistics::games()),
        Head::Numbers(text::statistics::won()),
        Head::Numbers(text::statistics::against_odds()),
        Head::Numbers(text::statistics::rounds()),
    ];
    if of_people {
        heads.push(Head::Words(text::statistics::streak()));
        heads.push(Head::Words(text::statistics::favourite()));
    }
    let row = |row: Row| {
        let Row { label, games, won, against_odds, rounds, streak, favourite } = row;
        let more = of_people.then(|| {
            view! {
                <td class="long" data-label=text::statistics::streak()>{streak}</td>
                <td class="long" data-label=text::statistics::favourite()>{favourite}</td>
            }
        });
        view! {
            <tr>
                <th scope="row">{label}</th>
                <td class="number" data-label=text::statistics::games()>{games}</td>
                <td class="number" data-label=text::statistics::won()>{won}</td>
                <td class="number" data-label=text::statistics::against_odds()>{against_odds}</td>
                <td class="number" data-label=text::statistics::rounds()>{rounds}</td>
                {more}
            </tr>
        }
        .into_any()
    };
    wide(title, heads, rows.into_iter().map(row).collect())
}

/// Lists the games, with links to roll their dice again.
#[component]
pub(super) fn Games(games: Vec<GameRow>) -> impl IntoView {
    let heads = vec![
        Head::Words(text::statistics::title_of()),
        Head::Words(text::statistics::rules()),
        Head::Words(text::statistics::winner()),
        Head::Numbers(text::statistics::rounds()),
        Head::Words(text::statistics::last_played()),
        Head::Words(text::statistics::dice()),
    ];
    let row = |row: GameRow| {
        let GameRow { id, title, rules, winners, rounds, ago } = row;
        let (game, dice) = (Route::Game(id.clone()).hash(), Route::FairDice(id).hash());
        let label = text::statistics::dice_of(&title);
        view! {
            <tr>
                <th scope="row"><a href=game>{title}</a></th>
                <td data-label=text::statistics::rules()>{rules}</td>
                <td data-label=text::statistics::winner()>{winners}</td>
                <td class="number" data-label=text::statistics::rounds()>{rounds}</td>
                <td data-label=text::statistics::last_played()>{ago}</td>
                <td data-label=text::statistics::dice()><a href=dice aria-label=label>{text::statistics::dice()}</a></td>
            </tr>
        }
        .into_any()
    };
    wide(text::statistics::games(), heads, games.into_iter().map(row).collect())
}

/// The title of a column, and the kind of its cells.
enum Head {
    Words(&'static str),
    Numbers(&'static str),
}

fn wide(title: &'static str, heads: Vec<Head>, rows: Vec<AnyView>) -> AnyView {
    let head = |head: Head| match head {
        Head::Words(head) => view! { <th scope="col">{head}</th> },
        Head::Numbers(head) => view! { <th class="number" scope="col">{head}</th> },
    };
    let heads = heads.into_iter().map(head).collect_view();
    view! {
        <div class="wide-table" role="region" tabindex="0" aria-label=title>
            <table>
                <caption>{title}</caption>
                <thead><tr>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
