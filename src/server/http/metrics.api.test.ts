import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { MailError, type MailGateway } from "#server/gateways/mail/mail-gateway.ts";
import { createQueue } from "#server/jobs/queue.ts";
import {
  createMetrics,
  type Metrics,
  watchMail,
  metricsPage,
} from "#server/metrics/create-metrics.ts";
import { readOperatingState } from "#server/services/health/health.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const TOKEN = "the operator's own token";

let house: TestApp;
let metrics: Metrics;
/** What the figures are read from; a test takes it away. */
let database: Pick<Database, "db">;

beforeAll(async () => {
  metrics = createMetrics(() =>
    readOperatingState({ database: database as Database, clock: house.clock }),
  );
  house = await startTestApp({ metrics, plugins: [metricsPage(metrics, TOKEN)] });
  database = house.database;
});
afterAll(() => house.stop());

const read = (authorization?: string) =>
  house.send({ url: "/metrics", ...(authorization && { headers: { authorization } }) });
const figures = async () => (await read(`Bearer ${TOKEN}`)).body;

describe("/metrics", () => {
  test.each([undefined, "", "Bearer ", "Bearer another token", TOKEN, `Bearer ${TOKEN} `])(
    "does not answer to %j",
    async (authorization) => {
      const answer = await read(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(answer.body).not.toContain("foothold_");
    },
  );

  test("counts answers by route, with no id and no query in it", async () => {
    const { accessToken } = await house.signIn("ada@example.com");
    const headers = { authorization: `Bearer ${accessToken}` };
    const id = "00000000-0000-4000-8000-000000000000";
    await house.send({ url: `/api/projects/${id}?q=secret`, headers });
    await house.send({ url: `/nothing/${id}` });
    const text = await figures();
    expect(text).toContain(
      'foothold_http_request_seconds_count{method="GET",route="/api/projects/:projectId",status="404"} 1',
    );
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toContain(id);
    expect(text).not.toContain("secret");
  });

  test("tells the age of the catalogue, and memory", async () => {
    const text = await figures();
    expect(text).toMatch(/^foothold_database_reachable 1$/m);
    expect(text).toMatch(/^foothold_catalogue_age_seconds -?[\d.]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test("counts messages by what became of them", async () => {
    const failing: MailGateway = {
      kind: "smtp",
      send: async () => {
        throw new MailError("refused", "no such user");
      },
      close: () => {},
    };
    const message = { to: "a@example.com", subject: "", text: "", html: "" };
    await expect(watchMail(failing, metrics).send(message)).rejects.toThrow("no such user");
    await watchMail({ ...failing, send: async () => {} }, metrics).send(message);
    const text = await figures();
    expect(text).toContain('foothold_mail_total{outcome="refused"} 1');
    expect(text).toContain('foothold_mail_total{outcome="sent"} 1');
  });

  test("counts calls of the language model and their tokens", async () => {
    const call = { task: "write-post", ms: 1500, spent: { input: 900, output: 200 } };
    metrics.noteLlmCall({ ...call, error: null });
    metrics.noteLlmCall({ ...call, spent: { input: null, output: null }, error: { kind: "busy" } });
    const text = await figures();
    expect(text).toContain(
      'foothold_llm_call_seconds_count{task="write-post",outcome="answered"} 1',
    );
    expect(text).toContain('foothold_llm_call_seconds_count{task="write-post",outcome="busy"} 1');
    expect(text).toContain('foothold_llm_tokens_total{direction="input"} 900');
  });

  test("counts runs of jobs, and what waits in the queue", async () => {
    let hasRun = () => {};
    const ran = new Promise<void>((resolve) => (hasRun = resolve));
    const job = { name: "failing", cron: "0 0 1 1 *", retryDelaySeconds: 3600 };
    const run = async () => {
      throw new Error("broken");
    };
    const queue = createQueue(house.database, [{ ...job, run }], house.logger, {
      onRun: (...about) => {
        metrics.noteJob(...about);
        hasRun();
      },
    });
    await queue.start();
    await queue.runNow("failing");
    await ran;
    expect(await figures()).toContain(
      'foothold_job_seconds_count{job="failing",outcome="failed"} 1',
    );
    await expect.poll(figures).toContain('foothold_queue_jobs{job="failing",state="retry"} 1');
    await queue.stop();
  });

  test("says when the database is gone, and serves on", async () => {
    const broken = { execute: () => Promise.reject(new Error("gone")) };
    database = { db: { ...broken, select: () => ({ from: broken.execute }) } as never };
    const text = await figures();
    database = house.database;
    expect(text).toMatch(/^foothold_database_reachable 0$/m);
  });
});
