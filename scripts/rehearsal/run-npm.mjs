import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What a machine needs to reach its registry, and what tests take from it; nothing else comes along. */
const PASSED_ON = [
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "npm_config_registry",
  "CHROMIUM_PATH",
  "DATABASE_URL_TEST",
];

export function passOn() {
  const known = PASSED_ON.filter((name) => process.env[name]);
  return Object.fromEntries(known.map((name) => [name, process.env[name]]));
}

/** An npm command, as an ordinary user where one is named, with nothing of this process's environment but that. */
export function runNpm({ clone, tools, home, identity, keepsSignals, settings }, command) {
  const child = spawn(join(tools, "npm"), command, {
    cwd: clone,
    env: {
      ...passOn(),
      PATH: `${tools}:/usr/local/bin:/usr/bin:/bin`,
      HOME: home,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...identity,
  });
  let output = "";
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on("data", (data) => (output += data));
  const exited = once(child, "exit").then(([code]) => code);
  return {
    exited,
    output: () => output,
    stop: () => process.kill(keepsSignals ? -child.pid : child.pid, "SIGTERM"),
    firstOutput: Promise.race([once(child.stdout, "data"), exited]),
    closeOutput: () => streams.forEach((stream) => stream.destroy()),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}
