import { ALL_SUBJECTS, markSentence, type SubjectName } from "./mark-sentence.ts";
import { isPromoting, type Meaning } from "./meaning.ts";
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
  const marked = sentences.map((each) => markSentence(each, recogniseSentence(each, language)));
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
    const inherited = isHeading ? [] : named;
    return dropRepeats([...meanings, ...readDetails(whole, { inherited, isHeading })]);
  });
  const [heading, ...rest] = readings;
  const [first] = marked;
  if (isNamed && heading && first && isBareName(new Part(first, 0, first.tokens.length))) {
    readings[0] = dropRepeats([...heading, ...readName(new Part(first, 0, first.tokens.length), rest, marked.length > 1)]); // prettier-ignore
  }
  return dropLesser(dropLiftedBans(readings));
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

function listSubjects(part: Part): SubjectName[] {
  const own = [...new Set(part.subjects().map(({ id }) => id))];
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  return strong.length > 0 ? strong : own;
}

const MOST_BESIDE = 3;

/** 'Reposts', 'Low effort posts', 'Giveaways and AMAs': a name with nothing said about it. */
function isBareName(part: Part): boolean {
  const covered = part.subjects().reduce((sum, { mark }) => sum + mark.to - mark.from, 0);
  const isPlain = part.marks.every(({ name }) => name.group === "subject" || name.group === "measure" || (name.group === "mood" && (name.id === "refers" || name.id === "invite"))); // prettier-ignore
  const isInvitation = part.moods("invite").some(({ from }) => from === part.from) && covered > 0 && part.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of) && id !== "promotion"); // prettier-ignore
  return covered > 0 && isPlain && !isInvitation && part.to - covered <= MOST_BESIDE;
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

function dropRepeats(meanings: Meaning[]): Meaning[] {
  const keys = meanings.map((meaning) => JSON.stringify(meaning));
  return meanings.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
