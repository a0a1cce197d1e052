/** PostgreSQL's codes for a page or an index that is not as it was written, and for a file that is gone. */
const CODES = new Set(["XX001", "XX002", "58P01"]);
/** A library that is not installed is no damage. */
const OF_LIBRARY = /\$libdir|\blibrary\b|\bextension\b/;

const RESCUE =
  "Keep a copy of its files, and bring back your newest backup with npm run tool -- restore FILE --replace (or foothold restore FILE --replace). " +
  "Where that is refused too, begin with an empty database (of the embedded one, move the folder db out of the data folder) and say --new instead.";

/** What to say where stored data are broken, and not what was asked of them; null for any other failure. */
export function explainDamage(error: unknown): string | null {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    const { code, message } = layer as NodeJS.ErrnoException;
    if (code !== undefined && CODES.has(code) && !OF_LIBRARY.test(message)) {
      return wordDamage(message);
    }
  }
  return null;
}

export function wordDamage(detail: string): string {
  return `The database is damaged (${detail}). ${RESCUE}`;
}
