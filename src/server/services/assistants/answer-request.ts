import OAuth2Server from "@node-oauth/oauth2-server";
import * as z from "zod";
import type {
  AccessAnswer,
  AskedAccess,
  AssistantRequest,
} from "#contract/accounts/assistant-access.ts";
import { MAX_ASSISTANTS, nameReturnPlace } from "#engine/accounts/assistant-client.ts";
import { type AssistantScope, includesScope } from "#engine/accounts/personal-token.ts";
import {
  type ClientRow,
  findClient,
  listAssistants,
} from "#server/db/accounts/assistants-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createOAuthServer, listScopes } from "./oauth-server.ts";

/** What the consent page shows. What is wrong is said there: nobody is sent anywhere before they pressed a button. */
export async function describeAssistantRequest(
  deps: ServiceDeps,
  _scope: Scope,
  request: AssistantRequest,
): Promise<AskedAccess> {
  const { name } = await requireClient(deps, request);
  const returnsTo = nameReturnPlace(new URL(request.redirect_uri));
  return { name, returnsTo, scope: readScope(request) };
}

/** The user pressed Allow or Deny: the browser goes back to the assistant, with a code or without. */
export async function answerAssistantRequest(
  deps: ServiceDeps,
  scope: SessionScope,
  { request, isAllowed, scope: chosen }: AccessAnswer,
): Promise<{ redirectTo: string }> {
  await requireLiveSession(deps, deps.database.db, scope);
  await consumeLimit(deps, "assistantConsentsPerUser", scope.userId);
  await requireClient(deps, request);
  const asked = readScope(request);
  const given = chosen && includesScope(asked, chosen) ? chosen : asked;
  const redirectTo = new URL(
    isAllowed ? await issueCode(deps, scope, request, given) : request.redirect_uri,
  );
  if (!isAllowed) redirectTo.searchParams.set("error", "access_denied");
  if (request.state !== undefined) redirectTo.searchParams.set("state", request.state);
  // By it the assistant knows that no other server answered (RFC 9207).
  redirectTo.searchParams.set("iss", deps.appUrl);
  return { redirectTo: redirectTo.href };
}

async function issueCode(
  deps: ServiceDeps,
  { userId }: Scope,
  request: AssistantRequest,
  given: AssistantScope,
): Promise<string> {
  await refuseTooMany(deps, { userId });
  const response = new OAuth2Server.Response();
  await createOAuthServer(deps).authorize(toOAuthRequest(request, given), response, {
    authenticateHandler: { handle: () => ({ id: userId }) },
  });
  return String(response.headers?.["location"]);
}

function toOAuthRequest(request: AssistantRequest, given: AssistantScope) {
  const { client_id, redirect_uri, response_type, code_challenge, code_challenge_method } = request;
  return new OAuth2Server.Request({
    method: "POST",
    headers: {},
    query: {},
    body: {
      client_id,
      redirect_uri,
      response_type,
      code_challenge,
      code_challenge_method,
      scope: listScopes(given).join(" "),
    },
  });
}

async function requireClient(
  { database, appUrl }: Pick<ServiceDeps, "database" | "appUrl">,
  { client_id: clientId, redirect_uri: address, resource }: AssistantRequest,
): Promise<ClientRow> {
  const isId = z.uuid().safeParse(clientId).success;
  const client = isId ? await findClient(database.db, clientId) : null;
  if (!client) {
    throw new ServiceError(
      "NOT_FOUND",
      "We no longer know this assistant. Remove Foothold there, and add it again.",
    );
  }
  if (!client.redirectUris.includes(address)) {
    throw new ServiceError(
      "VALIDATION",
      "This request wants to send you to an address the assistant never named. Someone may have changed it, so we stopped it.",
    );
  }
  if (resource !== undefined && !isOurs(resource, appUrl)) {
    throw new ServiceError("VALIDATION", "This request is meant for another server.");
  }
  return client;
}

function isOurs(resource: string, appUrl: string): boolean {
  const bare = resource.replace(/\/$/, "");
  return bare === appUrl || bare === `${appUrl}/mcp`;
}

/** Who names nothing that we know asks for all that there is, and the user decides. */
function readScope({ scope = "" }: AssistantRequest): AssistantScope {
  const asked = scope.split(" ");
  return asked.includes("read") && !asked.includes("write-drafts") ? "read" : "write-drafts";
}

async function refuseTooMany(deps: ServiceDeps, { userId }: Scope): Promise<void> {
  if ((await listAssistants(deps.database.db, userId)).length < MAX_ASSISTANTS) return;
  throw new ServiceError(
    "CONFLICT",
    `You have ${MAX_ASSISTANTS} connected assistants already. Disconnect one under Settings first.`,
  );
}
