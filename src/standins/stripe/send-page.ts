import type { FastifyReply } from "fastify";

/** Forms may lead on to the product, which in development has another port: so no form-action. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
