import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from "fastify";
import type { Endpoint } from "#contract/endpoints.ts";
import { forbidStoring, headerWriters, isPrivate } from "./answer-headers.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";
import { type Admit, createSessionGate } from "./session-gate.ts";
import { readHit, registerForHits } from "./hits.ts";
import { readUpload } from "./read-upload.ts";
import { readSignedBody, registerWithRawBody } from "./signed-body.ts";
import type { Turns } from "./turns.ts";
import { openToAnySite, PLAIN_PAGE_POLICY } from "./security-headers.ts";
import { describeOutput } from "./zod-schemas.ts";

export type Host = { admit: Admit; isHttps: boolean; turns: Turns };

/** How a call reaches its handler; Handlers gives each one its precise type. */
export type UntypedHandler = (call: Record<string, unknown>) => unknown;

export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  host: Host,
): void {
  if (endpoint.signedBody ?? endpoint.unreadBody) {
    registerWithRawBody(app, (room) => addRoute(room, endpoint, handler, host));
  } else if (endpoint.hit) {
    registerForHits(app, (room) => addRoute(room, endpoint, handler, host));
  } else addRoute(app, endpoint, handler, host);
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  host: Host,
): void {
  const status = endpoint.status ?? 200;
  const maxBodyBytes =
    endpoint.maxBodyBytes ??
    endpoint.signedBody?.maxBytes ??
    endpoint.unreadBody?.maxBytes ??
    endpoint.hit?.maxBytes;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(answersJson(endpoint) && { response: describeAnswers(endpoint, status) }),
    },
    onRequest: [
      ...(isPrivate(endpoint) ? [forbidStoring] : []),
      ...createSessionGate(endpoint, host.admit),
      ...(endpoint.anySite ? [openToAnySite(endpoint.anySite)] : []),
    ],
    ...(endpoint.body?.safeParse(undefined).success && { preValidation: [fillMissingBody] }),
    handler: async (request, reply) => {
      reply.code(status);
      if (endpoint.mediaType) {
        reply.type(`${endpoint.mediaType}; charset=utf-8`);
        if (!endpoint.anySite && !isPrivate(endpoint)) {
          reply.header("cache-control", "private, no-cache");
        }
        if (endpoint.mediaType === "text/html") {
          reply.header("content-security-policy", PLAIN_PAGE_POLICY);
        }
      }
      const answer = await host.turns(endpoint, request, async () =>
        handler({
          ...readCall(request),
          ...(await readRest(request, endpoint)),
          ...headerWriters(request, reply, endpoint, host),
        }),
      );
      if (endpoint.isUnavailable?.(answer as { status: string })) {
        reply.code(STATUS_OF_CODE.UNAVAILABLE);
      }
      if (endpoint.download) {
        const name = endpoint.download.nameFile(answer as { exportedAt: string });
        reply.header("content-disposition", `attachment; filename="${name}"`);
      }
      return answer;
    },
  });
}

function describeAnswers({ response, isUnavailable }: Endpoint, status: number) {
  const output = describeOutput(response);
  return { [status]: output, ...(isUnavailable && { [STATUS_OF_CODE.UNAVAILABLE]: output }) };
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
  const { params, query, body, admission, visitor, refreshToken } = request;
  if (admission) return { ...admission, params, query, body };
  const caller = { ip: request.ip, userAgent: request.headers["user-agent"] };
  return { caller, visitor, refreshToken, params, query, body };
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
