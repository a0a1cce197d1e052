import type { RuleCode, RuleValue, Weekday } from "#engine/rules/rule-codes.ts";
import { wordDay } from "#engine/rules/word-day.ts";
import { isOnDay, utcWeekday } from "../allowed-day.ts";
import type { RiskReason } from "../ban-risk.ts";
import { moveToGoodTime } from "../find-good-time.ts";
import { ruleBasis, type Situation } from "../situation.ts";

const CODES: RuleCode[] = ["promotion-on-day", "showcase-on-day"];

/** Whether the draft is planned for the day that promotion has there; days are counted in UTC. */
export function judgePromotionDay(situation: Situation): RiskReason[] {
  const { at, codes } = situation;
  // Where there is a day for promotion and one for own work, either will do.
  if (at && CODES.some((code) => isOnDay(at, codes[code] ?? true))) return [];
  return CODES.flatMap((code) => judgeDay(situation, code));
}

function judgeDay(situation: Situation, code: RuleCode): RiskReason[] {
  const day = situation.codes[code];
  const basis = ruleBasis(situation, code);
  if (day === undefined || !basis) return [];
  const { points, text, fix } = describeDay(situation, day, code);
  return [{ id: code, points, text, basis, places: situation.promotion.places, fix }];
}

function describeDay(
  situation: Situation,
  day: RuleValue,
  code: RuleCode,
): Pick<RiskReason, "points" | "text" | "fix"> {
  const { at, promotion, policy } = situation;
  const isMention = promotion.degree === "mention";
  const what = code === "showcase-on-day" ? "own work" : "promotion";
  const days = wordDay(day);
  if (!days) {
    const text = `${policy.fullName} has a set day for ${what}, and we do not know which: look it up first.`;
    return { points: isMention ? 10 : 25, text, fix: null };
  }
  const fix = moveToGoodTime(situation);
  const rule = `${policy.fullName} takes ${what} only ${days}`;
  if (!at) {
    const text = `No time is set, and ${rule} (we count days in UTC).`;
    return { points: isMention ? 8 : 20, text, fix };
  }
  const text = `It is planned for a ${capitalise(utcWeekday(at))} (UTC), and ${rule}.`;
  return { points: isMention ? 25 : 55, text, fix };
}

function capitalise(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}
