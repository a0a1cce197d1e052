import type { Page } from "@playwright/test";
import { glideTo, pointAt, press, typeSlowly } from "./pointer.ts";

export type Scene = {
  name: string;
  /** Brings the page to where the clip begins; its picture is taken then. */
  prepare: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const PROJECT = "Setterly";

async function openProject(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: `View Details of ${PROJECT}` }).click();
  await page.getByRole("heading", { name: "Content Roadmap" }).waitFor();
  await page.waitForTimeout(800);
}

const roadmap = (page: Page) => page.getByRole("heading", { name: "Content Roadmap" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const firstPost = (page: Page) => page.getByRole("tabpanel").getByRole("article").first();

const communities: Scene = {
  name: "communities",
  prepare: async (page) => {
    await page.goto("/subreddits?tab=recommended");
    await page.getByRole("article").first().waitFor();
    await page.waitForTimeout(600);
  },
  act: async (page) => {
    await press(page, page.getByRole("link", { name: /^View r\// }).first());
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(1200);
    await page.mouse.wheel(0, 320);
    await page.waitForTimeout(1600);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(700);
    await press(page, page.getByRole("tab", { name: "All Subreddits" }));
    await typeSlowly(page, page.getByRole("searchbox").first(), "bouldering");
    await page.waitForTimeout(1400);
  },
};

const drafts: Scene = {
  name: "drafts",
  prepare: async (page) => {
    await openProject(page);
    const card = page
      .getByRole("article")
      .filter({ hasText: /blanks? left/ })
      .first();
    await press(page, card.getByRole("button", { name: /^(Edit|Schedule)/ }).first());
    await editor(page).waitFor();
    await page.waitForTimeout(1000);
  },
  act: async (page) => {
    const blank = editor(page).getByRole("group", { name: /blank/i }).getByRole("textbox").first();
    await typeSlowly(page, blank, "eleven weeks");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(2200);
  },
};

const verdict: Scene = {
  name: "verdict",
  prepare: async (page) => {
    await page.goto("/check?r=sideproject");
    await page.getByRole("button", { name: "Try an example" }).click();
    await page.getByRole("region", { name: /^Verdict for/ }).waitFor();
    await page
      .getByRole("region", { name: /^Verdict for/ })
      .evaluate((node) => scrollTo({ top: node.getBoundingClientRect().top + scrollY - 40 }));
    await page.waitForTimeout(600);
  },
  act: async (page) => {
    const panel = page.getByRole("region", { name: /^Verdict for/ });
    for (const place of [0, 1]) {
      await pointAt(page, panel.getByRole("listitem").nth(place));
      await page.waitForTimeout(700);
    }
    for (let taken = 0; taken < 3; taken++) {
      const fix = panel.getByRole("button", { name: /^(Remove|Move|Calm|Choose|Say|Add|Shorten)/ });
      if ((await fix.count()) === 0) break;
      await press(page, fix.first());
      await page.waitForTimeout(1100);
    }
  },
};

const lane: Scene = {
  name: "roadmap",
  prepare: async (page) => {
    await openProject(page);
    await glideTo(page, roadmap(page));
  },
  act: async (page) => {
    await pointAt(page, firstPost(page));
    await press(page, page.getByRole("button", { name: /scroll right/i }).first());
    await page.waitForTimeout(1200);
    await press(page, page.getByRole("tab", { name: /^Past/ }));
    await page.waitForTimeout(1200);
    await press(page, page.getByRole("button", { name: /scroll right/i }).first());
    await page.waitForTimeout(1400);
  },
};

const tour: Scene = {
  name: "tour",
  prepare: async (page) => {
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Your Projects" }).waitFor();
    await page.waitForTimeout(600);
  },
  act: async (page) => {
    await page.waitForTimeout(900);
    await press(page, page.getByRole("link", { name: `View Details of ${PROJECT}` }));
    await roadmap(page).waitFor();
    await page.waitForTimeout(1800);
    await glideTo(page, roadmap(page));
    await page.waitForTimeout(900);
    await press(
      page,
      firstPost(page)
        .getByRole("button", { name: /^(Edit|Schedule)/ })
        .first(),
    );
    await editor(page).waitFor();
    await page.waitForTimeout(2000);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(1600);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(700);
    await press(page, page.getByRole("tab", { name: /^Past/ }));
    await page.waitForTimeout(1800);
  },
};

export const SCENES = [tour, communities, drafts, verdict, lane];
