import { expect, test } from "vitest";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { judgeSentence } from "../../../../../scripts/sentences/judge-sentence.ts";
import type { Refusal } from "./place-post.ts";
import { wordInstead, wordRefusal } from "./refusals.ts";

const subreddit = { id: "kubernetes", name: "kubernetes" } as KnownSubreddit;
const asks = (known: Partial<Extract<Refusal, { is: "asks" }>>): Refusal => ({
  is: "asks",
  questions: ["numbers"],
  others: [],
  isOffSubject: false,
  ...known,
});

test.each<[string, Refusal, string]>([
  ["an answer is missing", asks({}), "One answer is missing for a good post here."],
  [
    "all was said elsewhere",
    asks({ others: ["r/golang", "r/devops"] }),
    "What fits here is already in your posts for r/golang and r/devops. One more answer gives another.",
  ],
  [
    "all was said in one post",
    asks({ others: ["r/golang"], questions: ["numbers", "limits"] }),
    "What fits here is already in your post for r/golang. Two more answers give another.",
  ],
  [
    "nothing is about their subject",
    asks({ isOffSubject: true, others: ["r/golang"] }),
    "One answer is missing for a good post here: nothing you said so far is about what people in r/kubernetes talk about. What does it do for them?",
  ],
  [
    "everything was asked",
    { is: "told", others: ["r/golang"] },
    "What fits here is already in your post for r/golang. There's nothing left to ask.",
  ],
  [
    "posts are removed",
    { is: "closed", reason: "comments-only" },
    "Take part in r/kubernetes by comments. Posts about your own project get removed there.",
  ],
])("where %s", (_, refusal, expected) => {
  const sentence = wordRefusal({ subreddit, refusal });
  expect(sentence).toBe(expected);
  expect(judgeSentence(sentence)).toEqual([]);
});

test.each<[string[], string[], string]>([
  [
    ["r/golang"],
    ["numbers"],
    "What fits here is also meant for r/golang. Write this one instead of that one, or give one more answer first.",
  ],
  [
    ["r/golang", "r/devops"],
    [],
    "What fits here is also meant for r/golang and r/devops. Write this one instead of one of them.",
  ],
])("instead of %j", (others, questions, expected) => {
  expect(wordInstead(others, questions)).toBe(expected);
  expect(judgeSentence(expected)).toEqual([]);
});
