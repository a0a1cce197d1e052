import { paths } from "#contract/pages/page-paths.ts";
import type { Draft } from "#engine/drafts/draft.ts";

/** What a link shows to somebody else: the draft and what it promotes, nothing of the account. */
export type SharedDraft = Draft & { promoted: string };

export type ReadLink =
  | { ok: true; draft: SharedDraft }
  /** Cut off or changed on its way; more than a draft can be; made by a version of later. */
  | { ok: false; fault: "broken" | "huge" | "newer" };

const PREFIX = "#draft=";
const VERSION = "1";
/** Longer addresses are cut off by mail and chat programs, if not by browsers. */
const MOST_LETTERS = 32_000;
/** A draft of Reddit's own limit and all that belongs to it, with room to spare. */
const MOST_BYTES = 200_000;

export function hasSharedDraft(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** The address that shows draft and verdict to somebody else; null where it would be too long. */
export async function writeVerdictLink(
  draft: SharedDraft,
  subredditId: string,
): Promise<string | null> {
  const fragment = await writeFragment(draft);
  const query = new URLSearchParams({ r: subredditId });
  return fragment && `${location.origin}${paths.check}?${query}${fragment}`;
}

/** The part of an address that browsers keep to themselves; null where it would be too long. */
export async function writeFragment(draft: SharedDraft): Promise<string | null> {
  const { title, content, editSection, flair, promoted } = draft;
  const bytes = new TextEncoder().encode(
    JSON.stringify([title, content, editSection, flair, promoted]),
  );
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const letters = toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
  return letters.length > MOST_LETTERS ? null : `${PREFIX}${VERSION}.${letters}`;
}

export async function readFragment(hash: string): Promise<ReadLink> {
  const [version, letters = "", ...rest] = hash.slice(PREFIX.length).split(".");
  if (hash.length > PREFIX.length + MOST_LETTERS + VERSION.length + 1) return HUGE;
  if (version !== VERSION) return /^\d+$/.test(version ?? "") ? NEWER : BROKEN;
  if (rest.length > 0) return BROKEN;
  try {
    const text = await unpack(fromLetters(letters));
    if (text === null) return HUGE;
    const draft = readDraft(JSON.parse(text));
    return draft ? { ok: true, draft } : BROKEN;
  } catch {
    return BROKEN;
  }
}

const BROKEN: ReadLink = { ok: false, fault: "broken" };
const HUGE: ReadLink = { ok: false, fault: "huge" };
const NEWER: ReadLink = { ok: false, fault: "newer" };

/** null as soon as there is more than a draft can be: a few letters may unpack to gigabytes. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function readDraft(value: unknown): SharedDraft | null {
  if (!Array.isArray(value) || value.length !== 5) return null;
  const [title, content, editSection, flair, promoted] = value as unknown[];
  const areTexts = [title, content, promoted].every((one) => typeof one === "string");
  const arePossible = [editSection, flair].every((one) => one === null || typeof one === "string");
  if (!areTexts || !arePossible) return null;
  return { title, content, editSection, flair, promoted } as SharedDraft;
}

/** Base64 in the letters that an address may have. */
function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
