import type { EventSender } from "./send-events.ts";
import { inventId, type ObjectStore } from "./object-store.ts";
import type { StandinEvent, StandinObject } from "./standin-objects.ts";

const API_VERSION = "2026-10-28.endive";

/** What every act of the stand-in works with. */
export type PaymentsWorld = {
  store: ObjectStore;
  /** In Unix seconds, as Stripe counts. */
  now: () => number;
  /** Tells the product, with the object as it is at this moment. */
  emit: (type: string, object: StandinObject) => void;
};

export function createPaymentsWorld(
  store: ObjectStore,
  clock: () => Date,
  sender: EventSender,
): PaymentsWorld {
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    store,
    now,
    emit: (type, object) => {
      const event: StandinEvent = {
        id: inventId("evt"),
        object: "event",
        type,
        api_version: API_VERSION,
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        data: { object: structuredClone(object) },
      };
      sender.send(store.put(event));
    },
  };
}
