import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 5000;
const STORED = 0;
const DEFLATED = 8;

export type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  method: number;
  /** Where its packed bytes begin and end, by the directory. */
  start: number;
  packedBytes: number;
};

/** What a zip says it holds; null where it is none, or is damaged. */
export function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return null;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(
        bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      ),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      start: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

/** The entry's bytes; "too-large" beyond `mostBytes`, whatever size it states, and null where it is damaged. */
export function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  mostBytes: number,
): Uint8Array | "too-large" | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, packedBytes, method } = entry;
  if (start + LOCAL_BYTES > bytes.byteLength || view.getUint32(start, true) !== LOCAL_ENTRY)
    return null;
  const from =
    start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const packed = bytes.subarray(from, from + packedBytes);
  if (packed.byteLength < packedBytes) return null;
  if (method === STORED) return packed.byteLength > mostBytes ? "too-large" : packed;
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "too-large" : null;
  }
}
