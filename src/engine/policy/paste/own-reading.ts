import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { PolicySource, Requirement } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { makeStance, type PastedStance } from "./read-demands.ts";
import {
  isUnderstood,
  type Meaning,
  type PasteReading,
  readPaste,
  type ReadRule,
} from "./read-paste.ts";
import type { FactDate } from "#engine/text/format.ts";

/** What the user put right; null leaves it as it was read. */
export type Corrections = {
  stance: PastedStance | null;
  requiresFlair: boolean | null;
  minKarma: number | null;
  minAccountAgeDays: number | null;
  tags: string[] | null;
  phrase: string | null;
  bannedWords: string[] | null;
  /** Keys of sentences that were read wrongly: they are left for the user to read. */
  dismissed: string[];
};

export const NO_CORRECTIONS: Corrections = {
  stance: null,
  requiresFlair: null,
  minKarma: null,
  minAccountAgeDays: null,
  tags: null,
  phrase: null,
  bannedWords: null,
  dismissed: [],
};

export function isCorrected(corrections: Corrections): boolean {
  return JSON.stringify(corrections) !== JSON.stringify(NO_CORRECTIONS);
}

/** The text and its corrections as the policy that counts for this user. */
export function readOwnPolicy(text: string, corrections: Corrections, asOf: FactDate): OwnPolicy {
  return toOwnPolicy(readPaste(text), corrections, asOf);
}

export function toOwnPolicy(
  reading: PasteReading,
  corrections: Corrections,
  asOf: FactDate,
): OwnPolicy {
  const source: PolicySource = { kind: "yours", asOf };
  const rules = dismiss(reading.rules, corrections.dismissed);
  const meanings = rules.flatMap(listMeanings);
  const stance = corrections.stance ?? pickStance(meanings);
  const codes = listCodes(meanings, corrections);
  const tags = corrections.tags && corrections.tags.length > 0 ? corrections.tags : null;
  const demands = meanings.flatMap((each) => (each.kind === "demand" ? [each.demand] : []));
  const isReplaced = (kind: string) =>
    (kind === "tag" && corrections.tags !== null) ||
    (kind === "phrase" && corrections.phrase !== null);
  const formats = meanings.find(({ kind }) => kind === "formats");
  return {
    asOf,
    source,
    rules: rules.length > 0 ? { asOf, count: rules.length, codes } : null,
    understood: rules.filter(isUnderstood).length,
    uncodedRules: rules
      .filter((rule) => !isUnderstood(rule))
      .slice(0, MOST_UNCODED)
      .map((rule) => ({ text: wordRule(rule), source })),
    stance: stance && { ...stance, source },
    requirements: [
      ...demands.flatMap((demand): Requirement[] =>
        isReplaced(demand.kind) ? [] : [{ ...demand, source }],
      ),
      ...(tags ? [{ kind: "tag" as const, tags, source }] : []),
      ...(corrections.phrase
        ? [{ kind: "phrase" as const, phrase: corrections.phrase, source }]
        : []),
    ],
    formats:
      formats?.kind === "formats" ? formats.formats : codes["text-posts-only"] ? ["text"] : null,
    bannedKeywords:
      corrections.bannedWords ??
      meanings.flatMap((each) => (each.kind === "banned-words" ? each.words : [])),
    ...(corrections.minKarma !== null && { minKarma: corrections.minKarma }),
    ...(corrections.minAccountAgeDays !== null && {
      minAccountAgeDays: corrections.minAccountAgeDays,
    }),
  };
}

/** A list of more is no list that anybody would go through. */
/** What a correction takes. */
export const CORRECTION = { mostNames: 50, longestName: 80, longestDetail: 200 };
const MOST_UNCODED = 60;
const LONGEST_UNCODED = 300;

function wordRule({ name, text }: ReadRule): string {
  const whole = [name, text.replaceAll("\n", " ")].filter(Boolean).join(/[.!?:]$/.test(name) ? " " : ": "); // prettier-ignore
  return whole.length <= LONGEST_UNCODED ? whole : `${whole.slice(0, LONGEST_UNCODED).trimEnd()}…`;
}

function dismiss(rules: ReadRule[], dismissed: string[]): ReadRule[] {
  if (dismissed.length === 0) return rules;
  const keys = new Set(dismissed);
  return rules.map((rule) => ({
    ...rule,
    statements: rule.statements.map((statement) =>
      keys.has(statement.key) ? { ...statement, meanings: [] } : statement,
    ),
  }));
}

function listMeanings({ statements }: ReadRule): Meaning[] {
  return statements.flatMap(({ meanings }) => meanings);
}

/** The earlier rule wins: communities list the general one first. */
function listCodes(
  meanings: Meaning[],
  { requiresFlair, minKarma, minAccountAgeDays }: Corrections,
) {
  const codes: RuleCodes = {};
  for (const meaning of meanings) {
    if (meaning.kind === "code") codes[meaning.code] ??= meaning.value;
  }
  if (requiresFlair === true) codes["flair-required"] = true;
  if (requiresFlair === false) delete codes["flair-required"];
  if (minKarma === 0) delete codes["min-karma"];
  else if (minKarma !== null) codes["min-karma"] = minKarma;
  if (minAccountAgeDays === 0) delete codes["min-account-age-days"];
  else if (minAccountAgeDays !== null) codes["min-account-age-days"] = minAccountAgeDays;
  return codes;
}

/** Room that is left to promotion counts more than the ban around it; a welcome counts least. */
const ORDER: Stance[] = [
  "thread",
  "weekday",
  "flair",
  "share",
  "value",
  "closed",
  "ask",
  "welcome",
];

/** What all the sentences on promotion come to; null where none speaks of it. */
export function pickStance(meanings: Meaning[]): PastedStance | null {
  const stances = meanings.flatMap((each) => (each.kind === "stance" ? [each.stance] : []));
  const first = (is: Stance) =>
    stances.find((each) => each.is === is && isTelling(each)) ?? stances.find((each) => each.is === is); // prettier-ignore
  if (first("closed") && first("welcome") && !ORDER.slice(0, 5).some(first)) {
    return makeStance("value", { detail: "own work is welcome, adverts are not" });
  }
  return ORDER.map(first).find(Boolean) ?? null;
}

/** One that names its thread, day or flair says more than one that does not. */
function isTelling({ detail, flairs, day, sharePercent }: PastedStance): boolean {
  return detail !== null || flairs.length > 0 || day !== null || sharePercent !== null;
}
