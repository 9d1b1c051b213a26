//! `rq world`: the board of a seed.

use clap::Args;

use super::Run;
use super::output::{Failure, Output};
use worldgen::{SIZE, WorldSeed, generate, outlines};

/// The colours of the continents in a picture.
const COLOURS: [&str; 6] = ["#e9cf8f", "#c9d99a", "#e6b8a2", "#d9c4a8", "#b9d3b4", "#d6bcd4"];

/// Generate the board of a seed: its file, or a picture.
#[derive(Debug, Args)]
pub(super) struct WorldCommand {
    /// The title of the world, such as `World-QVEEN-555`: five characters to choose, then the sliders for size, water and
    /// ruggedness.
    #[arg(value_parser = seed)]
    seed: WorldSeed,
    /// Draw the continents as SVG, instead of printing the file.
    #[arg(long)]
    svg: bool,
}

fn seed(title: &str) -> Result<WorldSeed, String> {
    let form = "it is five letters or digits, then three digits, as in World-QVEEN-555";
    title.parse().map_err(|_| format!("“{title}” is no seed: {form}"))
}

impl Run for WorldCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        if !self.svg {
            return output.line(generate(self.seed)?);
        }
        let (width, height) = SIZE;
        output.line(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">"
        ))?;
        output.line("<path fill=\"#bfd7db\" d=\"M0 0H1600V900H0z\"/>")?;
        for (outline, colour) in outlines(self.seed)?.iter().zip(COLOURS.iter().cycle()) {
            output.line(format!("<path fill=\"{colour}\" stroke=\"#54483a\" d=\"{outline}\"/>"))?;
        }
        output.line("</svg>")
    }
}
