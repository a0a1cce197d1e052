import type { Locator, Page } from "@playwright/test";

const STEPS = 22;

/** Moves there as a hand would, and rests a moment. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be pointed at can't be seen.");
  const x = box.x + Math.min(box.width / 2, 120);
  await page.mouse.move(x, box.y + box.height / 2, { steps: STEPS });
  await page.waitForTimeout(250);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

export async function typeSlowly(page: Page, target: Locator, text: string): Promise<void> {
  await press(page, target);
  await page.keyboard.type(text, { delay: 55 });
}

export async function glideTo(page: Page, target: Locator, margin = 90): Promise<void> {
  await target.evaluate(
    (node, offset) =>
      scrollTo({
        top: node.getBoundingClientRect().top + scrollY - offset,
        behavior: "smooth",
      }),
    margin,
  );
  await page.waitForTimeout(900);
}
