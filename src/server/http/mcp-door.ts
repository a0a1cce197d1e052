import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { McpHttpHandler } from "@modelcontextprotocol/server";
import { createClient, type Send } from "#contract/client.ts";
import { ASSISTANT_SCOPES } from "#engine/accounts/personal-token.ts";
import { ServiceError } from "#server/service-error.ts";
import { handleError } from "./error-handler.ts";
import { resourceMetadataUrl } from "./oauth-door.ts";
import { type Admit, isNobody, readBearer } from "./session-gate.ts";

const PATH = "/mcp";
/** A post of 40,000 characters that a client writes as \uXXXX, and the fields beside it. */
const MOST_BYTES = 300 * 1024;
const MOST_LISTENERS = 100;

type Host = { admit: Admit; version: string; clock: () => Date; appUrl: string };

/**
 * Where assistants speak MCP, one request at a time and nothing kept between them. A tool's calls go
 * through the front door with the same token, so that gate, scopes, limits and schemas are the API's.
 */
export function serveAssistants(app: FastifyInstance, host: Host): void {
  let loading: Promise<McpHttpHandler> | null = null;
  // A large library that only those need whose assistants come.
  const load = () => (loading ??= loadHandler(app, host));
  app.addHook("preClose", async () => (await loading)?.close());

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: PATH,
    bodyLimit: MOST_BYTES,
    onRequest: (request, reply, done) => {
      reply.header("cache-control", "no-store");
      admitAssistant(host, request).then(
        () => done(),
        (error: Error) => {
          if (isNobody(error)) reply.header("www-authenticate", challenge(host, request));
          done(error);
        },
      );
    },
    errorHandler: refuseInProtocol,
    handler: async (request) => {
      const token = readBearer(request.headers.authorization) ?? "";
      const authInfo = { token, clientId: request.ip, scopes: [] };
      const { fetch } = await load();
      return fetch(toWebRequest(request, host.appUrl), { authInfo, parsedBody: request.body });
    },
  });
}

/** Sessions stay in the browser: only what a user made for it is let in here. */
async function admitAssistant({ admit }: Host, request: FastifyRequest): Promise<void> {
  const bearer = readBearer(request.headers.authorization);
  const admission = bearer ? await admit(bearer, "read") : null;
  if (admission && !("sessionId" in admission.scope)) return;
  throw new ServiceError(
    "UNAUTHENTICATED",
    "Assistants need a personal token. Create one in Foothold under Settings, Access tokens.",
  );
}

/** Where access is to be had, for assistants that connect by themselves (RFC 9728, RFC 6750). */
function challenge({ appUrl }: Host, { headers }: FastifyRequest): string {
  const parts = [
    ...(headers.authorization ? [`error="invalid_token"`] : []),
    `resource_metadata="${resourceMetadataUrl(appUrl)}"`,
    `scope="${ASSISTANT_SCOPES.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}

async function loadHandler(app: FastifyInstance, host: Host): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import("@modelcontextprotocol/server");
  const { createAssistantServer } = await import("#server/mcp/create-assistant-server.ts");
  return createMcpHandler(
    ({ authInfo }) =>
      createAssistantServer(
        createClient(sendInside(app, authInfo?.token, authInfo?.clientId)),
        host,
      ),
    {
      maxSubscriptions: MOST_LISTENERS,
      onerror: (err) => app.log.debug({ err }, "an assistant's request was refused"),
    },
  );
}

function sendInside(app: FastifyInstance, token = "", remoteAddress = ""): Send {
  return async (url, { method, headers, body }) => {
    const answer = await app.inject({
      url,
      method: method as "GET",
      remoteAddress,
      headers: {
        ...(headers as Record<string, string> | undefined),
        authorization: `Bearer ${token}`,
        "user-agent": "Foothold's own MCP server",
      },
      ...(typeof body === "string" && { payload: body }),
    });
    const hasBody = answer.statusCode !== 204;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode });
  };
}

function toWebRequest({ method, headers, body }: FastifyRequest, origin: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(origin + PATH, {
    method,
    headers: sent.filter(([name]) => name !== "content-length"),
    ...(method === "POST" && { body: JSON.stringify(body ?? null) }),
  });
}

/** A fault of the message itself is told as the protocol has it; who is not let in hears it from HTTP. */
function refuseInProtocol(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const fault = MESSAGE_FAULTS[error.code];
  if (!fault) return handleError(error, request, reply);
  const { status, code, message } = fault;
  void reply.code(status).send({ jsonrpc: "2.0", id: null, error: { code, message } });
}

const MESSAGE_FAULTS: Record<string, { status: number; code: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: -32_600,
    message:
      "These arguments are too large: a message can have 300 kB, and a post 40,000 characters.",
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: -32_700,
    message: "This message isn't valid JSON.",
  },
};
