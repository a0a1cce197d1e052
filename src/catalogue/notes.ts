import { readFileSync } from "node:fs";
import { type CommunityNote, NOTE_COLUMNS, NoteError, readNote } from "#engine/policy/note.ts";

const FILE = new URL("./stances.tsv", import.meta.url);

let known: ReadonlyMap<string, CommunityNote> | null = null;

/** What was noted by hand about a community, by its lower-cased name; null where nothing was. */
export function findNote(subredditId: string): CommunityNote | null {
  known ??= readNotes(readFileSync(FILE, "utf8"));
  return known.get(subredditId) ?? null;
}

let byLanguage: ReadonlyMap<string, string[]> | null = null;

/** The communities that were noted to speak a language and to be a place for projects, by their ids. */
export function listNotedIds(language: string): string[] {
  known ??= readNotes(readFileSync(FILE, "utf8"));
  byLanguage ??= groupPlaces(known);
  return byLanguage.get(language) ?? [];
}

function groupPlaces(notes: ReadonlyMap<string, CommunityNote>): ReadonlyMap<string, string[]> {
  const places = [...notes.keys()].filter((id) => notes.get(id)?.stance !== "no-place");
  return Map.groupBy(places, (id) => notes.get(id)?.language ?? "");
}

/** All notes by lower-cased name. A bad line stops the reading, with its number and what is wrong. */
export function readNotes(text: string): ReadonlyMap<string, CommunityNote> {
  const notes = new Map<string, CommunityNote>();
  for (const [index, line] of text.split("\n").entries()) {
    if (index === 0 || line === "") continue;
    const id = line.slice(0, line.indexOf("\t")).toLowerCase();
    if (notes.has(id))
      throw new NoteError(`Line ${index + 1} of the stances: r/${id} is there twice`);
    notes.set(id, readLine(line, index + 1));
  }
  return notes;
}

function readLine(line: string, number: number): CommunityNote {
  try {
    return readNote(line.split("\t", NOTE_COLUMNS + 1));
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    throw new NoteError(`Line ${number} of the stances: ${error.message}`);
  }
}
