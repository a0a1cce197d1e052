import type { InjectOptions } from "fastify";
import { mkdirSync } from "node:fs";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { buildApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { createTurns, EMBEDDED_TURNS, postgresqlTurns } from "#server/start/turns.ts";
import type { Composer } from "#server/gateways/composer/composer-gateway.ts";
import { createThreadedComposer } from "#server/gateways/composer/threaded-composer.ts";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { createSafeWebhooks } from "#server/gateways/webhooks/safe-webhooks.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { askForSessions, rememberSessions } from "#server/services/auth/sessions.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import { noFeeds } from "#server/gateways/feeds/feeds-gateway.ts";
import { PASSWORD_COST } from "#server/services/auth/passwords.ts";
import { createSecrets } from "#server/services/secrets.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { loadCatalogue, openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { unconfiguredLlm } from "#server/gateways/llm/llm-gateway.ts";
import { unconfiguredMail } from "#server/gateways/mail/mail-gateway.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";

export type InProcess = Awaited<ReturnType<typeof startInProcess>>;

const clock = () => new Date();

/** The whole server in this process, on a database of its own; without a file with the shipped catalogue. */
export async function startInProcess(
  folder: string,
  catalogueFile: string | null = null,
  openDatabase: (folder: string) => Promise<Database> = openEmbedded,
) {
  mkdirSync(folder, { recursive: true });
  const database = await openDatabase(folder);
  const startedAt = performance.now();
  const { subreddits } = await loadCatalogue(
    { database, clock },
    await openCatalogue(catalogueFile),
  );
  const loadSeconds = (performance.now() - startedAt) / 1000;
  const matcher = await loadModel();
  const logger = createLogger({ level: "silent", isReadable: false });
  const threads = createThreadedComposer({ version: "bench", log: logger });
  const composer: Composer = { run: threads.run, close: threads.close };
  const app = await buildApp({
    database,
    clock,
    matcher,
    mail: unconfiguredMail,
    reddit: unconfiguredReddit,
    llm: unconfiguredLlm,
    composer,
    pages: createSafePageReader({ userAgent: "Foothold/bench", allowHosts: [] }),
    webhooks: createSafeWebhooks({ userAgent: "Foothold/bench", allowHosts: [], clock }),
    payments: unconfiguredPayments,
    profiles: loadProfiles(),
    accessTokens: createAccessTokens("only for the benchmark, and nothing else", clock),
    passwordCost: PASSWORD_COST,
    ...createSecrets("only for the benchmark, and nothing else"),
    feeds: noFeeds,
    plans: PLANS,
    operator: { name: "Foothold", address: null, taxId: null, email: "support@foothold.test" },
    appUrl: "http://localhost",
    version: "bench",
    logger,
    trustProxy: false,
    webRoot: null,
    plugins: [],
    disk: { read: async () => "ok", noteFull: () => {} },
    metrics: null,
    lookUpSession: database.countAccountWrites
      ? rememberSessions(database.db, database.countAccountWrites)
      : askForSessions(database.db),
    turns: createTurns(database.kind === "embedded" ? EMBEDDED_TURNS : postgresqlTurns(10), {
      hasModel: false,
    }),
  });
  const signUp = await app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: { email: "in-process@example.com", password: "only for the benchmark" },
  });
  const { accessToken, user } = signUp.json<SignedIn>();
  return {
    database,
    catalogueFile,
    matcher,
    /** A bench may put another way to run it in its place. */
    composer,
    user,
    subreddits,
    loadSeconds,
    /** As somebody who is not signed in. */
    send: (options: InjectOptions) => app.inject(options),
    call: async <T>(options: InjectOptions): Promise<T> => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await app.inject({ ...options, headers });
      if (answer.statusCode >= 300) throw new Error(answer.body);
      return answer.json<T>();
    },
    close: async () => {
      await app.close();
      await composer.close();
      await database.close();
    },
  };
}
