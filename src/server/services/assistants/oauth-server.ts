import OAuth2Server, { type Client, type Token } from "@node-oauth/oauth2-server";
import * as z from "zod";
import { ASSISTANT_PREFIX, type AssistantScope } from "#engine/accounts/personal-token.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import * as repository from "#server/db/accounts/assistants-repository.ts";
import type { UserId } from "#server/scope.ts";
import { createOpaqueToken, hashOpaqueToken } from "#server/services/auth/access-tokens.ts";
import { REUSE_GRACE_MS } from "#server/services/auth/sessions.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export type OAuthDeps = Pick<ServiceDeps, "database" | "clock" | "appUrl" | "logger">;

/** What OAuth's own addresses answer; its errors are the standard's, not ours. */
export type OAuthAnswer = { status: number; body: object; headers?: Record<string, string> };

/** Whom a code or a token stands for; `assistantId` is missing until the user has allowed it. */
type Holder = { id: UserId; assistantId?: string };

const CODE_MS = MINUTE_MS;
const ACCESS_MS = HOUR_MS;
const REFRESH_MS = 60 * DAY_MS;

/** As OAuth lists them: what includes another names it as well. */
export function listScopes(scope: AssistantScope): AssistantScope[] {
  return scope === "read" ? ["read"] : ["read", scope];
}

/** The code with PKCE and the refresh of tokens, as `@node-oauth/oauth2-server` has them, on our tables. */
export function createOAuthServer(deps: OAuthDeps): OAuth2Server {
  return new OAuth2Server({
    model: createModel(deps),
    allowEmptyState: true,
    authorizationCodeLifetime: CODE_MS / 1000,
    accessTokenLifetime: ACCESS_MS / 1000,
    refreshTokenLifetime: REFRESH_MS / 1000,
    // Programs on somebody's computer keep no secret: PKCE proves that who asks is who began.
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
  });
}

function createModel(deps: OAuthDeps) {
  const {
    database: { db },
    clock,
  } = deps;

  /** The library looks at the machine's clock; what is left by ours is left by that one. */
  const toMachineTime = (at: Date) => new Date(Date.now() + at.getTime() - clock().getTime());

  const findGood = createFinder(deps);
  const describe = async ({ assistant }: repository.FoundToken) => ({
    client: presentClient(await repository.findClient(db, assistant.clientId)),
    user: { id: assistant.userId, assistantId: assistant.id } satisfies Holder,
    scope: listScopes(assistant.scope),
  });

  return {
    getClient: async (clientId: string, secret: string | null) => {
      // Nobody was given a secret, so whoever has one means another server.
      if (secret || !z.uuid().safeParse(clientId).success) return false as const;
      const row = await repository.findClient(db, clientId);
      return row ? presentClient(row) : (false as const);
    },
    generateAuthorizationCode: async () => createOpaqueToken().token,
    generateAccessToken: async () => ASSISTANT_PREFIX + createOpaqueToken().token,
    generateRefreshToken: async () => createOpaqueToken().token,
    saveAuthorizationCode: async (
      code: Pick<
        OAuth2Server.AuthorizationCode,
        "authorizationCode" | "expiresAt" | "redirectUri" | "scope" | "codeChallenge"
      >,
      client: Client,
      user: OAuth2Server.User,
    ) => {
      const now = clock();
      const { id: userId } = user as Holder;
      await db.transaction(async (tx) => {
        const { id: assistantId } = await repository.insertAssistant(tx, {
          userId,
          clientId: client.id,
          scope: code.scope?.at(-1) as AssistantScope,
          redirectUri: code.redirectUri,
          codeChallenge: code.codeChallenge ?? "",
          createdAt: now,
        });
        const expiresAt = new Date(now.getTime() + CODE_MS);
        const tokenHash = hashOpaqueToken(code.authorizationCode);
        await repository.insertAssistantTokens(tx, [
          { tokenHash, assistantId, kind: "code", createdAt: now, expiresAt },
        ]);
      });
      return { ...code, client, user };
    },
    getAuthorizationCode: async (authorizationCode: string) => {
      const found = await findGood(authorizationCode, "code");
      if (!found) return false as const;
      return {
        authorizationCode,
        expiresAt: toMachineTime(found.token.expiresAt),
        redirectUri: found.assistant.redirectUri,
        codeChallenge: found.assistant.codeChallenge,
        codeChallengeMethod: "S256",
        ...(await describe(found)),
      };
    },
    revokeAuthorizationCode: ({ authorizationCode }: { authorizationCode: string }) =>
      repository.takeAssistantToken(db, hashOpaqueToken(authorizationCode), clock()),
    getRefreshToken: async (refreshToken: string) => {
      const found = await findGood(refreshToken, "refresh");
      if (!found) return false as const;
      const refreshTokenExpiresAt = toMachineTime(found.token.expiresAt);
      return { refreshToken, refreshTokenExpiresAt, ...(await describe(found)) };
    },
    revokeToken: ({ refreshToken }: { refreshToken: string }) =>
      repository.takeAssistantToken(db, hashOpaqueToken(refreshToken), clock()),
    saveToken: async (token: Token, client: Client, user: OAuth2Server.User) => {
      const now = clock();
      const { id: userId, assistantId = "" } = user as Holder;
      await db.transaction(async (tx) => {
        await repository.noteConnected(tx, { id: assistantId, userId }, now);
        await repository.insertAssistantTokens(tx, [
          keep(token.accessToken, "access", assistantId, now, ACCESS_MS),
          keep(token.refreshToken ?? "", "refresh", assistantId, now, REFRESH_MS),
        ]);
      });
      return { ...token, client, user };
    },
    // Who comes with a token is looked at by the gate, as for personal tokens.
    getAccessToken: async () => false as const,
  } satisfies OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;
}

/** Null where it is not good any more. One that comes back after it was traded in ends the assistant. */
function createFinder({ database: { db }, clock, logger }: OAuthDeps) {
  return async (text: string, kind: repository.TokenKind) => {
    const found = await repository.findAssistantToken(db, hashOpaqueToken(text));
    if (found?.token.kind !== kind) return null;
    const { token, assistant } = found;
    const now = clock();
    if (assistant.endedAt || token.expiresAt <= now) return null;
    if (!token.usedAt) return found;
    const agoMs = now.getTime() - token.usedAt.getTime();
    if (kind === "code" || agoMs > REUSE_GRACE_MS) {
      logger.warn(
        { assistantId: assistant.id, kind },
        "a token of an assistant came back: it was disconnected",
      );
      await repository.endAssistant(db, assistant.userId, assistant.id, now);
    }
    return null;
  };
}

function keep(
  text: string,
  kind: repository.TokenKind,
  assistantId: string,
  now: Date,
  lifetimeMs: number,
) {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  return { tokenHash: hashOpaqueToken(text), assistantId, kind, createdAt: now, expiresAt };
}

function presentClient(row: repository.ClientRow | null): Client {
  const { id = "", redirectUris = [] } = row ?? {};
  return { id, redirectUris, grants: ["authorization_code", "refresh_token"] };
}
