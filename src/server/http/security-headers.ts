import type { FastifyInstance, onRequestHookHandler } from "fastify";

/** What a browser could do for a page and none of ours needs. Videos, the clipboard and full screen stay as they are. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Constant, so they are written out here once instead of being computed for every answer. */
export function setSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  const headers = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(options.isHttps && { "strict-transport-security": "max-age=31536000" }),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Pages of other sites may use the answer, also one that refuses; nothing in it depends on who asks. */
export function openToAnySite({ cacheControl }: { cacheControl: string }): onRequestHookHandler {
  const headers = {
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": cacheControl,
  };
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/** For the plain pages that the server renders: their own style, and no script at all. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

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
