import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listLanguages } from "../../scripts/catalogue/list-languages.ts";
import { LANGUAGES_URL, listIdsOfLanguage } from "./languages.ts";
import { findNote, findNotedStance } from "./notes.ts";
import { readWholeCatalogue } from "./testing/whole-catalogue.ts";

test("the table has what the catalogue says of languages", async () => {
  const all = (await readWholeCatalogue()).map(({ facts }) => facts);
  expect(readFileSync(LANGUAGES_URL, "utf8")).toBe(listLanguages(all));
});

test.each([
  ["de", "selbermachen"],
  ["fr", "programmation"],
  ["pt", "brdev"],
  ["it", "cucina"],
])("candidates in %s have r/%s, of which only the catalogue knows its language", (language, id) => {
  expect(findNote(id)?.language ?? null).toBeNull();
  expect(listIdsOfLanguage(language)).toContain(id);
});

test("candidates have what was noted as well, once, and no place that takes no projects", () => {
  const ids = listIdsOfLanguage("de");
  expect(ids).toContain("de_edv");
  expect(new Set(ids).size).toBe(ids.length);
  const stanceOf = (id: string) => {
    const note = findNote(id);
    return note && findNotedStance(note);
  };
  expect(ids.filter((id) => stanceOf(id) === "no-place")).toEqual([]);
});
