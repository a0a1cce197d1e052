import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type Running = {
  url: string;
  pid: number;
  readyAfterMs: number;
  stop: () => Promise<void>;
};

/** The product as an operator runs it: in production, with its log written (to nowhere). */
export function startProduct(port: number, settings: Record<string, string>): Promise<Running> {
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    PORT: String(port),
    ...settings,
  };
  return start(["src/server/main.ts"], env, `http://127.0.0.1:${port}`, "/api/health");
}

export function startBare(port: number, request: object): Promise<Running> {
  const args = ["bench/bare-server.ts", JSON.stringify({ ...request, port })];
  return start(args, { PATH: process.env["PATH"] }, `http://127.0.0.1:${port}`, "/");
}

async function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  url: string,
  readyPath: string,
): Promise<Running> {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  await waitUntilReady(child, url + readyPath);
  const readyAfterMs = performance.now() - startedAt;
  return { url, pid: child.pid ?? 0, readyAfterMs, stop: () => stop(child) };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 12_000; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`A server of the benchmark ended with ${child.exitCode}.`);
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(10);
  }
  throw new Error(`${url} didn't answer.`);
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}
