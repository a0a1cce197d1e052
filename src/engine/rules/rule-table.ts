import { CONTENT_ROWS, FORM_ROWS, TOPIC_ROWS } from "./rule-rows.ts";
import { type RuleRow, type RuleValue, wordDay } from "./rule-row.ts";
import { isAffiliate, isBlog, isShortened, isVideo } from "#engine/drafts/link-kinds.ts";
import { formatCount, type FactDate } from "#engine/text/format.ts";

const REFERRAL =
  /\b(?:my|our|with|use the) (?:referral|affiliate|invite|ref) (?:link|code)\b|\brefer[- ]a[- ]friend link\b/gi;

/** What communities say about links. */
const LINK_ROWS = {
  "no-link-shorteners": {
    word: "No shortened links: give the full address.",
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isShortened),
      what: "A shortened link hides where it leads",
      fix: "remove-links",
    },
    gravity: 65,
  },
  "no-affiliate-links": {
    word: "No affiliate or referral links.",
    detection: {
      by: "draft",
      find: ({ links, find }) => [...links.filter(isAffiliate), ...find(REFERRAL)],
      what: "This looks like an affiliate or referral link",
      fix: "remove-links",
    },
    gravity: 50,
  },
  "no-blogspam": {
    word: "No blogspam: link to the source, not to a page that repeats it.",
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isBlog),
      what: "This links to a blog",
      fix: "remove-links",
    },
    gravity: 28,
  },
  "no-video-links": {
    word: "No links to videos or channels.",
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isVideo),
      what: "This links to a video",
      fix: "remove-links",
    },
    gravity: 35,
  },
} satisfies Record<string, RuleRow>;

const UNSTATED_DAY = "on a set day; they don't say which";

/** What communities say about promotion; judged with their stance as a whole. */
const PROMOTION_ROWS = {
  "no-self-promotion": {
    word: "No self-promotion: don't advertise your own work.",
    detection: { by: "stance" },
    gravity: 65,
  },
  "promotion-limited": {
    word: (value) =>
      typeof value === "number"
        ? `Promotion only within limits: at most ${value}% of what you post.`
        : "Promotion only within limits; read how often and in what form.",
    detection: { by: "stance" },
    gravity: 25,
  },
  "promotion-in-thread-only": {
    word: "Promotion only in the promotion thread.",
    detection: { by: "stance" },
    gravity: 60,
  },
  "promotion-on-day": {
    word: (value) => `Promotion only ${wordDay(value) ?? UNSTATED_DAY}.`,
    detection: { by: "stance" },
    gravity: 58,
  },
  "showcase-on-day": {
    word: (value) => `Show your own work only ${wordDay(value) ?? UNSTATED_DAY}.`,
    detection: { by: "stance" },
    gravity: 58,
  },
  "ask-moderators-first": {
    word: "Ask the moderators first: some posts need their approval.",
    detection: { by: "stance" },
    gravity: 27,
  },
  "no-apps-or-sites": {
    word: "No posts that present your own app or site.",
    detection: { by: "stance" },
    gravity: 60,
  },
} satisfies Record<string, RuleRow>;

/** What communities ask of the account. */
const ACCOUNT_ROWS = {
  "min-karma": {
    word: (value) =>
      typeof value === "number"
        ? `You need at least ${formatCount(value)} karma to post.`
        : "You need some karma to post; they don't say how much.",
    detection: { by: "account" },
    gravity: 65,
  },
  "min-account-age-days": {
    word: (value) =>
      typeof value === "number"
        ? `Your account must be at least ${value === 1 ? "1 day" : `${formatCount(value)} days`} old.`
        : "Your account can't be new; they don't say how old.",
    detection: { by: "account" },
    gravity: 65,
  },
} satisfies Record<string, RuleRow>;

const TABLE = {
  ...PROMOTION_ROWS,
  ...ACCOUNT_ROWS,
  ...FORM_ROWS,
  ...LINK_ROWS,
  ...CONTENT_ROWS,
  ...TOPIC_ROWS,
};

export type RuleCode = keyof typeof TABLE;

/** Rules on a post and what is in it: neither on promotion itself nor on the account. */
export type PostRuleCode = Exclude<
  RuleCode,
  keyof typeof PROMOTION_ROWS | keyof typeof ACCOUNT_ROWS
>;

/** Every kind of rule that the product knows, what matters most for promotion first. */
export const RULES: Record<RuleCode, RuleRow> = TABLE;
export const RULE_CODES = Object.keys(TABLE) as RuleCode[];

export type RuleCodes = Partial<Record<RuleCode, RuleValue>>;

/** What a community demands, as far as its rules were read. None at all means unknown, not 'no rules'. */
export type CodedRules = {
  asOf: FactDate;
  /** How many rules the community lists; not each of them has a code. */
  count: number;
  codes: RuleCodes;
};

/** What a community demands, in one sentence of ours. */
export function wordRule(code: RuleCode, value: RuleValue): string {
  const { word } = RULES[code];
  return typeof word === "string" ? word : word(value);
}

/** What matters most for promotion comes first. */
export function wordRules({
  codes,
}: Pick<CodedRules, "codes">): { code: RuleCode; text: string }[] {
  // A community has few of them.
  const named = Object.keys(codes).filter((name): name is RuleCode => Object.hasOwn(RULES, name));
  return named
    .toSorted((a, b) => RULE_CODES.indexOf(a) - RULE_CODES.indexOf(b))
    .flatMap((code) => {
      const value = codes[code];
      return value === undefined ? [] : [{ code, text: wordRule(code, value) }];
    });
}
