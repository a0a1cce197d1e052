// What notes on stances and drafts say that decides about promotion.

export const TAKES_ALSO =
  /\b(?:open source|open code|substantial|notable|established|finished|own art|fan art|articles?|free)\b[^;]*\b(?:posts?|links?|fine|allowed|flair|tips)\b|\bas \[|\bflair with\b/i;

export const PROJECT_WORDS =
  /\b(?:apps?|saas|software|platforms?|extensions?|tools?|web ?apps?|waitlist|newsletters?|courses?|startups?|api|plugins?|bots?|games?|beta|subscribe|sign ?up)\b/i;

/** Work that is offered or looked for is for a project now and then, and sells none. */
export const WORK_TAGS =
  /\[\s*(?:paid|task|offer)\b|\b(?:hiring|for hire|looking (?:for|to hire))\b/i;

/** Notes on markets where members offer projects. */
export const TRADES_PROJECTS = /\b(?:referral codes|promot|own product|SaaS|server|authors)/;

/** Wants an account of its visitors. */
export const WALLED = /\b(?:(?:create|need|with|make) an account|sign(?:ing)? ?up|log ?in)\b/i;
export const OF_WEIGHT = /\b(?:established|substantial|notable)\b/;
export const TAGGED = /^\s*\[[A-Z]{1,12}\]/i;
export const WANTS_OPEN = /\bwithout login\b/;
export const OF_LANGUAGES =
  /langu|lingu|lingo|translat|english|german|french|spanish|portug|ital|dutch|polish|deutsch/i;
export const NAMES_SOURCE = /\bsources?\b|\bcredits?\b|\boc\b|\bby me\b|\bself-/i;
export const NOT_MINE = /\b(?:isn['’]t|not) (?:me|mine|by me)\b/i;
export const SPEAKS_FOR_MANY =
  /(?<![\w/.-])(?:[Ww]e|us|[Oo]urs?|[Mm]y (?:shop|store|brand|company))(?![\w/-])/;
/** Flairs of what is no project: questions, talk and pictures. */
export const TALK_FLAIR = /question|discussion|help|photo|market/i;
