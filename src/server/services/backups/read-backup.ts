import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  BackupError,
  type BackupHeader,
  END_OF_ROWS,
  parseFooter,
  parseHeader,
} from "./backup-format.ts";

export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "rows"; table: BackupHeader["tables"][number]; rows: string; count: number };

const ROWS_AT_ONCE = 5000;

/** Throws at the end of a file that is cut short or changed: whoever reads it must be able to go back. */
export async function* readBackup(source: Readable): AsyncGenerator<BackupPart> {
  const hash = createHash("sha256");
  const lines = readLines(source);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new BackupError("This backup is damaged: it ends too early.");
    return value;
  };
  const sealed = async () => {
    const line = await next();
    hash.update(`${line}\n`);
    return line;
  };

  const header = parseHeader(await sealed());
  yield { kind: "header", header };
  for (const table of header.tables) {
    let batch: string[] = [];
    for (;;) {
      const line = await sealed();
      const isEnd = line === END_OF_ROWS;
      if (!isEnd) batch.push(`${line}\n`);
      if (batch.length > 0 && (isEnd || batch.length === ROWS_AT_ONCE)) {
        yield { kind: "rows", table, rows: batch.join(""), count: batch.length };
        batch = [];
      }
      if (isEnd) break;
    }
  }
  if (parseFooter(await next()) !== hash.digest("hex")) {
    throw new BackupError("This backup is damaged: its content does not match its checksum.");
  }
}

async function* readLines(source: Readable): AsyncGenerator<string, undefined> {
  const text = pipeline(source, createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (cause) {
    if (isOfTheFile(cause)) throw new BackupError(explain(cause), { cause });
    throw cause;
  }
  return undefined;
}

function isOfTheFile(cause: unknown): cause is NodeJS.ErrnoException {
  return (cause as NodeJS.ErrnoException).code?.startsWith("Z_") ?? false;
}

function explain({ code }: NodeJS.ErrnoException): string {
  return code === "Z_BUF_ERROR"
    ? "This backup is damaged: it ends too early."
    : "This file is no backup of Foothold, or it is damaged.";
}
