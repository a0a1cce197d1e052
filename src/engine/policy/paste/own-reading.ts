import { listCodes } from "#engine/policy/reading/read-rules.ts";
import type { Meaning } from "#engine/policy/reading/meaning.ts";
import { isException } from "#engine/policy/reading/read-mods.ts";
import type { Demand } from "#engine/policy/demand.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { PolicySource, Requirement } from "#engine/policy/policy.ts";
import { decide } from "./choices.ts";
import type { Corrections } from "./corrections.ts";
import { isUnderstood, type PasteReading, readPaste, type ReadRule } from "./read-paste.ts";
import { pickStance } from "./read-stance.ts";
import type { FactDate } from "#engine/text/format.ts";

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
  const rules = settle(reading.rules, corrections);
  const meanings = rules.flatMap(({ statements }) => statements.flatMap((each) => each.meanings));
  const stance = corrections.stance ?? pickStance(meanings);
  const codes = correctCodes(listCodes(meanings), corrections);
  const formats = meanings.find(({ kind }) => kind === "formats");
  return {
    asOf,
    source,
    rules: rules.length > 0 ? { asOf, count: rules.length, codes } : null,
    understood: rules.filter(isUnderstood).length,
    uncodedRules: rules
      .filter((rule) => !isApplied(rule))
      .slice(0, MOST_UNCODED)
      .map((rule) => ({ text: wordRule(rule), source })),
    stance: stance && { ...stance, source },
    requirements: listRequirements(meanings, corrections, source),
    demands: dropBans(meanings.flatMap((each) => (each.kind === "demand" ? [each.demand] : []))),
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
const MOST_UNCODED = 60;
const LONGEST_UNCODED = 300;

function wordRule({ name, text }: ReadRule): string {
  const link = /[.!?:]$/.test(name) ? " " : ": ";
  const whole = [name, text.replaceAll("\n", " ")].filter(Boolean).join(link);
  return whole.length <= LONGEST_UNCODED ? whole : `${whole.slice(0, LONGEST_UNCODED).trimEnd()}…`;
}

/** Without what the user says was read wrongly, and with what they chose between two readings. */
function settle(rules: ReadRule[], { dismissed, choices = {} }: Corrections): ReadRule[] {
  const wrong = new Set(dismissed);
  return rules.map((rule) => ({
    ...rule,
    statements: rule.statements.map((statement) => ({
      ...statement,
      meanings: wrong.has(statement.key) ? [] : decide(statement.meanings, choices[statement.key]),
    })),
  }));
}

/** Whether anything that it says can be held against a draft; the rest is shown in its own words. */
function isApplied({ statements }: ReadRule): boolean {
  return statements.some(({ meanings }) =>
    meanings.some(
      (each) =>
        each.kind !== "demand" || each.demand.of !== "other" || Object.keys(each.codes).length > 0,
    ),
  );
}

/** What a community leaves to promotion in one rule, another one does not take away. */
function dropBans(demands: Demand[]): Demand[] {
  const isLeft = (of: Demand["of"]) =>
    demands.some((each) => each.of === of && LEAVES.has(each.code) && !isException(each));
  const keys = demands.map((demand) => JSON.stringify(demand));
  return demands.filter(
    ({ of, code }, index) =>
      !(code === "unwanted" && of !== "other" && isLeft(of)) &&
      keys.indexOf(keys[index] ?? "") === index,
  );
}

const LEAVES: ReadonlySet<Demand["code"]> = new Set<Demand["code"]>([
  "thread-only",
  "day",
  "flair",
  "percent",
  "gap-days",
  "ask-mods",
]);

/** What every post must have, as the checks of a post's form take it. */
function listRequirements(
  meanings: readonly Meaning[],
  { tags, phrase }: Corrections,
  source: PolicySource,
): Requirement[] {
  const read = meanings.flatMap((each): Requirement[] => {
    if (each.kind === "requirement") return [{ ...each.requirement, source }];
    const isForAll = each.kind === "demand" && each.demand.of === "all";
    return isForAll ? toRequirement(each.demand, source) : [];
  });
  const isReplaced = (kind: string) =>
    (kind === "tag" && tags !== null) || (kind === "phrase" && phrase !== null);
  return [
    ...read.filter(({ kind }) => !isReplaced(kind)),
    ...(tags && tags.length > 0 ? [{ kind: "tag" as const, tags, source }] : []),
    ...(phrase ? [{ kind: "phrase" as const, phrase, source }] : []),
  ];
}

function toRequirement({ code, value }: Demand, source: PolicySource): Requirement[] {
  if (Array.isArray(value)) {
    if (code === "title-tag") return [{ kind: "tag", tags: value, source }];
    return code === "sections" ? [{ kind: "sections", headings: value, source }] : [];
  }
  const isPhrase = code === "phrase" && typeof value === "string";
  return isPhrase ? [{ kind: "phrase", phrase: value, source }] : [];
}

function correctCodes(
  codes: ReturnType<typeof listCodes>,
  { requiresFlair, minKarma, minAccountAgeDays }: Corrections,
) {
  if (requiresFlair === true) codes["flair-required"] = true;
  if (requiresFlair === false) delete codes["flair-required"];
  if (minKarma === 0) delete codes["min-karma"];
  else if (minKarma !== null) codes["min-karma"] = minKarma;
  if (minAccountAgeDays === 0) delete codes["min-account-age-days"];
  else if (minAccountAgeDays !== null) codes["min-account-age-days"] = minAccountAgeDays;
  return codes;
}
