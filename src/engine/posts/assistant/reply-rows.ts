// What assistants write around a post, and how they mark its parts.

export const GREETING =
  /^[*_\s]{0,4}(?:sure|certainly|of course|absolutely|okay|ok|got it|understood|great|thanks|thank you|happy to help|no problem|perfect|here(?:['’]s| is| are| you go)|below (?:is|are)|i(?:['’]ve| have) (?:written|drafted|put together|revised|rewritten|updated)|this is (?:a|the|my)|let me|alright)\b/i;

/** 'Let me know what you think' may end a post; 'let me know if you want it shorter' does not. */
export const OFFER =
  /^[*_\s>]{0,4}(?:let me know|would you like|do you want|want me to|if you(?:['’]d| would)? (?:like|want|prefer)|feel free to (?:tweak|adjust|edit|change)|i can (?:also|make|write|adjust)|shall i|happy to (?:adjust|tweak|revise|change|make)|should i)\b/i;

export const ABOUT_TEXT =
  /\b(?:shorter|longer|tweak|adjust|revis\w+|rewrite|another version|other version|different (?:tone|angle|version)|tone|this draft|the draft|make it|tailor|edits?|changes?|variations?|version for|more (?:casual|technical|personal))\b/i;

export const NOTES =
  /^[#*_\s>]{0,6}(?:notes?|why this works|what i (?:changed|did|kept|left out)|changes(?: made)?|word count|explanation|a few notes|some notes|checks?|sources used|key points|disclaimer)\b.{0,60}?(?::|\*\*$|$)/i;

export const COUNT =
  /^[*_\s([]{0,4}(?:word count\b.{0,40}|(?:~|about |approx\.? )?\d{2,4} words)[)\].*_\s]{0,4}$/i;

export const REFUSAL =
  /\b(?:i(?:['’]m| am) (?:sorry|unable|not able)|i can(?:no|['’])t (?:help|write|assist|do|create)|as an ai\b)/i;

export const GAP =
  /\[(?:your|insert|add|name|link|number|x|xx|placeholder)\b[^\]\n]{0,80}\]|\{\{[^{}\n]{1,120}\}\}|<(?:your|insert)\b[^<>\n]{0,80}>/gi;

export const RULE_LINE = /^\s{0,3}(?:[-*_=]\s?){3,60}$/;

export const LISTED = /^\s{0,6}(?:\(?[1-9]\d?[.):]|[-*•])\s{1,4}(\S.{0,600})$/;

/** Says that what follows is the post or a part of it. */
export const ANNOUNCES = /:[*_]{0,3}$|\b(?:draft|version|post|title|titles|reply|comment)\b/i;

/** A heading or a bold line, which is a title where it comes first. */
export const HEADING_LINE = /^\s{0,3}(?:#{1,6}\s+\S.*|\*\*[^*]{3,300}\*\*:?|__[^_]{3,300}__)\s*$/;

/** The first items of a list, as titles are numbered. */
export const NUMBERED_LINE = /^\s{0,3}\(?[1-5][.)]/;

export const FENCE_LINE = /^\s{0,3}(?:```|~~~)/;
/** What stands behind a fence that wraps a text and no code. */
export const TEXT_FENCE = /^(?:|text|txt|markdown|md|plaintext|reddit)$/i;
export const QUOTED_LINE = /^\s{0,3}>\s?/;
