import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { PageReader } from "../page-reader-gateway.ts";
import { createSafePageReader } from "../safe-page-reader.ts";

export const userAgent = "Foothold/0.0.0 (+http://localhost:3000)";

type Options = Parameters<typeof createSafePageReader>[0];
export type PageTrial = Awaited<ReturnType<typeof startPageTrial>>;

/** A site on loopback that the reader may reach as `site.test`, and a resolver that knows it. */
export async function startPageTrial() {
  const pages = new Map<string, RequestListener>();
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers });
    const page = pages.get(path);
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const names = new Map([["site.test", ["127.0.0.1"]]]);
  const lookups: string[] = [];
  const readers: PageReader[] = [];

  function connect(changes: Partial<Options> = {}): PageReader {
    const reader = createSafePageReader({
      userAgent,
      allowHosts: [`site.test:${port}`],
      lookup: async (name) => {
        lookups.push(name);
        const addresses = names.get(name);
        if (!addresses) throw Object.assign(new Error(name), { code: "ENOTFOUND" });
        return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      },
      ...changes,
    });
    readers.push(reader);
    return reader;
  }

  return {
    port,
    base: `http://site.test:${port}`,
    names,
    lookups,
    requests,
    connect,
    reader: connect(),
    serve: (path: string, page: RequestListener) => void pages.set(path, page),
    serveHtml: (path: string, html: string | Buffer, headers: Record<string, string> = {}) =>
      void pages.set(path, (_request, response) => {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
        response.end(html);
      }),
    redirect: (path: string, location: string, status = 302) =>
      void pages.set(path, (_request, response) => {
        response.writeHead(status, { location }).end();
      }),
    stop: async () => {
      for (const reader of readers) await reader.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What a call failed with; kind 'none' when it did not. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => ({ kind: "none" }),
    (error: Error & { kind?: string; reason?: string }) => ({
      kind: error.kind,
      message: error.message,
      reason: error.reason,
    }),
  );
}
