import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fillMarks } from "#contract/page-marks.ts";
import { chooseEncoding, matchesTag } from "./negotiate.ts";
import { webAppHeaders } from "./security-headers.ts";

export type PageFacts = Parameters<typeof fillMarks>[0];

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * A page as the build left it, with what this installation is called and where it lives. Made once:
 * every answer is the same bytes, compressed already.
 */
export function createPage(file: string, facts: PageFacts): SendPage {
  const html = putIn(readFileSync(file, "utf8"), facts);
  // Weak, because it names the page and not the bytes of one encoding.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...webAppHeaders(hashScripts(html)),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  };
  const bodies = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(html),
    identity: Buffer.from(html),
  };
  return (request, reply) => {
    reply.headers(headers);
    if (matchesTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  };
}

function putIn(html: string, facts: PageFacts): string {
  return fillMarks(facts).reduce((page, [mark, value]) => page.replaceAll(mark, value), html);
}

/** The build writes constant scripts into its pages; each may run because its hash is known. */
function hashScripts(html: string): string[] {
  const hashes = html.split("</script>").flatMap((part, index, parts) => {
    const [, attributes = "", script = ""] = /<script([^<>]*)>([\s\S]*)/.exec(part) ?? [];
    if (index === parts.length - 1 || /\ssrc=/.test(attributes)) return [];
    const digest = createHash("sha256").update(script).digest("base64");
    return [`'sha256-${digest}'`];
  });
  return [...new Set(hashes)];
}
