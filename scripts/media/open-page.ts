import type { Browser, Page } from "@playwright/test";
import {
  CLIP_HEIGHT,
  CLIP_WIDTH,
} from "../../src/web/features/landing/components/clip/clip-size.ts";
import { followPointer } from "./follow-pointer.ts";
import type { Stage } from "./stage.ts";

export type MediaTheme = "light" | "dark";

/** A page of somebody signed in, in the size of a clip, with a pointer that can be seen. */
export async function openPage(browser: Browser, stage: Stage, theme: MediaTheme): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: CLIP_WIDTH, height: CLIP_HEIGHT },
    colorScheme: theme,
    baseURL: stage.url,
    bypassCSP: true,
    timezoneId: "Europe/Berlin",
  });
  await context.addInitScript(
    ({ accessToken, refreshToken }) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("refreshToken", refreshToken);
    },
    await stage.signIn(),
  );
  await context.addInitScript(followPointer);
  return context.newPage();
}
