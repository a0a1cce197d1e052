import type { DemandMeaning, Meaning } from "./meaning.ts";
import { isBan } from "./settle-meanings.ts";

/** What the name of a rule says in short is dropped where its text says it in full. */
export function settleName(readings: readonly Meaning[][]): Meaning[][] {
  const [heading = [], ...rest] = readings;
  const told = rest.flat().flatMap((each) => (each.kind === "demand" ? [each] : []));
  const isTold = (meaning: Meaning) =>
    meaning.kind === "demand" && told.some((each) => saysMoreOf(meaning, each));
  const said = heading.flatMap((each) => (each.kind === "demand" ? [each] : []));
  const isRepeated = (meaning: Meaning) =>
    meaning.kind === "demand" && said.some((each) => saysSameGap(each, meaning));
  return [
    heading.filter((meaning) => !isTold(meaning)),
    ...rest.map((meanings) => meanings.filter((meaning) => !isRepeated(meaning))),
  ];
}

/** 'One song a week', and then 'every seven days': of the same things. */
function saysSameGap({ demand }: DemandMeaning, { demand: again }: DemandMeaning): boolean {
  return (
    demand.code === "gap-days" &&
    again.code === "gap-days" &&
    demand.value === again.value &&
    demand.of !== "all" &&
    demand.of !== again.of
  );
}

function saysMoreOf({ demand }: DemandMeaning, told: DemandMeaning): boolean {
  // 'Say what it is', and then 'finished pieces list the wood and the oil'.
  if (demand.code === "contains") return demand.of === "all" && told.demand.code === "contains";
  // 'No dream machines', and then 'nothing that was generated': what we have no word for, and what we have one for.
  return isUnknown(demand) && (isBan(told) || (told.demand.code === "unwanted" && !isUnknown(told.demand)));
}

function isUnknown({ of, code, detail }: DemandMeaning["demand"]): boolean {
  return of === "other" && code === "unwanted" && detail !== null;
}
