import type { FastifyInstance } from "fastify";

/** For answers of the API and for the plain pages that the server renders: no script at all. */
const BASE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Constant, so they are written out here once instead of being computed for every answer. */
export function setSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  const headers = {
    "content-security-policy": BASE_POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(options.isHttps && { "strict-transport-security": "max-age=31536000" }),
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}

/**
 * For the pages of the web app. `scriptHashes` are those of the scripts that the build wrote into
 * them. Styles may be inline: the toast area writes its own, and styles can't run code.
 */
export function webAppHeaders(scriptHashes: string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}
