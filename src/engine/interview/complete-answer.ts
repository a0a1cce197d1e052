import { SAYS } from "#engine/lexicon/phrases.ts";
import { LIST_SIGN, squeezeSpaces } from "#engine/text/characters.ts";
import type { AnswerId } from "./interview.ts";
import { splitAtStops } from "#engine/pages/split-sentences.ts";
import { writesSmall, capitalise, mendOutside } from "./mend-letters.ts";

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
  const isList = lines.filter((line) => LIST_SIGN.test(line)).length >= 2;
  const joined = isList
    ? lines.join("\n")
    : squeezeSpaces(lines.join(" ")).replace(THINKING, "").replace(NAMED_FIRST, "$2 had a $1");
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
  const isMany = SAYS.ofMany.test(text);
  const dated = sign === DID ? WHEN_FIRST.exec(text) : null;
  const isDated = dated !== null && DID.test(dated[2] ?? "");
  // Behind somebody who does something, the same one goes on: 'I had a prize. took it out'.
  if (
    !sign ||
    !(
      isDated ||
      WAS_SOMEBODY.test(text) ||
      sign.test(text) ||
      (sign === DID && SAYS.ofWriter.test(text))
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
  /^(?:(?:polled|offered|recorded|re-rode|rerode|re-recorded|filmed|delivered|picked|pushed|published|released|announced|advertised|invested|replaced|removed|added|tested|guessed|counted|measured|tracked|copied|hosted|booked|cancelled|canceled|skipped|believed|decided|refused|repeated|doubled|halved|raised|lowered|discounted|licensed|imported|exported|migrated|deployed|deleted|rewrote|redid|cut|threw|stole|slept|sang|swam|flew|shot|wore|had|failed|opened|called|walked|taught|rode|met|heard|felt|joined|inherited|painted|printed|changed|switched|turned|went|saw|got|lost|broke|dropped|burn(?:ed|t)|watched|tried|used|bought|sold|spent|paid|forgot|missed|needed|wanted|kept|left(?= (?:the|an?|my|our|it|them|him|her|home|school|work|for)\b)|drove|sat|waited|moved|worked|started|began|stood|fell|woke|quit|asked|thought|expected|assumed|trusted|ignored|priced|charged|launched|shipped|hired|wrote|built|made|found|ran|gave|sent|took|told|learn(?:ed|t)|realised|realized|noticed|ordered|refunded|filmed|posted|rented|signed|mixed|hid|planted|burned|baked|cooked|carried|brought|followed|named|designed|planned|promised|underestimated|overestimated|answered|emailed|mailed|texted|visited|ate|packed|planed|live(?= (?:alone|near|next)\b)|still have|still had|had to|should have|couldn['’]?t|didn['’]?t)(?! (?:by|of|in|on|with|from|for|to order|me|handed|lining)\b)|(?:worked|lived|studied|volunteered|travelled|traveled|trained|cycled|stayed|shipped|moved|drove|walked)(?= (?:in|on|for|with|from|at|as|to)\b)) \S/i;

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
