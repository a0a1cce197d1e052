import type { FORM_ROWS } from "../../rule-rows.ts";
import type { RuleWording } from "../rule-wording.ts";

/** How rules on a post's form are worded. */
export const FORM_WORDINGS: Record<keyof typeof FORM_ROWS, RuleWording> = {
  "flair-required": {
    removal: /\bflair/i,
  },
  "title-format": {
    removal: /\btitles?\b/i,
  },
  "text-posts-only": {
    removal: /\btext posts? only\b|\bno link posts?\b/i,
  },
  "no-low-effort": {
    removal: /\blow[- ](?:effort|quality)\b/i,
  },
  "no-spam": {
    removal: /\bspam\w*(?! filter)\b/i,
  },
  "no-reposts": {
    removal: /\b(?:no|a) reposts?\b|\bduplicates?\b|\balready (?:been )?posted\b/i,
  },
  "on-topic": {
    removal: /\boff[- ]topic\b|\bnot on topic\b|\birrelevant\b/i,
  },
  "english-only": {
    removal: /\bin english\b|\benglish only\b/i,
  },
  "source-required": {
    removal: /\bsources?\b.{0,20}\b(?:missing|required)\b|\bno source\b/i,
  },
  "crossposts-limited": {
    removal: /\bcrosspost\w*/i,
  },
};
