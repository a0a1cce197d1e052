import { NO_SOURCE } from "./word-policy.ts";
import type { DemandCode, PolicyDemand } from "./demand.ts";
import { headingsOf, wordPhrase, wordTags } from "./demanded-form.ts";
import type { Policy, PolicySource, Requirement } from "./policy.ts";
import { formatCount, joinWords } from "#engine/text/format.ts";

export type WordedRequirement = { text: string; source: PolicySource };

/** What every post and every author there needs, a phrase each, with where it comes from. */
export function wordRequirements(policy: Policy): WordedRequirement[] {
  const { codes, codeSources, demands, requirements, flairText } = policy;
  const demanded = (code: "flair-required" | "min-karma" | "min-account-age-days", text: string) =>
    codes[code] === undefined ? [] : [{ text, source: codeSources[code] ?? NO_SOURCE }];
  return [
    ...demanded("flair-required", flairText ? `A flair, such as ${flairText}` : "A flair"),
    ...demands.flatMap(wordForm),
    ...requirements
      .filter((requirement) => requirement.kind !== "unwanted" || !requirement.isImplied)
      .map((requirement) => ({ text: wordRequirement(requirement), source: requirement.source })),
    ...demanded("min-karma", wordKarma(codes["min-karma"])),
    ...demanded("min-account-age-days", wordAge(codes["min-account-age-days"])),
  ];
}

/** Of the form of every post; what is demanded of some is with its sort. */
function wordForm(demand: PolicyDemand): WordedRequirement[] {
  const { of, code, source } = demand;
  const isOfAll = of === "all" || (of === "own work" && code === "sections");
  const text = isOfAll ? FORMS[code]?.(demand) : undefined;
  return text ? [{ text, source }] : [];
}

const FORMS: Partial<Record<DemandCode, (demand: PolicyDemand) => string>> = {
  "title-tag": (demand) => `A tag in the title: ${wordTags(demand)}`,
  "title-format": ({ value }) => (value === null ? "" : `A title in this form: ${String(value)}`),
  phrase: (demand) => `The words ${wordPhrase(demand)}`,
  sections: (demand) => `The sections ${joinWords(headingsOf(demand))}`,
};

function wordRequirement(requirement: Requirement): string {
  switch (requirement.kind) {
    case "source":
      return "A link to its source";
    case "links":
      return `At least ${requirement.fewest} links to feedback you gave`;
    case "format":
      return `This form: ${requirement.text}`;
    case "unwanted":
      return requirement.text.replace(/\.$/, "");
    case "title-strings":
      return `One of these in the title: ${requirement.strings.join(", ")}`;
    case "length":
      return wordLength(requirement);
    case "body":
      return requirement.is === "required" ? "A text, not only a title" : "A title and no text";
    case "domains":
      return requirement.allowed
        ? `Links only to ${joinWords(requirement.allowed, "or")}`
        : `No links to ${joinWords(requirement.banned, "or")}`;
  }
}

function wordLength({ field, min, max }: Extract<Requirement, { kind: "length" }>): string {
  const what = field === "title" ? "A title" : "A text";
  if (min === null) return `${what} of at most ${formatCount(max ?? 0)} characters`;
  return max === null
    ? `${what} of at least ${formatCount(min)} characters`
    : `${what} of ${formatCount(min)} to ${formatCount(max)} characters`;
}

function wordKarma(karma: unknown): string {
  return typeof karma === "number" ? `At least ${formatCount(karma)} karma` : "Some karma";
}

function wordAge(days: unknown): string {
  if (typeof days !== "number") return "An account that isn't new";
  return `An account at least ${formatCount(days)} ${days === 1 ? "day" : "days"} old`;
}
