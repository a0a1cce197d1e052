import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  type PackedFile,
  readSparse,
  type SparseFile,
  writeSparseZip,
  writeZip,
} from "#engine/history/testing/write-zip.ts";
import { wordHistoryFault } from "#engine/history/word-fault.ts";
import { type ChosenFile, readFiles } from "./read-files.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const POSTS_HEAD = "id,permalink,date,ip,subreddit,gildings,title,url,body\r\n";
const COMMENTS_HEAD = "id,permalink,date,ip,subreddit,gildings,link,parent,body,media\r\n";
const postRow = (id: string, title: string) =>
  `${id},/r/SaaS/comments/${id}/x/,2026-10-01 08:15:30 UTC,203.0.113.9,SaaS,0,"${title}",,"Wörds, and more 😀"\r\n`;
const POSTS = POSTS_HEAD + postRow("1a", "Tidewick is out") + postRow("1b", "Ein Käfer 🐞");
const COMMENTS = `${COMMENTS_HEAD}c1,/r/SaaS/comments/1a/x/c1/,2026-11-01 08:15:30 UTC,203.0.113.9,SaaS,0,,,Thanks,\r\n`;

const encode = (text: string) => new TextEncoder().encode(text);
const deflated = (name: string, text: string): PackedFile => ({
  name,
  unpacked: encode(text),
  packed: new Uint8Array(deflateRawSync(text)),
});
const toFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);

function read(files: ChosenFile[], signal = new AbortController().signal) {
  const project = { name: "Tidewick", url: null };
  return readFiles(files, { project, now: NOW, onProgress: () => undefined, signal });
}

async function readTitles(...files: ChosenFile[]) {
  const found = await read(files);
  if ("of" in found) return wordHistoryFault(found);
  const titles = (kind: "posts" | "comments") =>
    found[kind]?.items.map(({ title }) => title) ?? null;
  return { posts: titles("posts"), comments: titles("comments") };
}

const BOTH = {
  posts: ["Tidewick is out", "Ein Käfer 🐞"],
  comments: ["Thanks"],
};

test.each<[string, ChosenFile[], object]>([
  [
    "a ZIP",
    [
      toFile(
        "export.zip",
        writeZip([deflated("posts.csv", POSTS), deflated("comments.csv", COMMENTS)]),
      ),
    ],
    BOTH,
  ],
  [
    "a ZIP that packs nothing",
    [toFile("x.zip", writeZip([{ name: "posts.csv", packed: encode(POSTS) }]))],
    { ...BOTH, comments: null },
  ],
  [
    "a ZIP of the large form",
    [toFile("x.zip", writeZip([deflated("a/posts.csv", POSTS)], { isLarge: true }))],
    { ...BOTH, comments: null },
  ],
  [
    "a ZIP under another name",
    [toFile("download", writeZip([deflated("posts.csv", POSTS)]))],
    { ...BOTH, comments: null },
  ],
  [
    "the two files themselves",
    [toFile("comments.csv", encode(COMMENTS)), toFile("posts (1).csv", encode(`\uFEFF${POSTS}`))],
    BOTH,
  ],
])("reads %s", async (_case, files, expected) => {
  expect(await readTitles(...files)).toEqual(expected);
});

const WHOLE = writeZip([deflated("posts.csv", POSTS)]);
const damaged = deflated("posts.csv", POSTS);

test.each<[string, ChosenFile[], RegExp]>([
  ["nothing", [], /^Choose a file first/],
  ["a picture", [toFile("me.png", encode("PNG and so on"))], /^That isn't a ZIP file/],
  [
    "another table",
    [toFile("post_headers.csv", encode("id\n1"))],
    /^Choose the ZIP file that Reddit sent/,
  ],
  ["half a download", [toFile("x.zip", WHOLE.slice(0, -20))], /is incomplete/],
  [
    "another ZIP",
    [toFile("x.zip", writeZip([deflated("photos.csv", "x")]))],
    /no posts\.csv and no comments\.csv/,
  ],
  ["a password", [toFile("x.zip", writeZip([{ ...damaged, flags: 1 }]))], /has a password/],
  [
    "another packing",
    [toFile("x.zip", writeZip([{ ...damaged, method: 14 }]))],
    /^Browsers can't unpack/,
  ],
  [
    "a wrong checksum",
    [toFile("x.zip", writeZip([{ ...damaged, checksum: 7 }]))],
    /posts\.csv .* is damaged/,
  ],
  [
    "packed bytes that are none",
    [toFile("x.zip", writeZip([{ ...damaged, packed: encode("\u0007 no") }]))],
    /posts\.csv .* is damaged/,
  ],
  [
    "packed bytes that end early",
    [
      toFile(
        "x.zip",
        writeZip([{ ...damaged, packed: (damaged.packed as Uint8Array).slice(0, 40) }]),
      ),
    ],
    /posts\.csv .* is damaged/,
  ],
  [
    "missing columns",
    [toFile("posts.csv", encode("id,title\n"))],
    /doesn't have the columns 'permalink', 'date' and 'subreddit'/,
  ],
  [
    "a file that breaks off",
    [toFile("posts.csv", encode(`${POSTS_HEAD}1,"x`))],
    /ends in the middle of a row/,
  ],
  ["a file that is gone", [goneFile()], /changed while we read it/],
])("says what is wrong with %s", async (_case, files, sentence) => {
  expect(await readTitles(...files)).toMatch(sentence);
});

function goneFile(): ChosenFile {
  const arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  return { name: "posts.csv", size: 100, slice: () => ({ arrayBuffer }) };
}

/** Makes only what is asked for, and writes down how much that is. */
function sparseFile(zip: SparseFile) {
  const asked: number[] = [];
  const file: ChosenFile = {
    name: "export.zip",
    size: zip.size,
    slice: (start, end) => {
      asked.push(end - start);
      return { arrayBuffer: () => Promise.resolve(readSparse(zip, { start, end }).buffer) };
    },
  };
  return { file, asked };
}

test("reads two files of a ZIP of 500 MB, and no more than a megabyte at a time", async () => {
  const rows = Array.from({ length: 15_000 }, (_, index) => postRow(index.toString(36), "Hello"));
  const text = POSTS_HEAD + rows.join("");
  const zip = writeSparseZip([
    { name: "media/video.bin", packed: { gap: 300 * 1024 ** 2 } },
    { name: "posts.csv", packed: encode(text) },
    { name: "media/other.bin", packed: { gap: 200 * 1024 ** 2 } },
    deflated("comments.csv", COMMENTS),
  ]);
  expect(zip.size).toBeGreaterThan(500 * 1024 ** 2);
  const { file, asked } = sparseFile(zip);
  const found = await read([file]);
  expect("posts" in found && [found.posts?.items.length, found.comments?.items.length]).toEqual([
    15_000, 1,
  ]);
  expect(Math.max(...asked)).toBeLessThanOrEqual(1024 ** 2);
  const all = asked.reduce((sum, bytes) => sum + bytes, 0);
  expect(all).toBeLessThan(encode(text).byteLength + 100_000);
});

test("stops reading once nobody waits for it", async () => {
  const leaving = new AbortController();
  const { file, asked } = sparseFile(
    writeSparseZip([{ name: "posts.csv", packed: { gap: 100 * 1024 ** 2 } }]),
  );
  const slice = file.slice;
  file.slice = (start, end) => {
    if (asked.length === 4) leaving.abort();
    return slice(start, end);
  };
  await expect(read([file], leaving.signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(asked.length).toBeLessThan(10);
});
