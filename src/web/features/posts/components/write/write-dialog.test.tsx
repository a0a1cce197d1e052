import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import type { CommunityOutlook } from "#web/features/posts/writing/outlook.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { WriteDialog } from "./write-dialog.tsx";

beforeEach(() => signIn());

const project = sampleProject();
const opening = {};

function withCommunities(...communities: CommunityOutlook[]): Answers {
  return {
    getWritingOutlook: sampleWritingOutlook(communities),
    listConnections: { items: [] },
  };
}

function showDialog(answers: Answers, { canWriteOwn = true } = {}) {
  const [onClose, onWritten] = [vi.fn<() => void>(), vi.fn<(post: GeneratedPost) => void>()];
  const [onWriteOwn, onComment] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  function Shown() {
    return (
      <WriteDialog
        project={project}
        outlook={useWritingOutlook(project)}
        opening={opening}
        isOpen
        onClose={onClose}
        onWritten={onWritten}
        onWriteOwn={canWriteOwn ? onWriteOwn : undefined}
        onComment={onComment}
      />
    );
  }
  return { ...showPart(<Shown />, { answers }), onClose, onWritten, onWriteOwn, onComment };
}

test("while the communities are on their way, nothing can be written", () => {
  showDialog({ getWritingOutlook: noAnswer });
  expect(screen.getByText("Loading your communities")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Write the post" })).toBeNull();
});

test("communities that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showDialog({
    getWritingOutlook: () => {
      asked += 1;
      if (asked === 1) return refuse(500, "INTERNAL", "Something went wrong.");
      return sampleWritingOutlook([sampleOutlook()]);
    },
    listConnections: { items: [] },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: /r\/SaaS/ })).toBeTruthy();
});

test("a project without communities says so", async () => {
  showDialog(withCommunities());
  expect(await screen.findByText("No communities yet.")).toBeTruthy();
});

test("each community is listed with what it allows, and without its source", async () => {
  showDialog(withCommunities(sampleOutlook()));
  const option = await screen.findByRole("radio", { name: /r\/SaaS.*Promotion is allowed/ });
  expect(option.closest("label")?.textContent).not.toContain("rules of");
});

test("the chosen type is what is asked for, all by keyboard", async () => {
  const post = samplePost();
  const { user, calls, onWritten } = showDialog({
    ...withCommunities(sampleOutlook()),
    generatePost: post,
  });
  (await screen.findByRole("radio", { name: /^Question/ })).focus();
  await user.keyboard(" ");
  screen.getByRole("button", { name: "Write the post" }).focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(onWritten).toHaveBeenCalled());
  const sent = calls.find(({ name }) => name === "generatePost")?.body;
  expect(sent).toEqual({
    projectId: project.id,
    subredditId: "saas",
    postType: "question",
    writer: "engine",
  });
});

test("a community without posts offers a comment instead", async () => {
  const { user, onComment } = showDialog(
    withCommunities(sampleOutlook({ is: "closed", closedReason: "comments-only" })),
  );
  await user.click(await screen.findByRole("button", { name: "Write a comment" }));
  expect(onComment).toHaveBeenCalledWith("saas");
  expect(screen.queryByRole("button", { name: "Write the post" })).toBeNull();
});

test("missing answers are asked for, and can be gone without", async () => {
  const { user, calls } = showDialog({
    ...withCommunities(sampleOutlook({ is: "asks", questions: ["why"] })),
    generatePost: samplePost(),
  });
  const asked = await screen.findByRole("region", { name: "Answers for r/SaaS" });
  expect(await within(asked).findByRole("textbox")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Draft it anyway" }));
  const sent = calls.find(({ name }) => name === "generatePost")?.body;
  expect(sent).toMatchObject({ isAnyway: true });
});

test("a refusal of the server takes the button away and says what can be done", async () => {
  const details = { subredditId: "saas", is: "closed", reason: "no-place" };
  const { user, onWritten } = showDialog({
    ...withCommunities(sampleOutlook()),
    generatePost: refuse(409, "CONFLICT", "It is not a place for projects.", details),
  });
  await user.click(await screen.findByRole("button", { name: "Write the post" }));
  expect(await screen.findByRole("region", { name: "What you can do in r/SaaS" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Write the post" })).toBeNull();
  expect(onWritten).not.toHaveBeenCalled();
});

test("a community that bans text by machines is named before one's own assistant writes", async () => {
  const { user } = showDialog(withCommunities(sampleOutlook({ bansAiText: true })));
  await user.click(await screen.findByRole("radio", { name: /^Your own assistant/ }));
  expect(screen.getByRole("note").textContent).toContain("r/SaaS");
  expect(screen.getByRole("button", { name: "Go to the brief" })).toBeTruthy();
});

test("who writes without a plan is offered the built-in writer alone", async () => {
  showDialog(withCommunities(sampleOutlook()), { canWriteOwn: false });
  const writers = await screen.findByRole("group", { name: "Who writes it" });
  expect(within(writers).getAllByRole("radio")).toHaveLength(1);
});

test("one's own words begin on an empty page", async () => {
  const { user, onWriteOwn } = showDialog(withCommunities(sampleOutlook()));
  await user.click(await screen.findByRole("radio", { name: /^I write it myself/ }));
  await user.click(screen.getByRole("button", { name: "Open an empty page" }));
  expect(onWriteOwn).toHaveBeenCalledWith("saas");
});

test("while the post is written, the button says so and sends nothing more", async () => {
  const { user, calls } = showDialog({
    ...withCommunities(sampleOutlook()),
    generatePost: noAnswer,
  });
  await user.click(await screen.findByRole("button", { name: "Write the post" }));
  const button = await screen.findByRole("button", { name: "Writing..." });
  await user.click(button);
  expect(calls.filter(({ name }) => name === "generatePost")).toHaveLength(1);
});

test("where no more posts fit, that is said beside the button, and pressing it says it again", async () => {
  const reason = "You have 5 posts planned.";
  const { user, calls } = showDialog({
    ...withCommunities(sampleOutlook()),
    getWritingOutlook: { ...sampleWritingOutlook([sampleOutlook()]), room: 0, reason },
  });
  const said = await screen.findByText(reason);
  await user.click(await screen.findByRole("button", { name: "Write the post" }));
  expect(document.activeElement).toBe(said);
  expect(calls.filter(({ name }) => name === "generatePost")).toEqual([]);
});

const MODEL = { id: "llm", name: "Model", state: "connected", meaning: "It writes." } as const;

/** Presses the button with the connected model as the writer. */
async function writeByModel(answers: Answers) {
  const shown = showDialog({
    ...withCommunities(sampleOutlook()),
    listConnections: { items: [MODEL] },
    ...answers,
  });
  await screen.findByRole("radio", { name: /r\/SaaS/ });
  const writers = within(await screen.findByRole("group", { name: "Who writes it" }));
  await vi.waitFor(() => expect(writers.getAllByRole("radio")).toHaveLength(4));
  await shown.user.click(writers.getAllByRole("radio")[1] as HTMLElement);
  await shown.user.click(screen.getByRole("button", { name: "Write the post" }));
  return shown;
}

test("while the model writes, its steps take the form's place; stopped, the form is back", async () => {
  const { user, onWritten } = await writeByModel({ generatePostInSteps: noAnswer });
  expect(await screen.findByRole("list", { name: "Steps" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Who writes it" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  const button = await screen.findByRole("button", { name: "Write the post" });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(onWritten).not.toHaveBeenCalled();
});

test("what the model failed at can be written by the built-in writer", async () => {
  const { user, calls, onWritten } = await writeByModel({
    generatePostInSteps: refuse(502, "UPSTREAM", "The model didn't answer."),
    generatePost: samplePost(),
  });
  const alert = await screen.findByRole("alert");
  expect(alert).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /built-in/i }));
  await vi.waitFor(() => expect(onWritten).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === "generatePost")?.body).toMatchObject({
    writer: "engine",
    subredditId: "saas",
  });
});
