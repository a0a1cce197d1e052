import {
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../src/standins/webhooks/webhook-receiver.ts";
import { outsidePort } from "./outside-port.ts";
import { test as base } from "./test.ts";

/** With somebody's server on this machine, which ours may reach. */
export const test = base.extend<{ receiver: WebhookReceiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
  receiver: async ({}, use, { parallelIndex }) => {
    const receiver = await startWebhookReceiver(outsidePort("webhooks", parallelIndex));
    await use(receiver);
    await receiver.close();
  },
});
