import { callApi } from "../call-api.ts";
import { answer, ask, dialog, type DialogRow, LIST_RULES, press, question } from "./dialog-list.ts";

const ID = "6c1f1d5e-6f0e-4a52-9d07-3c9c3a1f0b11";
const WEBHOOK = {
  id: ID,
  address: "https://example.com/in",
  shape: "json",
  events: ["post.due"],
  isOn: true,
  turnedOff: null,
  failingSince: null,
  createdAt: new Date().toISOString(),
};
const FEED =
  "https://www.reddit.com/.rss?feed=0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4&user=a_baker";

/** Around every page, in Settings and in Billing. */
export const ACCOUNT_DIALOGS: DialogRow[] = [
  {
    file: "components/shortcuts/shortcuts-dialog.tsx",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("?");
      return dialog(page, "Keyboard shortcuts");
    },
  },
  {
    file: "components/palette/palette-dialog.tsx",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("button", { name: /Go to anything/ }).click();
      return page.getByRole("dialog").getByRole("option").first();
    },
  },
  {
    file: "components/layout/app-header.tsx",
    open: async (page) => {
      await page.goto("/settings");
      await press(page, "Account");
      return page.getByRole("menu");
    },
  },
  {
    file: "components/ui/combobox.tsx",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("combobox", { name: /^Time ?zone/i }).click();
      return page.getByRole("option").first();
    },
    except: LIST_RULES,
  },
  {
    file: "features/settings/components/account-settings.tsx",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByLabel("Name", { exact: true }).fill("Ada");
      await page.getByRole("link", { name: "Dashboard", exact: true }).click();
      return question(page, "Leave without saving?");
    },
  },
  {
    file: "features/settings/components/session-settings.tsx",
    open: async (page) => {
      const at = new Date().toISOString();
      const session = { createdAt: at, lastUsedAt: at, device: "Firefox on Linux" };
      const items = [
        { ...session, id: ID, current: true },
        { ...session, id: ID.replace("6", "7"), current: false },
      ];
      await answer(page, "auth/sessions", { items });
      return ask(page, {
        path: "/settings/sessions",
        button: "Sign out all others",
        title: "Sign out everywhere else?",
      });
    },
  },
  {
    file: "features/settings/components/private-address.tsx",
    open: async (page) => {
      await page.goto("/settings/notifications");
      await press(page, /^(?:Create calendar address|Revoke)/);
      await press(page, /^Revoke/);
      return question(page, "Revoke the address?");
    },
  },
  {
    file: "features/settings/components/data-settings.tsx",
    open: async (page) => {
      await page.goto("/settings/data");
      await press(page, "Delete account");
      return dialog(page, "Delete your account?");
    },
  },
  {
    file: "features/settings/components/assistants/connected-assistants.tsx",
    open: async (page) => {
      const items = [
        {
          id: ID,
          name: "Helpful",
          returnsTo: "assistant.example",
          scope: "read",
          connectedAt: new Date().toISOString(),
          lastUsedAt: null,
        },
      ];
      await answer(page, "assistants", { items });
      return ask(page, {
        path: "/settings/assistants",
        button: /^Disconnect/,
        title: "Disconnect Helpful?",
      });
    },
  },
  {
    file: "features/settings/components/tokens/token-settings.tsx",
    open: async (page) => {
      await page.goto("/settings/assistants");
      await press(page, "Create token");
      return dialog(page, "Create a token");
    },
  },
  {
    file: "features/settings/components/tokens/token-settings.tsx",
    open: async (page) => {
      await callApi(page, "POST", "tokens", { name: "My script", scope: "read" });
      return ask(page, {
        path: "/settings/assistants",
        button: /^Revoke My script/,
        title: "Revoke My script?",
      });
    },
  },
  {
    file: "features/settings/components/webhooks/webhook-settings.tsx",
    open: async (page) => {
      await page.goto("/settings/webhooks");
      await press(page, "Add webhook");
      return dialog(page, "Add a webhook");
    },
  },
  ...(
    [
      ["Change events", () => dialog, "Change events"],
      ["Replace secret", () => dialog, "Replace the signing secret?"],
      [/^Delete https/, () => question, "Delete this webhook?"],
    ] as const
  ).map(([button, shape, title]): DialogRow => ({
    file: "features/settings/components/webhooks/webhook-row.tsx",
    open: async (page) => {
      await answer(page, "webhooks", { items: [WEBHOOK] });
      await answer(page, `webhooks/${ID}/deliveries`, { items: [] });
      await page.goto("/settings/webhooks");
      await press(page, button);
      return shape()(page, title);
    },
  })),
  {
    file: "features/settings/components/radar/radar-settings.tsx",
    open: async (page) => {
      await page.goto("/settings/radar");
      await page.getByLabel("Private feed address").fill(FEED);
      await press(page, "Save address");
      await press(page, "Delete the address");
      return question(page, "Delete the feed address?");
    },
  },
  {
    file: "features/billing/components/subscription/current-subscription.tsx",
    open: async (page) => {
      await answer(page, "billing/status", {
        isPremium: true,
        planCode: "PREMIUM_MONTHLY",
        status: "ACTIVE",
        currentPeriodEnd: "2026-12-01T00:00:00.000Z",
        canCancel: true,
        cancelAtPeriodEnd: false,
        aiPosts: { used: 0, limit: 10, resetsAt: "2026-12-01T00:00:00.000Z" },
      });
      await page.goto("/billing");
      await press(page, "Cancel Subscription");
      return page.getByRole("alertdialog");
    },
  },
];
