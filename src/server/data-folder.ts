import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError } from "./start-error.ts";

/** Fails early, and in words, rather than deep inside the database. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "unknown";
    throw new StartError(
      `The data folder ${folder} can't be written (${code}). Give this user access to it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
