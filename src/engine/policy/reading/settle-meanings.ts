import type { Concern, DemandCode } from "#engine/policy/demand.ts";
import { type DemandMeaning, isPromoting, type Meaning } from "./meaning.ts";
import { isException } from "./read-mods.ts";

/** What a rule says as a whole: exceptions lift bans, and what is told closely replaces what is not. */
export function settleMeanings(readings: Meaning[][]): Meaning[][] {
  return dropLesser(dropLiftedBans(readings));
}

/** What one sentence says, each thing once. */
export function settleSentence(meanings: Meaning[]): Meaning[] {
  return dropGeneral(dropRepeats(meanings));
}

const SUBJECT_OF_CODE: Partial<Record<DemandCode, Concern>> = {
  "no-crowdfunding": "fundraising",
  "no-surveys": "survey",
  "no-recruiting": "hiring",
  "no-feedback-requests": "feedback request",
  "no-ai": "AI-made",
};

/** What a meaning is about; null where it is about no sort of post. */
export function concernOf(meaning: Meaning): Concern | null {
  if (meaning.kind === "demand") return SUBJECT_OF_CODE[meaning.demand.code] ?? meaning.demand.of;
  return meaning.kind === "welcome" || meaning.kind === "question" ? meaning.of : null;
}

const ROOM_CODES: ReadonlySet<DemandCode> = new Set<DemandCode>([
  "thread-only",
  "question-in-thread",
  "day",
  "flair",
  "percent",
  "gap-days",
  "ask-mods",
]);

/** A ban with an exception is no ban: what is left to the thing counts, wherever in the rule it is said. */
function dropLiftedBans(readings: Meaning[][]): Meaning[][] {
  const rooms = readings
    .flat()
    .flatMap((each) =>
      each.kind === "demand" && ROOM_CODES.has(each.demand.code) && !isException(each.demand)
        ? [each]
        : [],
    );
  const isLifted = (meaning: Meaning) =>
    meaning.kind === "demand" &&
    isBan(meaning) &&
    rooms.some((room) => {
      const [banned, left] = [concernOf(meaning), concernOf(room)];
      if (banned === left) return true;
      return (
        isOurs(banned) &&
        isOurs(left) &&
        (left === "promotion" || banned !== "promotion" || left === "own work")
      );
    });
  // '… in the Thursday thread. It is posted on Thursdays.': the day is the thread's.
  const isOfThread = (meaning: Meaning) =>
    meaning.kind === "demand" &&
    meaning.demand.code === "day" &&
    rooms.some(({ demand }) => demand.code === "thread-only" && demand.of === meaning.demand.of);
  return readings.map((meanings) =>
    meanings.filter((meaning) => !isLifted(meaning) && !isOfThread(meaning)),
  );
}

function isBan({ demand: { code, of } }: DemandMeaning): boolean {
  return (code === "unwanted" && of !== "other") || SUBJECT_OF_CODE[code] !== undefined;
}

function isOurs(of: Concern | null): boolean {
  return of !== null && isPromoting(of);
}

/** 'Minimum karma' as the name, and how much it is in the text: one demand. */
function dropLesser(readings: Meaning[][]): Meaning[][] {
  const told = readings
    .flat()
    .filter((each) => each.kind === "demand" && each.demand.value !== null);
  const isTold = (meaning: Meaning) =>
    meaning.kind === "demand" &&
    meaning.demand.value === null &&
    told.some(
      (each) =>
        each.kind === "demand" &&
        each.demand.code === meaning.demand.code &&
        each.demand.of === meaning.demand.of,
    );
  return readings.map((meanings) => meanings.filter((meaning) => !isTold(meaning)));
}

/** Which tags a title needs says more than that titles have a form. */
function dropGeneral(meanings: Meaning[]): Meaning[] {
  const isTagged = meanings.some(
    (each) => each.kind === "demand" && each.demand.code === "title-tag",
  );
  const isBracketed = meanings.some(
    (each) => each.kind === "requirement" && each.requirement.kind === "title-bracket",
  );
  return meanings.filter(
    (each) =>
      !((isTagged || isBracketed) && each.kind === "demand" && each.demand.code === "title-format"),
  );
}

function dropRepeats(meanings: Meaning[]): Meaning[] {
  const keys = meanings.map((meaning) => JSON.stringify(meaning));
  return meanings.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
