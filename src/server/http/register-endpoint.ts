import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints.ts";
import { ErrorBody, type ErrorCode } from "#contract/errors.ts";
import { nameDevice } from "#engine/accounts/name-device.ts";
import type { AccessTokens } from "#server/services/auth/access-tokens.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";
import { createSessionGate } from "./session-gate.ts";

/** How a call reaches its handler; Handlers gives each one its precise type. */
export type UntypedHandler = (call: Record<string, unknown>) => unknown;

export function registerEndpoint(
  app: FastifyInstance,
  name: string,
  endpoint: Endpoint,
  handler: UntypedHandler,
  accessTokens: AccessTokens,
): void {
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      operationId: name,
      tags: [endpoint.tag],
      summary: endpoint.summary,
      security: endpoint.auth === "public" ? [] : [{ [`${endpoint.auth}Token`]: [] }],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.response, ...errorResponses(endpoint) },
    },
    onRequest: createSessionGate(endpoint.auth, accessTokens),
    handler: async (request, reply) => {
      reply.code(status);
      return handler(readCall(request));
    },
  });
}

function readCall(request: FastifyRequest): Record<string, unknown> {
  const caller = { ip: request.ip, device: nameDevice(request.headers["user-agent"]) };
  const { params, query, body, scope, refreshToken } = request;
  return { caller, params, query, body, scope, refreshToken };
}

/** Every failure that this endpoint can answer with, by status. */
function errorResponses(endpoint: Endpoint): Record<number, typeof ErrorBody> {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  const codes: ErrorCode[] = [
    ...(takesInput ? ["VALIDATION" as const] : []),
    ...(endpoint.auth === "public" ? [] : ["UNAUTHENTICATED" as const]),
    ...(endpoint.errors ?? []),
    "INTERNAL",
  ];
  return Object.fromEntries(codes.map((code) => [STATUS_OF_CODE[code], ErrorBody]));
}
