import { anyOf, type RuleWording } from "./rule-wording.ts";
import type { RuleCode } from "../rule-table.ts";
import { CONTENT_WORDINGS, TOPIC_WORDINGS } from "./content-wordings.ts";
import { FORM_WORDINGS } from "./form-wordings.ts";

/**
 * The half of the rule table that reads what communities and moderators write. It is apart from the rows because
 * what judges a draft never needs it, and every visitor of /check loads that.
 */
export const RULE_WORDINGS: Record<RuleCode, RuleWording> = {
  "no-self-promotion": {
    reading: { as: "promotion" },
    removal: /\b(?:self[- ]?)?promo\w*|\badvert\w*|\bmarketing\b|\bsolicit\w*/i,
  },
  "promotion-limited": {
    reading: { as: "promotion" },
    removal:
      /\b(?:9:1|10 ?%)|\btoo (?:much|many)\b.{0,20}\bpromo\w*|\bpromo\w*\b.{0,30}\btoo (?:much|often)\b/i,
  },
  "promotion-in-thread-only": {
    reading: { as: "promotion" },
    removal: /\bpromo\w*\b.*\bthread\b|\bthread\b.*\bpromo\w*\b/i,
  },
  "promotion-on-day": {
    reading: { as: "promotion" },
    removal: /\bpromo\w*\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "showcase-on-day": {
    reading: { as: "promotion" },
    removal: /\bshowcase\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
  },
  "ask-moderators-first": {
    reading: { as: "promotion" },
    removal:
      /\bmod(?:erator)? approval\b|\bask the mod\w*|\bwithout (?:prior )?(?:approval|permission)\b/i,
  },
  "no-apps-or-sites": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bno\b[^.]{0,20}\b(your |own |personal )*(apps?|websites?|web apps?|software|startups?)( (posts?|promotion|links|announcements|showcases?))?$/,
        /\b(posting|sharing|linking|presenting|submitting)\b[^.]{0,20}\byour (own )?(apps?|website|site|startup|product)\b/,
      ),
    },
    removal: /\b(?:apps?|sites?|products?)\b.{0,20}\bnot allowed\b/i,
  },
  "min-karma": {
    reading: { as: "gate" },
    removal: /\bkarma\b/i,
  },
  "min-account-age-days": {
    reading: { as: "gate" },
    removal: /\baccount\b.{0,30}\b(?:age|old|new|young)\b|\b(?:new|young)\b.{0,12}\baccounts?\b/i,
  },
  "no-link-shorteners": {
    reading: {
      as: "ban",
      about: anyOf(
        /\b(url|link)[\s-]*shorten/,
        /\bshorten(ed|er)?[\s-]*(urls?|links?)/,
        /\bbit\.ly/,
        /\btinyurl/,
      ),
    },
    removal: /\b(?:link|url) ?shorteners?\b|\bshortened (?:links?|urls?)\b/i,
  },
  "no-affiliate-links": {
    reading: {
      as: "ban",
      about: anyOf(
        /\baffiliate/,
        /\breferral/,
        /\bref[\s-]?(links?|codes?)/,
        /\b(promo|discount|invite) codes?\b/,
      ),
    },
    removal: /\b(?:affiliate|referral)\b/i,
  },
  "no-blogspam": {
    reading: {
      as: "ban",
      about: /\bblog[\s-]?spam|\bcontent farm|\bno\b[^.]{0,25}\bblogs?\b|\bcontent mill/,
    },
    removal: /\bblog ?spam\b/i,
  },
  "no-video-links": {
    reading: {
      as: "ban",
      about: anyOf(
        /\b(video|youtube|twitch|channel|stream) (links?|posts?|promotion)\b/,
        /\bno\b[^.]{0,20}\b(youtube|videos?|twitch)\b/,
        /\blinks? to (your |a )?(youtube|videos?|channel|stream)/,
      ),
      unless: /\bvideos? (must|should|need)\b/,
    },
    removal: /\bno videos?\b|\bvideo links?\b|\byoutube\b/i,
  },
  ...FORM_WORDINGS,
  ...CONTENT_WORDINGS,
  ...TOPIC_WORDINGS,
};
