import type { Concern } from "#engine/policy/demand.ts";
import { isClausal, isOfVerb } from "../concepts/word-lists.ts";
import type { Meaning } from "../meaning.ts";
import type { Mood } from "../concepts/moods.ts";
import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";
import { trimWords } from "../words/tokens.ts";

const SHORTEST_CONDITION = 5;
/** What a person can still take in on a card; whoever says more is asked about. */
const LONGEST_CONDITION = 160;

const BOUNDS: readonly Mood[] = ["condition", "only", "require", "without", "except", "deny"];

/** Leave for something: on the terms that the statement names, and asked about where they can't be read. */
export function leaveFor(part: Part, of: Concern): Meaning {
  if (part.has("unasked")) return { kind: "welcome", of, condition: null };
  const mark = part.moods("condition").find(({ from }) => from > part.from);
  // 'Tell us where to find it'
  const isAim = mark !== undefined && isOfVerb(part.tokens[mark.to]?.text ?? "");
  if (mark && !isAim) return onTerms(part.words(mark.to, part.to), of);
  const isBounded = ["except", "without"].some((id) =>
    part.moods(id as Mood).some(({ from }) => from > part.from),
  );
  return isBounded ? { kind: "question", of } : { kind: "welcome", of, condition: null };
}

function onTerms(words: string, of: Concern): Meaning {
  const condition = trimWords(words);
  if (condition.length > LONGEST_CONDITION) return { kind: "question", of };
  return {
    kind: "welcome",
    of,
    condition: condition.length < SHORTEST_CONDITION ? null : condition,
  };
}

/** 'Not allowed unless it is free': what is excepted from a ban, told as a condition where it is one. */
export function askOfTerms(part: Part, exception: Mark, of: Concern): Meaning {
  const [last, next] = [exception.to - 1, exception.to].map((at) =>
    isClausal(part.tokens[at]?.text ?? ""),
  );
  const condition = trimWords(part.words(exception.to + (next ? 1 : 0), part.to));
  return (last || next) && condition.length <= LONGEST_CONDITION
    ? { kind: "question", of, condition }
    : { kind: "question", of };
}

/** 'Allowed, but only if …': what is said behind the leave bounds it, where nothing else was read of it. */
export function boundLeave(meanings: Meaning[], parts: readonly Part[]): Meaning[] {
  const part = parts.slice(1).find((each) => isBehind(each) && each.has(...BOUNDS));
  const isLeave = meanings.every((each) => each.kind === "welcome" && each.condition === null);
  if (!part || !isLeave) return meanings;
  const [first] = part.moods("condition");
  // 'But only if it is no advert' names terms; 'but if you take no part you are banned' threatens.
  const isTerm = !part.has("deny") || part.has("only") || (first && first.to - first.from > 1);
  const mark = isTerm ? first : undefined;
  return meanings.map((each) =>
    each.kind !== "welcome" || each.isImplied
      ? each
      : mark
        ? onTerms(part.words(mark.to, part.to), each.of)
        : { kind: "question", of: each.of },
  );
}

/** Whether it begins with 'but': it goes on about what was said before it. */
function isBehind(part: Part): boolean {
  return part.moods("but").some(({ from }) => from - part.from <= FARTHEST_BUT);
}

/** 'Sind erlaubt, brauchen aber …' */
const FARTHEST_BUT = 2;
