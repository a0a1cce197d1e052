import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** For answers of the API and for the plain pages that the server renders: no script at all. */
const BASE_POLICY = {
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

export async function setSecurityHeaders(
  app: FastifyInstance,
  options: { isHttps: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: BASE_POLICY },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: options.isHttps && { maxAge: 31_536_000 },
  });
}

/**
 * For the pages of the web app. `scriptHashes` are those of the scripts that the build wrote into
 * them. Styles may be inline: the toast area writes its own, and styles can't run code.
 */
export function webAppPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
