import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "#contract/pages/page-paths.ts";
import { ASSISTANT_SCOPES } from "#engine/accounts/personal-token.ts";
import { exchangeTokens, revokeTokens } from "#server/services/assistants/exchange-tokens.ts";
import type { OAuthAnswer, OAuthDeps } from "#server/services/assistants/oauth-server.ts";
import { registerClient } from "#server/services/assistants/register-client.ts";
import { noteError, STATUS_OF_CODE } from "./error-handler.ts";

const REGISTER = "/oauth/register";
const TOKEN = "/oauth/token";
const REVOKE = "/oauth/revoke";
const RESOURCE = "/.well-known/oauth-protected-resource";

/** Named in each 401 of the MCP server: there an assistant learns whom to ask for access (RFC 9728). */
export function resourceMetadataUrl(appUrl: string): string {
  return `${appUrl}${RESOURCE}/mcp`;
}

/**
 * Where programs introduce themselves and trade codes for tokens, as MCP's authorization has it. The
 * user's part, the consent page, is the web app's.
 */
export function serveOAuth(app: FastifyInstance, deps: OAuthDeps): void {
  const { appUrl } = deps;
  const server = describeServer(appUrl);
  const resource = describeResource(appUrl);
  for (const [path, document] of [
    ["/.well-known/oauth-authorization-server", server],
    [RESOURCE, resource],
    [`${RESOURCE}/mcp`, resource],
  ] as const) {
    app.get(path, (_request, reply) =>
      openToAll(reply).header("cache-control", "public, max-age=3600").send(document),
    );
  }
  void app.register(async (room) => {
    room.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, readForm(body.toString())),
    );
    room.setErrorHandler(refuseInOAuth);
    // Programs in a browser ask first whether they may send JSON.
    for (const path of [REGISTER, TOKEN, REVOKE]) {
      room.options(path, (_request, reply) => openToAll(reply).code(204).send());
    }
    room.post(REGISTER, async (request, reply) =>
      answer(reply, await registerClient(deps, callerOf(request), request.body)),
    );
    room.post(TOKEN, async (request, reply) => {
      const sent = { headers: readHeaders(request), form: formOf(request) };
      return answer(reply, await exchangeTokens(deps, callerOf(request), sent));
    });
    room.post(REVOKE, async (request, reply) =>
      answer(reply, await revokeTokens(deps, callerOf(request), formOf(request))),
    );
  });
}

function describeServer(appUrl: string): object {
  return {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}${paths.connect}`,
    token_endpoint: `${appUrl}${TOKEN}`,
    registration_endpoint: `${appUrl}${REGISTER}`,
    revocation_endpoint: `${appUrl}${REVOKE}`,
    scopes_supported: ASSISTANT_SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${appUrl}${paths.help}`,
  };
}

function describeResource(appUrl: string): object {
  return {
    resource: `${appUrl}/mcp`,
    resource_name: "Foothold",
    authorization_servers: [appUrl],
    scopes_supported: ASSISTANT_SCOPES,
    bearer_methods_supported: ["header"],
  };
}

/** No cookie is ever read here, so a page of any site learns nothing that its program would not. */
function openToAll(reply: FastifyReply): FastifyReply {
  return reply
    .header("access-control-allow-origin", "*")
    .header("access-control-allow-methods", "GET, POST")
    .header("access-control-allow-headers", "content-type, mcp-protocol-version")
    .header("cross-origin-resource-policy", "cross-origin");
}

function answer(reply: FastifyReply, { status, body, headers = {} }: OAuthAnswer): FastifyReply {
  return openToAll(reply)
    .headers(headers)
    .header("cache-control", "no-store")
    .code(status)
    .send(body);
}

/** The first of each name: two of one would be read differently by two readers. */
function readForm(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)];
  return Object.fromEntries(pairs.toReversed());
}

function formOf({ body }: FastifyRequest): Record<string, string> {
  return typeof body === "object" && body !== null ? (body as Record<string, string>) : {};
}

function readHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}

function callerOf({ ip, headers }: FastifyRequest) {
  return { ip, userAgent: headers["user-agent"] };
}

/** OAuth's programs read its own words for what went wrong; the sentence is ours. */
function refuseInOAuth(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { code, message, details } = noteError(error, request);
  const status = STATUS_OF_CODE[code];
  const retryAfterSeconds = details?.["retryAfterSeconds"];
  if (typeof retryAfterSeconds === "number") reply.header("retry-after", retryAfterSeconds);
  const name =
    status >= 500 ? "server_error" : status === 429 ? "temporarily_unavailable" : "invalid_request";
  void answer(reply, { status, body: { error: name, error_description: message } });
}
