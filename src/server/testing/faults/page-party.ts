import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { A_REQUEST, startFaultyProxy } from "./faulty-proxy.ts";
import { type Party, toldBy } from "./party.ts";

const PAGE = `<!doctype html><html lang="en"><head><title>Ledgerly: invoices for freelancers</title>
<meta name="description" content="Ledgerly sends invoices and keeps the books for freelancers.">
</head><body><main><h1>Invoices that write themselves</h1>
<p>Ledgerly reads your calendar and turns finished jobs into invoices. It is made for freelancers who work alone.</p>
</main></body></html>`;

export async function startPageParty(): Promise<Party> {
  const site = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const proxy = await startFaultyProxy((site.address() as AddressInfo).port);
  const host = `127.0.0.1:${proxy.port}`;
  return {
    proxy,
    when: A_REQUEST,
    secrets: [],
    connect: (patience) => ({
      pages: createSafePageReader({
        userAgent: "Foothold/test",
        allowHosts: [host],
        ...(patience === "none" && { timeoutMs: 300 }),
      }),
    }),
    begin: async (house, name) => {
      const { accessToken } = await house.signIn(`${name}@example.com`);
      const client = house.clientOf(accessToken);
      const describePage = () => client.generateDescription({ body: { url: `http://${host}/` } });
      return {
        act: () => toldBy(describePage()),
        expectKept: async () => {
          expect((await describePage()).description).toMatch(/freelancers/);
        },
      };
    },
    stop: async () => {
      await proxy.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
