import type { DemandCode } from "../../demand.ts";

const MACHINES =
  "(?:chatgpt|gpt-?\\d\\w*|claude|gemini|copilot|grok|deepseek|midjourney|stable diffusion|suno|udio|an? llm|nano ?banana|(?:(?:an?|the|some) )?(?:ai (?:\\w+ )?|image )(?:generators?|filters?))";

/** Whoever or whatever is said to have made a thing, in the five languages that rules are read in. */
const MADE_BY_AI = [
  String.raw`\b(?:used?|using|with|in|by|via|through|into|out of|straight from|gave|give|prompted|asked|told|had|have|let|mit|von|aus|avec|par|sorti\w* de|con|por|com|usando) (?:\w+ ){0,2}?${MACHINES}\b`,
  String.raw`(?:^|\s)[àa] ${MACHINES}\b`,
  String.raw`\b(?:${MACHINES}|the ai) (?:did|wrote|made|drew|painted|generated|created|came up with)\b`,
  String.raw`\b(?:generated|made|written) (?:by|with) (?:an? )?ai\b`,
  String.raw`\b(?:let|had|asked) (?:an |the )?ai (?:to )?(?:write|make|draw|paint|compose|generate|create|do|turn|imagine|edit|colou?r\w*|restore|dress|put|finish|fill)\b`,
  String.raw`\b(?:g[ée]n[ée]r|fait|écrit|cré|hech|generad|escrit|cread|gerad|feit|criad)\S* (?:par|avec|con|por|com) (?:\w+['’ ])?(?:ia|intelligence artificielle|inteligencia artificial|inteligência artificial)\b`,
  String.raw`\b(?:mit|von) (?:einer |der )?ki (?:erstellt|generiert|geschrieben|gemacht)\b`,
  String.raw`\b(?:ai|ki)[- ](?:generated|assisted|made|generiert\w*)\b`,
].join("|");

/** A word on whether AI was used. */
const ON_AI = String.raw`\b(?:ai|llms?|chatgpt|copilot|claude|hand-?(?:written|made|drawn)|by hand)\b`;

const IS_OPEN = String.raw`\bopen[- ]source\b|\b(?:mit|a?gpl\S*|apache|bsd|code and|weights|git(?:hub|lab)?|codeberg)\b|\bsource (?:code )?(?:is )?(?:on|at|here)\b`;

/** What something costs, in figures. */
export const PRICE = String.raw`[$€£] ?\d|\d ?[$€£](?!\w)|\d ?(?:usd|eur|gbp|dollars?|euros?|bucks)\b|\b(?:usd|eur|gbp) ?\d`;

const IS_FREE = String.raw`\bfree\b|\bno (?:ads|cost|paywall|sign-?up|login|account)\b|\bopen[- ]source\b`;
const IS_PAID = String.raw`${PRICE}|\b(?:free (?:trial|plan|tier)|subscription|paid|pricing|premium|lifetime deal|pre-?order|per month)\b`;
/** The rest is for those who pay. */
const IS_SOLD_IN_PART = String.raw`[$€£]\d+ tier|\bpatrons\b`;
/** What says that it is free is in brackets. */
const FREE_OR_PAID = `^(?![^]*(?:${IS_SOLD_IN_PART}))[^]*?(${IS_FREE})|${IS_SOLD_IN_PART}|${IS_PAID}`;

/** A price of something, or that it can be bought. */
const FOR_SALE = [
  PRICE,
  String.raw`\bfor sale\b|\b(?:my|our) (?:etsy|shop|store)\b|\b(?:plus shipping|shipping worldwide|worldwide shipping)\b`,
  String.raw`\b(?:[dp]m|message|write(?: to)?|contact|text) (?:me|us) (?:to|if you(?:['’]d like to| would like to| want to)?) (?:order|buy)\b`,
].join("|");

/** What breaks or meets a demand of that code, whatever its value. */
export const SIGNS_OF_CODES = {
  "no-ai": MADE_BY_AI,
  "label-ai": ON_AI,
  "no-sales-link": FOR_SALE,
  "free-only": FREE_OR_PAID,
  "open-source-only": IS_OPEN,
} satisfies Partial<Record<DemandCode, string>>;

/** 'Begins with AJA': the word. */
export const TITLE_START =
  /\b(?:begins?|starts?) with (?!brackets|(?:your|the|an?|its|their|one|what)\b)["“]?([^\s"”,]+)/i;

/** Words that come before or with the name of a place. */
const PLACES = String.raw`\b(?:in|near|from|around|outside|off) (?!(?:my|the|a|an|this|that|it|its|our|his|her|their|all|some|grass|lawn|garden|yard|woods?|forest|mulch|soil|dirt|pots?|compost|house|basement|bathroom|kitchen|case|pairs?|clusters?|search)\b)\w{3,}|\b(?:nw|ne|sw|se|north\w*|south\w*|east\w*|west\w*|central|upstate|usa?|uk|eu|nyc|pnw|zone \d\w?|county|province|[a-z]+shire|[a-z]+land|alabama|alaska|arizona|arkansas|california|socal|norcal|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|canada|ontario|quebec|alberta|mexico|brazil|chile|peru|argentina|spain|france|germany|italy|austria|belgium|denmark|sweden|norway|greece|turkey|poland|portugal|croatia|czechia|romania|russia|ukraine|india|china|japan|korea|vietnam|malaysia|singapore|indonesia|philippines|australia|nsw|tasmania|africa|kenya|egypt|israel|iran|europe|asia)\b|, ?(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]|b\\.?c|ab|on|qc)\b|[[(]`;

/** How notes call what a title has to be, and the pattern of titles that are not. Capitals are found in any title. */
export const TITLE_FAULTS: Record<string, { noted: RegExp; found: string }> = {
  "no price": {
    noted: /\b(?:no|not|never|without|\w+n['’]t)\b.{0,30}\bpric(?:es?|ing)\b/,
    found: PRICE,
  },
  "brackets first": {
    noted: /\b(?:begin|start)s?\b.{0,40}\bbrackets?\b|\bbrackets?\b.{0,20}\bfirst\b/,
    found: String.raw`^(?!\s*\[[^[\]]{1,80}\])`,
  },
  brackets: {
    noted: /\[|\bbracket/,
    found: String.raw`^(?!.*\[[^[\]]{1,80}\])(?!.*\(\d{3,5} ?[x×] ?\d{3,5}\))`,
  },
  resolution: { noted: /\bresolution\b/, found: String.raw`^(?!.*\d{3,5} ?[x×*] ?\d{3,5})` },
  question: { noted: /\ba (?:\w+ )?question\b|\bquestion mark\b/, found: String.raw`^(?!.*\?)` },
  spoiler: {
    noted: /\bno (?:un\w+ )?spoilers?\b/,
    found: String.raw`\b(?:dies|died|kill(?:s|ed)|is dead|death of|betray(?:s|ed)|turns out to be|was the (?:killer|traitor|murderer)|gets (?:married|pregnant)|comes back to life)\b|\p{L}+ (?:becoming|being|dying|leaving|returning|surviving|winning|losing|turning into) [^?\n]{0,60}\b(?:at|in|by) the (?:(?:very )?end|ending|finale|last (?:chapter|episode|scene))\b|\b(?:ends with|(?:real|true) identity is|all along)\b`,
  },
  tag: {
    noted: /\bno tags?\b|\btitle tags$/,
    found: String.raw`^\s*\[[^[\]]{1,40}\]`,
  },
  emoji: {
    noted: /\b(?:no|or|not|few) (?:\w+ or )?emoji\b/,
    found: String.raw`[\u{1F300}-\u{1FAFF}\u2600-\u27BF]`,
  },
  sensation: {
    noted:
      /\b(?:clickbait|sensation\w*|editoriali[sz]\w+|neutral|factual|objective|no opinion|headlines?|(?:original|exact|unaltered|edited) titles?|identical to the source|article[’']?s? (?:own )?title)\b/,
    found: String.raw`you (?:won['’]?t|will not|wouldn['’]?t) believe|\bshocking\b|\bthis is insane\b|\bunbelievable\b|\bmind[- ]?blow\w+|\bwait (?:until|till) you\b|\b(?:clowns?|idiots?|morons?|crooks|pathetic|disgrace(?:ful)?|sheeple|lmao|surprise,? surprise|here we go again|enough is enough)\b|\b(?:robbed|screwed|lied to|fooled) (?:once more|again)\b|\b(?:at it|does it|did it|lost it) again\b|\b(?:getting|got|being) (?:crushed|screwed|fleeced|ripped off|destroyed|played)\b|\basleep at the (?:wheel|switch)\b|\b(?:wake up|good riddance|about time|finally some)\b|\blol\b|!!|\p{Extended_Pictographic}`,
  },
  votes: {
    noted: /\b(?:asking for votes|plea for views)\b/,
    found: String.raw`\bupvotes?\b|\bto the (?:top|front page)\b`,
  },
  address: {
    noted: /\b(?:no url|no web address|no links?|without a link)\b/,
    found: String.raw`https?:|\bwww\.|\b[a-z\d-]+\.(?:com|org|net|io|app)\b`,
  },
  "several parts": {
    noted: /\btitle,? (?:then |and )?artist,? (?:then |and )?medium\b/,
    found: String.raw`^(?!(?:[^,|–—-]*[,|–—-]){2})`,
  },
  artist: {
    noted: /\b(?:artist|band) - (?:title|track|song)/,
    found: String.raw`^(?!.*\s(?:--|[-–—])\s)`,
  },
  year: {
    noted: /\(year\)|\band year\b|\byear of release\b/,
    found: String.raw`^(?!.*\b(?:1[89]|20)\d\d\b)`,
  },
  camera: {
    noted: /\bcamera\b/,
    found: String.raw`^(?!.*(?:[|\[(+/\d•]|\b(?:canon|nikon|sony|fuji\w*|pentax|olympus|leica|minolta|yashica|hasselblad|mamiya|rollei\w*|bronica|zeiss|kodak|ilford|portra|ektar|ektachrome|gold|ultramax|cinestill|lomo\w*|holga|provia|velvia|tri-x|hp5|polaroid|instax|camera|lens)\b))`,
  },
  place: {
    noted: /\b(?:location|place|city|country)\b/,
    // So do two commas, unless the title asks.
    found: `^(?!.*(?:${PLACES}))(?![^,?]*,[^,?]*,[^?]*$)`,
  },
  grade: {
    noted: /\bno grades?\b/,
    found: String.raw`\bv\d{1,2}\b|\b5\.\d{1,2}[a-d]?\b|\b[4-9][abc]\+?(?!\w)`,
  },
  age: {
    noted: /\bage (?:in|of)\b/,
    found: String.raw`^(?!.*(?:\d|\b(?:baby|puppy|kitten|old|senior|one|two|three)\b))`,
  },
  "own work": {
    noted: /\bsays (?:that )?(?:it is |original )?(?:your own|content)\b/,
    found: String.raw`^(?!.*\b(?:oc|i|my|mine|me|we|our|own|original|self)\b)`,
  },
  "by whom": {
    noted: /\b(?:title|description) by artist\b/,
    found: String.raw`^(?!.*\bby\b)`,
  },
  vague: {
    noted:
      /\b(?:descri\w+|specific|detailed|clear|informative|summary|summarises?|sums up|vague)\b/,
    found: String.raw`^\P{L}*(?:(?:please|pls|i|some|need|want|quick|any|a|got|have)\s+)*(?:help|questions?|advice|thoughts|opinions?|ideas|hi|hello|hey|title|urgent|what is (?:this|it)|(?:can|could) (?:any|some)(?:one|body) (?:please )?(?:explain|help|translate|tell me))\b(?:\P{L}+(?:me|please|pls|needed|wanted|guys|all|asap|everyone|with this|this|it|why|here))*\P{L}*$|^\P{L}*(?:(?:please|pls|help|need|hi|hey|my|the|a|an|this|with)\P{L}+){0,4}(?:[\p{L}\d]+ )?(?:(?:is )?not working|(?:doesn|does not|won|will not|isn)(?:['’]?t)? ?work(?:ing)?|(?:is )?(?:broken|stuck)|errors?|problems?|issues?)(?:\P{L}+(?:please|pls|help|me|needed|asap|anyone|anymore))*\P{L}*$|^\P{L}*(?:i )?(?:found|saw|bought|got)(?: (?:this|these|it|something))?(?: (?:thing|object|item))?(?: (?:in|at|on|under|behind|near|inside|from)\b[^,:;–—-]{0,40})?$`,
  },
};
