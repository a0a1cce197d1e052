import { keepWords } from "#engine/text/characters.ts";
import { dropTags } from "#engine/text/text-place.ts";
import type { Sibling } from "./post-brief.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";

/** Two posts of one project may share facts; they may not share title, opening or shape. */
export function isLikeSibling(
  { title, content, shape = null }: { title: string; content: string; shape?: string | null },
  siblings: Sibling[],
): boolean {
  const [own, opening] = [lettersOf(title), openingOf(content)];
  return siblings.some(
    (other) =>
      (own !== "" && lettersOf(other.title) === own) ||
      (opening !== "" && openingOf(other.content) === opening) ||
      (shape !== null && other.shape === shape),
  );
}

/** The first sentence, as far as readers hear it. */
function openingOf(content: string): string {
  const [paragraph = ""] = content.trim().split("\n");
  return lettersOf(splitAnswer(paragraph)[0] ?? "");
}

/** Without tags, marks and case, which make no other title. */
export function lettersOf(text: string): string {
  return keepWords(dropTags(text));
}
