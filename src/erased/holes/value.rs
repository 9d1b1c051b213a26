//! What attributes are set to.

use std::borrow::Cow;

use leptos::prelude::{Get, Signal};

use crate::erased::Derived;

/// What an attribute, a class, a part of the style or a property is set to.
pub enum Value {
    Text(Cow<'static, str>),
    Flag(bool),
    Nothing,
    Live(Box<dyn FnMut() -> Value + Send>),
}

/// What can be said of an attribute; `M` tells values from closures that give them.
pub trait IntoValue<M> {
    fn into_value(self) -> Value;
}

/// A value as it is.
pub struct Plain;

/// A value that a closure gives.
pub struct Called<M>(M);

macro_rules! plain {
    ($($of:ty: $value:ident => $made:expr;)*) => {$(
        impl IntoValue<Plain> for $of {
            fn into_value(self) -> Value {
                let $value = self;
                $made
            }
        }
    )*};
}

plain! {
    Value: value => value;
    bool: flag => Value::Flag(flag);
    &'static str: text => Value::Text(Cow::Borrowed(text));
    String: text => Value::Text(Cow::Owned(text));
    Cow<'static, str>: text => Value::Text(text);
    u8: number => Value::Text(number.to_string().into());
    u16: number => Value::Text(number.to_string().into());
    u32: number => Value::Text(number.to_string().into());
    usize: number => Value::Text(number.to_string().into());
    i32: number => Value::Text(number.to_string().into());
    f32: number => Value::Text(number.to_string().into());
    f64: number => Value::Text(number.to_string().into());
}

impl<V: IntoValue<Plain>> IntoValue<Plain> for Option<V> {
    fn into_value(self) -> Value {
        self.map_or(Value::Nothing, V::into_value)
    }
}

impl<V: IntoValue<Plain> + Clone + Send + Sync + 'static> IntoValue<Plain> for Signal<V> {
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self.get().into_value()))
    }
}

impl<V: IntoValue<Plain> + PartialEq + Clone + Send + Sync + 'static> IntoValue<Plain>
    for Derived<V>
{
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self.get().into_value()))
    }
}

impl<M, V: IntoValue<M>, F: FnMut() -> V + Send + 'static> IntoValue<Called<M>> for F {
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_value()))
    }
}

/// A value that was set.
#[derive(PartialEq)]
pub enum Shown {
    Text(Cow<'static, str>),
    Flag(bool),
    Nothing,
}

impl Value {
    /// What is to be seen of it now.
    pub(super) fn shown(self) -> Shown {
        match self {
            Self::Text(text) => Shown::Text(text),
            Self::Flag(flag) => Shown::Flag(flag),
            Self::Nothing => Shown::Nothing,
            Self::Live(mut call) => call().shown(),
        }
    }
}
