import type { Receipt } from "#contract/posts/receipt.ts";
import { formatDay } from "#web/lib/format-day.ts";

/** "November 18, 2026": a day is the same for every reader. */
export function wordDay({ postedOn }: Pick<Receipt, "postedOn">): string {
  return formatDay(`${postedOn}T00:00:00Z`, "UTC");
}

/** "Ban risk 5 of 100, down from 71"; null where nothing was estimated. */
export function wordRisk({
  risk,
  riskBefore,
}: Pick<Receipt, "risk" | "riskBefore">): string | null {
  if (!risk) return null;
  const now = `Ban risk ${risk.score} of 100`;
  if (riskBefore === null || riskBefore === risk.score) return now;
  return `${now}, ${riskBefore > risk.score ? "down" : "up"} from ${riskBefore}`;
}

/** "All 12 rules met that could be checked"; null where none could. */
export function wordRules({ rules }: Pick<Receipt, "rules">): string | null {
  if (!rules || rules.of === 0) return null;
  const { met, of } = rules;
  if (of === 1)
    return met === 1
      ? "The one rule we could check is met"
      : "The one rule we could check isn't met";
  return met === of
    ? `All ${of} rules we could check are met`
    : `${met} of ${of} rules we could check are met`;
}

/** What is left until then on a clock: "14:32"; null once it has come. */
export function wordCountdown(at: Date, now: Date): string | null {
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  const hours = Math.floor(seconds / 3600);
  const clock = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = hours > 0 ? [hours, ...clock] : clock;
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, "0"))).join(":");
}
