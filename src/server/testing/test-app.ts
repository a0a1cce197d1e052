import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Client, createClient } from "#contract/client.ts";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import type { Route } from "#contract/endpoints/route.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { type AppDeps, buildApp } from "#server/app.ts";
import { composerHere, rememberAnswers } from "#server/gateways/composer/composer-gateway.ts";
import { noFeeds } from "#server/gateways/feeds/feeds-gateway.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import { PageError, type PageReader } from "#server/gateways/page-reader/page-reader-gateway.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { askForSessions, rememberSessions } from "#server/services/auth/sessions.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import { createSecrets } from "#server/services/secrets.ts";
import { takesAll } from "./takes-all-webhooks.ts";
import { noTurns } from "./no-turns.ts";
import { openTestDatabase } from "./open-test-database.ts";
import type { Operator } from "#engine/notices/message-layout.ts";
import { unconfiguredLlm } from "#server/gateways/llm/llm-gateway.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";

export const TEST_SECRET = "a secret of the tests, and of nothing else";
const TEST_OPERATOR: Operator = {
  name: "Climb Ltd",
  address: "1 High Street, London",
  taxId: null,
  email: "support@foothold.test",
};
/** Read once: nothing is ever written into it. */
const model = loadModel();
const TEST_START = new Date("2026-11-15T12:00:00Z");

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Tests that read pages bring their own reader. */
const noPages: PageReader = {
  read: async () => {
    throw new PageError("unreachable", "This page could not be reached.");
  },
  close: async () => {},
};

/** The whole server over a real database, with mail caught and the clock in the test's hands. */
export async function startTestApp(overrides: Partial<AppDeps> = {}) {
  const database = overrides.database ?? (await openTestDatabase());
  const sent: MailMessage[] = [];
  const logLines: string[] = [];
  let now = TEST_START.getTime();
  const clock = () => new Date(now);
  const logger = createLogger({
    level: "info",
    isReadable: false,
    write: (line) => void logLines.push(line),
  });

  const deps: AppDeps = {
    database,
    clock,
    mail: { kind: "smtp", send: async (message) => void sent.push(message), close: () => {} },
    reddit: unconfiguredReddit,
    llm: unconfiguredLlm,
    // Starting a thread takes longer than most tests.
    composer: { ...composerHere, run: rememberAnswers(composerHere.run, "test") },
    pages: noPages,
    webhooks: takesAll,
    feeds: noFeeds,
    payments: unconfiguredPayments,
    profiles: loadProfiles(),
    matcher: await model,
    accessTokens: createAccessTokens(TEST_SECRET, clock),
    // The one that is served takes a tenth of a second for each sign-up and each wrong guess.
    passwordCost: { N: 16, r: 1, p: 1 },
    ...createSecrets(TEST_SECRET),
    plans: PLANS,
    operator: TEST_OPERATOR,
    appUrl: "https://foothold.test",
    version: "0.0.0-test",
    logger,
    trustProxy: 1,
    webRoot: null,
    disk: { read: async () => "ok", noteFull: () => {} },
    plugins: [],
    metrics: null,
    lookUpSession: database.countAccountWrites
      ? rememberSessions(database.db, database.countAccountWrites)
      : askForSessions(database.db),
    turns: noTurns,
    ...overrides,
  };
  const app: FastifyInstance = await buildApp(deps);

  let callers = 0;
  /** Each call comes from another address, so that only a test about limits meets them. */
  const send = (options: InjectOptions): Promise<LightMyRequestResponse> => {
    callers += 1;
    const ip = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    return app.inject({ ...options, headers: { "x-forwarded-for": ip, ...options.headers } });
  };

  const clientOf = (token?: string): Client =>
    createClient(async (url, init, route) => {
      const response = await send({
        url,
        method: init.method as "GET",
        headers: {
          ...(init.headers as Record<string, string>),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(init.body && { payload: init.body as string | FormData }),
      });
      const hasBody = response.statusCode !== 204;
      if (hasBody && response.statusCode < 300) {
        expectContract(route, route.mediaType ? response.body : response.json());
      }
      return new Response(hasBody ? response.body : null, { status: response.statusCode });
    });

  const lastLink = (email: string): string => {
    const message = sent.findLast(({ to }) => to === email);
    return /token=([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
  };

  const signIn = async (email: string): Promise<SignedIn> => {
    await clientOf().requestMagicLink({ body: { email } });
    return clientOf().verifyMagicLink({ body: { token: lastLink(email) } });
  };

  return {
    app,
    deps,
    database,
    sent,
    logger,
    reddit: overrides.reddit ?? unconfiguredReddit,
    logLines,
    clock,
    send,
    clientOf,
    lastLink,
    signIn,
    advance: (ms: number) => void (now += ms),
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Every answer that a test sees is also held against the contract, to the letter. */
function expectContract(route: Route, body: unknown): void {
  const endpoint = Object.values<Endpoint>(endpoints).find(
    ({ method, path }) => method === route.method && path === route.path,
  );
  expect(endpoint?.response.parse(body)).toEqual(body);
}
