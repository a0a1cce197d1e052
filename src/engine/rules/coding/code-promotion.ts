import type { RuleCodes } from "../rule-codes.ts";
import { findDay } from "./find-day.ts";
import { isNegated, isPermitted, type ReadRule } from "./read-rule.ts";

const PROMOTION =
  /\bself[\s-]*promo\w*|\bpromo(tion|tions|tional|ting|te|s)?\b(?! codes?)|\badvert(s|ise\w*|ising|isements?|ize\w*|izing)?\b|\bads\b|\bno ads?\b|\bsolicit(ing|ation)?s?\b|\b(shameless|self)[\s-]*plug\w*|\bmarketing (posts?|your)\b|\bplugging\b|\bcommercial (posts?|content|links?)\b/;

/** 'Do not promote violence' is no word on advertising. */
const PROMOTING_IDEAS =
  /\bpromot(e|es|ing|ion of)\s+(any |of |or |and )*(hat|viol|kind|illegal|harm|self-harm|racis|bigot|discriminat|drug|positiv|discussion|health|good|pira|suicid|eating|misinformation|conspirac|terror|abuse|an? (positive|healthy|friendly))\w*/g;

const SHOWCASE =
  /\bshow[\s-]?case|\bshow[\s-]?off|\bshow (and|&|n) tell|\b(side[\s-]?)?projects?\b|\bportfolios?\b|\b(your )?own work\b|\bshare your\b|\bwhat you('ve)? (made|built)\b|\bi (made|built) (this|it)\b/;

const THREAD = /\b(mega)?threads?\b|\bstick(y|ied)\b|\bpinned (post|comment)/;

const LIMIT =
  /\blimit(s|ed|ing)?\b|\bsparing|\bin moderation\b|\bexcessive|\btoo (much|often)\b|\bonce (a|per|every|each)\b|\bevery \d+ (days|weeks)|\d+ ?%|\bper ?cent\b|\b9:1\b|\b10:1\b|\b1:10\b|\b1:9\b|\b9[\s-]to[\s-]1\b|\b(1|one) (in|out of) (10|ten)\b|\b1\/10\b|\bratio\b|\bno more than\b|\bat most\b|\bmax(imum)?\b|\b(one|1|two|2) (post|time|link)s? (a|per)\b|\bactive (members?|participants?|in the community)\b|\bregular (members?|contributors?)\b/;

const APPROVAL =
  /\b(ask|asking|contact|contacting|message|messaging|modmail|check with|clear(ed)? (it )?with)\b[^.\n]{0,40}\b(mods?|moderators?|mod[\s-]?team|us)\b[^.\n]{0,40}\b(before|first|prior|permission|approval|approved)|\b(before|first|without|prior)\b[^.\n]{0,40}\b(asking|contacting|messaging|consulting)\b[^.\n]{0,20}\b(mods?|moderators?|mod[\s-]?team|us)\b|\b(permission|approval|approved|consent|ok)\b[^.\n]{0,25}\b(mods?|moderators?|mod[\s-]?team)\b|\b(mods?|moderators?|mod[\s-]?team)('s|s'|')?[\s-]*(permission|approval|approved|consent|pre-?approv\w*)|\bpre-?approv(al|ed)\b|\bprior (approval|permission|consent)\b|\b(ask|message|contact) (the )?(mods?|moderators?)( team)? (first|before)\b/;

/** What a rule says on promotion, showing one's work and asking the moderators. */
export function codePromotion(rule: ReadRule): RuleCodes {
  const codes: RuleCodes = APPROVAL.test(rule.whole) ? { "ask-moderators-first": true } : {};
  if (!PROMOTION.test(rule.whole.replace(PROMOTING_IDEAS, "")))
    return { ...codes, ...codeShowcase(rule) };
  const room = findRoom(rule);
  if (Object.keys(room).length > 0) return { ...codes, ...room };
  // 'Not without our approval' is a gate, not a ban.
  if (codes["ask-moderators-first"]) return codes;
  return isForbidden(rule) ? { ...codes, "no-self-promotion": true } : codes;
}

/** The day, thread or measure that the rule leaves to promotion. */
function findRoom({ whole, clauses }: ReadRule): RuleCodes {
  const room: RuleCodes = {};
  const about = clauses.some(
    (clause) => PROMOTION.test(clause) && isPermitted(clause) && !isNegated(clause),
  );
  const day = findDay(whole);
  if (
    day &&
    !/\b(no|not)\b[^.\n]{0,40}\bon (mon|tues|wednes|thurs|fri|satur|sun)day/.test(
      withoutExceptions(whole),
    )
  ) {
    room["promotion-on-day"] = day;
  }
  if (
    THREAD.test(whole) &&
    !/\bthreads? (will be|are|is|get) (removed|deleted)\b|\bnew threads?\b/.test(whole)
  ) {
    room["promotion-in-thread-only"] = true;
  }
  if (
    !about &&
    LIMIT.test(whole) &&
    !/\b(including|include|but not limited to|not limited to)\b/.test(whole)
  ) {
    room["promotion-limited"] = true;
  }
  return room;
}

function isForbidden({ name, clauses }: ReadRule): boolean {
  const isNamed = PROMOTION.test(name);
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
    (clause) => PROMOTION.test(clause) && isNegated(clause) && !isPermitted(clause),
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
