import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Texts and paths. */
export const CONCERN_EXAMPLES: Record<string, RowExamples> = {
  OF_AI: { has: ["Made with AI", "an LLM"], lacks: ["aim", "mail"] },
  EVENTS: { has: ["AMA", "a meetup"], lacks: ["drama", "meeting"] },
  PICTURED: { has: ["a photo", "two sketches"], lacks: ["photon", "a lamp"] },
  DENIED: { has: ["no scripts", "without an app"], lacks: ["now here", "a knot"] },
  ASKS: { has: ["Why?", "need advice"], lacks: ["So.", "helpful"] },
  IMAGE_FILE: { has: ["/a.jpg", "/b.WEBP"], lacks: ["/a.html", "/jpg"] },
};
