import { expect, test } from "vitest";
import { createUnsavedEdits } from "./unsaved-edits.ts";

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
