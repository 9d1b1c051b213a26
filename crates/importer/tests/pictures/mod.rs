//! Pictures of the Skerries.

use importer::DecodedPicture;

const SIZE: (usize, usize) = (150, 90);

/// The territories as rectangles: left, top, right and bottom.
const LANDS: [[usize; 4]; 8] = [
    [20, 15, 48, 45],
    [48, 15, 72, 45],
    [20, 45, 48, 75],
    [48, 45, 72, 75],
    [102, 15, 130, 45],
    [102, 45, 130, 75],
    [83, 61, 94, 72],
    [87, 20, 89, 22],
];

/// A picture that owns its pixels.
pub struct Painted {
    name: String,
    rgba: Vec<u8>,
}

impl Painted {
    fn new(name: &str, colour: impl Fn(usize, usize) -> [u8; 3]) -> Self {
        let pixels = (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (x, y)));
        let rgba = pixels.flat_map(|(x, y)| {
            let [red, green, blue] = colour(x, y);
            [red, green, blue, 255]
        });
        Self { name: name.to_owned(), rgba: rgba.collect() }
    }

    /// Returns a picture of this size without anything on it.
    #[must_use]
    pub fn blank(self) -> Self {
        Self { rgba: vec![255; self.rgba.len()], ..self }
    }

    /// Returns the picture with red paint over it.
    #[must_use]
    pub fn coloured(mut self) -> Self {
        self.rgba.chunks_exact_mut(4).for_each(|pixel| pixel[0] = 200);
        self
    }

    pub fn borrow(&self) -> DecodedPicture<'_> {
        DecodedPicture { name: &self.name, width: SIZE.0, height: SIZE.1, rgba: &self.rgba }
    }
}

fn land(x: usize, y: usize) -> Option<usize> {
    LANDS.iter().position(|[left, top, right, bottom]| {
        (*left..*right).contains(&x) && (*top..*bottom).contains(&y)
    })
}

/// Returns an image map whose greys are the numbers of the territories.
pub fn numbers(name: &str) -> Painted {
    let grey = |x, y| land(x, y).map_or(255, |land| u8::try_from(land + 1).unwrap_or(255));
    Painted::new(name, |x, y| [grey(x, y); 3])
}

/// Returns a map of white areas with black lines around them, on a blue sea.
pub fn areas(name: &str) -> Painted {
    Painted::new(name, |x, y| {
        let is_tiny = land(x, y) == Some(7);
        let is_edge = [(x + 1, y), (x, y + 1)].into_iter().any(|(a, b)| land(a, b) != land(x, y));
        match land(x, y) {
            None => [60, 110, 220],
            Some(_) if is_edge && !is_tiny => [0, 0, 0],
            Some(_) => [255, 255, 255],
        }
    })
}
