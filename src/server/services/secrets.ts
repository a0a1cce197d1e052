import { createUnsubscribeSignatures } from "./notices/unsubscribe.ts";
import { createFeedKeySeals } from "./sealed-texts.ts";
import { createCalendarSignatures, createRadarFeedSignatures } from "./signatures.ts";
import { createWebhookSecrets } from "./webhooks/webhook-signing.ts";

/** All that is signed or sealed with the server's secret, each by a key of its own. */
export function createSecrets(secret: string) {
  return {
    calendarSignatures: createCalendarSignatures(secret),
    unsubscribeSignatures: createUnsubscribeSignatures(secret),
    webhookSecrets: createWebhookSecrets(secret),
    feedKeySeals: createFeedKeySeals(secret),
    radarFeedSignatures: createRadarFeedSignatures(secret),
  };
}
