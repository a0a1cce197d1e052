import { type ExpectedDemand, isOnOwn, type RuleReading } from "./measure-rule-reading.ts";

/** Both ways: what was missed, and what was read and is not expected. */
export function wordRuleReadings(readings: readonly RuleReading[]): string {
  const halves = ["tuned", "held"] as const;
  return halves
    .map((half) =>
      wordHalf(
        half,
        readings.filter((each) => each.half === half),
      ),
    )
    .concat(wordHalf("all", readings))
    .join("\n\n");
}

function wordHalf(name: string, readings: readonly RuleReading[]): string {
  const expected = readings.flatMap((each) => each.expected);
  const missed = readings.flatMap((each) => each.missed);
  const extra = readings.flatMap((each) => each.extra);
  const read = readings.reduce((sum, each) => sum + each.read, 0);
  const found = expected.length - missed.length;
  const judged = readings.filter(({ isStanceRight }) => isStanceRight !== null);
  const whole = judged.filter(
    (each) =>
      each.missed.length === 0 &&
      each.extra.length === 0 &&
      each.isStanceRight &&
      each.isAskedRight,
  );
  return [
    `${name}: ${readings.length} lists of rules, ${expected.length} demands`,
    `  found ${found} (${percent(found, expected.length)}), read and not expected ${extra.length} of ${read} (${percent(extra.length, read)})`,
    `  without 'other' and 'contains', which are in free words: found ${wordShare(keep(expected).length - keep(missed).length, keep(expected).length)}, not expected ${keep(extra).length}`,
    ...(judged.length > 0
      ? [
          `  as read: wholly right ${whole.length}, right on one's own work ${judged.filter(isRightOnOwn).length}, stance right ${judged.filter((each) => each.isStanceRight).length}, reversed ${judged.filter((each) => each.isReversed).length}, of ${judged.length}`,
          `  ${wordClaims(judged)}`,
        ]
      : []),
    ...countByCode(expected, missed, extra),
  ].join("\n");
}

/** What is claimed: where the stance is unsure the user is asked, and it is neither right nor wrong. */
function wordClaims(judged: readonly RuleReading[]): string {
  const asked = judged.filter((each) => each.isStanceAsked);
  const rest = judged.filter((each) => !each.isStanceAsked);
  const right = rest.filter((each) => each.isStanceRight);
  const reversed = rest.filter((each) => each.isReversed);
  const none = rest.filter((each) => !each.isStanceRead && !each.isStanceRight);
  const wrong = rest.length - right.length - reversed.length - none.length;
  const names =
    asked.length > 0 && asked.length <= MOST_NAMED
      ? ` (${asked.map(({ id }) => id).join(", ")})`
      : "";
  return `stance: asked ${asked.length}${names}; of the other ${rest.length} right ${right.length}, wrong ${wrong}, none read ${none.length}, reversed ${reversed.length} (${percent(reversed.length, rest.length)})`;
}

const MOST_NAMED = 12;

/** The stance, and each demand on what one made or sells: what a founder goes by. */
function isRightOnOwn({ isStanceRight, isAskedRight, missed, extra }: RuleReading): boolean {
  return Boolean(isStanceRight) && isAskedRight && ![...missed, ...extra].some(isOnOwn);
}

/** What a draft can be held against: the rest is filed in words of whoever wrote it. */
function keep(demands: readonly ExpectedDemand[]): ExpectedDemand[] {
  return demands.filter(({ of, code }) => of !== "other" && code !== "contains");
}

function wordShare(part: number, whole: number): string {
  return `${part} of ${whole} (${percent(part, whole)})`;
}

function countByCode(
  expected: readonly ExpectedDemand[],
  missed: readonly ExpectedDemand[],
  extra: readonly ExpectedDemand[],
): string[] {
  const codes = [...new Set([...expected, ...extra].map(({ code }) => code))].toSorted();
  return codes.map((code) => {
    const all = count(expected, code);
    return `    ${code.padEnd(22)}found ${all - count(missed, code)} of ${all}, beside them ${count(extra, code)}`;
  });
}

function count(list: readonly ExpectedDemand[], code: string): number {
  return list.filter((each) => each.code === code).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((100 * part) / whole)}%`;
}

/** Each list with something missed or read too much. */
export function wordRuleMisses(readings: readonly RuleReading[]): string {
  return readings
    .filter(
      ({ missed, extra, isStanceRight, isAskedRight }) =>
        missed.length + extra.length > 0 || isStanceRight === false || !isAskedRight,
    )
    .map(({ id, missed, extra, isStanceRight, isAskedRight }) =>
      [
        `${id}${isStanceRight === false ? ", stance wrong" : ""}${isAskedRight ? "" : ", asked wrongly"}`,
        ...missed.map((each) => `  missed ${wordDemand(each)}`),
        ...extra.map((each) => `  beside ${wordDemand(each)}`),
      ].join("\n"),
    )
    .join("\n");
}

function wordDemand({ of, code, value, detail }: ExpectedDemand): string {
  const more = [value, detail].flat().filter((each) => each !== null && each !== undefined);
  return `${of}: ${code}${more.length > 0 ? ` (${more.join(", ")})` : ""}`;
}
