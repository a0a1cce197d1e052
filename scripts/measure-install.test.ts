import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { measureInstall } from "./measure-install.mjs";

test("each installed package is counted once, with or without what only builds and tests", () => {
  const root = mkdtempSync(join(tmpdir(), "foothold-install-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = {
    "": {},
    "node_modules/shipped": {},
    "node_modules/shipped/node_modules/inner": {},
    "node_modules/tested": { dev: true },
    "node_modules/for-another-system": { optional: true },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  for (const [path, megabytes] of [
    ["node_modules/shipped", 3],
    ["node_modules/shipped/node_modules/inner", 2],
    ["node_modules/tested", 4],
  ] as const) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, "code.js"), Buffer.alloc(megabytes * 1e6, 1));
  }
  expect(measureInstall(root)).toEqual({
    toRun: { packages: 2, megabytes: 5 },
    all: { packages: 3, megabytes: 9 },
  });
});
