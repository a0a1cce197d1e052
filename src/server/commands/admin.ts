import type { Config } from "#server/config.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { findRunningServer } from "#server/operator/channel.ts";
import {
  announceDatabase,
  print,
  readArguments,
  refuseUse,
  runCommand,
  withDatabase,
} from "#server/operator/run-command.ts";
import { ADMIN_USAGE, isAdminCommand, runAdmin } from "#server/services/admin/run-admin.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";

const clock = () => new Date();
const given = readArguments(ADMIN_USAGE, { flags: ["--yes"], least: 1, most: 4 });
const [command = ""] = given.words;
if (!isAdminCommand(command)) refuseUse(`There is no command '${command}'.`, ADMIN_USAGE);
const words = given.has("--yes") ? [...given.words, "--yes"] : given.words;
await runCommand("do that", async (config) => {
  for (const line of await administer(config)) print(line);
});

async function administer(config: Config): Promise<string[]> {
  const server = config.databaseUrl ? null : await findRunningServer(config.dataDir);
  if (server) {
    announceDatabase(config, ", asked through its server");
    return server.administer(words);
  }
  const payments = config.stripe
    ? (await import("../gateways/payments/stripe-payments.ts")).createStripePayments({
        ...config.stripe,
        clock,
      })
    : unconfiguredPayments;
  const logger = createLogger({ level: "error", isReadable: true });
  return withDatabase(config, (database) => runAdmin({ database, payments, clock, logger }, words));
}
