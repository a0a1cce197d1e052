import { WEEK_MS } from "#engine/clock/time-units.ts";
import { type CheckDraft, isBlank, parseCheck } from "./check-draft.ts";

export type KeptDraft = { draft: CheckDraft; subredditId: string };

type KeptStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "check-draft-to-save";
/** Long enough for a sign-in link that is opened the next weekend. */
const KEEP_MS = WEEK_MS;

/**
 * A draft that a visitor wants to save: the sign-in link opens another tab, perhaps days later, and
 * the draft has to be there. It never leaves the browser on its way.
 */
export function createKeptDraft(openStorage: () => KeptStorage, now: () => number) {
  return {
    read: (): KeptDraft | null =>
      attempt(() => {
        const found: unknown = JSON.parse(openStorage().getItem(KEY) ?? "null");
        const { draft, subredditId, keptAt } = (found ?? {}) as Record<string, unknown>;
        if (typeof subredditId !== "string" || typeof keptAt !== "number") return null;
        if (now() - keptAt > KEEP_MS) return null;
        const read = parseCheck(JSON.stringify(draft ?? null));
        return isBlank(read) ? null : { draft: read, subredditId };
      }),
    /** Answers whether it will be there. */
    keep: ({ draft, subredditId }: KeptDraft): boolean =>
      attempt(() => {
        openStorage().setItem(KEY, JSON.stringify({ draft, subredditId, keptAt: now() }));
        return true;
      }) ?? false,
    forget: (): void => {
      attempt(() => openStorage().removeItem(KEY));
    },
  };
}

export const keptDraft = createKeptDraft(
  () => localStorage,
  () => Date.now(),
);

/** Storage may be forbidden or full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
