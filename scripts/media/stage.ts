import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SignedIn } from "../../src/contract/accounts/auth.ts";
import { findFreePort } from "../../src/server/testing/free-port.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export type Stage = {
  url: string;
  /** Anew for each scene: a token that was used is good for nothing. */
  signIn: () => Promise<SignedIn>;
  close: () => Promise<void>;
};

/** A server of its own with the demo account, and somebody signed in to it. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "foothold-media-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" };
  const token = /token=([\w-]+)/.exec(await readDemo(settings))?.[1];
  if (!token) throw new Error("The demo account has no sign-in link.");
  const server = run(["src/server/main.ts"], settings);
  process.once("exit", () => server.kill());
  await waitForServer(server, url);
  const call = async (path: string, body: object, bearer?: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(`${url}/api/auth/${path}`, init)).json()) as SignedIn;
  };
  let signedIn = await call("verify-magic-link", { token });
  return {
    url,
    signIn: async () => (signedIn = await call("refresh", {}, signedIn.refreshToken)),
    close: async () => {
      if (server.exitCode === null) {
        const closed = once(server, "close");
        server.kill("SIGTERM");
        await closed;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readDemo(settings: Record<string, string>): Promise<string> {
  const demo = run(["src/server/commands/demo.ts"], settings);
  let output = "";
  demo.stdout?.on("data", (data: Buffer) => (output += data.toString()));
  const [code] = (await once(demo, "close")) as [number];
  if (code !== 0) throw new Error(`The demo account could not be made:\n${output}`);
  return output;
}

function run(args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: "/usr/bin:/bin", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function waitForServer(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt++) {
    const answers = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await setTimeout(100);
  }
  throw new Error("The server for the recording did not start.");
}
