import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { Corrections } from "#engine/policy/paste/corrections.ts";
import { createKeptValue, isRecord } from "#web/lib/kept/kept.ts";

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
  const of = (subredditId: string) =>
    createKeptValue<T>(() => sessionStorage, prefix + subredditId);
  return {
    read: (subredditId: string): T | null => {
      const found = of(subredditId).read();
      return isPasted(found) ? (found as T) : null;
    },
    write: (subredditId: string, value: T) => of(subredditId).keep(value),
    forget: (subredditId: string) => of(subredditId).forget(),
  };
}

function isPasted(found: unknown): boolean {
  return isRecord(found) && "text" in found && "corrections" in found;
}
