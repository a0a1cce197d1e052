import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from "fastify";
import type { Endpoint } from "#contract/endpoints.ts";
import type { AccessTokens } from "#server/services/auth/access-tokens.ts";
import { createSessionGate } from "./session-gate.ts";
import { readHit, registerForHits } from "./hits.ts";
import { readUpload } from "./read-upload.ts";
import { readSignedBody, registerWithRawBody } from "./signed-body.ts";
import { openToAnySite } from "./security-headers.ts";
import { describeOutput } from "./zod-schemas.ts";

/** How a call reaches its handler; Handlers gives each one its precise type. */
export type UntypedHandler = (call: Record<string, unknown>) => unknown;

export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  accessTokens: AccessTokens,
): void {
  if (endpoint.signedBody) {
    registerWithRawBody(app, (room) => addRoute(room, endpoint, handler, accessTokens));
  } else if (endpoint.hit) {
    registerForHits(app, (room) => addRoute(room, endpoint, handler, accessTokens));
  } else addRoute(app, endpoint, handler, accessTokens);
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  accessTokens: AccessTokens,
): void {
  const status = endpoint.status ?? 200;
  const maxBodyBytes =
    endpoint.maxBodyBytes ?? endpoint.signedBody?.maxBytes ?? endpoint.hit?.maxBytes;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(answersJson(endpoint) && { response: { [status]: describeOutput(endpoint.response) } }),
    },
    onRequest: [
      ...createSessionGate(endpoint, accessTokens),
      ...(endpoint.anySite ? [openToAnySite(endpoint.anySite)] : []),
    ],
    ...(endpoint.body?.safeParse(undefined).success && { preValidation: [fillMissingBody] }),
    handler: async (request, reply) => {
      reply.code(status);
      if (endpoint.mediaType) {
        reply.type(`${endpoint.mediaType}; charset=utf-8`);
        if (!endpoint.anySite) reply.header("cache-control", "private, no-cache");
      }
      const answer = await handler({
        ...readCall(request),
        ...(await readRest(request, endpoint)),
      });
      if (endpoint.download) {
        const name = endpoint.download.nameFile(answer as { exportedAt: string });
        reply.header("content-disposition", `attachment; filename="${name}"`);
      }
      return answer;
    },
  });
}

function answersJson({ status, mediaType }: Endpoint): boolean {
  return status !== 204 && !mediaType;
}

/** Fastify shows a validator null for no body, and a stated null is a fault. */
const fillMissingBody: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};

function readCall(request: FastifyRequest): Record<string, unknown> {
  const { params, query, body, scope, user, refreshToken } = request;
  if (scope) return { scope, params, query, body };
  const caller = { ip: request.ip, userAgent: request.headers["user-agent"] };
  return { caller, user, refreshToken, params, query, body };
}

/** What is not JSON. */
async function readRest(
  request: FastifyRequest,
  { upload, signedBody, hit }: Endpoint,
): Promise<Record<string, unknown>> {
  if (upload) return { file: await readUpload(request, upload) };
  if (hit) return { hit: readHit(request) };
  return signedBody ? { signed: readSignedBody(request, signedBody) } : {};
}
