import type { FastifyPluginAsync } from "fastify";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { mailboxPages } from "#standins/mailbox/mailbox-pages.ts";
import { startStripeStandin } from "#standins/stripe/stripe-standin.ts";
import { testPaymentPages } from "#standins/stripe/test-payment-pages.ts";
import { createAnnouncer } from "./start/announcer.ts";
import { buildApp } from "./app.ts";
import { collectGarbage } from "./start/collect-garbage.ts";
import { readConfig, reachableUrl } from "./config.ts";
import { prepareDataFolder, readOrCreateSecret } from "./start/data-folder.ts";
import type { Database } from "./db/database.ts";
import { openEmbedded } from "./db/open-embedded.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { createThreadedComposer } from "./gateways/composer/threaded-composer.ts";
import { createOutboxMail } from "./gateways/mail/outbox-mail.ts";
import { createSmtpMail } from "./gateways/mail/smtp-mail.ts";
import { createSafePageReader } from "./gateways/page-reader/safe-page-reader.ts";
import { createSafeFeeds } from "./gateways/feeds/safe-feeds.ts";
import { createSafeWebhooks } from "./gateways/webhooks/safe-webhooks.ts";
import { createHttpReddit } from "./gateways/reddit/http-reddit.ts";
import { createTurns, EMBEDDED_TURNS, postgresqlTurns } from "./start/turns.ts";
import { metricsPage, watchMail } from "./metrics/create-metrics.ts";
import { DELIVER, deliverWebhooks, queueDeliveries } from "./jobs/deliver-webhooks.ts";
import { expireSubscriptions, findMissedPayments } from "./jobs/tend-subscriptions.ts";
import { purgeExpired, tendDatabase } from "./jobs/purge-expired.ts";
import { queueNotices, SEND_NOTICE, sendNotices } from "./jobs/send-notices.ts";
import { createQueue, type JobQueue } from "./jobs/queue.ts";
import { listRedditJobs } from "./jobs/reddit-jobs.ts";
import {
  checkPort,
  listen,
  stopForLostOutput,
  stopOnSignal,
  prepareDrain,
  waitToGoOn,
} from "./start/listen-and-stop.ts";
import { createLogger, createOutageLog } from "./log/create-logger.ts";
import { openChannel } from "./operator/channel.ts";
import { askForSessions, rememberSessions } from "./services/auth/sessions.ts";
import { createAccessTokens } from "./services/auth/access-tokens.ts";
import { loadCatalogue, openCatalogue } from "./services/catalogue/load-catalogue.ts";
import { createSharedTurns } from "./services/radar/shared-turns.ts";
import { PASSWORD_COST } from "./services/auth/passwords.ts";
import { createSecrets } from "./services/secrets.ts";
import { createDiskWatch, readOperatingState } from "./services/health/health.ts";
import { refuseDamage } from "./db/check-pages.ts";
import {
  explainFullDisk,
  FIRST_START_MB,
  FULL_BELOW_MB,
  refuseLackOfRoom,
} from "./start/disk-room.ts";
import { StartError } from "./start/start-error.ts";
import { isLoopback } from "#engine/network/address-block.ts";
import { formatCount } from "#engine/text/format.ts";
import { unconfiguredLlm } from "./gateways/llm/llm-gateway.ts";
import { unconfiguredMail } from "./gateways/mail/mail-gateway.ts";
import { unconfiguredPayments } from "./gateways/payments/payments-gateway.ts";
import { unconfiguredReddit } from "./gateways/reddit/reddit-gateway.ts";

const clock = () => new Date();
const result = readConfig();
if (!result.ok) {
  process.stderr.write(`Foothold can't start, some settings are wrong:\n`);
  for (const fault of result.faults) process.stderr.write(`  ${fault}\n`);
  process.exit(1);
}
const { config } = result;
const log = createLogger({
  level: config.logLevel,
  isReadable: !config.isProduction,
  onLost: stopForLostOutput,
});
const announce = createAnnouncer(config, log);
const outage = createOutageLog(log);
for (const warning of config.warnings) log.warn(warning);

let openedDatabase: Database | null = null;
let isLoading = false;
try {
  await checkPort(config);
  const [matcher] = await Promise.all([loadModel(), waitToGoOn()]);
  prepareDataFolder(config.dataDir);
  // How large a catalogue of one's own becomes nobody knows before it is loaded.
  if (!config.databaseUrl && !config.catalogueFile) refuseLackOfRoom(config.dataDir);
  const openDatabase = () =>
    config.databaseUrl
      ? openPostgresql(config.databaseUrl, {
          directUrl: config.databaseDirectUrl,
          poolSize: config.databasePoolSize,
          onLost: outage.lost,
          onConnected: outage.back,
        })
      : openEmbedded(config.dataDir);
  let database = await openDatabase();
  openedDatabase = database;
  announce.step(
    "Database",
    config.databaseUrl ? "PostgreSQL, migrated" : `embedded, in ${config.dataDir}`,
  );
  if (database.kind === "embedded") await refuseDamage(database.db);
  const catalogue = await openCatalogue(config.catalogueFile);
  isLoading = true;
  const loading = announce.progress("Catalogue");
  const loaded = await loadCatalogue({ database, clock }, catalogue, loading.show);
  loading.end();
  isLoading = false;
  announce.step("Catalogue", `${formatCount(loaded.subreddits)} subreddits`);
  if (loaded.isNew && database.kind === "embedded") {
    // The memory that loading took comes back only when the database is closed.
    await database.close();
    database = await openDatabase();
    openedDatabase = database;
    setImmediate(collectGarbage);
  }

  // Another library that only those need who use it.
  const metrics = config.metricsToken
    ? (await import("./metrics/create-metrics.ts")).createMetrics(() =>
        readOperatingState({ database, clock }),
      )
    : null;
  const outbox = join(config.dataDir, "outbox");
  const from = config.smtp?.from ?? "Foothold <foothold@localhost>";
  const usesOutbox = !config.smtp && !config.isProduction;
  const plainMail = config.smtp
    ? createSmtpMail(config.smtp)
    : usesOutbox
      ? createOutboxMail({ folder: outbox, from, clock, onMessage: announce.mail })
      : unconfiguredMail;
  const mail = metrics ? watchMail(plainMail, metrics) : plainMail;
  // Behind a proxy the server listens on loopback too, but strangers reach it.
  const isPrivate = isLoopback(config.host) && isLoopback(new URL(config.appUrl).hostname);
  const showsMailbox = usesOutbox && isPrivate;

  const reddit = config.reddit ? createHttpReddit({ ...config.reddit, clock }) : unconfiguredReddit;

  // The adapter brings a large library along, which only those need who have a model.
  const llm = config.llm
    ? (await import("./gateways/llm/ai-sdk-llm.ts")).createAiSdkLlm({
        provider: config.llm,
        ...config.llmLimits,
        log,
        clock,
        ...(metrics && { onCall: metrics.noteLlmCall }),
      })
    : unconfiguredLlm;
  const reach = {
    userAgent: `Foothold/${config.version} (+${config.appUrl})`,
    allowHosts: config.fetchAllowHosts,
  };
  const pages = createSafePageReader(reach);
  const webhooks = createSafeWebhooks({ ...reach, clock });
  const turns = createSharedTurns({ database, clock });
  const { userAgent } = reach;
  const feeds = createSafeFeeds({ userAgent, clock, turns, standin: config.feedsBase });

  const usesTestPayments = !config.stripe && !config.isProduction;
  const testSecrets = {
    secretKey: `sk_test_${randomUUID()}`,
    webhookSecret: `whsec_${randomUUID()}`,
  };
  const testPayments = usesTestPayments
    ? await startStripeStandin({
        ...testSecrets,
        webhookUrl: `${reachableUrl(config)}${routes.receiveWebhook.path}`,
        pagesUrl: `${config.appUrl}/test-payments`,
        file: join(config.dataDir, "test-payments.json"),
        clock,
      })
    : null;
  const stripe = testPayments ? { ...testSecrets, apiBase: testPayments.url } : config.stripe;
  // Stripe's library is large as well, and a server that sells nothing does without.
  const payments = stripe
    ? (await import("./gateways/payments/stripe-payments.ts")).createStripePayments({
        ...stripe,
        plans: config.plans,
        log,
        ...(usesTestPayments && { mode: "stand-in" }),
        clock,
      })
    : unconfiguredPayments;

  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir, "auth");
  const webRoot = fileURLToPath(new URL("../../dist/web/client", import.meta.url));
  const hasWebApp = existsSync(webRoot);
  if (!hasWebApp) log.warn("The web app is not built, so only the API answers: npm run build");
  const composer = createThreadedComposer({ version: config.version, log });
  const deps = {
    database,
    composer,
    mail,
    reddit,
    llm,
    pages,
    webhooks,
    feeds,
    payments,
    profiles: loadProfiles(),
    matcher,
    clock,
    logger: log,
    accessTokens: createAccessTokens(secret, clock),
    passwordCost: PASSWORD_COST,
    ...createSecrets(secret),
    plans: config.plans,
    operator: config.operator,
    appUrl: config.appUrl,
    version: config.version,
  };

  const plugins: FastifyPluginAsync[] = showsMailbox ? [mailboxPages(outbox)] : [];
  if (testPayments) {
    plugins.push(
      testPaymentPages(testPayments, {
        hostnames: [new URL(config.appUrl).hostname],
        listsCustomers: isPrivate,
      }),
    );
  }
  if (metrics && config.metricsToken) plugins.push(metricsPage(metrics, config.metricsToken));
  const app = await buildApp({
    ...deps,
    metrics,
    lookUpSession: database.countAccountWrites
      ? rememberSessions(database.db, database.countAccountWrites)
      : askForSessions(database.db),
    turns: createTurns(
      database.kind === "embedded" ? EMBEDDED_TURNS : postgresqlTurns(config.databasePoolSize),
      { hasModel: llm.isConfigured },
    ),
    trustProxy: config.trustProxy,
    disk: createDiskWatch(config.dataDir, clock),
    webRoot: hasWebApp ? webRoot : null,
    plugins,
  });
  const jobs = [
    purgeExpired(deps),
    tendDatabase(database),
    expireSubscriptions(deps),
    findMissedPayments(deps),
    queueNotices(deps, (noticeIds) => queue.enqueue(SEND_NOTICE, noticeIds)),
    queueDeliveries(deps, (turnIds) => queue.enqueue(DELIVER, turnIds)),
    ...listRedditJobs(deps, log),
  ];
  const queue: JobQueue = createQueue(database, jobs, log, {
    errands: [sendNotices(deps), deliverWebhooks(deps)],
    onLost: outage.lost,
    ...(metrics && { onRun: metrics.noteJob }),
  });
  const closeChannel =
    database.kind === "embedded" ? await openChannel(deps, config.dataDir) : async () => {};
  stopOnSignal(
    log,
    [
      closeChannel,
      async () => testPayments?.stopSending(),
      prepareDrain(app),
      composer.close,
      async () => reddit.close(),
      async () => llm.close(),
      async () => testPayments?.close(),
      pages.close,
      webhooks.close,
      async () => feeds.close(),
      queue.stop,
      async () => mail.close(),
    ],
    database.close,
  );
  await listen(app, config);
  testPayments?.resume();
  announce.ready({ usesOutbox, showsMailbox, usesTestPayments });
  composer.warmUp();
  await queue.start();
} catch (error) {
  const writing = isLoading
    ? { what: "The catalogue", neededMb: FIRST_START_MB }
    : { what: "The data folder", neededMb: FULL_BELOW_MB };
  const { dataDir } = config;
  const reason =
    error instanceof StartError ? error : explainFullDisk(error, { ...writing, dataDir });
  const end = (isLoading && openedDatabase?.discard) || openedDatabase?.close;
  await end?.().catch(() => {});
  if (!reason) throw error;
  process.stderr.write(`Foothold can't start: ${reason.message}\n`);
  process.exit(1);
}
