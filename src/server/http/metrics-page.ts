import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { Metrics } from "#server/metrics/create-metrics.ts";
import { ServiceError } from "#server/service-error.ts";

/** For whoever knows the operator's token; nobody else learns more than that it is wrong. */
export function metricsPage(metrics: Metrics, token: string): FastifyPluginAsync {
  const wanted = digest(`Bearer ${token}`);
  return async (app) => {
    app.get("/metrics", async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) {
        throw new ServiceError("UNAUTHENTICATED", "This page needs the operator's token.");
      }
      return reply
        .type("text/plain; version=0.0.4; charset=utf-8")
        .header("cache-control", "no-store")
        .send(await metrics.render());
    });
  };
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
