import { beginsWithLetter, splitAtSpaces } from "#engine/text/characters.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { ALL_SUBJECTS, type SubjectName } from "./marks.ts";
import type { Subject } from "./concepts/subjects.ts";
import { isPromoting, OF_PROMOTION } from "#engine/policy/concerns.ts";
import { dropMakers } from "./stand/drop-makers.ts";
import { isAnyOne, isEach, isNoTeller } from "./concepts/word-lists.ts";
import { nameCondition } from "./unknown/name-sort.ts";
import { isApartFromThread, namePlaced } from "./unknown/send-to-thread.ts";
import type { Part } from "./part.ts";
import { trimWords } from "./words/tokens.ts";

/** What went before a statement. */
export type Context = {
  /** What the rule's name or the statement before it speaks of. */
  inherited: readonly SubjectName[];
  isHeading: boolean;
  /** What the rule's name speaks of. */
  named?: readonly SubjectName[];
  /** Whether the rule's name speaks of accounts. */
  isOnAccounts?: boolean;
  /** Whether the rule's name says what own things have to be like: 'No proprietary software'. */
  isOnTerms?: boolean;
  /** Whether the rule's name refuses what it names. */
  isRefused?: boolean;
  /** Whether the rule's name speaks of titles. */
  isOnTitles?: boolean;
  /** What the rule is named after where we have no word for it: 'Trip reports'. */
  sort?: string | null;
  /** What the rule is called. */
  title?: string | null;
  /** Whether the sentence says that nobody has to be asked. */
  isUnasked?: boolean;
  /** Whether it answers a question: 'You have a shop? …' */
  isAnswer?: boolean;
};

/** Those that it speaks of itself, else those that it goes on about; the general one stands for its sorts. */
export function pickSubjects(part: Part, { inherited }: Context): Subject[] {
  const own = unique(listOutside(part).map(({ id }) => id)).filter(saysSomething);
  const named = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  // A hint counts where nothing else is named.
  const sure = named.filter((id) => id !== "hinted");
  const strong = sure.length > 0 ? sure : named;
  // What a rule is named after goes on in its text, and what posts have in common does not.
  const before = inherited.some((id) => id !== "hinted" && saysSomething(id))
    ? inherited.filter((id) => id !== "hinted")
    : inherited;
  const around = before.filter(
    (id) =>
      saysSomething(id) &&
      (!ALL_SUBJECTS[id].isCarrier ||
        (id === "question" && own.length === 0) ||
        (id === "image" && own.length === 0 && isMereBound(part))),
  );
  const isMine = strong.length > 0 || around.length === 0;
  // 'Self-promotion' as the name, and 'things for sale: …' in its text: a sort of it.
  const isSort = strong.every(
    (id) => OF_PROMOTION.includes(ALL_SUBJECTS[id].of) && !isPromoting(ALL_SUBJECTS[id].of),
  );
  const whole = isSort && strong.length > 0 ? around.filter((id) => id === "promotion") : [];
  const picked = isMine ? (strong.length > 0 ? [...whole, ...strong] : own) : around;
  return dropSorts(picked.map((id) => ALL_SUBJECTS[id]));
}

const MOST_OF_A_BOUND = 6;

/** 'Sundays only.' */
function isMereBound(part: Part): boolean {
  return part.has("only") && part.days().length > 0 && part.to - part.from <= MOST_OF_A_BOUND;
}

/** To write to the moderators is named only so that it is not taken for messages between members. */
function saysSomething(id: SubjectName): boolean {
  const { ban, code, detail }: Subject = ALL_SUBJECTS[id];
  return ban !== null || (code ?? detail) !== undefined;
}

/** What is named in brackets only explains what is named outside them. */
function listOutside(part: Part): ReturnType<Part["subjects"]> {
  const subjects = dropMakers(part);
  if (!part.text.includes("(")) return subjects;
  let depth = 0;
  const isInside = part.tokens.map(({ text }) => {
    if (text === "(") depth += 1;
    if (text === ")") depth = Math.max(0, depth - 1);
    return depth > 0;
  });
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
export function nameUnknown(part: Part, context: Context): Subject[] {
  const { isHeading } = context;
  const isMeasured = part.measures("characters").length > 0 || part.measures("words").length > 0;
  const isPlaced = !isMeasured && (part.rooms("thread").length > 0 || part.days().length > 0);
  const end = part.marks.find(
    ({ name, from }) =>
      from > part.from && (name.group === "mood" ? name.id !== "refers" : name.group !== "measure"),
  )?.from;
  const placed = isPlaced ? namePlaced(part, context) : null;
  if (placed !== null) return [toUnknown(placed)];
  // 'Wednesdays are for texts' is about the day.
  if (part.days().some(({ mark }) => mark.from === part.from)) return [];
  const isNamed =
    (isHeading && part.days().length > 0 && part.to - part.from <= 3) ||
    isApartFromThread(part, isHeading);
  if (!isPlaced || end === undefined || !(isNamed || part.has("only"))) return [];
  const detail = trimWords(part.words(part.from, end))
    .replace(/^(?:no|keine?)\s/i, "")
    .replace(/\s(?:may|can|will|should|must|are|is|be)$/i, "");
  const isName =
    beginsWithLetter(detail) &&
    splitAtSpaces(detail).length <= MOST_WORDS &&
    !/^(?:please|you|we|if|this|these|it|they|there|however|the only|exceptions?|use|only|all posts|posts?|new posts|any|put|keep|save|take|do|don.t|see|when|for|in|as|belongs?|goes)\b/i.test(
      detail,
    );
  return isName ? [toUnknown(detail)] : [];
}

function toUnknown(detail: string): Subject {
  return { of: "other", detail, ban: { of: "other", code: "unwanted" }, says: { en: "" } };
}

/** 'Graphic content must …': what a demand is on, where that is neither every post nor a sort that we know. */
export function nameLed(part: Part): string | null {
  const asked = part.moods("require").find(({ from }) => from > part.from);
  if (!asked || part.hasBetween(["deny", "condition"], part.from, asked.from)) return null;
  const words = trimWords(part.words(part.from, asked.from));
  const count = splitAtSpaces(words).length;
  const isName = count <= MOST_WORDS && beginsWithLetter(words) && !SPEAKER.test(words);
  return isName && !EVERY_POST.test(words) ? words : null;
}

/** 'Les récits de sortie indiquent …': what tells something by itself, named as posts are; null where nobody says so. */
export function nameTeller(part: Part, verb: number): string | null {
  if (part.hasBetween(["deny", "condition", "permit", "require"], part.from, verb)) return null;
  const words = trimWords(part.words(part.from, verb));
  const isOnEach = isEach(part.tokens[part.from]?.text ?? "");
  const isSort = part.subjects().some(({ mark }) => mark.to <= verb);
  const isShort = words !== "" && splitAtSpaces(words).length <= MOST_WORDS;
  const isTeller = !isNoTeller(part.tokens[verb - 1]?.text ?? "");
  const isMany = /^\p{L}+(?: \p{L}+)?s$/u.test(words) && isTeller;
  // 'A recipe lists …', 'l'annonce comporte …'
  const isAny =
    isAnyOne(part.tokens[part.from]?.text ?? "") && isTeller && verb - part.from <= MOST_OF_A_SORT;
  return isShort && (isOnEach || isSort || isMany || isAny) && !SPEAKER.test(words) ? words : null;
}

const MOST_OF_A_SORT = 3;

const SPEAKER =
  /^(?:please|you|we|i|it|they|this|these|those|that|there|users?|members?|everyone|everybody|authors?|op|ops|if|when|for|in|as|before|also|do|does|can|may|should|bitte|wer|il|vous|on|usted\w*|voc\w*)\b/i;
/** 'All posts', 'your submission', 'jeder Beitrag', 'every post title'. */
const EVERY_POST =
  /^(?:(?:all|every|each|any|your|my|our|the|an?|new|self|user|text|individual|original|alle|jede[rs]?|toute?|der|die|das|ein|eure|dein|tous|toutes|chaque|les?|la|une?|vos|votre|cada|todas?|todos?|las|los|os?|as|sua|tu|su)[ -])*(?:(?:posts?|submissions?|content|threads?|titles?|topics?|entries|flairs?|post flairs?|beitr\p{L}*|posting|titel|messages?|publications?|publica\p{L}*|postagens?|t[ií]tulos?|titres?)(?!\p{L})(?: (?:titles?|body|and|or|comments?|submissions?|posts?|text))*)?$/iu;

/** 'Put [Meta] in the title of any meta threads' is on those alone. */
const TITLED =
  /\btitles? of (?:any |all |your |every )?([\p{L}-]+) (?:posts?|threads?|submissions?)\b/iu;

/** Whom a demand on the words of a post concerns: the sort that the sentence names, else every post. */
export function pickConcern(part: Part, context: Context): Pick<Demand, "of" | "detail"> {
  const asked = part.moods("include")[0]?.from ?? part.to;
  // 'Include links or screenshots' is on every post: what it names is what they have to have.
  const isContained = ({ isCarrier }: Subject) =>
    isCarrier === true && part.subjects().every(({ mark }) => mark.from >= asked);
  // 'If you post a picture, include a list of what you run': what is told of, and whom it is asked of.
  const told = part.subjects().filter(({ mark }) => mark.to <= asked);
  const isTold = asked > part.from && asked < part.to && told.length > 0;
  const own = pickSubjects(part, { ...context, inherited: [] }).filter(
    (subject) =>
      !isContained(subject) && (!isTold || told.some(({ id }) => ALL_SUBJECTS[id] === subject)),
  );
  if (isTold && own.length === 0 && told.every(({ id }) => id === "image"))
    return { of: "image", detail: null };
  const around = pickSubjects(part, context).filter(
    (subject) => subject.of !== "AI-made" && !isContained(subject),
  );
  // 'Questions', and then 'include what you have made so far': what is told, and not whose it is.
  const isToldOf =
    asked === part.from &&
    context.inherited.length > 0 &&
    context.inherited.every((id) => ALL_SUBJECTS[id].of === "question");
  if (isToldOf && own.length > 0) return { of: "question", detail: null };
  // 'Your own apps: links are fine if you say …'
  // 'Used tools may be sold. One photo must show …': of what the rule is on.
  const isCarried = own.length > 0 && own.every(({ of }) => of === "image" || of === "link");
  // 'Want feedback? … and ask one question': what has to be in it, and not what is asked for it.
  const isObject = part
    .subjects()
    .every(
      ({ id, mark }) => ALL_SUBJECTS[id].isCarrier && mark.from - part.from > FARTHEST_SUBJECT,
    );
  const isOurs =
    (own.every((each) => each.of === "link") && around.some(({ of }) => isPromoting(of))) ||
    (isObject && around.some((each) => !each.isCarrier)) ||
    (isCarried &&
      context.isRefused !== true &&
      around.some((each) => !each.isCarrier && !isPromoting(each.of)));
  if (
    isCarried &&
    context.isRefused !== true &&
    !isOurs &&
    around.every((each) => each.isCarrier) &&
    context.sort
  )
    return { of: "other", detail: context.sort };
  const [subject] = own.length > 0 && !isOurs ? own : around;
  if (subject === ALL_SUBJECTS.videoLink) return { of: "link", detail: null };
  if (subject?.of === "other" && subject.detail !== undefined) {
    return { of: "other", detail: subject.detail };
  }
  if (subject && subject.of !== "other") return { of: subject.of, detail: null };
  const verb = part.moods("include")[0]?.from;
  const named = verb === undefined ? null : nameOthers(part, verb);
  const led = TITLED.exec(part.text)?.[1] ?? nameLed(part) ?? named ?? nameCondition(part);
  const sort = led ?? (speaksOfEach(part) ? null : (context.sort ?? null));
  return sort === null ? { of: "all", detail: null } : { of: "other", detail: sort };
}

const FARTHEST_SUBJECT = 4;

/** What tells something by itself, where it is not every post. */
export function nameOthers(part: Part, verb: number): string | null {
  const teller = nameTeller(part, verb);
  return teller !== null && !EVERY_POST.test(teller) ? teller : null;
}

const MOST_BEFORE = 1;
const FEWEST_LISTED = 3;

/** Whose titles: what the sentence begins with or the rule is on, and not what belongs into them. */
export function pickTitled(part: Part, context: Context): Pick<Demand, "of" | "detail"> {
  const own = part
    .subjects()
    .filter(
      ({ mark }) =>
        mark.from <= part.from + MOST_BEFORE && !part.hasBetween(["deny"], part.from, mark.from),
    );
  const isOther = own.length === 0 && part.subjects().some(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  // 'No adverts, no surveys, your town in the title': a list of rules.
  const isList = new Set(part.subjects().map(({ id }) => id)).size >= FEWEST_LISTED;
  const names = context.inherited.some((id) => !ALL_SUBJECTS[id].isCarrier);
  return isList || (isOther && !names && nameLed(part) === null)
    ? { of: "all", detail: null }
    : pickConcern(part, context);
}

/** 'All posts must …' */
function speaksOfEach(part: Part): boolean {
  return isEach(part.tokens[part.from]?.text ?? "");
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
