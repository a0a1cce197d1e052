import { countWords } from "#engine/pages/tells-fact.ts";
import type { PostType } from "./draft.ts";

export type Text = { title: string; content: string };

/** One way to write a post; each round says it with less and in other words. */
export type Choice = { postType: PostType; write: (round: number) => Text | null };

/** Below this nobody would take two posts for the same; at 0.35 they count as similar. */
const ALIKE = 0.29;
const ROUNDS = 12;
/** What says next to nothing is no better than what was said before. */
const THIN = 0.5;

/** The first text that resembles no sibling, else the one that resembles them least. */
export function findUnlike(
  choices: Choice[],
  measureLikeness: (text: Text, enough: number) => number,
  fewestWords: number,
): { text: Text; postType: PostType } | null {
  let best: { text: Text; postType: PostType; likeness: number } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { postType, write } of choices) {
      const text = write(round);
      if (!text) continue;
      const isThin = countWords(text.content) < fewestWords;
      const enough: number = best?.likeness ?? Infinity;
      const likeness: number = measureLikeness(text, enough) + (isThin ? THIN : 0);
      if (!best || likeness < best.likeness) best = { text, postType, likeness };
      if (likeness <= ALIKE) return best;
    }
  }
  return best;
}
