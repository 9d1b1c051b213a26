//! The files that somebody chose.

/// A file with text.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// Its name, with or without the folder.
    pub name: &'a str,
    /// Its bytes, in any encoding.
    pub content: &'a [u8],
}

/// A decoded picture.
#[derive(Debug, Clone, Copy)]
pub struct Picture<'a> {
    /// The name of its file.
    pub name: &'a str,
    /// The number of pixels in a row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The pixels row by row, each as red, green, blue and alpha.
    pub rgba: &'a [u8],
}
