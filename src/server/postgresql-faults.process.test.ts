import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import { isConnectionLoss } from "./start/connection-loss.ts";
import { type Database, readRows } from "./db/database.ts";
import { findOpenNotice, insertNotices } from "./db/accounts/notices-repository.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { findUserById, updateUser } from "./db/accounts/users-repository.ts";
import { createQueue, type JobQueue } from "./jobs/queue.ts";
import { SEND_NOTICE } from "./jobs/send-notices.ts";
import { createLogger, createOutageLog } from "./log/create-logger.ts";
import type { UserId } from "./scope.ts";
import { POSTGRESQL } from "./testing/faults/fault-table.ts";
import { FAULTS, type FaultyProxy, startFaultyProxy } from "./testing/faults/faulty-proxy.ts";
import { expectTroubles, toldBy } from "./testing/faults/party.ts";
import { runOn } from "./testing/postgresql-cluster.ts";
import { type ServerProcess, startServer } from "./testing/spawn-server.ts";
import { type PostgresqlServer, startPostgresql } from "./testing/start-postgresql.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

const postgresql = findPostgresql(process.env);
const PASSWORD = "only for this test";
const PATIENCE = { timeout: 20_000 };

describe.skipIf(!postgresql || !("binaries" in postgresql))("PostgreSQL", () => {
  let cluster: PostgresqlServer;
  beforeAll(async () => {
    if (postgresql && "binaries" in postgresql)
      cluster = await startPostgresql(postgresql.binaries);
  });
  afterAll(() => cluster.stop());

  test("that a newer version has used is refused, and nothing in it is changed", async () => {
    await runOn(cluster.url("postgres"), "create database newer");
    const url = cluster.url("newer");
    const database = await openPostgresql(url);
    await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at, name)
      values ('', 32472144000000, '29990101000000_later')`);
    await database.close();
    await expect(openPostgresql(url)).rejects.toThrow(
      /used by a newer version of Foothold.*29990101000000_later/,
    );
  });

  describe("behind a line that fails", () => {
    let proxy: FaultyProxy;
    let house: TestApp;
    const outages: string[] = [];
    beforeAll(async () => {
      proxy = await startFaultyProxy(cluster.port);
      const log = createLogger({
        level: "error",
        isReadable: false,
        write: (line) => void outages.push(line),
      });
      const outage = createOutageLog(log);
      const database = await openPostgresql(
        `postgres://foothold@127.0.0.1:${proxy.port}/postgres`,
        {
          onLost: outage.lost,
          onConnected: outage.back,
          connectMs: 1500,
          statementMs: 1500,
        },
      );
      house = await startTestApp({ database });
    });
    afterAll(async () => {
      await house.stop();
      await proxy.close();
    });

    afterEach(() => proxy.play(null));

    test.each(FAULTS)("%s", async (fault) => {
      const { told } = POSTGRESQL.cells[fault];
      const { accessToken } = await house.signIn(`${fault}@example.com`);
      const me = house.clientOf(accessToken);
      house.logLines.length = 0;
      outages.length = 0;
      await proxy.play(fault);
      expect(await toldBy(me.updateCurrentUser({ body: { name: fault } }))).toEqual(told);
      const troubles = house.logLines.filter((line) => !line.includes('"answered"'));
      expectTroubles(troubles, POSTGRESQL.cells[fault]);
      expect(outages.length).toBeLessThanOrEqual(1);
      const health = await house.send({ method: "GET", url: "/api/health" });
      expect(health.statusCode).toBe(told === null ? 200 : 503);
      expect(health.json()).toMatchObject({ database: { reachable: told === null } });

      await proxy.play(null);
      await me.updateCurrentUser({ body: { name: `${fault} and after` } });
      // By a prepared statement, which no new connection knows yet.
      expect((await me.getCurrentUser()).name).toBe(`${fault} and after`);
      expect(await house.clientOf().getHealth()).toMatchObject({ status: "ok" });
    });

    test("what nobody waits for any longer is not done either", async () => {
      const { database } = house;
      const { user } = await house.signIn("locked@example.com");
      await database.bulk(async ({ db }) => {
        await db.execute(sql`lock table users in exclusive mode`);
        const change = updateUser(database.db, user.id as UserId, { name: "Too late" });
        await expect(change).rejects.toSatisfy(isConnectionLoss);
        // Asked outside of this transaction, which would see one moment only.
        await vi.waitFor(async () => {
          const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
          expect(await readRows(database.db, waiting)).toEqual([]);
        }, PATIENCE);
      });
      expect(await findUserById(database.db, user.id as UserId)).toMatchObject({ name: null });
    });

    test("away when the queue starts, it finds its jobs waiting", async () => {
      await proxy.play("refuses");
      const runs: string[] = [];
      const job = { name: "count", cron: "0 0 1 1 *", run: async () => void runs.push("run") };
      const log = createLogger({ level: "silent", isReadable: false });
      const queue = createQueue(house.database, [job], log, { startAgainMs: 100 });
      const started = queue.start();
      await setTimeout(300);
      await proxy.play(null);
      await started;
      await queue.runNow("count");
      await vi.waitFor(() => expect(runs).toHaveLength(1), PATIENCE);
      await queue.stop();
    });
  });

  describe("crashing under load", () => {
    let folder: string;
    let server: ServerProcess;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "foothold-crash-"));
      server = await startServer({
        DATABASE_URL: cluster.url("postgres"),
        DATA_DIR: folder,
        CATALOGUE_FILE: inject("usedFolder").fewFile,
        TRUST_PROXY: "1",
      });
    });
    afterAll(async () => {
      await server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    });

    test("fails requests cleanly, keeps what was answered, and needs no restart", async () => {
      const writers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => startWriter(server, n)),
      );
      await vi.waitFor(
        () => expect(Math.min(...writers.map(({ kept }) => kept()))).toBeGreaterThan(5),
        PATIENCE,
      );
      await cluster.crash();
      await vi.waitFor(
        () =>
          expect(Math.min(...writers.map(({ failures }) => failures.length))).toBeGreaterThan(0),
        PATIENCE,
      );
      const health = await fetch(`${server.url}/api/health`);
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({
        status: "degraded",
        database: { reachable: false },
      });
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
      await cluster.startAgain();
      const atReturn = writers.map(({ kept }) => kept());
      await vi.waitFor(
        () => expect(writers.every(({ kept }, n) => kept() > (atReturn[n] ?? 0))).toBe(true),
        PATIENCE,
      );
      await Promise.all(writers.map(({ end }) => end()));

      for (const { me, kept } of writers) {
        expect(Number((await me.getCurrentUser()).name)).toBeGreaterThanOrEqual(kept());
      }
      const failures = writers.flatMap((writer) => writer.failures);
      expect(new Set(failures)).toEqual(new Set([toldText(POSTGRESQL.cells.refuses.told)]));
      expect(countOf("request failed")).toBe(failures.length);
      expect(countOf("database connection lost")).toBe(1);
      expect(countOf("database connection is back")).toBe(1);
      expect(countOf("job queue failed")).toBe(0);
      expect(await server.clientOf().getHealth()).toMatchObject({ status: "ok" });
      const [first] = writers;
      const renewed = await server.clientOf(first?.refreshToken).refreshSession();
      expect(renewed.user.id).toBe(first?.userId);
      await expectJobsToRun(cluster, renewed.user.id as UserId);
    });

    const countOf = (words: string) => server.output().split(words).length - 1;
  });
});

/** Somebody who changes their name without end, and remembers what was answered. */
async function startWriter(server: ServerProcess, n: number) {
  const body = { email: `writer${n}@example.com`, password: PASSWORD };
  const { user, accessToken, refreshToken } = await server.clientOf().signUp({ body });
  const me = server.clientOf(accessToken);
  const failures: string[] = [];
  let kept = 0;
  const over = new AbortController();
  const writing = (async () => {
    for (let next = 1; !over.signal.aborted; next++) {
      const told = await toldBy(me.updateCurrentUser({ body: { name: String(next) } }));
      if (told) failures.push(toldText(told));
      else kept = next;
    }
  })();
  return {
    me,
    userId: user.id,
    refreshToken,
    failures,
    kept: () => kept,
    end: () => {
      over.abort();
      return writing;
    },
  };
}

function toldText(told: { code: string | null; message: string } | null): string {
  return `${told?.code}: ${told?.message}`;
}

/** A message that another server hands to the queue reaches its reader. */
async function expectJobsToRun(cluster: PostgresqlServer, userId: UserId): Promise<void> {
  const database: Database = await openPostgresql(cluster.url("postgres"));
  const queue: JobQueue = createQueue(
    database,
    [],
    createLogger({ level: "silent", isReadable: false }),
  );
  await queue.start();
  const id = crypto.randomUUID();
  const now = new Date();
  const data = {
    planCode: "PREMIUM_MONTHLY",
    paidCents: 2999,
    paidAt: now.toISOString(),
    isRenewal: false,
    isTest: false,
  };
  await updateUser(database.db, userId, { emailVerifiedAt: now });
  const receipt = { id, userId, kind: "receipt", about: `pi_${id}`, data, createdAt: now } as const;
  await insertNotices(database.db, [receipt]);
  await queue.enqueue(SEND_NOTICE, [id]);
  await vi.waitFor(async () => expect(await findOpenNotice(database.db, id)).toBeNull(), {
    timeout: 45_000,
    interval: 100,
  });
  await queue.stop();
  await database.close();
}
