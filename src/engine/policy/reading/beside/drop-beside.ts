import { hasLetter } from "#engine/text/characters.ts";
import type { Mark } from "../marks.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import { isPromoting, OF_PROMOTION } from "#engine/policy/concerns.ts";
import { isArticle } from "../concepts/word-lists.ts";
import type { Token } from "../words/tokens.ts";
import {
  isEndOfObject,
  isOffer,
  isBesideFolk,
  isCrew,
  isFolk,
  isNarrowing,
  isOnAd,
  isOddTrade,
  isOffense,
  isAdvertising,
  isOtherAd,
  isAtAll,
  isByMachine,
  isOfOrFor,
  isPushing,
  isPushOf,
  isWritten,
} from "./beside-words.ts";

/** What only stands in a sentence and is not what it speaks of: 'promoting violence', 'the parent company'. */
export function dropBeside(marks: Mark[], tokens: readonly Token[]): Mark[] {
  return marks.filter(
    (mark) => !(mark.name.group === "subject" && isBeside(mark, { marks, tokens })),
  );
}

type Around = { marks: readonly Mark[]; tokens: readonly Token[] };

function isBeside(mark: Mark, around: Around): boolean {
  if (mark.name.group !== "subject") return false;
  switch (mark.name.id) {
    case "promotion":
      return (
        pushesOther(mark, around) ||
        isOfOneSort(mark, around) ||
        isTalkedOf(mark, around) ||
        (isOnlyRefused(around) && isMereFolk(mark, around))
      );
    case "ownWork":
    case "ownThings":
      return (
        isOfOthers(mark, around) ||
        (isOnlyRefused(around) && isMereFolk(mark, around)) ||
        isInWriting(mark, around)
      );
    case "socialLinks":
      return around.marks.some(
        ({ name }) => name.group === "subject" && isPromoting(ALL_SUBJECTS[name.id].of),
      );
    case "videoLink":
      return isNarrowed(mark, around) || isBeforeNoun(mark, around);
    case "sale":
      return isNarrowed(mark, around) || isNear(mark, around, isOddTrade);
    case "hiring":
      return (
        (around.tokens[mark.to - 1]?.text ?? "").startsWith("recruit") &&
        isNear(mark, around, isCrew)
      );
    case "ownSoftware":
      return isNarrowed(mark, around) || (isOnlyRefused(around) && isMereFolk(mark, around));
    case "giveaway":
    case "ama":
    case "services":
    case "ownMusic":
      return isNarrowed(mark, around);
    default:
      return false;
  }
}

const MOST_OF_AN_OBJECT = 9;

/** 'Promoting violence', 'soliciting private messages', 'the promotion of cheats': pushed, and nothing that is offered. */
function pushesOther(mark: Mark, { marks, tokens }: Around): boolean {
  const last = tokens[mark.to - 1]?.text ?? "";
  if (isPushOf(last) && isOffense(tokens[mark.from - 1]?.text ?? "")) return true;
  const isVerb = isPushing(last);
  const isNoun = isPushOf(last) && isOfOrFor(tokens[mark.to]?.text ?? "");
  if (!isVerb && !isNoun) return false;
  let from = isNoun ? mark.to + 1 : mark.to;
  while (isOpening(tokens[from]?.text ?? "")) from += 1;
  const isMood = (at: number) =>
    marks.some((each) => each.name.group === "mood" && each.from === at);
  const end = tokens.findIndex(({ text }, at) => at >= from && (isEndOfObject(text) || isMood(at)));
  const to = Math.min(end === -1 ? tokens.length : end, from + MOST_OF_AN_OBJECT);
  const object = tokens.slice(from, to);
  if (object.every(({ text }) => isAtAll(text))) return false;
  if (object.some(({ text }) => isOffense(text))) return true;
  const isOurs = marks.some(
    ({ name, from: at }) =>
      name.group === "subject" &&
      at >= from &&
      at < to &&
      (OF_PROMOTION.includes(ALL_SUBJECTS[name.id].of) || ALL_SUBJECTS[name.id].ban !== null),
  );
  const isAnything = isVerb && isAdvertising(last);
  return !isOurs && !isAnything && !object.some(({ text }) => isOffer(text));
}

/** 'Housing ads', 'political advertising', 'giveaway posts': ads of one sort, and nothing that founders are told. */
function isOfOneSort(mark: Mark, { marks, tokens }: Around): boolean {
  // 'AI-written launch posts'
  if (isByMachine(tokens[mark.from - 1]?.text ?? "")) return true;
  if (mark.to - mark.from > 1 || !isPushOf(tokens[mark.from]?.text ?? "")) return false;
  const isOther = ({ name, from, to }: Mark) =>
    name.group === "subject" &&
    (to === mark.from || from === mark.to) &&
    !ANY_WAY.has(name.id) &&
    !ALL_SUBJECTS[name.id].isCarrier &&
    !OF_PROMOTION.includes(ALL_SUBJECTS[name.id].of);
  const [before, after] = [tokens[mark.from - 1]?.text ?? "", tokens[mark.to]?.text ?? ""];
  return isOtherAd(before) || isOtherAd(after) || marks.some(isOther);
}

/** 'Spam advertising' */
const ANY_WAY: ReadonlySet<string> = new Set(["spam", "lowEffort", "toModerators"]);

/** 'The parent company', 'the work of influencers': somebody who is spoken of, and nobody who is kept from posting. */
function isMereFolk(mark: Mark, { marks, tokens }: Around): boolean {
  const words = tokens.slice(mark.from, mark.to).map(({ text }) => text);
  const isFirst = words.length === 1 || /^(?:original|business)$/.test(words[0] ?? "");
  if (!isFirst || !isFolk(words.at(-1) ?? "")) return false;
  const isMood = (at: number, side: "from" | "to") =>
    marks.some((each) => each.name.group === "mood" && each[side] === at);
  const next = tokens[mark.to]?.text;
  const isLed =
    mark.from === 0 || isMood(mark.from, "to") || /^[,:(]$/.test(tokens[mark.from - 1]?.text ?? "");
  const isEnded = next === undefined || isOnAd(next) || isMood(mark.to, "from");
  return !(isLed && isEnded);
}

/** 'You may talk about other brands' */
function isTalkedOf({ from, to }: Mark, { tokens }: Around): boolean {
  const isOne = to - from === 1 && /^(?:compan(?:y|ies)|brands?)$/.test(tokens[from]?.text ?? "");
  return isOne && isBesideFolk(tokens[from - 1]?.text ?? "");
}

/** 'Content that is not yours', 'claiming it as your own', 'non-OC': what others made. */
function isOfOthers(mark: Mark, { tokens }: Around): boolean {
  const [second, before] = [tokens[mark.from - 2]?.text ?? "", tokens[mark.from - 1]?.text ?? ""];
  return (
    before === "as" ||
    before === "non" ||
    /^(?:isn't|aren't|wasn't|didn't)$/.test(before) ||
    (before === "not" && /^(?:is|are|was|did|it|that)$/.test(second))
  );
}

/** 'No giveaways that ask for a follow', 'no selling via chat': a sort of it, and not all of it. */
function isNarrowed(mark: Mark, around: Around): boolean {
  return isOnlyRefused(around) && isNarrowing(around.tokens[mark.to]?.text ?? "");
}

function isOnlyRefused({ marks }: Around): boolean {
  const moods = marks.flatMap(({ name }) => (name.group === "mood" ? [name.id] : []));
  return moods.includes("deny") && !moods.some((id) => LEAVES.has(id));
}

const LEAVES: ReadonlySet<string> = new Set(["permit", "require", "only", "except", "without"]);

/** 'No video reviews': a sort of which we only know the first word. */
function isBeforeNoun(mark: Mark, { marks, tokens }: Around): boolean {
  const next = tokens[mark.to];
  const isMood = marks.some(({ name, from }) => name.group === "mood" && from === mark.to);
  return next !== undefined && hasLetter(next.text) && !isMood && !isOnAd(next.text);
}

function isOpening(word: string): boolean {
  return word === '"' || word === "for" || word === "the";
}

const NEAR = 2;

function isNear({ from, to }: Mark, { tokens }: Around, is: (word: string) => boolean): boolean {
  return tokens.slice(Math.max(0, from - 1), to + NEAR).some(({ text }) => is(text));
}

/** 'If you make a claim' */
function isInWriting(mark: Mark, { tokens }: Around): boolean {
  const words = tokens.slice(mark.to - 1, mark.to + NEAR).map(({ text }) => text);
  // 'A post of your own'
  const isOfPost = tokens[mark.from]?.text === "of" && isWritten(tokens[mark.from - 1]?.text ?? "");
  if (isOfPost) return true;
  return words.some((word, at) => isArticle(word) && isWritten(words[at + 1] ?? ""));
}
