import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Opens the list of a field and chooses from it, once the list has come to rest beneath the pointer: a list that moves
 * between press and release takes the option that the pointer is on by then.
 */
export async function chooseOption(field: Locator, name: string): Promise<void> {
  await field.click();
  const option = field.page().getByRole("option", { name });
  await option.hover();
  await option.evaluate(comeToRest);
  await option.click();
  await expect(field).toContainText(name);
}

/** Runs in the page. Two frames without a move, as Playwright wants them, can be those before the first. */
async function comeToRest(element: Element): Promise<void> {
  const STILL_FRAMES = 12;
  let place = "";
  for (let still = 0; still < STILL_FRAMES;) {
    await new Promise((resume) => requestAnimationFrame(resume));
    const now = JSON.stringify(element.getBoundingClientRect());
    still = now === place ? still + 1 : 0;
    place = now;
  }
}
