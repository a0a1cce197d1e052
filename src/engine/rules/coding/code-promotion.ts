import type { RuleCodes } from "../rule-codes.ts";
import { findDay } from "./find-day.ts";
import { isNegated, isPermitted, type ReadRule } from "./read-rule.ts";

const PROMOTION =
  /\bself[\s-]*promo\w*|\bpromo(tion|tions|tional|ting|te|s)?\b(?! codes?)|\badvert(s|ise\w*|ising|isements?|ize\w*|izing)?\b|\bads\b|\bno ads?\b|\bsolicit(ing|ation)?s?\b|\b(shameless|self)[\s-]*plug\w*|\bmarketing (posts?|your)\b|\bplugging\b|\bcommercial (posts?|content|links?)\b|\bshill(s|ing)?\b|\b(eigen)?werbung\b|\bauto-?promo\w*|\bpublicidad\b|\bpublicit[eé]\b|\bdivulga[cç][aã]o\b/;

// One's own work is only promotion where the rule is against it or measures it.
const OWN_WORK =
  /\b(your|their|one's) own (content|work|links?|sites?|websites?|blogs?|channels?|videos?|products?|apps?|startups?|business)\b/;

/** 'Do not promote violence' is no word on advertising. */
const PROMOTING_IDEAS =
  /\bpromot(e|es|ing|ion of)\s+(any |of |or |and )*(hat|viol|kind|illegal|harm|self-harm|racis|bigot|discriminat|drug|positiv|discussion|health|good|pira|suicid|eating|misinformation|conspirac|terror|abuse|an? (positive|healthy|friendly))\w*/g;

const SHOWCASE =
  /\bshow[\s-]?case|\bshow[\s-]?off|\bshow (and|&|n) tell|\b(side[\s-]?)?projects?\b|\bportfolios?\b|\b(your )?own work\b|\bshare your\b|\bwhat you('ve)? (made|built)\b|\bi (made|built) (this|it)\b/;

const THREAD =
  /\b(weekly|monthly|daily|dedicated|designated|recurring|pinned|sticky|stickied|promo\w*|self-promo\w*|official|appropriate|day('s)?)[ -]+([\w-]+ ){0,2}(mega)?threads?\b|\bmega[ -]?threads?\b|\b(in|into|to|use|outside|except)( of| for)? (the|our|this|that|a|an|its)\b[\w -]{0,30}\bthreads?\b|\bday thread\b|\b\w+day thread\b|\b(stickied|pinned|sticky) (post|comment)/;

const LIMIT =
  /\blimit(s|ed|ing)?\b|\bsparing|\bin moderation\b|\bexcessive|\btoo (much|often)\b|\bonce (a|per|every|each)\b|\bevery \d+ (days|weeks)|\d+ ?%|\bper ?cent\b|\b9:1\b|\b10:1\b|\b1:10\b|\b1:9\b|\b9[\s-]to[\s-]1\b|\b(1|one) (in|out of) (10|ten)\b|\b1\/10\b|\bratio\b|\bno more than\b|\bat most\b|\bmax(imum)?\b|\b(one|1|two|2) (post|time|link)s? (a|per)\b|\bactive (members?|participants?|in the community)\b|\bregular (members?|contributors?)\b|\bdisclos|\btransparen|\bguidelines\b/;

const APPROVAL =
  /\b(ask|asking|contact|contacting|message|messaging|modmail|check with|clear(ed)? (it )?with)\b[^.\n]{0,40}\b(mods?|moderators?|mod[\s-]?team|us)\b[^.\n]{0,40}\b(before|first|prior|permission|approval|approved)|\b(before|first|without|prior)\b[^.\n]{0,40}\b(asking|contacting|messaging|consulting)\b[^.\n]{0,20}\b(mods?|moderators?|mod[\s-]?team|us)\b|\b(permission|approval|approved|consent|ok)\b[^.\n]{0,25}\b(mods?|moderators?|mod[\s-]?team)\b|\b(mods?|moderators?|mod[\s-]?team)('s|s'|')?[\s-]*(permission|approval|approved|consent|pre-?approv\w*)|\bpre-?approv(al|ed)\b|\bprior (approval|permission|consent)\b|\b(ask|message|contact) (the )?(mods?|moderators?)( team)? (first|before|for (exceptions|permission|approval))\b/;

/** What a rule says on promotion, showing one's work and asking the moderators. */
export function codePromotion(rule: ReadRule): RuleCodes {
  const codes: RuleCodes = APPROVAL.test(rule.whole) ? { "ask-moderators-first": true } : {};
  if (RATIO_RULE.test(rule.whole)) return { ...codes, "promotion-limited": true };
  if (!rule.clauses.some(speaksOfPromotion)) return { ...codes, ...codeShowcase(rule) };
  const room = findRoom(rule);
  if (Object.keys(room).length > 0) return { ...codes, ...room };
  // 'Not without our approval' is a gate, not a ban.
  if (codes["ask-moderators-first"]) return codes;
  return isForbidden(rule) ? { ...codes, "no-self-promotion": true } : codes;
}

const RATIO_RULE =
  /\b(9:1|1:9|10:1|1:10|1\/10|90\/10|10 ?%|1 in 10|one in ten)( self[\s-]?promo\w*)? (rule|ratio)\b/;

function speaksOfPromotion(clause: string): boolean {
  if (PROMOTION.test(clause.replace(PROMOTING_IDEAS, ""))) return true;
  return OWN_WORK.test(clause) && !isPermitted(clause) && (isNegated(clause) || LIMIT.test(clause));
}

/** The day, thread or measure that the rule leaves to promotion. */
function findRoom(rule: ReadRule): RuleCodes {
  const text = takePromotionPart(rule);
  const room: RuleCodes = {};
  const day = findDay(text);
  if (day && !DENIED_DAY.test(withoutExceptions(text))) room["promotion-on-day"] = day;
  if (THREAD.test(text)) room["promotion-in-thread-only"] = true;
  if (LIMIT.test(text.replace(/\bnot limited to\b/g, ""))) room["promotion-limited"] = true;
  return room;
}

const DENIED_DAY = /\b(no|not)\b[^.\n]{0,40}\bon (mon|tues|wednes|thurs|fri|satur|sun)day/;

const REFERS_BACK =
  /^(use|please use|instead|except|unless|only|you (can|may)|those|these|they|it|that|keep|save|post (it|them|those))\b/;

/** All of a rule that is named after promotion; of others, what speaks of it and what follows that. */
function takePromotionPart({ name, whole, clauses }: ReadRule): string {
  if (speaksOfPromotion(name)) return whole;
  return clauses
    .filter(
      (clause, index) =>
        speaksOfPromotion(clause) ||
        (REFERS_BACK.test(clause) && speaksOfPromotion(clauses[index - 1] ?? "")),
    )
    .join("\n");
}

function isForbidden({ name, clauses }: ReadRule): boolean {
  const isNamed = speaksOfPromotion(name);
  if (isNamed && isPermitted(name)) return false;
  const texts = clauses.slice(1);
  if (
    isNamed &&
    !isNegated(name) &&
    texts.some((clause) => isPermitted(clause) && !isNegated(clause))
  ) {
    return false;
  }
  if (isNamed) return true;
  return texts.some(
    (clause) => speaksOfPromotion(clause) && isNegated(clause) && !isPermitted(clause),
  );
}

function codeShowcase({ whole, clauses }: ReadRule): RuleCodes {
  const clause = clauses.find((each) => SHOWCASE.test(each) && findDay(each));
  const day = clause && findDay(clause);
  return day && SHOWCASE.test(whole) ? { "showcase-on-day": day } : {};
}

/** 'No promotion except on Fridays' allows what it names. */
function withoutExceptions(text: string): string {
  return text.replace(
    /\b(except|unless|other than|outside( of)?|apart from|besides)\b[^.\n]*/g,
    "",
  );
}
