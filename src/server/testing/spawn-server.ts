import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "#contract/client.ts";
import { findFreePort } from "./free-port.ts";
import { PROCESS_ENV, PROCESS_OPTIONS } from "./process-env.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

export type ServerProcess = {
  url: string;
  pid: number;
  output: () => string;
  /** As when what the output was piped into ends. */
  closeOutput: () => void;
  /** As a client at its own address, where TRUST_PROXY lets it be one. */
  clientOf: (token?: string, ip?: string) => Client;
  exited: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The server as it really runs: a process of its own, with these settings and no others; of another version where one is named. */
export async function spawnServer(
  settings: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const port = Number(settings["PORT"] ?? (await findFreePort()));
  const child = spawn(process.execPath, [...PROCESS_OPTIONS, program], {
    env: { ...PROCESS_ENV, PORT: String(port), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  child.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const exited = once(child, "close").then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    clientOf: (token, ip = "192.0.2.1") =>
      createClient((path, init) => {
        const headers = new Headers(init.headers);
        headers.set("x-forwarded-for", ip);
        if (token) headers.set("authorization", `Bearer ${token}`);
        return fetch(url + path, { ...init, headers });
      }),
    exited,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Waits until it answers; fails with its output when it ends instead. */
export async function startServer(
  settings: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const server = await spawnServer(settings, program);
  const isOver = server.exited.then((code) => `the server ended with ${code}`);
  for (let attempt = 0; attempt < 2400; attempt++) {
    const state = await Promise.race([
      isOver,
      isAnswering(server),
      // Who has been answered does not wait for the rest of the minute.
      setTimeout(60_000, "no answer", { ref: false }),
    ]);
    if (state === true) return server;
    if (typeof state === "string") throw new Error(`${state}:\n${server.output()}`);
    await setTimeout(50);
  }
  throw new Error(`The server did not answer in time:\n${server.output()}`);
}

function isAnswering(server: ServerProcess): Promise<boolean> {
  return fetch(`${server.url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}
