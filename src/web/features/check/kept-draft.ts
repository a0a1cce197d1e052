import { WEEK_MS } from "#engine/clock/time-units.ts";
import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { type CheckDraft, isBlank, parseCheck } from "./check-draft.ts";

export type KeptDraft = { draft: CheckDraft; subredditId: string };

const KEY = "check-draft-to-save";
/** Long enough for a sign-in link that is opened the next weekend. */
const KEEP_MS = WEEK_MS;

/**
 * A draft that a visitor wants to save: the sign-in link opens another tab, perhaps days later, and
 * the draft has to be there. It never leaves the browser on its way.
 */
export function createKeptDraft(openStorage: OpenStorage, now: () => number) {
  const kept = createKeptValue<KeptDraft & { keptAt: number }>(openStorage, KEY);
  return {
    ...kept,
    read: (): KeptDraft | null => {
      const found = kept.read();
      if (!isRecord(found)) return null;
      const { draft, subredditId, keptAt } = found;
      if (typeof subredditId !== "string" || typeof keptAt !== "number") return null;
      if (now() - keptAt > KEEP_MS) return null;
      const read = parseCheck(draft);
      return isBlank(read) ? null : { draft: read, subredditId };
    },
    keep: ({ draft, subredditId }: KeptDraft) => kept.keep({ draft, subredditId, keptAt: now() }),
  };
}

export const keptDraft = createKeptDraft(
  () => localStorage,
  () => Date.now(),
);
