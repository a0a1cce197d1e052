import { CONTENT_ROWS } from "./content-rows.ts";
import { FORM_ROWS } from "./form-rows.ts";
import { type RuleRow, anyOf, type RuleValue, wordDay } from "./rule-row.ts";
import { TOPIC_ROWS } from "./topic-rows.ts";
import { isAffiliate, isBlog, isShortened, isVideo } from "#engine/drafts/link-kinds.ts";
import { formatCount, type FactDate } from "#engine/text/format.ts";

const REFERRAL = /\b(?:my|our|with) (?:referral|affiliate|invite|ref) (?:link|code)\b/gi;

/** What communities say about links. */
const LINK_ROWS = {
  "no-link-shorteners": {
    shortName: "shortened links",
    word: "No shortened links: give the full address.",
    reading: {
      as: "ban",
      about: anyOf(
        /\b(url|link)[\s-]*shorten/,
        /\bshorten(ed|er)?[\s-]*(urls?|links?)/,
        /\bbit\.ly/,
        /\btinyurl/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isShortened),
      what: "A shortened link hides where it leads",
      fix: "remove-links",
    },
    gravity: 65,
    removal: /\b(?:link|url) ?shorteners?\b|\bshortened (?:links?|urls?)\b/i,
  },
  "no-affiliate-links": {
    shortName: "affiliate links",
    word: "No affiliate or referral links.",
    reading: {
      as: "ban",
      about: anyOf(
        /\baffiliate/,
        /\breferral/,
        /\bref[\s-]?(links?|codes?)/,
        /\b(promo|discount|invite) codes?\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ links, find }) => [...links.filter(isAffiliate), ...find(REFERRAL)],
      what: "This looks like an affiliate or referral link",
      fix: "remove-links",
    },
    gravity: 50,
    removal: /\b(?:affiliate|referral)\b/i,
  },
  "no-blogspam": {
    shortName: "blogspam",
    word: "No blogspam: link to the original source, not to a page that repeats it.",
    reading: {
      as: "ban",
      about: /\bblog[\s-]?spam|\bcontent farm|\bno\b[^.]{0,25}\bblogs?\b|\bcontent mill/,
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isBlog),
      what: "This links to a blog",
      fix: "remove-links",
    },
    gravity: 28,
    removal: /\bblog ?spam\b/i,
  },
  "no-video-links": {
    shortName: "video links",
    word: "No links to videos or channels.",
    reading: {
      as: "ban",
      about: anyOf(
        /\b(video|youtube|twitch|channel|stream) (links?|posts?|promotion)\b/,
        /\bno\b[^.]{0,20}\b(youtube|videos?|twitch)\b/,
        /\blinks? to (your |a )?(youtube|videos?|channel|stream)/,
      ),
      unless: /\bvideos? (must|should|need)\b/,
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isVideo),
      what: "This links to a video",
      fix: "remove-links",
    },
    gravity: 35,
    removal: /\bno videos?\b|\bvideo links?\b|\byoutube\b/i,
  },
} satisfies Record<string, RuleRow>;

const UNSTATED_DAY = "on a set day; which one is not stated";

/** What communities say about promotion; judged with their stance as a whole. */
const PROMOTION_ROWS = {
  "no-self-promotion": {
    shortName: "self-promotion",
    word: "No self-promotion: posts that advertise your own work are not allowed.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 65,
    removal: /\b(?:self[- ]?)?promo\w*|\badvert\w*|\bmarketing\b|\bsolicit\w*/i,
  },
  "promotion-limited": {
    shortName: "too much promotion",
    word: (value) =>
      typeof value === "number"
        ? `Promotion only within limits: at most ${value}% of what you post.`
        : "Promotion only within limits; read how often and in what form.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 25,
    removal: /\b(?:9:1|10 ?%|ratio|too (?:much|often))\b/i,
  },
  "promotion-in-thread-only": {
    shortName: "promotion outside its thread",
    word: "Promotion only in the thread that is meant for it.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 60,
    removal:
      /\bpromo\w*\b.*\bthread\b|\bthread\b.*\bpromo\w*\b|\b(?:mega|weekly|monthly) ?thread\b/i,
  },
  "promotion-on-day": {
    shortName: "promotion on other days",
    word: (value) => `Promotion only ${wordDay(value) ?? UNSTATED_DAY}.`,
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 58,
    removal: /\bpromo\w*\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "showcase-on-day": {
    shortName: "own work on other days",
    word: (value) => `Show your own work only ${wordDay(value) ?? UNSTATED_DAY}.`,
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 58,
    removal: /\bshowcase\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "ask-moderators-first": {
    shortName: "posts without approval",
    word: "Ask the moderators first: some kinds of posts need their approval.",
    reading: { as: "promotion" },
    detection: { by: "stance" },
    gravity: 27,
    removal:
      /\bmod(?:erator)? approval\b|\bask the mod\w*|\bwithout (?:prior )?(?:approval|permission)\b/i,
  },
  "no-apps-or-sites": {
    shortName: "own apps and sites",
    word: "No posts that present your own app or site.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bno\b[^.]{0,20}\b(your |own |personal )*(apps?|websites?|web apps?|software|startups?)( (posts?|promotion|links|announcements|showcases?))?$/,
        /\b(posting|sharing|linking|presenting|submitting)\b[^.]{0,20}\byour (own )?(apps?|website|site|startup|product)\b/,
      ),
    },
    detection: { by: "stance" },
    gravity: 60,
    removal: /\b(?:apps?|sites?|products?)\b.{0,20}\bnot allowed\b/i,
  },
} satisfies Record<string, RuleRow>;

/** What communities ask of the account. */
const ACCOUNT_ROWS = {
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
        : "Your account can't be new; the minimum age is not stated.",
    reading: { as: "gate" },
    detection: { by: "account" },
    gravity: 65,
    removal: /\baccount\b.{0,30}\b(?:age|old|new|young)\b|\b(?:new|young)\b.{0,12}\baccounts?\b/i,
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
  return RULE_CODES.flatMap((code) => {
    const value = codes[code];
    return value === undefined ? [] : [{ code, text: wordRule(code, value) }];
  });
}
