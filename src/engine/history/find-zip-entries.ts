/** Part of a file, in bytes; `end` is the first that is no longer meant. */
export type ByteRange = { start: number; end: number };

/** A file inside a ZIP, with where its packed bytes are. */
export type ZipEntry = {
  /** Without its folders, in lower case. */
  name: string;
  isDeflated: boolean;
  data: ByteRange;
  /** Of its bytes once they are unpacked. */
  checksum: number;
  unpackedBytes: number;
};

export type ZipFault = "not-a-zip" | "cut-short" | "damaged" | "encrypted" | "unknown-packing";

type Asked<T> = Generator<ByteRange, T | { fault: ZipFault }, Uint8Array>;

/**
 * Finds files in a ZIP by their names. It yields the few ranges of bytes that it has to see and is given
 * them, so a file of any size is never read whole.
 */
export function* findZipEntries(
  size: number,
  names: readonly string[],
): Asked<{ entries: ZipEntry[] }> {
  const head = view(yield { start: 0, end: Math.min(4, size) });
  const begins = head.byteLength === 4 && head.getUint32(0, true) === LOCAL_ENTRY;
  const tail: ByteRange = { start: Math.max(0, size - LONGEST_TAIL), end: size };
  const directory = locateDirectory(view(yield tail), tail.start);
  if (!directory) return { fault: begins ? "cut-short" : "not-a-zip" };
  const { start, end } = directory;
  if (start > end || end > size || end - start > LARGEST_DIRECTORY) return { fault: "damaged" };
  const listed = listEntries(view(yield directory), names);
  if ("fault" in listed) return listed;
  const entries: ZipEntry[] = [];
  for (const { localStart, packedBytes, ...entry } of listed.entries) {
    const local: ByteRange = { start: localStart, end: localStart + LOCAL_BYTES };
    if (local.end > start) return { fault: "damaged" };
    const header = view(yield local);
    if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== LOCAL_ENTRY) {
      return { fault: "damaged" };
    }
    const from = local.end + header.getUint16(26, true) + header.getUint16(28, true);
    if (from + packedBytes > start) return { fault: "damaged" };
    entries.push({ ...entry, data: { start: from, end: from + packedBytes } });
  }
  return { entries };
}

const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const LARGE_END_OF_DIRECTORY = 0x06064b50;
const LARGE_END_LOCATOR = 0x07064b50;

const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
const LARGE_END_BYTES = 56;
const LOCATOR_BYTES = 20;
/** Behind the end there may be a comment. */
const LONGEST_TAIL = END_BYTES + 0xffff + LOCATOR_BYTES + LARGE_END_BYTES;
/** Of a hundred thousand files; Reddit's has about forty. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

/** A size or place that stands elsewhere, as there are four bytes for it only. */
const ELSEWHERE = 0xffffffff;
const LARGE_FIELD = 1;
const STORED = 0;
const DEFLATED = 8;

/** null where the file has no end of a ZIP. */
function locateDirectory(tail: DataView, tailStart: number): ByteRange | null {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    // What looks like an end inside a comment is none.
    if (at + END_BYTES + tail.getUint16(at + 20, true) > tail.byteLength) continue;
    const large = locateLargeDirectory(tail, at - LOCATOR_BYTES, tailStart);
    if (large) return large;
    const start = tail.getUint32(at + 16, true);
    return { start, end: start + tail.getUint32(at + 12, true) };
  }
  return null;
}

/** Where a ZIP is too large for the plain end, or was written as if it were. */
function locateLargeDirectory(
  tail: DataView,
  locatorAt: number,
  tailStart: number,
): ByteRange | null {
  if (locatorAt < 0 || tail.getUint32(locatorAt, true) !== LARGE_END_LOCATOR) return null;
  const at = readLarge(tail, locatorAt + 8) - tailStart;
  if (at < 0 || at + LARGE_END_BYTES > tail.byteLength) return null;
  if (tail.getUint32(at, true) !== LARGE_END_OF_DIRECTORY) return null;
  const start = readLarge(tail, at + 48);
  return { start, end: start + readLarge(tail, at + 40) };
}

type ListedEntry = Omit<ZipEntry, "data"> & { localStart: number; packedBytes: number };

/** Of several of one name the first. */
function listEntries(
  directory: DataView,
  names: readonly string[],
): { entries: ListedEntry[] } | { fault: ZipFault } {
  const entries = new Map<string, ListedEntry>();
  for (let at = 0; at < directory.byteLength;) {
    if (at + ENTRY_BYTES > directory.byteLength) return { fault: "damaged" };
    if (directory.getUint32(at, true) !== DIRECTORY_ENTRY) return { fault: "damaged" };
    const nameEnd = at + ENTRY_BYTES + directory.getUint16(at + 28, true);
    const extraEnd = nameEnd + directory.getUint16(at + 30, true);
    const next = extraEnd + directory.getUint16(at + 32, true);
    if (next > directory.byteLength) return { fault: "damaged" };
    const name = readName(directory, at + ENTRY_BYTES, nameEnd);
    if (names.includes(name) && !entries.has(name)) {
      const fault = findEntryFault(directory, at);
      if (fault) return { fault };
      entries.set(name, readEntry(directory, at, name, { start: nameEnd, end: extraEnd }));
    }
    at = next;
  }
  return { entries: [...entries.values()] };
}

function findEntryFault(directory: DataView, at: number): ZipFault | null {
  if ((directory.getUint16(at + 8, true) & 1) === 1) return "encrypted";
  const method = directory.getUint16(at + 10, true);
  return method === STORED || method === DEFLATED ? null : "unknown-packing";
}

function readEntry(directory: DataView, at: number, name: string, extra: ByteRange): ListedEntry {
  // In this order the large numbers follow each other, each only where the small one points to it.
  let large = findLargeField(directory, extra);
  const read = (offset: number) => {
    const small = directory.getUint32(at + offset, true);
    if (small !== ELSEWHERE || large === null || large + 8 > extra.end) return small;
    large += 8;
    return readLarge(directory, large - 8);
  };
  const unpackedBytes = read(24);
  const packedBytes = read(20);
  return {
    name,
    isDeflated: directory.getUint16(at + 10, true) === DEFLATED,
    checksum: directory.getUint32(at + 16, true),
    unpackedBytes,
    packedBytes,
    localStart: read(42),
  };
}

function findLargeField(directory: DataView, { start, end }: ByteRange): number | null {
  for (let at = start; at + 4 <= end; at += 4 + directory.getUint16(at + 2, true)) {
    if (directory.getUint16(at, true) === LARGE_FIELD) return at + 4;
  }
  return null;
}

/** The names that are looked for are plain ASCII; any other letter makes another name. */
function readName(directory: DataView, start: number, end: number): string {
  let name = "";
  for (let at = start; at < end; at += 1) name += String.fromCharCode(directory.getUint8(at));
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1).toLowerCase();
}

function readLarge(bytes: DataView, at: number): number {
  return bytes.getUint32(at, true) + bytes.getUint32(at + 4, true) * 0x1_0000_0000;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  }
  return value;
});

/** CRC-32 as ZIP files have it, of bytes that come piece by piece; begin with 0. */
export function addToChecksum(checksum: number, bytes: Uint8Array): number {
  let value = ~checksum >>> 0;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
