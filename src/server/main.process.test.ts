import { once } from "node:events";
import { type IncomingMessage, request as openRequest } from "node:http";
import { createServer } from "node:net";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "./testing/free-port.ts";
import { writeSampleFile } from "./testing/sample-catalogue-file.ts";
import { type ServerProcess, spawnServer, startServer } from "./testing/spawn-server.ts";

const folders: string[] = [];
const servers: ServerProcess[] = [];

let sample: Awaited<ReturnType<typeof writeSampleFile>>;

beforeAll(async () => {
  sample = await writeSampleFile();
});
afterAll(() => sample.remove());

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill("SIGKILL")));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "foothold-process-"));
  folders.push(folder);
  return folder;
}

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ CATALOGUE_FILE: sample.path, ...settings });
  servers.push(server);
  return server;
}

async function expectRefusal(settings: Record<string, string>): Promise<string> {
  const server = await spawnServer({ CATALOGUE_FILE: sample.path, ...settings });
  servers.push(server);
  expect(await server.exited).toBe(1);
  expect(server.output()).not.toContain("    at ");
  return server.output();
}

function linkIn(output: string): string {
  return /token=([\w-]+)/.exec(output)?.[1] ?? "";
}

describe("starting", () => {
  test("says where it runs and how to sign in, and prints the link", async () => {
    const dataDir = newFolder();
    const server = await start({ DATA_DIR: dataDir });
    const output = server.output();
    expect(output).toMatch(/Foothold is running at http:\/\/localhost:\d+/);
    expect(output).toContain("/mailbox");
    await server.clientOf().requestMagicLink({ body: { email: "ada@example.com" } });
    const token = linkIn(server.output());
    expect(await (await fetch(`${server.url}/mailbox`)).text()).toContain(token);
    const { user } = await server.clientOf().verifyMagicLink({ body: { token } });
    expect(user.email).toBe("ada@example.com");
    expect(statSync(join(dataDir, "secrets", "auth")).mode & 0o777).toBe(0o600);
  });

  test("loads the shipped catalogue once, with progress, and finds it there the next time", async () => {
    const dataDir = newFolder();
    const first = await start({ DATA_DIR: dataDir, CATALOGUE_FILE: "" });
    expect(first.output()).toMatch(/Catalogue\s+25 %[\s\S]*Catalogue\s+100 %/);
    expect(first.output()).toMatch(/Catalogue\s+1\d\d,\d{3} subreddits/);
    const { catalogue } = await first.clientOf().getHealth();
    expect(catalogue.subreddits).toBeGreaterThan(100_000);
    await first.kill("SIGTERM");
    const second = await start({ DATA_DIR: dataDir, CATALOGUE_FILE: "" });
    expect(second.output()).not.toContain("%");
    expect((await second.clientOf().getHealth()).catalogue).toEqual(catalogue);
  });

  test("after a kill in the middle of the first load begins anew", async () => {
    const dataDir = newFolder();
    const server = await spawnServer({ DATA_DIR: dataDir });
    for (let i = 0; i < 600 && !server.output().includes("25 %"); i++) await setTimeout(50);
    await server.kill("SIGKILL");
    const again = await start({ DATA_DIR: dataDir });
    expect((await again.clientOf().getHealth()).catalogue.subreddits).toBeGreaterThan(500);
    expect((await again.clientOf().getHealth()).catalogue.subreddits).toBeLessThan(5000);
  });

  test("with a catalogue that can't be read stops with a sentence", async () => {
    const file = join(newFolder(), "broken.br");
    writeFileSync(file, "no catalogue");
    const output = await expectRefusal({ DATA_DIR: newFolder(), CATALOGUE_FILE: file });
    expect(output).toContain(`The catalogue in ${file} can't be read`);
  });

  test("with only some of Reddit's keys names the others", async () => {
    const output = await expectRefusal({ DATA_DIR: newFolder(), REDDIT_CLIENT_ID: "an-id" });
    expect(output).toContain("REDDIT_CLIENT_SECRET: is needed too");
    expect(output).toContain("REDDIT_USER_AGENT: is needed too");
  });

  test("with wrong settings names them all and stops", async () => {
    const output = await expectRefusal({
      PORT: "eighty",
      APP_URL: "x",
      SMTP_URL: "smtp://localhost",
    });
    expect(output).toContain("PORT: must be a whole number");
    expect(output).toContain("APP_URL: must be an http or https address");
    expect(output).toContain("MAIL_FROM: is needed with SMTP_URL");
  });

  test("with a data folder that can't be written stops with a sentence", async () => {
    const file = join(newFolder(), "a-file");
    writeFileSync(file, "");
    expect(await expectRefusal({ DATA_DIR: join(file, "data") })).toMatch(
      /The data folder .*a-file\/data can't be written \(ENOTDIR\)/,
    );
  });

  test("on a port in use stops with a sentence", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, "127.0.0.1");
    expect(await expectRefusal({ PORT: String(port), DATA_DIR: newFolder() })).toContain(
      `Port ${port} is in use by another program.`,
    );
    other.close();
  });

  test("without its PostgreSQL stops with a sentence, and without the password", async () => {
    const output = await expectRefusal({
      DATA_DIR: newFolder(),
      DATABASE_URL: "postgres://foothold:hunter2@127.0.0.1:1/foothold",
    });
    expect(output).toContain("The database in DATABASE_URL does not answer");
    expect(output).not.toContain("hunter2");
  });

  test("twice on one data folder stops the second, and the first goes on", async () => {
    const dataDir = newFolder();
    const first = await start({ DATA_DIR: dataDir });
    expect(await expectRefusal({ DATA_DIR: dataDir })).toContain(
      `is in use by another Foothold server (process ${first.pid})`,
    );
    expect((await first.clientOf().getHealth()).status).toBe("ok");
  });

  test("beside a lock that names a process id which another program has now, goes on", async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, "lock"), `${process.pid} 1`);
    const server = await start({ DATA_DIR: dataDir });
    expect(readFileSync(join(dataDir, "lock"), "utf8")).toMatch(new RegExp(`^${server.pid} `));
  });

  test("in production without mail has no stand-in, says so, and logs JSON", async () => {
    const server = await start({ DATA_DIR: newFolder(), NODE_ENV: "production" });
    const request = server.clientOf().requestMagicLink({ body: { email: "ada@example.com" } });
    await expect(request).rejects.toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(await (await fetch(`${server.url}/mailbox`)).text()).not.toContain("No mail server");
    for (const line of server.output().trim().split("\n"))
      expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe("stopping", () => {
  const body = { email: "slow@example.com", password: "takes a while to hash" };

  test.each([
    ["SIGTERM", ["SIGTERM"]],
    ["Ctrl+C, which arrives twice", ["SIGINT", "SIGINT"]],
  ] as [string, NodeJS.Signals[]][])(
    "by %s answers what is under way, and gives the folder free",
    async (_how, signals) => {
      const dataDir = newFolder();
      const server = await start({ DATA_DIR: dataDir, NODE_ENV: "production" });
      const { hasArrived, finish } = beginSignUp(server, body);
      await hasArrived;
      for (const signal of signals) void server.kill(signal);
      expect(await finish()).toBe(201);
      expect(await server.exited).toBe(0);
      expect(server.output()).toContain('"msg":"stopped"');
      expect(existsSync(join(dataDir, "lock"))).toBe(false);
      const again = await start({ DATA_DIR: dataDir });
      expect((await again.clientOf().logIn({ body })).user.email).toBe("slow@example.com");
    },
  );

  /** The server asks for the body once it has the head of the request: by then it is under way. */
  function beginSignUp(server: ServerProcess, payload: object) {
    const sending = openRequest(`${server.url}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", expect: "100-continue" },
    });
    const hasArrived = once(sending, "continue");
    sending.flushHeaders();
    return {
      hasArrived,
      finish: async () => {
        sending.end(JSON.stringify(payload));
        const [answer] = (await once(sending, "response")) as [IncomingMessage];
        return answer.resume().statusCode;
      },
    };
  }
});

describe("kill -9 in the middle of writes", () => {
  test("loses nothing that was acknowledged, 10 times", async () => {
    const settings = { DATA_DIR: newFolder(), TRUST_PROXY: "1" };
    const emails = ["one", "two", "three"].map((name) => `${name}@example.com`);
    const acknowledged = new Map<string, number>();
    const tokens = new Map<string, string>();
    let unusedLink = "";

    for (let round = 0; round <= 10; round++) {
      const server = await start(settings);
      const ip = `198.51.100.${round}`;
      if (unusedLink)
        await server.clientOf(undefined, ip).verifyMagicLink({ body: { token: unusedLink } });
      for (const [index, email] of emails.entries()) {
        const signedIn = tokens.has(email)
          ? await server.clientOf(tokens.get(email), ip).refreshSession()
          : await signIn(server, email, `203.0.113.${index}`);
        tokens.set(email, signedIn.refreshToken);
        const kept = Number(signedIn.user.name ?? 0);
        expect(kept).toBeGreaterThanOrEqual(acknowledged.get(email) ?? 0);
      }
      if (round === 10) break;
      unusedLink = await askForLink(server, `round${round}@example.com`, ip);

      const writers = emails.map(async (email) => {
        const { accessToken, refreshToken } = await server
          .clientOf(tokens.get(email), ip)
          .refreshSession();
        tokens.set(email, refreshToken);
        const me = server.clientOf(accessToken, ip);
        for (let n = (acknowledged.get(email) ?? 0) + 1; ; n++) {
          await me.updateCurrentUser({ body: { name: String(n) } });
          acknowledged.set(email, n);
        }
      });
      const allBroken = Promise.allSettled(writers);
      await setTimeout(150 + round * 37);
      await server.kill("SIGKILL");
      await allBroken;
    }
    for (const email of emails) expect(acknowledged.get(email)).toBeGreaterThan(10);
  });

  async function askForLink(server: ServerProcess, email: string, ip: string): Promise<string> {
    const before = server.output().length;
    await server.clientOf(undefined, ip).requestMagicLink({ body: { email } });
    return linkIn(server.output().slice(before));
  }

  async function signIn(server: ServerProcess, email: string, ip: string) {
    const token = await askForLink(server, email, ip);
    return server.clientOf(undefined, ip).verifyMagicLink({ body: { token } });
  }
});
