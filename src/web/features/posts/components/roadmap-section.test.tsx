import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { sampleProject, sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { RoadmapSection } from "./roadmap-section.tsx";

beforeEach(() => signIn());

const FREE = sampleSubscription({
  isPremium: false,
  planCode: "FREE",
  status: "none",
  aiPosts: { used: 1, limit: 1, resetsAt: "2026-12-01T00:00:00.000Z" },
});

function showSection(answers: Answers = {}) {
  const project = sampleProject();
  return showPart(<RoadmapSection project={project} onComment={() => {}} />, {
    path: "/?view=days",
    answers: {
      getBillingStatus: FREE,
      getRoadmap: [],
      getWritingOutlook: { ...sampleWritingOutlook([sampleOutlook()]), room: 0 },
      ...answers,
    },
  });
}

const findGate = () => screen.findByRole("link", { name: "Upgrade to Premium" });
const roadmap = () => screen.queryByRole("heading", { name: "Content Roadmap" });

test("with a plan there is the roadmap and no gate", async () => {
  showSection({ getBillingStatus: sampleSubscription() });
  expect(await screen.findByText("No upcoming posts")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Upgrade to Premium" })).toBeNull();
});

test("while the plan is on its way, neither is there", () => {
  showSection({ getBillingStatus: noAnswer });
  expect(screen.getByText("Loading: Content Roadmap")).toBeTruthy();
  expect(roadmap()).toBeNull();
});

test("without a plan and without posts, the gate stands in its place", async () => {
  showSection();
  expect(await findGate()).toBeTruthy();
  expect(screen.queryByText("No upcoming posts")).toBeNull();
});

test("nobody's own posts are behind the gate", async () => {
  showSection({ getRoadmap: [samplePost({ title: "A year of trips" })] });
  expect((await screen.findAllByText(/A year of trips/)).length).toBeGreaterThan(0);
});

test("a first draft is offered to who has none", async () => {
  showSection({
    getBillingStatus: {
      ...FREE,
      aiPosts: { used: 0, limit: 1, resetsAt: "2026-12-01T00:00:00.000Z" },
    },
    getWritingOutlook: { ...sampleWritingOutlook([sampleOutlook()]), room: 1 },
    suggestAnswers: { suggestions: [], notice: null },
  });
  expect(await screen.findByRole("heading", { name: "Your first draft is free" })).toBeTruthy();
});

test("a plan that could not be read is said, and can be asked for again", async () => {
  showSection({
    getBillingStatus: refuse(400, "VALIDATION", "It broke."),
    getRoadmap: [samplePost()],
  });
  expect(await screen.findByText("We couldn't load your plan")).toBeTruthy();
});
