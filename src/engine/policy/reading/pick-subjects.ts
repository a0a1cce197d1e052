import { ALL_SUBJECTS, type SubjectName } from "./mark-sentence.ts";
import type { Subject } from "./concepts/subjects.ts";
import { isPromoting } from "./meaning.ts";
import type { Part } from "./part.ts";
import { trimWords } from "./trim-words.ts";

/** What went before a statement. */
export type Context = {
  /** What the rule's name or the statement before it speaks of. */
  inherited: readonly SubjectName[];
  isHeading: boolean;
};

/** Those that it speaks of itself, else those that it goes on about; the general one stands for its sorts. */
export function pickSubjects(part: Part, { inherited }: Context): Subject[] {
  const own = unique(listOutside(part).map(({ id }) => id));
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  // What a rule is named after goes on in its text, and what posts have in common does not.
  const around = inherited.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  const isMine = strong.length > 0 || around.length === 0;
  const named = (isMine ? (strong.length > 0 ? strong : own) : around).map(
    (id) => ALL_SUBJECTS[id],
  );
  return dropSorts(
    named.filter(({ ban, code, detail }) => ban !== null || (code ?? detail) !== undefined),
  );
}

/** What is named in brackets only explains what is named outside them. */
function listOutside(part: Part): ReturnType<Part["subjects"]> {
  if (!part.text.includes("(")) return part.subjects();
  let depth = 0;
  const isInside = part.tokens.map(({ text }) => {
    if (text === "(") depth += 1;
    if (text === ")") depth = Math.max(0, depth - 1);
    return depth > 0;
  });
  const subjects = part.subjects();
  const outside = subjects.filter(({ mark }) => !isInside[mark.from]);
  return outside.some(({ id }) => !ALL_SUBJECTS[id].isCarrier) ? outside : subjects;
}

/** The general word stands for the sorts that are named beside it. */
export function dropSorts(subjects: readonly Subject[]): Subject[] {
  const hasPromotion = subjects.some(({ of }) => of === "promotion");
  const kept = subjects.filter(({ of }) => of === "promotion" || !hasPromotion || !isPromoting(of));
  const isForFeedback = subjects.some(({ of }) => of === "feedback request");
  if (isForFeedback) return kept.filter(({ of }) => !isPromoting(of));
  const hasSort = kept.some(({ of }) => isPromoting(of) && of !== "own work");
  return kept.filter(({ of }) => of !== "own work" || !hasSort);
}

const MOST_WORDS = 6;

/** 'Comics only on Sundays': what we have no word for is called as the rule calls it, and only shown. */
export function nameUnknown(part: Part, { isHeading }: Context): Subject[] {
  const isMeasured = part.measures("characters").length > 0 || part.measures("words").length > 0;
  const isPlaced = !isMeasured && (part.rooms("thread").length > 0 || part.days().length > 0);
  const end = part.marks.find(
    ({ name, from }) =>
      from > part.from && (name.group === "mood" ? name.id !== "refers" : name.group !== "measure"),
  )?.from;
  const isNamed = isHeading && part.days().length > 0 && part.to - part.from <= 3;
  if (!isPlaced || end === undefined || !(isNamed || part.has("only"))) return [];
  const detail = trimWords(part.words(part.from, end))
    .replace(/^(?:no|keine?)\s/i, "")
    .replace(/\s(?:may|can|will|should|must|are|is|be)$/i, "");
  const isName =
    /^\p{L}/u.test(detail) &&
    detail.split(/\s+/).length <= MOST_WORDS &&
    !/^(?:please|you|we|if|this|these|it|they|there|use|only|all posts|posts?|new posts|any|put|keep|save|take|do|don.t|see|when|for|in|as)\b/i.test(
      detail,
    );
  return isName
    ? [{ of: "other", detail, ban: { of: "other", code: "unwanted" }, says: { en: "" } }]
    : [];
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
