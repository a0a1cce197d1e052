// What notes on stances and drafts say that decides about promotion.

/** Wants an account of its visitors. */
export const WALLED = /\b(?:(?:create|need|with|make) an account|sign(?:ing)? ?up|log ?in)\b/i;
export const WANTS_OPEN = /\bwithout login\b/;
export const OF_LANGUAGES =
  /langu|lingu|lingo|translat|english|german|french|spanish|portug|ital|dutch|polish|deutsch/i;
export const NAMES_SOURCE =
  /\bsources?\b|\bcredits?\b|\boc\b|\bby me\b|\bself-|\bpattern(?: by|:)/i;
/** Flairs of what is no project: questions, talk and pictures. */
export const TALK_FLAIR = /question|discussion|help|photo|general|^market/i;
