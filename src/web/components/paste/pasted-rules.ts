import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { Corrections } from "#engine/policy/paste/own-reading.ts";

export type PasteTarget = {
  subredditId: string;
  fullName: string;
  /** The account where there is one; else this tab of the browser. */
  home: "account" | "tab";
  /** Something was saved or forgotten. */
  onChanged?: () => void;
};

export type Pasted = { text: string; corrections: Corrections };

/** What a visitor pasted, with what it was read as, so that the page need not read it again. */
export type KeptRules = Pasted & { policy: OwnPolicy };

const KEPT = "pasted-rules:";
const UNSAVED = "unsaved-rules:";

/** Of this tab alone; nothing of it is sent anywhere. */
export const keptRules = createStore<KeptRules>(KEPT);
/** What was typed and not saved: it outlives the dialog, the page and a failure. */
export const unsavedRules = createStore<Pasted>(UNSAVED);

function createStore<T extends Pasted>(prefix: string) {
  return {
    read: (subredditId: string): T | null =>
      attempt(() => {
        const found: unknown = JSON.parse(sessionStorage.getItem(prefix + subredditId) ?? "null");
        return isPasted(found) ? (found as T) : null;
      }),
    write: (subredditId: string, value: T) => {
      attempt(() => sessionStorage.setItem(prefix + subredditId, JSON.stringify(value)));
    },
    forget: (subredditId: string) => {
      attempt(() => sessionStorage.removeItem(prefix + subredditId));
    },
  };
}

function isPasted(found: unknown): boolean {
  return typeof found === "object" && found !== null && "text" in found && "corrections" in found;
}

/** Storage may be forbidden or full: what was typed then lives as long as the dialog. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
