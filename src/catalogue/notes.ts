import { readFileSync } from "node:fs";
import { type CommunityNote, NOTE_COLUMNS, NoteError, readNote } from "#engine/policy/note.ts";

const FILE = new URL("./stances.tsv", import.meta.url);

let known: ReadonlyMap<string, CommunityNote> | null = null;

/** What was noted by hand about a community, by its lower-cased name; null where nothing was. */
export function findNote(subredditId: string): CommunityNote | null {
  return listNotes().get(subredditId) ?? null;
}

/** Every community that something was noted about, by its id. */
export function listNotes(): ReadonlyMap<string, CommunityNote> {
  known ??= readNotes(readFileSync(FILE, "utf8"));
  return known;
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
