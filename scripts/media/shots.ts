import type { Page } from "@playwright/test";
import { SCENES } from "./scenes.ts";

/** Pictures beside what people say: each is a moment of a scene. */
export const SHOTS: { name: string; prepare: (page: Page) => Promise<void> }[] = [
  { name: "shot-verdict", prepare: prepareScene("verdict") },
  { name: "shot-draft", prepare: prepareScene("drafts") },
  {
    name: "shot-communities",
    prepare: async (page) => {
      await prepareScene("roadmap")(page);
      await page.getByRole("link", { name: "Communities", exact: true }).click();
      await page.getByRole("heading", { name: "Your communities" }).waitFor();
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
