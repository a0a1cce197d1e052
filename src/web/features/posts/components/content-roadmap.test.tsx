import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { useRoadmap, useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleProject, sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { ContentRoadmap } from "./content-roadmap.tsx";

beforeEach(() => signIn());

const project = sampleProject();
const OUTLOOK = sampleWritingOutlook([sampleOutlook()]);

function showRoadmap(answers: Answers, path = "/?view=days") {
  const onComment = vi.fn<(subredditId: string) => void>();
  function Shown() {
    const roadmap = useRoadmap(project.id);
    return (
      <ContentRoadmap
        project={project}
        posts={roadmap.data ?? null}
        isLoading={roadmap.isPending}
        isFetching={roadmap.isFetching}
        onRetry={() => void roadmap.refetch()}
        outlook={useWritingOutlook(project)}
        onComment={onComment}
      />
    );
  }
  const usual = { getBillingStatus: sampleSubscription(), getWritingOutlook: OUTLOOK };
  const shown = showPart(<Shown />, { answers: { ...usual, getRoadmap: [], ...answers }, path });
  return { ...shown, onComment };
}

const manyPosts = (count: number, fields: Partial<GeneratedPost> = {}) =>
  Array.from({ length: count }, (_, place) => {
    const id = `0199a000-0000-7000-8000-00000000000${place}`;
    return samplePost({ id, title: `Post ${place}`, ...fields });
  });

test("says that it is loading while the posts are on their way", async () => {
  showRoadmap({ getRoadmap: noAnswer });
  expect(screen.getByText("Loading roadmap...")).toBeTruthy();
  expect(await screen.findByText(/2 of 30 generated posts used/)).toBeTruthy();
});

test("says that nothing is planned", async () => {
  showRoadmap({});
  expect(await screen.findByText("No upcoming posts")).toBeTruthy();
});

test("posts that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showRoadmap({
    getRoadmap: () => {
      asked += 1;
      return asked === 1 ? refuse(500, "INTERNAL", "Something broke.") : manyPosts(1);
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Your posts are safe");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Post 0/)).toBeTruthy();
});

test("one press generates, by keyboard, and says how many were written", async () => {
  const { user, calls } = showRoadmap({ generatePosts: manyPosts(2) });
  await screen.findByText("No upcoming posts");
  screen.getByRole("button", { name: "Generate Posts" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("2 posts have been generated and scheduled.")).toBeTruthy();
  const sent = calls.find(({ name }) => name === "generatePosts")?.body;
  expect(sent).toEqual({ projectId: project.id });
});

test("a post without a date is not called scheduled", async () => {
  const [whole, blank] = manyPosts(2);
  const written = [whole, blank && { ...blank, status: "draft", scheduledFor: null, blanks: 1 }];
  const { user } = showRoadmap({ generatePosts: written as GeneratedPost[] });
  await screen.findByText("No upcoming posts");
  await user.click(screen.getByRole("button", { name: "Generate Posts" }));
  const said =
    "1 posts have been generated and scheduled. 1 post has no date yet: fill in its blank first.";
  expect(await screen.findByText(said)).toBeTruthy();
});

test("at the cap the button stays and sends nothing", async () => {
  const { user, calls } = showRoadmap({ getRoadmap: manyPosts(5) });
  expect((await screen.findAllByText(/Post 0/)).length).toBeGreaterThan(0);
  const button = screen.getByRole("button", { name: "Generate Posts" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  expect(calls.filter(({ name }) => name === "generatePosts")).toEqual([]);
});

test("without a plan the buttons can only be looked at", async () => {
  showRoadmap({ getBillingStatus: sampleSubscription({ isPremium: false, planCode: "FREE" }) });
  await screen.findByText("No upcoming posts");
  expect(screen.getByRole("button", { name: /Content Roadmap$/ })).toBeTruthy();
});

test("the month is a calendar of the same posts", async () => {
  const { user } = showRoadmap({ getRoadmap: manyPosts(1) });
  await screen.findAllByText(/Post 0/);
  await user.click(screen.getByRole("radio", { name: "Month" }));
  expect(await screen.findByRole("button", { name: "Next month" })).toBeTruthy();
});

test("a card says what its community allows, and leaves the source to the editor", async () => {
  showRoadmap({ getRoadmap: manyPosts(1) });
  const card = await screen.findByRole("article", { name: "Post 0" });
  expect(card.textContent).toContain("Promotion is allowed");
  expect(card.textContent).not.toContain("rules of");
});

const generated = (calls: { name: string }[]) =>
  calls.filter(({ name }) => name === "generatePosts");

test("while posts are generated, the button is busy and sends nothing more", async () => {
  const { user, calls } = showRoadmap({ generatePosts: noAnswer });
  await screen.findByText("No upcoming posts");
  const button = screen.getByRole("button", { name: "Generate Posts" });
  await user.click(button);
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  await user.click(button);
  button.blur();
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(generated(calls)).toHaveLength(1);
});

test("what the server has to say about the posts stays in sight, each thing once", async () => {
  const notice = "The language model didn't answer.";
  const { user } = showRoadmap({
    generatePosts: manyPosts(2, { notice }),
  });
  await screen.findByText("No upcoming posts");
  await user.click(screen.getByRole("button", { name: "Generate Posts" }));
  expect((await screen.findAllByText(notice)).map(({ textContent }) => textContent)).toEqual([
    notice,
  ]);
});

test("where an answer is missing, the press asks for it and generates nothing", async () => {
  const asks = sampleOutlook({ is: "asks", questions: ["why"] });
  const { user, calls } = showRoadmap({
    getWritingOutlook: {
      ...sampleWritingOutlook([asks]),
      ready: 0,
      next: { subredditId: "saas", fullName: "r/SaaS", questions: ["why"], ready: 1 },
    },
    listConnections: { items: [] },
  });
  await screen.findByText("No upcoming posts");
  const box = await screen.findByRole("textbox");
  await user.click(screen.getByRole("button", { name: /^Generate Posts/ }));
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
  expect(generated(calls)).toEqual([]);
});

test("without a plan, scheduling says what a plan is for, and sends nothing", async () => {
  const { user, calls } = showRoadmap({
    getBillingStatus: sampleSubscription({ isPremium: false, planCode: "FREE" }),
    getRoadmap: manyPosts(1, { status: "draft", scheduledFor: null }),
  });
  await user.click(await screen.findByRole("button", { name: /^Schedule/ }));
  expect(await screen.findByText("Premium Feature")).toBeTruthy();
  expect(calls.filter(({ name }) => name === "schedulePost")).toEqual([]);
});

test("one's own page is written in the dialog", async () => {
  const { user } = showRoadmap({ listConnections: { items: [] } });
  await screen.findByText("No upcoming posts");
  await user.click(screen.getByRole("button", { name: /^Write one/ }));
  expect(await screen.findByRole("dialog", { name: "Write one post" })).toBeTruthy();
});

const removedIn = (fullName: string, fields: Partial<GeneratedPost> = {}) =>
  samplePost({
    id: "0199a000-0000-7000-8000-000000000009",
    status: "posted",
    isPosted: true,
    title: "What I learned of trips",
    content: "Another text.",
    postedAt: new Date(Date.now() - 3_600_000).toISOString(),
    performance: {
      upvotes: null,
      comments: null,
      countedAt: null,
      countedBy: null,
      outcome: "removed",
      removedReason: null,
    },
    subreddit: { id: "saas", name: "SaaS", fullName, members: 1, membersEstimated: false },
    ...fields,
  });

test("after a removal what waits says so, is asked about, and goes on at one press", async () => {
  const posts = [...manyPosts(2), removedIn("r/SaaS")];
  const { user, calls } = showRoadmap({ getRoadmap: posts, updatePost: samplePost() });
  expect(
    await screen.findByText(/^Your post in r\/SaaS was removed\. What you planned/),
  ).toBeTruthy();
  expect((await screen.findAllByText(/^Your last post in r\/SaaS was removed/)).length).toBe(2);
  await user.click(screen.getByRole("button", { name: "Post Now: Post 0" }));
  expect(await screen.findByRole("alertdialog", { name: "Post before they answer?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Go on" }));
  const kept = calls.filter(({ name }) => name === "updatePost").map(({ body }) => body);
  const rulesRead = [`go-on:${posts[2]?.id}`];
  expect(kept).toEqual([{ rulesRead }, { rulesRead }]);
});

test("without a removal nothing waits", async () => {
  showRoadmap({ getRoadmap: [...manyPosts(1), removedIn("r/SaaS", { performance: null })] });
  expect((await screen.findAllByText(/Post 0/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/was removed/)).toBeNull();
});
