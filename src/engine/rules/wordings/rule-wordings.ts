import type { RuleWording } from "./rule-wording.ts";
import type { RuleCode } from "../rule-table.ts";
import { CONTENT_WORDINGS, TOPIC_WORDINGS } from "./content-wordings.ts";
import type { FORM_ROWS } from "../rule-rows.ts";

/** How rules on a post's form are worded. */
const FORM_WORDINGS: Record<keyof typeof FORM_ROWS, RuleWording> = {
  "flair-required": {
    removal: /\bflair/i,
  },
  "title-format": {
    removal: /\btitles?\b/i,
  },
  "text-posts-only": {
    removal: /\btext posts? only\b|\bno link posts?\b/i,
  },
  "no-low-effort": {
    removal: /\blow[- ](?:effort|quality)\b/i,
  },
  "no-spam": {
    removal: /\bspam\w*(?! filter)\b/i,
  },
  "no-reposts": {
    removal: /\b(?:no|a) reposts?\b|\bduplicates?\b|\balready (?:been )?posted\b/i,
  },
  "on-topic": {
    removal: /\boff[- ]topic\b|\bnot on topic\b|\birrelevant\b/i,
  },
  "english-only": {
    removal: /\bin english\b|\benglish only\b/i,
  },
  "source-required": {
    removal: /\bsources?\b.{0,20}\b(?:missing|required)\b|\bno source\b/i,
  },
  "crossposts-limited": {
    removal: /\bcrosspost\w*/i,
  },
};

/**
 * The half of the rule table that reads what communities and moderators write. It is apart from the rows because
 * what judges a draft never needs it, and every visitor of /check loads that.
 */
export const RULE_WORDINGS: Record<RuleCode, RuleWording> = {
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
  ...FORM_WORDINGS,
  ...CONTENT_WORDINGS,
  ...TOPIC_WORDINGS,
};
