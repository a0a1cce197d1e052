/** Words that tell something about a sentence, by what they tell. */
export type SignRow = {
  /** One way to say it is enough. */
  words: readonly string[];
  /** Where in a sentence they count: as its first words, or anywhere. */
  at: "start" | "anywhere";
  /** Sentences that have it, and sentences that do not; the tests are made of them. */
  has: readonly [string, string, ...string[]];
  lacks: readonly [string, string, ...string[]];
};

export const SENTENCE_SIGNS = {
  /** Somebody or something does or is something, so that it is a sentence and no note. */
  clause: {
    words:
      "I I'm I've I'd we we're we've you you're he she it it's its they they're there there's that's who's is are was were isn't aren't wasn't weren't am be been has have had hasn't haven't do does did don't doesn't didn't can can't could couldn't will won't would wouldn't should comes goes runs works takes makes keeps needs costs gets lets says means starts opens looks feels turns sits stands stays helps holds came went took kept got said gave wrote asked saw began knew thought wanted fell stood".split(
        " ",
      ),
    at: "anywhere",
    has: ["The code is public under the MPL.", "My uncle came with one hand free."],
    lacks: ["Linux and macOS.", "430 installs, 38 paid."],
  },
  /** It speaks of something that the sentence before it named. */
  pointsBack: {
    words:
      "it it's its they they're they'd they'll they've them their he he's he'd he'll she she's she'd she'll him her his this that that's these those there then so but and or also both neither instead otherwise after that since then".split(
        " ",
      ),
    at: "start",
    has: ["It took four months.", "They crack at about minus five."],
    lacks: ["The drive spun up and the photos were grey.", "Eleven altos came in a bar early."],
  },
  /** What a thing does, with nobody before it; some of these are plurals as well ('Prints of birds'). */
  doesFirst: {
    words:
      "collapses guesses expands parses prints generates detects lists maps compares merges splits renders records replaces removes adds warns alerts pulls fetches scans sorts filters translates calculates measures predicts draws builds writes teaches connects blocks hides closes opens mutes logs listens learns remembers reminds reads tells shows runs finds checks makes keeps lets works turns does has sends tracks helps gives takes converts plays plans stores syncs matches watches counts needs uses supports knows holds locks fits folds clips comes goes asks charges exports imports weighs lasts costs ships gets picks sits stands hangs snaps sticks spins skips ignores follows understands speaks covers includes drifts smells cracks leaks rattles crashes survives doesn't won't isn't can't cannot".split(
        " ",
      ),
    at: "start",
    has: ["Collapses lines that are the same.", "Works with most plugs."],
    lacks: ["Lines are collapsed.", "It works with most plugs."],
  },
  /** What somebody did, with nobody before it. */
  didFirst: {
    words:
      "threw lost took sold bought had got made built wrote thought read went sent gave found kept drove rode met ran told began quit paid spent cut hid taught brought drew flew forgot grew heard sang sat slept stood swam tore woke wore won followed".split(
        " ",
      ),
    at: "start",
    has: ["Threw it away after a month.", "Lost 40 dahlias."],
    lacks: ["I threw it away.", "The dahlias were lost.", "Left one died on the way."],
  },
  /** Somebody who can be 'she' or 'he' behind it. */
  person: {
    words:
      "mother mum mom father dad aunt uncle sister brother wife husband daughter son grandmother grandma grandfather grandad granddad nan woman man girl boy lady guy friend neighbour neighbor colleague customer tester player reader driver teacher director nurse boss landlord somebody someone anybody person child kid people everybody everyone folk bloke fella chap gentleman".split(
        " ",
      ),
    at: "anywhere",
    has: ["My aunt was hiding her hooks.", "A tester asked if she could turn the money off."],
    lacks: ["She said nothing.", "The notes were grey."],
  },
  /** Kin before a name: 'Uncle Chen'. */
  kin: {
    words: "Uncle Aunt Auntie Grandma Grandpa Granny Cousin".split(" "),
    at: "start",
    has: ["Uncle Chen liked that.", "Aunt May counts them."],
    lacks: ["My uncle is a potter.", "Unclear letters."],
  },
  /** Large wherever they are, and nobody's name. */
  dated: {
    words:
      "January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter".split(
        " ",
      ),
    at: "anywhere",
    has: ["On a good January Saturday.", "The May issue."],
    lacks: ["A good day.", "Two days later."],
  },
  /** What programs run on. */
  runsOn: {
    words:
      "Windows Mac Macs macOS Linux Android iOS iPhone iPhones iPad iPads browser browsers phone phones web Steam Switch PC desktop laptop laptops tablet tablets Docker server Chrome Firefox Safari SMS Discord Slack Telegram Pi NAS".split(
        " ",
      ),
    at: "anywhere",
    has: ["Windows and Linux.", "Any phone that gets texts."],
    lacks: ["At the bazaars, or order by message.", "Via del Toro, Tuesday to Saturday."],
  },
  /** What programs are written in. */
  writtenIn: {
    words:
      "Go Rust Zig Python Ruby Rails Django Flask PHP Laravel JavaScript TypeScript Node React Svelte SvelteKit Vue Swift SwiftUI Kotlin Java Flutter Dart Elixir Phoenix Haskell Lua Godot GDScript Unity Unreal Phaser Twine GameMaker Blender SQLite Postgres wasm ESP32 Arduino C C# Bash Perl".split(
        " ",
      ),
    at: "anywhere",
    has: ["Go, with one SQLite file for the catalogue.", "Godot 4, and Blender for the vehicles."],
    lacks: ["28 pages, risograph, two colours.", "Hide glue, spruce and bow hair."],
  },
  /** What a business takes in, which only those who run one talk about. */
  takings: {
    words:
      "MRR ARR revenue turnover profit profits takings churn churned margin margins wages".split(
        " ",
      ),
    at: "anywhere",
    has: ["23 paying companies, $4,140 MRR.", "Turnover 96k last year."],
    lacks: ["34 bikes a week.", "It costs $9 a month."],
  },
} satisfies Record<string, SignRow>;

export type SentenceSign = keyof typeof SENTENCE_SIGNS;

/** Whether a sentence has one of the words of a sign, where they count. */
export function hasSign(sentence: string, sign: SentenceSign): boolean {
  const words = sentence.replaceAll("’", "'").match(WORD) ?? [];
  const known = KNOWN.get(sign);
  const has = (word: string) => known?.has(word.toLowerCase().replace(OPENS, "")) === true;
  return SENTENCE_SIGNS[sign].at === "start" ? has(words[0] ?? "") : words.some(has);
}

// Looked up and not one pattern of all words, which would take a while to be made.
const WORD = /[\p{L}\p{N}'#-]+/gu;
const OPENS = /^['-]+/;
const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SENTENCE_SIGNS).map(([sign, { words }]) => [
    sign,
    new Set(words.map((word) => word.toLowerCase())),
  ]),
);
