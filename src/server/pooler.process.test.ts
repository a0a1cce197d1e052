import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import { readRows } from "./db/database.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { findSignedInUser, updateUser } from "./db/accounts/users-repository.ts";
import { createQueue, type JobQueue } from "./jobs/queue.ts";
import { SEND_NOTICE } from "./jobs/send-notices.ts";
import { createLogger } from "./log/create-logger.ts";
import type { SessionScope, UserId } from "./scope.ts";
import { isConnectionLoss } from "./start/connection-loss.ts";
import { planDuePosts } from "./testing/plan-due-posts.ts";
import { runOn } from "./testing/postgresql-cluster.ts";
import { SAMPLE_ANSWERS } from "./testing/sample-answers.ts";
import { canStartServers, type ServersTrial, useServers } from "./testing/servers-trial.ts";
import { hasPooler, POOLED, type Pooler, startPooler } from "./testing/start-pooler.ts";
import { type PostgresqlServer, startPostgresql } from "./testing/start-postgresql.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };
const postgresql = findPostgresql(process.env);
const binaries = postgresql && "binaries" in postgresql ? postgresql.binaries : null;

describe.skipIf(!binaries || !hasPooler)(
  "a pooler that gives each transaction another connection",
  { tags: "nightly" },
  () => {
    let cluster: PostgresqlServer;
    let pooler: Pooler;
    beforeAll(async () => {
      cluster = await startPostgresql(binaries ?? "");
      pooler = await startPooler(cluster, 3);
    });
    afterAll(async () => {
      await pooler.stop();
      await cluster.stop();
    });

    test("is refused where its address is the only one", async () => {
      await expect(openPostgresql(pooler.url("postgres"))).rejects.toThrow(
        "DATABASE_URL leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL",
      );
      const tables = `select 1 from pg_tables where schemaname = 'public'`;
      const client = new Client({ connectionString: cluster.url("postgres") });
      await client.connect();
      expect((await client.query(tables)).rows).toEqual([]);
      await client.end();
    });

    test("is refused as the address past it", async () => {
      const url = pooler.url("postgres");
      await expect(openPostgresql(url, { directUrl: url })).rejects.toThrow(
        "DATABASE_DIRECT_URL leads to a pooler",
      );
    });

    test("is refused before another database than the one past it", async () => {
      await runOn(cluster.url("postgres"), "create database other");
      await expect(
        openPostgresql(pooler.url("postgres"), { directUrl: cluster.url("other") }),
      ).rejects.toThrow("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.");
    });

    test("that does not answer is named", async () => {
      await expect(
        openPostgresql("postgres://foothold@127.0.0.1:1/postgres", {
          directUrl: cluster.url("postgres"),
        }),
      ).rejects.toThrow("The pooler in DATABASE_URL does not answer");
    });

    test("gets statements without names, and none of ours changes its connections", async () => {
      const database = await openPooled();
      const nobody = {
        userId: crypto.randomUUID(),
        sessionId: crypto.randomUUID(),
      } as SessionScope;
      const asked = await Promise.all(
        Array.from({ length: 60 }, () => findSignedInUser(database.db, nobody, new Date())),
      );
      expect(new Set(asked)).toEqual(new Set([null]));
      const settings = await Promise.all(
        Array.from({ length: 20 }, () =>
          readRows<{ limit: string; names: number }>(
            database.db,
            sql`select current_setting('statement_timeout') as limit,
                       (select count(*)::int from pg_prepared_statements) as names`,
          ),
        ),
      );
      expect(settings.flat()).toEqual(settings.map(() => ({ limit: "20s", names: 0 })));
      const [patient] = await readRows<{ limit: string }>(
        database.unhurried,
        sql`select current_setting('statement_timeout') as limit`,
      );
      expect(patient?.limit).toBe("0");
      await database.close();
    });

    test("does not go on with what nobody waits for any longer", async () => {
      const url = cluster.url("postgres");
      const database = await openPooled({ statementMs: 1500 });
      await runOn(url, "alter role foothold in database postgres set statement_timeout = '1500ms'");
      await runOn(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${POOLED}'`,
      );
      const userId = crypto.randomUUID() as UserId;
      await database.bulk(async ({ db }) => {
        await db.execute(sql`lock table users in exclusive mode`);
        await vi.waitFor(
          () => expect(database.db.execute(sql`select 1`)).resolves.toBeDefined(),
          PATIENCE,
        );
        await expect(updateUser(database.db, userId, { name: "Late" })).rejects.toSatisfy(
          isConnectionLoss,
        );
        await vi.waitFor(async () => {
          const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
          expect(await readRows(database.db, waiting)).toEqual([]);
        }, PATIENCE);
      });
      await database.close();
    });

    const openPooled = (options = {}) =>
      openPostgresql(pooler.url("postgres"), { directUrl: cluster.url("postgres"), ...options });
  },
);

describe.skipIf(!canStartServers || !hasPooler)(
  "two servers behind a pooler in transaction mode",
  { tags: "nightly" },
  () => {
    const CONNECTIONS = 4;
    const trial = useServers(2, { pooledConnections: CONNECTIONS });
    /** Sends jobs and does none. */
    let sender: JobQueue;
    beforeAll(async () => {
      sender = createQueue(
        trial.database,
        [],
        createLogger({ level: "silent", isReadable: false }),
      );
      await sender.start();
      await vi.waitFor(() => sender.runNow("queue-notices"), PATIENCE);
    });
    afterAll(() => sender.stop());

    const outputs = () => [0, 1].map((n) => trial.serverOf(n).output());
    const linesWith = (...words: string[]) =>
      outputs()
        .flatMap((output) => output.split("\n"))
        .filter((line) => words.every((word) => line.includes(word)));

    test("serve many founders at once over a few connections, and mix nothing up", async () => {
      const founders: Founder[] = [];
      // One after the other: a password takes a processor for a while.
      for (let n = 0; n < 24; n++) founders.push(await signUp(trial, n));
      await Promise.all(founders.map((founder) => doADaysWork(trial, founder)));
      expect(linesWith('"level":50')).toEqual([]);
      const [pooled] = await readRows<{ count: number }>(
        trial.database.db,
        sql`select count(*)::int as count from pg_stat_activity where application_name = ${POOLED}`,
      );
      expect(pooled?.count).toBeGreaterThan(0);
      expect(pooled?.count).toBeLessThanOrEqual(CONNECTIONS);
    });

    test("do each job once, at once when it is sent", async () => {
      const email = "pooled@example.com";
      await planDuePosts(trial.database.db, email, 60);
      for (let n = 0; n < 4; n++) await sender.runNow("queue-notices");
      await vi.waitFor(
        () => expect(linesWith(`"job":"${SEND_NOTICE}"`, "job done")).toHaveLength(60),
        // A listener that hears nothing would look around after 30 seconds at the latest.
        { timeout: 20_000, interval: 100 },
      );
      const theirs = trial.taken().filter(({ to }) => to === email);
      expect(new Set(theirs.map(({ messageId }) => messageId)).size).toBe(60);
      expect(theirs).toHaveLength(60);
      expect(linesWith("listen_notify_unavailable")).toEqual([]);
    });

    test("say so while PostgreSQL is away, once each, and go on when it is back", async () => {
      const body = { email: "patient@example.com", password: "only for this test" };
      const { accessToken } = await trial.serverOf(0).clientOf().signUp({ body });
      await trial.cluster.crash();
      const statuses = async () =>
        Promise.all(
          [0, 1].map(async (n) => (await fetch(`${trial.serverOf(n).url}/api/ready`)).status),
        );
      await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), PATIENCE);
      await trial.cluster.startAgain();
      await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), PATIENCE);
      for (const n of [0, 1]) {
        const me = await trial.serverOf(n).clientOf(accessToken).getCurrentUser();
        expect(me.email).toBe(body.email);
      }
      // What it writes comes a moment after what it answers.
      await vi.waitFor(() => {
        for (const output of outputs()) {
          expect(output.split("database connection lost")).toHaveLength(2);
          expect(output.split("database connection is back")).toHaveLength(2);
        }
      }, PATIENCE);
    });
  },
);

type Founder = Awaited<ReturnType<typeof signUp>>;

async function signUp({ serverOf }: ServersTrial, n: number) {
  const email = `pooled-${n}@example.com`;
  const ip = `198.51.100.${n}`;
  const { accessToken } = await serverOf(n)
    .clientOf(undefined, ip)
    .signUp({ body: { email, password: "only for this test" } });
  return { n, email, ip, accessToken };
}

/** All of a founder's first calls, on one server after the other; each answer has to be theirs. */
async function doADaysWork(
  { serverOf }: ServersTrial,
  { n, email, ip, accessToken }: Founder,
): Promise<void> {
  const onOne = serverOf(0).clientOf(accessToken, ip);
  const onOther = serverOf(1).clientOf(accessToken, ip);
  const name = `Ropewise ${n}`;
  const description = "Ropewise plans climbing trips: partners, gear, weather and the way there.";
  const { id: projectId } = await onOne.createProject({
    body: { name, description, selectedSubreddits: [{ id: "saas", source: "added" }] },
  });
  const params = { projectId };
  await onOther.updateInterview({ params, body: { answers: SAMPLE_ANSWERS } });
  await onOne.generatePost({ body: { projectId, subredditId: "saas" } });
  await onOther.addWebhook({ body: { address: `https://1.1.1.1/${n}`, events: ["post.due"] } });
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      onOne.getCurrentUser(),
      onOther.getCurrentUser(),
      onOne.listProjects(),
      onOther.getToday(),
      onOne.listSubreddits({ query: { q: "saas" } }),
      onOther.updateProject({ params, body: { description: `${description} ${round}` } }),
    ]);
    const [me, again, projects] = answers;
    expect([me.email, again.email]).toEqual([email, email]);
    expect(projects.map((project) => project.name)).toEqual([name]);
  }
}
