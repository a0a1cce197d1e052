import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** A secret made on the first start and kept in the data folder, readable by its owner only. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createOnce(file, randomBytes(32).toString("base64url"));
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new StartError(
      `The secret in ${file} is cut short. Delete the file; everyone signs in anew.`,
    );
  }
  return secret;
}

/** Linked into place once it is complete, so that nobody ever reads half a secret. */
function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
