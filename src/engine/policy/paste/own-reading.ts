import { listCodes } from "#engine/policy/reading/read-rules.ts";
import type { Meaning } from "#engine/policy/reading/meaning.ts";
import { MARKET_RESEARCH } from "#engine/policy/reading/settle-meanings.ts";
import { isException } from "#engine/policy/reading/read-mods.ts";
import type { Demand } from "#engine/policy/demand.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { PolicySource } from "#engine/policy/policy.ts";
import { decide, RULE_S_TERMS } from "./choices.ts";
import type { Corrections } from "./corrections.ts";
import { dropSaidTwice } from "./drop-said-twice.ts";
import { listUnreadOrders } from "./list-unread.ts";
import { dropDoubted, isStanceOpen } from "./doubt.ts";
import {
  isUnderstood,
  LEAVES_ROOM,
  type PasteReading,
  readPaste,
  type ReadRule,
} from "./read-paste.ts";
import { makeStance, pickStance } from "./read-stance.ts";
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
  const isOpen = isStanceOpen(reading, corrections);
  const answer = corrections.stance?.is ?? null;
  const isDoubted = reading.doubted.length > 0 && (isOpen || answer !== null);
  const byRule = rules.map(({ statements }) => {
    const read = statements.flatMap((each) => each.meanings);
    return isDoubted ? dropDoubted(read, answer) : read;
  });
  const meanings = byRule.flat();
  const stance = corrections.stance ?? (isOpen ? makeStance("unknown") : pickStance(meanings));
  const codes = correctCodes(listCodes(meanings), corrections);
  const formats = meanings.find(({ kind }) => kind === "formats");
  return {
    asOf,
    source,
    rules: rules.length > 0 ? { asOf, count: rules.length, codes } : null,
    understood: rules.filter(isUnderstood).length,
    uncodedRules: rules
      .map((rule) => (isApplied(rule) ? listUnreadOrders(rule) : wordRule(rule)))
      .filter((text) => text !== "")
      .slice(0, MOST_UNCODED)
      .map((text) => ({ text: shorten(text), source })),
    stance: stance && { ...stance, source },
    ...(isOpen && { isStanceOpen: true as const }),
    requirements: meanings.flatMap((each) =>
      each.kind === "requirement" ? [{ ...each.requirement, source }] : [],
    ),
    demands: correctForms(
      dropBans(byRule.flatMap((each) => dropSaidTwice(listDemands(each)))),
      corrections,
    ),
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

function listDemands(meanings: readonly Meaning[]): Demand[] {
  return meanings.flatMap((each) => (each.kind === "demand" ? [each.demand] : []));
}

/** A list of more is no list that anybody would go through. */
const MOST_UNCODED = 60;
const LONGEST_UNCODED = 300;

function wordRule({ name, text }: ReadRule): string {
  const link = /[.!?:]$/.test(name) ? " " : ": ";
  return [name, text.replaceAll("\n", " ")].filter(Boolean).join(link);
}

function shorten(whole: string): string {
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
        (each.kind !== "demand" && !isOnItsTerms(each)) ||
        (each.kind === "demand" &&
          (each.demand.of !== "other" || Object.keys(each.codes).length > 0)),
    ),
  );
}

function isOnItsTerms(meaning: Meaning): boolean {
  return meaning.kind === "welcome" && meaning.condition === RULE_S_TERMS;
}

/** What a community leaves to promotion in one rule, another one does not take away. */
function dropBans(demands: Demand[]): Demand[] {
  // One special question has its thread, and another is refused.
  const isLeft = (of: Demand["of"]) =>
    of !== "special question" &&
    demands.some((each) => each.of === of && LEAVES_ROOM.has(each.code) && !isException(each));
  const keys = demands.map((demand) => JSON.stringify(demand));
  return demands.filter(
    ({ of, code, detail }, index) =>
      !(code === "unwanted" && of !== "other" && detail !== MARKET_RESEARCH && isLeft(of)) &&
      keys.indexOf(keys[index] ?? "") === index,
  );
}

/** Tags and phrases on every post as the user says, where they say so. */
function correctForms(demands: Demand[], { tags, phrase }: Corrections): Demand[] {
  const ofAll = { of: "all", detail: null, countsComments: false } as const;
  const isCorrected = ({ of, code }: Demand) =>
    of === "all" &&
    ((code === "title-tag" && tags !== null) || (code === "phrase" && phrase !== null));
  return [
    ...demands.filter((demand) => !isCorrected(demand)),
    ...(tags && tags.length > 0 ? [{ ...ofAll, code: "title-tag" as const, value: tags }] : []),
    ...(phrase ? [{ ...ofAll, code: "phrase" as const, value: phrase }] : []),
  ];
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
