import type { ProjectKind } from "#engine/interview/project-kind.ts";

// What a noted stance says in its details.

export const MARKET_GOODS: Partial<Record<ProjectKind, RegExp>> = {
  book: /\bbooks?\b|\bauthors?\b/i,
  game: /\bgames?\b/i,
  service: /\bfor hire\b|\bservices?\b|\bassistants?\b/i,
};

/** Where members show one piece each: 'items you sewed', 'pieces you built'. */
export const OF_PIECES =
  /\b(?:items|pieces|things) you \p{Ll}+|\bown (?:crafts?|pieces|pots|makes)\b/iu;

/** 'My Composition' is no label for a program that prints the parts. */
export const OWN_PIECES = /\bcompositions?\b|\b(?:own|for) (?:music|art)\b/i;

export const BANNED: Partial<Record<ProjectKind, RegExp>> = {
  shop: /\bno (?:shops?|selling|sales|business(?:es)?)\b(?! (?:links?|ads?|names?))/i,
  service: /\bno (?:selling|services?)\b(?! (?:links?|ads?))|\bno business ads\b/i,
  software: /\bno (?:consumer )?apps? launches\b|\bno consumer apps\b/i,
};

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
