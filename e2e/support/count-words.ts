import type { Page } from "@playwright/test";

/** How many words of the page's main part can be seen; numbers count as words. */
export function countWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const WORD = /[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu;
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let words = 0;
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || parentElement?.closest(".sr-only")) continue;
      words += textContent?.match(WORD)?.length ?? 0;
    }
    return words;
  });
}
