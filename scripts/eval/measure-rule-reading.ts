import { createHash } from "node:crypto";
import * as z from "zod";
import { CONCERNS, DEMAND_CODES, type Concern, type DemandCode } from "#engine/policy/demand.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { toOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import { DOUBT_SIGNS, readDoubtSigns } from "#engine/policy/paste/doubt-signs.ts";
import { readPaste } from "#engine/policy/paste/read-paste.ts";
import { recogniseRules } from "#engine/policy/reading/recognise-rules.ts";
import { READ_LANGUAGES } from "#engine/policy/reading/concepts/says.ts";
import { markSentence } from "#engine/policy/reading/mark-sentence.ts";
import { plainWord } from "#engine/policy/reading/words/tokens.ts";
import { listWords } from "#engine/text/guess-language.ts";
import { LANGUAGE_CODES, LANGUAGES_CALLED } from "#engine/text/languages.ts";
import { findStance, type Stance, STANCE_ROWS, STANCES } from "#engine/policy/stances.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { readLines } from "./read-lines.ts";

const Value = z.union([z.string(), z.number(), z.array(z.string())]).nullish();
export const ExpectedDemand = z.object({
  of: z.enum(CONCERNS),
  code: z.enum(DEMAND_CODES),
  value: Value,
  detail: z.string().nullish(),
});
export type ExpectedDemand = z.output<typeof ExpectedDemand>;

/** A list of rules of our own invention, and what a careful person reads in it. */
const RuleSet = z.object({
  id: z.string(),
  language: z.string(),
  /** Which half it is of, where a set says so; else a hash of its name decides. */
  half: z.enum(["tuned", "held"]).optional(),
  text: z.string(),
  stance: z.enum(STANCES).nullable(),
  demands: z.array(ExpectedDemand),
  /** How many sentences can be read in two ways. */
  asks: z.int(),
});

/** A community's rules as its moderators wrote them. */
export const ListedRules = z.object({
  community: z.string(),
  rules: z.array(z.object({ name: z.string(), text: z.string() })),
});

const NotedPolicy = z.object({
  community: z.string(),
  source: z.string(),
  asOf: z.string().nullable(),
  /** A letter. */
  stance: z.string().nullish(),
  demands: z.array(ExpectedDemand),
});

export type RuleReading = {
  id: string;
  half: "tuned" | "held";
  expected: ExpectedDemand[];
  missed: ExpectedDemand[];
  /** Read, and not expected. */
  extra: ExpectedDemand[];
  read: number;
  /** Whether the stance as it was read is the expected one, claimed or not; null where none is expected or known. */
  isStanceRight: boolean | null;
  isStanceRead: boolean;
  /** The reading is unsure: the user is asked, and nothing is claimed. */
  isStanceAsked: boolean;
  isAskedRight: boolean;
  /** A ban on promotion that was read as room for it, or room as a ban. */
  isReversed: boolean;
  /** What tells how sure the stance is; null where none was read. */
  signs: number[] | null;
};

/** What is read out of a list beside its demands. */
type Outcome = Omit<RuleReading, "id" | "half" | "expected" | "missed" | "extra" | "read">;

export function measureRuleSets(file: string): RuleReading[] {
  return readLines(file, RuleSet).map(({ id, half, text, demands, stance, asks }) => {
    const read = readText(text);
    const outcome = { ...judge(read, stance), isAskedRight: read.asked === asks };
    return compare(id, demands, read, outcome, half);
  });
}

/** `expected` is null where the rules say nothing of promotion. */
function judge({ stance, isDoubted, signs }: TextReading, expected: Stance | null) {
  const isReversed =
    expected !== null && stance !== null && isClosed(expected) !== isClosed(stance);
  return {
    isStanceRight: stance === expected,
    isStanceRead: stance !== null,
    isStanceAsked: isDoubted,
    isReversed,
    signs,
  };
}

function isClosed(stance: Stance): boolean {
  return STANCE_ROWS[stance].code === "no-self-promotion";
}

/** Reads each list as if it were pasted, and holds it against what was noted of the same rules. */
export function measureListedRules(file: string, policiesFile: string): RuleReading[] {
  const noted = new Map(
    readLines(policiesFile, NotedPolicy)
      .filter(({ source, asOf }) => source === "rules-page" && asOf === "2025-11")
      .map((policy) => [policy.community.toLowerCase(), policy]),
  );
  return readLines(file, ListedRules).flatMap(({ community, rules }) => {
    const expected = noted.get(community.toLowerCase());
    if (!expected) return [];
    const text = rules
      .map(({ name, text: rest }, index) => `${index + 1}. ${name}\n${rest}`)
      .join("\n\n");
    const read = readText(text);
    const stance = findStance(expected.stance ?? "");
    const judged = judge(read, stance ?? null);
    const isNoted = stance !== undefined && !UNSAID.has(stance);
    const outcome = isNoted ? judged : { ...judged, isStanceRight: null, isReversed: false };
    return [compare(community, expected.demands, read, { ...outcome, isAskedRight: true })];
  });
}

/** What a community is about says these, and not its rules. */
const UNSAID: ReadonlySet<Stance> = new Set<Stance>(["no-place", "unknown"]);

const SAMPLE_LENGTH = 6000;

type TextReading = ReturnType<typeof readText>;

/** What was read, whether or not it is sure enough to claim it. */
function readText(text: string) {
  const reading = readPaste(text);
  const sure = { ...reading, doubted: [] };
  const policy = toOwnPolicy(sure, NO_CORRECTIONS, "2026-11-17");
  const { demands = [], stance } = policy;
  const statements = reading.rules.flatMap((rule) => rule.statements);
  const meanings = statements.flatMap((each) => each.meanings);
  const asked = meanings.filter(({ kind }) => kind === "question").length;
  const signs =
    stance && readDoubtSigns(statements, stance, recogniseRules(text.slice(0, SAMPLE_LENGTH)));
  return {
    demands,
    lengths: policy.requirements.flatMap((each) =>
      each.kind === "length" && each.field === "content" && each.min !== null ? [each.min] : [],
    ),
    stance: stance?.is ?? null,
    asked,
    isDoubted: reading.doubted.length > 0,
    signs: signs && DOUBT_SIGNS.map((sign) => signs[sign]),
  };
}

function compare(
  id: string,
  expected: ExpectedDemand[],
  { demands, lengths }: Pick<TextReading, "demands" | "lengths">,
  outcome: Outcome,
  half?: RuleReading["half"],
): RuleReading {
  const read: ExpectedDemand[] = [
    ...demands,
    ...lengths.filter((least) => isNotedLength(expected, least)).map(toLeast),
  ];
  const compared = compareDemands({ id, group: id, expected, read });
  return { ...compared, half: half ?? compared.half, ...outcome };
}

/** Both ways, of one group in one half; nothing is said of the stance. */
export function compareDemands({
  id,
  group,
  expected,
  read,
}: {
  id: string;
  group: string;
  expected: ExpectedDemand[];
  read: ExpectedDemand[];
}): RuleReading {
  const isHeld = (createHash("sha256").update(group.toLowerCase()).digest()[0] ?? 0) % 2 === 1;
  return {
    id,
    half: isHeld ? "held" : "tuned",
    expected,
    missed: expected.filter((each) => !read.some((one) => isSame(each, one))),
    extra: read.filter((each) => !expected.some((one) => isSame(one, each))),
    read: read.length,
    ...UNJUDGED,
  };
}

const UNJUDGED: Outcome = {
  isStanceRight: null,
  isStanceRead: false,
  isStanceAsked: false,
  isAskedRight: true,
  isReversed: false,
  signs: null,
};

/** Demands have no code for a number of characters: it is read as a requirement, and some note it as words. */
function isNotedLength(expected: readonly ExpectedDemand[], least: number): boolean {
  return expected.some((each) => isSame(each, toLeast(least)));
}

function toLeast(value: number): ExpectedDemand {
  return { of: "all", code: "min-words", value, detail: "characters" };
}

/** The same demand, however it is filed. */
function isSame(one: ExpectedDemand, other: ExpectedDemand): boolean {
  const [a, b] = [fileUnder(one), fileUnder(other)];
  const isOther = a.code !== "unwanted" && (a.of === "other" || b.of === "other");
  return a.code === b.code && (isOther || isSameConcern(a.of, b.of)) && isSameValue(one, other);
}

const BANS: Partial<Record<DemandCode, Concern>> = {
  "no-surveys": "survey",
  "no-crowdfunding": "fundraising",
  "no-recruiting": "hiring",
  "no-feedback-requests": "feedback request",
  "no-ai": "AI-made",
};

/** Some file it under questions and some under the rest. */
const HOMEWORK = /homework|hausaufgabe|devoirs|deberes|trabalhos? de casa/i;

function fileUnder({ of, code, detail }: ExpectedDemand): { of: Concern; code: DemandCode } {
  const banned = BANS[code];
  if (banned) return { of: banned, code: "unwanted" };
  // A link to a shop is an advert to some and a link of any post to others.
  if (code === "no-sales-link") return { of: "all", code };
  if (code === "question-in-thread") return { of: "question", code: "thread-only" };
  const isHomework = of === "special question" && HOMEWORK.test(detail ?? "");
  return { of: isHomework ? "other" : of, code };
}

const SALES: ReadonlySet<Concern> = new Set<Concern>(["advert or sale", "services", "hiring"]);
const ASKED: ReadonlySet<Concern> = new Set<Concern>(["question", "special question"]);
const CARRIED: ReadonlySet<Concern> = new Set<Concern>([
  "image",
  "link",
  "question",
  "special question",
  "other",
]);

/** Whether it decides what a founder may post about a project there. */
export function isOnOwn({ of, code }: ExpectedDemand): boolean {
  return code !== "contains" && isOwn(of);
}

function isOwn(of: Concern): boolean {
  return isPromoting(of) || SALES.has(of);
}

function isSameConcern(one: Concern, other: Concern): boolean {
  if (one === other || (isOwn(one) && isOwn(other))) return true;
  if (ASKED.has(one) && ASKED.has(other)) return true;
  return (one === "all" && CARRIED.has(other)) || (other === "all" && CARRIED.has(one));
}

function isSameValue(one: ExpectedDemand, other: ExpectedDemand): boolean {
  const [a, b] = [one.value ?? null, other.value ?? null];
  if (fileUnder(one).of === "other" && fileUnder(other).of === "other" && one.code === "unwanted") {
    // Of labelled rules only the sort is kept, and not its words.
    if (!one.detail || !other.detail) return true;
    return sharesWord(one.detail, other.detail);
  }
  if (typeof a === "number" && typeof b === "number") return a === b;
  if (one.code === "day") return sharesWord(nameDays(a), nameDays(b));
  return one.code !== "language" || a === null || b === null || isSameLanguage(a, b);
}

/** 'Samedi' and 'sábado' are Saturday. */
function nameDays(value: ExpectedDemand["value"]): string {
  const text = String(value ?? "");
  const named = READ_LANGUAGES.flatMap((language) => markSentence(text, language).marks).flatMap(
    ({ name }) => (name.group === "day" ? [name.id] : []),
  );
  return [text, ...named].join(" ");
}

/** 'de', 'German' and 'Deutsch' are one. */
function isSameLanguage(one: NonNullable<ExpectedDemand["value"]>, other: typeof one): boolean {
  const codes = [one, other].map((value) => [value].flat().map(codeLanguage).toSorted().join());
  return codes[0] === codes[1];
}

function codeLanguage(name: string | number): string {
  const plain = plainWord(String(name));
  return LANGUAGE_CODES.find((code) => listWords(LANGUAGES_CALLED[code]).includes(plain)) ?? plain;
}

function sharesWord(one: string, other: string): boolean {
  const known = new Set(stems(one));
  return stems(other).some((stem) => known.has(stem)) || one === other;
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
