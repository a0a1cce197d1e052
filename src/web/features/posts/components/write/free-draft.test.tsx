import { screen, within } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Project } from "#contract/project.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { FreeDraft } from "./free-draft.tsx";
import { NextDrafts, NextDraftsCard } from "./next-drafts.tsx";

beforeEach(() => signIn());

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

type Case = { isOffSubject: boolean; isEmpty: boolean };

/** Presses the button with everything answered or nothing; what was sent to be drafted. */
async function pressFor({ isOffSubject, isEmpty }: Case) {
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
  const button = await screen.findByRole("button", { name: "Write my first draft, free" });
  if (!isEmpty) for (const box of screen.getAllByRole("textbox")) await user.type(box, "a sauce");
  await user.click(button);
  return () => calls.find(({ name }) => name === "generatePost")?.body;
}

test.each([
  ["with a blank for what would make it better", { isOffSubject: false, isEmpty: false }],
  ["although an answer was left empty", { isOffSubject: false, isEmpty: true }],
  [
    "though we can't tell whether it is about what readers there came for",
    { isOffSubject: true, isEmpty: false },
  ],
])("who was asked all gets the draft, %s", async (_, given) => {
  const drafted = await pressFor(given);
  await vi.waitFor(() => expect(drafted()).toMatchObject({ isAnyway: true }));
});

test("where the subject is in doubt and an answer was left empty, more is asked for", async () => {
  const drafted = await pressFor({ isOffSubject: true, isEmpty: true });
  expect(await screen.findByRole("dialog", { name: "Write one post" })).toBeTruthy();
  expect(drafted()).toBeUndefined();
});

test.each([true, false])(
  "who named a community gets the draft for it, though others would tell the same: asked first %s",
  async (isAsked) => {
    const project = sampleProject();
    if (!isAsked)
      project.interview.answers = { what: "a sauce", scene: "a kitchen", unusual: "no sugar" };
    const instead = sampleOutlook({ is: "instead", subredditId: "named", fullName: "r/named" });
    const asks = sampleOutlook({ ...instead, is: "asks", questions: ["what"] });
    const data = sampleWritingOutlook([isAsked ? asks : instead]);
    const { user, calls } = showPart(
      <FreeDraft
        project={project}
        outlook={{ data, isPending: false, isFetching: false } as unknown as OutlookQuery}
        isLikely
        buttonRef={createRef()}
        onWritten={() => {}}
        onComment={undefined}
      />,
      {
        answers: {
          suggestAnswers: { suggestions: [], notice: null },
          updateInterview: project.interview,
          getWritingOutlook: sampleWritingOutlook([instead]),
          generatePost: samplePost(),
        },
      },
    );
    const button = await screen.findByRole("button", { name: "Write my first draft, free" });
    for (const box of screen.queryAllByRole("textbox")) await user.type(box, "a sauce");
    expect(screen.queryByText(/Written from your answers for/)).toBeTruthy();
    await user.click(button);
    const drafted = () => calls.find(({ name }) => name === "generatePost")?.body;
    await vi.waitFor(() => expect(drafted()).toMatchObject({ subredditId: "named" }));
    expect(drafted()).not.toHaveProperty("isAnyway");
  },
);

/** As a founder who has answered three questions before, and whom the community asks for a fourth. */
async function pressAfterThree(isOffSubject: boolean) {
  const project = sampleProject();
  project.interview.answers = { what: "a sauce", scene: "a kitchen", unusual: "no sugar" };
  const asks = sampleOutlook({ is: "asks", questions: ["teach"], isOffSubject });
  const data = sampleWritingOutlook([asks]);
  const { user, calls } = showPart(
    <FreeDraft
      project={project}
      outlook={{ data, isPending: false, isFetching: false } as unknown as OutlookQuery}
      isLikely
      buttonRef={createRef()}
      onWritten={() => {}}
      onComment={undefined}
    />,
    { answers: { getWritingOutlook: data, generatePost: samplePost() } },
  );
  const isPromised = screen.queryByText(/^Written from your answers for/) !== null;
  await user.click(await screen.findByRole("button", { name: "Write my first draft, free" }));
  return {
    isPromised,
    drafted: () => calls.find(({ name }) => name === "generatePost")?.body,
  };
}

test("who has answered three questions before gets a draft with a blank at the first press", async () => {
  const { isPromised, drafted } = await pressAfterThree(false);
  expect(isPromised).toBe(true);
  await vi.waitFor(() => expect(drafted()).toMatchObject({ isAnyway: true }));
});

test("who has answered three questions before is asked a fourth where the subject is in doubt", async () => {
  const { isPromised, drafted } = await pressAfterThree(true);
  expect(isPromised).toBe(false);
  expect(await screen.findByRole("dialog", { name: "Write one post" })).toBeTruthy();
  expect(drafted()).toBeUndefined();
});

const OTHER = sampleOutlook({ is: "ready", subredditId: "other", fullName: "r/other" });

test.each([
  ["another community can be chosen for it", [sampleOutlook({ is: "ready" }), OTHER], true],
  ["where there is no other, none is offered", [sampleOutlook({ is: "ready" })], false],
])("%s", async (_, communities, isOffered) => {
  const { user } = showPart(
    <FreeDraft
      project={sampleProject()}
      outlook={
        {
          data: sampleWritingOutlook(communities),
          isPending: false,
          isFetching: false,
        } as unknown as OutlookQuery
      }
      isLikely
      buttonRef={createRef()}
      onWritten={() => {}}
      onComment={undefined}
    />,
    { answers: { suggestAnswers: { suggestions: [], notice: null } } },
  );
  await screen.findByRole("button", { name: "Write my first draft, free" });
  const other = screen.queryByRole("button", { name: "Choose another" });
  expect(other !== null).toBe(isOffered);
  if (!other) return;
  await user.click(other);
  expect(await screen.findByRole("dialog", { name: "Write one post" })).toBeTruthy();
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
