import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import type { NOTED_WORDS } from "../rows/noted-words.ts";

export const NOTED_WORD_EXAMPLES: Record<keyof typeof NOTED_WORDS, RowExamples> = {
  "all that ask": { has: ["request", "help question"], lacks: ["tab request", "thread"] },
  "which of them": {
    has: ["the guide for requests", "the daily thread"],
    lacks: ["budget", "age"],
  },
  "named in titles": { has: ["resume", "selfie"], lacks: ["game", "presumed"] },
  "one word": { has: ["logline", "own theme"], lacks: ["own small theme", "Top 3"] },
  loose: { has: ["clear and specific", "no quotes"], lacks: ["place", "note"] },
  unsaid: {
    has: ["at most 3 posts a day", "spoiler marking where needed"],
    lacks: ["pattern name", "recipe"],
  },
  about: { has: ["a clear tie to veganism", "relation to radarr"], lacks: ["about mint", "ties"] },
  lack: {
    has: ["no filters", "links only in one own comment"],
    lacks: ["notes", "links to it"],
  },
  "a length": { has: ["at least 300 characters", "50 characters"], lacks: ["3 tags", "long"] },
  "a number of words": {
    has: ["at least 50 words", "at least 9 words on it"],
    lacks: ["50 words", "words"],
  },
  "a picture of it": {
    has: ["photo of your own pose", "pictures of knots"],
    lacks: ["own photo", "pose"],
  },
  "pictures at large": {
    has: ["images and video", "images"],
    lacks: ["image of text", "own pictures"],
  },
  "all but": {
    has: ["except screenshots", "except informative screenshots"],
    lacks: ["unless newsworthy", "except in the thread on it"],
  },
  "a picture alone": {
    has: ["image-only posts", "video posts without text"],
    lacks: ["images", "only images"],
  },
  "a picture of text": {
    has: ["image of text only", "image of text"],
    lacks: ["text posts", "images"],
  },
  "of several": {
    has: ["careers, pay or licences", "pay and careers"],
    lacks: ["careers", "more"],
  },
  vague: { has: ["the topic", "this community"], lacks: ["veganism", "radarr"] },
};

/** Short questions, and what is none. */
export const SHORT_QUESTION_EXAMPLES: RowExamples = {
  has: ["Which lamp?", "Why does it flicker?\nIt is new.", "Why did it fail?\nNo idea."],
  lacks: [
    "A lamp for reading",
    `Who hummed last night?\n${"All neighbours heard it as well. ".repeat(4)}`,
    `Why does it flicker?\n${"I changed the bulb. ".repeat(12)}`,
    `Why did the war end?\n${"Two books differ on it. ".repeat(4)}`,
  ],
};
