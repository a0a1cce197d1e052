import { expect, test } from "vitest";
import { allowedPostTypes } from "./allowed-post-types.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { makeFacts, makeRules } from "./testing/make-facts.ts";

const seen = [
  { type: "crosspost", posts: 4 },
  { type: "video", posts: 3 },
  { type: "gallery", posts: 2 },
  { type: "text", posts: 30 },
  { type: "poll", posts: 0 },
] as const;

test.each<[string, Partial<SubredditFacts>, string[]]>([
  ["nothing known", {}, []],
  ["types seen, in our order", { postTypes: [...seen] }, ["Text", "Image", "Video", "Crosspost"]],
  [
    "text posts only, whatever was seen",
    { postTypes: [...seen], rules: makeRules({ "text-posts-only": true }) },
    ["Text"],
  ],
  ["text posts only, nothing seen", { rules: makeRules({ "text-posts-only": true }) }, ["Text"]],
  [
    "no videos",
    { postTypes: [...seen], rules: makeRules({ "no-video-links": true }) },
    ["Text", "Image", "Crosspost"],
  ],
  [
    "text posts only, but most posts are images",
    {
      postTypes: [
        { type: "image", posts: 40 },
        { type: "text", posts: 10 },
      ],
      rules: makeRules({ "text-posts-only": true }),
    },
    ["Text", "Image"],
  ],
  ["rules that say nothing on types", { rules: makeRules({ "be-respectful": true }) }, []],
])("%s", (_, known, types) => {
  expect(allowedPostTypes(makeFacts(known))).toEqual(types);
});
