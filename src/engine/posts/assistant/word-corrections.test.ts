import { expect, test } from "vitest";
import { wordCorrections } from "./word-corrections.ts";

const DRAFT = { title: "A title", content: "It is seamless. It runs in 30 countries." };
const CLAIM = { text: "30 countries", sentence: "It runs in 30 countries." };
const PLACE = { field: "content", start: 6, end: 14 } as const;
const VOICE = { id: "machine-voice", text: "This can sound written by AI.", places: [PLACE] };

test("names each claim once with its sentence, and each fault with its words", () => {
  const text = wordCorrections(DRAFT, [CLAIM, CLAIM], [VOICE]);
  expect(text).toContain(
    `1. I didn't say "30 countries". Take it out of "It runs in 30 countries.", or say only what I said.`,
  );
  expect(text).toContain('2. This can sound written by AI. ("seamless")');
  expect(text).not.toContain("3.");
});

test.each([
  ["the account", { id: "new-account", text: "Your account is new.", places: [] }],
  ["the time", { id: "promotion-share", text: "You promote too often.", places: [] }],
  [
    "the flair, which is chosen on Reddit",
    { id: "flair", text: "A flair is missing.", places: [] },
  ],
])("leaves out what lies in %s", (_case, reason) => {
  expect(wordCorrections(DRAFT, [], [reason])).toBeNull();
});

test("keeps what every post there must have, though it has no place", () => {
  const reason = { id: "requirement-tag-0", text: "The title needs the tag [OC].", places: [] };
  expect(wordCorrections(DRAFT, [], [reason])).toContain("[OC]");
});

test("has nothing to say about a draft without faults", () => {
  expect(wordCorrections(DRAFT, [], [])).toBeNull();
});
