import { signPayload } from "#standins/stripe/payments-world.ts";
import type { ServersTrial } from "./servers-trial.ts";

/** Each event so far to both servers, several times, all at once and the newest first. */
export async function deliverEvents(
  { stripe, serverOf }: ServersTrial,
  timesEach: number,
): Promise<number[]> {
  const events = stripe.world.store.list("event").map((event) => JSON.stringify(event));
  const deliveries = events.flatMap((event) =>
    Array.from({ length: 2 * timesEach }, (_, n) =>
      fetch(`${serverOf(n).url}/api/billing/webhook`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "stripe-signature": signPayload(event, stripe.webhookSecret, new Date()),
        },
        body: event,
      }),
    ),
  );
  return (await Promise.all(deliveries)).map(({ status }) => status);
}
