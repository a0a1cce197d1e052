import { findNotedStance, loadNotes } from "./notes.ts";
import { once, readTable } from "./word-tables.ts";

/** Written with the catalogue, whose rows it is read off: a database would have to look through all of them. */
export const LANGUAGES_URL = new URL("./data/words/languages.tsv", import.meta.url);

const byLanguage = once(() => {
  const noted = [...loadNotes()].flatMap(([id, { language }]) =>
    language ? [{ id, language }] : [],
  );
  const listed = readTable("languages.tsv", 2).flatMap(([language = "", ids = ""]) =>
    ids.split(" ").map((id) => ({ id, language })),
  );
  // Where both say something, the note was written later.
  const known = new Map([...listed, ...noted].map(({ id, language }) => [id, language]));
  const places = [...known.keys()].filter((id) => {
    const note = loadNotes().get(id);
    return !note || findNotedStance(note) !== "no-place";
  });
  return Map.groupBy(places, (id) => known.get(id) ?? "");
});

/** The communities that speak a language, as far as it was noted or is in the catalogue, and that are a place for projects. */
export function listIdsOfLanguage(language: string): string[] {
  return byLanguage().get(language) ?? [];
}
