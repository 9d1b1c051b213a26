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
pub struct DecodedPicture<'a> {
    /// The name of its file.
    pub name: &'a str,
    /// The number of pixels in a row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The pixels row by row, each as red, green, blue and alpha.
    pub rgba: &'a [u8],
}

impl File<'_> {
    /// Returns the name of the board in a file that doesn't say it: the file's own, without its
    /// ending.
    pub(crate) fn title(&self) -> String {
        let name = base(self.name);
        let name = name.rsplit_once('.').map_or(name, |(name, _)| name);
        name.replace('_', " ").trim().to_owned()
    }
}

/// Returns the name of a file without its folder.
pub(crate) fn base(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}
