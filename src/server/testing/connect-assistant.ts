import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Client } from "#contract/client.ts";
import type { ConnectedAssistant } from "#contract/accounts/assistant-access.ts";

type House = { app: FastifyInstance; clientOf: (token: string) => Client };
export type AssistantTokens = { access_token: string; refresh_token: string; scope: string };

const RETURN = "https://assistant.example/callback";

/** An assistant introduces itself, is allowed, and trades its code in, each over HTTP. */
export async function connectAssistant(house: House, owner: SignedIn) {
  const client = house.clientOf(owner.accessToken);
  const clientId = await registerAssistant(house);
  const { request, verifier } = askForAccess(clientId);
  const { redirectTo } = await client.answerAssistantRequest({
    body: { request, isAllowed: true },
  });
  const code = new URL(redirectTo).searchParams.get("code") ?? "";
  const answer = await tradeIn(house, { ...tradeOf(clientId, code), code_verifier: verifier });
  const { items } = await client.listAssistants();
  const assistant = items.at(-1) as ConnectedAssistant;
  return { client, clientId, code, verifier, assistant, tokens: answer.json<AssistantTokens>() };
}

export async function registerAssistant(
  { app }: Pick<House, "app">,
  said: object = { client_name: "Helpful", redirect_uris: [RETURN] },
): Promise<string> {
  const answer = await app.inject({ method: "POST", url: "/oauth/register", payload: said });
  return answer.json<{ client_id: string }>().client_id;
}

export function askForAccess(clientId: string, changes: object = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const request = {
    client_id: clientId,
    redirect_uri: RETURN,
    response_type: "code" as const,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256" as const,
    state: "as it was",
    ...changes,
  };
  return { request, verifier };
}

export function tradeOf(clientId: string, code: string) {
  return { grant_type: "authorization_code", client_id: clientId, redirect_uri: RETURN, code };
}

export function tradeIn({ app }: Pick<House, "app">, form: Record<string, string>) {
  return app.inject({
    method: "POST",
    url: "/oauth/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
}
