import { expect, test } from "vitest";
import { wordMembers, wordMembersShort } from "./word-members.ts";

test.each([
  [385_969, false, "385,969 members", "386k members"],
  [1, false, "1 member", "1 member"],
  [58_000, true, "about 58k members", "about 58k members"],
  [3_400_000, true, "about 3.4M members", "about 3.4M members"],
])("%d, estimated: %s", (members, membersEstimated, words, short) => {
  expect(wordMembers({ members, membersEstimated })).toBe(words);
  expect(wordMembersShort({ members, membersEstimated })).toBe(short);
});
