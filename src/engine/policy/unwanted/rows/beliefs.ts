import type { UnwantedKind } from "../../policy.ts";

/** What is said by people who defend something among those who gather against it. */
const DEFENDS =
  /\bnot (?:all|every)\b|\b(?:is|are)(?:n['’]t| not) (?:a )?(?:scams?|bad)\b|\bchanged my (?:life|mind)\b|\bunpopular opinion\b|\bhear me out\b|\b(?:nothing|what(?:['’]s| is)(?: so)?) wrong with\b|\bwhy not\b|\bdogma\w*|\bextrem(?:e|ist|ism)\b|\bdown ?vote|\byou (?:lot|people|guys)\b|\bworks? for (?:me|us)\b|\b(?:happy|humane\w*|ethical(?:ly)?|guilt[- ]free)\b|\bconvince (?:me|you)\b|\bactually (?:good|great|works?)\b|\blike (?:any|a) (?:real |other )?business\b|\blove my\b/;

/** An animal's product in an amount, with no plant before its name. */
const INGREDIENTS =
  /\b\d+ ?(?:g|ml|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|scoops?|large|slices?)? (?:of )?(?:whey|honey|butter(?! beans)|milk(?! of)|cream(?! of tartar)|eggs?(?! (?:replacer|substitute))|yogh?urt|cheese|cheddar|parmesan|gelatine?|bacon|chicken|beef|pork|salmon|tuna|fish sauce)\b/;

function joined(...signs: readonly RegExp[]): RegExp {
  return new RegExp(signs.map(({ source }) => source).join("|"));
}

/** What a community was founded against. */
export const BELIEFS = {
  "animal products": {
    word: "animal products or their defence",
    signs: [
      joined(
        INGREDIENTS,
        /\b(?:i|we)\b[^.?!\n]{0,80}\b(?:eat|eats|eating|keep|raise|hunt|sell|serve|drink|enjoy|buy|kept)\b[^.?!\n]{0,50}\b(?:eggs?|meat|hens?|chickens?|honey|bees|cheese|milk|dairy|fish|steak|bacon|beef|cows?|goats?|sheep|leather)\b|\b(?:eggs?|honey|meat|milk|leather|wool)\b[^.?!\n]{0,60}\bto vegans\b|\bvegans\b[^.?!\n]{0,60}\b(?:eggs?|honey|meat|milk|leather|wool)\b/,
      ),
      joined(INGREDIENTS, DEFENDS),
    ],
  },
  mlm: {
    word: "defence of network marketing",
    signs: [
      /\b(?:mlms?|network marketing|my (?:\w+ )?(?:team|upline|downline)|arbonne|herbalife|amway|monat|scentsy|it works)\b/,
      DEFENDS,
    ],
  },
  hauls: {
    word: "hauls and bargains",
    signs: [
      /\b(?:haul|stock(?:ed|ing)? up|shein|black friday|clearance)\b|\b(?:sale|deal|\d+ ?% off)\b/,
      /\bcouldn['’]?t (?:say no|help)\b|\blook at (?:this|these|my)\b|\bso cheap\b|\bthese prices\b|\bobsessed\b/,
    ],
  },
  "rust the game": {
    word: "posts about the game",
    signs: [
      /\b(?:wipes?|raid(?:ed|ing|s)?|base design|duo|furnace|scrap|clan|blueprints?|monuments?|\dx\d|monthly server)\b/,
      /^(?![^]*\b(?:crates?|cargo|borrow\w*|lifetimes?|compil\w+|rustc|async|traits?|struct|unsafe|library|code|tokio|serde|wasm|bevy)\b)/,
    ],
  },
  altcoins: {
    word: "coins other than Bitcoin",
    signs: [/^[^\n]*\b(?:altcoins?|ethereum|solana|sol|ripple|ada|nfts?|tokens?|staking)\b/],
  },
  hosted: {
    word: "services you can't host yourself",
    signs: [
      /\b(?:run by us|on our (?:machines|servers)|managed hosting|cloud[- ]only|no server needed|saas)\b/,
      /^(?![^]*\b(?:self[- ]?host(?:ed|able|ing)? (?:version|edition|option|it|for free)|docker|compose\.ya?ml|your own (?:server|hardware|machine)|agpl|mit licen[cs]e)\b)/,
    ],
  },
  "closed source": {
    word: "recommendations of closed source software",
    signs: [
      /\b(?:closed[- ]source|proprietary|not open[- ]source)\b/,
      /\b(?:safest|best|better|trust|recommend|prefer|worth|our|overrated|works? (?:fine|great|for me)|doesn['’]?t matter)\b/,
      /^(?![^]*\b(?:avoid|leave|leaving|switch(?:ing)?|away from|get rid|replace|replacing|alternatives? to|migrat\w+)\b)/,
    ],
  },
  faith: {
    word: "preaching",
    signs: [
      /\b(?:jesus|god|allah|christ|the bible|the quran|the church|the lord|our prophet)\b/,
      /\b(?:saves?d?|come (?:back|to)|prove|you will see|the only way)\b/,
    ],
  },
  "vaccine doubts": {
    word: "talk against vaccines",
    signs: [
      /\b(?:vaccin\w+|shots?|jabs?)\b/,
      /\b(?:cause[sd]?|poison|toxi\w+|dangerous|unsafe|injur\w+|do(?:n['’]t| not) trust|refus(?:e|ing)|declin(?:e|ing)|skip(?:ping)?|not (?:vaccinat\w+|giving)|hoax)\b/,
    ],
  },
  "climate doubts": {
    word: "denial of climate change",
    signs: [
      /\b(?:climate|global warming|co2|carbon)\b/,
      /\b(?:hoax|scam|exaggerat\w+|not (?:real|caused)|fake)\b/,
    ],
  },
  astrology: {
    word: "astrology",
    signs: [/\b(?:zodiac|horoscopes?|astrolog\w+|birth chart|star signs?)\b/],
  },
  "own theory": {
    word: "theories of your own",
    signs: [
      /\b(?:my (?:own |new |personal )?|a new |i(?:['’]ve| have)? (?:\w+ )?(?:developed|discovered|derived|came up with|created|found|written|propose|believe)\b[^.?!\n]{0,40})(?:\w+ ){0,2}(?:theory|hypothesis|unified|unification|proof of|equation|theory of everything|frequency|vibration)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
