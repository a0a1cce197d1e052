import { createServer, type RequestListener } from "node:http";
import { outsidePort } from "./outside-port.ts";
import { test as base } from "./test.ts";

type Site = {
  /** The founder's own site, whose pages a test can serve. */
  url: string;
  serve: (path: string, page: RequestListener) => void;
};

const PAGE = `<!doctype html><html lang="en"><head><title>Ledgerly: invoices for freelancers</title>
<meta name="description" content="Ledgerly sends invoices and keeps the books for freelancers.">
</head><body><main><h1>Invoices that write themselves</h1>
<p>Ledgerly is a small tool that reads your calendar and turns finished jobs into invoices.</p>
<p>It is made for freelancers who work alone and forget to bill.</p></main></body></html>`;

/** With a founder's site on this machine, whose pages our server may read. */
export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
  site: async ({}, use, { parallelIndex }) => {
    const pages = new Map<string, RequestListener>();
    const server = createServer((request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      const page = pages.get(request.url ?? "");
      if (page) page(request, response);
      else response.end(PAGE);
    });
    const port = outsidePort("site", parallelIndex);
    await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
    const serve = (path: string, page: RequestListener) => void pages.set(path, page);
    await use({ url: `http://127.0.0.1:${port}`, serve });
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  },
});
