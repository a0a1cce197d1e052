import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CommentDraft } from "#contract/comment.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePolicy, sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { CommentWorkshop } from "./comment-workshop.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const project = sampleProject();

function sampleReading(fields: Partial<CommentDraft> = {}): CommentDraft {
  return {
    thread: { title: "How do you plan trips?", text: "We are six.", link: null },
    language: "en",
    need: ["how to plan trips for six"],
    helps: [],
    shared: [],
    draft: { content: "Ask for dates first.", rests: ["what"], isSure: true, by: "engine" },
    ifAsked: null,
    asks: null,
    message: null,
    notice: null,
    checks: [],
    brief: "Write a comment.",
    ...fields,
  };
}

async function readThread(answers: Answers) {
  const shown = showPart(
    <CommentWorkshop
      project={project}
      community={{ id: "saas", fullName: "r/SaaS" }}
      handed={null}
      hasModel={false}
    />,
    { answers: { getPolicy: samplePolicy(), ...answers } },
  );
  await shown.user.type(
    screen.getByRole("textbox", { name: "Title and text of the thread" }),
    "How do you plan trips?",
  );
  await shown.user.click(screen.getByRole("button", { name: "Draft a comment" }));
  return shown;
}

const findComment = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" });

test("says what one gets while nothing was pasted, and while it is read", async () => {
  const { calls } = await readThread({ draftComment: noAnswer });
  expect(screen.getByText("Paste a thread to see:")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Your comment" })).toBeNull();
  expect(calls.filter(({ name }) => name === "draftComment")).toHaveLength(1);
});

test("a comment was drafted: it can be edited, and the keyboard is at what is asked", async () => {
  await readThread({ draftComment: sampleReading() });
  expect((await findComment()).value).toBe("Ask for dates first.");
  expect(document.activeElement?.tagName).toMatch(/^H\d$/);
  expect(screen.getByRole("button", { name: "Draft it again" })).toBeTruthy();
  expect(screen.queryByText("Paste a thread to see:")).toBeNull();
});

test("a draft that may miss the question says so", async () => {
  const draft = { content: "Ask for dates.", rests: [], isSure: false, by: "engine" as const };
  await readThread({ draftComment: sampleReading({ draft }) });
  expect(await screen.findByText(/Check that it answers their question/)).toBeTruthy();
});

test("without a draft it is said why, and one's own comment can be written", async () => {
  const reading = sampleReading({ draft: null, message: "None of your answers fits." });
  const { user } = await readThread({ draftComment: reading });
  expect(await screen.findByText("None of your answers fits.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Write it myself" }));
  expect((await findComment()).value).toBe("");
  expect(screen.queryByText("None of your answers fits.")).toBeNull();
});

test("a missing answer is asked for", async () => {
  await readThread({ draftComment: sampleReading({ draft: null, asks: ["what"] }) });
  expect(await screen.findByRole("button", { name: "Draft from this answer" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Write it myself" })).toBeNull();
});

test("a thread that could not be read is still there", async () => {
  await readThread({ draftComment: refuse(500, "INTERNAL", "It broke.") });
  expect((await screen.findByRole("alert")).textContent).toContain("still here");
  expect(screen.getByDisplayValue("How do you plan trips?")).toBeTruthy();
});

test("what to say to who asks is there only where there is something to say", async () => {
  await readThread({ draftComment: sampleReading({ ifAsked: "I make Trip Planner." }) });
  expect(await screen.findByText("I make Trip Planner.")).toBeTruthy();
  expect(screen.getByText("Only if somebody asks what you made")).toBeTruthy();
});
