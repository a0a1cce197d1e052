import { expect, test } from "vitest";
import { readPaste } from "./read-paste.ts";

function listBans(name: string): string[] {
  return readPaste(`1. ${name}\n\n2. Be kind`).rules.flatMap(({ statements }) =>
    statements
      .flatMap(({ meanings }) => meanings)
      .flatMap((each) =>
        each.kind === "demand" && each.demand.code === "unwanted"
          ? [`${each.demand.of}: ${each.demand.detail ?? ""}`]
          : [],
      ),
  );
}

test.each([
  ["R5: No lottery results or horoscopes", "other: lottery results or horoscopes"],
  ["No discussion of locksmith tricks", "other: discussion of locksmith tricks"],
  ["Bootleg recordings are not allowed", "other: Bootleg recordings"],
  ["No posts showing open wounds", "other: posts showing open wounds"],
  ["No posts about pension advice", "special question: posts about pension advice"],
  ["No armchair diagnosis of strangers", "other: armchair diagnosis of strangers"],
  ["No gaming news or patch rumours", "other: gaming news or patch rumours"],
])("'%s' refuses %s", (name, ban) => {
  expect(listBans(name)).toEqual([ban]);
});

test.each([
  "No derailing",
  "No stirring of old quarrels",
  "No elitism",
  "No impersonation of staff",
  "No throwaway accounts",
  "No politics",
  "No nudity or shock pictures",
  "Etchings are removed unless they are signed",
])("'%s' refuses no sort of posts", (name) => {
  expect(listBans(name)).toEqual([]);
});
