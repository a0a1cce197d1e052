import { expect, test } from "vitest";
import type { Place } from "../place/place.ts";
import { makePlace, tell } from "../testing/make-place.ts";
import { wordPost } from "../word/word-post.ts";
import { planPosts } from "./plan-posts.ts";

test("two captions of a project are not the same text", () => {
  const told = tell({
    kind: "product",
    verb: "make",
    answers: {
      what: "a drop spindle for spinning wool",
      unusual: "The shaft is split and not sawn, so the grain goes straight the whole way.",
      stackOrMaterial: "Birch for the whorl, an old ski for the shaft, linseed oil, no lathe.",
    },
  });
  const caption = (name: string): Place => ({ ...makePlace(name), form: "caption" });
  const plan = planPosts(told, ["One", "Two", "Three"].map(caption));
  const texts = plan.flatMap((entry) =>
    entry.is === "post" ? [wordPost(told, entry, new Set()).content] : [],
  );
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(3);
});
