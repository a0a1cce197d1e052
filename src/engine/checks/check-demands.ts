import { concerns, showsPicture } from "#engine/demands/concerns.ts";
import type { DemandFix, Judged } from "#engine/demands/demand-row.ts";
import { DEMAND_ROWS, keyOf } from "#engine/demands/demand-table.ts";
import { OF_PROMOTION } from "#engine/policy/concerns.ts";
import type { DemandCode, PolicyDemand } from "#engine/policy/demand.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { readAnswer } from "./ticks.ts";
import { type Check, type Finding, type Fix, wordOutcome } from "./check.ts";
import type { Situation } from "./situation.ts";
import { beginLarge } from "#engine/text/characters.ts";

export type CheckedDemands = {
  checks: Check[];
  /** What is demanded of this very post; what may be about other posts says nothing of it. */
  codes: ReadonlySet<DemandCode>;
};

/** What was noted or read that a community demands of such a post, held against the draft. */
export function checkDemands(situation: Situation): CheckedDemands {
  if (situation.postType === "thread-comment") return { checks: [], codes: new Set() };
  const held = chooseMet(
    situation.policy.demands
      .filter((demand) => !isOfStance(demand, situation))
      .flatMap((demand) => hold(demand, situation)),
  );
  return {
    checks: held.map(({ demand, judged }) => makeCheck(demand, judged, situation)),
    codes: new Set(held.filter(({ isMeant }) => isMeant).map(({ demand }) => demand.code)),
  };
}

const UNSURE: NonNullable<Judged> = {
  is: "unknown",
  text: "Only you can tell whether this applies.",
};

type Held = { demand: PolicyDemand; judged: NonNullable<Judged>; isMeant: boolean };

function hold(demand: PolicyDemand, situation: Situation): Held[] {
  const concerned = concerns(demand, situation);
  if (concerned === "no") return [];
  const judged = DEMAND_ROWS[demand.code].hold(demand, situation);
  // What nobody calls a picture, and does not look like one, breaks no demand on pictures.
  const isMeant =
    concerned === "yes" &&
    (judged?.is !== "broken" || demand.of !== "image" || showsPicture(situation));
  return isMeant
    ? judged
      ? [{ demand, judged, isMeant }]
      : []
    : [{ demand, judged: UNSURE, isMeant }];
}

/** What a stance judges already, of those who promote. */
const OF_STANCE: Partial<Record<Stance, readonly DemandCode[]>> = {
  thread: ["thread-only"],
  weekday: ["day", "flair"],
  flair: ["flair", "title-tag"],
  ask: ["ask-mods"],
  share: ["percent", "gap-days"],
  value: ["unwanted"],
  closed: ["unwanted", "ask-mods", "thread-only", "flair"],
  "no-place": ["unwanted", "ask-mods", "thread-only", "flair"],
};

/** What a pattern finds beside promotion is no matter of the stance. */
function isOfStance({ of, code, sign }: PolicyDemand, { policy, promotion }: Situation): boolean {
  if (of === "all" || promotion.degree === "none") return code === "flair" && policy.requiresFlair;
  if (sign || !OF_PROMOTION.includes(of)) return false;
  return OF_STANCE[policy.stance.is]?.includes(code) ?? false;
}

/** Of demands that are choices, what is met; else the first of them. */
function chooseMet(held: readonly Held[]): Held[] {
  return held.filter(({ demand, judged, isMeant }, at) => {
    if (!DEMAND_ROWS[demand.code].isChoice || !isMeant || judged.is === "kept") return true;
    const alike = held.filter((other) => other.demand.code === demand.code);
    const isMet = alike.some((other) => other.judged.is === "kept");
    const first = alike.find((other) => other.judged.is === "broken");
    return !isMet && (judged.is !== "broken" || first === held[at]);
  });
}

/** What is old or little known costs less. */
const PROBABLE = 0.76;
/** An open question is a problem, and a smaller one than what is known to be missing. */
const OPEN_QUESTION = 0.9;
const OPEN_QUESTION_WITH_SIGNS = 0.08;
/** Nothing in the draft speaks for it. */
const UNSEEN = 0.02;
/** Reddit asks for a flair before it takes a post, whatever moderators do. */
const FLAIR_OF_ORDINARY_POST = 12;

function makeCheck(demand: PolicyDemand, judged: NonNullable<Judged>, situation: Situation): Check {
  const id = `demand-${demand.code}-${hashText(keyOf(demand))}`;
  const answer = readAnswer(situation.answers ?? [], id);
  const settled: NonNullable<Judged> =
    judged.is !== "asked" || answer === null
      ? judged
      : answer
        ? { is: "kept" }
        : { is: "broken", text: `${nameDemand(demand)} You said your post doesn't.` };
  const outcome = OUTCOMES[settled.is];
  return {
    id,
    demand: demand.code,
    kind: "requirement",
    label: nameDemand(demand),
    outcome,
    message: settled.is === "unknown" ? settled.text : wordOutcome(outcome),
    source: demand.source,
    question: judged.is === "asked" ? { text: judged.question, answer } : null,
    finding: findFault(demand, settled, situation),
  };
}

/** What nobody has worded yet is named plainly. */
function nameDemand({ words, code, value }: PolicyDemand): string {
  const name = code === "no-ai" ? "No content made by AI" : beginLarge(code.replaceAll("-", " "));
  const what = Array.isArray(value) ? value.join(", ") : value;
  return words ?? `${name}${what === null ? "" : `: ${what}`}.`;
}

const OUTCOMES = { kept: "kept", broken: "broken", asked: "asked", unknown: "read" } as const;

function findFault(
  { of, code, certainty, asks }: PolicyDemand,
  judged: NonNullable<Judged>,
  { promotion, moveToGoodTime }: Situation,
): Finding | null {
  if (judged.is !== "broken" && judged.is !== "asked") return null;
  const isFlair = code === "flair" && (promotion.degree === "none" || of === "all");
  const gravity = isFlair ? FLAIR_OF_ORDINARY_POST : DEMAND_ROWS[code].gravity;
  const known = gravity * (certainty === "probable" ? PROBABLE : 1);
  if (judged.is === "asked") {
    const share = judged.hasSigns ? (asks ? UNSEEN : OPEN_QUESTION_WITH_SIGNS) : OPEN_QUESTION;
    return { points: Math.round(known * share), text: judged.question, places: [], fix: null };
  }
  const { text, places = [], fix = null } = judged;
  return { points: Math.round(known), text, places, fix: toFix(fix, moveToGoodTime) };
}

function toFix(fix: DemandFix | null, move: Situation["moveToGoodTime"]): Fix | null {
  return fix?.kind === "move" ? move(fix.label) : fix;
}
