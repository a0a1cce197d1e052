import OAuth2Server from "@node-oauth/oauth2-server";
import { addressBlock } from "#engine/network/address-block.ts";
import { endAssistant, findAssistantToken } from "#server/db/accounts/assistants-repository.ts";
import type { Caller } from "#server/scope.ts";
import { hashOpaqueToken } from "#server/services/auth/access-tokens.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { createOAuthServer, type OAuthAnswer, type OAuthDeps } from "./oauth-server.ts";

type Form = Record<string, string>;
type Sent = { headers: Record<string, string>; form: Form };

/** A code, or a refresh token, for tokens. */
export async function exchangeTokens(
  deps: OAuthDeps,
  caller: Caller,
  { headers, form }: Sent,
): Promise<OAuthAnswer> {
  await consumeLimit(deps, "assistantTokensPerCaller", addressBlock(caller.ip));
  const request = new OAuth2Server.Request({ method: "POST", headers, query: {}, body: form });
  const response = new OAuth2Server.Response();
  try {
    await createOAuthServer(deps).token(request, response);
  } catch (error) {
    // What is the caller's fault is in the answer; the rest is ours.
    if (!response.status || response.status < 400 || response.status >= 500) throw error;
  }
  const { status = 200, body = {}, headers: answered = {} } = response;
  return { status, body, headers: answered };
}

/** Ends the assistant (RFC 7009). What is not known, or another program's, is answered alike. */
export async function revokeTokens(
  deps: OAuthDeps,
  caller: Caller,
  { token, client_id: clientId }: Form,
): Promise<OAuthAnswer> {
  await consumeLimit(deps, "assistantTokensPerCaller", addressBlock(caller.ip));
  const { db } = deps.database;
  const found = token ? await findAssistantToken(db, hashOpaqueToken(token)) : null;
  if (found && found.token.kind !== "code" && found.assistant.clientId === clientId) {
    await endAssistant(db, found.assistant.userId, found.assistant.id, deps.clock());
  }
  return { status: 200, body: {} };
}
