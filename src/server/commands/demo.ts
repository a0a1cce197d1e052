import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { createSafeWebhooks } from "#server/gateways/webhooks/safe-webhooks.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { print, readArguments, runCommand, withDatabase } from "#server/operator/run-command.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import { noFeeds } from "#server/gateways/feeds/feeds-gateway.ts";
import { PASSWORD_COST } from "#server/services/auth/passwords.ts";
import { createSecrets } from "#server/services/secrets.ts";
import { loadCatalogue, openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { createDemo } from "#server/services/demo/create-demo.ts";
import { DEMO_EMAIL } from "#server/services/demo/demo-user.ts";
import { composerHere } from "#server/gateways/composer/composer-gateway.ts";
import { unconfiguredLlm } from "#server/gateways/llm/llm-gateway.ts";
import { unconfiguredMail } from "#server/gateways/mail/mail-gateway.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";
import { createProgressBar } from "#server/start/announcer.ts";
import { readOrCreateSecret } from "#server/start/data-folder.ts";

const USAGE = `Usage: npm run tool -- demo, or foothold demo

Creates the account ${DEMO_EMAIL} with three projects and eight weeks of posts, or renews it, and prints a
link that signs in to it. With the embedded database the server has to be stopped.
`;

const clock = () => new Date();
readArguments(USAGE);
await runCommand("create the demo account", (config) =>
  withDatabase(config, (database) => createAccount(config, database), { mayBeNew: true }),
);

async function createAccount(config: Config, database: Database): Promise<void> {
  const loading = createProgressBar("Catalogue");
  const catalogue = await openCatalogue(config.catalogueFile);
  await loadCatalogue({ database, clock }, catalogue, loading.show);
  loading.end();
  const pages = createSafePageReader({ userAgent: "Foothold demo", allowHosts: [] });
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir, "auth");
  const demo = await createDemo({
    database,
    // The same words for everyone, and nobody outside is asked or written to.
    llm: unconfiguredLlm,
    composer: composerHere,
    mail: unconfiguredMail,
    payments: unconfiguredPayments,
    reddit: unconfiguredReddit,
    pages,
    webhooks: createSafeWebhooks({ userAgent: "Foothold demo", allowHosts: [], clock }),
    profiles: loadProfiles(),
    matcher: await loadModel(),
    accessTokens: createAccessTokens(secret, clock),
    passwordCost: PASSWORD_COST,
    ...createSecrets(secret),
    feeds: noFeeds,
    plans: config.plans,
    operator: config.operator,
    clock,
    logger: createLogger({ level: "error", isReadable: true }),
    appUrl: config.appUrl,
    version: config.version,
  });
  print(`  Demo       ${DEMO_EMAIL}: ${demo.projects} projects, ${demo.posts} posts, all features`);
  print(`\n  Sign in with this link, once and within 15 minutes:\n  ${demo.link}\n`);
  if (database.kind === "embedded") {
    print("  The server has to run for that: start it with npm start.\n");
  }
}
