import { compareWordRuns, readWordRuns } from "#engine/text/word-similarity.ts";

type Text = { title: string; content: string };

/** Reddit takes the same text in several places for spam. */
const MOST_ALIKE = 0.35;

/** The first of the posts that says much the same in the same words. */
export function findLikeness(post: Text, others: Text[]): Text | null {
  const runs = readWordRuns(textOf(post));
  const isAlike = (other: Text) => compareWordRuns(runs, readWordRuns(textOf(other))) > MOST_ALIKE;
  return others.find(isAlike) ?? null;
}

function textOf({ title, content }: Text): string {
  return `${title}\n${content}`;
}
