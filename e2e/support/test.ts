import { expect, type Page, test as base } from "@playwright/test";
import { randomInt, randomUUID } from "node:crypto";
import { takePremiumAddress } from "./premium-users.ts";

type Fixtures = {
  /** `test.use({ isPremium: true })` makes the user a subscriber of the lifetime plan. */
  isPremium: boolean;
  /** An address that nobody else uses. */
  email: string;
  /** Everything the browser complained about; a test that expects a complaint empties it. */
  complaints: string[];
  signIn: (page: Page) => Promise<void>;
};

/** Every test comes from an address of its own, and fails when the browser's console shows an error. */
export const test = base.extend<Fixtures>({
  isPremium: [false, { option: true }],

  email: async ({ isPremium }, use, { workerIndex }) => {
    await use(isPremium ? takePremiumAddress(workerIndex) : `e2e-${randomUUID()}@example.com`);
  },

  context: async ({ context }, use) => {
    const ip = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
    await context.setExtraHTTPHeaders({ "x-forwarded-for": ip });
    await use(context);
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text()))
          complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ email }, use) => {
    await use(async (page) => {
      await page.goto("/signin");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send Magic Link" }).click();
      await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
      await page.goto(await readLink(page, email));
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  },
});

export { expect } from "@playwright/test";

/** The newest sign-in link for this address, as the mailbox shows it. */
export async function readLink(page: Page, email: string): Promise<string> {
  const mailbox = await page.request.get("/mailbox");
  const messages = (await mailbox.text()).split("<article");
  const message = messages.find((text) => text.includes(email)) ?? "";
  return /href="([^"]*\/auth\/magic-link\?token=[^"]+)"/.exec(message)?.[1] ?? "";
}

/** Chromium reports every answer above 399 by itself; the app's own handling is what tests look at. */
function isExpected(complaint: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(complaint);
}
