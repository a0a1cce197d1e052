import { setTimeout } from "node:timers/promises";
import type { Health, Readiness, Connection } from "#contract/health.ts";
import { findLoadedCatalogue } from "#server/db/subreddits/catalogue-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { countUnsettled } from "#server/db/accounts/notices-repository.ts";
import { countQueued, type QueuedJobs } from "#server/db/service-repository.ts";
import { statfs } from "node:fs/promises";
import { FULL_BELOW_MB } from "#server/start/disk-room.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import type { MailGateway } from "#server/gateways/mail/mail-gateway.ts";

export type HealthDeps = Pick<ServiceDeps, "database" | "version"> & { disk: DiskWatch };

const PATIENCE_MS = 2000;

/** Answers even when the database does not: the answer says which part fails. */
export async function getHealth({ database, disk, version }: HealthDeps): Promise<Health> {
  const [catalogue, room] = await Promise.all([askDatabase(database), disk.read()]);
  return {
    status: catalogue && room !== "full" ? "ok" : "degraded",
    version,
    database: { kind: database.kind, reachable: catalogue !== null },
    catalogue: catalogue ?? { subreddits: 0 },
    disk: room,
  };
}

/** A full disk still lets everyone read, so it is no reason to send them elsewhere. */
export async function getReadiness({ database }: HealthDeps): Promise<Readiness> {
  const catalogue = await askDatabase(database);
  if (!catalogue) return { status: "not-ready", reason: "The database doesn't answer." };
  if (catalogue.subreddits === 0) {
    return { status: "not-ready", reason: "The catalogue isn't loaded." };
  }
  return { status: "ready", reason: null };
}

/** null when it does not answer in time. */
function askDatabase({ db }: ServiceDeps["database"]): Promise<{ subreddits: number } | null> {
  return Promise.race([
    findLoadedCatalogue(db).then(
      (catalogue) => ({ subreddits: catalogue?.subreddits ?? 0 }),
      () => null,
    ),
    setTimeout(PATIENCE_MS, null, { ref: false }),
  ]);
}

export type OperatingState = {
  isDatabaseReachable: boolean;
  queue: QueuedJobs[];
  catalogueAgeSeconds: number | null;
  unsentNotices: number | null;
};

const UNREACHABLE: OperatingState = {
  isDatabaseReachable: false,
  queue: [],
  catalogueAgeSeconds: null,
  unsentNotices: null,
};

/** Never throws: a database that is down is a figure like others. */
export async function readOperatingState(
  deps: Pick<ServiceDeps, "database" | "clock">,
): Promise<OperatingState> {
  return Promise.race([
    read(deps).catch(() => UNREACHABLE),
    setTimeout(PATIENCE_MS, UNREACHABLE, { ref: false }),
  ]);
}

async function read({
  database: { db },
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<OperatingState> {
  const catalogue = await findLoadedCatalogue(db);
  return {
    isDatabaseReachable: true,
    queue: await countQueued(db),
    catalogueAgeSeconds: catalogue && (clock().getTime() - catalogue.loadedAt.getTime()) / 1000,
    unsentNotices: await countUnsettled(db),
  };
}

export const DISK_STATES = ["ok", "low", "full"] as const;
export type DiskState = (typeof DISK_STATES)[number];

export type DiskWatch = {
  read: () => Promise<DiskState>;
  /** A write has failed for want of room, perhaps on the disk of a database elsewhere. */
  noteFull: () => void;
};

const MB = 1024 * 1024;
const FULL_BELOW_BYTES = FULL_BELOW_MB * MB;
const LOW_BELOW_BYTES = 1024 * MB;
/** A failed write is remembered until the next ones should have shown whether there is room again. */
const REMEMBERED_MS = MINUTE_MS;

type MeasureFree = (folder: string) => Promise<number>;

export function createDiskWatch(
  folder: string,
  clock: () => Date,
  measureFree: MeasureFree = measureFreeBytes,
): DiskWatch {
  let failedAt: number | null = null;
  return {
    read: async () => {
      if (failedAt !== null && clock().getTime() - failedAt < REMEMBERED_MS) return "full";
      // A folder that can't be asked about says nothing about room.
      const free = await measureFree(folder).catch(() => Number.POSITIVE_INFINITY);
      if (free < FULL_BELOW_BYTES) return "full";
      return free < LOW_BELOW_BYTES ? "low" : "ok";
    },
    noteFull: () => {
      failedAt = clock().getTime();
    },
  };
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Facts = Pick<ServiceDeps, "database" | "mail" | "llm" | "payments" | "reddit">;

/** What the product works with, from what it was started with. */
export function listConnections(deps: Facts): { items: Connection[] } {
  return {
    items: [describeDatabase, mail, llm, payments, reddit].map((describe) => describe(deps)),
  };
}

function describeDatabase({ database: { kind } }: Facts): Connection {
  const isShared = kind === "postgresql";
  return {
    id: "database",
    name: "Database",
    state: isShared ? "connected" : "built-in",
    meaning: isShared
      ? "Everything is kept in PostgreSQL."
      : "Everything is kept in a folder on this server.",
  };
}

const MAIL: Record<MailGateway["kind"], Pick<Connection, "state" | "meaning">> = {
  smtp: { state: "connected", meaning: "A mail server sends sign-in links and reminders." },
  outbox: {
    state: "built-in",
    meaning: "Mail stays in a folder on this server, so nobody receives it.",
  },
  none: {
    state: "not-configured",
    meaning: "This server can't send mail, so nobody can sign in.",
  },
};

function mail({ mail: { kind } }: Facts): Connection {
  return { id: "mail", name: "Mail", ...MAIL[kind] };
}

function llm({ llm: { isConfigured } }: Facts): Connection {
  return {
    id: "llm",
    name: "Language model",
    state: isConfigured ? "connected" : "built-in",
    meaning: isConfigured
      ? "It helps to describe, recommend and write. We check what it writes."
      : "The built-in writer describes, recommends and writes.",
  };
}

function payments({ payments: { isConfigured, mode } }: Facts): Connection {
  const about = { id: "payments", name: "Payments" } as const;
  if (mode === "stand-in")
    return { ...about, state: "built-in", meaning: "Test payments: no money moves." };
  return isConfigured
    ? { ...about, state: "connected", meaning: "You pay through Stripe." }
    : { ...about, state: "not-configured", meaning: "This server sells nothing." };
}

function reddit({ reddit: { isConfigured } }: Facts): Connection {
  return {
    id: "reddit",
    name: "Reddit",
    state: isConfigured ? "connected" : "not-configured",
    meaning: isConfigured
      ? "We read communities, your posts and your karma from Reddit. You still post yourself."
      : "Facts about communities come from our catalogue, each with its date.",
  };
}
