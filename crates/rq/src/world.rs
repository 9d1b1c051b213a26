//! `rq world`: the board of a seed.

use clap::Args;

use super::Run;
use super::output::{Failure, Output};
use super::picture::{land, picture};
use worldgen::{SIZE, WorldSeed, generate, outlines};

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
        let outlines = outlines(self.seed)?;
        let lands =
            outlines.iter().enumerate().map(|(continent, outline)| land(outline, continent));
        output.line(picture(width, height, lands))
    }
}
