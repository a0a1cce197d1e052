import { expect, test } from "vitest";
import { makePlace } from "../testing/make-place.ts";
import type { PlanEntry } from "./plan.ts";
import { wordEntry } from "./word-entry.ts";

const place = makePlace("kubernetes", { kind: "dev" });
const asks = (known: Partial<Extract<PlanEntry, { is: "asks" }>>): PlanEntry => ({
  place,
  is: "asks",
  question: "numbers",
  others: [],
  isOffSubject: false,
  ...known,
});

test.each<[string, PlanEntry, string | null]>([
  ["an answer is missing", asks({}), "One more answer gives a post for r/kubernetes."],
  [
    "all was told elsewhere",
    asks({ others: ["r/golang", "r/devops"] }),
    "All you said is in your posts for r/golang and r/devops. One more answer gives another.",
  ],
  [
    "nothing is about their subject",
    asks({ isOffSubject: true }),
    "Nothing you said is about what people in r/kubernetes talk about. What does Coldplatter do for them?",
  ],
  [
    "everything was asked",
    { place, is: "told", others: ["r/golang"] },
    "All you said is in your post for r/golang. There is nothing left to ask.",
  ],
  ["it is closed", { place, is: "closed", reason: "comments-only" }, null],
])("where %s", (_, entry, expected) => {
  expect(wordEntry(entry, "Coldplatter")).toBe(expected);
});
