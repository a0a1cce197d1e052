import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Some come after nine seconds that the app takes on purpose. */
const PATIENCE_MS = 30_000;

declare global {
  interface Window {
    noteWords: (words: string) => void;
  }
}

/**
 * For words that go again by themselves, which a look now and then can miss. To be called, once for a
 * page, before they can show and while no other page is on its way; what it answers waits until all of
 * them were shown.
 */
export async function watchWords(page: Page, ...awaited: string[]): Promise<() => Promise<void>> {
  const missing = new Set(awaited);
  await page.exposeFunction("noteWords", (words: string) => void missing.delete(words));
  await page.addInitScript(watchForWords, awaited);
  await page.evaluate(watchForWords, awaited);
  const options = { message: "words that were not shown", timeout: PATIENCE_MS };
  return () => expect.poll(() => [...missing], options).toEqual([]);
}

/** Runs in the page. What is only in the document and can't be seen does not count. */
function watchForWords(awaited: string[]): void {
  const left = new Set(awaited);
  const look = () => {
    for (const words of left) {
      if (!document.body?.textContent.includes(words)) continue;
      if (!document.body.innerText.includes(words)) continue;
      left.delete(words);
      window.noteWords(words);
    }
  };
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, changes);
}
