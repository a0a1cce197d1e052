import type { PersonalToken } from "#contract/accounts/token.ts";
import type { TokenLifetime, TokenScope } from "#engine/accounts/personal-token.ts";
import { formatLocalDate } from "#engine/clock/format-local.ts";

export const SCOPES: Record<TokenScope, { name: string; says: string }> = {
  read: {
    name: "Read",
    says: "It can't change anything.",
  },
  "write-drafts": {
    name: "Read and write drafts",
    says: "Also saves drafts, your answers and outcomes.",
  },
  "manage-webhooks": {
    name: "Also manage webhooks",
    says: "Also adds, changes and deletes webhooks.",
  },
};

/** "never" is the empty text, so that a select can hold it. */
export const LIFETIMES: { value: `${TokenLifetime}` | ""; label: string }[] = [
  { value: "7", label: "After 7 days" },
  { value: "30", label: "After 30 days" },
  { value: "90", label: "After 90 days" },
  { value: "365", label: "After a year" },
  { value: "", label: "Never" },
];

/** One line on when a token was used and when it ends. */
export function wordTokenTimes(
  { lastUsedAt, expiresAt, isExpired }: PersonalToken,
  timezone: string,
): string {
  const day = (at: string) => formatLocalDate(new Date(at), timezone);
  const use = lastUsedAt ? `Last used ${day(lastUsedAt)}` : "Never used";
  if (!expiresAt) return `${use}. No expiry date.`;
  return `${use}. ${isExpired ? "Expired" : "Expires"} ${day(expiresAt)}.`;
}
