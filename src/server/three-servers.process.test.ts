import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readRows } from "./db/database.ts";
import { createQueue, type JobQueue } from "./jobs/queue.ts";
import { SEND_NOTICE } from "./jobs/send-notices.ts";
import { createLogger } from "./log/create-logger.ts";
import { planDuePosts } from "./testing/plan-due-posts.ts";
import { canStartServers, useServers } from "./testing/servers-trial.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };
const SERVERS = [0, 1, 2];

describe.skipIf(!canStartServers)("three servers on one database", { tags: "nightly" }, () => {
  const trial = useServers(SERVERS.length);
  /** Sends jobs and does none. */
  let sender: JobQueue;
  beforeAll(async () => {
    sender = createQueue(trial.database, [], createLogger({ level: "silent", isReadable: false }));
    await sender.start();
    await vi.waitFor(() => sender.runNow("queue-notices"), PATIENCE);
  });
  afterAll(() => sender.stop());

  const countRuns = (server: number, job: string) =>
    trial
      .serverOf(server)
      .output()
      .split("\n")
      .filter((line) => line.includes(`"job":"${job}"`) && line.includes("job done")).length;
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

  test("each job is done once, and all of them do some", async () => {
    const email = "reminded@example.com";
    await planDuePosts(trial.database.db, email, 90);
    for (let n = 0; n < 6; n += 1) await sender.runNow("queue-notices");
    const perServer = () => SERVERS.map((server) => countRuns(server, SEND_NOTICE));
    await vi.waitFor(() => expect(sum(perServer())).toBe(90), PATIENCE);
    const theirs = trial.taken().filter(({ to }) => to === email);
    expect(theirs).toHaveLength(90);
    expect(new Set(theirs.map(({ messageId }) => messageId)).size).toBe(90);
    expect(Math.min(...perServer())).toBeGreaterThan(0);
    await vi.waitFor(async () => {
      const [row] = await readRows<{ left: number }>(
        trial.database.db,
        sql`select count(*)::int as left from jobs.job
            where name = ${SEND_NOTICE} and state <> 'completed'`,
      );
      expect(row?.left).toBe(0);
    }, PATIENCE);
  });

  test("a limit is one for all of them", async () => {
    const { made, refused } = await trial.attack(60, (client) =>
      client.requestMagicLink({ body: { email: "limited@example.com" } }),
    );
    expect(made).toHaveLength(5);
    expect(refused).toHaveLength(55);
    expect(new Set(refused)).toEqual(new Set(["RATE_LIMITED"]));
  });

  test("a session that one begins is good on all, renewed by another, and ended by the third", async () => {
    const body = { email: "everywhere@example.com", password: "only for this test" };
    const begun = await trial.serverOf(0).clientOf().signUp({ body });
    const readOn = (server: number, token: string) =>
      trial.serverOf(server).clientOf(token).getCurrentUser();
    for (const server of SERVERS) {
      expect(await readOn(server, begun.accessToken)).toMatchObject({ email: body.email });
    }
    const renewed = await trial.serverOf(1).clientOf(begun.refreshToken).refreshSession();
    for (const server of SERVERS) await readOn(server, renewed.accessToken);
    await trial.serverOf(2).clientOf(renewed.accessToken).logOut();
    for (const server of SERVERS) {
      await expect(readOn(server, renewed.accessToken)).rejects.toMatchObject({
        code: "UNAUTHENTICATED",
      });
    }
  });
});
