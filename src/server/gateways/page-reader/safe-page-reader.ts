import { lookup as lookupDns } from "node:dns/promises";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import {
  createGuardedConnector,
  type Lookup,
  createExemptions,
  type IsExempt,
  type AddressFault,
  readAddress,
} from "#server/gateways/guarded-connector.ts";
import { nameConnectionFailure } from "#server/gateways/outside-failures.ts";
import { extractContent } from "./extract-content.ts";
import {
  type PageContent,
  PageError,
  type PageReader,
  brokenOff,
  closing,
  saysNothing,
  tooSlow,
  answeredWith,
  notHtml,
  tooLarge,
  tooManyRedirects,
  hasUserInfo,
  notWebAddress,
  privateAddress,
  wrongPort,
} from "./page-reader-gateway.ts";

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

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type FetchOptions = {
  dispatcher: Dispatcher;
  isExempt: IsExempt;
  userAgent: string;
  signal: AbortSignal;
};

type FetchedHtml = { url: URL; html: string; isXml: boolean };

/** The page at an address, redirects followed, each of them checked like the first address. */
async function fetchHtml(address: string, options: FetchOptions): Promise<FetchedHtml> {
  let url = parsePageAddress(address, undefined, options.isExempt);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await askFor(url, options);
    const target = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
    if (target === null) return readPage(url, response);
    await response.body?.cancel();
    url = parsePageAddress(target, url, options.isExempt);
  }
  throw tooManyRedirects();
}

function askFor(url: URL, { dispatcher, userAgent, signal }: FetchOptions): Promise<Response> {
  return fetch(url, {
    dispatcher,
    signal,
    redirect: "manual",
    referrer: "",
    credentials: "omit",
    headers: {
      accept: "text/html, application/xhtml+xml",
      "accept-language": "en, *;q=0.5",
      "user-agent": userAgent,
    },
  });
}

async function readPage(url: URL, response: Response): Promise<FetchedHtml> {
  if (response.status !== 200) throw answeredWith(response.status);
  const header = response.headers.get("content-type");
  const type = header?.split(";")[0]?.trim().toLowerCase() ?? null;
  if (type !== "text/html" && type !== "application/xhtml+xml") throw notHtml(type);
  const bytes = await readBytes(response);
  return { url, html: decodeHtml(bytes, header), isXml: type === "application/xhtml+xml" };
}

/** Counted as they come out of decompression, so that a small bomb stops as early as a long page. */
async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const FAULTS: Record<AddressFault, () => PageError> = {
  "not-web": notWebAddress,
  "user-info": hasUserInfo,
  port: wrongPort,
  private: privateAddress,
};

function parsePageAddress(text: string, base: URL | undefined, isExempt: IsExempt): URL {
  const read = readAddress(text, base, isExempt);
  if ("fault" in read) throw FAULTS[read.fault]();
  return read.url;
}

/** How far into a page browsers look for its character set. */
const PRESCAN_BYTES = 1024;

/** By byte order mark, then header, then <meta>, as browsers do; UTF-8 where none says. */
function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const label = labelOfMark(bytes) ?? labelIn(contentType ?? "") ?? labelOfMeta(bytes) ?? "utf-8";
  return createDecoder(label).decode(bytes);
}

function labelOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function labelOfMeta(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN_BYTES));
  const tags = start.match(/<(?:meta|\?xml)[^<>]{1,500}>/gi) ?? [];
  const tag = tags.find((text) => /^<meta.+charset|^<\?xml.+encoding/is.test(text));
  const label = tag === undefined ? null : labelIn(tag);
  // A page that says so in single bytes is not UTF-16, whatever it says.
  return label?.toLowerCase().startsWith("utf-16") ? "utf-8" : label;
}

function labelIn(text: string): string | null {
  return /(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1] ?? null;
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8");
  }
}
