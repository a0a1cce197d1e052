// What drafts hold, and what they hide.

export const MESSAGE_ME =
  /\b(?:(?<!\d ?)(?:dm|pm|message|inbox) me\b|(?:send|shoot|drop) me (?:a )?(?:dm|pm|message|line)\b|(?:my )?dms? (?:is|are) open\b|in (?:my )?dms\b|via dm\b|i(?:['’]ll| will) (?:dm|message) you\b)/gi;

export const FURNITURE = /^(?:#{1,6} |[-*] \*\*|\*\*[^*\n]+\*\*:?$)/gm;

export const AFFILIATE_PARAMETER =
  /[?&#](?:ref|refid|ref_id|ref_code|referral|referral_code|referrer|refer|aff|aff_id|affid|affiliate|affiliate_id|via|invite|invite_code|partner|fpr)=|\/(?:ref|refer|referral|invite|aff)\//i;

export const NAME = /^[A-Z\u00c0-\u00de][a-zA-Z\u00df-\u024f]+/;

/** Of what newspapers write, the address says the part or the date. */
export const ARTICLE =
  /^\/(?:news|articles?|tech|politics|world|business|science|sports?)\/.|\/20\d\d[/-]\d/;

/** Governments, universities and treaties have endings of their own: 'gob.es', 'ac.uk', 'esa.int'. */
export const PUBLIC_HOST =
  /(?:^|\.)(?:gov|govt|gob|gub|gouv|gv|edu|ac|mil|nhs)(?:\.[a-z]{2})?$|\.int$/;

export const MAY_HIDE =
  /[\u00ad\u0180-\u200f\u2027-\uffff]|\b(?:dot|punkt|punto|point|ponto)\b|\s\.\s?[a-z]|\b\w\s\w\s\w\s\w\b|[a-z][013457$]+[a-z]/i;

/** What every written dot has; looking for that alone is quick. */
export const DOT_SIGN = /[([{](?:dot|punkt|punto|point|ponto|\.)[)\]}]|\sdot\s|\s\./i;

export const SPACED_ADDRESS = /\b(?:\w\s){3,30}(?:\w\s?)?(?:\.|\(dot\))\s(?:\w\s){1,3}\w\b/gi;

/** 'l e d g e r l y': no sentence has so many letters that are words. */
export const SPACED_WORD = /(?<![\w'’-])(?:[a-z]\s){5,30}[a-z](?!\w)/g;

/** Digits that stand for letters, in the words that filters look for and in no others. */
export const DIGITS_IN_WORD =
  /(?<![a-z\d$])(?=[a-z]{0,15}[013457$])[a-z013457$]{3,16}(?![a-z\d$])/gi;

export const QUOTED =
  /^ {0,3}>[^\n]*|“[^”\n]{2,300}”|"[^"\n]{2,300}"|(?<!\w)[‘'](?:[^‘’'\n]|(?<=\w)['’](?=\w)){6,200}[’'](?!\w)/gm;
export const HELP_PATH = /^\/(?:\w\w\/)?(?:docs?|faq|help|support|wiki)(?:[/?#]|$)/;
export const HELP_HOST = /^(?:docs|help|support|wiki)\./;
