import { type Figure, isTelling } from "./measured-post.ts";

/** Which of several groups does best: one that does, none that can be told apart, or too few posts. */
export type Best = { kind: "best"; place: number } | { kind: "even" } | { kind: "too-few" };

/** Only a group whose bounds lie above those of every other is called the best. */
export function findBest(figures: readonly (Figure | null)[]): Best {
  const telling = figures.flatMap((figure, place) =>
    isTelling(figure) ? [{ figure, place }] : [],
  );
  const [first, ...others] = telling.toSorted((a, b) => b.figure.value - a.figure.value);
  if (!first || others.length === 0) return { kind: "too-few" };
  const { low } = first.figure;
  const isClear = others.every(
    ({ figure }) => low !== null && figure.high !== null && low > figure.high,
  );
  return isClear ? { kind: "best", place: first.place } : { kind: "even" };
}
