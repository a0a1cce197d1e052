import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ReplyReading } from "#contract/assistant.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { MAX_REPLY_LENGTH } from "#engine/posts/assistant/read-reply.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { samplePolicy, sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { AssistantPanel } from "./assistant-panel.tsx";

beforeEach(async () => {
  sessionStorage.clear();
  await signIn();
});

const project = sampleProject();

function sampleReading(...titles: string[]): ReplyReading {
  const drafts = titles.map((title) => ({
    title,
    titles: [title],
    content: `${title}: what we did.`,
    flair: null,
  }));
  return { drafts, missing: [], unsupported: [], corrections: null };
}

function showPanel(answers: Answers = {}) {
  const onSaved = vi.fn<(post: GeneratedPost) => void>();
  const shown = showPart(
    <AssistantPanel project={project} subredditId="saas" onSaved={onSaved} />,
    {
      answers: {
        wordPostBrief: { text: "Write a post.", notice: null },
        getPolicy: samplePolicy(),
        getPostingContext: { author: { karma: 500, accountAgeDays: 400 }, posts: [], comments: [] },
        ...answers,
      },
    },
  );
  return { ...shown, onSaved };
}

const reply = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /assistant's reply/ });
const readIt = () => screen.getByRole("button", { name: "Read the reply" });
const titles = () => screen.queryAllByRole("textbox", { name: "Title" });

async function paste(answers: Answers) {
  const shown = showPanel(answers);
  await shown.user.type(reply(), "A post");
  await shown.user.click(readIt());
  return shown;
}

test("there is nothing to check before a reply was read", async () => {
  await paste({ readReply: noAnswer });
  expect(titles()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Save as draft" })).toBeNull();
});

test("a reply that was read is checked and kept", async () => {
  const { user, calls, onSaved } = await paste({
    readReply: sampleReading("A year of trips"),
    createPost: samplePost(),
  });
  await user.click(await screen.findByRole("button", { name: "Save as draft" }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === "createPost")?.body).toMatchObject({
    title: "A year of trips",
    by: "assistant",
  });
  expect(reply().value).toBe("");
});

test("of several posts another can be used", async () => {
  const { user } = await paste({ readReply: sampleReading("First", "Second") });
  expect(await screen.findByText(/The reply has 2 posts/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use post 2" }));
  expect(await screen.findByDisplayValue("Second")).toBeTruthy();
});

test("what the reply lacks is said", async () => {
  await paste({ readReply: { ...sampleReading(), missing: ["There is no post in it."] } });
  expect(await screen.findByText("There is no post in it.")).toBeTruthy();
  expect(titles()).toEqual([]);
});

test("a reply that could not be read is still there", async () => {
  await paste({ readReply: refuse(500, "INTERNAL", "It broke.") });
  expect((await screen.findByRole("alert")).textContent).toContain("Your text is still here.");
  expect(reply().value).toBe("A post");
});

test("a draft that could not be kept is still there", async () => {
  const { user } = await paste({
    readReply: sampleReading("A year of trips"),
    createPost: refuse(500, "INTERNAL", "It broke."),
  });
  await user.click(await screen.findByRole("button", { name: "Save as draft" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your draft is still here.");
  expect(screen.getByDisplayValue("A year of trips")).toBeTruthy();
});

test("a pasted reply outlives the page", async () => {
  const { user, unmount } = showPanel();
  await user.type(reply(), "A post");
  unmount();
  showPanel();
  expect(reply().value).toBe("A post");
  expect(screen.getByText("Your pasted text is back.")).toBeTruthy();
});

test("a reply that is too long is not sent", async () => {
  const { user, calls } = showPanel();
  await user.click(reply());
  await user.paste("a".repeat(MAX_REPLY_LENGTH + 1));
  expect(reply().getAttribute("aria-invalid")).toBe("true");
  await user.click(readIt());
  expect(calls.filter(({ name }) => name === "readReply")).toEqual([]);
});
