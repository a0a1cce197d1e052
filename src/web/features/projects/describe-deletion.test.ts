import { expect, test } from "vitest";
import { describeDeletion } from "./describe-deletion.ts";

test.each([
  [
    "both",
    { subreddits: 1, posts: 2, archived: false },
    "The project is deleted with its 1 chosen community and 2 posts. This can't be undone. What you posted stays on Reddit, and in your promotion budget. To hide it instead, archive it.",
  ],
  [
    "communities only",
    { subreddits: 1200, posts: 0, archived: true },
    "The project is deleted with its 1,200 chosen communities. This can't be undone.",
  ],
  [
    "nothing",
    { subreddits: 0, posts: 0, archived: true },
    "The project is deleted. This can't be undone.",
  ],
])("%s", (_, project, sentence) => {
  expect(describeDeletion(project)).toBe(sentence);
});
