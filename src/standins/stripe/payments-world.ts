import type { StandinEvent, StandinObject, StandinKind, StandinOf } from "./standin-objects.ts";
import { randomBytes, createHmac } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { StandinAnswer } from "./api-call.ts";
import { setTimeout as waitFor } from "node:timers/promises";

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

/** What a session sells, which Stripe too keeps out of the session itself. */
export type Order = { name: string; metadata: Record<string, string>; wantsInvoice: boolean };

/** What an idempotency key was answered with. */
export type KeptAnswer = StandinAnswer & { fingerprint: string };

type Kept = {
  objects: Record<string, StandinObject>;
  orders: Record<string, Order>;
  answers: Record<string, KeptAnswer>;
};

export type ObjectStore = ReturnType<typeof createObjectStore>;

/** All objects in memory, and in a file so that they survive a restart; null keeps no file. */
export function createObjectStore(file: string | null) {
  const kept: Kept = (file && readKept(file)) || { objects: {}, orders: {}, answers: {} };

  function find<K extends StandinKind>(kind: K, id: string): StandinOf<K> | null {
    const object = Object.hasOwn(kept.objects, id) ? kept.objects[id] : undefined;
    return object?.object === kind ? (object as StandinOf<K>) : null;
  }

  /** The newest first, as Stripe lists them. */
  function list<K extends StandinKind>(kind: K): StandinOf<K>[] {
    return Object.values(kept.objects)
      .filter((object): object is StandinOf<K> => object.object === kind)
      .toReversed();
  }

  return {
    find,
    list,
    put: <T extends StandinObject>(object: T): T => {
      kept.objects[object.id] = object;
      return object;
    },
    forget: (id: string) => {
      delete kept.objects[id];
    },
    orders: kept.orders,
    answers: kept.answers,
    save: () => {
      if (file) writeKept(file, kept);
    },
  };
}

export function inventId(prefix: string): string {
  return `${prefix}_${randomBytes(15).toString("hex")}`;
}

/** null where there is none yet; a file that can't be read is a file of an older version. */
function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return null;
  }
}

function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  renameSync(draft, file);
}

const RETRY_DELAYS_MS = [0, 500, 2_000, 5_000];
const ANSWER_TIMEOUT_MS = 5_000;

type Delivery = {
  webhookUrl: string;
  webhookSecret: string;
  clock: () => Date;
  onDelivered: (event: StandinEvent) => void;
  retryDelaysMs?: number[];
};

type EventSender = ReturnType<typeof createEventSender>;

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
