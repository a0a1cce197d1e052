import { anyOf } from "../rule-row.ts";

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
export const OWN_WORK =
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

export const APPROVAL = anyOf(
  /\b(ask|asking|contact|contacting|message|messaging|modmail|check with|clear(ed)? (it )?with)\b[^.\n]{0,40}\b(mods?|moderators?|mod[\s-]?team|us)\b[^.\n]{0,40}\b(before|first|prior|permission|approval|approved)/,
  /\b(before|first|without|prior)\b[^.\n]{0,40}\b(asking|contacting|messaging|consulting)\b[^.\n]{0,20}\b(mods?|moderators?|mod[\s-]?team|us)\b/,
  /\b(permission|approval|approved|consent|ok)\b[^.\n]{0,25}\b(mods?|moderators?|mod[\s-]?team)\b/,
  /\b(mods?|moderators?|mod[\s-]?team)('s|s'|')?[\s-]*(permission|approval|approved|consent|pre-?approv\w*)/,
  /\bpre-?approv(al|ed)\b/,
  /\bprior (approval|permission|consent)\b/,
  /\b(ask|message|contact) (the )?(mods?|moderators?)( team)? (first|before|for (exceptions|permission|approval))\b/,
);

/** The old norm: nine posts about other things for one about your own. */
export const RATIO_RULE =
  /\b(9:1|1:9|10:1|1:10|1\/10|90\/10|10 ?%|1 in 10|one in ten)( self[\s-]?promo\w*)? (rule|ratio)\b/;

/** A day on which promotion is forbidden leaves no day for it. */
export const DENIED_DAY = /\b(no|not)\b[^.\n]{0,40}\bon (mon|tues|wednes|thurs|fri|satur|sun)day/;

/** How a statement begins that goes on about what the one before it spoke of. */
export const REFERS_BACK =
  /^(use|please use|instead|except|unless|without|only|you (can|may)|those|these|they|it|that|keep|save|post (it|them|those))\b/;
