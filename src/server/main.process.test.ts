import { createServer } from "node:net";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openEmbedded } from "./db/open-embedded.ts";
import { FIRST_START_MB, FULL_BELOW_MB } from "./start/disk-room.ts";
import { findFreePort } from "./testing/free-port.ts";
import { linkIn, setUpProcessTrial } from "./testing/process-trial.ts";
import { runCommand } from "./testing/run-command.ts";

const NEWER = sql`insert into drizzle.__drizzle_migrations (hash, created_at, name)
  values ('', 32472144000000, '29990101000000_later')`;
const listPaths = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));

const measureMb = (folder: string) =>
  listPaths(folder).reduce((bytes, path) => bytes + statSync(path).size, 0) / (1024 * 1024);

/** As earlier versions left it, with a mask that lets others read. */
function openToAll(folder: string): string {
  for (const path of [folder, ...listPaths(folder)]) {
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  return folder;
}

const { newFolder, usedFolder, start, expectRefusal } = setUpProcessTrial();
const NIGHTLY = { tags: "nightly" } as const;

describe("starting", () => {
  test("says where it runs and how to sign in, and prints the link", async () => {
    const dataDir = usedFolder();
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

  test.each([
    ["finds open to others", () => openToAll(usedFolder())],
    ["makes", () => join(newFolder(), "data")],
  ] as [string, () => string][])(
    "keeps for its own user what it %s",
    NIGHTLY,
    async (_how, makeFolder) => {
      const dataDir = makeFolder();
      const server = await start({ DATA_DIR: dataDir });
      await server.clientOf().requestMagicLink({ body: { email: "ada@example.com" } });
      const listOpen = () =>
        [dataDir, ...listPaths(dataDir)].filter((path) => (statSync(path).mode & 0o077) !== 0);
      expect(listOpen().filter((path) => statSync(path).isDirectory())).toEqual([]);
      expect(await server.kill("SIGTERM")).toBe(0);
      expect(listPaths(dataDir).length).toBeGreaterThan(100);
      expect(listOpen()).toEqual([]);
    },
  );

  test.each([
    ["a small", {}, "(?:25|50)", 500],
    ["the shipped", { CATALOGUE_FILE: "" }, "25", 100_000],
  ] as const)(
    "loads %s catalogue once, with progress, and finds it there the next time",
    NIGHTLY,
    async (_which, settings, percent, fewest) => {
      const dataDir = newFolder();
      const first = await start({ DATA_DIR: dataDir, ...settings });
      const progress = RegExp(`Catalogue\\s+${percent}%[^]*Catalogue\\s+100%`);
      expect(first.output()).toMatch(progress);
      const { catalogue } = await first.clientOf().getHealth();
      expect(catalogue.subreddits).toBeGreaterThan(fewest);
      const count = catalogue.subreddits.toLocaleString("en");
      expect(first.output()).toMatch(RegExp(`Catalogue\\s+${count} subreddits`));
      await first.kill("SIGTERM");
      expect(measureMb(dataDir)).toBeLessThan(FIRST_START_MB - FULL_BELOW_MB);
      const second = await start({ DATA_DIR: dataDir, ...settings });
      expect(second.output()).not.toContain("%");
      expect((await second.clientOf().getHealth()).catalogue).toEqual(catalogue);
    },
  );

  test("with a catalogue that can't be read stops with a sentence", NIGHTLY, async () => {
    const file = join(newFolder(), "broken.br");
    writeFileSync(file, "no catalogue");
    const output = await expectRefusal({ DATA_DIR: newFolder(), CATALOGUE_FILE: file });
    expect(output).toContain(`The catalogue in ${file} can't be read`);
  });

  test(
    "on a database that a newer version has used stops, and changes nothing",
    NIGHTLY,
    async () => {
      const dataDir = usedFolder();
      const database = await openEmbedded(dataDir);
      await database.db.execute(NEWER);
      await database.close();
      const output = await expectRefusal({ DATA_DIR: dataDir });
      expect(output).toContain("used by a newer version of Foothold");
      expect(output).toContain("29990101000000_later");
      const { code, output: said } = await runCommand("admin", ["users"], { DATA_DIR: dataDir });
      expect(said).toContain("used by a newer version of Foothold");
      expect(code).toBe(1);
    },
  );

  test("with only some of Reddit's keys names the others", NIGHTLY, async () => {
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

  test("with a data folder that can't be written stops with a sentence", NIGHTLY, async () => {
    const file = join(newFolder(), "a-file");
    writeFileSync(file, "");
    expect(await expectRefusal({ DATA_DIR: join(file, "data") })).toMatch(
      /The data folder .*a-file\/data can't be written \(ENOTDIR\)/,
    );
  });

  test(
    "on a port in use stops with a sentence, before anything is opened or loaded",
    NIGHTLY,
    async () => {
      const port = await findFreePort();
      const other = createServer().listen(port, "127.0.0.1");
      const dataDir = newFolder();
      const output = await expectRefusal({ PORT: String(port), DATA_DIR: dataDir });
      expect(output).toContain(`Port ${port} is in use by another program.`);
      expect(output).not.toMatch(/Database|Catalogue/);
      expect(readdirSync(dataDir)).toEqual([]);
      other.close();
    },
  );

  test("without its PostgreSQL stops with a sentence, and without the password", async () => {
    const output = await expectRefusal({
      DATA_DIR: newFolder(),
      DATABASE_URL: "postgres://foothold:hunter2@127.0.0.1:1/foothold",
    });
    expect(output).toContain("The database in DATABASE_URL does not answer");
    expect(output).not.toContain("hunter2");
  });

  test(
    "twice on one data folder stops the second, and the first goes on; a lock that names another program's process id stops nobody",
    NIGHTLY,
    async () => {
      const dataDir = usedFolder();
      writeFileSync(join(dataDir, "lock"), `${process.pid} 1`);
      const first = await start({ DATA_DIR: dataDir });
      expect(await expectRefusal({ DATA_DIR: dataDir })).toContain(
        `is in use by another Foothold server (process ${first.pid})`,
      );
      expect((await first.clientOf().getHealth()).status).toBe("ok");
      expect(readFileSync(join(dataDir, "lock"), "utf8")).toMatch(new RegExp(`^${first.pid} `));
    },
  );

  test("in production without mail has no stand-in, says so, and logs JSON", NIGHTLY, async () => {
    const server = await start({ DATA_DIR: usedFolder(), NODE_ENV: "production" });
    const request = server.clientOf().requestMagicLink({ body: { email: "ada@example.com" } });
    await expect(request).rejects.toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(await (await fetch(`${server.url}/mailbox`)).text()).not.toContain("No mail server");
    const lines = () => server.output().trim().split("\n");
    for (const line of lines()) expect(() => JSON.parse(line)).not.toThrow();
    await vi.waitFor(() => {
      const warned = lines().map((line) => JSON.parse(line) as { level: number; msg: string });
      const settings = warned.filter(({ level }) => level === 40).map(({ msg }) => msg);
      for (const name of ["SMTP_URL", "APP_URL", "TRUST_PROXY"]) {
        expect(settings.filter((text) => text.startsWith(`${name}: is not set`))).toHaveLength(1);
      }
    });
  });
});
