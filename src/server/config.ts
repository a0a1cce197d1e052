import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import type { Plans } from "#engine/billing/plans.ts";
import type { LlmProvider } from "./gateways/llm/llm-gateway.ts";
import { checkProduction } from "./start/production-checks.ts";
import {
  checkLlm,
  type LlmLimits,
  llmSettings,
  readLlmLimits,
  readLlmProvider,
  checkReddit,
  readRedditKeys,
  type RedditKeys,
  redditSettings,
  checkPayments,
  paymentSettings,
  readPlans,
  readStripeKeys,
  type StripeKeys,
} from "./settings/gateway-settings.ts";
import {
  checkOperator,
  operatorSettings,
  readOperator,
  readSmtp,
} from "./settings/operator-settings.ts";
import { httpUrl, urlOf, wholeNumber } from "./settings/setting-shapes.ts";
import type { Operator } from "#engine/notices/message-layout.ts";

export type Config = {
  isProduction: boolean;
  version: string;
  port: number;
  host: string;
  /** Where users reach the app; every link that leaves the house starts with it. */
  appUrl: string;
  /** Who sends the messages and sells the plans, and where users write for help. */
  operator: Operator;
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | null;
  /** Connections that requests share; jobs have a few of their own beside them. */
  databasePoolSize: number;
  authSecret: string | null;
  smtp: { url: string; from: string } | null;
  reddit: RedditKeys | null;
  /** Where feeds are read instead of at Reddit: for tests and trials. */
  feedsBase: string | null;
  llm: LlmProvider | null;
  llmLimits: LlmLimits;
  stripe: StripeKeys | null;
  /** At this installation's prices. */
  plans: Plans;
  /** For tests: hosts with ports that the page reader may reach although they are private. */
  fetchAllowHosts: string[];
  /** A catalogue instead of the shipped one. */
  catalogueFile: string | null;
  /** As Fastify's trustProxy: false, a number of hops, or a list of addresses. */
  trustProxy: false | number | string[];
  logLevel: LogLevel;
  /** Opens /metrics to whoever sends it; without it there is no such page. */
  metricsToken: string | null;
  /** For the command that serves an assistant on this machine: whose it is, and where the server is. */
  assistantToken: string | null;
  serverUrl: string | null;
  /** What an operator should hear of at the start. */
  warnings: string[];
};

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads every setting, and names every fault at once rather than the first. */
export function readConfig(env: Environment = process.env): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  const production = checkProduction(given);
  const issues = parsed.error?.issues ?? [];
  const isNamed = (fault: string) => issues.some((i) => fault.startsWith(`${i.path.join(".")}:`));
  const faults = [
    ...issues.map((i) => `${i.path.join(".")}: ${i.message}`),
    ...production.faults.filter((fault) => !isNamed(fault)),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const s = parsed.data;
  const appUrl = s.APP_URL ?? `http://localhost:${s.PORT}`;
  return {
    ok: true,
    config: {
      isProduction: s.NODE_ENV === "production",
      version: readVersion(),
      port: s.PORT,
      host: s.HOST,
      appUrl,
      operator: readOperator(s, appUrl),
      dataDir: resolve(s.DATA_DIR),
      databaseUrl: s.DATABASE_URL ?? null,
      databaseDirectUrl: s.DATABASE_DIRECT_URL ?? null,
      databasePoolSize: s.DATABASE_POOL_SIZE,
      authSecret: s.AUTH_SECRET ?? null,
      smtp: readSmtp(s),
      reddit: readRedditKeys(s),
      feedsBase: s.REDDIT_FEEDS_BASE ?? null,
      llm: readLlmProvider(s),
      llmLimits: readLlmLimits(s),
      stripe: readStripeKeys(s),
      plans: readPlans(s),
      fetchAllowHosts: s.FETCH_ALLOW_HOSTS?.split(",").map((host) => host.trim()) ?? [],
      catalogueFile: s.CATALOGUE_FILE ? resolve(s.CATALOGUE_FILE) : null,
      trustProxy: s.TRUST_PROXY,
      logLevel: s.LOG_LEVEL,
      metricsToken: s.METRICS_TOKEN ?? null,
      assistantToken: s.FOOTHOLD_TOKEN ?? null,
      serverUrl: s.FOOTHOLD_URL ?? null,
      warnings: production.warnings,
    },
  };
}

/** Where this machine itself reaches the server, whatever stands before it. */
export function reachableUrl({ host, port }: Pick<Config, "host" | "port">): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** Pages, links and the session's storage all hang on the origin: under a path nobody could sign in. */
const siteUrl = httpUrl.refine(
  (url) => url === new URL(url).origin,
  "must be the address of the site alone, such as https://foothold.example.com",
);

const postgresqlUrl = urlOf(
  ["postgres:", "postgresql:"],
  "must look like postgres://user:password@host:5432/name",
);

/** Also where a single setting is wrong, so that all faults are named together. */
const ALWAYS = { when: () => true };

const Settings = z
  .object({
    NODE_ENV: z
      .enum(["development", "production", "test"], "must be development, production or test")
      .default("development"),
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default("./data"),
    APP_URL: siteUrl.optional(),
    DATABASE_URL: postgresqlUrl.optional(),
    DATABASE_DIRECT_URL: postgresqlUrl.optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 100).default(10),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ...operatorSettings,
    ...redditSettings,
    ...llmSettings,
    ...paymentSettings,
    FETCH_ALLOW_HOSTS: z.string().optional(),
    CATALOGUE_FILE: z.string().optional(),
    TRUST_PROXY: z
      .string()
      .regex(
        /^(false|\d{1,2}|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/,
        "must be false, a number of proxies, or a list of their addresses",
      )
      .default("false")
      .transform(readTrustProxy)
      .refine(
        (setting) => !Array.isArray(setting) || setting.every(isAddressBlock),
        "must be false, a number of proxies, or a list of their addresses",
      ),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    FOOTHOLD_TOKEN: z.string().optional(),
    FOOTHOLD_URL: siteUrl.optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  .superRefine((settings, context) => {
    const addFault = (setting: string, message: string) =>
      context.addIssue({ code: "custom", path: [setting], message });
    if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) {
      addFault("DATABASE_URL", "is needed too: without a pooler it is the only address");
    }
    checkOperator(settings, addFault);
    checkLlm(settings, addFault);
    checkPayments(settings, addFault);
    checkReddit(settings, addFault);
  }, ALWAYS);

function readTrustProxy(text: string): Config["trustProxy"] {
  if (text === "false") return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(",").map((address) => address.trim());
}

function isAddressBlock(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.split("/");
  const family = isIP(address);
  return family > 0 && rest.length === 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

function readVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
