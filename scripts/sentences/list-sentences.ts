import type { PlacedSentence } from "./read-sources.ts";

/** Who reads a text, the many first: the list is in this order. */
export const READERS = {
  screens: "On screens, in mail and in messages",
  demo: "In the demo account",
  api: "In the API's description",
  operators: "In an operator's terminal",
  model: "In what a language model is asked",
} as const;

export type Reader = keyof typeof READERS;

/** Every sentence with its place, as one page: by reader, then by file, each text once in a file. */
export function listSentences(sentences: PlacedSentence[]): string {
  const pages = Object.entries(READERS).flatMap(([reader, title]) => {
    const read = sentences.filter((sentence) => sentence.reader === reader);
    return read.length > 0 ? [`# ${title}\n`].concat(listFiles(read)) : [];
  });
  return pages.join("\n");
}

function listFiles(sentences: PlacedSentence[]): string[] {
  return [...Map.groupBy(sentences, ({ file }) => file)].map(([file, placed]) => {
    const texts = [...Map.groupBy(placed, ({ text }) => text)];
    const lines = texts.map(([text, at]) => `- ${at.map(({ line }) => line).join(", ")}: ${text}`);
    return [`## ${file}\n`, ...lines, ""].join("\n");
  });
}

/** Those whose words no file had before. */
export function findNewSentences(
  sentences: PlacedSentence[],
  before: PlacedSentence[],
): PlacedSentence[] {
  const known = new Set(before.map(({ text }) => text));
  return sentences.filter(({ text }) => !known.has(text));
}
