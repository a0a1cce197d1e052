// What a noted stance says in its details.

export const LINKS_NAMED = /\blink(?:s|ed)?\b/i;

export const LINKS_REFUSED =
  /\bno\b[^;,]*\blinks?\b|\blinks? (?:removed|disliked|limited|banned|only in|in (?:the )?(?:\w+ ){0,3}threads?)|\bno (?:shop|business) ads\b|\blinks accounts\b/i;

/** A link of one sort, or a post of a link alone: an address at the end of a text is another thing. */
export const LINKS_OF_SORT =
  /\b(?:apk|roms?|short(?:ened|eners?)|ebay|etsy|youtube|link[- ]only|only a link|link posts?|posts of)\b/i;

export const LINKS_BELOW = /\blinks? (?:\w+ )?in (?:the )?comments?\b/i;

export const FREE_WORKS =
  /\bfree (?:(?:and|or) open |\w+ )?(?:resources?|materials?|tools?|packs?|add-ons?|plugins?|patterns?|files?|models?|lessons?|decks?|guides?|drafts?|mods?|work|software|apps?|sites?|pages?)\b|\bopen[- ]source\b|\bopen packages\b|\bwith source\b/i;

export const OWN_WORK_SHOWN =
  /\bown\b|\bshown?\b|\bshowcas|\byou made\b|\bfree (?:tools?|software|scripts?|apps?|add-ons?)\b|\bopen\b|\bsource\b/i;

export const CRITIQUE = /\bcritique|\bfeedback|\breview/i;

/** Nobody there wants to read what something costs. */
export const PRICES_REFUSED =
  /\bno (?:\w+ )?(?:prices|selling|sales|shops?|ads|advertising|promotion|business)\b|\bor prices\b|paid \w+ disliked/i;
