import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import type { Client } from "#contract/client.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { startStripeStandin } from "#standins/stripe/stripe-standin.ts";
import { findPostgresql } from "../../../scripts/postgresql.mjs";
import { linkIn } from "./process-trial.ts";
import { type ServerProcess, startServer } from "./spawn-server.ts";
import { startMailServer } from "./start-mail-server.ts";
import { startPooler } from "./start-pooler.ts";
import { startPostgresql } from "./start-postgresql.ts";

export type ServersTrial = Awaited<ReturnType<typeof startServers>>;

const postgresql = findPostgresql(process.env);
const binaries = postgresql && "binaries" in postgresql ? postgresql.binaries : null;

/** Another's database may not be used for this: servers are killed on it. */
export const canStartServers = binaries !== null;

export function useServers(count: number, options: ServersOptions = {}): ServersTrial {
  const trial = {} as ServersTrial;
  beforeAll(async () => void Object.assign(trial, await startServers(count, options)));
  afterAll(() => trial.stop());
  return trial;
}

type ServersOptions = {
  /** Connections to PostgreSQL that requests of all servers share in a pooler, by transaction; they have their own unless stated. */
  pooledConnections?: number;
};

/** So many servers on one PostgreSQL and before one Stripe, each with a mail server of its own. */
async function startServers(number: number, { pooledConnections }: ServersOptions) {
  const cluster = await startPostgresql(binaries ?? "");
  const pooler = pooledConnections ? await startPooler(cluster, pooledConnections) : null;
  const secrets = { secretKey: "sk_test_two_servers", webhookSecret: "whsec_two_servers" };
  const stripe = await startStripeStandin({
    ...secrets,
    webhookUrl: "http://127.0.0.1/",
    pagesUrl: "https://foothold.test/test-payments",
    file: null,
    clock: () => new Date(),
    // Tests deliver events by themselves, to all servers.
    retryDelaysMs: [],
    // Time for many calls to be under way together.
    latencyMs: 100,
  });
  const mails = await Promise.all(Array.from({ length: number }, () => startMailServer()));
  const folder = mkdtempSync(join(tmpdir(), "foothold-servers-"));
  const settings = {
    NODE_ENV: "production",
    DATABASE_URL: cluster.url("postgres"),
    ...pooler?.settings,
    AUTH_SECRET: "the same secret for all of the servers",
    APP_URL: "https://foothold.test",
    CATALOGUE_FILE: inject("usedFolder").fewFile,
    TRUST_PROXY: "1",
    LOG_LEVEL: "debug",
    MAIL_FROM: "hello@foothold.test",
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const servers = await Promise.all(
    mails.map(({ url }, n) =>
      startServer({ ...settings, SMTP_URL: url, DATA_DIR: join(folder, `server-${n}`) }),
    ),
  );
  const database = await openPostgresql(cluster.url("postgres"));
  const taken = () => mails.flatMap((mail) => mail.taken);
  const serverOf = (n: number): ServerProcess => {
    const server = servers[n % servers.length];
    if (!server) throw new Error("There is no server.");
    return server;
  };

  return {
    cluster,
    database,
    stripe: { ...stripe, ...secrets },
    mails,
    /** By all servers. */
    taken,
    serverOf,
    /** The same call many times at once, to one server after the other. */
    attack: async <T>(
      count: number,
      call: (client: Client, n: number) => Promise<T>,
      token?: string,
    ) => {
      const answers = await Promise.allSettled(
        Array.from({ length: count }, (_, n) =>
          call(serverOf(n).clientOf(token, `198.51.100.${n % 250}`), n),
        ),
      );
      return {
        made: answers.filter((answer) => answer.status === "fulfilled").map(({ value }) => value),
        refused: answers
          .filter((answer) => answer.status === "rejected")
          .map(({ reason }) => (reason as { code: string }).code),
      };
    },
    /** The token of the link that was mailed. */
    askForLink: async (email: string): Promise<string> => {
      await serverOf(0).clientOf().requestMagicLink({ body: { email } });
      return linkIn(taken().findLast(({ to }) => to === email)?.text ?? "");
    },
    stop: async () => {
      await database.close();
      await Promise.all(servers.map((server) => server.kill("SIGTERM")));
      await Promise.all([stripe.close(), ...mails.map((mail) => mail.stop())]);
      await pooler?.stop();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
