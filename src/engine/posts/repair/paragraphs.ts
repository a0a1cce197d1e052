import { splitSentences } from "#engine/pages/split-sentences.ts";

/** A text as paragraphs of sentences, so that some can go and the rest stays as it is. */
export function readParagraphs(content: string): string[][] {
  return content.split(/\n{2,}/).map((paragraph) => splitSentences(paragraph));
}

export function writeParagraphs(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(" "))
    .join("\n\n");
}
