import { hasLetter } from "#engine/text/characters.ts";
import type { Mark } from "./marks.ts";
import { ALL_SUBJECTS } from "./marks.ts";
import { isPromoting, OF_PROMOTION } from "#engine/policy/concerns.ts";
import type { Token } from "./words/tokens.ts";
import {
  isEndOfObject,
  isOffer,
  isFolk,
  isNarrowing,
  isOnAd,
  isOffense,
  isAdvertising,
  isPushing,
  isPushOf,
} from "./concepts/beside-words.ts";

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
      return pushesOther(mark, around) || isMereFolk(mark, around);
    case "ownWork":
    case "ownThings":
      return isOfOthers(mark, around);
    case "videoLink":
      return isNarrowed(mark, around) || isBeforeNoun(mark, around);
    case "giveaway":
    case "ama":
    case "services":
    case "sale":
    case "ownSoftware":
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
  const isVerb = isPushing(last);
  const isNoun = isPushOf(last) && tokens[mark.to]?.text === "of";
  if (!isVerb && !isNoun) return false;
  const from = isNoun ? mark.to + 1 : mark.to;
  const isMood = (at: number) =>
    marks.some((each) => each.name.group === "mood" && each.from === at);
  const end = tokens.findIndex(
    ({ text }, at) => at >= from && (isEndOfObject(text) || isMood(at)),
  );
  const to = Math.min(end === -1 ? tokens.length : end, from + MOST_OF_AN_OBJECT);
  const object = tokens.slice(from, to);
  if (object.length === 0) return false;
  if (object.some(({ text }) => isOffense(text))) return true;
  const isOurs = marks.some(
    ({ name, from: at }) =>
      name.group === "subject" &&
      at >= from &&
      at < to &&
      (OF_PROMOTION.includes(ALL_SUBJECTS[name.id].of) || ALL_SUBJECTS[name.id].ban !== null),
  );
  return !isOurs && !isAdvertising(last) && !object.some(({ text }) => isOffer(text));
}

/** 'The parent company', 'the work of influencers': somebody who is spoken of, and nobody who is kept from posting. */
function isMereFolk(mark: Mark, { marks, tokens }: Around): boolean {
  if (mark.to - mark.from !== 1 || !isFolk(tokens[mark.from]?.text ?? "")) return false;
  const isMood = (at: number, side: "from" | "to") =>
    marks.some((each) => each.name.group === "mood" && each[side] === at);
  const next = tokens[mark.to]?.text;
  const isLed = mark.from === 0 || isMood(mark.from, "to") || /^[,:(]$/.test(tokens[mark.from - 1]?.text ?? "");
  const isEnded = next === undefined || isOnAd(next) || isMood(mark.to, "from");
  return !(isLed && isEnded);
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
function isNarrowed(mark: Mark, { marks, tokens }: Around): boolean {
  const moods = marks.flatMap(({ name }) => (name.group === "mood" ? [name.id] : []));
  return (
    moods.includes("deny") &&
    !moods.some((id) => id === "permit" || id === "require" || id === "only") &&
    isNarrowing(tokens[mark.to]?.text ?? "")
  );
}

/** 'No video reviews': a sort of which we only know the first word. */
function isBeforeNoun(mark: Mark, { marks, tokens }: Around): boolean {
  const next = tokens[mark.to];
  const isMood = marks.some(({ name, from }) => name.group === "mood" && from === mark.to);
  return next !== undefined && hasLetter(next.text) && !isMood && !isOnAd(next.text);
}
