import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { OutcomeSection } from "./outcome-section.tsx";

beforeEach(() => signIn());

/** Posted so many hours ago by the clock of the machine, which the section asks. */
const postedAgo = (hours: number, fields: Partial<GeneratedPost> = {}) =>
  samplePost({
    status: "posted",
    isPosted: true,
    postedAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    ...fields,
  });

const showSection = (post: GeneratedPost, answers: Answers = {}) =>
  showPart(<OutcomeSection project={sampleProject()} post={toRoadmapPost(post)} />, { answers });

const stillUp = () => screen.getByRole("button", { name: "Still up" });

test("a look that is due is asked for, and what was seen is saved", async () => {
  const { user, calls } = showSection(postedAgo(30), { recordCheck: postedAgo(30) });
  expect(screen.getByRole("group", { name: /what do you see\?$/ })).toBeTruthy();
  await user.click(stillUp());
  expect(await screen.findByText("Saved: Still up.")).toBeTruthy();
  expect(calls.find(({ name }) => name === "recordCheck")?.body).toMatchObject({
    sighting: "live",
  });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Is it still up?" }));
});

test("while it is saved, it is not sent twice", async () => {
  const { user, calls } = showSection(postedAgo(30), { recordCheck: noAnswer });
  await user.click(stillUp());
  await user.click(stillUp());
  expect(calls.filter(({ name }) => name === "recordCheck")).toHaveLength(1);
  expect(screen.queryByText("Saved: Still up.")).toBeNull();
});

test("what was not saved says so, and is still asked for", async () => {
  const { user } = showSection(postedAgo(30), {
    recordCheck: refuse(500, "INTERNAL", "It broke."),
  });
  await user.click(stillUp());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(stillUp()).toBeTruthy();
});

test("a look before its time is named as one", () => {
  showSection(postedAgo(0.05));
  expect(screen.getByRole("group", { name: "Checking early: what do you see?" })).toBeTruthy();
});
