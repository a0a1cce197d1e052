import type { FactName } from "./questions.ts";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What was typed and is not saved yet, kept for this tab: a reload, a lost connection or another
 * page does not take it.
 */
export function createKeptAnswer(openStorage: () => Storage, projectId: string, name: FactName) {
  const key = `founder-fact:${projectId}:${name}`;
  return {
    read: () => attempt(() => openStorage().getItem(key)),
    keep: (text: string) => void attempt(() => openStorage().setItem(key, text)),
    forget: () => void attempt(() => openStorage().removeItem(key)),
  };
}

/** Storage may be forbidden or full: the answer then lives as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
