import { expect, test } from "vitest";
import * as account from "#engine/accounts/account-fields.ts";
import * as competitor from "#engine/competitors/competitor-options.ts";
import * as post from "#engine/drafts/draft.ts";
import * as project from "#engine/projects/project-fields.ts";
import { judgeText, keepFaults, type TextField } from "./text-field.ts";

const field: TextField = { missing: "Please say.", longest: 3, tooLong: "At most 3 characters." };

test.each([
  ["", field, "Please say."],
  ["", { ...field, missing: undefined }, null],
  ["abc", field, null],
  ["abcd", field, "At most 3 characters."],
])("'%s' is judged", (text, { missing, ...rest }, fault) => {
  expect(judgeText(text, missing === undefined ? rest : { ...rest, missing })).toBe(fault);
});

test("only faults are kept", () => {
  expect(keepFaults({ name: null, url: "Too long." })).toEqual({ url: "Too long." });
});

const fields = Object.entries({ ...account, ...competitor, ...post, ...project }).filter(
  (entry): entry is [string, TextField] =>
    typeof entry[1] === "object" && "longest" in entry[1] && /\d/.test(entry[1].tooLong),
);

test.each(fields)("the sentence of %s names its limit", (_name, { longest, tooLong }) => {
  expect(tooLong).toContain(` ${longest.toLocaleString("en")} characters`);
});
