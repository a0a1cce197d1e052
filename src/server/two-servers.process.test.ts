import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import type { Database } from "./db/database.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { grantPlan } from "./testing/grant-plan.ts";
import { linkIn } from "./testing/process-trial.ts";
import { type ServerProcess, startServer } from "./testing/spawn-server.ts";
import { type PostgresqlServer, startPostgresql } from "./testing/start-postgresql.ts";

const postgresql = findPostgresql(process.env);

describe.skipIf(!postgresql || !("binaries" in postgresql))("two servers on one database", () => {
  let cluster: PostgresqlServer;
  let database: Database;
  let servers: ServerProcess[];
  let folders: string[];

  beforeAll(async () => {
    if (!postgresql || !("binaries" in postgresql)) return;
    cluster = await startPostgresql(postgresql.binaries);
    const url = cluster.url("postgres");
    const settings = {
      DATABASE_URL: url,
      AUTH_SECRET: "the same secret for both of the servers",
      CATALOGUE_FILE: inject("usedFolder").catalogueFile,
      TRUST_PROXY: "1",
    };
    folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "foothold-two-")));
    servers = await Promise.all(
      folders.map((folder) => startServer({ ...settings, DATA_DIR: folder })),
    );
    database = await openPostgresql(url);
  });
  afterAll(async () => {
    await database.close();
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    await cluster.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** The same call many times at once, every other one to the other server. */
  async function attack<T>(count: number, call: (client: Client, n: number) => Promise<T>) {
    const answers = await Promise.allSettled(
      Array.from({ length: count }, (_, n) => {
        const server = servers[n % servers.length];
        if (!server) throw new Error("There is no server.");
        return call(server.clientOf(undefined, `198.51.100.${n % 250}`), n);
      }),
    );
    return {
      made: answers.filter((answer) => answer.status === "fulfilled").map(({ value }) => value),
      refused: answers
        .filter((answer) => answer.status === "rejected")
        .map(({ reason }) => (reason as { code: string }).code),
    };
  }

  const clientsOf = (token: string) => servers.map((server) => server.clientOf(token));

  async function signUp(email: string) {
    const [server] = servers;
    if (!server) throw new Error("There is no server.");
    return server.clientOf().signUp({ body: { email, password: "only for this test" } });
  }

  test("100 posts asked for at once are as many as there is room for", async () => {
    const { user, accessToken } = await signUp("writer@example.com");
    await grantPlan({ database, clock: () => new Date() }, user.id, "PREMIUM_MONTHLY", {
      mode: "stand-in",
    });
    const clients = clientsOf(accessToken);
    const project = await clients[0]?.createProject({
      body: {
        name: "Ropewise",
        description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
        selectedSubreddits: [{ id: "saas", source: "added" }],
      },
    });
    const body = { projectId: project?.id ?? "", subredditId: "saas" };
    const { made, refused } = await attack(100, async (_, n) => {
      const client = clients[n % 2];
      return client?.generatePost({ body });
    });
    expect(made).toHaveLength(5);
    expect(new Set(refused)).toEqual(new Set(["PLAN_LIMIT"]));
  });

  test("a link signs in once", async () => {
    const [first] = servers;
    await first?.clientOf().requestMagicLink({ body: { email: "once@example.com" } });
    const token = linkIn(first?.output() ?? "");
    const { made, refused } = await attack(40, (client) =>
      client.verifyMagicLink({ body: { token } }),
    );
    expect(made).toHaveLength(1);
    expect(refused).toHaveLength(39);
  });

  test("an address gets five links an hour, whichever server is asked", async () => {
    const { made, refused } = await attack(30, (client) =>
      client.requestMagicLink({ body: { email: "many@example.com" } }),
    );
    expect(made).toHaveLength(5);
    expect(new Set(refused)).toEqual(new Set(["RATE_LIMITED"]));
  });

  test("tabs that renew together on both stay signed in", async () => {
    const { refreshToken } = await signUp("tabs@example.com");
    const clients = clientsOf(refreshToken);
    const { made, refused } = await attack(20, async (_, n) => clients[n % 2]?.refreshSession());
    expect(refused).toEqual([]);
    for (const [n, signedIn] of made.entries()) {
      const client = clientsOf(signedIn?.accessToken ?? "")[n % 2];
      expect((await client?.getCurrentUser())?.email).toBe("tabs@example.com");
    }
  });

  test("an account is opened once, however many ask", async () => {
    const body = { email: "new@example.com", password: "only for this test" };
    const { made, refused } = await attack(6, (client) => client.signUp({ body }));
    expect(made).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["CONFLICT"]));
  });
});
