import { anyOf, type RuleWording } from "./rule-wording.ts";
import type { RuleCode } from "../rule-table.ts";
import { CONTENT_WORDINGS, TOPIC_WORDINGS } from "./content-wordings.ts";
import type { FORM_ROWS } from "../rule-rows.ts";

/** How rules on a post's form are worded. */
const FORM_WORDINGS: Record<keyof typeof FORM_ROWS, RuleWording> = {
  "flair-required": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(must|required?|mandatory|needs?|please|use|add|choose|select|assign|all posts)\b.{0,40}\bflair/,
        /\bflair(s|ed)?\b.{0,40}\b(must|required?|mandatory|needed|correctly|appropriately|your posts?|all posts|posts?$)/,
      ),
      unless: /\b(optional|user flair)\b|\bspoilers?\b.{0,20}\bflair/,
    },
    removal: /\bflair/i,
  },
  "title-format": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\btitles?\b.{0,50}\b(must|should|format|formatting|include|descriptive|brackets?|tags?|clear|accurate|required|guidelines|rules)\b/,
        /\b(descriptive|clear|accurate|proper|correct|clickbait|editoriali[sz]ed|misleading|vague)\b.{0,25}\btitles?\b/,
        /\bdo(n'?t| not) (editoriali[sz]e|sensationali[sz]e)\b/,
      ),
    },
    removal: /\btitles?\b/i,
  },
  "text-posts-only": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(text|self)[\s-]*posts? only\b/,
        /\bonly (text|self)[\s-]*posts?\b/,
        /\bno (link|image)( or (link|image|video))? posts?\b/,
        /\bmust be (a )?(text|self)[\s-]*posts?\b/,
        /\btext[\s-]only\b/,
      ),
      unless: /\b(no|not)\b.{0,12}\btext[\s-](posts? )?only\b/,
    },
    removal: /\btext posts? only\b|\bno link posts?\b/i,
  },
  "no-low-effort": {
    reading: {
      as: "ban",
      about: anyOf(
        /\blow[\s-]*(effort|quality)\b/,
        /\bzero[\s-]effort\b/,
        /\bshit[\s-]?posts?\b/,
        /\blazy posts?\b/,
      ),
    },
    removal: /\blow[- ](?:effort|quality)\b/i,
  },
  "no-spam": {
    reading: { as: "ban", about: /\bspam(s|ming|mers?|my)?\b/ },
    removal: /\bspam\w*(?! filter)\b/i,
  },
  "no-reposts": {
    reading: {
      as: "ban",
      about: /\bre-?posts?\b|\breposting\b|\bduplicates?\b|\balready (been )?posted\b/,
    },
    removal: /\b(?:no|a) reposts?\b|\bduplicates?\b|\balready (?:been )?posted\b/i,
  },
  "on-topic": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(stay|keep|remain|be|posts?|content)\b.{0,30}\bon[\s-]?topic\b/,
        /^on[\s-]?topic\b/,
        /\b(must|should|only|has to|have to|needs? to)\b.{0,40}\b(relevant|related|relate|about|pertain)\b/,
        /^(relevan(t|ce)|irrelevant)\b/,
        /\b(no|not)\b.{0,15}\b(off[\s-]?topic|irrelevant|unrelated)\b/,
        /^off[\s-]?topic\b/,
      ),
      isLiftedByPermission: true,
    },
    removal: /\boff[- ]topic\b|\bnot on topic\b|\birrelevant\b/i,
  },
  "english-only": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\benglish[\s-]*(language )?only\b/,
        /\bonly (in )?english\b/,
        /\b(must|should|please|have to)\b.{0,30}\b(in|use|write|speak) english\b/,
        /\b(use|write|speak|post) (only )?(in )?english\b/,
        /\bnon-english\b.{0,20}\b(not|removed|posts?$)/,
        /\bno\b.{0,15}\bnon-english\b/,
      ),
      isLiftedByPermission: true,
    },
    removal: /\bin english\b|\benglish only\b/i,
  },
  "source-required": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(sources?|credits?|citations?|attribution)\b.{0,30}\b(required|must|mandatory|needed|your|the artist|artists?)\b/,
        /\b(give|include|provide|cite|add|link|post|state|name|credit)\b.{0,25}\b(sources?|artists?|credits?|creators?)\b/,
        /\bunsourced\b/,
        /\bcite\b/,
      ),
      unless: /\bopen[\s-]source|\bcredit card/,
    },
    removal: /\bsources?\b.{0,20}\b(?:missing|required)\b|\bno source\b/i,
  },
  "crossposts-limited": {
    reading: {
      as: "demand",
      asks: anyOf(
        /^cross[\s-]?post/,
        /\b(no|not|avoid|don't|limit\w*|only)\b.{0,40}\bcross[\s-]?post/,
        /\bcross[\s-]?post.{0,40}\b(not|banned|removed|prohibited|limited|only)\b/,
      ),
      isLiftedByPermission: true,
    },
    removal: /\bcrosspost\w*/i,
  },
};

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
