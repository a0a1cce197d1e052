import { expect, type Page, test as base } from "@playwright/test";
import { randomInt, randomUUID } from "node:crypto";
import { Complaints } from "./complaints.ts";
import { takePremiumAddress } from "./premium-users.ts";
import { watchTraffic } from "./quiet.ts";

type Fixtures = {
  /** `test.use({ isPremium: true })` makes the user a subscriber of the lifetime plan. */
  isPremium: boolean;
  /** An address that nobody else uses. */
  email: string;
  /** What makes each test a caller of its own, so that only a test about limits meets them. */
  caller: Record<string, string>;
  /** Everything the browser complained about; a test that wants a complaint says so. */
  complaints: Complaints;
  /** Opens no page of the app. By the API, because the sign-in screen has tests of its own. */
  signIn: (page: Page) => Promise<void>;
};

/** Every test comes from an address of its own, and fails when the browser's console shows an error. */
export const test = base.extend<Fixtures>({
  isPremium: [false, { option: true }],

  email: async ({ isPremium }, use, { project }) => {
    await use(
      isPremium ? takePremiumAddress(project.outputDir) : `e2e-${randomUUID()}@example.com`,
    );
  },

  caller: async ({ isPremium: _isPremium }, use) => {
    const ip = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
    await use({ "x-forwarded-for": ip });
  },

  context: async ({ context, caller }, use) => {
    await context.setExtraHTTPHeaders(caller);
    watchTraffic(context);
    // Chromium without windows reports a pointer in the corner of many a new page, where nobody has one.
    await context.addInitScript(() => {
      const ignoreCorner = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      addEventListener("pointermove", ignoreCorner, true);
    });
    await use(context);
  },

  page: async ({ page }, use) => {
    await use(page);
    // An answer that is still being changed is nobody's concern once the test is over.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      context.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) {
          complaints.hear(message.text());
        }
      });
      context.on("weberror", (error) => complaints.hear(String(error.error())));
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ email, caller }, use) => {
    await use(async (page) => {
      const send = (path: string, data: object) =>
        page.request.post(`/api/auth/${path}`, { data, headers: caller });
      await send("magic-link", { email });
      const token = /token=([\w-]+)/.exec(await readLink(page, email))?.[1] ?? "";
      // The lightest page of the same origin.
      await page.goto("/api/health");
      const timezone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const signedIn = await send("verify-magic-link", { token, timezone });
      const { accessToken, refreshToken } = (await signedIn.json()) as Record<string, string>;
      await page.evaluate(
        (tokens) => Object.entries(tokens).forEach((entry) => localStorage.setItem(...entry)),
        { accessToken: accessToken ?? "", refreshToken: refreshToken ?? "" },
      );
    });
  },
});

export { expect } from "@playwright/test";

/** The newest sign-in link for this address, as the mailbox shows it. */
export async function readLink(page: Page, email: string): Promise<string> {
  const mailbox = await page.request.get("/mailbox");
  const messages = (await mailbox.text()).split("<article");
  const message = messages.find((text) => text.includes(email)) ?? "";
  const link = /href="([^"]*\/auth\/magic-link\?token=[^"]+)"/.exec(message)?.[1] ?? "";
  return link.replaceAll("&amp;", "&");
}

/** Chromium reports every answer above 399 by itself; the app's own handling is what tests look at. */
function isExpected(complaint: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(complaint);
}
