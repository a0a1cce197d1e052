import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";

/**
 * Words by which a reason for a removal names a rule; of several codes the one a community has counts.
 * What removal messages say anyway names none: 'message us to contest this', 'fix it and repost'.
 */
const SIGNS: [RegExp, RuleCode[]][] = [
  [/\bkarma\b/i, ["min-karma"]],
  [
    /\baccount\b.{0,30}\b(?:age|old|new|young)\b|\b(?:new|young)\b.{0,12}\baccounts?\b/i,
    ["min-account-age-days"],
  ],
  [/\bflair/i, ["flair-required"]],
  [/\b(?:affiliate|referral)\b/i, ["no-affiliate-links"]],
  [/\bpromo\w*\b.*\bthread\b|\bthread\b.*\bpromo\w*\b/i, ["promotion-in-thread-only"]],
  [
    /\b(?:promo\w*|showcase)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/i,
    ["promotion-on-day", "showcase-on-day"],
  ],
  [
    /\b(?:self[- ]?)?promo\w*|\badvert\w*|\bmarketing\b|\bsolicit\w*/i,
    ["no-self-promotion", "promotion-limited", "promotion-in-thread-only", "promotion-on-day"],
  ],
  [/\b(?:apps?|sites?|products?)\b.{0,20}\bnot allowed\b/i, ["no-apps-or-sites"]],
  [/\bsurveys?\b|\bpolls?\b|\bquestionnaire/i, ["no-surveys"]],
  [/\bfundrais\w*|\bdonations?\b|\bcrowdfund\w*/i, ["no-fundraising"]],
  [/\bgiveaways?\b|\bno contests?\b/i, ["no-giveaways"]],
  [/\bhiring\b|\bjob (?:offers?|posts?|ads?)\b|\brecruit\w*/i, ["no-hiring"]],
  [
    /\b(?:no|asks? for|asking for|requests? for) feedback\b|\bfeedback (?:requests?|posts?)\b/i,
    ["no-feedback-requests"],
  ],
  [
    /\b(?:no|asks? for|asking for|soliciting) (?:DMs?|(?:private|direct) messages?)\b/i,
    ["no-dm-requests"],
  ],
  [/\bAI\b|\bchat ?gpt\b|\bLLMs?\b/, ["no-ai-content"]],
  [/\blow[- ](?:effort|quality)\b/i, ["no-low-effort"]],
  [/\b(?:no|a) reposts?\b|\bduplicates?\b|\balready (?:been )?posted\b/i, ["no-reposts"]],
  [/\boff[- ]topic\b|\bnot on topic\b|\birrelevant\b/i, ["on-topic"]],
  [/\b(?:link|url) ?shorteners?\b|\bshortened (?:links?|urls?)\b/i, ["no-link-shorteners"]],
  [/\bblog ?spam\b/i, ["no-blogspam"]],
  [/\bspam\w*(?! filter)\b/i, ["no-spam", "no-self-promotion"]],
  [/\btext posts? only\b|\bno link posts?\b/i, ["text-posts-only"]],
  [/\bno videos?\b|\bvideo links?\b|\byoutube\b/i, ["no-video-links"]],
  [/\btitles?\b/i, ["title-format"]],
  [/\bmemes?\b/i, ["no-memes"]],
  [/\bpolitic\w*/i, ["no-politics"]],
  [/\bcrosspost\w*/i, ["crossposts-limited"]],
  [/\bcrypto\w*|\bNFTs?\b/i, ["no-crypto"]],
  [/\b(?:legal|medical|financial|professional) advice\b/i, ["no-professional-advice"]],
  [/\bmod(?:erator)? approval\b|\bask the mod\w*/i, ["ask-moderators-first"]],
  [/\bin english\b|\benglish only\b/i, ["english-only"]],
  [/\brude\b|\binsult\w*|\bharass\w*|\bcivil\w*/i, ["be-respectful"]],
];

/** The rule that a reason for a removal names; null where it names none that we have a word for. */
export function findNamedRule(reason: string, known: RuleCodes): RuleCode | null {
  const named = SIGNS.flatMap(([sign, codes]) => (sign.test(reason) ? codes : []));
  return named.find((code) => known[code] !== undefined) ?? named[0] ?? null;
}
