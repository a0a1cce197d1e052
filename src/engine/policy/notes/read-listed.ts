import type { Demand } from "../demand.ts";
import { nameUnwanted } from "../unwanted/read-unwanted.ts";
import { CALLED } from "../unwanted/rows/noted-subjects.ts";
import { LISTED } from "../unwanted/rows/listed.ts";
import type { NotedDemand, Statement } from "./note.ts";

/** What a statement only lists as unwanted, or as at home elsewhere, as far as a draft can be held against it. */
export function demandListed({
  unwanted,
  elsewhere,
  demands,
}: Pick<Statement, "unwanted" | "elsewhere" | "demands">): NotedDemand[] {
  const listed = [
    ...unwanted.map((what) => ({ what, where: null })),
    ...elsewhere.filter(({ what }) => !/\bown\b/.test(what)),
  ].flatMap(({ what, where }) => demandOne(what, where));
  const said = new Set(demands.map(nameOne));
  // Of two names for one thing one is enough.
  const named = new Map(listed.map((demand) => [nameOne(demand), demand]));
  return [...named].flatMap(([name, demand]) => (said.has(name) ? [] : [demand]));
}

function nameOne({ of, code, detail, value, requirement }: NotedDemand): string {
  return JSON.stringify(requirement ?? [of, code, detail, value]);
}

/** The same things with a condition: they are not barred as such. */
const CONDITIONAL =
  /\b(?:with|without|un(?:tagged|marked|disclosed|sourced|labell?ed|declared)|low[- ]effort|repeat(?:ed)?|excessive|frequent|other days|weekdays|bare|hidden|plain|old|non-?\w+)\b/;

function demandOne(what: string, where: string | null): NotedDemand[] {
  const whole = where === null ? what : `${what}: ${where}`;
  const name = whole.toLowerCase();
  const row = Object.values(LISTED).find(({ noted }) => noted.test(what.toLowerCase()));
  if (!row || (row !== LISTED["asked first"] && CONDITIONAL.test(what))) return [];
  if ("finds" in row.is) {
    const demand = makeDemand({ of: "other", code: "unwanted" }, what);
    return [{ ...demand, requirement: nameUnwanted(row.is.finds) }];
  }
  // A question of no known kind can't be told from others.
  if (row === LISTED["question"] && !CALLED.some(([noted]) => noted.test(name))) return [];
  if (row === LISTED["question"] && where !== null && /thread/i.test(where))
    return [makeDemand({ of: "special question", code: "question-in-thread" }, what, where)];
  return [
    makeDemand(
      row.is,
      row.names === "detail" ? whole : null,
      row.names === "value" ? `no ${what}` : null,
    ),
  ];
}

function makeDemand(
  is: Pick<Demand, "of" | "code">,
  detail: string | null,
  value: string | null = null,
): NotedDemand {
  return { ...is, value, detail, countsComments: false, requirement: null };
}
