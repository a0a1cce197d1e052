import { countWords } from "#engine/pages/tells-fact.ts";
import { findBlanks } from "#engine/drafts/blanks.ts";
import type { PostType } from "#engine/drafts/draft.ts";

export type Text = { title: string; content: string };

/** One way to write a post; each round says it with less and in other words. */
export type Choice = { postType: PostType; write: (round: number) => Text | null };

/** Below this nobody would take two posts for the same; at 0.35 they count as similar. */
const ALIKE = 0.29;
const ROUNDS = 12;
/** What says next to nothing is no better than what was said before. */
const THIN = 0.5;

/** How many texts that would do are compared for what they leave open. */
const MOST_COMPARED = 2;

/**
 * A text that resembles no sibling, of the first few the one with the fewest blanks; else the one that
 * resembles them least.
 */
export function findUnlike(
  choices: Choice[],
  measureLikeness: (text: Text, enough: number) => number,
  fewestWords: number,
): { text: Text; postType: PostType } | null {
  let best: Found | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fitting: Found[] = [];
    for (const { postType, write } of choices) {
      // Another type than the chosen one is for when nothing else is new.
      if (fitting[0] && fitting[0].postType !== postType) break;
      const text = write(round);
      if (!text) continue;
      const isThin = countWords(text.content) < fewestWords;
      // Below the bound each is measured in full, since several may do.
      const enough: number = Math.max(best?.likeness ?? Infinity, ALIKE + 0.01);
      const likeness: number = measureLikeness(text, enough) + (isThin ? THIN : 0);
      if (!best || likeness < best.likeness) best = { text, postType, likeness };
      if (likeness <= ALIKE) fitting.push({ text, postType, likeness });
      if (fitting.length >= MOST_COMPARED) break;
    }
    if (fitting.length > 0) return findFullest(fitting);
  }
  return best;
}

type Found = { text: Text; postType: PostType; likeness: number };

/** Of equals the first, which suits the community best. */
function findFullest(fitting: Found[]): Found | null {
  const countOpen = ({ text }: Found) => findBlanks(`${text.title} ${text.content}`).length;
  return fitting.toSorted((a, b) => countOpen(a) - countOpen(b))[0] ?? null;
}
