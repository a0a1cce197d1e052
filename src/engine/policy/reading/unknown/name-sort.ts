import { beginsWithLetter, splitAtSpaces } from "#engine/text/characters.ts";
import { isPerson, isPosting, isSmallWord, isVerbOfSorts } from "../concepts/sort-words.ts";
import { isEach, isGeneric, isOfEveryPost, list } from "../concepts/word-lists.ts";
import type { MarkedSentence } from "../marks.ts";
import { Part } from "../part.ts";
import { nameListed } from "./name-thing.ts";
import { plainWord, trimWords } from "../words/tokens.ts";

const MOST_OF_A_SORT = 5;
const isOfWord = list("de du des da do das dos d");

/** 'Trip reports', 'Lost pets', 'Rezensionen': the sort of posts that a rule is on, where we have no word for it. */
export function nameSort(sentence: MarkedSentence): string | null {
  const whole = new Part(sentence, 0, sentence.tokens.length);
  // 'Cover critique without cover'
  const [lacking] = whole.moods("without");
  const isLacking = lacking !== undefined && lacking.from > 0;
  return nameSorts(isLacking ? new Part(sentence, 0, lacking.from) : whole, isLacking);
}

/** 'Concerts: only free ones', 'For repairs: …': the sort that a sentence names before a colon. */
export function nameLabel(sentence: MarkedSentence): string | null {
  const colon = sentence.tokens.findIndex(({ text }) => text === ":");
  const isApart = (sentence.tokens[colon + 1]?.start ?? 0) > (sentence.tokens[colon]?.end ?? 0);
  if (!isApart || colon <= 0 || colon > MOST_OF_A_LABEL) return null;
  return nameSorts(new Part(sentence, 0, colon), true);
}

const MOST_OF_A_LABEL = 7;

function nameSorts(name: Part, isLabel = false): string | null {
  const isPlain = name.marks.every(
    ({ name: { group, id } }) =>
      (group === "mood" && id === "refers") ||
      (isLabel && (group === "subject" || (group === "mood" && id === "include"))),
  );
  const words = name.tokens.slice(name.from, name.to).map(({ text }) => text);
  const isOfAll = words.some(isOfEveryPost) || words.some((word) => word === "?" || word === "!");
  // 'Photos: …' is on what we have a word for.
  const isKnown = name.subjects().some(({ mark }) => mark.to - mark.from === name.to - name.from);
  // 'Users may …', 'PR9: members must …'
  const isOfPeople = isPerson(words.at(-1) ?? "") && !isLabel;
  if (!isPlain || isOfAll || isKnown || isOfPeople) return null;
  const last = trimWords(name.words(name.from, name.to));
  // 'Journaux de bord', 'diarios de desarrollo'
  const head = splitAtSpaces(last);
  const isLatin =
    head.length > 2 && isOfWord(plainWord(head[1] ?? "")) && SEVERAL.test(head[0] ?? "");
  return isLabel || isLatin || SEVERAL.test(last)
    ? nameListed(name, name.from, name.to, MOST_OF_A_SORT)
    : null;
}

/** Sorts are named as several. */
const SEVERAL = /(?:s|en|er|te|ge)$/i;

/** 'Lost pets are always fine', 'Tutors have their own thread': of which posts a sentence says that they may be, or where. */
export function nameSpokenOf(sentence: MarkedSentence): string | null {
  const whole = new Part(sentence, 0, sentence.tokens.length);
  const isTold =
    whole.has("permit", "require", "only", "include", "invite") ||
    whole.rooms("thread").length + whole.rooms("flair").length + whole.days().length > 0;
  const verb = sentence.tokens.findIndex(({ text }) => isVerbOfSorts(text));
  const isAside = whole.has("deny") || whole.hasBetween(["condition"], 0, verb);
  if (!isTold || isAside || verb < 1 || verb > MOST_OF_A_LABEL) return null;
  const from = ARTICLES.has(sentence.tokens[0]?.text ?? "") ? 1 : 0;
  const first = sentence.tokens[from]?.text ?? "";
  if (isEach(first) || isSmallWord(first)) return null;
  return nameSorts(new Part(sentence, from, verb));
}

/** In French and Spanish they stand before sorts, too. */
const ARTICLES: ReadonlySet<string> = new Set("the die les los las os as".split(" "));

/** 'If you want something identified, …': whom a sentence speaks to that is not on every post. */
export function nameCondition(part: Part): string | null {
  const [condition] = part.moods("condition");
  if (!condition || condition.from !== part.from) return null;
  const comma = part.tokens.findIndex(({ text }, at) => at > part.from && text === ",");
  if (comma === -1 || comma >= part.to) return null;
  const said = part.tokens.slice(condition.to, comma).map(({ text }) => text);
  const isTelling = said.some(
    (word) => beginsWithLetter(word) && !isSmallWord(word) && !isGeneric(word) && !isPosting(word),
  );
  return isTelling ? trimWords(part.words(condition.to, comma)) : null;
}
