import { expect, test } from "vitest";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { makeInput, NOW } from "./testing/assess-draft.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { asPosted } from "./assess-ban-risk.ts";

const past = (id: string, hours: number | null, isPosted = true): PastPost => ({
  id,
  subredditId: "saas",
  title: "What helped with late invoices",
  content: "A word on taxes.",
  at: hours === null ? null : new Date(NOW.getTime() + hours * HOUR_MS),
  isPosted,
  isPromotional: false,
});

test("Reddit gets no edit section, and knows only what was posted by then", () => {
  const input = makeInput({
    draft: { editSection: "EDIT: https://ledgerly.io" },
    posts: [past("before", -2), past("planned", -1, false), past("later", 1), past("draft", null)],
  });
  const posted = asPosted(input, NOW);
  expect(posted.draft).toEqual({ ...input.draft, editSection: null });
  expect(posted.posts.map(({ id }) => id)).toEqual(["before"]);
  expect(posted).toMatchObject({ at: NOW, now: NOW });
});
