import type { WebhookGateway } from "#server/gateways/webhooks/webhooks-gateway.ts";

/** For tests that send nothing anywhere: every address will do, and every message is taken. */
export const takesAll: WebhookGateway = {
  readAddress: (text) => (URL.canParse(text) ? { address: text } : { fault: "Not an address." }),
  send: async () => ({ failure: null, status: 200, answer: "ok", retryAfterMs: null }),
  close: async () => {},
};
