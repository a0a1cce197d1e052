import { anyOf, type RuleWording } from "./rule-wording.ts";
import type { TOPIC_ROWS } from "../rule-rows.ts";

/** How rules on subjects are worded. */
export const TOPIC_WORDINGS: Record<keyof typeof TOPIC_ROWS, RuleWording> = {
  "no-ai-content": {
    reading: {
      as: "ban",
      about: anyOf(
        /\b(ai|a\.i\.|chatgpt|gpt|llms?)[\s-]*(generated|written|made|created|assisted|content|art|slop|images?|posts?|text)\b/,
        /\b(generated|written|made|created) (by|with|using) (an? )?(ai|chatgpt|llms?)\b/,
        /\bno (generative )?ai\b/,
        /\bgenerative ai\b/,
      ),
      unless: /\b(label|labell?ed|disclos\w*|tag|tagged|mark|marked|flair|flaired)\b/,
    },
    removal: /\bAI\b|\bchat ?gpt\b|\bLLMs?\b/,
  },
  "no-memes": {
    reading: { as: "ban", about: /\bmemes?\b|\bimage macros?\b|\bjoke posts?\b/ },
    removal: /\bmemes?\b/i,
  },
  "no-politics": {
    reading: { as: "ban", about: /\bpolitic(s|al)\b/ },
    removal: /\bpolitic\w*/i,
  },
  "no-nsfw": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bnsfw\b/,
        /\bnsfl\b/,
        /\bnudity\b/,
        /\bporn/,
        /\bsexual content\b/,
        /\bgore\b/,
        /\badult content\b/,
        /\bsexually explicit\b/,
      ),
      unless: anyOf(
        /\b(tag|mark|flag|label)(ged|ed)?\b[^.]{0,30}\bnsfw\b/,
        /\bnsfw\b[^.]{0,30}\b(tag|mark|flag|label)/,
      ),
    },
    removal: /\bnsfw\b|\badult content\b/i,
  },
  "no-piracy": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bpira(cy|ted|ting)\b/,
        /\btorrents?\b/,
        /\bwarez\b/,
        /\bcracked\b/,
        /\billegal (downloads?|streams?|copies)\b/,
      ),
    },
    removal: /\bpira(?:cy|ted)\b/i,
  },
  "no-crypto": {
    reading: {
      as: "ban",
      about: /\bcrypto(currency|currencies|s)?\b|\bbitcoin\b|\bnfts?\b|\bweb3\b/,
    },
    removal: /\bcrypto\w*|\bNFTs?\b/i,
  },
  "no-professional-advice": {
    reading: {
      as: "ban",
      about:
        /\b(medical|legal|financial|tax|investment|professional)(,? (or|and|\/) ?\w+)? advice\b/,
    },
    removal: /\b(?:legal|medical|financial|professional) advice\b/i,
  },
};
