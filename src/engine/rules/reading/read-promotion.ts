import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { findDay, isNegated, isPermitted, type SplitRule } from "./split-rule.ts";
import { anyOf } from "#engine/rules/wordings/rule-wording.ts";

/** What a rule says on promotion, showing one's work and asking the moderators. */
export function readPromotion(rule: SplitRule): RuleCodes {
  const codes: RuleCodes = APPROVAL.test(rule.whole) ? { "ask-moderators-first": true } : {};
  if (RATIO_RULE.test(rule.whole)) {
    return { ...codes, "promotion-limited": readShare(rule.whole) ?? true };
  }
  if (!rule.clauses.some(speaksOfPromotion)) return { ...codes, ...readShowcase(rule) };
  const room = findRoom(rule);
  if (Object.keys(room).length > 0) return { ...codes, ...room };
  return isForbidden(rule) && !isGated(rule) ? { ...codes, "no-self-promotion": true } : codes;
}

function speaksOfPromotion(clause: string): boolean {
  if (PROMOTION.test(clause.replace(PROMOTING_IDEAS, ""))) return true;
  return OWN_WORK.test(clause) && !isPermitted(clause) && (isNegated(clause) || LIMIT.test(clause));
}

/** The day, thread or measure that the rule leaves to promotion. */
function findRoom(rule: SplitRule): RuleCodes {
  const text = takePromotionPart(rule);
  const room: RuleCodes = {};
  const day = findDay(text);
  if (day && !DENIED_DAY.test(withoutExceptions(text))) room["promotion-on-day"] = day;
  if (THREAD.test(text)) room["promotion-in-thread-only"] = true;
  if (LIMIT.test(text.replace(/\bnot limited to\b/g, ""))) {
    room["promotion-limited"] = readShare(text) ?? true;
  }
  return room;
}

/** All of a rule that is named after promotion; of others, what speaks of it and what follows that. */
function takePromotionPart({ name, whole, clauses }: SplitRule): string {
  if (speaksOfPromotion(name)) return whole;
  return clauses
    .filter(
      (clause, index) =>
        speaksOfPromotion(clause) ||
        (REFERS_BACK.test(clause) && speaksOfPromotion(clauses[index - 1] ?? "")),
    )
    .join("\n");
}

function isForbidden({ name, clauses }: SplitRule): boolean {
  const texts = clauses.slice(1);
  if (!speaksOfPromotion(name)) {
    return texts.some(
      (clause) => speaksOfPromotion(clause) && isNegated(clause) && !isPermitted(clause),
    );
  }
  // A rule that is merely called 'Self-promotion' forbids it, unless its text says otherwise.
  const isWelcome = texts.some((clause) => isPermitted(clause) && !isNegated(clause));
  return isNegated(name) || !(isPermitted(name) || isWelcome);
}

/** 'Not without our approval' is a gate, not a ban. */
function isGated({ clauses }: SplitRule): boolean {
  return clauses.some(
    (clause) => APPROVAL.test(clause) && (speaksOfPromotion(clause) || REFERS_BACK.test(clause)),
  );
}

function readShowcase({ clauses }: SplitRule): RuleCodes {
  const day = clauses
    .filter((clause) => SHOWCASE.test(clause))
    .map(findDay)
    .find(Boolean);
  return day ? { "showcase-on-day": day } : {};
}

/** 'No promotion except on Fridays' allows what it names. */
function withoutExceptions(text: string): string {
  return text.replace(
    /\b(except|unless|other than|outside( of)?|apart from|besides)\b[^.\n]*/g,
    "",
  );
}

/** Advertising by any name; a few other languages too, since a missed ban is the worse mistake. */
export const PROMOTION = anyOf(
  /\bself[\s-]*promo\w*/,
  /\bpromo(tion|tions|tional|ting|te|s)?\b(?! codes?)/,
  /\badvert(s|ise\w*|ising|isements?|ize\w*|izing)?\b/,
  /\bads\b/,
  /\bno ads?\b/,
  /\bsolicit(ing|ation)?s?\b/,
  /\b(shameless|self)[\s-]*plug\w*/,
  /\bmarketing (posts?|your)\b/,
  /\bplugging\b/,
  /\bcommercial (posts?|content|links?)\b/,
  /\bshill(s|ing)?\b/,
  /\b(eigen)?werbung\b/,
  /\bauto-?promo\w*/,
  /\bpublicidad\b/,
  /\bpublicit[eé]\b/,
  /\bdivulga[cç][aã]o\b/,
);

// One's own work is only promotion where the rule is against it or measures it.
const OWN_WORK =
  /\b(your|their|one's) own (content|work|links?|sites?|websites?|blogs?|channels?|videos?|products?|apps?|startups?|business)\b/;

/** 'Do not promote violence' is no word on advertising. */
export const PROMOTING_IDEAS =
  /\bpromot(e|es|ing|ion of)\s+(any |of |or |and )*(hat|viol|kindn|illegal|harm|self-harm|racis|bigot|discriminat|drug|positiv|discussion|health|good|pira|suicid|eating|misinformation|conspirac|terror|abuse|an? (positive|healthy|friendly))\w*/g;

export const SHOWCASE = anyOf(
  /\bshow[\s-]?case/,
  /\bshow[\s-]?off/,
  /\bshow (and|&|n) tell/,
  /\b(side[\s-]?)?projects?\b/,
  /\bportfolios?\b/,
  /\b(your )?own work\b/,
  /\bshare your\b/,
  /\bwhat you('ve)? (made|built)\b/,
  /\bi (made|built) (this|it)\b/,
);

export const THREAD = anyOf(
  /\b(weekly|monthly|daily|dedicated|designated|recurring|pinned|sticky|stickied|promo\w*|self-promo\w*|official|appropriate|\w+day('s)?)[ -]{1,9}([\w-]{1,30} ){0,2}(mega)?threads?\b/,
  /\bmega[ -]?threads?\b/,
  /\b(in|into|to|use|outside|except)( of| for)? (the|our|this|that|a|an|its)\b[\w -]{0,30}\bthreads?\b/,
  /\b(stickied|pinned|sticky) (post|comment)/,
);

export const LIMIT = anyOf(
  /\blimit(s|ed|ing)?\b/,
  /\bsparing/,
  /\bin moderation\b/,
  /\bexcessive/,
  /\btoo (much|often)\b/,
  /\bonce (a|per|every|each)\b/,
  /\bevery \d+ (days|weeks)/,
  /\d ?%/,
  /\bper ?cent\b/,
  /\b(9:1|10:1|1:10|1:9)\b/,
  /\b9[\s-]to[\s-]1\b/,
  /\b(1|one) (in|out of) (10|ten)\b/,
  /\b1\/10\b/,
  /\bratio\b/,
  /\bno more than\b/,
  /\bat most\b/,
  /\bmax(imum)?\b/,
  /\b(one|1|two|2) (post|time|link)s? (a|per)\b/,
  /\bactive (members?|participants?|in the community)\b/,
  /\bregular (members?|contributors?)\b/,
  /\bdisclos/,
  /\btransparen/,
  /\bguidelines\b/,
);

const APPROVAL = anyOf(
  /\b(ask|asking|contact|contacting|message|messaging|modmail|check with|clear(ed)? (it )?with)\b[^.\n]{0,40}\b(mods?|moderators?|mod[\s-]?team|us)\b[^.\n]{0,40}\b(before|first|prior|permission|approval|approved)/,
  /\b(before|first|without|prior)\b[^.\n]{0,40}\b(asking|contacting|messaging|consulting)\b[^.\n]{0,20}\b(mods?|moderators?|mod[\s-]?team|us)\b/,
  /\b(permission|approval|approved|consent|ok)\b[^.\n]{0,25}\b(mods?|moderators?|mod[\s-]?team)\b/,
  /\b(mods?|moderators?|mod[\s-]?team)('s|s'|')?[\s-]*(permission|approval|approved|consent|pre-?approv\w*)/,
  /\bpre-?approv(al|ed)\b/,
  /\bprior (approval|permission|consent)\b/,
  /\b(ask|message|contact) (the )?(mods?|moderators?)( team)? (first|before|for (exceptions|permission|approval))\b/,
);

/** The old norm: nine posts about other things for one about your own. */
const RATIO_RULE =
  /\b(9:1|1:9|10:1|1:10|1\/10|90\/10|10 ?%|1 in 10|one in ten)( self[\s-]?promo\w*)? (rule|ratio)\b/;

/** A day on which promotion is forbidden leaves no day for it. */
export const DENIED_DAY = /\b(no|not)\b[^.\n]{0,40}\bon (mon|tues|wednes|thurs|fri|satur|sun)day/;

/** How a statement begins that goes on about what the one before it spoke of. */
const REFERS_BACK =
  /^(use|please use|instead|except|unless|without|only|you (can|may)|those|these|they|it|that|keep|save|post (it|them|those))\b/;

/** However the norm is written: nine for others, one for oneself. */
const ONE_IN_TEN = anyOf(
  /\b(9:1|1:9|10:1|1:10|1\/10|90\/10)(?!\d)/,
  /\b9[\s-]to[\s-]1\b/,
  /\b(1|one) (in|out of)( every)? (10|ten)\b/,
);
const PERCENT = /\b(\d{1,2}) ?(?:%|per ?cent\b)/;

/** How much may promote, in percent, where a rule on promotion states it; null where it does not. */
export function readShare(text: string): number | null {
  if (ONE_IN_TEN.test(text)) return 10;
  const percent = Number(PERCENT.exec(text)?.[1] ?? 0);
  if (percent === 0) return null;
  // '90 % of what you post must be about other things' leaves 10 %.
  return percent <= 50 ? percent : 100 - percent;
}
