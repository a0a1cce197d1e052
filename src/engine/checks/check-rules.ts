import { RULES, type RuleCode, RULE_CODES, wordRule } from "#engine/rules/rule-table.ts";
import type { RuleRow, RuleValue } from "#engine/rules/rule-row.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import { ACCOUNT_ROWS } from "#engine/demands/rows/account-rows.ts";
import { type Check, type CheckOutcome, type Finding, type Fix, wordOutcome } from "./check.ts";
import {
  findPlainWords,
  LINKS,
  PLAIN_POINTS,
  PLAIN_WORDS,
  type PlainWords,
  SALES,
  UNKIND,
} from "./plain-words.ts";
import type { Situation } from "./situation.ts";
import { isPicture } from "#engine/demands/concerns.ts";
import { hashText } from "#engine/text/hash-text.ts";
import type { UncodedRule } from "#engine/policy/policy.ts";
import { repeatedWords } from "#engine/text/repeated-words.ts";
import { LOW_EFFORT_LENGTH } from "#engine/rules/find-effort.ts";

/**
 * Every known rule, each held against the draft by its code. Those on promotion are the stance's; where one
 * bans it outright, its own row looks for plain words, and is broken with the stance.
 */
export function checkRules(situation: Situation, stance: Check): Check[] {
  const { policy } = situation;
  const coded = RULE_CODES.flatMap((code) => {
    const value = policy.codes[code];
    const { detection } = RULES[code];
    const isElsewhere =
      detection.by === "form" || (detection.by === "stance" && !PLAIN_WORDS[code]);
    if (value === undefined || isElsewhere) return [];
    return [checkCode(situation, code, value, stance)];
  });
  const uncoded = policy.uncodedRules.map((rule) => checkUncodedRule(rule, situation));
  // A community that lists a rule twice demands it once.
  return [...coded, ...new Map(uncoded.map((check) => [check.id, check])).values()];
}

function checkCode(situation: Situation, code: RuleCode, value: RuleValue, stance: Check): Check {
  const { outcome, finding } = judgePlainly(situation, code, judge(situation, code, value, stance));
  return {
    id: code,
    kind: "rule",
    label: wordRule(code, value),
    outcome,
    message: wordOutcome(outcome),
    source: situation.policy.codeSources[code] ?? null,
    finding,
  };
}

type Judgement = { outcome: CheckOutcome; finding: Finding | null };
const KEPT: Judgement = { outcome: "kept", finding: null };
const TO_READ: Judgement = { outcome: "read", finding: null };

/** What was found by more than plain words stands; else they are looked for. */
function judgePlainly(situation: Situation, code: RuleCode, judged: Judgement): Judgement {
  const plain = PLAIN_WORDS[code];
  // A comment is no post, and so no link post either.
  const isExempt = code === "text-posts-only" && situation.postType === "thread-comment";
  if (!plain || isExempt || judged.outcome === "broken") return judged;
  const places = findPlainWords(situation, plain);
  if (places.length === 0) return judged;
  const finding = { points: PLAIN_POINTS, text: plain.what, places, fix: null };
  return { outcome: "broken", finding };
}

function judge(situation: Situation, code: RuleCode, value: RuleValue, stance: Check): Judgement {
  const row = RULES[code];
  switch (row.detection.by) {
    case "stance":
      // What speaks against the draft stands there already.
      return { outcome: stance.outcome === "note" ? "kept" : stance.outcome, finding: null };
    case "draft":
      return isForPostsOnly(code, situation) ? KEPT : judgeWords(situation, row, row.detection);
    case "account":
      return judgeAccount(situation, code, value);
    default:
      return TO_READ;
  }
}

/** A comment is as short as comments are, and a picture needs no words. */
function isForPostsOnly(code: RuleCode, { postType, draft, policy, form }: Situation): boolean {
  if (code !== "no-low-effort") return false;
  const takesPictures = policy.formats?.allowed.some((format) => format !== "text") ?? false;
  return (
    postType === "thread-comment" ||
    isPicture(form) ||
    (takesPictures && !/(?<!\S)(?!https?:)\S/.test(draft.content))
  );
}

function judgeWords(
  situation: Situation,
  { gravity }: RuleRow,
  detection: Extract<RuleRow["detection"], { by: "draft" }>,
): Judgement {
  const found = detection.find(situation).map(({ field, start, end }) => ({ field, start, end }));
  // A text of some length may still say little.
  if (found.length === 0) return detection === RULES["no-low-effort"].detection ? TO_READ : KEPT;
  const places = found.filter(({ start, end }) => start < end);
  const text = `${detection.what}, and ${situation.policy.fullName} doesn't allow that.`;
  const fix = detection.fix ? makeFix(detection.fix, places) : null;
  return { outcome: "broken", finding: { points: gravity, text, places, fix } };
}

function makeFix(
  kind: NonNullable<Extract<RuleRow["detection"], { by: "draft" }>["fix"]>,
  places: DraftPlace[],
): Fix {
  const one = places.length === 1;
  switch (kind) {
    case "remove-sentence":
      return { kind, label: "Remove the sentence", places };
    case "remove-words":
      return {
        kind,
        label: one ? "Remove the word" : "Remove these words",
        places,
      };
    case "remove-links":
      return {
        kind,
        label: one ? "Remove the link" : "Remove these links",
        places,
      };
    case "move-links":
      return { kind: "move-link-to-edit", label: "Move the link to the edit section", places };
  }
}

/** What an account has to have is a demand like others. */
function judgeAccount(situation: Situation, code: RuleCode, value: RuleValue): Judgement {
  const { hold, gravity } = ACCOUNT_ROWS[code === "min-karma" ? "min-karma" : "min-days"];
  const judged = hold({ value: typeof value === "number" ? value : null }, situation);
  if (judged?.is !== "broken") return judged?.is === "kept" ? KEPT : TO_READ;
  const { text, fix } = judged;
  const move = fix?.kind === "move" ? situation.moveToGoodTime(fix.label) : null;
  return { outcome: "broken", finding: { points: gravity, text, places: [], fix: move } };
}

/** A rule in a community's own words that has no code: looked at by the phrases it uses. */
function checkUncodedRule({ text, source }: UncodedRule, situation: Situation): Check {
  const demands = findDemands(text);
  const broken = demands.filter(({ isMetBy }) => !isMetBy(situation));
  const outcome = demands.length === 0 ? "read" : broken.length > 0 ? "broken" : "kept";
  const [first] = broken;
  return {
    id: `rule-${hashText(text)}`,
    kind: "rule",
    label: text,
    outcome,
    message: wordOutcome(outcome),
    source,
    finding: first
      ? {
          points: first.points,
          text: first.what,
          places: first.find(situation),
          fix: null,
        }
      : null,
  };
}

type Demand = {
  phrases: string[];
  isMetBy: (situation: Situation) => boolean;
  find: (situation: Situation) => DraftPlace[];
  points: number;
  what: string;
};

const DEMANDS: Demand[] = [
  { phrases: ["no self-promotion", "no promotion"], points: 30, ...demandNone(SALES) },
  { phrases: ["be kind", "be respectful"], points: 10, ...demandNone(UNKIND) },
  {
    phrases: ["no spam"],
    find: () => [],
    isMetBy: (situation) => repeatedWords(readText(situation)).length === 0,
    points: 5,
    what: "Words repeated this often may look like spam.",
  },
  { phrases: ["text posts only"], points: 25, ...demandNone(LINKS) },
  {
    phrases: ["no low effort"],
    find: () => [],
    isMetBy: ({ draft: { title, content } }) => title.length + content.length > LOW_EFFORT_LENGTH,
    points: 14,
    what: "A text this short may look like low effort.",
  },
];

function findDemands(rule: string): Demand[] {
  const wording = rule.toLowerCase();
  return DEMANDS.filter(({ phrases }) => phrases.some((phrase) => wording.includes(phrase)));
}

function readText({ draft: { title, content } }: Situation): string {
  return `${title} ${content}`.toLowerCase();
}

/** That none of these words occurs. */
function demandNone(plain: PlainWords): Pick<Demand, "isMetBy" | "find" | "what"> {
  const find = (situation: Situation) => findPlainWords(situation, plain);
  return { isMetBy: (situation) => find(situation).length === 0, find, what: plain.what };
}
