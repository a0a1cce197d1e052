import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import type { WordSpan } from "./claim.ts";
import { readWords, stemOf, type Word } from "./read-words.ts";
import type { ReadSources } from "./read-sources.ts";

const QUOTED =
  /^ {0,3}>[^\n]{1,2000}|“[^”\n]{2,600}”|"[^"\n]{2,600}"|(?<!\w)[‘'](?:[^‘’'\n]|(?<=\w)['’](?=\w)){12,400}[’'](?!\w)/gm;
/** A few words in marks may be a way of speaking; after 'she said' they are hers. */
const FEWEST_SPOKEN = 3;
const FEWEST_QUOTED = 6;
const SPEAKING =
  /\b(?:said|says|say|told|tells|wrote|writes|asked|asks|called|calls|reads|goes|replied)\b[^.!?\n]{0,30}$/i;

type QuotationPlace = TextPlace & { kind: "quotation" };

/** Quotations that stand in no source word by word. */
export function findQuotations(text: string, sources: ReadSources): QuotationPlace[] {
  return Array.from(text.matchAll(QUOTED)).flatMap((match) => {
    const words = readWords(match[0]);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const isSpoken = /[:,]\s*$/.test(before) || SPEAKING.test(before) || match[0].startsWith(">");
    const fewest = isSpoken ? FEWEST_SPOKEN : FEWEST_QUOTED;
    if (words.length < fewest || isQuotedRight(match[0], sources)) return [];
    return [{ start: match.index, end: match.index + match[0].length, kind: "quotation" as const }];
  });
}

/** Left-out words are marked with '…' and parted here. */
function isQuotedRight(quotation: string, { said, quoted }: ReadSources): boolean {
  return quotation.split(/…|\.{3}|\[[^\]]{0,40}\]/).every((part) => {
    const row = readWords(part)
      .map(({ lower }) => lower)
      .join(" ");
    return row === "" || said.includes(` ${row} `) || quoted.includes(` ${row} `);
  });
}

/** 'One user told me', 'people say', 'the feedback has been': speech that the founder did not report. */
export function findReportedSpeech(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const to = readReport(words, at);
    if (to === null || isReported(words, word.sentence, at, sources)) return [];
    return [{ from: at, to, kind: "speech" }];
  });
}

function readReport(words: readonly Word[], at: number): number | null {
  const { lower } = words[at] ?? {};
  if (lower === undefined) return null;
  const before = words[at - 1]?.lower ?? "";
  if (
    FEEDBACK.has(lower) &&
    /^(?:the|early|initial|positive|great|good|lovely|kind|some|of|more)$/.test(before)
  ) {
    return /^(?:has|have|was|is|so|from|from|about|i)$/.test(words[at + 1]?.lower ?? "")
      ? at + 2
      : null;
  }
  if (REPLIES.has(lower) && /^(?:me|us)$/.test(words[at + 1]?.lower ?? "")) {
    return /^(?:i|we|to|you|please|will|would|can|could|let|nobody|ever)$/.test(before)
      ? null
      : at + 2;
  }
  if (!SPEAKERS.has(lower) || NO_REPORT.test(before)) return null;
  if (before === "one" && /^(?:not|no)$/.test(words[at - 2]?.lower ?? "")) return null;
  for (let ahead = 1; ahead <= 4; ahead += 1) {
    const word = words[at + ahead];
    if (!word || word.sentence !== words[at]?.sentence || /[,;:]/.test(word.gap)) return null;
    if (
      ahead === 1 &&
      /^(?:who|might|would|could|should|can|will|to|want|wants|if|never)$/.test(word.lower)
    )
      return null;
    // 'Somebody is around to tell' reports nothing.
    if (SPEECH.has(word.lower) && (ahead === 1 || !BASE_FORMS.has(word.lower)))
      return at + ahead + 1;
  }
  return null;
}

const NO_REPORT =
  /^(?:if|when|whenever|that|would|does|do|did|tell|nobody|no|should|let|can|whether)$/;
const BASE_FORMS: ReadonlySet<string> = new Set(
  "say tell ask love write writes report reports".split(" "),
);
/** With 'me' or 'us' behind them, somebody is reported, whoever it is. */
const REPLIES: ReadonlySet<string> = new Set(
  "told asked emailed messaged thanked begged warned assured".split(" "),
);
const FEEDBACK: ReadonlySet<string> = new Set([
  "feedback",
  "response",
  "responses",
  "reception",
  "reviews",
  "messages",
  "emails",
  "comments",
]);
const SPEAKERS: ReadonlySet<string> = new Set(
  "user users customer customers client clients reader readers player players tester testers listener listeners subscriber subscribers student students friend friends colleague colleagues coworker neighbour neighbor boss wife husband someone somebody everyone everybody people folks person guy woman man lady redditor commenter reviewer reviewers moderator regular regulars visitor visitors he she they parents mother mom mum dad doctor teacher director developer engineer nurse owner stranger critics participants backer backers".split(
    " ",
  ),
);
const SPEECH: ReadonlySet<string> = new Set(
  "said says say saying told tell tells telling asked asks asking wrote writes emailed messaged mentioned mentions reported reports complained complains called described joked commented raved loved love loves thanked suggested swears praised compared begged admitted replied".split(
    " ",
  ),
);

const REPORT_STEMS = ["say", "tell", "ask"].map(stemOf);

/** Half of a report must be in a text in which the founder reports something, more of it in any other. */
function isReported(
  words: readonly Word[],
  sentence: number,
  at: number,
  sources: ReadSources,
): boolean {
  const content = contentOf(words, sentence, at);
  if (content.length < 2) return content.every((stem) => sources.founderHasStem(stem));
  return sources.texts.some((text) => {
    const shared = content.filter((stem) => text.has(stem)).length;
    const isReport = REPORT_STEMS.some((stem) => text.has(stem));
    return isReport ? shared >= content.length / 2 : shared > content.length / 2;
  });
}

/** The stems of a sentence that carry its meaning. */
function contentOf(words: readonly Word[], sentence: number, at: number): string[] {
  let from = at;
  while (from > 0 && words[from - 1]?.sentence === sentence) from -= 1;
  const stems: string[] = [];
  for (let i = from; i < words.length && words[i]?.sentence === sentence; i += 1) {
    const word = words[i];
    if (!word || word.lower.length < 3 || EVERYDAY_WORDS.has(word.lower)) continue;
    if (SPEAKERS.has(word.lower) || SPEECH.has(word.lower)) continue;
    stems.push(stemOf(word.lower));
  }
  return stems;
}
