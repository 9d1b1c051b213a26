//! What becomes of each node: an expression that is an `AnyView`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use rstml::node::{Node, NodeBlock, NodeElement};
use syn::spanned::Spanned;
use syn::{Block, Expr, Result, Stmt};

use crate::sketch::Sketch;
use crate::tags;

/// All that one `view!` draws.
pub fn nodes(nodes: Vec<Node>) -> Result<TokenStream> {
    let mut views = flat(nodes).map(node).collect::<Result<Vec<_>>>()?;
    if views.len() == 1 {
        return Ok(views.remove(0));
    }
    Ok(quote! { ::red_queens::erased::holes::row(::std::vec![#(#views),*]) })
}

/// The nodes without comments, and those of fragments in their places.
pub fn flat(nodes: Vec<Node>) -> Box<dyn Iterator<Item = Node>> {
    Box::new(nodes.into_iter().flat_map(|node| match node {
        Node::Fragment(fragment) => flat(fragment.children),
        Node::Comment(_) => Box::new(std::iter::empty()),
        node => Box::new(std::iter::once(node)),
    }))
}

fn node(node: Node) -> Result<TokenStream> {
    match node {
        Node::Element(element) if !tags::is_component(&element) => Sketch::of(element),
        Node::Text(text) => Ok(quote! { ::red_queens::erased::holes::any(#text) }),
        node => child(node),
    }
}

/// A node that is no element and no text.
pub fn child(node: Node) -> Result<TokenStream> {
    match node {
        Node::Element(element) => component(element),
        Node::Block(block) => Ok(self::block(&block)),
        node => Err(syn::Error::new_spanned(
            node,
            "only elements, blocks, and text in quotes are drawn",
        )),
    }
}

fn block(block: &NodeBlock) -> TokenStream {
    let is_closure = matches!(block, NodeBlock::ValidBlock(Block { stmts, .. })
        if matches!(stmts.as_slice(), [Stmt::Expr(Expr::Closure(_), _)]));
    if is_closure {
        let live = quote_spanned! { block.span() => live };
        return quote! { ::red_queens::erased::holes::#live(#block) };
    }
    // A closure that has a name is live, too: which it is says its type.
    let drawn = quote_spanned! { block.span() => drawn };
    quote! {{
        use ::red_queens::erased::holes::{Block as _Block, Live as _, Still as _};
        (&mut &mut _Block::new(#block)).#drawn()
    }}
}

/// A component as Leptos draws it, but with children that are drawn here.
fn component(mut element: NodeElement<rstml::node::Infallible>) -> Result<TokenStream> {
    let children: Vec<_> = flat(std::mem::take(&mut element.children)).collect();
    element.children = match children.as_slice() {
        [] | [Node::Text(_)] => children,
        _ => {
            let drawn = nodes(children)?;
            vec![Node::Block(NodeBlock::ValidBlock(syn::parse2(quote!({ #drawn }))?))]
        }
    };
    Ok(
        quote! { ::red_queens::erased::holes::any(::leptos::prelude::view! { #element }.into_inner()) },
    )
}
