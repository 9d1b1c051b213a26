//! The common form of option values: names in text form.

use crate::core::{English, messages};

/// Defines an option: an enum whose variants have names in text form, and docs for people.
macro_rules! option_enum {
    ($(#[$meta:meta])* $Option:ident { $($(#[$doc:meta])* $Variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $Option { $($(#[$doc])* $Variant),+ }

        impl fmt::Display for $Option {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$Variant => $name),+ })
            }
        }

        impl FromStr for $Option {
            type Err = UnknownValue;
            fn from_str(text: &str) -> Result<Self, UnknownValue> {
                match text {
                    $($name => Ok(Self::$Variant),)+
                    _ => Err(UnknownValue(text.to_owned())),
                }
            }
        }
    };
}

pub(super) use option_enum;

/// The error for a text that is no value of the option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct UnknownValue(pub String);

messages! { UnknownValue {
    Self(found) => ["no-value", "“{found}” is not a value of this option", found],
} }
