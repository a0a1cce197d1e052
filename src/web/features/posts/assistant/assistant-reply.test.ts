import { expect, test } from "vitest";
import { createKeptReply, NO_REPLY, describeFailure, isRefusal } from "./assistant-reply.ts";
import { ApiError } from "#contract/client.ts";

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

const KEPT = {
  reply: "Title: One\n\nA post.",
  draft: { title: "One", content: "A post.", flair: null },
  titles: ["One"],
};

test("what was pasted is found again, by its own key only, until it is forgotten", () => {
  const storage = createStorage();
  createKeptReply(() => storage, "a").keep(KEPT);
  expect(createKeptReply(() => storage, "a").read()).toEqual(KEPT);
  expect(createKeptReply(() => storage, "b").read()).toEqual(NO_REPLY);
  createKeptReply(() => storage, "a").forget();
  expect(createKeptReply(() => storage, "a").read()).toEqual(NO_REPLY);
});

test.each([
  ["no JSON", "{"],
  ["another shape", '{"reply":1,"draft":null,"titles":[]}'],
  ["a broken draft", '{"reply":"","draft":{"title":1},"titles":[]}'],
  ["titles that are none", '{"reply":"","draft":null,"titles":[1]}'],
])("what cannot be read is nothing: %s", (_case, stored) => {
  const storage = { ...createStorage(), getItem: () => stored };
  expect(createKeptReply(() => storage, "a").read()).toEqual(NO_REPLY);
});

test("a browser that forbids storage loses nothing but the reload", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  const kept = createKeptReply(forbidden, "a");
  expect(() => kept.keep(KEPT)).not.toThrow();
  expect(kept.read()).toEqual(NO_REPLY);
});

const answer = (status: number, code: "CONFLICT" | "PLAN_LIMIT" | "VALIDATION", message: string) =>
  new ApiError(status, { code, message });

test.each([
  [
    "a closed community",
    answer(409, "CONFLICT", "Take part in r/saas by comments."),
    "Take part in r/saas by comments.",
    true,
  ],
  [
    "a full roadmap",
    answer(422, "PLAN_LIMIT", "Maximum 5 pending posts."),
    "Maximum 5 pending posts.",
    true,
  ],
  [
    "a reply that is too long",
    answer(400, "VALIDATION", "A reply can have at most 40,000 characters."),
    "A reply can have at most 40,000 characters.",
    false,
  ],
  ["something else", new Error("boom"), "Something went wrong. Please try again later.", false],
])("%s", (_case, error, words, refused) => {
  expect(describeFailure(error, false)).toBe(words);
  expect(isRefusal(error)).toBe(refused);
});
