import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { listSteps } from "#engine/interview/list-questions.ts";
import { listAnswerRows } from "./answer-rows.ts";

const post = (id: string, content: string, postedAt: string) =>
  ({ id, title: "", content, editSection: null, postedAt }) as GeneratedPost;

test("what is waited for comes first, then what carries most, each with its posts", () => {
  const answers = {
    scene: "In March a client asked me about an invoice.",
    limits: "It knows the tax rules of two countries only.",
  };
  const posts = [
    post("old", "In March a client asked me", "2026-10-01T00:00:00Z"),
    post(
      "new",
      "In March a client asked me, and it knows the tax rules of two",
      "2026-11-01T00:00:00Z",
    ),
  ];
  const rows = listAnswerRows(
    listSteps("software"),
    answers,
    posts,
    new Map([["teach", ["r/SaaS"]]]),
  );
  expect(rows.slice(0, 3).map(({ id, posts: held }) => [id, held.map((one) => one.id)])).toEqual([
    ["teach", []],
    ["scene", ["new", "old"]],
    ["limits", ["new"]],
  ]);
  expect(rows[0]).toMatchObject({ isAnswered: false, waiting: ["r/SaaS"] });
  expect(rows.some(({ id, isAnswered }) => id === "price" && !isAnswered)).toBe(true);
});
