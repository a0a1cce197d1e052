import { hasLetter } from "#engine/text/characters.ts";
import { isBanWord } from "../concepts/page-words.ts";
import { isAlso, isFaint } from "../concepts/word-lists.ts";
import { listPromoting, listSubjects } from "../list-subjects.ts";
import { ALL_SUBJECTS, type MarkedSentence } from "../marks.ts";
import { makeDemand, type Meaning } from "../meaning.ts";
import { Part, splitParts } from "../part.ts";
import { unique } from "../pick-subjects.ts";
import { forbid } from "../read-stand.ts";
import { isBan } from "../settle-meanings.ts";

/** 'That goes for the novel you wrote': what was said of one thing is said of another. */
export function applySame(sentence: MarkedSentence, before: readonly Meaning[]): Meaning[] {
  const part = new Part(sentence, 0, sentence.tokens.length);
  if (goesOnRefusing(part, before)) return forbid(part);
  if (!part.has("same")) return [];
  const of = listPromoting(listSubjects(part)).map((id) => ALL_SUBJECTS[id].of);
  return unique(of).flatMap((each) =>
    before.flatMap((meaning): Meaning[] =>
      meaning.kind === "demand"
        ? [makeDemand({ ...meaning.demand, of: each, detail: null })]
        : meaning.kind === "welcome"
          ? [{ ...meaning, of: each }]
          : [],
    ),
  );
}

/** 'AI art' as the name, and then 'We don't ban it.' */
export function isTaken(sentence: MarkedSentence | undefined): boolean {
  const part = sentence && splitParts(sentence)[0];
  return (
    part !== undefined &&
    part.has("permit") &&
    !part.has("deny", "only", "except", "without", "condition", "require") &&
    part.subjects().length === 0 &&
    part.to - part.from <= MOST_OF_A_REMARK
  );
}

const MOST_OF_A_REMARK = 6;

/** Whether a sentence allows what the rule is named after, and refuses nothing. */
export function allowsNamed(sentence: MarkedSentence, name: Part): boolean {
  const part = new Part(sentence, 0, sentence.tokens.length);
  const named = listSubjects(name);
  const own = listSubjects(part);
  const isOver = part
    .moods("past")
    .some(({ from, to }) => part.tokens.slice(from, to).some(({ text }) => isBanWord(text)));
  if (isOver && !part.has("deny")) return true;
  const isFree = part
    .moods("permit")
    .some(({ from, to }) => part.tokens.slice(from, to).some(({ text }) => !isFaint(text)));
  return (
    isFree &&
    own.every((id) => named.includes(id)) &&
    !part.has("deny", "only", "except", "without")
  );
}

const STANDING = ["deny", "permit", "require", "only", "except", "without"] as const;

/** 'Selling notes is forbidden. Affiliate links as well.' */
function goesOnRefusing(part: Part, before: readonly Meaning[]): boolean {
  const words = part.tokens.filter(({ text }) => hasLetter(text)).map(({ text }) => text);
  const isMore = isAlso(words[0] ?? "") || isAlso(words.at(-1) ?? "");
  const isRefused = before.some((each) => each.kind === "demand" && isBan(each));
  return isMore && isRefused && !part.has(...STANDING);
}
