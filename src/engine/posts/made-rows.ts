// What tells how somebody made a thing: wrote it, runs it, recorded it.

/** What is code to those who use it; a product is built. */
export const WRITTEN =
  /\b(?:librar(?:y|ies)|packages?|plug-?ins?|scripts?|command[- ]line|CLI|drivers?|parser|compiler|linter|framework|crate|module|extension|terminal|daemon|bot|add-?on|integration|macros?|programs?)\b/i;

/** What makes things is run by somebody. */
export const IS_HOUSE =
  /^(?:studio|workshop|pottery|brand|company|label|bakery|roastery|brewery|store|shop|business|farm|atelier|foundry)$/i;

/** Those who play or sing together are the thing, and don't make it. */
export const IS_GROUP = /^(?:band|duo|trio|quartet|quintet|choir|ensemble|orchestra|collective)$/i;

/** 'we're a bakery': they say already that they are it. */
export const ARE_IT = /^we(?:['’]re| are) (?=an? )/i;

/** Nobody stands before a class. */
export const RECORDED = /\b(?:e-?mail|video|recorded|self-paced|that teaches|by post|written)\b/i;

/** Behind it comes what the thing does, and no longer what it is. */
export const SAYS_MORE = / (?:that|which|who|where|so|while|when) /;
/** Behind it comes more about the noun that was named. */
export const BEHIND_HEAD =
  / (?:that|which|who|for|with|about|of|on|in|from|to|where|at|made)\b|[,;:(]/;
export const WROTE_IT = /\b(?:I|we) wrote (?:it|everything|all|the whole)\b/i;
