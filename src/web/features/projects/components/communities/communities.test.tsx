import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { sampleProject, sampleSubreddit } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { EditProjectDialog } from "#web/features/projects/components/edit/edit-project-dialog.tsx";
import { Communities } from "./communities.tsx";

beforeEach(() => signIn());

const HUNDRED = Array.from({ length: 100 }, (_, place) => ({
  subredditId: `place${place}`,
  subreddit: sampleSubreddit({ id: `place${place}`, fullName: `r/place${place}` }),
  source: "recommended" as const,
}));
const PROJECT = sampleProject({ recommendations: HUNDRED });

test("a page of a hundred communities asks for nothing that only their details show", async () => {
  const { calls, user } = showPart(
    <Communities project={PROJECT} renderBudget={({ fullName }) => <p>Budget of {fullName}</p>} />,
    { answers: { listBudgets: { windowDays: 90, items: [] } } },
  );
  await screen.findByRole("link", { name: "r/place0" });
  expect(calls).toEqual([]);
  for (const name of ["r/place0", "r/place1"]) {
    await user.click(screen.getByRole("button", { name: `Show details of ${name}` }));
  }
  expect(calls.map(({ name }) => name)).toEqual(["listBudgets"]);
});

test("the form to edit a project is at hand, and asks for the project when it opens", async () => {
  const dialog = (isOpen: boolean) => (
    <EditProjectDialog project={PROJECT} isOpen={isOpen} onClose={() => {}} />
  );
  const { calls, show } = showPart(dialog(false), { answers: { getProject: PROJECT } });
  expect(calls).toEqual([]);
  show(dialog(true));
  await screen.findByLabelText(/^Project name/i);
  expect(calls.map(({ name }) => name)).toEqual(["getProject"]);
});

test.each([
  ["take-part", /^None of your communities takes posts/],
  ["not-known", /^We know of none of your communities that it takes posts/],
] as const)(
  "where no post is known to be taken (%s), comments come first",
  async (group, words) => {
    const subreddit = sampleSubreddit({ group });
    const project = sampleProject({
      recommendations: [{ subredditId: "saas", subreddit, source: "recommended" }],
    });
    showPart(<Communities project={project} renderBudget={() => null} />, { answers: {} });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Write a comment" })).toBeTruthy();
  },
);

test("where a post is taken, nothing is said against posts", async () => {
  const subreddit = sampleSubreddit({ group: "post" });
  const project = sampleProject({
    recommendations: [{ subredditId: "saas", subreddit, source: "recommended" }],
  });
  showPart(<Communities project={project} renderBudget={() => null} />, { answers: {} });
  await screen.findByRole("link", { name: "r/SaaS" });
  expect(screen.queryByText(/of your communities/)).toBeNull();
});
