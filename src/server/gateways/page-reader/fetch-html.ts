import { type Dispatcher, fetch, type Response } from "undici";
import { decodeHtml } from "./decode-html.ts";
import { type IsExempt, parsePageAddress } from "./page-address.ts";
import { answeredWith, notHtml, tooLarge, tooManyRedirects } from "./page-failures.ts";

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type FetchOptions = {
  dispatcher: Dispatcher;
  isExempt: IsExempt;
  userAgent: string;
  signal: AbortSignal;
};

export type FetchedHtml = { url: URL; html: string; isXml: boolean };

/** The page at an address, redirects followed, each of them checked like the first address. */
export async function fetchHtml(address: string, options: FetchOptions): Promise<FetchedHtml> {
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
