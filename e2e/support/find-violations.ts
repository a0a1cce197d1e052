import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeWindow = {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
};

/** What axe finds on the page as it is now; needs a context with `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as AxeWindow;
    return (await runner.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"] }))
      .violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
