import { expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES, nameLanguage } from "./languages.ts";

test.each([
  ["de", "German"],
  ["sv", "Swedish"],
  ["its own", "its own"],
  ["", ""],
])("'%s' is called %s", (code, name) => {
  expect(nameLanguage(code)).toBe(name);
});

test("the table calls each language as everybody does", () => {
  const names = new Intl.DisplayNames("en", { type: "language" });
  expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).toEqual(
    LANGUAGE_CODES.map((code) => names.of(code)),
  );
});
