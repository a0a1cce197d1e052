import type { CommunityKind } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { findNotedStance, loadNotes } from "./notes.ts";
import { once } from "./word-tables.ts";

const OF_FOUNDERS: ReadonlySet<CommunityKind | null> = new Set(["maker", "dev", "trade"]);
const OPEN: ReadonlySet<Stance | null> = new Set(["welcome", "flair", "weekday", "thread"]);

const shelf = once(() =>
  [...loadNotes()]
    .filter(
      ([, note]) =>
        OF_FOUNDERS.has(note.kind) &&
        OPEN.has(findNotedStance(note)) &&
        (note.language ?? "en") === "en",
    )
    .map(([id]) => id),
);

/** What somebody without a project looks for: makers, developers and trades who let people show what they made. In no order. */
export function listFoundersShelf(): readonly string[] {
  return shelf();
}
