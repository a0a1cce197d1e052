import { createHmac } from "node:crypto";
import type { WebhookRow } from "#server/db/accounts/webhooks-repository.ts";
import { createSignatures } from "../signatures.ts";

export type WebhookSecrets = {
  /** What the user is shown once, and the receiver checks signatures with. */
  reveal: (webhook: Pick<WebhookRow, "id" | "secretSalt">) => string;
};

/** So that people and programs that look for leaked secrets know one on sight. */
const PREFIX = "whsec_";

/** Made anew from the server's secret each time: the database alone signs nothing. */
export function createWebhookSecrets(secret: string): WebhookSecrets {
  const { sign } = createSignatures(secret, "foothold:webhook");
  return { reveal: ({ id, secretSalt }) => PREFIX + sign(`${id}.${secretSalt}`) };
}

/** The time is signed too, so that a copy that is sent again later is known by it. */
export function signBody(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${digest}`;
}
