import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { leaveOutPost, markAsPosted, putPost } from "./put-post.ts";

const first = samplePost({ id: "a" });
const second = samplePost({ id: "b" });

test("a post takes the place it had, and a new one comes last", () => {
  const edited = { ...first, title: "Another" };
  expect(putPost([first, second], edited)).toEqual([edited, second]);
  expect(putPost([first], second)).toEqual([first, second]);
});

test("a post leaves, and the others stay", () => {
  expect(leaveOutPost([first, second], "a")).toEqual([second]);
  expect(leaveOutPost([first], "z")).toEqual([first]);
});

test("a post that is marked is past at once", () => {
  expect(markAsPosted(first, "2026-11-17T14:00:00.000Z", null)).toMatchObject({
    status: "posted",
    isPosted: true,
    postedAt: "2026-11-17T14:00:00.000Z",
    permalink: null,
  });
});
