import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { type Client, createClient } from "#contract/client.ts";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import { readRows } from "./db/database.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { createSecrets } from "./services/secrets.ts";
import { unpackOlderVersion } from "./testing/older-version.ts";
import { type ServerProcess, startServer } from "./testing/spawn-server.ts";
import { startPostgresql } from "./testing/start-postgresql.ts";

const postgresql = findPostgresql(process.env);
const binaries = postgresql && "binaries" in postgresql ? postgresql.binaries : null;
const older = binaries ? unpackOlderVersion() : null;
const AUTH_SECRET = "the same secret for old and new servers";
const USERS = 6;

/** What a proxy does: the next server that takes the connection has the call. */
function createProxy() {
  let servers: { server: ServerProcess; version: "old" | "new" }[] = [];
  const answers: { status: number; version: "old" | "new"; path: string }[] = [];
  const failures: string[] = [];
  let turn = 0;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (let tries = 0; tries < 40; tries += 1) {
      const place = servers[(turn += 1) % servers.length];
      if (!place) throw new Error("There is no server.");
      const answer = await fetch(place.server.url + path, init).catch(() => null);
      if (answer) {
        if (answer.status >= 500) failures.push(findFailure(place.server, answer));
        answers.push({ status: answer.status, version: place.version, path });
        return answer;
      }
      await setTimeout(50);
    }
    throw new Error("No server took the connection.");
  };
  return {
    answers,
    failures,
    add: (server: ServerProcess, version: "old" | "new") => void servers.push({ server, version }),
    /** No new calls for it, then it ends by itself. */
    take: async (server: ServerProcess) => {
      servers = servers.filter((each) => each.server !== server);
      expect(await server.kill("SIGTERM")).toBe(0);
    },
    clientOf: (ip: string, token?: string): Client =>
      createClient((path, init) => {
        const headers = new Headers(init.headers);
        headers.set("x-forwarded-for", ip);
        if (token) headers.set("authorization", `Bearer ${token}`);
        return send(path, { ...init, headers });
      }),
  };
}

/** What the log says of it. */
function findFailure(server: ServerProcess, { headers, status }: Response): string {
  const id = headers.get("x-request-id") ?? "no id";
  const lines = server.output().split("\n");
  return lines.find((line) => line.includes(id) && line.includes('"err"')) ?? `${status}, ${id}`;
}

describe.skipIf(!older)("an upgrade without a pause", { tags: "nightly", timeout: 300_000 }, () => {
  test("old and new servers serve side by side while tables change, and nobody notices", async () => {
    const cluster = await startPostgresql(binaries ?? "");
    const folder = mkdtempSync(join(tmpdir(), "foothold-rolling-"));
    onTestFinished(async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
      older?.remove();
    });
    const settings = (name: string) => ({
      NODE_ENV: "production",
      DATABASE_URL: cluster.url("postgres"),
      AUTH_SECRET,
      APP_URL: "https://foothold.test",
      CATALOGUE_FILE: inject("usedFolder").catalogueFile,
      TRUST_PROXY: "1",
      DATA_DIR: join(folder, name),
    });
    const proxy = createProxy();
    const olds = await Promise.all(
      ["old-1", "old-2"].map((name) => startServer(settings(name), older?.main)),
    );
    for (const server of olds) proxy.add(server, "old");

    const load = await startLoad(proxy);
    const news: ServerProcess[] = [];
    for (const [n, old] of olds.entries()) {
      const server = await startServer(settings(`new-${n}`));
      news.push(server);
      proxy.add(server, "new");
      await load.goOn(2);
      await proxy.take(old);
      await load.goOn(2);
    }
    const made = await load.stop();

    const database = await openPostgresql(cluster.url("postgres"));
    onTestFinished(() => database.close());
    expect(proxy.failures).toEqual([]);
    expect(new Set(proxy.answers.map(({ version }) => version))).toEqual(new Set(["old", "new"]));
    const [count] = await readRows<{ projects: number }>(
      database.db,
      sql`select count(*)::int as projects from projects`,
    );
    expect(count?.projects).toBe(made.projects);
    // The receiver was shown one secret: by it all later messages are signed, whichever version made it.
    const rows = await readRows<{ id: string; secretSalt: string; secretForm: "standard" }>(
      database.db,
      sql`select id, secret_salt as "secretSalt", secret_form as "secretForm" from webhooks`,
    );
    const { webhookSecrets } = createSecrets(AUTH_SECRET);
    const kept = new Map(rows.map((row) => [row.id, webhookSecrets.reveal(row)]));
    expect(made.secrets.size).toBeGreaterThan(0);
    expect([...made.secrets].filter(([id, secret]) => kept.get(id) !== secret)).toEqual([]);
    for (const server of news) expect(await server.kill("SIGTERM")).toBe(0);
  });
});

/** Founders who do one thing after the other, until they are told to stop; what fails is thrown in the end. */
async function startLoad(proxy: ReturnType<typeof createProxy>) {
  const made = { projects: 0, secrets: new Map<string, string>() };
  const over = new AbortController();
  let rounds = 0;
  /** An hour allows only so many for each of them. */
  let webhooksEach = 1;
  const work = async (n: number): Promise<void> => {
    const ip = `198.51.100.${n}`;
    const body = { email: `rolling-${n}@example.com`, password: "only for this test" };
    const { accessToken } = await proxy.clientOf(ip).signUp({ body });
    const client = proxy.clientOf(ip, accessToken);
    const { id: projectId } = await client.createProject({
      body: {
        name: "Ropewise",
        description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
        selectedSubreddits: [{ id: "saas", source: "added" }],
      },
    });
    made.projects += 1;
    for (let added = 0; !over.signal.aborted; rounds += 1) {
      if (added < webhooksEach) {
        await addWebhook(client, `https://1.1.1.1/${n}/${(added += 1)}`);
      }
      const description = `Ropewise plans climbing trips, round ${rounds} of many.`;
      await client.updateProject({ params: { projectId }, body: { description } });
      await client.getToday();
      await client.listProjects();
      await client.getCurrentUser();
      await setTimeout(200);
    }
  };
  const addWebhook = async (client: Client, address: string): Promise<void> => {
    const { secret, details } = await client.addWebhook({
      body: { address, events: ["post.due"] },
    });
    made.secrets.set(details.id, secret ?? "");
    const { items } = await client.listWebhooks();
    // There is room for a few only.
    const [first] = items.length > 2 ? items : [];
    if (!first) return;
    await client.deleteWebhook({ params: { webhookId: first.id } });
    made.secrets.delete(first.id);
  };
  const all = Promise.all(Array.from({ length: USERS }, (_, n) => work(n)));
  // It is awaited in the end; until then a failure must not end the process.
  all.catch(() => over.abort());
  return {
    /** Until everybody has done everything so many times, and added as many webhooks. */
    goOn: async (times: number) => {
      webhooksEach += times;
      const wanted = rounds + times * USERS;
      const isDone = () => over.signal.aborted || rounds >= wanted;
      await vi.waitUntil(isDone, { timeout: 120_000, interval: 50 });
      expect(proxy.failures).toEqual([]);
      if (over.signal.aborted) await all;
    },
    stop: async () => {
      over.abort();
      await all;
      return made;
    },
  };
}
