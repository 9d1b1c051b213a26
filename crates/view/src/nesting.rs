//! What a browser would put elsewhere when it reads a template, and where holes would then not be found.

/// Where in a template an element stands.
#[derive(Clone, Default)]
pub struct Around {
    tags: Vec<String>,
}

impl Around {
    /// Within this element too.
    pub fn within(&self, tag: &str) -> Self {
        let mut tags = self.tags.clone();
        tags.push(tag.to_owned());
        Self { tags }
    }

    /// Whether pictures are drawn here.
    pub fn is_picture(&self) -> bool {
        let mut inner = self.tags.iter().rev();
        inner
            .find_map(|tag| match tag.as_str() {
                "foreignObject" => Some(false),
                "svg" => Some(true),
                tag => crate::tags::is_of_picture(tag).then_some(true),
            })
            .unwrap_or(false)
    }

    /// In what a browser would not let this element stand.
    pub fn forbids(&self, tag: &str) -> Option<String> {
        let parent = self.tags.last()?.as_str();
        if self.is_picture() {
            let drawn =
                crate::tags::is_of_picture(tag) || ["a", "title", "style", "script"].contains(&tag);
            return (!drawn).then(|| "svg".to_owned());
        }
        let table = ["table", "thead", "tbody", "tfoot", "tr", "select"];
        let placed = match tag {
            "caption" | "colgroup" | "thead" | "tbody" | "tfoot" => parent == "table",
            "tr" => ["thead", "tbody", "tfoot"].contains(&parent),
            "td" | "th" => parent == "tr",
            "col" => parent == "colgroup",
            "option" => ["select", "optgroup", "datalist"].contains(&parent),
            "optgroup" => parent == "select",
            _ => !table.contains(&parent),
        };
        if !placed {
            return Some(parent.to_owned());
        }
        let (closes, up_to): (&[&str], &[&str]) = match tag {
            "a" | "button" | "form" => (&[tag], &["td", "th", "caption"]),
            "li" => (&["li", "p"], &["ul", "ol", "menu", "div", "button", "td", "th"]),
            "dt" | "dd" => (&["dt", "dd", "p"], &["dl", "div", "button", "td", "th"]),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => (
                &["p", "h1", "h2", "h3", "h4", "h5", "h6"],
                &["button", "td", "th", "div", "section"],
            ),
            tag if CLOSES_PARAGRAPH.contains(&tag) => (&["p"], &["button", "td", "th", "caption"]),
            _ => return None,
        };
        let inner = self.tags.iter().rev().map(String::as_str);
        let up = inner.take_while(|around| !up_to.contains(around) || closes.contains(around));
        up.into_iter().find(|around| closes.contains(around)).map(str::to_owned)
    }
}

const CLOSES_PARAGRAPH: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "center",
    "details",
    "dialog",
    "dir",
    "div",
    "dl",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "header",
    "hgroup",
    "hr",
    "main",
    "menu",
    "nav",
    "ol",
    "p",
    "pre",
    "search",
    "section",
    "summary",
    "table",
    "ul",
];
