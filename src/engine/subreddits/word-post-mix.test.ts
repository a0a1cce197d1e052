import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import { expect, test } from "vitest";
import { wordPostMix } from "./word-post-mix.ts";

test.each<[Partial<Record<PostTypeSeen, number>>, string | undefined]>([
  [{}, undefined],
  [{ text: 19 }, undefined],
  [{ text: 50 }, "almost all text posts"],
  [{ image: 25, gallery: 22, text: 3 }, "almost all images"],
  [{ link: 30, text: 20 }, "mostly links"],
  [{ video: 20, crosspost: 18, text: 12 }, "a mix of videos and crossposts"],
])("%o is %s", (seen, mix) => {
  const postTypes = Object.entries(seen).map(([type, posts]) => ({
    type: type as PostTypeSeen,
    posts,
  }));
  expect(wordPostMix(postTypes)).toBe(mix);
});
