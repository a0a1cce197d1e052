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
        /\b(?:i|we)\b[^.?!\n]{0,80}\b(?:sell|kept)\b[^.?!\n]{0,50}\b(?:hens?|honey)\b|\bvegans\b[^.?!\n]{0,60}\beggs?\b/,
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
  parents: {
    word: "posts by parents who want to persuade",
    signs: [
      /\b(?:as a (?:parent|mom|mum|dad|mother|father)|i(?:['’]?m| am) a (?:parent|mom|mum|dad|mother|father)|i have (?:\w+ )?(?:kids|children|toddlers?))\b/,
      /\b(?:change your mind|regret|miss(?:ing)? out|best thing|selfish|hear me out|you should|worth it|reconsider|don['’]?t understand)\b/,
    ],
  },
  moderation: {
    word: "praise of drinking in moderation",
    signs: [
      /\b(?:moderat(?:e|ion|ely|ing)|just (?:one|two|a few)|(?:a|one|two) (?:beers?|drinks?|glass(?:es)?|wine|pints?))\b/,
      /\b(?:works? for me|you can|not (?:everyone|everybody|all of)|nothing wrong|no need|under control|learned to|fine now|relax)\b/,
    ],
  },
  bosses: {
    word: "posts by bosses and landlords",
    signs: [
      /\b(?:as an? (?:employer|business owner|manager|landlord|boss|ceo)|my (?:employees|staff|tenants|workers)|i (?:own|run) an? (?:\w+ )?(?:business|company|restaurant))\b/,
      /\b(?:lazy|ungrateful|entitled|complain\w*|nobody wants to work|no one wants to work|hard to find|motivat\w+|hear me out|not all|work ethic|should be (?:grateful|glad)|how (?:do|can) i)\b/,
    ],
  },
  cheaters: {
    word: "posts by people who cheated",
    signs: [
      /\bi (?:cheated|had an affair|(?:have been|was|am) (?:cheating|having an affair)|slept with (?:someone|another))\b/,
    ],
  },
  borderline: {
    word: "posts by people who have it",
    signs: [
      /\b(?:i have bpd|as (?:someone|a person|somebody) with bpd|i(?:['’]?m| am) (?:a )?(?:borderline|pwbpd|the one with bpd)|my own bpd|i (?:was|am|got|have been|just got) (?:\w+ )?diagnosed with bpd)\b/,
    ],
  },
  coins: {
    word: "praise of crypto",
    signs: [
      /\b(?:bitcoin|btc|crypto|blockchain|ethereum)\b/,
      /\b(?:to the moon|staying poor|the future|digital gold|freedom|you(?:['’]re| are) (?:wrong|coping|missing)|hear me out|undervalued|buy the dip|early|changed my life|not too late)\b/,
    ],
  },
  cars: {
    word: "praise of cars",
    signs: [
      /\b(?:cars?|driving|trucks?|suvs?|parking)\b/,
      /\b(?:love my (?:car|truck|suv)|love driving|cars are (?:freedom|great|fine|not)|need (?:my|a) (?:car|truck)|unrealistic|hear me out|not everyone can|cyclists (?:are|should)|stop hating)\b/,
    ],
  },
  "plant diets": {
    word: "praise of plant-based diets",
    signs: [
      /\b(?:vegans?|vegetarians?|plant[- ]based)\b/,
      /\b(?:better|healthier|should|ethical|consider|try|switch(?:ed)?|cruel\w*|planet)\b/,
    ],
  },
  astrology: {
    word: "astrology",
    signs: [/\b(?:zodiac|horoscopes?|astrolog\w+|birth chart|star signs?)\b/],
  },
  "own theory": {
    word: "theories of your own",
    signs: [
      /\b(?:my |i(?:['’]ve| have)? (?:\w+ )?(?:created|believe)\b[^.?!\n]{0,40})(?:\w+ ){0,2}(?:theory|proof of|frequency)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
