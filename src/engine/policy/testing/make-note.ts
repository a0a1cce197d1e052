import type { CommunityNote } from "../notes/note.ts";
import { readNote } from "../notes/read-note.ts";

/**
 * A note of one statement, from knowledge: 'W | own work | maker | h' is its stance, its detail ('-' for
 * none), the kind of community and the confidence. What else it says stands behind, as in the files.
 */
export function makeNote(line: string, says: Record<string, unknown> = {}): CommunityNote {
  const [stance, detail, kind, confidence] = line.split("|").map((column) => column.trim());
  const statement = {
    source: "knowledge",
    confidence,
    stance,
    ...(detail !== "-" && { detail }),
    ...says,
  };
  return readNote(
    JSON.stringify({ community: "Example", kind, language: "en", says: [statement] }),
  );
}
