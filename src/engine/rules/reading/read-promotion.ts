import type { RuleCodes } from "../rule-table.ts";
import {
  APPROVAL,
  DENIED_DAY,
  LIMIT,
  OWN_WORK,
  PROMOTING_IDEAS,
  PROMOTION,
  RATIO_RULE,
  REFERS_BACK,
  SHOWCASE,
  THREAD,
} from "./promotion-patterns.ts";
import { readShare } from "./read-share.ts";
import { findDay, isNegated, isPermitted, type SplitRule } from "./split-rule.ts";

/** What a rule says on promotion, showing one's work and asking the moderators. */
export function readPromotion(rule: SplitRule): RuleCodes {
  const codes: RuleCodes = APPROVAL.test(rule.whole) ? { "ask-moderators-first": true } : {};
  if (RATIO_RULE.test(rule.whole)) {
    return { ...codes, "promotion-limited": readShare(rule.whole) ?? true };
  }
  if (!rule.clauses.some(speaksOfPromotion)) return { ...codes, ...readShowcase(rule) };
  const room = findRoom(rule);
  if (Object.keys(room).length > 0) return { ...codes, ...room };
  return isForbidden(rule) && !isGated(rule) ? { ...codes, "no-self-promotion": true } : codes;
}

function speaksOfPromotion(clause: string): boolean {
  if (PROMOTION.test(clause.replace(PROMOTING_IDEAS, ""))) return true;
  return OWN_WORK.test(clause) && !isPermitted(clause) && (isNegated(clause) || LIMIT.test(clause));
}

/** The day, thread or measure that the rule leaves to promotion. */
function findRoom(rule: SplitRule): RuleCodes {
  const text = takePromotionPart(rule);
  const room: RuleCodes = {};
  const day = findDay(text);
  if (day && !DENIED_DAY.test(withoutExceptions(text))) room["promotion-on-day"] = day;
  if (THREAD.test(text)) room["promotion-in-thread-only"] = true;
  if (LIMIT.test(text.replace(/\bnot limited to\b/g, ""))) {
    room["promotion-limited"] = readShare(text) ?? true;
  }
  return room;
}

/** All of a rule that is named after promotion; of others, what speaks of it and what follows that. */
function takePromotionPart({ name, whole, clauses }: SplitRule): string {
  if (speaksOfPromotion(name)) return whole;
  return clauses
    .filter(
      (clause, index) =>
        speaksOfPromotion(clause) ||
        (REFERS_BACK.test(clause) && speaksOfPromotion(clauses[index - 1] ?? "")),
    )
    .join("\n");
}

function isForbidden({ name, clauses }: SplitRule): boolean {
  const texts = clauses.slice(1);
  if (!speaksOfPromotion(name)) {
    return texts.some(
      (clause) => speaksOfPromotion(clause) && isNegated(clause) && !isPermitted(clause),
    );
  }
  // A rule that is merely called 'Self-promotion' forbids it, unless its text says otherwise.
  const isWelcome = texts.some((clause) => isPermitted(clause) && !isNegated(clause));
  return isNegated(name) || !(isPermitted(name) || isWelcome);
}

/** 'Not without our approval' is a gate, not a ban. */
function isGated({ clauses }: SplitRule): boolean {
  return clauses.some(
    (clause) => APPROVAL.test(clause) && (speaksOfPromotion(clause) || REFERS_BACK.test(clause)),
  );
}

function readShowcase({ clauses }: SplitRule): RuleCodes {
  const day = clauses
    .filter((clause) => SHOWCASE.test(clause))
    .map(findDay)
    .find(Boolean);
  return day ? { "showcase-on-day": day } : {};
}

/** 'No promotion except on Fridays' allows what it names. */
function withoutExceptions(text: string): string {
  return text.replace(
    /\b(except|unless|other than|outside( of)?|apart from|besides)\b[^.\n]*/g,
    "",
  );
}
