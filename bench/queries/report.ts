import { ACCEPTED_CALLS, ACCEPTED_FAULTS, ACCEPTED_MISSED } from "./accepted.ts";
import type { Step } from "./record-plans.ts";
import type { Statement } from "./sum-up.ts";

/** Beside the look at the session that every call of a user begins with. */
const MOST_STATEMENTS = 15;
const SESSION_LOOK = /^select .* from "users" inner join "sessions"/;
/** More often the same one in a call is one for each row. */
const MOST_ALIKE = 6;

type Outcome = {
  statements: Statement[];
  steps: Step[];
  missed: string[];
  uncalled: string[];
  unused: string[];
  /** Indexes that were taken away for a trial, and nothing was found. */
  unnoticed: string[];
  /** Every statement, and not only what is wrong. */
  listsAll: boolean;
};

/** Prints what was found, and answers 1 where something is wrong. */
export function report(outcome: Outcome): number {
  const { statements, steps } = outcome;
  if (outcome.listsAll) for (const statement of statements) console.log(describe(statement));
  const faults = [
    ...statements.flatMap(listFaults),
    ...listLongCalls(steps),
    ...outcome.missed
      .filter((name) => !ACCEPTED_MISSED.some(({ what }) => what.test(name)))
      .map((name) => `never run: ${name}`),
    ...outcome.uncalled.map((call) => `never called: ${call}`),
    ...outcome.unused.map((index) => `never used: the index ${index}`),
    ...outcome.unnoticed.map((index) => `not noticed: that the index ${index} is gone`),
  ];
  for (const fault of faults) console.log(`FAULT ${fault}`);
  const runs = statements.reduce((sum, statement) => sum + statement.runs, 0);
  console.log(
    `queries: ${statements.length} statements in ${runs} runs of ${steps.length} steps explained, ${faults.length} faults`,
  );
  return faults.length > 0 ? 1 : 0;
}

function describe({ by, text, runs, rows, slowestMs, scans }: Statement): string {
  const ways = [...scans].join(", ") || "no large table";
  return `${by}: ${ways}; ${runs} runs, up to ${Math.round(rows)} rows and ${slowestMs.toFixed(1)} ms\n    ${text.slice(0, 160)}`;
}

function listFaults({ by, text, steps, faults, slowestMs }: Statement): string[] {
  const [step = ""] = steps;
  return [...faults.values()]
    .filter(
      (fault) => !ACCEPTED_FAULTS.some((one) => one.by.test(by) && one.fault.test(fault.text)),
    )
    .map(
      (fault) =>
        `${by} ${fault.text} (${slowestMs.toFixed(1)} ms, ${step}):\n    ${text.slice(0, 300)}`,
    );
}

/** A statement for each row of an answer would be felt first by those who have many. */
function listLongCalls(steps: Step[]): string[] {
  const faults = new Set<string>();
  for (const { name, sent } of steps.filter((step) => /^[A-Z]+ \//.test(step.name))) {
    const most = ACCEPTED_CALLS[name]?.most ?? MOST_STATEMENTS;
    const own = SESSION_LOOK.test(sent[0] ?? "") ? sent.length - 1 : sent.length;
    if (own > most) faults.add(`${name} sends ${own} statements`);
    const alike = Map.groupBy(sent, (text) => text);
    for (const [text, { length }] of alike) {
      if (length > MOST_ALIKE) faults.add(`${name} sends ${length} times ${text.slice(0, 160)}`);
    }
  }
  return [...faults];
}
