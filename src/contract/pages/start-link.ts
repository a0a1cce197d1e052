import { START_TEXT, type Start } from "#engine/projects/start.ts";

/** The parameter of a sign-in link that says what its owner began with. */
export const START_PARAM = "start";

/** In letters that say nothing to a reader: nobody can have us mail their words to others. */
export function packStart({ subredditId, text }: Start): string {
  const bytes = new TextEncoder().encode(JSON.stringify([subredditId, text]));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** null for what is none: anybody can make such a link. */
export function unpackStart(packed: string): Start | null {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const [subredditId, text] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    return readStart({ subredditId, text });
  } catch {
    return null;
  }
}

/** As it was kept or sent. */
export function readStart(value: unknown): Start | null {
  const { subredditId, text } = (value ?? {}) as Record<keyof Start, unknown>;
  // Whether there is such a community the server knows.
  if (typeof subredditId !== "string" || !/^\w+$/.test(subredditId)) return null;
  if (typeof text !== "string") return null;
  const typed = text.trim();
  return typed === "" || typed.length > START_TEXT.longest ? null : { subredditId, text: typed };
}
