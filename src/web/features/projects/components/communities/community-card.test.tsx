import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleProject, sampleSubreddit } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { CommunityCard } from "./community-card.tsx";

const [sample] = sampleProject().recommendations;
if (!sample) throw new Error("The sample has no community.");

test.each([
  [0, "added", "Match unknown"],
  [0.04, "added", "Weak match"],
  [0.04, "recommended", "Weak match"],
  [0.15, "added", "15% match"],
  [0.53, "recommended", "53% match"],
] as const)("a match of %d (%s) is shown as %s", (relevanceScore, source, words) => {
  const subreddit = sampleSubreddit({ ...sample.subreddit, relevanceScore });
  showPart(
    <CommunityCard
      projectId="p"
      recommendation={{ ...sample, source, subreddit }}
      budget={null}
      onOpen={() => {}}
      onRemove={() => {}}
    />,
  );
  expect(screen.getByRole("article").textContent).toContain(words);
});
