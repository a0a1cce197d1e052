import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expectFitAtWidths } from "./fit.ts";
import { isNightly, THEMES } from "./nightly.ts";
import { waitForQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeWindow = {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
};

/** What axe objects to on the page as it stands; the page needs `bypassCSP`. */
export async function findViolations(page: Page, except: string[] = []): Promise<string[]> {
  // Colours on their way to others have whatever contrast lies between, and a toast may leave at
  // any moment: without transitions everything is where it is going.
  const still = await page.addStyleTag({
    content: "*, *::before, *::after { transition: none !important; }",
  });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as AxeWindow;
    const runOnly = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];
    return (await runner.run({ runOnly, resultTypes: ["violations"] })).violations;
  });
  await still.evaluate((element) => (element as Element).remove());
  const counted = violations.filter(({ id }) => !except.includes(id));
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

let lastTest = "";

/** As it stands: in light the first state that a test names, and every night all of them, in dark too. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { testId } = test.info();
  if (!isNightly() && testId === lastTest) return;
  lastTest = testId;
  for (const { colorScheme } of isNightly() ? THEMES : THEMES.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Opens a page and holds it against axe and all widths. */
export async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForQuiet(page);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page).toHaveTitle(/Foothold/);
  expect(await findViolations(page), path).toEqual([]);
  await expectFitAtWidths(page, path);
}
