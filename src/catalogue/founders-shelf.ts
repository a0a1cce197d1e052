import type { CommunityNote } from "#engine/policy/note.ts";
import { listNotes } from "./notes.ts";
import { once } from "./word-tables.ts";

const OF_FOUNDERS: ReadonlySet<CommunityNote["kind"]> = new Set<CommunityNote["kind"]>([
  "maker",
  "dev",
  "trade",
]);
const OPEN: ReadonlySet<CommunityNote["stance"]> = new Set<CommunityNote["stance"]>([
  "welcome",
  "flair",
  "weekday",
  "thread",
]);

const shelf = once(() =>
  [...listNotes()]
    .filter(
      ([, { kind, stance, language }]) =>
        OF_FOUNDERS.has(kind) && OPEN.has(stance) && (language ?? "en") === "en",
    )
    .map(([id]) => id),
);

/** What somebody without a project looks for: makers, developers and trades who let people show what they made. In no order. */
export function listFoundersShelf(): readonly string[] {
  return shelf();
}
