// How notes name what a community takes.

/** 'own tanks', 'pots you made', 'photos of own cooking', 'cards shown'. */
export const OWN =
  /\bown\b|\byou (?:\w+ed|made|built|took|shot|did|own|forged)\b|^photos? |\bshown$/i;

/** 'weekly thread for new tools', 'Self-Promotion Thread': what says that it is a thread needs no quotes. */
export const SAYS_THREAD =
  /^(?:[a-z].*\bthreads?\b|\w.*(?<!\bthis )(?:[Tt]hreads?|[Pp]ost)$|\w.*\b[Mm]egathread$)/;

/** Where a list of things ends and what is asked of them begins. */
export const CONDITION =
  /, (?=(?:no|not|never|rarely|sparingly|mostly|often|preferably|including|inside|title|credit|with|marked|openly|limited frequency|nothing|disclosed as)\b|[^,]*\b(?:disclosed|last|flair|named|shown|visible|stated|explained|moderated|Sharing|comparison|included|exists|once|limited|sparingly|first)$)/;

/** 'free tools tolerated', 'own scripts shared free'. */
export const SAID_HOW =
  /^(.{1,90}?)(?<! with) (tolerated|welcome|usual|common|accepted|allowed|restricted|shown|shared|posted|presented|announced|included)( .+)?$/;

export const NOT_COUNTED =
  /(?:ing|mathematics|art|work|source|music|audio|software|footage|content|material|advice|research|analysis|experience|hair|jewelry|talk|help|gear|food|news|photography|promotion|data|code)$/i;

/** Where what is welcome ends: 'free tools; no shops'. */
export const END_OF_WELCOME = /;|, (?:but )?no /;

export const PLAIN_THREAD =
  /^(?:recurring|designated|dedicated|pinned|moderators?|promotion) threads?$/i;
export const REFUSES = /^(?:no|not|never|rarely)\b/;
export const OF_OTHERS = /\b\w+s (?:announce|share|show|post) own\b/i;
export const OF_NOBODY = /(?<!\b(?:you|your|their|its|one's) )\bown\b/gi;
/** Says itself what is so, and needs no verb. */
export const IS_SENTENCE =
  / (?:is|are|may) |\w{3}s (?:announce|answer|appear|mention|pitch|post|share|show) |^only | first$/;
export const JUST_SEEN = /^(?:shown|shared|posted|presented|announced|included)$/;
/** Needs no article. */
export const LED = /^(?:your|the|an?|only|one|some|how|\w+ing(?! post)) /i;
/** Where the phrase of a demand ends and where it is to be said begins. */
export const SAID_WHERE = / (?:at the start|when|to the)\b/;
export const SAID_LATER = / (?:when|to the) /;
export const ARTICLE = /^(?:the|its|an?) /i;
export const LIMITED_OWN = /^limited your own/;

/** Pieces that are of every craft. */
export const ANY_PIECE =
  /\b(?:works?|pieces?|things?|something|crafts?|creations?|makes|items|handmade|goods|art|designs?|builds?|projects?|wares|devices?)\b|\byou (?:made|built|designed|printed)\b/i;
export const BETWEEN_THINGS = /,| and | or /;
/** What is drawn, or printed and folded, is a piece, too. */
export const IN_PRINT =
  /\b(?:zines?|(?:web)?comics?|printed|riso|letterpress|handbound|hand-bound)\b/i;
