import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import {
  findChanges,
  findFaults,
  type PostEdit,
  toEdit,
  describeSaveFailure,
  createUnsavedEdits,
} from "./post-edit.ts";
import { samplePost } from "#web/testing/sample-post.ts";

const post = samplePost();
const edit = toEdit(post, "Europe/Berlin");
const now = new Date("2026-11-15T09:00:00.000Z");

test("an untouched post has no changes, and its time is the user's", () => {
  expect(edit.scheduledFor).toBe("2026-11-17T14:00");
  expect(findChanges(post, edit, "Europe/Berlin")).toBeNull();
});

test.each<[string, Partial<PostEdit>, object | null]>([
  ["a title", { title: " Another " }, { title: "Another" }],
  ["blanks around a title", { title: ` ${post.title} ` }, null],
  ["content", { content: "x\n" }, { content: "x\n" }],
  ["an edit section", { editSection: "EDIT: x" }, { editSection: "EDIT: x" }],
  ["a flair", { flair: "Launch" }, { flair: "Launch" }],
  ["no time", { scheduledFor: "" }, { scheduledFor: null }],
  [
    "another time",
    { scheduledFor: "2026-11-18T09:30" },
    { scheduledFor: "2026-11-18T08:30:00.000Z" },
  ],
])("%s: only what differs is sent", (_, typed, changes) => {
  expect(findChanges(post, { ...edit, ...typed }, "Europe/Berlin")).toEqual(changes);
});

test.each<[Partial<PostEdit>, string]>([
  [{ title: " " }, "title"],
  [{ title: "x".repeat(301) }, "title"],
  [{ content: "x".repeat(40_001) }, "content"],
  [{ editSection: "x".repeat(5001) }, "editSection"],
  [{ flair: "x".repeat(65) }, "flair"],
  [{ scheduledFor: "2026-11-15T09:00" }, "scheduledFor"],
])("a fault is said at its field (%#)", (typed, field) => {
  const wrong = { ...edit, ...typed };
  const changes = findChanges(post, wrong, "Europe/Berlin") ?? {};
  expect(Object.keys(findFaults(wrong, changes, now))).toEqual([field]);
});

test("a time that passed unchanged is no fault: the words can still be saved", () => {
  const late = new Date("2026-12-24T00:00:00.000Z");
  expect(findFaults({ ...edit, content: "x" }, { content: "x" }, late)).toEqual({});
});

const answered = (status: number, message: string) => new ApiError(status, { message });

test.each([
  [
    "a post that was made meanwhile",
    answered(409, "You've already posted this."),
    "You've already posted this.",
    true,
  ],
  ["a post that is gone", answered(404, "There is no such post."), "There is no such post.", true],
  [
    "a server in trouble",
    answered(503, "x"),
    "The service is temporarily unavailable. Please try again later.",
    false,
  ],
  [
    "anything else",
    new Error("bug"),
    "We couldn't save the post. Your text is still here. Please try again.",
    false,
  ],
])("%s", (_, error, message, isFinal) => {
  expect(describeSaveFailure(error, false)).toEqual({ message, isFinal });
});

function createStorage() {
  const stored = new Map<string, string>();
  return {
    stored,
    open: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }),
  };
}

test("what was typed is found again, by the same person and for the same post", () => {
  const { open } = createStorage();
  createUnsavedEdits(open, "ada").keep("p1", { title: "x", editSection: null });
  expect(createUnsavedEdits(open, "ada").read("p1")).toEqual({ title: "x", editSection: null });
  expect(createUnsavedEdits(open, "ada").read("p2")).toEqual({});
  expect(createUnsavedEdits(open, "bob").read("p1")).toEqual({});
});

test("nothing typed, and what is finished leave nothing behind", () => {
  const { open, stored } = createStorage();
  const edits = createUnsavedEdits(open, "ada");
  edits.keep("p1", { title: "x" });
  edits.keep("p1", {});
  edits.keep("p2", { title: "x" });
  edits.finish("p2");
  expect(stored.size).toBe(0);
});

test("what comes after the end is dropped, until the post is opened again", () => {
  const { open, stored } = createStorage();
  const edits = createUnsavedEdits(open, "ada");
  edits.keep("p1", { title: "x" });
  edits.finish("p1");
  edits.keep("p1", { title: "x" });
  expect(stored.size).toBe(0);
  expect(edits.read("p1")).toEqual({});
  edits.keep("p1", { title: "y" });
  expect(edits.read("p1")).toEqual({ title: "y" });
});

test.each(["{", "null", "7", '{"title":7,"content":null,"other":"x"}'])(
  "%s is read as nothing",
  (text) => {
    const { open, stored } = createStorage();
    stored.set("post-edit:ada:p1", text);
    expect(createUnsavedEdits(open, "ada").read("p1")).toEqual({});
  },
);

test("a browser that forbids storage does no harm", () => {
  const edits = createUnsavedEdits(() => {
    throw new Error("forbidden");
  }, "ada");
  edits.keep("p1", { title: "x" });
  expect(edits.read("p1")).toEqual({});
});
