import {
  canReturnTo,
  LONGEST_ASSISTANT_NAME,
  LONGEST_RETURN_ADDRESS,
  MAX_RETURN_ADDRESSES,
} from "#engine/accounts/assistant-client.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { insertClient } from "#server/db/accounts/assistants-repository.ts";
import type { Caller } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { OAuthAnswer } from "./oauth-server.ts";

/** What each program does here, whatever else it says it could: a code with PKCE, and no secret. */
const WAYS = {
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
};

/** A program introduces itself (RFC 7591). That gives it nothing but an id: a user has to allow it. */
export async function registerClient(
  deps: Pick<ServiceDeps, "database" | "clock">,
  caller: Caller,
  said: unknown,
): Promise<OAuthAnswer> {
  await consumeLimit(deps, "newAssistantClientsPerCaller", addressBlock(caller.ip));
  const { client_name: name, redirect_uris: addresses } = readObject(said);
  if (!isAddressList(addresses)) {
    return refuse("invalid_redirect_uri", `Name one to ${MAX_RETURN_ADDRESSES} redirect_uris.`);
  }
  const wrong = addresses.find((address) => !isReturnAddress(address));
  if (wrong !== undefined) {
    return refuse(
      "invalid_redirect_uri",
      "A redirect URI begins with https://, with http://localhost or http://127.0.0.1, or with a program's own scheme, and has no fragment.",
    );
  }
  if (name !== undefined && typeof name !== "string") {
    return refuse("invalid_client_metadata", "The client_name must be text.");
  }
  const now = deps.clock();
  const row = await insertClient(deps.database.db, {
    name: toSingleLine(name ?? "", LONGEST_ASSISTANT_NAME) || "An assistant without a name",
    redirectUris: [...new Set(addresses)],
    createdAt: now,
  });
  return {
    status: 201,
    body: {
      client_id: row.id,
      client_id_issued_at: Math.floor(now.getTime() / 1000),
      client_name: row.name,
      redirect_uris: row.redirectUris,
      ...WAYS,
    },
  };
}

function readObject(said: unknown): Record<string, unknown> {
  return typeof said === "object" && said !== null ? (said as Record<string, unknown>) : {};
}

function isAddressList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_RETURN_ADDRESSES &&
    value.every((each) => typeof each === "string" && each.length <= LONGEST_RETURN_ADDRESS)
  );
}

function isReturnAddress(address: string): boolean {
  // Whatever a parser would mend, another might read in its own way.
  const url = /^[\u0021-\u007e]+$/.test(address) ? URL.parse(address) : null;
  return url !== null && canReturnTo(url);
}

function refuse(error: string, description: string): OAuthAnswer {
  return { status: 400, body: { error, error_description: description } };
}
