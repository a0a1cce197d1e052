import { isPromoting } from "#engine/policy/concerns.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { isQuestionWord } from "../concepts/page-words.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import { plainWord } from "../words/tokens.ts";
import type { DemandMeaning, Meaning } from "../meaning.ts";
import { concernOf, isBan } from "../settle-meanings.ts";

/** What the name of a rule says in short is dropped where its text says it in full. */
export function settleName(readings: readonly Meaning[][]): Meaning[][] {
  const [heading = [], ...rest] = readings;
  const told = rest.flat().flatMap((each) => (each.kind === "demand" ? [each] : []));
  const isTold = (meaning: Meaning) =>
    meaning.kind === "demand" && told.some((each) => saysMoreOf(meaning, each));
  const said = heading.flatMap((each) => (each.kind === "demand" ? [each] : []));
  // 'No idea validation', and then 'other market research in disguise': called by another name.
  const isOnFeedback =
    said.length > 0 && said.every(({ demand }) => demand.code === "no-feedback-requests");
  const isRepeated = (meaning: Meaning) =>
    meaning.kind === "demand" && isOnFeedback && isBan(meaning) && ASKED.has(concernOf(meaning));
  return [
    heading.filter((meaning) => !isTold(meaning)),
    ...rest.map((meanings) => meanings.filter((meaning) => !isRepeated(meaning))),
  ];
}

const ASKED: ReadonlySet<string | null> = new Set(["survey", "special question"]);

function saysMoreOf({ demand }: DemandMeaning, told: DemandMeaning): boolean {
  // 'Say what it is', and then 'finished pieces list the wood and the oil'.
  if (demand.code === "contains")
    return demand.of === "all" && told.demand.code === "contains" && sumsUp(demand, told.demand);
  // 'No dream machines', and then 'nothing that was generated': what we have no word for, and what we have one for.
  // A text that refuses promotion as well says so of its own.
  const isTold = isBan(told) && !isPromoting(told.demand.of);
  return isUnknown(demand) && isTold;
}

/** Whether a name asks for what its text asks for: in a word that stands for it, or in one of the same words. */
function sumsUp({ value }: Demand, told: Demand): boolean {
  const words = listStems(value);
  const known = new Set(listStems(told.value));
  return (
    isQuestionWord(plainWord(String(value).split(" ")[0] ?? "")) ||
    words.some((word) => known.has(word))
  );
}

const STEM = 5;
const SHORTEST = 4;

function listStems(value: Demand["value"]): string[] {
  return String(value ?? "")
    .split(/[\s,.;:/()]+/)
    .map(plainWord)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM));
}

function isUnknown({ of, code, detail }: Demand): boolean {
  return of === "other" && code === "unwanted" && detail !== null && !NAMED.has(detail);
}

/** What we have a word for, though it is of no sort that founders post. */
const NAMED: ReadonlySet<string> = new Set(
  Object.values(ALL_SUBJECTS).flatMap(({ of, detail }) =>
    of === "other" && detail ? [detail] : [],
  ),
);
