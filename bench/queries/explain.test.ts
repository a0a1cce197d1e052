import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

const run = promisify(execFile);

/** `npm run tool -- explain` does the same among a million posts. */
test(
  "every query has its index, none was left out, and the loss of an index is noticed",
  { timeout: 300_000, tags: "nightly" },
  async () => {
    const script = fileURLToPath(new URL("./explain.ts", import.meta.url));
    const args = [script, "--quick", "--sample", inject("usedFolder").catalogueFile];
    const { stdout } = await run(process.execPath, args).catch(
      (failure: unknown) => failure as { stdout: string },
    );
    expect(stdout).toMatch(/^queries: (\d{3} statements .*, 0 faults|skipped, .*)$/m);
    expect(stdout).not.toContain("FAULT");
  },
);
