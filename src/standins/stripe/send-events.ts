import { createHmac } from "node:crypto";
import { setTimeout as waitFor } from "node:timers/promises";
import type { StandinEvent } from "./standin-objects.ts";

const RETRY_DELAYS_MS = [0, 500, 2_000, 5_000];
const ANSWER_TIMEOUT_MS = 5_000;

type Delivery = {
  webhookUrl: string;
  webhookSecret: string;
  clock: () => Date;
  onDelivered: (event: StandinEvent) => void;
  retryDelaysMs?: number[];
};

export type EventSender = ReturnType<typeof createEventSender>;

/** Sends each event until the product takes it, but not for ever; several at once, as Stripe does. */
export function createEventSender(delivery: Delivery) {
  const { webhookUrl, webhookSecret, clock, onDelivered } = delivery;
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver(event: StandinEvent): Promise<void> {
    for (const delayMs of delivery.retryDelaysMs ?? RETRY_DELAYS_MS) {
      await waitFor(delayMs, null, { signal: stop.signal });
      if (await post(JSON.stringify(event))) return onDelivered(event);
    }
  }

  async function post(payload: string): Promise<boolean> {
    try {
      const response = await fetch(webhookUrl, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signPayload(payload, webhookSecret, clock()),
        },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    send: (event: StandinEvent) => {
      // What is given up on at the end stays pending, and the next start sends it again.
      const attempt = deliver(event).catch(() => {});
      underWay.add(attempt);
      void attempt.then(() => underWay.delete(attempt));
    },
    /** Until everything is delivered or given up on; no longer than this. */
    settle: async (timeoutMs: number) => {
      await Promise.race([
        Promise.all(underWay),
        waitFor(timeoutMs, null, { ref: false, signal: stop.signal }).catch(() => {}),
      ]);
    },
    stop: () => stop.abort(),
  };
}

/** Stripe's scheme: the time and the body, signed together. */
export function signPayload(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
