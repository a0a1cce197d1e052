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
  const faults = findFaults(outcome);
  for (const fault of faults) console.log(`FAULT ${fault.text}\n    ${fault.remedy}`);
  const runs = statements.reduce((sum, statement) => sum + statement.runs, 0);
  console.log(
    `queries: ${statements.length} statements in ${runs} runs of ${steps.length} steps explained, ${faults.length} faults`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** What is wrong, and what mends it or takes it for granted. */
type Finding = { text: string; remedy: string };

export function findFaults(outcome: Omit<Outcome, "listsAll">): Finding[] {
  const { statements, steps } = outcome;
  return [
    ...statements.flatMap(listFaults),
    ...listLongCalls(steps),
    ...outcome.missed
      .filter((name) => !ACCEPTED_MISSED.some(({ what }) => what.test(name)))
      .map((name) => ({
        text: `never run: ${name}`,
        remedy: `Reach it in bench/queries/tour, or ${accept("ACCEPTED_MISSED", { what: name })}`,
      })),
    ...outcome.uncalled.map((call) => ({
      text: `never called: ${call}`,
      remedy: "Call it in bench/queries/tour.",
    })),
    ...outcome.unused.map((index) => ({
      text: `never used: the index ${index}`,
      remedy: "Drop the index by a migration, or let bench/queries/tour run the query it is for.",
    })),
    ...outcome.unnoticed.map((index) => ({
      text: `not noticed: that the index ${index} is gone`,
      remedy:
        "Lower the limits in bench/queries/explain-queries.ts, or seed more rows that need it.",
    })),
  ];
}

/** The very line to add where it is meant to be so. */
function accept(list: string, patterns: Record<string, string>): string {
  const fields = Object.entries(patterns).map(([name, text]) => `${name}: /^${escape(text)}/`);
  return `accept it in ${list} of bench/queries/accepted.ts: { ${fields.join(", ")}, reason: "…" }`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\/.*+?^$(){}|[\]]/g, "\\$&");
}

function describe({ by, text, runs, rows, slowestMs, scans }: Statement): string {
  const ways = [...scans].join(", ") || "no large table";
  return `${by}: ${ways}; ${runs} runs, up to ${Math.round(rows)} rows and ${slowestMs.toFixed(1)} ms\n    ${text.slice(0, 160)}`;
}

function listFaults({ by, text, steps, faults, slowestMs }: Statement): Finding[] {
  const [step = ""] = steps;
  return [...faults.values()]
    .filter(
      (fault) => !ACCEPTED_FAULTS.some((one) => one.by.test(by) && one.fault.test(fault.text)),
    )
    .map((fault) => ({
      text: `${by} ${fault.text} (${slowestMs.toFixed(1)} ms, ${step}):\n    ${text.slice(0, 300)}`,
      // Numbers differ from run to run.
      remedy: `Give it an index, or ${accept("ACCEPTED_FAULTS", { by, fault: fault.text.split(/ ?\d/, 1)[0] ?? "" })}`,
    }));
}

/** A statement for each row of an answer would be felt first by those who have many. */
function listLongCalls(steps: Step[]): Finding[] {
  const faults = new Map<string, Finding>();
  const add = (text: string, remedy: string) => void faults.set(text, { text, remedy });
  for (const { name, sent } of steps.filter((step) => /^[A-Z]+ \//.test(step.name))) {
    const most = ACCEPTED_CALLS[name]?.most ?? MOST_STATEMENTS;
    const own = SESSION_LOOK.test(sent[0] ?? "") ? sent.length - 1 : sent.length;
    if (own > most) {
      add(
        `${name} sends ${own} statements`,
        `Ask for more at once, or accept it in ACCEPTED_CALLS of bench/queries/accepted.ts: "${name}": { most: ${own}, reason: "…" }`,
      );
    }
    const alike = Map.groupBy(sent, (text) => text);
    for (const [text, { length }] of alike) {
      if (length > MOST_ALIKE) {
        add(`${name} sends ${length} times ${text.slice(0, 160)}`, "Ask for all of them at once.");
      }
    }
  }
  return [...faults.values()];
}
