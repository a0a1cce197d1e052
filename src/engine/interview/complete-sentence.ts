import type { AnswerId } from "./interview.ts";
import { splitAtStops } from "#engine/pages/split-sentences.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { writesSmall, capitalise, mendOutside, writeLargeI, mendSlips } from "./mend-letters.ts";

/** Answers that finish a sentence of ours; all others are sentences themselves. */
export const PHRASE_IDS = ["what", "forWhom", "who", "why"] as const satisfies AnswerId[];
export type PhraseId = (typeof PHRASE_IDS)[number];

/** What the founder may have typed although the sentence begins with it already. */
const BEGUN: Record<PhraseId, string[]> = {
  what: [
    ...["I", "we"].flatMap((who) =>
      ["run", "made", "make", "built", "wrote", "opened", "started"].flatMap((verb) =>
        ["a", "an"].map((article) => `${who} ${verb} ${article}`),
      ),
    ),
    ...["I am", "I'm", "we are", "we're"].flatMap((who) =>
      ["opening", "building", "making", "writing", "starting", "running"].flatMap((verb) =>
        ["a", "an"].map((article) => `${who} ${verb} ${article}`),
      ),
    ),
    "it is",
    "it's",
    "its",
    "this is",
    "we are campaigning for",
    "is",
  ],
  forWhom: ["it is for", "it's for", "it is meant for", "made for", "for"],
  who: ["we are", "we're"],
  why: ["it exists because", "it matters because", "i made it because", "because"],
};

/** Words that have a capital only because they begin a sentence. */
const PLAIN_BEGINNINGS =
  /^(?:A|An|The|One|Two|Three|Some|Any|All|Every|Each|No|My|Our|Your|His|Her|Their|Its|It|He|She|They|We|You|This|That|These|Those|There|People|Anyone|Anybody|Everyone|Everybody|Someone|Somebody|Nobody|Readers|Players|Bands|Free|Small|Handmade|Weekly|Online|For|In|On|At|When|If|As)\b/;

/**
 * The words that finish 'X is …', 'It is for …', 'We are …' or 'It exists because …': without the
 * beginning, the capital and the full stop that some people type with them.
 */
export function completePhrase(id: PhraseId, text: string, name: string): string {
  let phrase = text.replaceAll(/\s+/g, " ").trim();
  const [first = ""] = phrase.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  phrase = first
    .replace(/(?<![\s.!;:,])[\s.!;:,]+$/, "")
    .replace(/^(?:(?:so|well|ok|okay|basically|um|honestly),? )+(?=it|this|we)/i, "")
    .replace(/^(?:honestly|basically|literally|oh|um|well),? (?=\S)/i, "");
  const beginnings = [
    ...(id === "what" && name ? [`${name} is`, `${name},`, `${name}:`] : []),
    ...BEGUN[id],
  ];
  const plain = phrase.toLowerCase().replaceAll("’", "'");
  const begun = beginnings.find((words) =>
    plain.startsWith(`${words.toLowerCase().replaceAll("’", "'")} `),
  );
  if (begun) phrase = phrase.slice(begun.length - (/ (an?)$/.exec(begun)?.[1]?.length ?? 0)).trim();
  phrase = writeLargeI(mendSlips(phrase));
  if (id === "what") phrase = phrase.replace(POINTED, "the ").replace(HEDGED, "");
  if (id === "what") phrase = shortenSpeech(readSubject(phrase.replace(CORRECTED, ""), name));
  const isPlain =
    PLAIN_BEGINNINGS.test(phrase) ||
    (id === "what" &&
      /^\p{Lu}\p{Ll}+(?:$| \p{Ll})/u.test(phrase) &&
      !PROPER.test(phrase) &&
      !(name !== "" && phrase.startsWith(name))) ||
    (id === "forWhom" && beginsWithReaders(phrase));
  const small = isPlain ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  return id === "what"
    ? addArticle(small)
        .replace(DOES_AFTER_COMMA, "$1 that $2 ")
        .replace(TEACHES_AFTER_COMMA, "$1 that $2 ")
    : small;
}

/** 'that second-hand shop where they count the pieces', as one says to a friend. */
const POINTED =
  /^(?:that|this) (?!\p{Ll}+s )(?=\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,4} (?:where|that|which|who|with|for|in|on|of|near)\b)/iu;
const HEDGED = /^(?:(?:kind|sort) of|just|really|simply) (?=an? )/i;

/** 'a crime novel, well, it's a novel with a crime in it': what was meant comes last. */
const CORRECTED =
  /^[^,.;]{3,60}, (?:well|or rather|I mean|no|actually|sorry),? (?:it['’]s|it is|its) (?=an? )/i;

/** 'Keeps track of costumes' is what it does; 'Prints of birds' are what it is. */
const DOES_FIRST =
  /^(?:only |also |just )?(?:keeps|tracks|finds|turns|tells|lets|shows|sends|reads|makes|gives|takes|holds|saves|stores|counts|checks|watches|remembers|reminds|teaches|compares|converts|generates|sorts|matches|measures|plays|prints|draws|plans|builds|writes|translates|connects|hides|mutes|blocks|warns|logs|maps|lists|syncs|collects|cleans|fixes|solves) (?!of\b|for\b|from\b|by\b|in\b|on\b|with\b|about\b|and\b|or\b|that\b|which\b)\p{L}/iu;

/** 'Fieldnod turns a message into an order' is a sentence about it. */
function readSubject(phrase: string, name: string): string {
  if (DOES_FIRST.test(phrase)) return `it ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
  const [, verb] =
    name === ""
      ? []
      : (new RegExp(String.raw`^${escapePattern(name)} (\p{Ll}{2,}s) \S`, "iu").exec(phrase) ?? []);
  return verb && !/^(?:is|was|has|as)$/i.test(verb) ? `it${phrase.slice(name.length)}` : phrase;
}

/** 'it turns a message into an order'. */
export const IS_IT_CLAUSE = /^it \p{Ll}{2,}s \S/u;

const LONGEST_BREATH = 215;
const FEWEST_OF_BREATH = 30;

/** Who talks on is heard to the end of a clause. */
function shortenSpeech(phrase: string): string {
  if (phrase.length <= LONGEST_BREATH) return phrase;
  const ends = Array.from(
    phrase.matchAll(
      /, (?=\p{L})|; | (?:and|but|because) (?=(?:it|the|you|I|we|they|there|every|one|each|so)\b)/gu,
    ),
    ({ index }) => index,
  );
  const end = ends.findLast((each) => each >= FEWEST_OF_BREATH && each <= LONGEST_BREATH);
  return end === undefined ? phrase : phrase.slice(0, end);
}

/** The sentences behind the first one of what a thing is: 'Not a flipped right-hander.' None where it would be a lecture. */
export function listFurther(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  const [, ...rest] = plain.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const further = rest.length === 0 ? [] : splitAnswer(completeAnswer(rest.join(" ")));
  return further.join(" ").split(" ").length <= MOST_WORDS_FURTHER ? further : [];
}

const MOST_WORDS_FURTHER = 40;

/** 'Families in Germany', 'Left-handed tyers': plain words; 'Londoners' and 'Germans' keep their capital. */
function beginsWithReaders(phrase: string): boolean {
  const [, word = ""] = /^(\p{Lu}\p{Ll}+(?:s|-\p{Ll}+))(?= \p{Ll})/u.exec(phrase) ?? [];
  return word !== "" && !OF_A_PLACE.test(word);
}

const OF_A_PLACE =
  /(?:(?<!f|veg|hum|artis|veter|ici|ari|ori|rdi)ans|(?:lond|dubl|berl|york)\p{Ll}*ers|^(?:Brit\p{Ll}*|Scots|Finns|Swedes|Danes|Poles|Turks|Greeks|Czechs|Kiwis|Aussies))$/iu;

/** 'a menu bar app, mutes your microphone' */
const DOES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (\p{Ll}{2,}s) (?=(?:your?|the|it|its|my|an?|all|what|when|every|any)\b)/u;

const TEACHES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (teaches|shows|tells|tracks|helps|lets|keeps|turns|finds|reads|plans|sends|reminds|counts) (?=\p{L})/u;

/** 'browser extension that closes old tabs' lacks nothing but its first word. */
function addArticle(phrase: string): string {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isKnown = THINGS.test(last) || (DOES.test(last) && !IS_STUFF.test(last));
  // Any other noun that cannot be without its article.
  const isNoun =
    /^\p{L}{3,}$/u.test(last) &&
    !/(?:ing|ed|ly|ful|ous|[^s]s)$/i.test(last) &&
    !BEGINS_ALONE.test(phrase) &&
    !isUncounted(phrase);
  const isThing = (isKnown || isNoun) && words.length <= MOST_WORDS_OF_THING;
  if (!isThing || words.some((word) => NOT_OF_THING.test(word))) return phrase;
  const isVowel = /^(?:[aeio]|u(?!ni|se|s[ei]|k)|hon|hour)/i.test(phrase);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}

/** 'free wheelchair repair', 'handmade soap', 'every tale of the north'. */
const BEGINS_ALONE = /^(?:free|weekly|monthly|daily|hand\S*|some|every|each|\p{L}+s|\p{L}+ing)\b/iu;
/** What is large wherever it is. */
const PROPER =
  /^(?:Android|Python|Rust|Mac|Windows|Linux|Discord|Telegram|Slack|Chrome|Firefox|Obsidian|Notion|WordPress|Shopify|Minecraft|Roblox|Excel|Google|Apple|Steam|Godot|Unity|English|German|French|Spanish|Italian|Dutch|Polish|Greek|Turkish|Japanese|Korean|Chinese|Russian|Ukrainian|American|British|Irish|Scottish|Welsh|European|African|Asian|Indian|Postgres|Arduino|Raspberry|Victorian|Christmas)\b/;

/** 'dog training at your house', 'free English lessons': several of them, or something that is not counted. */
export function isUncounted(phrase: string): boolean {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isSo =
    (/(?:[^s]s|ing|tion|sion|ment|ance|ence|ship|care)$/i.test(last) ||
      MASS.test(last) ||
      /^(?:feet|teeth|people|children|men|women|mice|geese|sheep|dice)$/i.test(last)) &&
    words.length <= MOST_WORDS_OF_THING;
  return isSo && !words.some((word) => NOT_OF_THING.test(word));
}

function readStart(phrase: string): string[] {
  const [start = ""] = phrase.split(
    / (?:that|which|who|for|with|about|of|on|in|from|to|where|at|made|by|against|without|so|when|while|because|if|where you|which|using)\b|[,;:(.]/,
  );
  return start.split(" ");
}

const MASS =
  /^(?:coffee|tea|honey|soap|bread|sourdough|cheese|wine|cider|beer|chocolate|jam|sauce|oil|kelp|seed|fruit|cloth|yarn|wool|leather|paper|ink|pottery|jewell?ery|furniture|software|music|art|food|help|advice|repair|access|support|coaching|work)$/i;
const MOST_WORDS_OF_THING = 5;
const THINGS =
  /^(?:apps?|tool|extension|plugin|plug-in|add-on|addon|library|framework|game|book|novel|novella|memoir|newsletter|podcast|channel|course|service|shop|store|site|website|webshop|machine|device|sensor|mug|cup|bag|backpack|kit|board|journal|planner|workshop|class|cafe|café|bakery|studio|club|charity|project|programme|program|tracker|generator|editor|manager|bot|api|cli|script|template|theme|font|magazine|comic|album|film|series|system|platform|dashboard|widget|keyboard|lamp|chair|table|knife|notebook|box|case|stand|holder|guide|blog|zine|calculator|converter|simulator|engine|server|client|package|module|toy|puzzle|database|directory|marketplace|restaurant|roaster|brewery|farm|garden|school|choir|band|cookbook|diary|calendar|laundromat|insert|clock|bench|map|cart|stall|truck|van|kiosk|booth|pub|bar|salon|gym|agency|gallery|museum|festival|tour|group|network|forum|archive|collection|deck|candle|blanket|quilt|bowl|vase|oven|pump|valve|drone|camera|lens|pedal|synth|bike|tent|boat|kayak|shelf|desk|rack|shed|greenhouse|hive|vise|jig|saw)$/i;
/** A timer, a planner, a translator; water and paper are none of them. */
const DOES = /^\p{L}{2,}(?:er|or)$/iu;
const IS_STUFF =
  /^(?:water|paper|leather|butter|beer|cider|weather|silver|powder|rubber|copper|pepper|ginger|amber|timber|lumber|labou?r|colou?r|flavou?r|decor|better|cheaper|faster|under|over|after|other|never|ever|for|or)$/i;
const NOT_OF_THING =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*|my|our|your|his|her|their|this|that|these|those|it|its|some|any|all|every|each|no|I|we|you|they|helps?|helping|makes?|making|reclaim|get|stop|turn|never|discover|meet|say|learn|track|find|build|create|write|share|play|watch|plan|save|manage|keep|use|try|run|start|send|and|or|is|are)$/i;

const LIST_LINE = /^\s*(?:[-*•]|\d+[.)])\s+/;

/**
 * An answer as it will be in a post. The words stay the founder's: blank lines, marks of headings, slips, a
 * missing full stop and missing capitals are mended, a sentence that lacks nothing but 'I', 'We' or 'It'
 * gets it, and what somebody says while thinking ('Oh, the menu.') is left out.
 */
export function completeAnswer(text: string, id: AnswerId | null = null): string {
  const isQuestion = id === "askReaders" || id === "askPeers";
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:#{1,6}\s+|>\s*)/, "").trim())
    .filter(Boolean);
  const isList = lines.filter((line) => LIST_LINE.test(line)).length >= 2;
  const joined = isList
    ? lines.join("\n")
    : lines
        .join(" ")
        .replaceAll(/\s+/g, " ")
        .replace(THINKING, "")
        .replace(NAMED_FIRST, "$2 had a $1");
  const mended = isList ? joined : capitalise(mendOutside(joined), writesSmall(joined));
  const written = isList ? mended : askAloud(addSubject(mended, id), isQuestion);
  if (isQuestion && !written.includes("?") && ASKS.test(written)) {
    return `${written.replace(/(?<![.…])[.…]+$/, "")}?`;
  }
  return isList || ENDED.test(written) || !written ? written : `${written}.`;
}

/** 'Then what do you do with 40 jars.' and the 'or do you just wait.' behind a question are questions. */
function askAloud(text: string, isQuestion: boolean): string {
  const sign = isQuestion ? ASKS_ON : ASKS_ALOUD;
  const isAsking = (each: string, at: number) => sign.test(each) && (!isQuestion || at > 0);
  if (!splitAtStops(text).some(isAsking)) return text;
  return splitAtStops(text)
    .map((each, at) =>
      isAsking(each, at)
        ? `${each.replace(/(?<![.…])[.…]+$/, "").replace(/(?<=[^?!])$/, "?")}`
        : each,
    )
    .join(" ");
}

const ASKS_ALOUD =
  /^(?:(?:and|so|then|but) )?(?:what|how|why|who|where|which) (?:do|does|did|is|are|can|could|would|should|will) (?:I|you|we|they|it|he|she)\b[^?"“”:;]{0,80}$/i;
const ASKS_ON =
  /^(?:and |or )?(?:what|which|who|where|when|why|how|do|does|did|is|are|was|were|has|have|can|could|would|should|will)\b[^?]{0,120}$/i;

/** What happened to those who answer, and what their thing does. */
const OF_ONESELF: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "scene",
  "before",
  "mistake",
  "surprise",
]);
const OF_THING: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "limits", "platform"]);

/** 'burned my hand on Mt Hood' and 'doesn't sync' lack nothing but their first word; 'made of oak' and 'found in Gary' are no such sentences. */
function addSubject(text: string, id: AnswerId | null): string {
  const sign = id === null ? null : OF_ONESELF.has(id) ? DID : OF_THING.has(id) ? DOES_SO : null;
  // Behind somebody who does something, the same one goes on: 'I had a prize. took it out'.
  const isMany = /\b(?:we|us|our|ours)\b/i.test(text);
  const dated = sign === DID ? WHEN_FIRST.exec(text) : null;
  const isDated = dated !== null && DID.test(dated[2] ?? "");
  // Behind somebody who does something, the same one goes on: 'I had a prize. took it out'.
  if (
    !sign ||
    !(
      isDated ||
      WAS_SOMEBODY.test(text) ||
      sign.test(text) ||
      (sign === DID && /^(?:I|We)\b/.test(text))
    )
  )
    return text;
  const whoOf = (each: string) =>
    sign === DOES_SO
      ? "It"
      : isMany && !/\b(?:my|me|myself)\b|^(?:worked|lived|studied|trained)\b/i.test(each)
        ? "We"
        : "I";
  if (sign === DID && WAS_SOMEBODY.test(text))
    return `${isMany && !/\ban? /.test(text.slice(0, 7)) ? "We were" : "I was"}${text.slice(3)}`;
  if (sign === DID && HAPPENED_TO.test(text))
    return `${isMany ? "We were" : "I was"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const rest = isDated ? (dated[2] ?? "") : text;
  const sentences = splitAtStops(rest).map((each, at) =>
    sign.test(each) && (at === 0 || !OF_THINGS_TOO.test(each))
      ? `${whoOf(each)} ${each.charAt(0).toLowerCase()}${each.slice(1)}`
      : each,
  );
  const told = sentences.join(" ");
  return isDated ? `${dated[1]}, ${told.replace(/^We\b/, "we")}` : told;
}

const DOES_SO =
  /^(?:doesn['’]?t|won['’]?t|isn['’]?t|(?:only |also |just )?(?:runs|works|needs|reads|sends|shows|keeps|uses|supports|replays|takes|holds|lets|hides|plays|tells|finds|turns|listens|learns|writes|stores|saves|remembers|knows|checks|counts|watches|looks|opens|closes|starts|stops|locks|fits|folds|clips|comes|goes|gives|makes|asks|adds|draws|prints|sorts|matches|measures|tracks|warns|mutes|plans|charges|connects|syncs|exports|imports|converts|generates|builds|weighs|lasts|costs|ships|has|does|gets|picks|sits|stands|hangs|snaps|sticks|spins|grows|skips|ignores|respects|follows|understands|speaks|translates|teaches|covers|includes)) \S/i;
const DID =
  /^(?:(?:polled|offered|recorded|re-rode|rerode|re-recorded|filmed|delivered|picked|pushed|published|released|announced|advertised|invested|replaced|removed|added|tested|guessed|counted|measured|tracked|copied|hosted|booked|cancelled|canceled|skipped|believed|decided|refused|repeated|doubled|halved|raised|lowered|discounted|licensed|imported|exported|migrated|deployed|deleted|rewrote|redid|cut|threw|stole|slept|sang|swam|flew|shot|wore|had|failed|opened|called|walked|taught|rode|met|heard|felt|joined|inherited|painted|printed|changed|switched|turned|went|saw|got|lost|broke|dropped|burn(?:ed|t)|watched|tried|used|bought|sold|spent|paid|forgot|missed|needed|wanted|kept|left|drove|sat|waited|moved|worked|started|began|stood|fell|woke|quit|asked|thought|expected|assumed|trusted|ignored|priced|charged|launched|shipped|hired|wrote|built|made|found|ran|gave|sent|took|told|learn(?:ed|t)|realised|realized|noticed|ordered|refunded|filmed|posted|rented|signed|mixed|hid|planted|burned|baked|cooked|carried|brought|followed|named|designed|planned|promised|underestimated|overestimated|answered|emailed|mailed|texted|visited|ate|packed|planed|live(?= (?:alone|near|next)\b)|still have|still had|had to|should have|couldn['’]?t|didn['’]?t)(?! (?:by|of|in|on|with|from|for|to order|me|handed|lining)\b)|(?:worked|lived|studied|volunteered|travelled|traveled|trained|cycled|stayed|shipped|moved|drove|walked)(?= (?:in|on|for|with|from|at|as|to)\b)) \S/i;

/** 'Christmas 2023. Missed recycling twice', 'Ep 4, recorded 70 min': when it was, and what somebody did. */
const WHEN_FIRST =
  /^((?:\p{L}+ ){0,3}(?:(?:19|20)\d\d|\d{1,3}|year|month|week|night|day|summer|winter|spring|autumn|morning|evening|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december))[.,:] (\p{L}.*)$/isu;

/** What others did to somebody. */
/** 'Was a lift mechanic 22 yrs'. */
const WAS_SOMEBODY =
  /^was an? (?:\p{L}+ ){0,3}?\p{L}+(?:er|or|ist|ian|ic|man|woman|nurse|cook|chef|student|guard|clerk|guide|smith|wright|judge|monk|vet|nun|coach|pilot|medic|postie|kid)\b/iu;
const HAPPENED_TO = /^(?:made (?:redundant|homeless)|told (?:by|to|that))\b/i;

/** What a thing may have done as well. */
const OF_THINGS_TOO =
  /^(?:worked|ran|broke|fell|began|started|felt|opened|failed|took|cost|stood|turned|sold|burned|burnt|came|went|moved|left)\b(?! (?:it|them|that|the)\b)/i;

/** 'The leaderboard. I had it for 5 weeks' answers a question that readers have not seen. */
const NAMED_FIRST =
  /^(?:the|a) ([bcdfghjklmnpqrstvwxz]\p{Ll}+[^s\W])[.] (I|we) had it\b(?= for\b)/iu;

/** 'Oh, the menu. We began with …', 'Hmm, I think …'. */
const THINKING =
  /^(?:oh|ah|um|uh|hmm+|hm|er)\b[,.…]*\s+(?:(?:the|that|this|my|our) \p{Ll}{2,20}(?: \p{Ll}{2,20})?[.!…]+\s+(?=\S))?/iu;

const ASKS =
  /^(?:what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|was|were|has|have|can|could|would|should|will)(?:['’]?s)?\b/i;

/** A bracket or a quotation ends nothing by itself, but ':)' does. */
const ENDED = /[.!?…][)\]"”’']*$|[:;]-?[)(]?$/;

/** The sentences of an answer. A quotation stays in one piece, and so does a list that the founder wrote. */
export function splitAnswer(answer: string): string[] {
  if (answer.includes("\n")) return [answer];
  const sentences: string[] = [];
  for (const part of splitAtStops(answer)) {
    const last = sentences.at(-1);
    if (last !== undefined && isQuotationOpen(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function isQuotationOpen(text: string): boolean {
  const straight = text.match(/"/g)?.length ?? 0;
  const opened = text.match(/“/g)?.length ?? 0;
  const closed = text.match(/”/g)?.length ?? 0;
  return straight % 2 === 1 || opened > closed;
}
