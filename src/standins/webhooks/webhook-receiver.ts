import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** What answers under each path; any other is taken with 200. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  "/no-content": (response) => response.writeHead(204).end(),
  "/broken": (response) => response.writeHead(500).end("<b>Oh no</b>"),
  "/refused": (response) => response.writeHead(400).end("invalid_payload"),
  "/gone": (response) => response.writeHead(404).end("no_service"),
  "/busy": (response) => response.writeHead(429).end(),
  "/busy?seconds": (response) => response.writeHead(429, { "retry-after": "90" }).end(),
  "/busy?date": (response) =>
    response.writeHead(503, { "retry-after": "Sun, 15 Nov 2026 12:02:00 GMT" }).end(),
  "/busy?nonsense": (response) => response.writeHead(429, { "retry-after": "soon" }).end(),
  "/busy?broken": (response) => response.writeHead(500, { "retry-after": "90" }).end(),
  "/redirect": (response) => response.writeHead(302, { location: "/taken" }).end(),
  "/endless": (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(1000)), 5);
    response.on("close", () => clearInterval(timer));
  },
  "/hang": () => {},
  "/half": (response) => response.writeHead(200, { "content-length": "100" }).write("half"),
  "/cut": (response) => response.destroy(),
};

/** Somebody's server on loopback that takes messages, well or badly, and remembers them. */
export async function startWebhookReceiver(wantedPort = 0) {
  const received: Received[] = [];
  /** Paths whose next requests fail, and how often. */
  const failing = new Map<string, number>();
  /** Paths whose next request is taken and never answered. */
  const held = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? "/";
      received.push({ path, headers: request.headers, body });
      if (held.delete(path)) return;
      const left = failing.get(path) ?? 0;
      failing.set(path, left - 1);
      if (left > 0) response.writeHead(500).end();
      else if (ANSWERS[path]) ANSWERS[path](response);
      else response.end("ok");
    });
  });
  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    received,
    failNext: (path: string, times: number) => void failing.set(path, times),
    holdNext: (path: string) => void held.add(path),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
