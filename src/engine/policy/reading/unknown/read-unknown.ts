import { beginsWithLetter, hasLetter } from "#engine/text/characters.ts";
import { isYours } from "../concepts/page-words.ts";
import {
  isAbout,
  isBecause,
  isDemonstrative,
  isGeneric,
  isLinking,
  isNoAtAll,
  isPlace,
  isPronoun,
  isRefusing,
  isWith,
} from "../concepts/word-lists.ts";
import type { Mark } from "../marks.ts";
import { type DemandMeaning, makeDemand, type Meaning, LONGEST_DETAIL } from "../meaning.ts";
import { isOfComments } from "../asks-of-posts.ts";
import type { Part } from "../part.ts";
import { trimWords } from "../words/tokens.ts";
import { nameThing, refuse, saysMore } from "./name-thing.ts";
import { binds, nameItems } from "./name-items.ts";
import { readLedBan } from "./read-led.ts";
import { readSent } from "./read-sent.ts";

const MOST_OF_A_NAME = 10;

/** What a sentence refuses and we have no word for. */
export function readUnknown(
  part: Part,
  meanings: readonly Meaning[],
  {
    before,
    isExplained,
    isHeading,
  }: { before: string | undefined; isExplained: boolean; isHeading: boolean },
): DemandMeaning[] {
  if (isExplained) return [];
  return meanings.length === 0 ? readUnknownBan(part, before, isHeading) : [];
}

/** 'No homework', 'scanned scores are removed': what we have no word for is called as the rule calls it, and only shown. */
function readUnknownBan(
  part: Part,
  before: string | undefined,
  isHeading: boolean,
): DemandMeaning[] {
  if (isOfComments(part)) return [];
  const sent = readSent(part, before);
  if (sent.length > 0) return sent;
  const led = readLedBan(part, isHeading);
  if (led.length > 0 || part.marks.some(isHeading ? binds : saysMore)) return led;
  if (before !== undefined && refusesSuch(part)) {
    const detail = trimWords(before).slice(0, LONGEST_DETAIL);
    return [makeDemand({ of: "special question", code: "unwanted", detail }, {})];
  }
  const named = nameRefused(part, isHeading);
  return named === null ? [] : refuse(part, named);
}

/** 'Such questions are removed', 'esas preguntas se cierran': what the sentence before asks or names. */
function refusesSuch(part: Part): boolean {
  const asked = part.subjects().find(({ id }) => id === "question");
  const deny = part.moods("deny").find(({ to }) => isRefusing(part.tokens[to - 1]?.text ?? ""));
  const at = asked?.mark.from ?? part.from;
  const said = part.tokens.slice(Math.max(part.from, at - MOST_BEHIND), at);
  return (
    asked !== undefined && deny !== undefined && said.some(({ text }) => isDemonstrative(text))
  );
}

/** 'Wars of today are off limits', 'scanned scores: no': what stands before a refusal that ends the sentence. */
function nameRefused(part: Part, isHeading: boolean): string | null {
  const why = part.tokens.findIndex(({ text }, at) => at > part.from && isBecause(text));
  const denials = part.moods("deny").filter(({ from }) => why === -1 || from < why);
  const [first, last] = [denials[0], denials.at(-1)];
  // 'Are not welcome' is one denial; 'we do not discuss it, and it is removed' are two.
  const isOne = denials.every(
    (deny, at) => at === 0 || deny.from - (denials[at - 1]?.to ?? 0) <= 0,
  );
  if (!first || !last || first.from === part.from || !isOne || !endsWithRefusal(part, last))
    return null;
  const aside = part.tokens.findIndex(
    ({ text }, at) =>
      at > part.from && at < first.from && text === "," && isConcession(part, at + 1),
  );
  let end = aside === -1 ? first.from : aside;
  while (end > part.from && isLinking(part.tokens[end - 1]?.text ?? "")) end -= 1;
  const isVague = !isHeading && nameThing(part, part.from, end, MOST_OF_A_NAME) === null;
  return isVague ? null : nameItems(part, { from: part.from, to: end }, MOST_OF_A_NAME, isHeading);
}

/** 'Scans, however sharp, …' */
function isConcession(part: Part, at: number): boolean {
  return CONCESSIONS.test(part.tokens[at]?.text ?? "");
}

const CONCESSIONS =
  /^(?:however|even|whether|regardless|no|egal|auch|selbst|ob|meme|quel\w*|incluso|aunque|por|mesmo|ainda)$/;
const MOST_BEHIND = 4;
/** 'Vaquinha não' */
const MOST_OF_AN_ANSWER = 3;

/** Whether nothing but a place comes after a denial that says all there is to say. */
function endsWithRefusal(part: Part, { from, to }: Mark): boolean {
  // '… are removed, and somebody will laugh', 'se eliminan con cariño': how, and what else is done.
  const stop = part.tokens.findIndex(
    ({ text }, at) =>
      at >= to &&
      at < part.to &&
      (text === "," || isWith(text) || isBecause(text) || isBehindDash(part, at)),
  );
  const behind = part.tokens
    .slice(to, stop === -1 ? part.to : stop)
    .filter(({ text }) => hasLetter(text));
  const before = part.tokens[from - 1]?.text ?? "";
  const last = part.tokens[to - 1]?.text ?? "";
  const isApart =
    before === ":" ||
    before === "," ||
    before === "?" ||
    (isNoAtAll(last) && to - part.from <= MOST_OF_AN_ANSWER);
  // 'Real comments, not "nice one"'
  if (part.tokens[to]?.text === '"') return false;
  const isWhole = behind.length <= MOST_BEHIND && !hasLetter(part.tokens[to]?.text ?? "");
  return (isRefusing(last) && behind.length <= MOST_BEHIND) || (isApart && isWhole);
}

/** '… are not allowed – there is another place for them' */
function isBehindDash({ text, tokens }: Part, at: number): boolean {
  return /^ (?:-|–|—) $/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start));
}

const MOST_OF_A_TITLE = 6;
const MOST_OF_A_REFUSAL = 9;

/** 'Group buys', and then 'We don't host them.': the name of a rule is what its text refuses. */
export function readRefusedName(name: Part, part: Part): DemandMeaning[] {
  const [deny] = part.moods("deny");
  const led = name.tokens.findIndex(({ text }) => isAbout(text)) === name.from ? 1 : 0;
  const words = trimWords(name.words(name.from + led, name.to));
  const first = name.tokens[name.from + led]?.text ?? "";
  const isPlain = name.marks.every(
    ({ name: { group, id } }) => group === "mood" && id === "refers",
  );
  const isWhole =
    (deny !== undefined && (refusesYours(part) || REFUSES_THEM.test(part.text))) ||
    (deny !== undefined &&
      part.to - part.from <= MOST_OF_A_REFUSAL &&
      part.marks.every((mark) => !saysMore(mark)) &&
      part.subjects().length === 0 &&
      (isPronoun(part.tokens[part.to - 2]?.text ?? "") ||
        (deny.from <= part.from + 1 &&
          (isRefusing(part.tokens[deny.to - 1]?.text ?? "") ||
            isNoAtAll(first) ||
            endsWithPlace(part)))));
  const isName =
    isPlain &&
    beginsWithLetter(words) &&
    name.to - name.from <= MOST_OF_A_TITLE &&
    !isGeneric(first);
  return isWhole && isName
    ? [makeDemand({ of: "other", code: "unwanted", detail: words }, {})]
    : [];
}

/** 'No los hacemos.', 'Não as aceitamos.', 'Machen wir nicht.', 'On n'en fait pas.' */
const REFUSES_THEM =
  /^(?:no l[oa]s? \p{L}+mos|n[ãa]o [oa]s? \p{L}+mos|\p{L}+en wir (?:hier )?nicht|(?:on|nous) n['’]en \p{L}+ pas)(?: aqu[ií])?[.!]?$/iu;

/** 'We don't write your essay on Hamlet': an example of what the rule is named after. */
function refusesYours(part: Part): boolean {
  const lead = part.leads("refused").find(({ from }) => from - part.from <= 1);
  const behind = part.tokens.slice(lead?.to, (lead?.to ?? 0) + 2);
  return lead !== undefined && behind.some(({ text }) => isYours(text));
}

/** 'Não se discutem aqui', 'not on this sub' */
function endsWithPlace(part: Part): boolean {
  return part.tokens.slice(part.from, part.to).some(({ text }) => isPlace(text));
}
