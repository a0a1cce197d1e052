import { radarRoutes } from "./http/routes/radar-routes.ts";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
} from "fastify";
import { randomUUID } from "node:crypto";
import type { TokenScope } from "#engine/accounts/personal-token.ts";
import { endpoints } from "#contract/endpoints/endpoints.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { serveApiDescription } from "./http/api-description.ts";
import { handleError, sendNotFound } from "./http/error-handler.ts";
import { acceptEmptyJson } from "./http/answers.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Handlers } from "./http/handlers.ts";
import { registerEndpoint, type UntypedHandler } from "./http/register-endpoint.ts";
import { RequestLog, shareLogger, warnOfUntrustedProxy } from "./log/create-logger.ts";
import {
  accountRoutes,
  assistantRoutes,
  tokenRoutes,
  authRoutes,
  billingRoutes,
  webhookRoutes,
} from "./http/routes/account-routes.ts";
import { postRoutes, commentRoutes } from "./http/routes/post-routes.ts";
import { competitorRoutes, projectRoutes, trafficRoutes } from "./http/routes/project-routes.ts";
import { serviceRoutes } from "./http/routes/service-routes.ts";
import { subredditRoutes } from "./http/routes/subreddit-routes.ts";
import { todayRoutes, calendarRoutes } from "./http/routes/task-routes.ts";
import { serveAssistants } from "./http/mcp-door.ts";
import { serveOAuth } from "./http/oauth-door.ts";
import type { Turns } from "./start/turns.ts";
import { serveWebApp } from "./http/web-app.ts";
import { acceptZod } from "./http/zod-schemas.ts";
import type { Metrics } from "./metrics/create-metrics.ts";
import { countPeople } from "./services/accounts/count-people.ts";
import { type SessionLookup, admitSession } from "./services/auth/sessions.ts";
import { admitToken } from "./services/tokens/tokens.ts";
import type { DiskWatch } from "./services/health/health.ts";
import { isDiskFull } from "./start/disk-room.ts";
import type { ServiceDeps } from "./services/service-deps.ts";
import { nameOperator } from "#engine/notices/message-layout.ts";

export type AppDeps = ServiceDeps & {
  trustProxy: false | number | string[];
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null;
  disk: DiskWatch;
  /** Pages of stand-ins that main.ts chose to serve as well. */
  plugins: FastifyPluginAsync[];
  /** Whose session a token belongs to, and whether it is still good. */
  lookUpSession: SessionLookup;
  /** How calls share the database. */
  turns: Turns;
  /** null where nobody asks for figures. */
  metrics: Metrics | null;
  /** How long a request may take to arrive whole. */
  arrivalMs?: number;
};

const BODY_LIMIT_BYTES = 64 * 1024;
/** Enough for a brief of 2 MB on a slow line, and no more for a caller who sends byte by byte. */
const ARRIVAL_MS = MINUTE_MS;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { arrivalMs = ARRIVAL_MS } = deps;
  const app = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new RequestLog(deps.logger, deps.metrics?.noteAnswer),
    childLoggerFactory: shareLogger,
    frameworkErrors: handleError,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(deps.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: "idle",
    requestTimeout: arrivalMs,
    // Node looks at the second limit only for who has passed the first.
    http: { headersTimeout: arrivalMs / 3, connectionsCheckingInterval: arrivalMs / 12 },
  });
  acceptZod(app);
  app.decorateRequest("admission", null);
  app.decorateRequest("visitor", null);
  app.decorateRequest("refreshToken", null);
  acceptEmptyJson(app);
  await app.register(multipart);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) deps.disk.noteFull();
    handleError(error, request, reply);
  });
  const isHttps = deps.appUrl.startsWith("https:");
  setSecurityHeaders(app, { isHttps });
  if (deps.trustProxy === false) warnOfUntrustedProxy(app, deps.logger);
  serveApiDescription(app, deps);

  const handlers: Handlers = {
    ...serviceRoutes(deps),
    ...authRoutes(deps),
    ...accountRoutes(deps),
    ...tokenRoutes(deps),
    ...assistantRoutes(deps),
    ...webhookRoutes(deps),
    ...calendarRoutes(deps),
    ...projectRoutes(deps),
    ...competitorRoutes(deps),
    ...subredditRoutes(deps),
    ...postRoutes(deps),
    ...commentRoutes(deps),
    ...radarRoutes(deps),
    ...trafficRoutes(deps),
    ...todayRoutes(deps),
    ...billingRoutes(deps),
  };
  const host = {
    isHttps,
    admit: async (bearer: string, needed: TokenScope | null) =>
      (await admitToken(deps, bearer, needed)) ?? (await admitSession(deps, bearer)),
    turns: deps.turns,
  };
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name as keyof Handlers] as UntypedHandler;
    registerEndpoint(app, endpoint, handler, host);
  }

  serveOAuth(app, deps);
  serveAssistants(app, { ...deps, admit: host.admit });

  for (const plugin of deps.plugins) await app.register(plugin);
  if (deps.webRoot)
    await serveWebApp(app, deps.webRoot, {
      origin: deps.appUrl,
      supportEmail: deps.operator.email,
      operator: nameOperator(deps.operator),
      plans: deps.plans,
      countPeople: () => countPeople(deps),
    });
  else app.setNotFoundHandler(sendNotFound);
  return app;
}

/** Fastify asks about each address on the way, the nearest first. */
function trustedProxies(setting: AppDeps["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}
