import type { RuleCodes } from "../rule-table.ts";
import type { SplitRule } from "./split-rule.ts";

const DAYS_PER_UNIT = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
type Unit = keyof typeof DAYS_PER_UNIT;

const DEMANDED =
  /\b(minimum|min|require[sd]?|requirements?|need|needs|must|at least|enough|threshold|less than|under|below|low|new|young|older|restrictions?)\b/;

// Posting to collect karma is another matter than needing some.
const FOR_KARMA = /\bkarma[\s-]?(farm|whor|begg)|\bfor karma\b|\bfree karma\b/;

/** How much karma an account needs, and how old it must be. */
export function readGates({ whole }: SplitRule): RuleCodes {
  const codes: RuleCodes = {};
  const karma = readKarma(whole);
  const ageDays = readAgeDays(whole);
  if (karma !== undefined) codes["min-karma"] = karma;
  if (ageDays !== undefined) codes["min-account-age-days"] = ageDays;
  return codes;
}

function readKarma(text: string): number | true | undefined {
  const found = text.split(/[.\n]/).flatMap((sentence) => readKarmaIn(sentence) ?? []);
  return found.find((karma) => typeof karma === "number") ?? found[0];
}

function readKarmaIn(sentence: string): number | true | undefined {
  if (!/\bkarma\b/.test(sentence) || !DEMANDED.test(sentence) || FOR_KARMA.test(sentence)) {
    return undefined;
  }
  const before =
    /(?<!\d|\d,)(\d+(?:,\d+)*,?)(?!\d)(k)?\+?\s*(?:points? of\s+)?(?:\w{1,30}\s+){0,2}karma\b/.exec(
      sentence,
    );
  const after = /\bkarma\b\D{0,25}(\d[\d,]*)(k)?\b(?!\s*(?:day|week|month|year|hour))/.exec(
    sentence,
  );
  const [, digits = "", thousands] = before ?? after ?? [];
  const karma = Number(digits.replace(/,/g, "")) * (thousands ? 1000 : 1);
  return karma > 0 ? karma : true;
}

function readAgeDays(text: string): number | true | undefined {
  const found = text.split(/[.\n]/).flatMap((sentence) => readAgeDaysIn(sentence) ?? []);
  return found.find((days) => typeof days === "number") ?? found[0];
}

function readAgeDaysIn(sentence: string): number | true | undefined {
  const isAboutAge =
    /\baccounts?\b/.test(sentence) && /\b(old|older|age|newer|young)\b/.test(sentence);
  if (!isAboutAge || !DEMANDED.test(sentence)) return undefined;
  const [, digits, unit] =
    /((?<!\d)\d+|\ba|\bone)[\s-]*(hour|day|week|month|year)s?\b/.exec(sentence) ?? [];
  if (!digits || !unit) return /\bage\b/.test(sentence) ? true : undefined;
  const amount = /\d/.test(digits) ? Number(digits) : 1;
  return Math.max(1, Math.round(amount * DAYS_PER_UNIT[unit as Unit]));
}
