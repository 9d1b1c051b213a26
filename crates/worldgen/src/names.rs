//! Names that nobody has heard before but anybody can say. Each continent has a language of its own.

use cartography::draws::Draws;

/// The sounds of a language.
struct Tongue {
    onsets: &'static [&'static str],
    vowels: &'static [&'static str],
    /// Ends of a first syllable.
    codas: &'static [&'static str],
    /// Ends of territories, and of continents and seas.
    ends: &'static [&'static str],
    lands: &'static [&'static str],
}

const TONGUES: [Tongue; 9] = [
    Tongue {
        onsets: &[
            "B", "Br", "D", "F", "G", "Gr", "H", "Hr", "K", "L", "M", "R", "Sk", "St", "T", "Th",
            "V",
        ],
        vowels: &["a", "e", "i", "o", "u", "y"],
        codas: &["ld", "lm", "nd", "r", "rn", "rd", "st", "g", "k"],
        ends: &["vik", "mark", "holm", "fell", "ness", "gard", "dal", "by", "sund", "heid"],
        lands: &["land", "mark", "heim", "oya"],
    },
    Tongue {
        onsets: &["C", "Cl", "D", "F", "L", "M", "N", "P", "Qu", "R", "S", "T", "V", "Val"],
        vowels: &["a", "e", "i", "o", "au"],
        codas: &["l", "n", "r", "s", "v", "m", "nt", "rt", "lv"],
        ends: &["ia", "ena", "ora", "ano", "ella", "ium", "ento", "ara", "ona"],
        lands: &["ania", "oria", "elia", "uria"],
    },
    Tongue {
        onsets: &["H", "K", "L", "M", "N", "P", "R", "T", "V", "W"],
        vowels: &["a", "e", "i", "o", "u"],
        codas: &["", "", "", "", "i", "u"],
        ends: &["lua", "noa", "kai", "taru", "moe", "vai", "pali", "hiki", "nui", "rava"],
        lands: &["nesia", "mata", "lanui", "vara"],
    },
    Tongue {
        onsets: &[
            "B", "D", "G", "K", "Kr", "L", "M", "N", "P", "R", "S", "Sl", "T", "V", "Vl", "Z",
        ],
        vowels: &["a", "e", "i", "o", "u"],
        codas: &["l", "n", "r", "v", "z", "d", "b", "st"],
        ends: &["ovo", "grad", "ava", "itsa", "ino", "ovka", "enko", "isk", "nik"],
        lands: &["avia", "onia", "ovia", "aria"],
    },
    Tongue {
        onsets: &["A", "Ae", "E", "El", "Il", "L", "M", "N", "R", "S", "Th", "Y"],
        vowels: &["a", "e", "i", "o", "ae"],
        codas: &["l", "n", "r", "th", "rn", "ll", "nd"],
        ends: &["ion", "iel", "ath", "oros", "wen", "ador", "ilis", "une", "arin"],
        lands: &["andor", "aris", "elion", "oria"],
    },
    Tongue {
        onsets: &["B", "D", "F", "G", "H", "J", "K", "M", "N", "Q", "R", "S", "Sh", "T", "Y", "Z"],
        vowels: &["a", "a", "i", "u", "e"],
        codas: &["b", "d", "l", "m", "n", "r", "z", "sh", "q"],
        ends: &["abad", "ira", "an", "ur", "eh", "ida", "amar", "una", "izar"],
        lands: &["istan", "ara", "azar", "uran"],
    },
    Tongue {
        onsets: &[
            "Ab", "B", "C", "D", "Dr", "F", "Gl", "K", "L", "M", "Mor", "P", "R", "T", "Tr", "W",
        ],
        vowels: &["a", "e", "i", "o", "y"],
        codas: &["n", "r", "l", "nn", "rr", "lw", "ch"],
        ends: &["more", "loch", "glen", "wyn", "dun", "ford", "mere", "combe", "ross"],
        lands: &["shire", "alba", "annan", "moor"],
    },
    Tongue {
        onsets: &["A", "Ch", "H", "I", "K", "M", "N", "O", "S", "Sh", "T", "Y"],
        vowels: &["a", "i", "o", "u", "e"],
        codas: &["", "", "", "n", "", "ku"],
        ends: &["mota", "shimo", "kazu", "haru", "saku", "zumi", "mine", "dori", "yuma", "tane"],
        lands: &["shura", "goru", "tora", "nami"],
    },
    Tongue {
        onsets: &["B", "Ch", "D", "G", "K", "L", "M", "Mb", "N", "Nd", "S", "T", "W", "Z"],
        vowels: &["a", "e", "i", "o", "u"],
        codas: &["", "m", "n", "", "", "l"],
        ends: &["bala", "wezi", "gani", "ngo", "zuri", "tembe", "rundo", "kala", "mbasa"],
        lands: &["wana", "embe", "anda", "ora"],
    },
];

/// Parts of words that no name may have.
const UNWANTED: [&str; 58] = [
    "anal", "anus", "arse", "ass", "bitch", "boob", "cock", "coon", "crap", "cum", "cunt", "dago",
    "damn", "dick", "dyke", "fag", "fart", "fuck", "fuk", "gay", "gook", "gyp", "hell", "hitl",
    "homo", "hoe", "jap", "jew", "kaf", "kike", "kkk", "kum", "mord", "naz", "neg", "nig", "nips",
    "paki", "pee", "penis", "pis", "poo", "porn", "puta", "rap", "sex", "shit", "shito", "slut",
    "spic", "suck", "tard", "tit", "turd", "twat", "vag", "wank", "whor",
];

/// Whole names that people know.
const KNOWN: [&str; 64] = [
    "albania", "andorra", "angola", "arabia", "aragon", "bosnia", "bulgaria", "canada", "chad",
    "chile", "china", "congo", "cuba", "denmark", "estonia", "fiji", "ghana", "guinea", "haiti",
    "iran", "iraq", "israel", "italia", "japan", "kazan", "kenya", "korea", "kuwait", "laos",
    "latvia", "libya", "mali", "malta", "moldavia", "moldova", "mombasa", "mongolia", "nepal",
    "niger", "nigeria", "oman", "oxford", "pakistan", "peru", "qatar", "rostov", "rwanda",
    "serbia", "slavonia", "somalia", "sudan", "syria", "tonga", "toronto", "tunisia", "turan",
    "turin", "uganda", "ukraine", "verona", "vienna", "yemen", "yuma", "zambia",
];

/// The most letters of a name on the map.
const LONGEST: usize = 9;

/// Invents names, none of which begins like another.
pub struct Names {
    dice: Draws,
    taken: Vec<String>,
    /// The languages of the continents.
    tongues: Vec<usize>,
}

impl Names {
    pub fn new(mut dice: Draws, continents: usize) -> Self {
        let mut left: Vec<usize> = (0..TONGUES.len()).collect();
        let tongues = (0..continents)
            .map(|_| if left.is_empty() { 0 } else { left.swap_remove(dice.below(left.len())) })
            .collect();
        Self { dice, taken: Vec::new(), tongues }
    }

    /// Returns a name for a territory.
    pub fn territory(&mut self, continent: usize) -> String {
        self.fresh(continent, |tongue| tongue.ends)
    }

    /// Returns a name for a continent.
    pub fn continent(&mut self, continent: usize) -> String {
        self.fresh(continent, |tongue| tongue.lands)
    }

    fn fresh(&mut self, continent: usize, ends: fn(&Tongue) -> &'static [&'static str]) -> String {
        let tongue = &TONGUES[self.tongues[continent % self.tongues.len()]];
        let mut last = String::new();
        for _ in 0..400 {
            let name = word(&mut self.dice, tongue, ends(tongue));
            if self.is_good(&name) {
                self.taken.push(name.to_ascii_lowercase());
                return name;
            }
            last = name;
        }
        // Almost all names are taken, so append a number.
        let name = format!("{last}{}", self.taken.len());
        self.taken.push(name.to_ascii_lowercase());
        name
    }

    fn is_good(&self, name: &str) -> bool {
        let plain = name.to_ascii_lowercase();
        let alike = |other: &String| {
            let same = plain.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            same >= 4 || other.starts_with(&plain) || plain.starts_with(other.as_str())
        };
        (4..=LONGEST).contains(&name.len())
            && !self.taken.iter().any(alike)
            && !UNWANTED.iter().any(|part| plain.contains(part))
            && !KNOWN.contains(&plain.as_str())
            && is_sayable(&plain)
    }

    /// Draws one of these.
    pub fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        self.dice.pick(of)
    }
}

fn word(dice: &mut Draws, tongue: &Tongue, ends: &[&'static str]) -> String {
    let mut name = dice.pick(tongue.onsets).to_owned();
    let is_vowel = |text: &str| text.ends_with(is_vowel);
    if !is_vowel(&name) {
        name.push_str(dice.pick(tongue.vowels));
    }
    if dice.below(5) == 0 {
        name.push_str(&dice.pick(tongue.onsets).to_ascii_lowercase());
        if !is_vowel(&name) {
            name.push_str(dice.pick(tongue.vowels));
        }
    }
    name.push_str(dice.pick(tongue.codas));
    let end = dice.pick(ends);
    // Two vowels of different syllables, or too many consonants, are hard to say.
    if end.starts_with(['a', 'e', 'i', 'o', 'u']) && name.len() > 1 && is_vowel(&name) {
        name.pop();
    }
    name.push_str(end);
    name
}

fn is_vowel(c: char) -> bool {
    "aeiouy".contains(c.to_ascii_lowercase())
}

/// Returns `true` if a name has neither three consonants nor three vowels in a row, nor a letter
/// three times, nor a syllable twice.
fn is_sayable(plain: &str) -> bool {
    let letters: Vec<char> = plain.chars().collect();
    let runs = letters.windows(3).all(|three| {
        let vowels = three.iter().filter(|c| is_vowel(**c)).count();
        let cluster: String = three.iter().collect();
        let soft = [
            "str", "ndr", "rst", "ldr", "lth", "rth", "nth", "nsh", "rsh", "mbr", "ngl", "rgr",
            "ngr", "rkr", "ntr", "rdr",
        ];
        vowels != 3 && (vowels != 0 || soft.contains(&cluster.as_str()))
    });
    let four =
        letters.windows(4).all(|four| four[..2] != four[2..] && four.iter().any(|c| is_vowel(*c)));
    let double = letters.windows(2).all(|two| two[0] != two[1] || "lnrs".contains(two[0]));
    runs && four && double && letters.last().is_some_and(|c| !"jqvw".contains(*c))
}
