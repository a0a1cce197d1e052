/** Side by side on one screen. */
export const MOST_COMPARED = 4;

const SEPARATOR = ".";

/** From an address: "saas.webdev". What can't be a name, is there twice or is too many is left out. */
export function readCompared(param: string | null): string[] {
  const names = (param ?? "").toLowerCase().split(SEPARATOR);
  return [...new Set(names)].filter((name) => /^\w{2,21}$/.test(name)).slice(0, MOST_COMPARED);
}

export function writeCompared(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}

/** With it, or without it if it was there; null where there is no room for it. */
export function toggleCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : null;
}
