import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { explainFullDisk, isDiskFull, refuseLackOfRoom } from "./disk-room.ts";

const failure = (code: string) => Object.assign(new Error("no room"), { code });
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "foothold-room-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test.each([
  [failure("53100"), true],
  [new Error("query", { cause: failure("ENOSPC") }), true],
  [failure("EDQUOT"), true],
  [{ name: "ErrnoError", errno: 51 }, true],
  [{ name: "ErrnoError", errno: 2 }, false],
  [failure("23505"), false],
  [null, false],
])("%s is a full disk: %s", (error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

test("a first start is refused where its database would not fit, and says what it needs", () => {
  const folder = newFolder();
  expect(() => refuseLackOfRoom(folder, () => 349.9)).toThrow(
    `The database could not be written, because the disk of ${folder} is full: 349 MB are free, and 350 MB are needed. Make room on it, or set DATA_DIR to a folder on another disk, and start again.`,
  );
  expect(() => refuseLackOfRoom(folder, () => 350)).not.toThrow();
});

test("a later start has its database already", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "db"));
  writeFileSync(join(folder, "db", "PG_VERSION"), "18");
  expect(() => refuseLackOfRoom(folder, () => 70)).not.toThrow();
});

const unwritten = { what: "The catalogue", dataDir: "/data", neededMb: 350 };

test.each([
  [
    "whatever the database says",
    new Error("cannot drop active portal"),
    9,
    /disk of \/data is full: 9 MB/,
  ],
  ["with the system's code", failure("ENOSPC"), 200, /disk of \/data is full: 200 MB/],
  ["with a quota, or elsewhere", failure("53100"), 9000, /no more room for it: 350 MB are needed/],
])("a full disk is named %s", (_, error, freeMb, sentence) => {
  expect(explainFullDisk(error, unwritten, () => freeMb)?.message).toMatch(sentence);
});

test("another failure is not explained by a disk with room", () => {
  expect(explainFullDisk(new Error("syntax error"), unwritten, () => 300)).toBeNull();
});
