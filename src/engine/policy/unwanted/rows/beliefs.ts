import type { UnwantedKind } from "../../policy.ts";

/** What is said by people who defend something among those who gather against it. */
const DEFENDS =
  /\bnot (?:all|every|that bad|so bad|as bad)\b|\b(?:is|are)(?:n['’]t| not) (?:all |really |actually )?(?:a )?(?:scams?|bad|evil|wrong|cruel|cult|the problem)\b|\bchanged my (?:life|mind)\b|\bunpopular opinion\b|\bhear me out\b|\bin defen[cs]e of\b|\bmisunderstood\b|\b(?:nothing|what(?:['’]s| is)(?: so)?) wrong with\b|\bwhy not\b|\bdogma\w*|\bextrem(?:e|ist|ism)\b|\bdown ?vote|\byou (?:lot|people|guys)\b|\bstop (?:hating|judging)\b|\bworks? for (?:me|us)\b|\b(?:happy|humane\w*|ethical(?:ly)?|cruelty[- ]free|guilt[- ]free)\b|\bconvince (?:me|you)\b|\bactually (?:good|fine|great|works?)\b|\blike (?:any|a) (?:real |other )?business\b|\blove my\b/;

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
      /\b(?:mlms?|network marketing|direct sales|my (?:\w+ )?(?:team|upline|downline)|arbonne|herbalife|amway|avon|mary kay|monat|doterra|young living|younique|lularoe|scentsy|tupperware|isagenix|melaleuca|primerica|it works)\b/,
      DEFENDS,
    ],
  },
  hauls: {
    word: "hauls and bargains",
    signs: [
      /\b(?:haul|stock(?:ed|ing)? up|shein|temu|black friday|prime day|boxing day sale|clearance)\b|\b(?:sale|deal|\d+ ?% off)\b/,
      /\bcouldn['’]?t (?:resist|say no|help)\b|\blook at (?:this|these|my|what)\b|\bso cheap\b|\bthese prices\b|\bobsessed\b|\bcan['’]?t wait to (?:wear|use|try)\b|\bmy (?:\w+ )?haul\b/,
    ],
  },
  "rust the game": {
    word: "posts about the game",
    signs: [
      /\b(?:wipes?|raid(?:ed|ing|s)?|base design|duo|furnace|scrap|clan|blueprints?|facepunch|monuments?|\dx\d|modded server|monthly server|playrust)\b/,
      /^(?![^]*\b(?:crates?|cargo|borrow\w*|lifetimes?|compil\w+|rustc|async|traits?|struct|unsafe|library|code|tokio|serde|wasm|bevy)\b)/,
    ],
  },
  altcoins: {
    word: "coins other than Bitcoin",
    signs: [
      /^[^\n]*\b(?:altcoins?|ethereum|eth|solana|sol|xrp|ripple|cardano|ada|doge(?:coin)?|shib\w*|bnb|litecoin|monero|memecoins?|nfts?|tokens?|defi|staking|airdrops?)\b/,
    ],
  },
  hosted: {
    word: "services you can't host yourself",
    signs: [
      /\b(?:run by us|on our (?:machines|servers|infrastructure)|we (?:host|run) (?:it|everything)|hosted (?:by us|for you|version only)|fully managed|managed (?:hosting|service)|cloud[- ]only|no server needed|saas)\b/,
      /^(?![^]*\b(?:self[- ]?host(?:ed|able|ing)? (?:version|edition|option|it|for free)|docker|compose\.ya?ml|your own (?:server|hardware|machine)|agpl|mit licen[cs]e)\b)/,
    ],
  },
  "closed source": {
    word: "recommendations of closed source software",
    signs: [
      /\b(?:closed[- ]source|proprietary|not open[- ]source|source (?:is )?(?:not|isn['’]t) (?:open|public))\b/,
      /\b(?:safest|best|better|trust|recommend|prefer|worth|our|overrated|works? (?:fine|great|for me)|doesn['’]?t matter)\b/,
      /^(?![^]*\b(?:avoid|leave|leaving|switch(?:ing)?|away from|get rid|replace|replacing|alternatives? to|migrat\w+)\b)/,
    ],
  },
  faith: {
    word: "preaching",
    signs: [
      /\b(?:jesus|god|allah|christ|the bible|the quran|the church|the lord|our prophet)\b/,
      /\b(?:loves you|saves?d?|repent|accept (?:him|jesus|christ)|come (?:back|to)|open your heart|give (?:him|it|faith) (?:a|another) chance|pray(?:ing)? for you|not too late|found (?:peace|truth|him)|prove|you will see|the only (?:way|truth))\b/,
    ],
  },
  "vaccine doubts": {
    word: "talk against vaccines",
    signs: [
      /\b(?:vaccin\w+|vax\w*|shots?|jabs?|mmr)\b/,
      /\b(?:cause[sd]?|poison|toxi\w+|dangerous|unsafe|injur\w+|do(?:n['’]t| not) trust|refus(?:e|ing)|declin(?:e|ing)|skip(?:ping)?|not (?:vaccinat\w+|giving)|big pharma|autism|natural immunity|hoax)\b/,
    ],
  },
  "climate doubts": {
    word: "denial of climate change",
    signs: [
      /\b(?:climate|global warming|co2|carbon)\b/,
      /\b(?:hoax|scam|exaggerat\w+|natural cycles?|not (?:man[- ]made|real|caused)|plant food|alarmis\w+|always (?:changed|been changing)|fake)\b/,
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
      /\b(?:moderat(?:e|ion|ely|ing)|just (?:one|two|a (?:few|couple))|(?:a|one|two|the odd|occasional) (?:beers?|drinks?|glass(?:es)?|wine|pints?))\b/,
      /\b(?:works? for me|you can|not (?:everyone|everybody|all of)|nothing wrong|no (?:big deal|need)|don['’]?t need to (?:quit|stop)|under control|learned to|too strict|fine (?:now|again)|relax)\b/,
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
    signs: [
      /\b(?:zodiac|horoscopes?|astrolog\w+|retrograde|birth chart|star signs?|natal chart)\b/,
    ],
  },
  "own theory": {
    word: "theories of your own",
    signs: [
      /\b(?:my (?:own |new |personal )?|a new |i(?:['’]ve| have)? (?:\w+ )?(?:developed|discovered|derived|came up with|created|found|written|propose|believe)\b[^.?!\n]{0,40})(?:\w+ ){0,2}(?:theory|hypothesis|unified|unification|proof of|equation|theory of everything|frequency|vibration)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
