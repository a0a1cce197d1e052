import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ORIGIN_MARK } from "#contract/page-origin.ts";

/**
 * The front page as the build left it, with the address that it is served under. Made once: every
 * answer is the same bytes, compressed already.
 */
export function serveFrontPage(
  app: FastifyInstance,
  page: { file: string; headers: (html: string) => Record<string, string> },
  appUrl: string,
): void {
  const html = readFileSync(page.file, "utf8").replaceAll(ORIGIN_MARK, appUrl);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...page.headers(html),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  };
  const bodies = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(html),
    plain: Buffer.from(html),
  };
  app.get("/", (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "plain") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  });
}

function chooseEncoding(accepted = ""): "br" | "gzip" | "plain" {
  if (/\bbr\b(?!;q=0(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:,|$))/.test(accepted) ? "gzip" : "plain";
}
