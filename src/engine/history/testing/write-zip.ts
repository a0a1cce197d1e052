import { addToChecksum } from "#engine/history/find-zip-entries.ts";

/** A file to be packed; without bytes it is a gap of that size, which nobody is to read. */
export type PackedFile = {
  name: string;
  packed: Uint8Array | { gap: number };
  /** As many as the packed ones, and their checksum, unless stated: then it is stored. */
  unpacked?: Uint8Array;
  method?: number;
  flags?: number;
  checksum?: number;
};

/** A file of any size as the parts that are not empty. */
export type SparseFile = { size: number; parts: { start: number; bytes: Uint8Array }[] };

type ZipOptions = {
  comment?: string;
  /** As files of more than 4 GB are written. */ isLarge?: boolean;
};

export function writeSparseZip(files: PackedFile[], options: ZipOptions = {}): SparseFile {
  const { comment = "", isLarge = false } = options;
  const parts: SparseFile["parts"] = [];
  let at = 0;
  const add = (bytes: Uint8Array | { gap: number }) => {
    if (bytes instanceof Uint8Array) parts.push({ start: at, bytes });
    at += bytes instanceof Uint8Array ? bytes.byteLength : bytes.gap;
  };
  const entries: number[] = [];
  for (const file of files) {
    const start = at;
    const size = file.packed instanceof Uint8Array ? file.packed.byteLength : file.packed.gap;
    const unpacked = file.unpacked ?? file.packed;
    const unpackedSize = unpacked instanceof Uint8Array ? unpacked.byteLength : unpacked.gap;
    const sum = unpacked instanceof Uint8Array ? addToChecksum(0, unpacked) : 0;
    const method = file.method ?? (file.unpacked ? 8 : 0);
    const name = toBytes(file.name);
    const about = [
      ...u16(file.flags ?? 0),
      ...u16(method),
      ...u32(0),
      ...u32(file.checksum ?? sum),
    ];
    const sizes = isLarge ? [...u32(-1), ...u32(-1)] : [...u32(size), ...u32(unpackedSize)];
    const large = [...u64(unpackedSize), ...u64(size), ...u64(start)];
    const extra = isLarge ? [...u16(1), ...u16(large.length), ...large] : [];
    const local = [...u16(20), ...about, ...u32(size), ...u32(unpackedSize), ...u16(name.length)];
    add(Uint8Array.from([0x50, 0x4b, 3, 4, ...local, ...u16(0), ...name]));
    add(file.packed);
    const lengths = [...u16(name.length), ...u16(extra.length), ...u16(0), ...u32(0), ...u32(0)];
    const place = isLarge ? u32(-1) : u32(start);
    const entry = [...u16(20), ...u16(20), ...about, ...sizes, ...lengths, ...place];
    entries.push(0x50, 0x4b, 1, 2, ...entry, ...name, ...extra);
  }
  const start = at;
  add(Uint8Array.from(entries));
  if (isLarge) {
    const record = at;
    const counts = [...u64(files.length), ...u64(files.length)];
    const place = [...u64(entries.length), ...u64(start)];
    const disks = [...u16(45), ...u16(45), ...u32(0), ...u32(0)];
    add(Uint8Array.from([0x50, 0x4b, 6, 6, ...u64(44), ...disks, ...counts, ...place]));
    add(Uint8Array.from([0x50, 0x4b, 6, 7, ...u32(0), ...u64(record), ...u32(1)]));
  }
  const counts = [...u16(files.length), ...u16(files.length)];
  const place = isLarge ? [...u32(-1), ...u32(-1)] : [...u32(entries.length), ...u32(start)];
  const end = [0x50, 0x4b, 5, 6, ...u32(0), ...counts, ...place, ...u16(comment.length)];
  add(Uint8Array.from([...end, ...toBytes(comment)]));
  return { size: at, parts };
}

export function writeZip(files: PackedFile[], options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const zip = writeSparseZip(files, options);
  return readSparse(zip, { start: 0, end: zip.size });
}

/** Only what is asked for is made. */
export function readSparse(
  { parts, size }: SparseFile,
  range: { start: number; end: number },
): Uint8Array<ArrayBuffer> {
  const end = Math.min(range.end, size);
  const bytes = new Uint8Array(Math.max(0, end - range.start));
  for (const part of parts) {
    const from = Math.max(part.start, range.start);
    const to = Math.min(part.start + part.bytes.byteLength, end);
    if (from < to) {
      bytes.set(part.bytes.subarray(from - part.start, to - part.start), from - range.start);
    }
  }
  return bytes;
}

export function toBytes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}

function u64(value: number): number[] {
  return [...u32(value % 0x1_0000_0000), ...u32(Math.floor(value / 0x1_0000_0000))];
}
