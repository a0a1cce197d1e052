import { expect, test } from "vitest";
import { nameLanguage } from "./languages.ts";

test.each([
  ["de", "German"],
  ["sv", "Swedish"],
  ["its own", "its own"],
  ["", ""],
])("'%s' is called %s", (code, name) => {
  expect(nameLanguage(code)).toBe(name);
});
