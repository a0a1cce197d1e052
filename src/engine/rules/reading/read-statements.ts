import { ALL_SUBJECTS, markSentence, type MarkedSentence, type SubjectName } from "./mark-sentence.ts";
import { isPromoting, makeDemand, type Meaning } from "./meaning.ts";
import { Part, splitParts } from "./part.ts";
import { readDetails } from "./read-details.ts";
import { type Context, forbid, isException, readForms, readPart } from "./read-part.ts";
import { recogniseSentence } from "./recognise-rules.ts";
import type { ReadLanguage } from "./concepts/says.ts";

/** What each sentence of one rule says, its name first where it has one. */
export function readStatements(
  sentences: readonly string[],
  { isNamed, language }: { isNamed: boolean; language: ReadLanguage },
): Meaning[][] {
  const marked = addLeads(sentences.map((each) => markSentence(each, recogniseSentence(each, language))), isNamed, language); // prettier-ignore
  let spokenOf: readonly SubjectName[] = [];
  let named: readonly SubjectName[] = [];
  const readings = marked.map((sentence, index) => {
    const whole = new Part(sentence, 0, sentence.tokens.length);
    const isHeading = isNamed && index === 0;
    const parts = splitParts(sentence);
    const meanings: Meaning[] = [];
    for (const [at, part] of parts.entries()) {
      const refersBack = at > 0 || part.moods("refers").some(({ from }) => from === part.from);
      const inherited = refersBack && spokenOf.length > 0 ? spokenOf : index > 0 ? named : [];
      const context: Context = { inherited, isHeading };
      meanings.push(...readPart(part, context), ...readForms(part, context));
      const own = listSubjects(part);
      if (own.length > 0) spokenOf = own;
    }
    if (isHeading) named = listSubjects(whole);
    if (isHeading && meanings.length === 0) meanings.push(...readUnknownBan(whole));
    const inherited = isHeading ? [] : named;
    return dropGeneral(dropRepeats([...meanings, ...readDetails(whole, { inherited, isHeading })]));
  });
  const [heading, ...rest] = readings;
  const [first] = marked;
  if (isNamed && heading && first && isBareName(new Part(first, 0, first.tokens.length))) {
    readings[0] = dropRepeats([...heading, ...readName(new Part(first, 0, first.tokens.length), rest, marked.length > 1)]); // prettier-ignore
  }
  const counted = marked.some(({ tokens }) => countsComments(tokens)) ? readings.map(countComments) : readings; // prettier-ignore
  return dropLesser(dropLiftedBans(counted));
}

/** 'Comments count as well.' */
function countsComments(tokens: MarkedSentence["tokens"]): boolean {
  const has = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  return has(/^(?:comments?|kommentare|commentaires|comentarios)$/) && has(/^(?:counts?|counted|zahlen|comptent|cuentan|contam)$/); // prettier-ignore
}

function countComments(meanings: Meaning[]): Meaning[] {
  return meanings.map((meaning) =>
    meaning.kind === "demand" && (meaning.demand.code === "gap-days" || meaning.demand.code === "percent") // prettier-ignore
      ? { ...meaning, demand: { ...meaning.demand, countsComments: true } }
      : meaning,
  );
}

/** 'Minimum karma' as the name, and how much it is in the text: one demand. */
function dropLesser(readings: Meaning[][]): Meaning[][] {
  const told = readings.flat().filter((each) => each.kind === "demand" && each.demand.value !== null);
  const isTold = (meaning: Meaning) =>
    meaning.kind === "demand" &&
    meaning.demand.value === null &&
    told.some((each) => each.kind === "demand" && each.demand.code === meaning.demand.code && each.demand.of === meaning.demand.of); // prettier-ignore
  return readings.map((meanings) => meanings.filter((meaning) => !isTold(meaning)));
}

const LONGEST_LEAD = 160;
const MOST_OF_NAME = 4;
const STANDS = ["deny", "permit", "require", "only"] as const;

/** 'We remove: / - adverts / - surveys': an item of a list says what the line above the list says of it. */
function addLeads(
  sentences: MarkedSentence[],
  isNamed: boolean,
  language: ReadLanguage,
): MarkedSentence[] {
  let lead = "";
  return sentences.map((sentence, index) => {
    const part = new Part(sentence, 0, sentence.tokens.length);
    const isOwn = part.has(...STANDS);
    // 'Prohibited content' as the name of a rule leads its list as well.
    const isNameOfList = isNamed && index === 0 && part.has("deny") && part.subjects().length === 0 && part.to <= MOST_OF_NAME; // prettier-ignore
    if (isNameOfList || /:["”]?$/.test(sentence.text)) {
      lead = isOwn && sentence.text.length <= LONGEST_LEAD ? sentence.text : "";
      return sentence;
    }
    return lead && !isOwn ? markSentence(`${lead} ${sentence.text}`, language) : sentence;
  });
}

/** 'No homework': what we have no word for is called as the rule calls it, and only shown. */
function readUnknownBan(part: Part): Meaning[] {
  const [deny] = part.moods("deny");
  const isLed = deny?.from === part.from && deny.to === part.from + 1 && /^(?:no|kein\w*|sin|sem)$/.test(part.tokens[0]?.text ?? ""); // prettier-ignore
  const others = part.marks.filter(({ name }) => name.group !== "measure" && !(name.group === "mood" && name.id === "refers")); // prettier-ignore
  const words = part.words(1, part.to).replace(/[.!]+$/, "");
  if (!isLed || others.length > 1 || words.length < 3 || part.to > 7) return [];
  return [makeDemand({ of: "other", code: "unwanted", detail: words }, {})];
}

function listSubjects(part: Part): SubjectName[] {
  const own = [...new Set(part.subjects().map(({ id }) => id))];
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  return strong.length > 0 ? strong : own;
}

const MOST_BESIDE = 1;
const FILLER = /^(?:posts?|content|links?|and|or|&|,|\/|requests?|comments?|threads?|submissions?|other|general|und|et|y|e|de|d|of|for|in|etc|[.!?:()])$/;

/** 'Reposts', 'Low effort posts', 'Giveaways and AMAs': a name with nothing said about it. */
function isBareName(part: Part): boolean {
  const covered = part.subjects().reduce((sum, { mark }) => sum + mark.to - mark.from, 0);
  const isPlain = part.marks.every(({ name }) => name.group === "subject" || name.group === "measure" || (name.group === "mood" && (name.id === "refers" || name.id === "invite"))); // prettier-ignore
  const isInvitation = part.moods("invite").some(({ from }) => from === part.from);
  const isListed = /^(?:or|and|,|\/)$/.test(part.tokens[part.subjects()[0]?.mark.to ?? 0]?.text ?? "") && part.subjects()[0]?.mark.from === 0; // prettier-ignore
  return covered > 0 && isPlain && !isInvitation && (isListed || countBeside(part) <= MOST_BESIDE);
}

function countBeside(part: Part): number {
  const isCovered = (at: number) => part.subjects().some(({ mark }) => mark.from <= at && at < mark.to);
  return part.tokens.filter(({ text }, at) => !isCovered(at) && !FILLER.test(text)).length;
}

/** The bare name of a thing forbids it: that is how rules are titled. What the text says of it counts more. */
function readName(name: Part, rest: readonly Meaning[][], hasText: boolean): Meaning[] {
  const said = rest.flat();
  const isSpokenOf = (of: string) =>
    said.some((meaning) => {
      const about = concernOf(meaning);
      return about === of || (about !== null && isPromoting(about) && isPromoting(of as never));
    });
  const bans = forbid(name).filter(
    (ban) =>
      !(ban.kind === "demand" && isSpokenOf(subjectOf(ban))) &&
      !(ban.kind === "code" && said.some((each) => each.kind === "code" && each.code === ban.code)),
  );
  // A text that neither forbids nor allows leaves open which it is.
  return bans.map((ban) =>
    hasText && ban.kind === "demand" && isPromoting(ban.demand.of)
      ? { kind: "question", of: ban.demand.of }
      : ban,
  );
}

const SUBJECT_OF_CODE: Record<string, string> = {
  "no-crowdfunding": "fundraising",
  "no-surveys": "survey",
  "no-recruiting": "hiring",
  "no-feedback-requests": "feedback request",
  "no-ai": "AI-made",
};

function subjectOf({ demand: { of, code } }: Extract<Meaning, { kind: "demand" }>): string {
  return SUBJECT_OF_CODE[code] ?? of;
}

function concernOf(meaning: Meaning) {
  if (meaning.kind === "demand") return subjectOf(meaning) as never as Meaning extends never ? never : import("#engine/policy/demand.ts").Concern; // prettier-ignore
  return meaning.kind === "welcome" || meaning.kind === "question" ? meaning.of : null;
}

const ROOM_CODES = new Set(["thread-only", "question-in-thread", "day", "flair", "percent", "gap-days", "ask-mods"]); // prettier-ignore

/** A ban with an exception is no ban: what is left to the thing counts, wherever in the rule it is said. */
function dropLiftedBans(readings: Meaning[][]): Meaning[][] {
  const rooms = readings
    .flat()
    .flatMap((each) => (each.kind === "demand" && ROOM_CODES.has(each.demand.code) && !isException(each.demand) ? [each] : [])); // prettier-ignore
  const isLifted = (meaning: Meaning) =>
    meaning.kind === "demand" &&
    isBan(meaning) &&
    rooms.some((room) => {
      const [banned, left] = [subjectOf(meaning), subjectOf(room)];
      if (banned === left) return true;
      return isPromoting(banned as never) && isPromoting(left as never) && (left === "promotion" || banned !== "promotion" || left === "own work"); // prettier-ignore
    });
  return readings.map((meanings) => meanings.filter((meaning) => !isLifted(meaning)));
}

function isBan({ demand: { code, of } }: Extract<Meaning, { kind: "demand" }>): boolean {
  return (code === "unwanted" && of !== "other") || code in SUBJECT_OF_CODE;
}

/** Which tags a title needs says more than that titles have a form. */
function dropGeneral(meanings: Meaning[]): Meaning[] {
  const isTagged = meanings.some((each) => each.kind === "demand" && each.demand.code === "title-tag");
  const isBracketed = meanings.some((each) => each.kind === "requirement" && each.requirement.kind === "title-bracket"); // prettier-ignore
  return meanings.filter((each) => !((isTagged || isBracketed) && each.kind === "demand" && each.demand.code === "title-format")); // prettier-ignore
}

function dropRepeats(meanings: Meaning[]): Meaning[] {
  const keys = meanings.map((meaning) => JSON.stringify(meaning));
  return meanings.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
