/** What anybody can say who has just been shown a thing: 'would you carry 11 g more?', 'does it sound mean?'. */
const OPINION =
  /\bwould (?:you|it|that|a|an|the)\b|\bshould\b|\b(?:feel|sound|seem|look)s? (?:fair|fun|mean|annoying|clear|right|wrong|too|weird|unfair|cheap|expensive)\b|\btoo (?:many|much|few|hostile|\p{Ll}+ (?:for|or))\b|\brather\b|\bprefer\b|\bwas it clear\b|\bdo you want\b|\bor just\b/iu;

/** What everybody has: a family, a house, a street. */
const EVERYBODYS =
  /\byour (?:house|home|family|city|town|street|country|village|kitchen|mother|mum|mom|father|dad|parents?|grand\p{Ll}+|childhood|neighbou?rs?|neighbou?rhood|desk|fridge|phone|drawer)\b|\bnear you\b|\bwhere you live\b|\bgr[eo]w up\b/iu;

/** What those ask each other who sell, run or publish something. */
const BUSINESS =
  /\b(?:customers?|clients?|pric(?:e|es|ing)|charge|sell|sells|selling|sold|sales|launch\w*|paid|paying|pay|fee|tier|MRR|revenue|churn|subscribers?|users|testers?|volunteers?|insure|insurance|etsy|discount|batch|certification|orders?|wages|hire|hired|grants?|charit(?:y|ies)|shops?|suppliers?|refunds?|units|release|market|marketing|channel|sole trader|business|printing)\b/i;

/** Communities of those who try what others made, whoever posts there. */
const OF_TRIERS = /apps?$|users$|testers?$|^(?:ios|mac|android|windows)\w*apps/i;

export function isOpinion(question: string): boolean {
  return OPINION.test(question);
}

/** Whether anybody can answer who sees it for the first time. */
export function isForAnybody(question: string): boolean {
  return OPINION.test(question) || EVERYBODYS.test(question);
}

export function isOfBusiness(question: string): boolean {
  return BUSINESS.test(question);
}

export function isOfTriers(communityName: string): boolean {
  return OF_TRIERS.test(communityName);
}

/** 'If you cook with one hand', 'Those who teach electronics to adults', 'anyone running a van service'. */
const ADDRESSED =
  /^(?:if you(?! (?:were|had|could|have))|(?:for )?(?:those|anybody|anyone|people|somebody|folks)(?: of you)?(?: here)?(?: who| that| with| running| selling)?|who(?! (?:here|else|would|do|did|can|is|was)\b)) ([^?,:]{6,60})[,:]/i;

/** Those whom a question names as its readers; null where it is for all who read it. */
export function findAddressed(question: string): string | null {
  return ADDRESSED.exec(question)?.[1] ?? null;
}

/** What only those can say who have played it: 'In the demo, was it clear …', 'on which stop did you …'. */
const OF_PLAYED =
  /^(?:in|at the end of|after) (?:the|my) (?:demo|beta|first level)\b|\b(?:which|what|where|when|how far) (?:\w+ )?did you (?:stop|get|die|give up|quit)\b(?! (?:your|an?|the idea|into|started)\b)/i;

/** Where readers come to play at once what is shown. */
const OF_PLAYERS = /playmygame|play ?test|destroymygame|web_?games?|testers?$|beta/i;

/** Whether a game has to be played before it can be answered, among people who only look at it. */
export function isForPlayers(question: string, communityName: string): boolean {
  return OF_PLAYED.test(question) && !OF_PLAYERS.test(communityName);
}
