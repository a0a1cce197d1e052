import { findBareLinkPost, findLowEffort, findRepetition } from "./find-effort.ts";
import { type RuleRow } from "./rule-row.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { DraftReading } from "#engine/drafts/read-draft.ts";

/** Small words that make up a fifth of any English text, and hardly occur in others. */
const ENGLISH = /\b(?:the|and|of|to|that|with|for|you|this|my|it|was|have|are|but|is|how|what)\b/gi;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const MIN_WORDS = 12;
const MIN_SHARE = 0.06;

/** The whole of a draft that is not in English. */
function findForeignLanguage({ draft: { title, content } }: DraftReading): DraftPlace[] {
  if (!isForeign(`${title} ${content}`.slice(0, SAMPLE_LENGTH))) return [];
  return content
    ? [{ field: "content", start: 0, end: content.length }]
    : [{ field: "title", start: 0, end: title.length }];
}

function isForeign(text: string): boolean {
  const words = text.split(/\s+/).length;
  const foreignLetters = text.match(NOT_LATIN)?.length ?? 0;
  if (foreignLetters >= 8 && foreignLetters > text.length / 3) return true;
  if (words < MIN_WORDS) return false;
  return (text.match(ENGLISH)?.length ?? 0) < words * MIN_SHARE;
}

/** What communities ask of a post's form. */
export const FORM_ROWS = {
  "flair-required": {
    word: "Every post needs a flair.",
    detection: { by: "form" },
    gravity: 28,
  },
  "title-format": {
    word: "Titles have rules of their own: read them before you write one.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "text-posts-only": {
    word: "Text posts only: no links or images as the post itself.",
    detection: {
      by: "draft",
      find: findBareLinkPost,
      what: "This is a link and hardly any text",
      fix: "move-links",
    },
    gravity: 30,
  },
  "no-low-effort": {
    word: "No low effort posts: give enough detail to discuss.",
    detection: { by: "draft", find: findLowEffort, what: "There is too little to discuss" },
    gravity: 28,
  },
  "no-spam": {
    word: "No spam: do not post the same thing again and again.",
    detection: {
      by: "draft",
      find: findRepetition,
      what: "The same words come back again and again",
    },
    gravity: 6,
  },
  "no-reposts": {
    word: "No reposts or duplicates: search before you post.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "on-topic": {
    word: "Stay on topic.",
    detection: { by: "reader" },
    gravity: 35,
  },
  "english-only": {
    word: "Posts must be in English.",
    detection: {
      by: "draft",
      find: findForeignLanguage,
      what: "The draft does not seem to be in English",
    },
    gravity: 55,
  },
  "source-required": {
    word: "Name or link the source of what you post.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "crossposts-limited": {
    word: "Crossposts are limited or not allowed.",
    detection: { by: "reader" },
    gravity: 20,
  },
} satisfies Record<string, RuleRow>;
