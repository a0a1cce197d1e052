import { chromium } from "@playwright/test";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openPage } from "./open-page.ts";
import { recordClip } from "./record-clip.ts";
import { SCENES } from "./scenes.ts";
import { SHOTS } from "./shots.ts";
import { openStage } from "./stage.ts";
import { takePicture } from "./take-picture.ts";
import { takeShareImage } from "./take-share-image.ts";

const MEDIA = join(import.meta.dirname, "..", "..", "src", "web", "media");
const THEMES = ["light", "dark"] as const;
/** Names of scenes or pictures to do; all when none is given. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

mkdirSync(MEDIA, { recursive: true });
const stage = await openStage();
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  for (const theme of THEMES) {
    for (const { name, prepare, act } of SCENES.filter((scene) => isWanted(scene.name))) {
      const page = await openPage(browser, stage, theme);
      await prepare(page);
      await takePicture(page, join(MEDIA, `${name}-${theme}.webp`));
      await recordClip(page, join(MEDIA, `${name}-${theme}.webm`), () => act(page));
      await page.context().close();
      report(`${name}-${theme}.webm`);
    }
    for (const { name, prepare } of SHOTS.filter((shot) => isWanted(shot.name))) {
      const page = await openPage(browser, stage, theme);
      await prepare(page);
      await takePicture(page, join(MEDIA, `${name}-${theme}.webp`));
      await page.context().close();
      report(`${name}-${theme}.webp`);
    }
  }
  if (isWanted("share")) await takeShareImage(browser, stage, join(MEDIA, "share.png"));
} finally {
  await browser.close();
  await stage.close();
}

function report(file: string): void {
  console.log(`  ${file.padEnd(28)} ${Math.round(statSync(join(MEDIA, file)).size / 1000)} kB`);
}
