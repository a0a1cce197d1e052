import type { InjectOptions } from "fastify";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Client, createClient } from "#contract/client.ts";
import type { Route } from "#contract/endpoints/route.ts";
import { buildApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import type { PageReader } from "#server/gateways/page-reader/page-reader-gateway.ts";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import { noTurns } from "#server/testing/no-turns.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { askForSessions } from "#server/services/auth/sessions.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import { createFakePayments } from "#server/services/billing/testing/fake-payments.ts";
import { takesAll } from "#server/testing/takes-all-webhooks.ts";
import { noFeeds } from "#server/gateways/feeds/feeds-gateway.ts";
import { PASSWORD_COST } from "#server/services/auth/passwords.ts";
import { createSecrets } from "#server/services/secrets.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import type { Recording } from "../record-plans.ts";
import { composerHere } from "#server/gateways/composer/composer-gateway.ts";
import { unconfiguredLlm } from "#server/gateways/llm/llm-gateway.ts";

export type House = Awaited<ReturnType<typeof openHouse>>;

const clock = () => new Date();
const SECRET = "only for explaining queries, and nothing else";
const REDDIT = { clientId: "an-id", clientSecret: "a-secret" };

/** The whole server in this process, before a Reddit, a payment provider and pages that answer. */
export async function openHouse(database: Database, recording: Recording) {
  const reddit = await startRedditStandin({ credentials: REDDIT });
  const payments = createFakePayments();
  const sent: MailMessage[] = [];
  const deps = {
    database,
    clock,
    mail: {
      kind: "smtp" as const,
      send: async (message: MailMessage) => void sent.push(message),
      close: () => {},
    },
    reddit: createHttpReddit({
      ...REDDIT,
      userAgent: "foothold-explain/1.0 (by an operator)",
      apiBase: reddit.url,
      authBase: reddit.url,
      clock,
      sleep: async () => {},
    }),
    llm: unconfiguredLlm,
    composer: composerHere,
    pages: ONE_PAGE,
    webhooks: takesAll,
    payments: payments.gateway,
    profiles: loadProfiles(),
    matcher: await loadModel(),
    accessTokens: createAccessTokens(SECRET, clock),
    passwordCost: PASSWORD_COST,
    ...createSecrets(SECRET),
    feeds: noFeeds,
    plans: PLANS,
    operator: { name: "Foothold", address: null, taxId: null, email: "support@foothold.test" },
    appUrl: "https://foothold.test",
    version: "explain",
    logger: createLogger({ level: "silent", isReadable: false }),
  };
  const app = await buildApp({
    ...deps,
    trustProxy: 1,
    disk: { read: async () => "ok", noteFull: () => {} },
    webRoot: null,
    plugins: [],
    metrics: null,
    lookUpSession: askForSessions(deps.database.db),
    turns: noTurns,
  });

  let callers = 0;
  const called = new Set<string>();
  /** Each call is a step of its own, and comes from another address. */
  const send = async ({ method, path }: Route, options: InjectOptions): Promise<Response> => {
    callers += 1;
    const step = `${method} ${path}`;
    called.add(step);
    recording.begin(step);
    const ip = `10.0.${callers >> 8}.${callers & 255}`;
    const headers = { ...options.headers, "x-forwarded-for": ip };
    const { statusCode, body } = await app.inject({ ...options, method, headers });
    recording.begin("between");
    if (statusCode >= 400) throw new Error(`${step} was answered ${statusCode}: ${body}`);
    return new Response(statusCode === 204 ? null : body, { status: statusCode });
  };
  const clientOf = (token?: string): Client =>
    createClient((url, init, route) =>
      send(route, {
        url,
        headers: {
          ...(init.headers as Record<string, string>),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(init.body && { payload: init.body as string | FormData }),
      }),
    );

  return {
    app,
    deps,
    reddit,
    payments,
    sent,
    called,
    send,
    clientOf,
    /** With the password of an account that is kept, if any. */
    signIn: async (email: string, password?: string): Promise<SignedIn & { client: Client }> => {
      await clientOf().requestMagicLink({ body: { email } });
      const text = sent.findLast(({ to }) => to === email)?.text ?? "";
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
      const signedIn = await clientOf().verifyMagicLink({ body: { token, password } });
      return { ...signedIn, client: clientOf(signedIn.accessToken) };
    },
    /** A job, a command or whatever else is no call. */
    run: async (step: string, work: () => Promise<unknown>): Promise<void> => {
      recording.begin(step);
      await work();
      recording.begin("between");
    },
    close: async () => {
      await app.close();
      deps.reddit.close();
      await reddit.close();
    },
  };
}

const ONE_PAGE: PageReader = {
  read: async (url) => ({
    url,
    title: "Ledgerly",
    siteName: null,
    description: "Invoices and bookkeeping for freelancers who hate both.",
    headings: [],
    paragraphs: ["Ledgerly turns finished jobs into invoices and keeps the books."],
    language: "en",
  }),
  close: async () => {},
};
