//! An element with all that is in it, as one text: how to come from hole to hole, and then the HTML.
//!
//! The steps: `D` to the first child, `N` to the next sibling, `U` back up; `A` what is filled in comes last in where one is, `B`
//! before where one is; `=name;` an attribute, `.name;` a class, `:name;` a property of the style, `*name;` a property, `!name;` a
//! listener, `&` a reference. They are in the order in which Leptos evaluates: first what is in an element, then its attributes.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use rstml::node::{
    Infallible, KVAttributeValue, KeyedAttribute, KeyedAttributeValue, Node, NodeAttribute,
    NodeElement,
};
use syn::spanned::Spanned;
use syn::{Error, Expr, Ident, Lit, Result};

use crate::draw;
use crate::nesting::Around;
use crate::tags;

/// Events that Leptos has no type for.
const UNTYPED: &[&str] = &["cancel"];

#[derive(Default)]
pub struct Sketch {
    pub steps: String,
    pub html: String,
    pub fillings: Vec<TokenStream>,
}

impl Sketch {
    /// The expression that draws this element.
    pub fn of(element: NodeElement<Infallible>) -> Result<TokenStream> {
        let mut sketch = Self::default();
        let tag = tags::plain(element.name());
        if tag != "svg" && tags::is_of_picture(&tag) {
            sketch.steps.push('S');
        }
        sketch.element(element, &Around::default())?;
        let Self { steps, html, fillings } = sketch;
        let sketch = steps + &html;
        Ok(quote! { ::red_queens::erased::holes::template(#sketch, ::std::vec![#(#fillings),*]) })
    }

    fn element(&mut self, element: NodeElement<Infallible>, around: &Around) -> Result<()> {
        let tag = tags::plain(element.name());
        if let Some(outer) = around.forbids(&tag) {
            let says = format!(
                "browsers do not let a <{tag}> stand here, within <{outer}>, when they read a template"
            );
            return Err(Error::new_spanned(element.name(), says));
        }
        let mut attributes = Vec::new();
        for attribute in &element.open_tag.attributes {
            match attribute {
                NodeAttribute::Attribute(attribute) => attributes.push(attribute.clone()),
                NodeAttribute::Block(block) => {
                    return Err(Error::new_spanned(
                        block,
                        "attributes of elements have names here",
                    ));
                }
            }
        }
        // Those of one kind each would be undone by those of all.
        attributes.sort_by_key(|attribute| {
            !matches!(attribute.key.to_string().as_str(), "class" | "style")
        });
        self.html.push('<');
        self.html += &tag;
        let mut holes = Vec::new();
        for attribute in attributes {
            let key = tags::plain(&attribute.key);
            let twice = holes.iter().any(|(earlier, _): &(String, _)| *earlier == key);
            if twice || self.baked(&key) {
                return Err(Error::new_spanned(
                    attribute,
                    format!("this element has a `{key}` already"),
                ));
            }
            match Value::of(&attribute) {
                Value::Said(said) if !key.contains(':') && key != "node_ref" => {
                    self.bake(&key, said.as_deref());
                }
                _ => holes.push((key, attribute)),
            }
        }
        self.html.push('>');
        if !tags::is_void(&tag) {
            self.children(element.children, &tag, &around.within(&tag))?;
            self.html.extend(["</", &tag, ">"]);
        } else if let Some(child) = element.children.first() {
            return Err(Error::new_spanned(child, format!("there is nothing in a <{tag}>")));
        }
        holes
            .into_iter()
            .try_for_each(|(key, attribute)| self.attribute(&tag, around, &key, &attribute))
    }

    /// Whether the open tag at the end of what is written has this attribute.
    fn baked(&self, key: &str) -> bool {
        let open =
            self.html.rfind('<').and_then(|start| self.html.get(start..)).unwrap_or_default();
        open.contains(&format!(" {key}=\""))
    }

    fn bake(&mut self, key: &str, said: Option<&str>) {
        let Some(said) = said else { return };
        let said = said.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        self.html.extend([" ", key, "=\"", &said, "\""]);
    }

    fn children(&mut self, children: Vec<Node>, tag: &str, around: &Around) -> Result<()> {
        let mut walk = Walk::default();
        let children: Vec<_> = draw::flat(children).collect();
        // How many nodes of the template come before each child, and whether one is at or after it.
        let mut children = children.into_iter().peekable();
        let mut written = 0;
        let mut after_text = false;
        let mut waiting = Vec::new();
        while let Some(child) = children.next() {
            match child {
                Node::Text(text) => {
                    let said = text.value_string();
                    if said.is_empty() {
                        continue;
                    }
                    let mut said = said;
                    while let Some(Node::Text(more)) =
                        children.next_if(|next| matches!(next, Node::Text(_)))
                    {
                        said += &more.value_string();
                    }
                    if after_text {
                        // Two texts with only holes between them would be one.
                        self.html += "<!>";
                        written += 1;
                        walk.fill(self, &mut waiting, written - 1);
                    }
                    if !self.fits(&said, tag) {
                        return Err(Error::new_spanned(
                            text,
                            format!("browsers let no text stand in <{tag}>"),
                        ));
                    }
                    self.html += &said.replace('&', "&amp;").replace('<', "&lt;");
                    written += 1;
                    walk.fill(self, &mut waiting, written - 1);
                    after_text = true;
                }
                Node::Element(element) if !tags::is_component(&element) => {
                    written += 1;
                    walk.fill(self, &mut waiting, written - 1);
                    let (steps, fillings) = (std::mem::take(&mut self.steps), self.fillings.len());
                    self.element(element, around)?;
                    let inner = std::mem::replace(&mut self.steps, steps);
                    if self.fillings.len() > fillings {
                        walk.to(self, written - 1);
                        self.steps += &inner;
                    }
                    after_text = false;
                }
                child => {
                    let drawn = draw::child(child)?;
                    waiting.push(quote! { ::red_queens::erased::holes::Hole::Child(#drawn) });
                }
            }
        }
        walk.up(self);
        for drawn in waiting {
            self.steps.push('A');
            self.fillings.push(drawn);
        }
        Ok(())
    }

    /// Whether the text may stand in such an element; what a browser would drop of it is doubled.
    fn fits(&mut self, said: &str, tag: &str) -> bool {
        if said.starts_with('\n')
            && matches!(tag, "pre" | "textarea")
            && self.html.ends_with(&format!("{tag}>"))
        {
            self.html.push('\n');
        }
        !matches!(
            tag,
            "table"
                | "thead"
                | "tbody"
                | "tfoot"
                | "tr"
                | "select"
                | "colgroup"
                | "style"
                | "script"
        )
    }

    fn attribute(
        &mut self,
        tag: &str,
        around: &Around,
        key: &str,
        attribute: &KeyedAttribute,
    ) -> Result<()> {
        let value = Value::expression(attribute)?;
        let span = value.span();
        let (kind, name) = key.split_once(':').unwrap_or(("", key));
        let (step, filling) = match kind {
            "" if key == "node_ref" => {
                let mut of = tag.to_owned();
                of[..1].make_ascii_uppercase();
                let of = Ident::new(&of, attribute.key.span());
                let space = if around.is_picture() || tags::is_of_picture(tag) {
                    quote! { svg }
                } else {
                    quote! { html::element }
                };
                let function = quote_spanned! { span => reference };
                let of = quote! { ::leptos::tachys::#space::#of };
                self.steps.push('&');
                self.fillings
                    .push(quote! { ::red_queens::erased::holes::#function::<#of, _>(#value) });
                return Ok(());
            }
            "on" => {
                let event = if UNTYPED.contains(&name) {
                    quote! { Custom::<::leptos::web_sys::Event>::new(#name) }
                } else {
                    Ident::new(name, attribute.key.span()).into_token_stream()
                };
                let function = quote_spanned! { span => heard };
                (
                    '!',
                    quote! { ::red_queens::erased::holes::#function(::leptos::tachys::html::event::#event, #value) },
                )
            }
            "" if key == "inner_html" => {
                return Err(Error::new_spanned(&attribute.key, "`inner_html` is not known here"));
            }
            "" | "class" | "style" | "prop" => {
                let function = quote_spanned! { span => value };
                let step = match kind {
                    "" => '=',
                    "class" => '.',
                    "style" => ':',
                    _ => '*',
                };
                (step, quote! { ::red_queens::erased::holes::#function(#value) })
            }
            _ => {
                return Err(Error::new_spanned(
                    &attribute.key,
                    format!("`{kind}:` is not known here"),
                ));
            }
        };
        self.steps.push(step);
        self.steps.extend([name, ";"]);
        self.fillings.push(filling);
        Ok(())
    }
}

/// Where among the children of an element the steps have led.
#[derive(Default)]
struct Walk {
    at: Option<usize>,
}

impl Walk {
    fn to(&mut self, sketch: &mut Sketch, child: usize) {
        let from = *self.at.get_or_insert_with(|| {
            sketch.steps.push('D');
            0
        });
        sketch.steps.extend(std::iter::repeat_n('N', child - from));
        self.at = Some(child);
    }

    /// Fills what waits before this child.
    fn fill(&mut self, sketch: &mut Sketch, waiting: &mut Vec<TokenStream>, child: usize) {
        for drawn in waiting.drain(..) {
            self.to(sketch, child);
            sketch.steps.push('B');
            sketch.fillings.push(drawn);
        }
    }

    fn up(self, sketch: &mut Sketch) {
        if self.at.is_some() {
            sketch.steps.push('U');
        }
    }
}

/// What an attribute is set to.
enum Value {
    /// Known now: a text, or that it is not there.
    Said(Option<String>),
    Made,
}

impl Value {
    fn of(attribute: &KeyedAttribute) -> Self {
        if matches!(attribute.possible_value, KeyedAttributeValue::None) {
            return Self::Said(Some(String::new()));
        }
        let Some(Expr::Lit(literal)) = attribute.value() else { return Self::Made };
        match &literal.lit {
            Lit::Str(text) => Self::Said(Some(text.value())),
            Lit::Int(number) => Self::Said(Some(number.base10_digits().to_owned())),
            Lit::Bool(yes) => Self::Said(yes.value.then(String::new)),
            _ => Self::Made,
        }
    }

    fn expression(attribute: &KeyedAttribute) -> Result<TokenStream> {
        match &attribute.possible_value {
            KeyedAttributeValue::None => Ok(quote!(true)),
            KeyedAttributeValue::Binding(_) => {
                Err(Error::new_spanned(attribute, "only components bind names"))
            }
            KeyedAttributeValue::Value(value) => Ok(match &value.value {
                KVAttributeValue::Expr(expression) => expression.to_token_stream(),
                KVAttributeValue::InvalidBraced(block) => block.to_token_stream(),
            }),
        }
    }
}
