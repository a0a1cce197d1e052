import { expect, test } from "vitest";
import {
  type ByteRange,
  findZipEntries,
  type ZipFault,
  addToChecksum,
} from "./find-zip-entries.ts";
import {
  type PackedFile,
  readSparse,
  type SparseFile,
  toBytes,
  writeSparseZip,
  writeZip,
} from "./testing/write-zip.ts";

const NAMES = ["posts.csv", "comments.csv"];
const GB = 1024 ** 3;
const plain = (name: string, text: string): PackedFile => ({
  name,
  packed: Uint8Array.from(toBytes(text)),
});
const POSTS = plain("posts.csv", "id,title\n1,Hello\n");

/** With every range that was asked for. */
function find(zip: SparseFile | Uint8Array) {
  const file = zip instanceof Uint8Array ? wrap(zip) : zip;
  const asked: ByteRange[] = [];
  const search = findZipEntries(file.size, NAMES);
  let step = search.next();
  while (!step.done) {
    asked.push(step.value);
    step = search.next(readSparse(file, step.value));
  }
  return { answer: step.value, asked, file };
}

function wrap(bytes: Uint8Array): SparseFile {
  return { size: bytes.byteLength, parts: [{ start: 0, bytes }] };
}

function readAll(zip: SparseFile | Uint8Array): Record<string, string> {
  const { answer, file } = find(zip);
  if ("fault" in answer) throw new Error(answer.fault);
  return Object.fromEntries(
    answer.entries.map(({ name, data }) => [name, String.fromCharCode(...readSparse(file, data))]),
  );
}

test.each<[string, PackedFile[], Parameters<typeof writeZip>[1], string[]]>([
  ["by its name", [POSTS], {}, ["posts.csv"]],
  ["among others", [plain("drafts.csv", "x"), POSTS, plain("ip_logs.csv", "y")], {}, ["posts.csv"]],
  ["not by a name that only ends so", [plain("saved_posts.csv", "x")], {}, []],
  ["in a folder", [plain("export_2026/Posts.CSV", "x")], {}, ["posts.csv"]],
  ["in a folder of Windows", [plain("export\\comments.csv", "x")], {}, ["comments.csv"]],
  ["both", [plain("comments.csv", "c"), POSTS], {}, ["comments.csv", "posts.csv"]],
  ["before a comment", [POSTS], { comment: "made by hand" }, ["posts.csv"]],
  ["before a comment like an end", [POSTS], { comment: "PK\u0005\u0006 and more" }, ["posts.csv"]],
  ["in the form for large files", [plain("a.bin", "x"), POSTS], { isLarge: true }, ["posts.csv"]],
  ["nothing in an empty one", [], {}, []],
])("finds a file %s", (_case, files, options, names) => {
  expect(Object.keys(readAll(writeZip(files, options)))).toEqual(names);
});

test("gives the packed bytes of each, and its checksum", () => {
  expect(readAll(writeZip([plain("x.csv", "zzz"), POSTS]))).toEqual({
    "posts.csv": "id,title\n1,Hello\n",
  });
  const { answer } = find(writeZip([POSTS]));
  expect(answer).toMatchObject({ entries: [{ isDeflated: false, unpackedBytes: 17 }] });
  // The well-known check value of CRC-32.
  const digits = Uint8Array.from(toBytes("123456789"));
  expect(addToChecksum(0, digits)).toBe(0xcbf43926);
  expect(addToChecksum(addToChecksum(0, digits.subarray(0, 4)), digits.subarray(4))).toBe(
    0xcbf43926,
  );
});

test.each<[string, PackedFile[], boolean]>([
  ["half a gigabyte", [{ name: "media.bin", packed: { gap: GB / 2 } }, POSTS], false],
  ["nine gigabytes", [{ name: "media.bin", packed: { gap: 9 * GB } }, POSTS], true],
])("asks for a few kilobytes of %s", (_case, files, isLarge) => {
  const zip = writeSparseZip(files, { isLarge });
  const { answer, asked } = find(zip);
  expect(answer).toMatchObject({ entries: [{ name: "posts.csv" }] });
  const bytes = asked.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(bytes).toBeLessThan(70_000);
});

const WHOLE = writeZip([POSTS]);

function changed(at: number, value: number): Uint8Array {
  const bytes = WHOLE.slice();
  bytes[at < 0 ? bytes.length + at : at] = value;
  return bytes;
}

test.each<[string, Uint8Array, ZipFault]>([
  ["nothing at all", new Uint8Array(), "not-a-zip"],
  ["a picture", Uint8Array.from(toBytes("\u0089PNG and so on, for a while longer")), "not-a-zip"],
  ["a download that broke off", WHOLE.subarray(0, WHOLE.length - 10), "cut-short"],
  ["one without its first half", WHOLE.subarray(30), "damaged"],
  ["a password", writeZip([{ ...POSTS, flags: 1 }]), "encrypted"],
  ["another way of packing", writeZip([{ ...POSTS, method: 93 }]), "unknown-packing"],
  ["a directory that begins elsewhere", changed(-6, 3), "damaged"],
  ["a directory larger than the file", changed(-7, 0x7f), "damaged"],
  ["no header before the file", changed(0, 0), "damaged"],
])("says what is wrong with %s", (_case, bytes, fault) => {
  expect(find(bytes).answer).toEqual({ fault });
});

test("never asks for a byte outside the file, whatever it says", () => {
  for (let at = 0; at < WHOLE.length; at += 1) {
    for (const value of [0, 1, 0x50, 0xff]) {
      const { asked } = find(changed(at, value));
      const outside = asked.filter(({ start, end }) => start < 0 || end < start);
      expect(outside).toEqual([]);
    }
  }
});
