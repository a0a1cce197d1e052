import { expect, test } from "vitest";
import { toRoadmapPost, previewContent, describeQuota } from "./roadmap-post.ts";
import { samplePost } from "#web/testing/sample-post.ts";

test("content that holds JSON is shown as its text", () => {
  const content = JSON.stringify({
    title: "A title",
    content: "The text.",
    editSection: "EDIT: x",
  });
  const post = toRoadmapPost(samplePost({ title: "", content }));
  expect(post).toMatchObject({ title: "A title", content: "The text.", editSection: "EDIT: x" });
});

test("a post without a title is called one", () => {
  expect(toRoadmapPost(samplePost({ title: " " })).title).toBe("Untitled Post");
});

test.each([
  ["a plan", { scheduledFor: "2026-11-17T13:00:00.000Z" }, "2026-11-17T13:00:00.000Z"],
  [
    "a post that was made at another time than planned",
    { scheduledFor: "2026-11-17T13:00:00.000Z", postedAt: "2026-11-18T09:00:00.000Z" },
    "2026-11-18T09:00:00.000Z",
  ],
  ["a draft", { scheduledFor: null }, undefined],
])("%s stands at its time", (_, fields, at) => {
  expect(toRoadmapPost(samplePost(fields)).at?.toISOString()).toBe(at);
});

test("lines become one, and a short text stays whole", () => {
  expect(previewContent("One.\n\n  Two.\n")).toBe("One. Two.");
});

test("a long text is cut", () => {
  const preview = previewContent("word ".repeat(8000));
  expect(preview.length).toBeLessThan(230);
  expect(preview).toMatch(/^word( word)+.*…$/);
});

test("nothing is nothing", () => {
  expect(previewContent("")).toBe("");
});

const resetsAt = "2026-12-01T00:00:00.000Z";

test("a quota says what is used and when it starts anew", () => {
  expect(describeQuota({ used: 3, limit: 10, resetsAt }, "America/New_York")).toBe(
    "3 of 10 generated posts used this month. You get more on November 30 at 7:00 PM.",
  );
});

test("without a limit, and without a plan, there is nothing to count", () => {
  expect(describeQuota({ used: 3, limit: null, resetsAt }, "UTC")).toBeNull();
  expect(describeQuota({ used: 0, limit: 0, resetsAt }, "UTC")).toBeNull();
  expect(describeQuota(null, "UTC")).toBeNull();
});
