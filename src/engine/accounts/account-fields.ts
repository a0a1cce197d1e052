import type { TextField } from "#engine/text/text-field.ts";

/** As long as an address can be. */
export const MAX_EMAIL_LENGTH = 254;
export const NOT_AN_EMAIL = "That doesn't look like an email address.";

export const PERSON_NAME = {
  longest: 80,
  tooLong: "The name can have at most 80 characters.",
} satisfies TextField;

export const REDDIT_NAME = {
  shape: /^[\w-]{3,20}$/,
  isNone: "A Reddit user name has 3 to 20 letters, digits, underscores or dashes.",
};

/** A whole number from 0 on. */
export type CountField = { most: number; below: string; above: string };

export const KARMA: CountField = {
  most: 2_000_000_000,
  below: "Karma can't be below 0 here.",
  above: "This karma is out of range.",
};

export const ACCOUNT_AGE: CountField = {
  most: 20_000,
  below: "The account's age can't be negative.",
  above: "This account's age is out of range.",
};

export function judgeCount(count: number, { most, below, above }: CountField): string | null {
  if (count < 0) return below;
  return count > most ? above : null;
}

export const WRONG_ACCOUNT = "That isn't this account's email address.";

/** Whatever is wrong with its token. */
export const INVALID_LINK = "Invalid or expired magic link";

/** The token of a link. */
export const MAGIC_LINK = {
  missing: "Invalid magic link - no token provided",
  longest: 200,
  tooLong: INVALID_LINK,
} satisfies TextField;
