/** Every demand that the product knows how to word and to check. */
export const RULE_CODES = [
  "no-self-promotion",
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
  "ask-moderators-first",
  "no-apps-or-sites",
  "min-karma",
  "min-account-age-days",
  "flair-required",
  "title-format",
  "text-posts-only",
  "no-link-shorteners",
  "no-affiliate-links",
  "no-blogspam",
  "no-video-links",
  "no-surveys",
  "no-fundraising",
  "no-giveaways",
  "no-hiring",
  "no-feedback-requests",
  "no-dm-requests",
  "no-ai-content",
  "no-low-effort",
  "no-reposts",
  "no-spam",
  "on-topic",
  "be-respectful",
  "no-memes",
  "no-politics",
  "no-nsfw",
  "english-only",
  "no-personal-info",
  "no-piracy",
  "no-professional-advice",
  "source-required",
  "crossposts-limited",
  "no-crypto",
] as const;

export type RuleCode = (typeof RULE_CODES)[number];

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** `true`, a day for the codes that name one, or a number for the codes that demand one. */
export type RuleValue = true | number | Weekday | "weekend";

export type RuleCodes = Partial<Record<RuleCode, RuleValue>>;

/** What a community demands, as far as its rules were read. None at all means unknown, not 'no rules'. */
export type CodedRules = {
  asOf: FactDate;
  /** How many rules the community lists; not each of them has a code. */
  count: number;
  codes: RuleCodes;
};

/** 'YYYY-MM', or 'YYYY-MM-DD' where the day is known. */
export type FactDate = string;
