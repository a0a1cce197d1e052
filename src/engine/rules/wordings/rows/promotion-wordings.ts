import type { RuleCode } from "../../rule-table.ts";
import type { RuleWording } from "../rule-wording.ts";

/** How rules on promotion, accounts and links are worded. */
export const PROMOTION_WORDINGS = {
  "no-self-promotion": {
    removal: /\b(?:self[- ]?)?promo\w*|\badvert\w*|\bmarketing\b|\bsolicit\w*/i,
  },
  "promotion-limited": {
    removal:
      /\b(?:9:1|10 ?%)|\btoo (?:much|many)\b.{0,20}\bpromo\w*|\bpromo\w*\b.{0,30}\btoo (?:much|often)\b/i,
  },
  "promotion-in-thread-only": {
    removal: /\bpromo\w*\b.*\bthread\b|\bthread\b.*\bpromo\w*\b/i,
  },
  "promotion-on-day": {
    removal: /\bpromo\w*\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "showcase-on-day": {
    removal: /\bshowcase\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "ask-moderators-first": {
    removal:
      /\bmod(?:erator)? approval\b|\bask the mod\w*|\bwithout (?:prior )?(?:approval|permission)\b/i,
  },
  "no-apps-or-sites": {
    removal: /\b(?:apps?|sites?|products?)\b.{0,20}\bnot allowed\b/i,
  },
  "min-karma": {
    removal: /\bkarma\b/i,
  },
  "min-account-age-days": {
    removal: /\baccount\b.{0,30}\b(?:age|old|new|young)\b|\b(?:new|young)\b.{0,12}\baccounts?\b/i,
  },
  "no-link-shorteners": {
    removal: /\b(?:link|url) ?shorteners?\b|\bshortened (?:links?|urls?)\b/i,
  },
  "no-affiliate-links": {
    removal: /\b(?:affiliate|referral)\b/i,
  },
  "no-blogspam": {
    removal: /\bblog ?spam\b/i,
  },
  "no-video-links": {
    removal: /\bno videos?\b|\bvideo links?\b|\byoutube\b/i,
  },
} satisfies Partial<Record<RuleCode, RuleWording>>;
