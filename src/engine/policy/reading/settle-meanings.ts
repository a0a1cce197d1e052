import type { Concern, DemandCode } from "#engine/policy/demand.ts";
import { isPromoting, OF_PROMOTION } from "#engine/policy/concerns.ts";
import { type DemandMeaning, type Meaning, nameConcern, THE_SOURCE } from "./meaning.ts";
import { isException } from "./read-mods.ts";

/** What a rule says as a whole: exceptions lift bans, and what is told closely replaces what is not. */
export function settleMeanings(readings: Meaning[][]): Meaning[][] {
  return dropBareSource(dropLesser(dropLiftedBans(readings)));
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

/** What a meaning is about, by its code where that says it; null where it is about no sort of post. */
export function concernOf(meaning: Meaning): Concern | null {
  const byCode = meaning.kind === "demand" ? SUBJECT_OF_CODE[meaning.demand.code] : undefined;
  return byCode ?? nameConcern(meaning);
}

/** Whether it is on what founders post, small ads included. */
export function isOfFounders(meaning: Meaning): boolean {
  const of = concernOf(meaning);
  return of !== null && OF_PROMOTION.includes(of);
}

/** With these something is taken within bounds. */
export const ROOM_CODES: ReadonlySet<DemandCode> = new Set<DemandCode>([
  "thread-only",
  "question-in-thread",
  "day",
  "flair",
  "percent",
  "gap-days",
  "ask-mods",
]);

/** Refused whatever is left to students. */
export const MARKET_RESEARCH = "market research";

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
    meaning.demand.detail !== MARKET_RESEARCH &&
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
  // 'Self-promotion is limited', and how is said in the same rule.
  const isAnswered = (meaning: Meaning) =>
    meaning.kind === "question" && rooms.some((room) => isOurs(concernOf(room)));
  // 'You may post about it, once in 45 days': a welcome with a measure is for that measure.
  const isMeasured = (meaning: Meaning) =>
    meaning.kind === "welcome" && rooms.some((room) => isMeasure(room) && isOurs(concernOf(room)));
  return readings.map((meanings) =>
    meanings.filter(
      (meaning) =>
        !isLifted(meaning) && !isOfThread(meaning) && !isAnswered(meaning) && !isMeasured(meaning),
    ),
  );
}

function isMeasure({ demand: { code } }: DemandMeaning): boolean {
  return code === "gap-days" || code === "percent";
}

/** Whether it refuses a sort of post that we have a word for. */
export function isBan({ demand: { code, of } }: DemandMeaning): boolean {
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

/** 'A link to the source' says more than that the source is asked for, which is said once. */
function dropBareSource(readings: Meaning[][]): Meaning[][] {
  const asked = readings.flat().filter((each) => isContents(each));
  const [first] = asked.some((each) => !isBareSource(each)) ? [] : asked;
  return readings.map((meanings) =>
    meanings.filter((each) => each === first || !isBareSource(each)),
  );
}

function isContents(meaning: Meaning): boolean {
  return meaning.kind === "demand" && meaning.demand.code === "contains";
}

function isBareSource(meaning: Meaning): boolean {
  return meaning.kind === "demand" && meaning.demand.value === THE_SOURCE;
}

/** Which tags or form a title needs says more than that titles have a form. */
function dropGeneral(meanings: Meaning[]): Meaning[] {
  const ofTitle = meanings.flatMap((each) =>
    each.kind === "demand" && each.demand.code.startsWith("title-") ? [each.demand] : [],
  );
  const isTold = ofTitle.some(({ code, value }) => code === "title-tag" || value !== null);
  return meanings.filter(
    (each) =>
      !(
        isTold &&
        each.kind === "demand" &&
        each.demand.code === "title-format" &&
        each.demand.value === null
      ),
  );
}

function dropRepeats(meanings: Meaning[]): Meaning[] {
  const keys = meanings.map((meaning) => JSON.stringify(meaning));
  return meanings.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
