import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

/** Said once: with a proxy that is not trusted, all visitors are one caller, and share its limits. */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && request.headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "TRUST_PROXY: is not set, but requests come with X-Forwarded-For. Behind a proxy all visitors count as one",
      );
    }
    done();
  });
}
