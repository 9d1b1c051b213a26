//! Line icons, drawn in a box of 24 units.

use leptos::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IconKind {
    Undo,
    Cards,
    Log,
    Menu,
    Plus,
    Minus,
    Whole,
    /// A crown.
    Crown,
    Flag,
    Shield,
    Computer,
    Close,
    /// An arrow down.
    Fold,
    Hint,
    Path,
    Back,
    Forward,
    Clock,
    Play,
    Pause,
    Sliders,
    Book,
    Gear,
    /// Two links of a chain.
    Chain,
    Folder,
    /// An arrow down onto a line.
    Download,
    /// The bars of a chart.
    Bars,
}

impl IconKind {
    /// Returns the icon's lines, in a box of 24 units.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Self::Cards => "M4 7l9-3 5 14-9 3zM16 5h5v14h-2",
            Self::Log => "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
            Self::Menu => "M4 6h16M4 12h16M4 18h16",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Minus => "M5 12h14",
            Self::Whole => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
            Self::Crown => "M5 18L3 7l5 4 4-7 4 7 5-4-2 11z",
            Self::Flag => "M5 21V4M5 4h13l-3 4 3 4H5",
            Self::Shield => "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Back => "M15 5l-7 7 7 7",
            Self::Forward => "M9 5l7 7-7 7",
            Self::Clock => "M12 3a9 9 0 1 0 .01 0M12 7v5l-3 3",
            Self::Fold => "M6 9l6 6 6-6",
            Self::Hint => "M9 18h6M10 21h4M9 15c-2-1-3-3-3-6a6 6 0 0 1 12 0c0 3-1 5-3 6v1H9z",
            Self::Path => "M5 19h.01M5 15c0-4 6-2 6-6s5-4 7-4M15 2l4 3-3 4M12 14h.01",
            Self::Play => "M8 5l11 7-11 7z",
            Self::Pause => "M9 5v14M15 5v14",
            Self::Sliders => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
            Self::Book => "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1v14",
            Self::Gear => {
                "M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
            }
            Self::Chain => {
                "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
            }
            Self::Folder => "M3 19V5h6l2 3h10v11z",
            Self::Download => "M12 3v12M7 10l5 5 5-5M4 20h16",
            Self::Bars => "M6 20v-6M12 20V4M18 20V9",
            Self::Computer => "M4 5h16v11H4zM9 20h6M12 16v4",
        }
    }
}

/// An icon in the colour of the text. Its meaning is explained by the text beside it, or by the
/// label of its button.
#[component]
pub fn Icon(kind: IconKind) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=kind.path() />
        </svg>
    }
}
