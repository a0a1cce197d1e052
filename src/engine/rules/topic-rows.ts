import type { DraftReading } from "#engine/drafts/read-draft.ts";
import { type RuleRow } from "./rule-row.ts";

const saying =
  (pattern: RegExp) =>
  ({ find }: DraftReading) =>
    find(pattern);

/** Subjects that communities keep out. */
export const TOPIC_ROWS = {
  "no-ai-content": {
    word: "No content made by AI.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:generated|made|written|created|drawn) (?:by|with|in|using) (?:an? )?(?:ai|chatgpt|gpt-?\d|midjourney|stable diffusion|dall-?e|an llm)\b|\bai[- ](?:generated|made|written) (?:images?|art|pictures?|text|story|stories|music|illustrations?|covers?)\b/gi,
      ),
      what: "This shows content made by AI",
    },
    gravity: 45,
  },
  "no-memes": {
    word: "No memes or joke posts.",
    detection: { by: "draft", find: saying(/\b(?:memes?|shitpost(?:s|ing)?)\b/gi), what: "This looks like a meme or joke post" }, // prettier-ignore
    gravity: 20,
  },
  "no-politics": {
    word: "No politics.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:elections?|politicians?|republicans?|democrats|left-wing|right-wing|conservatives|liberals|socialists?|communists?|abortion|gun control)\b/gi,
      ),
      what: "This touches on politics",
    },
    gravity: 22,
  },
  "no-nsfw": {
    word: "No adult or shocking content.",
    detection: {
      by: "draft",
      find: saying(/\b(?:nsfw|porn\w*|xxx|onlyfans|nudes?|gore)\b/gi),
      what: "This names adult or shocking content",
    },
    gravity: 35,
  },
  "no-piracy": {
    word: "No piracy: no pirated or cracked content, and no links to it.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:torrents?|warez|keygens?|pirated?|nulled)\b|\bcracked (?:version|software|copy|apk|app)\b/gi,
      ),
      what: "This names pirated content",
    },
    gravity: 40,
  },
  "no-crypto": {
    word: "No cryptocurrency, tokens or NFTs.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:crypto(?:currency|currencies)?|bitcoin|btc|ethereum|nfts?|web3|airdrops?|altcoins?|memecoins?|defi|blockchain|solana|presale)\b/gi,
      ),
      what: "This is about cryptocurrency or tokens",
    },
    gravity: 40,
  },
  "no-professional-advice": {
    word: "No medical, legal or other professional advice.",
    detection: { by: "reader" },
    gravity: 20,
  },
} satisfies Record<string, RuleRow>;
