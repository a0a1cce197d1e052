import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showPart } from "#web/testing/show-part.tsx";
import { StatCards } from "./project-activity.tsx";

const GUESS = { text: "Monday", basis: null };
const SURE = {
  text: "Tuesday",
  basis: { posts: 900, communities: 2, isChance: false, isEven: false },
};

function show(failed: string[], bestDay = SURE as typeof SURE | typeof GUESS, subreddits = 3) {
  const retry = vi.fn<() => void>();
  const shown = showPart(
    <StatCards
      bestDay={bestDay}
      unread={{ failed, retry, isRetrying: false }}
      bestTime={GUESS}
      timeNote=""
      timezone="America/New_York"
      subreddits={subreddits}
      weeklyGrowth={{ percent: 0, communities: 0, from: null, to: null }}
      communitiesPage="/projects/1/communities"
    />,
  );
  return { ...shown, retry };
}

test("the best day is the reader's, and says so", () => {
  show([]);
  expect(screen.getByText("Tuesday").textContent).toBe("Tuesday New York time");
});

test("days that could not be loaded are not said to be uncounted, and can be asked for again", async () => {
  const { user, retry } = show(["r/SaaS"], GUESS);
  const [day] = screen.getAllByText("Best Day to Post");
  expect(day?.parentElement?.textContent).toContain("We couldn't load some days.");
  expect(day?.parentElement?.textContent).not.toContain("No posts counted");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  [1, 1],
  [3, 0],
])("a project with %i communities has %i ways to more of them", (subreddits, links) => {
  show([], SURE, subreddits);
  expect(screen.queryAllByRole("link", { name: "Find more" })).toHaveLength(links);
});
