import { lookup as lookupDns } from "node:dns/promises";
import { Agent } from "undici";
import { nameConnectionFailure } from "../name-connection-failure.ts";
import { extractContent } from "./extract-content.ts";
import { fetchHtml } from "./fetch-html.ts";
import { createGuardedConnector, type Lookup } from "./guarded-connector.ts";
import { createExemptions } from "./page-address.ts";
import { brokenOff, closing, saysNothing, tooSlow } from "./page-failures.ts";
import { type PageContent, PageError, type PageReader } from "./page-reader-gateway.ts";

type SafePageReaderOptions = {
  userAgent: string;
  /** `host:port` that may be private and on any port: for tests only. */
  allowHosts: string[];
  lookup?: Lookup;
  /** For everything together: name, redirects and body. */
  timeoutMs?: number;
};

/** Reads what anyone on the internet can read, and nothing that only this machine can. */
export function createSafePageReader(options: SafePageReaderOptions): PageReader {
  const { userAgent, allowHosts, timeoutMs = 5000 } = options;
  const { lookup = (name) => lookupDns(name, { all: true }) } = options;
  const isExempt = createExemptions(allowHosts);
  const connect = createGuardedConnector(lookup, isExempt);
  const close = new AbortController();

  async function read(address: string): Promise<PageContent> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([close.signal, timeout]);
    // One for each page: no connection, and nothing that a site could know us by, outlives it.
    const dispatcher = new Agent({ connect });
    try {
      signal.throwIfAborted();
      const { url, ...page } = await fetchHtml(address, {
        dispatcher,
        isExempt,
        userAgent,
        signal,
      });
      return requireText({ url: url.href, ...extractContent(page) });
    } catch (error) {
      if (close.signal.aborted) throw closing();
      if (timeout.aborted) throw tooSlow();
      throw findPageError(error) ?? brokenOff(nameConnectionFailure(error) ?? "connection-lost");
    } finally {
      dispatcher.destroy().catch(() => undefined);
    }
  }

  return { read, close: async () => close.abort() };
}

function requireText(page: PageContent): PageContent {
  const { title, description, headings, paragraphs } = page;
  if (!title && !description && headings.length + paragraphs.length === 0) throw saysNothing();
  return page;
}

/** undici wraps what went wrong, at times twice. */
function* causesOf(error: unknown): Iterable<Error> {
  for (let depth = 0, cause = error; depth < 5 && cause instanceof Error; depth += 1) {
    yield cause;
    cause = cause.cause;
  }
}

function findPageError(error: unknown): PageError | undefined {
  return Array.from(causesOf(error)).find((cause) => cause instanceof PageError);
}
