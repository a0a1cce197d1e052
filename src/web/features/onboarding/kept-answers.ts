import { type Form, parseTyped, readSign } from "./kept-fields.ts";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
type Field = keyof Form;
/** What a field holds, and the sign of what the server held when it was typed. */
type Kept = Partial<Record<Field, { typed: unknown; over: unknown }>>;

/** What is not saved yet, kept for this tab: neither a reload nor a lost connection takes it. */
export function createKeptAnswers(openStorage: () => Storage, userId: string) {
  const key = `onboarding:${userId}`;
  const load = () => parseKept(attempt(() => openStorage().getItem(key)));
  const store = (kept: Kept) =>
    void attempt(() => {
      if (Object.keys(kept).length === 0) openStorage().removeItem(key);
      else openStorage().setItem(key, JSON.stringify(kept));
    });
  return {
    /** What was typed over something else than the server holds now is out of date. */
    read: (saved: Form): Partial<Form> => {
      const current = Object.entries(load()).filter(
        ([field, kept]) => kept.over === readSign(saved, field as Field),
      );
      return parseTyped(Object.fromEntries(current.map(([field, { typed }]) => [field, typed])));
    },
    keep: (typed: Form, saved: Form) => store(findUnsaved(typed, saved)),
    /** A save went well, perhaps after the page was left: only what was typed since is kept. */
    settle: (saved: Form) => {
      const typed = Object.entries(load()).map(([field, kept]) => [field, kept.typed]);
      store(findUnsaved(Object.fromEntries(typed) as Partial<Form>, saved));
    },
  };
}

function findUnsaved(typed: Partial<Form>, saved: Form): Kept {
  const fields = (Object.keys(typed) as Field[]).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(saved[field]),
  );
  return Object.fromEntries(
    fields.map((field) => [field, { typed: typed[field], over: readSign(saved, field) }]),
  );
}

function parseKept(text: string | null): Kept {
  const stored: unknown = attempt(() => JSON.parse(text ?? "null"));
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isKept(value)));
}

function isKept(value: unknown): boolean {
  return typeof value === "object" && value !== null && "typed" in value && "over" in value;
}

/** Storage may be forbidden or full: the answers then live as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
