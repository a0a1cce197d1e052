import type { Page } from "@playwright/test";
import { SCENES } from "./scenes.ts";

/** Pictures beside what people say: each is a moment of a scene. */
export const SHOTS: { name: string; prepare: (page: Page) => Promise<void> }[] = [
  { name: "shot-verdict", prepare: prepareScene("verdict") },
  {
    name: "shot-draft",
    prepare: async (page) => {
      await prepareScene("drafts")(page);
      const card = page
        .getByRole("article")
        .filter({ hasText: /blanks? left/ })
        .first();
      await card
        .getByRole("button", { name: /^(Edit|Schedule)/ })
        .first()
        .click();
      await page.getByRole("dialog", { name: "Edit Post" }).waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: "shot-communities",
    prepare: async (page) => {
      await prepareScene("roadmap")(page);
      const heading = page.getByRole("heading", { name: "Chosen communities" });
      await heading.evaluate((node) =>
        scrollTo({ top: node.getBoundingClientRect().top + scrollY - 60 }),
      );
      await page.waitForTimeout(500);
    },
  },
  { name: "shot-roadmap", prepare: prepareScene("roadmap") },
];

function prepareScene(name: string): (page: Page) => Promise<void> {
  const scene = SCENES.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return scene.prepare;
}
