use crate::rq;

#[test]
fn the_world_of_a_seed_is_printed_drawn_and_played_on() {
    let board = rq("world world-queen-055").json();
    assert_eq!(board["title"], "World-QVEEN-055");
    assert_eq!(board["territories"].as_array().unwrap().len(), 18);
    let picture = rq("world --svg World-QVEEN-055").stdout;
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
    let map = rq("map --board-file World-QVEEN-055").stdout;
    let territory = board["territories"][0]["name"].as_str().unwrap();
    assert!(map.contains(territory), "{map}");
}

#[test]
fn a_word_that_is_no_seed_is_refused_with_an_example() {
    let run = rq("world Atlantis");
    let refused = run.refused(2);
    assert!(refused.contains("“Atlantis”") && refused.contains("World-QVEEN-555"), "{refused}");
}
