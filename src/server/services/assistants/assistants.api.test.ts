import {
  Client as McpClient,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { Client } from "#contract/client.ts";
import { MAX_ASSISTANTS } from "#engine/accounts/assistant-client.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import {
  askForAccess,
  type AssistantTokens,
  connectAssistant,
  registerAssistant,
  tradeIn,
  tradeOf,
} from "#server/testing/connect-assistant.ts";
import { findTraces } from "#server/testing/find-traces.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let me: SignedIn;
let client: Client;
let people = 0;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  me = await house.signIn(`assistants-${(people += 1)}@example.com`);
  client = house.clientOf(me.accessToken);
});

const refused = (message: RegExp, code: string) => ({
  code,
  serverMessage: expect.stringMatching(message),
});
const register = (payload: object) =>
  house.app.inject({ method: "POST", url: "/oauth/register", payload });

describe("a program that introduces itself", () => {
  test("gets an id and no secret, whatever it asks for", async () => {
    const answer = await register({
      client_name: " Claude\nDesktop ",
      redirect_uris: ["http://localhost:33418/callback", "cursor://anysphere.cursor/callback"],
      token_endpoint_auth_method: "client_secret_post",
      grant_types: ["password"],
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: Math.floor(house.clock().getTime() / 1000),
      client_name: "Claude Desktop",
      redirect_uris: ["http://localhost:33418/callback", "cursor://anysphere.cursor/callback"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
  });

  test.each<[name: string, said: object, error: string]>([
    ["no address", {}, "invalid_redirect_uri"],
    ["an empty list", { redirect_uris: [] }, "invalid_redirect_uri"],
    ["a script", { redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [
      "a script behind a good one",
      { redirect_uris: ["https://a.test/", "JavaScript://a%0aalert(1)"] },
      "invalid_redirect_uri",
    ],
    ["a page in the address", { redirect_uris: ["data:text/html,x"] }, "invalid_redirect_uri"],
    ["an open line", { redirect_uris: ["http://example.com/in"] }, "invalid_redirect_uri"],
    ["a fragment", { redirect_uris: ["https://a.test/#x"] }, "invalid_redirect_uri"],
    ["no address at all", { redirect_uris: ["back to me"] }, "invalid_redirect_uri"],
    ["a line break", { redirect_uris: ["https://a.test/\n"] }, "invalid_redirect_uri"],
    [
      "eleven addresses",
      { redirect_uris: Array.from({ length: 11 }, (_, n) => `https://a.test/${n}`) },
      "invalid_redirect_uri",
    ],
    [
      "no text as its name",
      { redirect_uris: ["https://a.test/"], client_name: 7 },
      "invalid_client_metadata",
    ],
  ])("is refused with %s", async (_name, said, error) => {
    const answer = await register(said);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error, error_description: expect.any(String) });
  });

  test("is limited by its network, in OAuth's own words", async () => {
    const caller = { remoteAddress: "203.0.113.9" };
    const { max } = LIMITS.newAssistantClientsPerCaller;
    for (let n = 0; n < max; n += 1) {
      await consumeLimit(house.deps, "newAssistantClientsPerCaller", "203.0.113.9");
    }
    const answer = await house.app.inject({
      method: "POST",
      url: "/oauth/register",
      payload: { redirect_uris: ["https://a.test/"] },
      ...caller,
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.json()).toMatchObject({ error: "temporarily_unavailable" });
  });

  test("that nobody allowed is forgotten after 30 days, and one that is used is not", async () => {
    const { clientId } = await connectAssistant(house, me);
    const unused = await registerAssistant(house);
    house.advance(30 * DAY_MS + MINUTE_MS);
    await purgeExpired(house).run();
    const again = house.clientOf((await house.signIn(me.user.email)).accessToken);
    const ask = (id: string) => again.describeAssistantRequest({ query: askForAccess(id).request });
    await expect(ask(unused)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await ask(clientId)).toMatchObject({ name: "Helpful" });
  });
});

describe("the consent page", () => {
  test("shows who asks, where the access goes, and for what", async () => {
    const id = await registerAssistant(house);
    const { request } = askForAccess(id, { scope: "read" });
    expect(await client.describeAssistantRequest({ query: request })).toEqual({
      name: "Helpful",
      returnsTo: "assistant.example",
      scope: "read",
    });
    const { request: all } = askForAccess(id, { resource: "https://foothold.test/mcp" });
    expect(await client.describeAssistantRequest({ query: all })).toMatchObject({
      scope: "write-drafts",
    });
  });

  test.each<[name: string, changes: object, code: string, message: RegExp]>([
    [
      "an address that was never named",
      { redirect_uri: "https://evil.test/callback" },
      "VALIDATION",
      /never named/,
    ],
    [
      "one that begins alike",
      { redirect_uri: "https://assistant.example/callback/../evil" },
      "VALIDATION",
      /never named/,
    ],
    [
      "one with something behind it",
      { redirect_uri: "https://assistant.example/callback?x=1" },
      "VALIDATION",
      /never named/,
    ],
    ["no PKCE", { code_challenge: undefined }, "VALIDATION", /incomplete/],
    ["PKCE in the clear", { code_challenge_method: "plain" }, "VALIDATION", /doesn't protect/],
    ["no method of PKCE", { code_challenge_method: undefined }, "VALIDATION", /doesn't protect/],
    [
      "a token instead of a code",
      { response_type: "token" },
      "VALIDATION",
      /only takes requests for a code/,
    ],
    [
      "another server's name",
      { resource: "https://other.test/mcp" },
      "VALIDATION",
      /another server/,
    ],
    [
      "a program that is not known",
      { client_id: crypto.randomUUID() },
      "NOT_FOUND",
      /no longer know this assistant/,
    ],
    ["no id at all", { client_id: "x" }, "NOT_FOUND", /no longer know this assistant/],
  ])(
    "stops a request with %s, and sends nobody anywhere",
    async (_name, changes, code, message) => {
      const { request } = askForAccess(await registerAssistant(house), changes);
      await expect(client.describeAssistantRequest({ query: request })).rejects.toMatchObject(
        refused(message, code),
      );
      await expect(
        client.answerAssistantRequest({ body: { request, isAllowed: true } }),
      ).rejects.toMatchObject(refused(message, code));
      await expect(
        client.answerAssistantRequest({ body: { request, isAllowed: false } }),
      ).rejects.toMatchObject(refused(message, code));
    },
  );

  test("sends a refusal back, with the state and our name, and connects nothing", async () => {
    const { request } = askForAccess(await registerAssistant(house));
    const body = { request, isAllowed: false };
    const { redirectTo } = await client.answerAssistantRequest({ body });
    const { origin, pathname, searchParams } = new URL(redirectTo);
    expect(origin + pathname).toBe("https://assistant.example/callback");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: "access_denied",
      state: "as it was",
      iss: "https://foothold.test",
    });
    expect(searchParams.has("code")).toBe(false);
    expect((await client.listAssistants()).items).toEqual([]);
  });

  test("keeps what the assistant's address has behind its question mark", async () => {
    const address = "https://assistant.example/callback?tenant=7";
    const id = await registerAssistant(house, { redirect_uris: [address] });
    for (const isAllowed of [true, false]) {
      const { request } = askForAccess(id, { redirect_uri: address });
      const { redirectTo } = await client.answerAssistantRequest({ body: { request, isAllowed } });
      const { searchParams } = new URL(redirectTo);
      expect(searchParams.get("tenant")).toBe("7");
      expect(searchParams.has(isAllowed ? "code" : "error")).toBe(true);
      expect(searchParams.get("state")).toBe("as it was");
    }
  });

  test("lets the user allow less, and never more, than what was asked for", async () => {
    const id = await registerAssistant(house);
    const allow = async (asked: string, scope: "read" | "write-drafts") => {
      const { request, verifier } = askForAccess(id, { scope: asked });
      const body = { request, isAllowed: true, scope };
      const { redirectTo } = await client.answerAssistantRequest({ body });
      const code = new URL(redirectTo).searchParams.get("code") ?? "";
      const answer = await tradeIn(house, { ...tradeOf(id, code), code_verifier: verifier });
      return answer.json<AssistantTokens>().scope;
    };
    expect(await allow("read write-drafts", "read")).toBe("read");
    expect(await allow("read", "write-drafts")).toBe("read");
    expect(await allow("read write-drafts", "write-drafts")).toBe("read write-drafts");
  });

  test(`is closed beyond ${MAX_ASSISTANTS} assistants`, async () => {
    for (let n = 0; n < MAX_ASSISTANTS; n += 1) await connectAssistant(house, me);
    const { request } = askForAccess(await registerAssistant(house));
    await expect(
      client.answerAssistantRequest({ body: { request, isAllowed: true } }),
    ).rejects.toMatchObject(refused(/^You have 20 connected assistants/, "CONFLICT"));
  });
});

describe("a code", () => {
  const allow = async (changes: object = {}) => {
    const id = await registerAssistant(house);
    const { request, verifier } = askForAccess(id, changes);
    const { redirectTo } = await client.answerAssistantRequest({
      body: { request, isAllowed: true },
    });
    return { id, verifier, code: new URL(redirectTo).searchParams.get("code") ?? "" };
  };

  test("is good once: the second time ends what the first gave", async () => {
    const { clientId, code, verifier, tokens } = await connectAssistant(house, me);
    await house.clientOf(tokens.access_token).listProjects();
    const again = await tradeIn(house, { ...tradeOf(clientId, code), code_verifier: verifier });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ error: "invalid_grant" });
    await expect(house.clientOf(tokens.access_token).listProjects()).rejects.toMatchObject(
      refused(/^This assistant was disconnected on/, "UNAUTHENTICATED"),
    );
    expect((await client.listAssistants()).items).toEqual([]);
  });

  test("is good for a minute", async () => {
    const { id, verifier, code } = await allow();
    house.advance(MINUTE_MS);
    const late = await tradeIn(house, { ...tradeOf(id, code), code_verifier: verifier });
    expect(late.json()).toMatchObject({ error: "invalid_grant" });
  });

  test.each<[name: string, change: (form: Record<string, string>) => Record<string, string>]>([
    ["without its verifier", ({ code_verifier: _verifier, ...form }) => form],
    ["with another verifier", (form) => ({ ...form, code_verifier: "x".repeat(43) })],
    ["with the challenge as verifier", (form) => ({ ...form, code_verifier: "" })],
    ["to another address", (form) => ({ ...form, redirect_uri: "https://evil.test/" })],
  ])("is not traded in %s, and then not at all", async (_name, change) => {
    const { id, verifier, code } = await allow();
    const form = { ...tradeOf(id, code), code_verifier: verifier };
    const answer = await tradeIn(house, change(form));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^invalid_/) });
    expect((await tradeIn(house, form)).statusCode).toBe(400);
    expect((await client.listAssistants()).items).toEqual([]);
  });

  test("is no good to another program, and stays good for its own", async () => {
    const { id, verifier, code } = await allow();
    const other = await registerAssistant(house);
    const stolen = await tradeIn(house, { ...tradeOf(other, code), code_verifier: verifier });
    expect(stolen.json()).toMatchObject({ error: "invalid_grant" });
    const own = await tradeIn(house, { ...tradeOf(id, code), code_verifier: verifier });
    expect(own.statusCode).toBe(200);
  });

  test("of two trades at once makes one", async () => {
    const { id, verifier, code } = await allow();
    const form = { ...tradeOf(id, code), code_verifier: verifier };
    const both = await Promise.all([tradeIn(house, form), tradeIn(house, form)]);
    expect(both.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });
});

describe("tokens", () => {
  const refresh = (clientId: string, token: string) =>
    tradeIn(house, { grant_type: "refresh_token", client_id: clientId, refresh_token: token });

  test("are kept as hashes, last an hour, and never reach the log", async () => {
    const { code, tokens } = await connectAssistant(house, me);
    const secrets = [code, tokens.access_token, tokens.refresh_token];
    expect(await findTraces(house.database.db, secrets)).toEqual([]);
    const script = house.clientOf(tokens.access_token);
    await script.listProjects();
    for (const secret of secrets) expect(house.logLines.join("\n")).not.toContain(secret);
    house.advance(HOUR_MS);
    await expect(script.listProjects()).rejects.toMatchObject(
      refused(/^This access has expired/, "UNAUTHENTICATED"),
    );
  });

  test("open what a personal token of the scope opens, and no more", async () => {
    const { tokens } = await connectAssistant(house, me);
    const script = house.clientOf(tokens.access_token);
    expect(await script.listProjects()).toEqual([]);
    await expect(script.listTokens()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(script.listWebhooks()).rejects.toMatchObject(
      refused(/^Assistants can't manage webhooks/, "FORBIDDEN"),
    );
    await expect(house.clientOf(tokens.refresh_token).listProjects()).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    const stranger = await house.signIn("stranger@example.com");
    const body = { name: "Ropewise", selectedSubreddits: [{ id: "saas" }] };
    const { id } = await house.clientOf(stranger.accessToken).createProject({ body });
    await expect(script.getProject({ params: { projectId: id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("are renewed, each refresh token once", async () => {
    const { clientId, tokens } = await connectAssistant(house, me);
    const first = await refresh(clientId, tokens.refresh_token);
    const renewed = first.json<AssistantTokens>();
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    await house.clientOf(renewed.access_token).listProjects();
    // Somebody whose answer was lost asks again at once, and is only refused.
    expect((await refresh(clientId, tokens.refresh_token)).json()).toMatchObject({
      error: "invalid_grant",
    });
    await house.clientOf(renewed.access_token).listProjects();
    house.advance(MINUTE_MS);
    expect((await refresh(clientId, tokens.refresh_token)).statusCode).toBe(400);
    await expect(house.clientOf(renewed.access_token).listProjects()).rejects.toMatchObject(
      refused(/disconnected/, "UNAUTHENTICATED"),
    );
    expect((await refresh(clientId, renewed.refresh_token)).statusCode).toBe(400);
  });

  test("are renewed for no other program, with no secret, and in no other way", async () => {
    const { clientId, tokens } = await connectAssistant(house, me);
    const other = await registerAssistant(house);
    expect((await refresh(other, tokens.refresh_token)).json()).toMatchObject({
      error: "invalid_grant",
    });
    const form = {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: tokens.refresh_token,
    };
    expect((await tradeIn(house, { ...form, client_secret: "x" })).json()).toMatchObject({
      error: "invalid_client",
    });
    expect((await tradeIn(house, { ...form, grant_type: "client_credentials" })).statusCode).toBe(
      400,
    );
    expect((await tradeIn(house, {})).statusCode).toBe(400);
    expect((await tradeIn(house, form)).statusCode).toBe(200);
  });

  const revoke = (form: Record<string, string>) =>
    house.app.inject({
      method: "POST",
      url: "/oauth/revoke",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });

  test.each(["access_token", "refresh_token"] as const)("end with the %s", async (kind) => {
    const { clientId, tokens } = await connectAssistant(house, me);
    const script = house.clientOf(tokens.access_token);
    const other = await registerAssistant(house);
    // What is not known, or not theirs, is answered alike, and changes nothing.
    for (const form of [{ token: tokens[kind], client_id: other }, { token: "x" }, {}]) {
      expect((await revoke(form as Record<string, string>)).statusCode).toBe(200);
    }
    await script.listProjects();
    expect((await revoke({ token: tokens[kind], client_id: clientId })).statusCode).toBe(200);
    await expect(script.listProjects()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect((await refresh(clientId, tokens.refresh_token)).statusCode).toBe(400);
  });
});

describe("a connected assistant", () => {
  test("is listed with its last use, and disconnected at once", async () => {
    const { assistant, tokens } = await connectAssistant(house, me);
    expect(assistant).toEqual({
      id: expect.any(String),
      name: "Helpful",
      returnsTo: "assistant.example",
      scope: "write-drafts",
      connectedAt: house.clock().toISOString(),
      lastUsedAt: null,
    });
    await house.clientOf(tokens.access_token).listProjects();
    const lastUsedAt = house.clock().toISOString();
    expect((await client.listAssistants()).items).toMatchObject([{ lastUsedAt }]);
    const params = { assistantId: assistant.id };
    await client.disconnectAssistant({ params });
    expect((await client.listAssistants()).items).toEqual([]);
    await expect(house.clientOf(tokens.access_token).listProjects()).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    await expect(client.disconnectAssistant({ params })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("of an account that its owner takes over is gone", async () => {
    const email = `claimed-assistant-${people}@example.com`;
    const password = "correct horse battery";
    const claimer = await house.clientOf().signUp({ body: { email, password } });
    const { tokens } = await connectAssistant(house, claimer);
    await house.clientOf().requestMagicLink({ body: { email } });
    const owner = await house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink(email), password } });
    expect(owner.user.id).toBe(claimer.user.id);
    await expect(house.clientOf(tokens.access_token).listProjects()).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});

/** A program as the SDK wants it, whose user opens the consent page and presses Allow. */
function createProvider(allow: (asked: URL) => Promise<void>) {
  const kept: { info?: unknown; tokens?: unknown; verifier?: string; found?: unknown } = {};
  return {
    kept,
    redirectUrl: "http://localhost:33418/callback",
    clientMetadata: { client_name: "SDK", redirect_uris: ["http://localhost:33418/callback"] },
    clientInformation: () => kept.info as undefined,
    saveClientInformation: (info: unknown) => void (kept.info = info),
    tokens: () => kept.tokens as undefined,
    saveTokens: (tokens: unknown) => void (kept.tokens = tokens),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? "",
    saveDiscoveryState: (found: unknown) => void (kept.found = found),
    discoveryState: () => kept.found as undefined,
    redirectToAuthorization: allow,
  } satisfies OAuthClientProvider & { kept: unknown };
}

test("the SDK's client finds its way in by itself: from a 401 to a tool", async () => {
  // What the metadata names has to be where the server listens.
  const open = await startTestApp();
  const { port } = new URL(await open.app.listen({ port: 0, host: "127.0.0.1" }));
  await open.stop();
  const appUrl = `http://127.0.0.1:${port}`;
  const here = await startTestApp({ appUrl });
  await here.app.listen({ port: Number(port), host: "127.0.0.1" });
  const founder = await here.signIn("sdk@example.com");
  const user = here.clientOf(founder.accessToken);
  let callback: URLSearchParams | null = null;
  const provider = createProvider(async (asked) => {
    expect(asked.origin + asked.pathname).toBe(`${appUrl}/connect`);
    const request = Object.fromEntries(asked.searchParams) as ReturnType<
      typeof askForAccess
    >["request"];
    expect(await user.describeAssistantRequest({ query: request })).toMatchObject({
      name: "SDK",
      returnsTo: "a program on this computer",
      scope: "write-drafts",
    });
    const body = { request, isAllowed: true };
    callback = new URL((await user.answerAssistantRequest({ body })).redirectTo).searchParams;
  });
  const url = new URL(`${appUrl}/mcp`);
  const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
  const assistant = new McpClient({ name: "sdk", version: "1" });
  await expect(assistant.connect(transport)).rejects.toBeInstanceOf(UnauthorizedError);
  expect(callback).not.toBeNull();
  await transport.finishAuth(callback ?? new URLSearchParams());
  const connected = new McpClient({ name: "sdk", version: "1" });
  await connected.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
  const result = await connected.callTool({ name: "founder_facts", arguments: {} });
  expect(result.isError).not.toBe(true);
  // An hour later it renews its access without asking anybody.
  here.advance(HOUR_MS + MINUTE_MS);
  const later = await connected.callTool({ name: "founder_facts", arguments: {} });
  expect(later.isError).not.toBe(true);
  await connected.close();
  await here.stop();
});

test.each([
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/mcp",
])("%s is there for any site to read", async (url) => {
  const answer = await house.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  expect(answer.json()).toMatchObject({ scopes_supported: ["read", "write-drafts"] });
});
