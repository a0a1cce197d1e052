import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { PostScatter } from "./post-scatter.tsx";

const DAYS = ["2026-11-03", "2026-11-08", "2026-11-12"];

function samplePosted(day: number, upvotes: number | null): GeneratedPost {
  return samplePost({
    id: `0199a000-0000-7000-8000-00000000000${day}`,
    title: `Post of day ${day}`,
    status: "posted",
    isPosted: true,
    postedAt: `${DAYS[day]}T09:00:00.000Z`,
    performance: {
      outcome: "live",
      upvotes,
      comments: null,
      countedAt: null,
      countedBy: null,
      removedReason: null,
    },
  });
}

const showPosts = (...posts: GeneratedPost[]) =>
  showPart(<PostScatter posts={posts} timezone="UTC" />);
const nameOfFocus = () => document.activeElement?.getAttribute("aria-label");

test("each post is said in words", () => {
  showPosts(samplePosted(0, 41));
  expect(
    screen.getByRole("link", {
      name: "Post of day 0, r/SaaS, November 3, 2026: still up, 41 upvotes",
    }),
  ).toBeTruthy();
});

test("it is one stop for the keyboard, and arrows move from post to post", async () => {
  const { user } = showPosts(samplePosted(0, 4), samplePosted(1, 5), samplePosted(2, 6));
  await user.tab();
  expect(nameOfFocus()).toContain("Post of day 2");
  await user.keyboard("{ArrowLeft}");
  expect(nameOfFocus()).toContain("Post of day 1");
  await user.keyboard("{Home}");
  expect(nameOfFocus()).toContain("Post of day 0");
  await user.keyboard("{ArrowLeft}");
  expect(nameOfFocus()).toContain("Post of day 0");
});

test("Enter opens the post", async () => {
  const { user, location } = showPosts(samplePosted(0, 4));
  await user.tab();
  await user.keyboard("{Enter}");
  expect(location().search).toBe("?post=0199a000-0000-7000-8000-000000000000");
});

test("posts without numbers are below the line, and it is said what that means", () => {
  const { show } = showPosts(samplePosted(0, 4));
  expect(screen.queryByText("Below the line: no numbers yet")).toBeNull();
  show(<PostScatter posts={[samplePosted(0, null)]} timezone="UTC" />);
  expect(screen.getByText("Below the line: no numbers yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: /no numbers yet$/ })).toBeTruthy();
});

test("without posts it is empty, and nothing can be reached", async () => {
  const { user } = showPosts();
  await user.tab();
  expect(screen.queryByRole("link")).toBeNull();
});

const many = (number: number) =>
  ({
    id: `p${number}`,
    title: `Post ${number}`,
    isPosted: true,
    postedAt: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
    createdAt: "2026-01-01T00:00:00.000Z",
    subreddit: { fullName: "r/SaaS" },
    performance: { upvotes: number, comments: 0, outcome: "live" },
    predictedRisk: { score: 30, level: "medium" },
  }) as unknown as GeneratedPost;

test.each([
  [1, true],
  [25, true],
  [500, false],
])("%i posts: rings are drawn: %s", (count, hasRings) => {
  showPart(<PostScatter posts={Array.from({ length: count }, (_, n) => many(n))} timezone="UTC" />);
  expect(screen.getAllByRole("link")).toHaveLength(count);
  expect(document.querySelector(".scatter-dot .risk-ring") !== null).toBe(hasRings);
  expect(screen.queryByText("Ring: predicted risk") !== null).toBe(hasRings);
});
