import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { RecommendedSubreddits } from "#contract/projects/recommendation.ts";
import { showStep } from "#web/features/new-project/testing/show-step.tsx";
import type {
  ProjectDraft,
  SubredditChoice,
} from "#web/features/new-project/wizard/project-draft.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleSubreddit } from "#web/testing/samples.ts";
import { Recommendations } from "./recommendations.tsx";

const DRAFT: Partial<ProjectDraft> = {
  name: "Trip Planner",
  description: "Plans trips for small groups.",
  category: "SaaS & Software",
  targetAudience: ["Developers"],
};

function found(...names: string[]): RecommendedSubreddits {
  const recommendations = names.map((name) =>
    sampleSubreddit({ id: name.toLowerCase(), name, fullName: `r/${name}` }),
  );
  return { recommendations, launchPlaces: [], planLimit: null, by: "engine", notice: null };
}

function showList(answers: Answers) {
  const onToggle = vi.fn<(choice: SubredditChoice) => void>();
  const shown = showStep(
    ({ draft, calls }) => (
      <Recommendations draft={draft} help={calls.recommendations} onToggle={onToggle} />
    ),
    { answers, draft: DRAFT },
  );
  const generate = () =>
    shown.user.click(screen.getByRole("button", { name: "Generate AI Recommendations" }));
  return { ...shown, onToggle, generate };
}

test("before anything was asked for there is no list", () => {
  showList({});
  expect(screen.queryByRole("list", { name: "Recommended subreddits" })).toBeNull();
});

test("says that it is looking", async () => {
  const { generate } = showList({ generateRecommendations: noAnswer });
  await generate();
  expect(await screen.findByText("Finding communities")).toBeTruthy();
});

test("a community is chosen by keyboard", async () => {
  const { user, generate, onToggle } = showList({
    generateRecommendations: found("SaaS", "startups"),
  });
  await generate();
  (await screen.findByRole("checkbox", { name: "r/startups" })).focus();
  await user.keyboard(" ");
  expect(onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: "startups" }));
});

test("nothing that fits is said as such", async () => {
  const { generate } = showList({ generateRecommendations: found() });
  await generate();
  expect(await screen.findByText(/No community fits well/)).toBeTruthy();
});

test("a failure says why and can be tried again", async () => {
  let asked = 0;
  const { user, generate } = showList({
    generateRecommendations: () => {
      asked += 1;
      return asked === 1 ? refuse(503, "UNAVAILABLE", "We are starting.") : found("SaaS");
    },
  });
  await generate();
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: "r/SaaS" })).toBeTruthy();
});

test("other answers make it an old list", async () => {
  const { generate, store } = showList({ generateRecommendations: found("SaaS") });
  await generate();
  await screen.findByRole("checkbox", { name: "r/SaaS" });
  expect(screen.queryByText(/Your answers have changed/)).toBeNull();
  store.update({ description: "Plans trips for families." });
  expect(await screen.findByText(/Your answers have changed/)).toBeTruthy();
});
