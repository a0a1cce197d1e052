import { expect, test } from "vitest";
import type { DraftChange } from "#contract/writing.ts";
import type { Answers } from "#engine/interview/interview.ts";
import { judgeSentence } from "../../../../scripts/sentences/judge-sentence.ts";
import { wordNoOther } from "./rewrite-post.ts";

const unusual = "It reads the calendar backwards.";
const scene = "A client asked me for three invoices.";

test.each<[DraftChange, string, Answers, string]>([
  [
    "more-technical",
    "nothing technical was said",
    { scene },
    "Your answers give no more technical draft. Say how it works or what it is made of.",
  ],
  [
    "more-technical",
    "it is all in the post",
    { unusual },
    "Your answers give no more technical draft: all you said about how it works is in this one.",
  ],
  [
    "more-technical",
    "other posts have the rest",
    { unusual, stackOrMaterial: "Go and SQLite." },
    "A more technical draft would be too much like your other posts.",
  ],
  [
    "warmer",
    "nothing warm was said",
    { unusual },
    "Your answers give no warmer draft. Say how it began, or what somebody said about it.",
  ],
  [
    "warmer",
    "other posts have the scene",
    { scene },
    "A warmer draft would be too much like your other posts.",
  ],
])("says why nothing is %s where %s", (change, _case, answers, sentence) => {
  const post = { content: `I wrote Ledgerly. ${unusual}`, shape: "post thing unusual" };
  expect(wordNoOther(change, post, answers)).toBe(sentence);
  expect(judgeSentence(sentence)).toEqual([]);
});
