import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./server-processes.ts";

/** Fetched when it is asked for: 117 packages that nothing else needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const PORT = 3190;
const WANTED: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

type Report = { categories: Record<string, { score: number }> };

const folder = mkdtempSync(join(tmpdir(), "foothold-lighthouse-"));
const product = await startProduct(PORT, { DATA_DIR: join(folder, "data") });
try {
  for (const form of ["mobile", "desktop"]) print(form, measure(form));
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

function measure(form: string): Report {
  const file = join(folder, `${form}.json`);
  const args = ["exec", "--yes", "--package", LIGHTHOUSE, "--", "lighthouse", `${product.url}/`];
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ];
  const run = spawnSync("npm", [...args, ...options], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`Lighthouse failed: ${run.stderr}`);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function print(form: string, { categories }: Report): void {
  const scores = Object.entries(WANTED).map(([name, wanted]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return `${name} ${score}${score < wanted ? ` (${wanted} wanted)` : ""}`;
  });
  console.log(`${form.padEnd(8)} ${scores.join(", ")}`);
}
