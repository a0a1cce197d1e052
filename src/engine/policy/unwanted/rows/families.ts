import type { Concern } from "../../demand.ts";

/** A kind of things: how notes name it, where that is not by its name alone, and how drafts do. */
type Kind = {
  named?: string;
  called: string;
  /** It holds some of the others, and is what a community is about only where nothing narrower is. */
  isWide?: true;
};

/** Kinds that exclude each other: who promotes one of them where another is shown is elsewhere. */
export type Family = {
  /** What notes on a community have to speak of for it to be about one of them. */
  about: RegExp;
  /** Whose posts are meant, where that is not promotion alone. */
  of?: Concern;
  /** What comes before the name of another kind; anything near the start, where nothing is said. */
  lead?: string;
  kinds: Record<string, Kind>;
};

const GAMES: Family = {
  about: /^(?!.*\b(?:tabletop|trading|alone|rule book)\b).*\b(?:games?|gaming|novels?|likes?)\b/i,
  kinds: {
    metroidvania: { named: "metroidvanias?", called: "metroidvanias?|castlevania-?likes?" },
    roguelike: { named: "rogue-?li(?:ke|te)s?", called: "rogue-?li(?:ke|te)s?" },
    "4X": { called: "4x" },
    "tower defense": { named: "tower[- ]defen[cs]e", called: "tower[- ]defen[cs]e" },
    platformer: { named: "platformers?", called: "(?:[23]d )?platform(?:er|ing)s?" },
    "city builder": { named: "city[- ]?build(?:er|ing)s?", called: "city[- ]?build(?:er|ing)s?" },
    tycoon: { named: "tycoons?", called: "tycoons?|management sims?" },
    "farming game": { called: "farm(?:ing)? sims?|farming games?" },
    shooter: { called: "fps|(?:\\w+ )?shooters?|bullet hell" },
    "role-playing game": {
      named: "j?rpgs?|role-?playing",
      called: "j?rpgs?|role-?playing games?|dungeon crawlers?",
    },
    "visual novel": { named: "visual novels?", called: "visual novels?|dating sims?|otome" },
    "puzzle game": {
      named: "puzzle (?:video )?games?",
      called: "puzzle (?:games?|platformers?)|puzzlers?|match-3|sudoku",
    },
    "racing game": { called: "racing (?:games?|sims?)|racers?" },
    "card game": { called: "deck-?build(?:er|ing)s?|card games?" },
    sandbox: { called: "physics sandbox(?:es)?" },
    "survival game": {
      named: "survival (?:video )?games?",
      called: "survival (?:\\w+ )?games?|survival craft\\w*",
    },
    "idle game": {
      named: "idle|incremental",
      called: "idle (?:games?|rpgs?)|idlers?|clickers?|incremental|prestige|offline progress",
    },
    "fighting game": { called: "fighting games?|fighters?" },
    "adventure game": { called: "point[- ](?:and|&|n)[- ]click|adventure games?" },
    "text game": { called: "interactive fiction|text adventures?|muds|(?:an?|the|our|my) mud" },
    "word game": { named: "crosswords?|wordle", called: "word games?|trivia|crosswords?|wordles?" },
    strategy: {
      called: "strateg\\w+|tactic\\w*|rts|4x|tower[- ]defen[cs]e|wargames?|autobattlers?",
      isWide: true,
    },
  },
};

const MUSIC: Family = {
  about: /\b(?:music|songs?|bands?|tracks?)\b/i,
  kinds: {
    techno: { called: "techno" },
    house: { named: "house music", called: "(?:deep |tech |acid )?house" },
    trance: { called: "(?:psy)?trance" },
    "drum and bass": { called: "dnb|d&b|drum (?:and|&|n) bass|jungle" },
    dubstep: { called: "dubstep|riddim" },
    metal: {
      named: "(?:heavy |progressive |death |black )metal|metalcore",
      called: "\\w*metal(?:core|head)?s?|djent|thrash|grindcore",
    },
    punk: { called: "\\w*[- ]?punk|hardcore" },
    shoegaze: { called: "shoegaz\\w+|dream ?pop|nugaze" },
    jazz: { called: "jazz\\w*|bebop|swing" },
    blues: { called: "blues" },
    "classical music": { called: "classical|symphon\\w+|sonatas?|string quartets?|concertos?" },
    "hip hop": {
      named: "hip[- ]?hop",
      called: "hip[- ]?hop|rap(?:pers?|ping)?|trap|boom bap|drill",
    },
    country: {
      named: "country music",
      called: "country (?:songs?|music|album|singer)|bluegrass|honky[- ]tonk",
    },
    folk: { called: "folk|sea shant\\w+|singer-songwriter" },
    ambient: { called: "ambient|drones?" },
    synthwave: { called: "\\w*synth(?:wave|pop)?|outrun|retrowave" },
    vaporwave: { called: "vapou?rwave|future funk|mallsoft" },
    "lo-fi": { named: "lo-?fi", called: "lo-?fi(?: beats| hip hop)?" },
    "K-pop": { named: "k-?pop", called: "k-?pop" },
    reggae: { called: "reggae|dub|dancehall|ska" },
  },
};

const LANGUAGES: Family = {
  about: /\b(?:languages?|librar(?:y|ies)|packages?|crates|framework|building with)\b/i,
  kinds: {
    Python: { called: "python|django|flask|fastapi|pandas|pip install|pypi" },
    Rust: { called: "rust|crates?|cargo|rustc|tokio|serde|clippy|miri|axum|no_std|borrow checker" },
    Go: {
      named: "golang|the go programming",
      called:
        "golang|(?:in|of|with|for|to|and|or) go(?= ?(?:$|[.,;:!?)]))|go (?:modules?|library|package|code|routines?)|goroutines?",
    },
    JavaScript: {
      named: "java ?script|typescript|node(?:\\.js)?|react(?: native)?|vue|svelte\\w*|next\\.js",
      called:
        "java ?script|js|node(?:\\.?js)?|npm|typescript|ts|react(?:js| native)?|vue(?:js)?|svelte\\w*|angular|next\\.?js|web ?components?|front-?end",
    },
    Java: { called: "java|spring (?:boot|framework)|jvm|maven|gradle" },
    Kotlin: { called: "kotlin|jetpack compose|jvm" },
    Swift: { called: "swiftui|(?:in|with|for) swift|swift (?:package|code|library)|xcode" },
    "C#": { called: "c#|csharp|\\.net|dotnet|blazor|nuget" },
    "C++": { named: "c\\+\\+|cpp", called: "c\\+\\+|cpp|cmake|qt" },
    PHP: { called: "php|laravel|symfony|wordpress|composer (?:require|install|package)" },
    Ruby: { called: "ruby|rails|gem install" },
    Elixir: { called: "elixir|phoenix (?:framework|app)|liveview|erlang" },
    Haskell: { called: "haskell|ghc|cabal" },
  },
};

const PHONES: Family = {
  about: /\b(?:apps?|games?)\b/i,
  kinds: {
    Android: {
      called:
        "android|google play|play store|apk|f-?droid|galaxy|pixel|(?:cross|multi)[- ]?platform",
    },
    iOS: {
      named: "ios|iphones?",
      called: "ios|iphones?|ipads?|ipados|app store|testflight|(?:cross|multi)[- ]?platform",
    },
  },
};

const INSTRUMENTS: Family = {
  about: /\b(?:play|playing|learning|teaching)\b/i,
  kinds: {
    guitar: { called: "guitar\\w*|fretboard|strat(?:ocaster)?|telecaster|les paul" },
    bass: { called: "bass(?:es|ists?|line)?" },
    piano: { called: "pian\\w+" },
    ukulele: { called: "uku?leles?|ukes?" },
    violin: { called: "violins?|fiddles?" },
    drums: { called: "drum\\w*|snare" },
    banjo: { called: "banjos?" },
    saxophone: { called: "sax(?:ophones?)?" },
  },
};

const CAMERAS: Family = {
  about: /\bcameras?\b/i,
  kinds: {
    Fujifilm: {
      named: "fujifilm",
      called: "fuji\\w*|x-?t\\d+|x-?pro\\d?|x-?100\\w*|gfx\\w*|x-?[ehs]\\d+|xf ?\\d+",
    },
    Nikon: { called: "nikon|nikkor|z\\d+|d\\d{3,4}" },
    Canon: { called: "canon|eos|rebel|r\\d+" },
    Sony: { called: "sony|a7\\w*|a6\\d{3}|alpha" },
    Leica: { called: "leica|summi\\w+" },
    Pentax: { called: "pentax|k-?1000|ricoh" },
    Olympus: { called: "olympus|om-?\\d+|om system|zuiko" },
  },
};

/** Titles say what a piece was made in. */
const PROGRAMS: Family = {
  about:
    /\b(?:art|anim\w+|drawing|painting|illustrat\w+|model(?:l?ing|s)?|render\w*|edit(?:s|ing)?|effects?|graphics?)\b/i,
  of: "image",
  lead: String.raw`[^\n]*\b(?:in|with|using|via) (?:the )?`,
  kinds: {
    Aseprite: { called: "aseprite|pixel ?art" },
    Blender: { called: "blender|eevee|cycles" },
    Procreate: { called: "procreate|ipad" },
    Krita: { called: "krita" },
    Photoshop: { called: "photoshop|adobe ps" },
    Illustrator: { named: "adobe illustrator|illustrator", called: "(?:adobe )?illustrator" },
    Inkscape: { called: "inkscape" },
    "Clip Studio": { called: "clip studio(?: paint)?|csp" },
    Maya: { named: "maya", called: "(?:autodesk )?maya" },
    "Cinema 4D": { named: "cinema ?4d", called: "c4d|cinema ?4d|redshift" },
    Houdini: { called: "houdini" },
    ZBrush: { called: "z-?brush" },
    "After Effects": { called: "after effects|ae" },
    Premiere: { named: "premiere", called: "premiere(?: pro)?" },
    Resolve: { named: "(?:davinci )?resolve", called: "(?:davinci )?resolve|fusion" },
    Midjourney: { called: "midjourney|mj" },
  },
};

const ENGINES: Family = {
  about: /\b(?:games?|gamedev|engine|developing)\b/i,
  of: "own work",
  lead: String.raw`[^\n]*\b(?:in|with|using) (?:the )?`,
  kinds: {
    Unity: { called: "unity(?:[23]d)?" },
    Unreal: {
      named: "unreal(?: engine)?",
      called: "unreal(?: engine)?(?: ?[45])?|ue[45]|blueprints?",
    },
    Godot: { called: "godot|gdscript" },
    GameMaker: { named: "game ?maker", called: "game ?maker(?: studio)?|gml" },
    "RPG Maker": { named: "rpg ?maker", called: "rpg ?maker(?: \\w+)?" },
    Bevy: { called: "bevy" },
    Roblox: { called: "roblox(?: studio)?" },
  },
};

export const FAMILIES: Record<string, Family> = {
  GAMES,
  MUSIC,
  LANGUAGES,
  PHONES,
  INSTRUMENTS,
  CAMERAS,
  PROGRAMS,
  ENGINES,
};
