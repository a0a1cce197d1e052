import { parseSync, Visitor } from "vite";
import { extractSentences } from "./extract-sentences.ts";

const SHOWS = /^(?:showToast|showError|showNotLoaded)$/;

/** Words that are written where a toast is shown, instead of beside the feature's other toasts. */
export function findToastWords(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (!SHOWS.test(source.slice(callee.start, callee.end))) return;
      const texts = extractSentences(file, source.slice(start, end)).map(({ text }) => text);
      found.push(...texts.filter((text) => text.includes(" ")));
    },
  }).visit(parseSync(file, source).program);
  return found;
}
