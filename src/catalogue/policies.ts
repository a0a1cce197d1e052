import { readFileSync } from "node:fs";
import type { CommunityNote, Statement } from "#engine/policy/notes/note.ts";
import { NoteError } from "#engine/policy/notes/read-fields.ts";
import { readNote } from "#engine/policy/notes/read-note.ts";

const FILE = new URL("./policies.jsonl", import.meta.url);

let known: ReadonlyMap<string, CommunityNote> | null = null;

/** What was found out about a community's demands, by its lower-cased name; none where nothing was. */
export function findStatements(subredditId: string): Statement[] {
  known ??= readPolicies(readFileSync(FILE, "utf8"));
  return known.get(subredditId)?.statements ?? [];
}

/** All notes by lower-cased name. A bad line stops the reading, with its number and field. */
export function readPolicies(text: string): ReadonlyMap<string, CommunityNote> {
  const notes = new Map<string, CommunityNote>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const note = readLine(line, index + 1);
    const id = note.name.toLowerCase();
    if (notes.has(id)) {
      throw new NoteError(
        `Line ${index + 1} of the policies: community: r/${note.name} is there twice`,
      );
    }
    notes.set(id, note);
  }
  return notes;
}

function readLine(line: string, number: number): CommunityNote {
  try {
    return readNote(line);
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    throw new NoteError(`Line ${number} of the policies: ${error.message}`);
  }
}
