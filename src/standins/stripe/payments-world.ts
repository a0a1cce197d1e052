import type { EventSender } from "./send-events.ts";
import { inventId, type ObjectStore } from "./object-store.ts";
import type { StandinEvent, StandinObject } from "./standin-objects.ts";

const KEPT_EVENTS = 200;
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
      forgetOldEvents(store);
    },
  };
}

/** The file would grow for ever; nobody asks for an event that was taken long ago. */
function forgetOldEvents(store: ObjectStore): void {
  for (const { id, pending_webhooks: pending } of store.list("event").slice(KEPT_EVENTS)) {
    if (pending === 0) store.forget(id);
  }
}
