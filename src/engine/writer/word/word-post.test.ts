import { describe, expect, test } from "vitest";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Interview } from "#engine/interview/interview.ts";
import { planPosts } from "../plan/plan-posts.ts";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import { completePost } from "./complete-post.ts";

const source = { kind: "note", asOf: "2026-11" } as const;
const stance = (is: Policy["stance"]["is"], detail: string | null = null): Partial<Policy> => ({
  stance: { is, detail, flairs: [], day: null, sharePercent: null, source },
});

function write(
  known: Partial<Policy> = {},
  changes: Partial<Interview> = {},
  name = "Coldplatter",
) {
  const told = tell(changes, name);
  const [entry] = planPosts(told, [makePlace("Example", known)]);
  const post = entry?.is === "post" ? completePost(told, entry, new Set()) : null;
  if (!post) throw new Error(JSON.stringify(entry));
  return post;
}

describe("a post", () => {
  const post = write({ kind: "hobby" });

  test("opens on the scene, whole", () => {
    expect(post.content.startsWith(COLDPLATTER.answers.scene ?? "?")).toBe(true);
  });

  test("says whose it is, without a greeting", () => {
    expect(findDisclosure(post.content, "Coldplatter")).not.toBeNull();
    expect(post.content).not.toMatch(/^(?:Hi|Hello|Hey)\b|(?:person|people) behind/m);
  });

  test("tells every answer to its end", () => {
    const told = post.rests.filter((id) => id !== "what");
    const ends = told.map((id) => (COLDPLATTER.answers[id] ?? "").split(/(?<=[.?]) /).at(-1) ?? "");
    expect(ends.filter((end) => !post.content.includes(end))).toEqual([]);
  });

  test("has price and address once, before the question that ends it", () => {
    expect(post.content.match(/https:\/\/coldplatter\.example/g)).toHaveLength(1);
    expect(post.content).toMatch(/\?$/);
  });

  test("has titles of different ideas, none of them cut", () => {
    expect(new Set(post.titles).size).toBe(post.titles.length);
    expect(post.titles.length).toBeGreaterThan(1);
    for (const title of post.titles) expect(title).not.toMatch(/(?:,|\b(?:and|which|who|the|a))$/);
  });
});

test("an address is given where it may be, and nowhere else", () => {
  const banned = {
    demands: [
      {
        of: "all",
        code: "no-link",
        value: null,
        detail: null,
        countsComments: false,
        source,
        certainty: "sure",
      },
    ],
  } satisfies Partial<Policy>;
  expect(write(banned).content).not.toContain("coldplatter.example");
});

test("a caption has at most 40 words, and a list of pictures beside it", () => {
  const post = write(
    { kind: "showcase", formats: { allowed: ["image", "text"], source } },
    { kind: "product" },
  );
  expect(countWords(post.content)).toBeLessThanOrEqual(40);
  expect(post.attachments[0]).toMatch(/^Take these pictures: /);
});

test("a comment in a thread is short and has no greeting", () => {
  const post = write(stance("thread"));
  expect(post.postType).toBe("thread-comment");
  expect(countWords(post.content)).toBeLessThanOrEqual(130);
});

test("another post of the project takes another title", () => {
  const told = tell();
  const [entry] = planPosts(told, [makePlace("Example")]);
  if (entry?.is !== "post") throw new Error("No post.");
  const first = completePost(told, entry, new Set());
  const second = completePost(told, entry, new Set([first?.title ?? ""]));
  expect(second?.title).not.toBe(first?.title);
});

test.each<[string, Interview["answers"], RegExp]>([
  ["a platform", { platform: "Linux and macOS." }, /It runs on Linux and macOS: https/],
  ["that it is free", { price: "free" }, /It's free/],
  ["a price", { price: "$9, two for 17" }, /It costs \$9, two for 17/],
  ["a stack", { stackOrMaterial: "Rust, tree-sitter." }, /It's written in Rust, tree-sitter\./],
])("a note on %s becomes a sentence", (_, answers, expected) => {
  const { what = "", unusual = "", scene = "" } = COLDPLATTER.answers;
  const all = { what, unusual, scene, ...answers };
  expect(write({ kind: "dev" }, { answers: all }).content).toMatch(expected);
});

test("demanded sections hold the answers that they ask for", () => {
  const headings = ["What My Project Does", "Target Audience", "Comparison"];
  const { content, unmet } = write({ requirements: [{ kind: "sections", headings, source }] });
  for (const heading of headings) expect(content).toContain(`**${heading}**`);
  expect(content).toContain("It is for people with more than four hard drives in a drawer.");
  expect(unmet).toEqual([]);
});

test("a name with quotes stays as it is", () => {
  expect(write({}, {}, 'The "Old" Mill').content).toContain('The "Old" Mill');
});
