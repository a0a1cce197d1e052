import { expect, test } from "vitest";
import { makeBrief } from "#engine/posts/testing/make-brief.ts";
import { COLDPLATTER } from "../testing/make-place.ts";
import { composePost } from "./compose-post.ts";

const brief = { ...makeBrief({}), interview: COLDPLATTER };

test.each(["mistake", "numbers", "before"] as const)(
  "what was just asked for is told: %s",
  (asked) => {
    const composed = composePost({ ...brief, tells: [asked] });
    expect(composed.is === "post" && composed.post.rests).toContain(asked);
  },
);

test("what was asked for and can't be told holds no post off", () => {
  const answers = { ...COLDPLATTER.answers, mistake: "" };
  const interview = { ...COLDPLATTER, answers };
  expect(composePost({ ...brief, interview, tells: ["mistake"] }).is).toBe("post");
});
