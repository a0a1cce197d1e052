import type { Locator } from "@playwright/test";

/** In the middle of underlined words, by their place in the field over them: both move together, whatever moves them. */
export async function clickWords(mark: Locator): Promise<void> {
  const field = mark.locator("xpath=ancestor::*[following-sibling::textarea]/following-sibling::*");
  const position = await mark.evaluate((words) => {
    const around = words.closest(":has(~ textarea)")?.nextElementSibling?.getBoundingClientRect();
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x: x + width / 2 - (around?.x ?? 0), y: y + height / 2 - (around?.y ?? 0) };
  });
  await field.click({ position });
}
