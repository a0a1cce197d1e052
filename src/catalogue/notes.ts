import { readdirSync, readFileSync } from "node:fs";
import { rankStatements } from "#engine/policy/notes/draw-demands.ts";

import type { CommunityNote, Profile } from "#engine/policy/notes/note.ts";
import { NoteError } from "#engine/policy/notes/read-fields.ts";
import { readNote } from "#engine/policy/notes/read-note.ts";
import type { Stance } from "#engine/policy/stances.ts";

/** One file for each first letter, and in them a line for each community, in the order of their names. */
const FOLDER = new URL("./notes/", import.meta.url);

let known: ReadonlyMap<string, CommunityNote> | null = null;

/** All that was noted by hand, by lower-cased name. */
export function loadNotes(): ReadonlyMap<string, CommunityNote> {
  known ??= readNotes(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".jsonl"))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), "utf8") })),
  );
  return known;
}

/** What was noted by hand about a community, by its lower-cased name; null where nothing was. */
export function findNote(subredditId: string): CommunityNote | null {
  return loadNotes().get(subredditId) ?? null;
}

/** Where one stands with a project there, by the best of what was noted. */
export function findNotedStance({ statements }: CommunityNote): Stance | null {
  return rankStatements(statements).find(({ stance }) => stance !== null)?.stance ?? null;
}

/** The hand-written profiles by lower-cased name. */
export function loadProfiles(): Map<string, Profile> {
  return new Map([...loadNotes()].flatMap(([id, { profile }]) => (profile ? [[id, profile]] : [])));
}

/** A bad line stops the reading, with its file, its number and the field that is wrong. */
export function readNotes(
  files: { file: string; text: string }[],
): ReadonlyMap<string, CommunityNote> {
  const notes = new Map<string, CommunityNote>();
  for (const { file, text } of files) {
    for (const [index, line] of text.split("\n").entries()) {
      if (line !== "") addNote(notes, line, `${file}, line ${index + 1}`);
    }
  }
  return notes;
}

function addNote(notes: Map<string, CommunityNote>, line: string, place: string): void {
  try {
    const note = readNote(line);
    const id = note.name.toLowerCase();
    if (notes.has(id)) throw new NoteError(`community: r/${note.name} is there twice`);
    notes.set(id, note);
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    throw new NoteError(`${place}: ${error.message}`);
  }
}
