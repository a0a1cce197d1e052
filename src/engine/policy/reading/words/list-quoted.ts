export const QUOTED =
  /["“„«]([^"”“«»\n]{2,80})["”“»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,80})['’](?!\p{L})/gu;

/** What a text has in quotes. */
export function listQuoted(text: string): string[] {
  return Array.from(text.matchAll(QUOTED), ([, double, single]) =>
    (double ?? single ?? "").replace(/(?<![.,;:])[.,;:]+$/, "").trim(),
  ).filter((words) => words.length > 1);
}
