import type { Concern, Demand } from "#engine/policy/demand.ts";
import type { PolicySource, PostFormat, Requirement } from "#engine/policy/policy.ts";
import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";

type WithoutSource<R> = R extends { source: PolicySource } ? Omit<R, "source"> : never;
/** What a post must have that no demand has a code for: lengths, sites, a body. */
export type ReadRequirement = Extract<
  WithoutSource<Requirement>,
  { kind: "length" | "body" | "domains" | "title-bracket" }
>;

/** What a statement was understood as. */
export type Meaning =
  | { kind: "demand"; demand: Demand; codes: RuleCodes }
  /** A rule that has a code and is no demand on founders: to be civil, to stay on topic. */
  | { kind: "code"; code: RuleCode; value: RuleValue }
  | { kind: "welcome"; of: Concern; condition: string | null }
  | { kind: "requirement"; requirement: ReadRequirement }
  | { kind: "banned-words"; words: string[] }
  | { kind: "formats"; formats: PostFormat[] }
  /** It can be read in more than one way, and the user is asked. */
  | { kind: "question"; of: Concern };

export type DemandMeaning = Extract<Meaning, { kind: "demand" }>;

/** What a question comes to where nobody can be asked. */
export const ASSUMED: RuleCodes = { "promotion-limited": true };

const PROMOTING: ReadonlySet<Concern> = new Set<Concern>([
  "promotion",
  "own work",
  "own software",
  "own game",
  "own music",
  "own writing",
  "own media",
  "own product",
  "own resource",
]);

/** A founder's own things, by whatever name. */
export function isPromoting(of: Concern): boolean {
  return PROMOTING.has(of);
}

export function makeDemand(
  demand: Pick<Demand, "of" | "code"> & Partial<Demand>,
  codes: RuleCodes = codesOf(demand),
): DemandMeaning {
  return {
    kind: "demand",
    demand: { value: null, detail: null, countsComments: false, ...demand },
    codes,
  };
}

/** The rule codes that today's checks rest on. */
function codesOf({
  of,
  code,
  value = null,
}: Pick<Demand, "of" | "code"> & Partial<Demand>): RuleCodes {
  const number = typeof value === "number" ? value : true;
  switch (code) {
    case "thread-only":
      return isPromoting(of) ? { "promotion-in-thread-only": true } : {};
    case "day":
      return codesOfDay(of, value);
    case "percent":
      return isPromoting(of) ? { "promotion-limited": number } : {};
    case "gap-days":
    case "disclose":
      return isPromoting(of) ? { "promotion-limited": true } : {};
    case "ask-mods":
      return { "ask-moderators-first": true };
    case "flair":
      return of === "all" ? { "flair-required": true } : {};
    case "title-format":
    case "title-tag":
      return { "title-format": true };
    case "text-only":
      return of === "all" ? { "text-posts-only": true } : {};
    case "language":
      return value === "en" ? { "english-only": true } : {};
    case "min-karma":
      return { "min-karma": number };
    case "min-days":
      return { "min-account-age-days": number };
    default:
      return {};
  }
}

function codesOfDay(of: Concern, value: Demand["value"]): RuleCodes {
  const named = typeof value === "string" ? value.toLowerCase() : "";
  const day = named === "weekend" ? named : WEEKDAYS.find((weekday) => weekday === named);
  if (!day || !isPromoting(of)) return {};
  return of === "promotion" ? { "promotion-on-day": day } : { "showcase-on-day": day };
}
