import { formatCount } from "#engine/text/format-count.ts";
import type { RuleRow } from "./rule-row.ts";

/** What communities ask of the account. */
export const ACCOUNT_ROWS = {
  "min-karma": {
    shortName: "accounts with little karma",
    word: (value) =>
      typeof value === "number"
        ? `You need at least ${formatCount(value)} karma to post.`
        : "You need some karma to post; how much is not stated.",
    reading: { as: "gate" },
    detection: { by: "account" },
    gravity: 65,
    removal: /\bkarma\b/i,
  },
  "min-account-age-days": {
    shortName: "new accounts",
    word: (value) =>
      typeof value === "number"
        ? `Your account must be at least ${value === 1 ? "1 day" : `${formatCount(value)} days`} old.`
        : "Your account must have some age; how old is not stated.",
    reading: { as: "gate" },
    detection: { by: "account" },
    gravity: 65,
    removal: /\baccount\b.{0,30}\b(?:age|old|new|young)\b|\b(?:new|young)\b.{0,12}\baccounts?\b/i,
  },
} satisfies Record<string, RuleRow>;
