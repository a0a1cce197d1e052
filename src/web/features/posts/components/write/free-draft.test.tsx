import { screen, within } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import type { Project } from "#contract/project.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { FreeDraft, NextDrafts, NextDraftsCard } from "./free-draft.tsx";

const PROJECT = { id: "p", interview: { kind: "product", answers: {} } } as unknown as Project;

test("an offer that could not be loaded says so, and is asked for again", async () => {
  const refetch = vi.fn<() => void>();
  const outlook = {
    data: undefined,
    error: new Error("x"),
    isError: true,
    isPending: false,
    isFetching: false,
    refetch,
  } as unknown as OutlookQuery;
  const { user } = showPart(
    <FreeDraft
      project={PROJECT}
      outlook={outlook}
      isLikely
      buttonRef={createRef()}
      onWritten={() => {}}
      onComment={undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your first draft");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test.each([
  ["with a blank for what would make it better", false],
  ["though we can't tell whether it is about what readers there came for", true],
])("who answered all that was asked gets the draft, %s", async (_, isOffSubject) => {
  const project = sampleProject();
  const before = sampleWritingOutlook([sampleOutlook({ is: "asks", questions: ["what"] })]);
  const { user, calls } = showPart(
    <FreeDraft
      project={project}
      outlook={{ data: before, isPending: false, isFetching: false } as unknown as OutlookQuery}
      isLikely
      buttonRef={createRef()}
      onWritten={() => {}}
      onComment={undefined}
    />,
    {
      answers: {
        suggestAnswers: { suggestions: [], notice: null },
        updateInterview: project.interview,
        getWritingOutlook: sampleWritingOutlook([
          sampleOutlook({ is: "asks", questions: ["limits"], isOffSubject }),
        ]),
        generatePost: samplePost(),
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Write my first draft, free" }));
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "generatePost")?.body).toMatchObject({
      isAnyway: true,
    }),
  );
});

test("what a plan opens is nothing that is free anyway", () => {
  showPart(<NextDrafts drafts={[]} isAwaited={false} />);
  const lines = within(screen.getByRole("list", { name: "With a plan" })).getAllByRole("listitem");
  expect(lines).toHaveLength(3);
  // Free: results, past posts and the check of a draft.
  for (const { textContent } of lines) expect(textContent).not.toMatch(/result|past|check|stayed/i);
});

test("where no next draft can be shown, the card still says what a plan opens", () => {
  const { show } = showPart(<NextDraftsCard drafts={[]} />);
  expect(screen.getByRole("heading", { name: "Premium Feature" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upgrade to Premium" })).toBeTruthy();
  const draft = {
    fullName: "r/SaaS",
    postType: "story",
    title: "T",
    words: 90,
    veil: "x",
  } as const;
  show(<NextDraftsCard drafts={[draft]} />);
  expect(screen.getByRole("heading", { name: "Your next drafts" })).toBeTruthy();
});
