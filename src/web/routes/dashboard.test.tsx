import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ProjectSummary } from "#contract/project.ts";
import type { Task } from "#contract/task.ts";
import { refuse } from "#web/testing/answer-calls.ts";
import { sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import Dashboard from "./dashboard.tsx";

beforeEach(() => signIn());

test("projects that could not be loaded are not taken for none", async () => {
  const refusal = refuse(503, "UNAVAILABLE", "We are renewing the server.");
  const { calls, user } = showPart(<Dashboard />, {
    answers: { getProjectStats: refusal, listDatedPosts: refusal, getToday: refusal },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We can't reach the server");
  expect(alert.textContent).toContain("Your projects are safe");
  const count = () => calls.filter(({ name }) => name === "getProjectStats").length;
  const before = count();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(count()).toBeGreaterThan(before);
});

const POSTED = { live: 1, removed: 0, unknown: 0, visits: 0 };
const NOT_POSTED = { live: 0, removed: 0, unknown: 0, visits: 0 };

test.each([
  ["what waits to be posted comes first for whoever has not posted yet", NOT_POSTED, true],
  ["later the figures do", POSTED, false],
])("%s", async (_, outcomes, isFirst) => {
  const projectId = "0199a000-0000-7000-8000-000000000001";
  showPart(<Dashboard />, {
    answers: {
      getProjectStats: {
        totalProjects: 1,
        uniqueSubreddits: 1,
        totalPosts: 1,
        outcomes,
        projects: [sampleSummary(projectId)],
      },
      getBillingStatus: sampleSubscription(),
      listDatedPosts: { items: [], isCut: false },
      getToday: {
        day: "2026-11-18",
        endsAt: "2026-11-19T00:00:00.000Z",
        tasks: [sampleDraftTask(projectId)],
        next: null,
      },
    },
  });
  const draft = await screen.findByRole("checkbox", { name: "Post your draft in r/SaaS" });
  const figures = await screen.findByText("Total Projects");
  const follows = draft.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows > 0).toBe(isFirst);
});

function sampleDraftTask(projectId: string): Task {
  return {
    key: "post.a",
    kind: "post",
    title: "Post your draft in r/SaaS",
    detail: "Three invoices",
    projectId,
    projectName: "Ledgerly",
    postId: "0199a000-0000-7000-8000-000000000002",
    subredditId: "saas",
    fullName: "r/SaaS",
    isDone: false,
    canUndo: false,
    progress: null,
    links: [],
  };
}

function sampleSummary(id: string): ProjectSummary {
  return {
    id,
    name: "Ledgerly",
    url: null,
    description: "Invoices for freelancers.",
    category: null,
    status: "active",
    archived: false,
    subreddits: 1,
    posts: 1,
    createdAt: "2026-11-17T09:00:00.000Z",
  };
}
