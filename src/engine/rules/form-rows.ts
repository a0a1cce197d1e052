import { findBareLinkPost, findLowEffort, findRepetition } from "./find-effort.ts";
import { anyOf, type RuleRow } from "./rule-row.ts";
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
    shortName: "posts without a flair",
    word: "Every post needs a flair.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(must|required?|mandatory|needs?|please|use|add|choose|select|assign|all posts)\b.{0,40}\bflair/,
        /\bflair(s|ed)?\b.{0,40}\b(must|required?|mandatory|needed|correctly|appropriately|your posts?|all posts|posts?$)/,
      ),
      unless: /\b(optional|user flair)\b|\bspoilers?\b.{0,20}\bflair/,
    },
    detection: { by: "form" },
    gravity: 28,
    removal: /\bflair/i,
  },
  "title-format": {
    shortName: "titles of another form",
    word: "Titles have rules of their own: read them before you write one.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\btitles?\b.{0,50}\b(must|should|format|formatting|include|descriptive|brackets?|tags?|clear|accurate|required|guidelines|rules)\b/,
        /\b(descriptive|clear|accurate|proper|correct|clickbait|editoriali[sz]ed|misleading|vague)\b.{0,25}\btitles?\b/,
        /\bdo(n'?t| not) (editoriali[sz]e|sensationali[sz]e)\b/,
      ),
    },
    detection: { by: "reader" },
    gravity: 25,
    removal: /\btitles?\b/i,
  },
  "text-posts-only": {
    shortName: "links and images",
    word: "Text posts only: no links or images as the post itself.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(text|self)[\s-]*posts? only\b/,
        /\bonly (text|self)[\s-]*posts?\b/,
        /\bno (link|image)( or (link|image|video))? posts?\b/,
        /\bmust be (a )?(text|self)[\s-]*posts?\b/,
        /\btext[\s-]only\b/,
      ),
      unless: /\b(no|not)\b.{0,12}\btext[\s-](posts? )?only\b/,
    },
    detection: {
      by: "draft",
      find: findBareLinkPost,
      what: "This is a link and hardly any text",
      fix: "move-links",
    },
    gravity: 30,
    removal: /\btext posts? only\b|\bno link posts?\b/i,
  },
  "no-low-effort": {
    shortName: "low effort posts",
    word: "No low effort posts: give enough detail to discuss.",
    reading: {
      as: "ban",
      about: anyOf(
        /\blow[\s-]*(effort|quality)\b/,
        /\bzero[\s-]effort\b/,
        /\bshit[\s-]?posts?\b/,
        /\blazy posts?\b/,
      ),
    },
    detection: { by: "draft", find: findLowEffort, what: "There is too little to discuss" },
    gravity: 28,
    removal: /\blow[- ](?:effort|quality)\b/i,
  },
  "no-spam": {
    shortName: "spam",
    word: "No spam: do not post the same thing again and again.",
    reading: { as: "ban", about: /\bspam(s|ming|mers?|my)?\b/ },
    detection: {
      by: "draft",
      find: findRepetition,
      what: "The same words come back again and again",
    },
    gravity: 6,
    removal: /\bspam\w*(?! filter)\b/i,
  },
  "no-reposts": {
    shortName: "reposts",
    word: "No reposts or duplicates: search before you post.",
    reading: {
      as: "ban",
      about: /\bre-?posts?\b|\breposting\b|\bduplicates?\b|\balready (been )?posted\b/,
    },
    detection: { by: "reader" },
    gravity: 25,
    removal: /\b(?:no|a) reposts?\b|\bduplicates?\b|\balready (?:been )?posted\b/i,
  },
  "on-topic": {
    shortName: "anything off topic",
    word: "Stay on topic.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(stay|keep|remain|be|posts?|content)\b.{0,30}\bon[\s-]?topic\b/,
        /^on[\s-]?topic\b/,
        /\b(must|should|only|has to|have to|needs? to)\b.{0,40}\b(relevant|related|relate|about|pertain)\b/,
        /^(relevan(t|ce)|irrelevant)\b/,
        /\b(no|not)\b.{0,15}\b(off[\s-]?topic|irrelevant|unrelated)\b/,
        /^off[\s-]?topic\b/,
      ),
      isLiftedByPermission: true,
    },
    detection: { by: "reader" },
    gravity: 35,
    removal: /\boff[- ]topic\b|\bnot on topic\b|\birrelevant\b/i,
  },
  "english-only": {
    shortName: "languages other than English",
    word: "Posts must be in English.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\benglish[\s-]*(language )?only\b/,
        /\bonly (in )?english\b/,
        /\b(must|should|please|have to)\b.{0,30}\b(in|use|write|speak) english\b/,
        /\b(use|write|speak|post) (only )?(in )?english\b/,
        /\bnon-english\b.{0,20}\b(not|removed|posts?$)/,
        /\bno\b.{0,15}\bnon-english\b/,
      ),
      isLiftedByPermission: true,
    },
    detection: {
      by: "draft",
      find: findForeignLanguage,
      what: "The draft does not seem to be in English",
    },
    gravity: 55,
    removal: /\bin english\b|\benglish only\b/i,
  },
  "source-required": {
    shortName: "posts without a source",
    word: "Name or link the source of what you post.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\b(sources?|credits?|citations?|attribution)\b.{0,30}\b(required|must|mandatory|needed|your|the artist|artists?)\b/,
        /\b(give|include|provide|cite|add|link|post|state|name|credit)\b.{0,25}\b(sources?|artists?|credits?|creators?)\b/,
        /\bunsourced\b/,
        /\bcite\b/,
      ),
      unless: /\bopen[\s-]source|\bcredit card/,
    },
    detection: { by: "reader" },
    gravity: 25,
    removal: /\bsources?\b.{0,20}\b(?:missing|required)\b|\bno source\b/i,
  },
  "crossposts-limited": {
    shortName: "crossposts",
    word: "Crossposts are limited or not allowed.",
    reading: {
      as: "demand",
      asks: anyOf(
        /^cross[\s-]?post/,
        /\b(no|not|avoid|don't|limit\w*|only)\b.{0,40}\bcross[\s-]?post/,
        /\bcross[\s-]?post.{0,40}\b(not|banned|removed|prohibited|limited|only)\b/,
      ),
      isLiftedByPermission: true,
    },
    detection: { by: "reader" },
    gravity: 20,
    removal: /\bcrosspost\w*/i,
  },
} satisfies Record<string, RuleRow>;
