import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runFfmpeg } from "./record-clip.ts";

/** What the page shows now, as a small .webp. */
export async function takePicture(page: Page, target: string): Promise<void> {
  const shot = join(tmpdir(), `foothold-shot-${process.pid}.png`);
  await page.screenshot({ path: shot });
  runFfmpeg(["-i", shot, "-c:v", "libwebp", "-quality", "82", target]);
  rmSync(shot);
}
