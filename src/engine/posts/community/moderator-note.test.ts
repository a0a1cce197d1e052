import { expect, test } from "vitest";
import type { Interview } from "#engine/interview/interview.ts";
import { makeBrief, takes } from "../testing/make-brief.ts";
import { makeLimit } from "#engine/ledger/testing/make-account.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { type ModeratorsAnswer, toAnsweredStance, writeModeratorNote } from "./moderator-note.ts";

const draft = { title: "A title", content: "The post." };
const note = (
  stance: "ask" | "welcome" | "closed",
  changes: Partial<Interview> = {},
  known: Partial<Policy> = {},
  verdict: string | null = null,
) => {
  const { project, interview, community } = makeBrief(takes(stance));
  return writeModeratorNote(
    { project, interview: { ...interview, ...changes } },
    { ...community.policy, fullName: "r/Example", ...known },
    draft,
    verdict,
  );
};

test("the link to a verdict comes last, where it is wished", () => {
  const link = "https://foothold.example/check?r=example#draft=1.abc";
  expect(note("ask", {}, {}, link)?.message).toMatch(
    /\n\nThe post\.\n\nI checked it against your rules: https:\S+#draft=1\.abc$/,
  );
  expect(note("ask")?.message).not.toContain("checked");
});

test("moderators who want to be asked are asked kindly, with the post below", () => {
  expect(note("ask")?.message).toMatch(
    /^Hello, I wrote Lockpeek, .+\. I read that you want to be asked first: may I post the text below in r\/Example, once\? I will add that it is mine\. If you'd like changes, .+, and a no is fine too\. Thank you for your time\.\n\nA title\n\nThe post\.$/,
  );
});

test.each<[string, Partial<Interview>, RegExp]>([
  [
    "a team speaks for itself",
    { isTeam: true },
    /^Hello, we \w+ Lockpeek, .+ may we post .+ We will add that it is ours/,
  ],
  [
    "what was not told is not said",
    { answers: {} },
    /^Hello, I \w+ Lockpeek\. I read that .+: may I post/,
  ],
  ["a cause has people behind it", { kind: "cause" }, / I will add who is behind Lockpeek\. /],
])("%s", (_case, changes, expected) => {
  expect(note("ask", changes)?.message).toMatch(expected);
});

test("what the post says already is not promised", () => {
  draft.content = "I wrote Lockpeek because migrations kept waiting.";
  expect(note("ask")?.message).toContain(" It says that it is mine. ");
  draft.content = "The post.";
});

test.each<[string, Parameters<typeof note>, boolean]>([
  ["where nobody wants to be asked", ["welcome"], false],
  [
    "where a note asks for it of such things",
    ["welcome", {}, { demands: [makeLimit({ code: "ask-mods", value: null })] }],
    true,
  ],
  [
    "where a note asks for it of other things",
    ["welcome", {}, { demands: [makeLimit({ of: "survey", code: "ask-mods", value: null })] }],
    false,
  ],
  [
    "where projects are not taken at all",
    ["closed", {}, { demands: [makeLimit({ code: "ask-mods", value: null })] }],
    false,
  ],
])("%s", (_case, given, isAsked) => {
  expect(note(...given) !== null).toBe(isAsked);
});

test("who was asked is not asked again", () => {
  const { community } = makeBrief(takes("ask"));
  const stance = { ...community.policy.stance, ...toAnsweredStance("yes", "") };
  expect(note("ask", {}, { stance })).toBeNull();
});

test("Reddit's page is filled in, with the question alone where the post is too long", () => {
  const { address = "", message = "" } = note("ask") ?? {};
  const query = new URL(address).searchParams;
  expect(query.get("to")).toBe("/r/Example");
  expect(query.get("subject")).toBe("May I post about Lockpeek?");
  expect(query.get("message")).toBe(message);
  draft.content = "word ".repeat(2000);
  const long = note("ask");
  draft.content = "The post.";
  expect(long?.address.length).toBeLessThan(2000);
  expect(new URL(long?.address ?? "").searchParams.get("message")).toMatch(/your time\.$/);
});

test.each<[ModeratorsAnswer, string, string, string]>([
  ["yes", "", "welcome", "The moderators said yes"],
  ["conditions", " only on Sundays ", "welcome", "The moderators said yes, if: only on Sundays"],
  ["no", "", "closed", "The moderators said no"],
])("their answer is kept: %s", (answer, conditions, is, detail) => {
  expect(toAnsweredStance(answer, conditions)).toMatchObject({ is, detail, isAsked: true });
});
