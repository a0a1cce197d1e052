import type { DraftReading } from "#engine/drafts/read-draft.ts";
import { anyOf, type RuleRow } from "./rule-row.ts";

const saying =
  (pattern: RegExp) =>
  ({ find }: DraftReading) =>
    find(pattern);

/** Subjects that communities keep out. */
export const TOPIC_ROWS = {
  "no-ai-content": {
    shortName: "AI content",
    word: "No content made by AI.",
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
    detection: {
      by: "draft",
      find: saying(
        /\b(?:generated|made|written|created|drawn) (?:by|with|in|using) (?:an? )?(?:ai|chatgpt|gpt-?\d|midjourney|stable diffusion|dall-?e|an llm)\b|\bai[- ](?:generated|made|written) (?:images?|art|pictures?|text|story|stories|music|illustrations?|covers?)\b/gi,
      ),
      what: "This shows content made by AI",
    },
    gravity: 45,
    removal: /\bAI\b|\bchat ?gpt\b|\bLLMs?\b/,
  },
  "no-memes": {
    shortName: "memes",
    word: "No memes or joke posts.",
    reading: { as: "ban", about: /\bmemes?\b|\bimage macros?\b|\bjoke posts?\b/ },
    detection: { by: "draft", find: saying(/\b(?:memes?|shitpost(?:s|ing)?)\b/gi), what: "This looks like a meme or joke post" }, // prettier-ignore
    gravity: 20,
    removal: /\bmemes?\b/i,
  },
  "no-politics": {
    shortName: "politics",
    word: "No politics.",
    reading: { as: "ban", about: /\bpolitic(s|al)\b/ },
    detection: {
      by: "draft",
      find: saying(
        /\b(?:elections?|politicians?|republicans?|democrats|left-wing|right-wing|conservatives|liberals|socialists?|communists?|abortion|gun control)\b/gi,
      ),
      what: "This touches on politics",
    },
    gravity: 22,
    removal: /\bpolitic\w*/i,
  },
  "no-nsfw": {
    shortName: "adult content",
    word: "No adult or shocking content.",
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
    detection: {
      by: "draft",
      find: saying(/\b(?:nsfw|porn\w*|xxx|onlyfans|nudes?|gore)\b/gi),
      what: "This names adult or shocking content",
    },
    gravity: 35,
    removal: /\bnsfw\b|\badult content\b/i,
  },
  "no-piracy": {
    shortName: "piracy",
    word: "No piracy: no pirated or cracked content, and no links to it.",
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
    detection: {
      by: "draft",
      find: saying(
        /\b(?:torrents?|warez|keygens?|pirated?|nulled)\b|\bcracked (?:version|software|copy|apk|app)\b/gi,
      ),
      what: "This names pirated content",
    },
    gravity: 40,
    removal: /\bpira(?:cy|ted)\b/i,
  },
  "no-crypto": {
    shortName: "crypto",
    word: "No cryptocurrency, tokens or NFTs.",
    reading: {
      as: "ban",
      about: /\bcrypto(currency|currencies|s)?\b|\bbitcoin\b|\bnfts?\b|\bweb3\b/,
    },
    detection: {
      by: "draft",
      find: saying(
        /\b(?:crypto(?:currency|currencies)?|bitcoin|btc|ethereum|nfts?|web3|airdrops?|altcoins?|memecoins?|defi|blockchain|solana|presale)\b/gi,
      ),
      what: "This is about cryptocurrency or tokens",
    },
    gravity: 40,
    removal: /\bcrypto\w*|\bNFTs?\b/i,
  },
  "no-professional-advice": {
    shortName: "professional advice",
    word: "No medical, legal or other professional advice.",
    reading: {
      as: "ban",
      about:
        /\b(medical|legal|financial|tax|investment|professional)(,? (or|and|\/) ?\w+)? advice\b/,
    },
    detection: { by: "reader" },
    gravity: 20,
    removal: /\b(?:legal|medical|financial|professional) advice\b/i,
  },
} satisfies Record<string, RuleRow>;
