import { isPromoting } from "#engine/policy/concerns.ts";
import type { Concern, Demand } from "#engine/policy/demand.ts";
import { codesOf } from "#engine/policy/codes-of-demand.ts";
import type { PolicySource, PostFormat, Requirement } from "#engine/policy/policy.ts";
import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";

type WithoutSource<R> = R extends { source: PolicySource } ? Omit<R, "source"> : never;
/** What a post must have that no demand has a code for: lengths, sites, a body. */
export type ReadRequirement = Extract<
  WithoutSource<Requirement>,
  { kind: "length" | "body" | "domains" }
>;

/** What a statement was understood as. */
export type Meaning =
  | { kind: "demand"; demand: Demand; codes: RuleCodes }
  /** A rule that has a code and is no demand on founders: to be civil, to stay on topic. */
  | { kind: "code"; code: RuleCode; value: RuleValue }
  /** `isImplied`: nobody says so, but what is said of it only makes sense where it is taken. */
  | { kind: "welcome"; of: Concern; condition: string | null; isImplied?: true }
  | { kind: "requirement"; requirement: ReadRequirement }
  | { kind: "banned-words"; words: string[] }
  | { kind: "formats"; formats: PostFormat[] }
  /** It can be read in more than one way, and the user is asked. `condition`: what it may be left to. */
  | { kind: "question"; of: Concern; condition?: string };

/** What it speaks of, as it is read; null where it speaks of no sort of post. */
export function nameConcern(meaning: Meaning): Concern | null {
  if (meaning.kind === "demand") return meaning.demand.of;
  return "of" in meaning ? meaning.of : null;
}

/** Whether it says anything of what one made or promotes. */
export function speaksOfOwn(meaning: Meaning): boolean {
  const of = nameConcern(meaning);
  return of !== null && isPromoting(of);
}

/** What is asked for where a rule wants to know whose work it is. */
export const THE_SOURCE = "the source";

/** What nobody has a word for is shown in its own words, of which these are enough. */
export const LONGEST_DETAIL = 80;

export type DemandMeaning = Extract<Meaning, { kind: "demand" }>;

/** What a question comes to where nobody can be asked. */
export const ASSUMED: RuleCodes = { "promotion-limited": true };

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
