import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PROCESS_ENV, PROCESS_OPTIONS } from "./process-env.ts";

export type CommandResult = { code: number; output: string };

/** One of the operator's commands as it really runs: a process of its own, with these settings and no others. */
export function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const command = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const env = { ...PROCESS_ENV, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...PROCESS_OPTIONS, command, ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
