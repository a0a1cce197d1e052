/** A run of text on a page of a PDF; `transform` ends in its place, from the lower left. */
export type TextRun = { str: string; hasEOL: boolean; height: number; transform: number[] };

/** Lines further apart than this many of their own heights are of two paragraphs. */
const PARAGRAPH_GAP = 1.7;

/** A page's runs as lines, with an empty line where the page leaves a gap. */
export function joinLines(runs: TextRun[]): string {
  let text = "";
  let lastY: number | null = null;
  for (const { str, hasEOL, height, transform } of runs) {
    const y = transform[5] ?? 0;
    const isNewLine = text === "" || text.endsWith("\n");
    if (str.trim() !== "" && isNewLine) {
      if (lastY !== null && Math.abs(lastY - y) > PARAGRAPH_GAP * (height || 12)) text += "\n";
      lastY = y;
    }
    text += str + (hasEOL ? "\n" : "");
  }
  return text;
}
