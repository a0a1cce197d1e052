import { createHmac } from "node:crypto";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { WebhookRow } from "#server/db/accounts/webhooks-repository.ts";
import { createSignatures } from "../signatures.ts";

type Secret = Pick<WebhookRow, "id" | "secretSalt" | "secretForm">;
type Signer = Secret & Pick<WebhookRow, "earlierSalt" | "earlierUntil">;
type Message = { id: string; body: string; at: Date };

export type WebhookSecrets = {
  /** What the user is shown once, and the receiver checks signatures with. */
  reveal: (webhook: Secret) => string;
  /** The headers of Standard Webhooks, and ours from before beside them. */
  sign: (webhook: Signer, message: Message) => Record<string, string>;
};

/** As Standard Webhooks has it; people and programs that look for leaked secrets know one on sight. */
const PREFIX = "whsec_";

/** How long messages are signed with the secret before as well, so that a receiver has time to change. */
export const EARLIER_SECRET_MS = DAY_MS;

/** Made anew from the server's secret each time: the database alone signs nothing. */
export function createWebhookSecrets(secret: string): WebhookSecrets {
  const { sign } = createSignatures(secret, "foothold:webhook");
  const keyOf = (id: string, salt: string) => Buffer.from(sign(`${id}.${salt}`), "base64url");
  const reveal = ({ id, secretSalt, secretForm }: Secret) =>
    PREFIX + keyOf(id, secretSalt).toString(secretForm === "standard" ? "base64" : "base64url");
  return {
    reveal,
    sign: (webhook, message) => {
      const keys = [webhook.secretSalt, ...listEarlier(webhook, message.at)].map((salt) =>
        keyOf(webhook.id, salt),
      );
      return {
        "webhook-id": message.id,
        "webhook-timestamp": `${toSeconds(message.at)}`,
        "webhook-signature": keys.map((key) => signByStandard(key, message)).join(" "),
        "Foothold-Signature": signOwnWay(reveal(webhook), message),
      };
    },
  };
}

function listEarlier({ earlierSalt, earlierUntil }: Signer, now: Date): string[] {
  return earlierSalt && earlierUntil && earlierUntil > now ? [earlierSalt] : [];
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** The id must hold no full stop, since full stops part what is signed. */
function signByStandard(key: Buffer, { id, body, at }: Message): string {
  const signed = `${id}.${toSeconds(at)}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** For receivers from before Standard Webhooks: keyed with the secret as it is written. */
function signOwnWay(secret: string, { body, at }: Message): string {
  const time = toSeconds(at);
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${digest}`;
}
