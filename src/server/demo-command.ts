import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/profiles.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { unconfiguredLlm } from "./gateways/llm/unconfigured-llm.ts";
import { unconfiguredMail } from "./gateways/mail/unconfigured-mail.ts";
import { createSafePageReader } from "./gateways/page-reader/safe-page-reader.ts";
import { unconfiguredPayments } from "./gateways/payments/unconfigured-payments.ts";
import { unconfiguredReddit } from "./gateways/reddit/unconfigured-reddit.ts";
import { createLogger } from "./log/create-logger.ts";
import { createProgressBar } from "./progress-bar.ts";
import { print, runCommand, withDatabase } from "./run-command.ts";
import { readOrCreateSecret } from "./secrets.ts";
import { createAccessTokens } from "./services/auth/access-tokens.ts";
import { createCalendarSignatures } from "./services/calendar/calendar-signatures.ts";
import { createUnsubscribeSignatures } from "./services/notices/unsubscribe.ts";
import { loadCatalogue } from "./services/catalogue/load-catalogue.ts";
import { openCatalogue } from "./services/catalogue/open-catalogue.ts";
import { createDemo } from "./services/demo/create-demo.ts";
import { DEMO_EMAIL } from "./services/demo/demo-user.ts";

const clock = () => new Date();
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
    mail: unconfiguredMail,
    payments: unconfiguredPayments,
    reddit: unconfiguredReddit,
    pages,
    profiles: loadProfiles(),
    matcher: await loadModel(),
    accessTokens: createAccessTokens(secret, clock),
    calendarSignatures: createCalendarSignatures(secret),
    unsubscribeSignatures: createUnsubscribeSignatures(secret),
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
