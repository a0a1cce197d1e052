import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { createUnsavedEdits } from "#web/features/posts/post-edit.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePolicy, sampleProject, sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { EditPostDialog } from "./edit-post-dialog.tsx";

beforeEach(() => signIn());

const project = sampleProject();
const NOTHING_ELSE = {
  getPostingContext: { author: { karma: 500, accountAgeDays: 400 }, posts: [], comments: [] },
  getBillingStatus: sampleSubscription(),
  getWritingOutlook: noAnswer,
  getSubredditTiming: noAnswer,
  listBudgets: noAnswer,
};

function showEditor(answers: Answers = {}, post: GeneratedPost = samplePost()) {
  const [onClose, onMarkPosted] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const unsaved = createUnsavedEdits(() => sessionStorage, "ada");
  function Shown() {
    return (
      <EditPostDialog
        project={project}
        post={toRoadmapPost(post)}
        written={post}
        outlook={useWritingOutlook(project)}
        unsaved={unsaved}
        isOpen
        onClose={onClose}
        onMarkPosted={onMarkPosted}
        onOpened={() => {}}
        onCreated={() => {}}
        onCopied={() => {}}
      />
    );
  }
  const shown = showPart(<Shown />, {
    answers: { ...NOTHING_ELSE, getPolicy: samplePolicy(), ...answers },
  });
  return { ...shown, onClose, onMarkPosted };
}

const findTitle = () => screen.findByRole("textbox", { name: "Title" });
const findSaved = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === "updatePost").map(({ body }) => body);

test("only what was changed is saved, by keyboard", async () => {
  const { user, calls } = showEditor({ updatePost: samplePost({ title: "Shorter" }) });
  await user.clear(await findTitle());
  await user.keyboard("Shorter{Control>}s{/Control}");
  expect(await screen.findByText("Post saved")).toBeTruthy();
  expect(findSaved(calls)).toEqual([{ title: "Shorter" }]);
});

test("a post without a title is not saved", async () => {
  const { user, calls } = showEditor();
  await user.clear(await findTitle());
  await user.keyboard("{Control>}s{/Control}");
  expect((await findTitle()).getAttribute("aria-invalid")).toBe("true");
  expect(findSaved(calls)).toEqual([]);
});

test("what was typed is not lost by closing", async () => {
  const { user, onClose } = showEditor();
  (await findTitle()).focus();
  await user.keyboard("{End}!");
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(onClose).toHaveBeenCalled();
});

test("a post with a gap is asked about before it counts as posted", async () => {
  const blank = samplePost({
    content: "I made a planner with {{your number}} friends.",
    blanks: 1,
  });
  const { user, onMarkPosted } = showEditor({}, blank);
  await user.click(await screen.findByRole("button", { name: /mark as posted/i }));
  expect(onMarkPosted).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Mark as posted anyway" }));
  await waitFor(() => expect(onMarkPosted).toHaveBeenCalled());
});

test("what a picture needs beside its words is said whenever it is opened", async () => {
  showEditor({}, samplePost({ type: "image" }));
  expect(await screen.findByText(/^Take these pictures: /)).toBeTruthy();
});

test("what the writer says right after writing has it already", async () => {
  showEditor({}, samplePost({ type: "image", notice: "Take these pictures: the cover." }));
  expect(await screen.findByText("Take these pictures: the cover.")).toBeTruthy();
  expect(screen.getAllByText(/Take these pictures/)).toHaveLength(1);
});

test("a failure to save leaves the words where they are", async () => {
  const { user } = showEditor({ updatePost: refuse(500, "INTERNAL", "Something broke.") });
  (await findTitle()).focus();
  await user.keyboard("{End}!");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(((await findTitle()) as HTMLInputElement).value).toMatch(/!$/);
});

test.each<[string, Answers, RegExp]>([
  ["is being checked", { getPolicy: noAnswer }, /Checking the draft/],
  [
    "has rules that did not come",
    { getPolicy: refuse(500, "INTERNAL", "It broke.") },
    /We couldn't load the rules/,
  ],
  [
    "is for a community that nobody knows",
    { getPolicy: refuse(404, "NOT_FOUND", "We don't know it.") },
    /isn't in our catalogue. Read its rules on Reddit/,
  ],
])("a draft that %s says so", async (_case, answers, words) => {
  const { user } = showEditor(answers);
  await user.click(await screen.findByRole("tab", { name: "Check" }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a draft that was checked has a verdict in three lists", async () => {
  showEditor({ getPolicy: samplePolicy({ bannedKeywords: ["planner"] }) });
  expect(await screen.findByText(/of 100/)).toBeTruthy();
  for (const name of [/^Fix/, /^Fine here/, /^We can't know/]) {
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  }
});
