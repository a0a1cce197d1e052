/** Opened late: where storage is forbidden, its very name throws. */
export type OpenStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A text that outlives the page. Storage may be forbidden or full: then there is none, and what was
 * typed lives as long as the page.
 */
export function createKeptText(openStorage: OpenStorage, key: string) {
  return {
    read: (): string | null => attempt(() => openStorage().getItem(key)),
    /** Answers whether it will be there. */
    keep: (text: string): boolean =>
      attempt(() => {
        openStorage().setItem(key, text);
        return true;
      }) ?? false,
    forget: (): void => {
      attempt(() => openStorage().removeItem(key));
    },
  };
}

/** The same for a value; another version of the app may have left something else, so it is read as unknown. */
export function createKeptValue<T>(openStorage: OpenStorage, key: string) {
  const text = createKeptText(openStorage, key);
  return {
    read: (): unknown => attempt(() => JSON.parse(text.read() ?? "null")),
    keep: (value: T): boolean => text.keep(JSON.stringify(value)),
    forget: text.forget,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Where storage is forbidden, nobody is led back. */
const kept = createKeptText(() => sessionStorage, "place-before-paying");

type Place = { pathname: string; search?: string };

/** Where somebody leaves for the plans; after paying they come back to it, in the same tab. */
export function keepPlace({ pathname, search = "" }: Place): void {
  kept.keep(pathname + search);
}

/** A page of ours, or null. */
export function readPlace(): string | null {
  const place = kept.read() ?? "";
  return isOwnPage(place) ? place : null;
}

export function forgetPlace(): void {
  kept.forget();
}

/** '//elsewhere.example' is not ours. */
export function isOwnPage(place: string): boolean {
  return /^\/(?![/\\])/.test(place);
}
