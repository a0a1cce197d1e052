import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import { DEFAULT_ANTHROPIC_MODEL, type LlmProvider } from "./gateways/llm/llm-gateway.ts";
import { checkProduction } from "./production-checks.ts";

export type Config = {
  isProduction: boolean;
  version: string;
  port: number;
  host: string;
  /** Where users reach the app; every link that leaves the house starts with it. */
  appUrl: string;
  /** Where users write when the product can't help them itself. */
  supportEmail: string;
  dataDir: string;
  databaseUrl: string | null;
  authSecret: string | null;
  smtp: { url: string; from: string } | null;
  reddit: RedditKeys | null;
  llm: LlmProvider | null;
  stripe: StripeKeys | null;
  /** For tests: hosts with ports that the page reader may reach although they are private. */
  fetchAllowHosts: string[];
  /** A catalogue instead of the shipped one. */
  catalogueFile: string | null;
  /** As Fastify's trustProxy: false, a number of hops, or a list of addresses. */
  trustProxy: false | number | string[];
  logLevel: LogLevel;
  /** Opens /metrics to whoever sends it; without it there is no such page. */
  metricsToken: string | null;
  /** What an operator should hear of at the start. */
  warnings: string[];
};

type RedditKeys = {
  clientId: string;
  clientSecret: string;
  userAgent: string;
  apiBase?: string;
  authBase?: string;
};

type StripeKeys = { secretKey: string; webhookSecret: string; apiBase?: string };

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
  return {
    ok: true,
    config: {
      isProduction: s.NODE_ENV === "production",
      version: readVersion(),
      port: s.PORT,
      host: s.HOST,
      appUrl: s.APP_URL ?? `http://localhost:${s.PORT}`,
      supportEmail:
        s.SUPPORT_EMAIL ?? `support@${new URL(s.APP_URL ?? "http://localhost").hostname}`,
      dataDir: resolve(s.DATA_DIR),
      databaseUrl: s.DATABASE_URL ?? null,
      authSecret: s.AUTH_SECRET ?? null,
      smtp: s.SMTP_URL && s.MAIL_FROM ? { url: s.SMTP_URL, from: s.MAIL_FROM } : null,
      reddit: readRedditKeys(s),
      llm: readLlmProvider(s),
      stripe: readStripeKeys(s),
      fetchAllowHosts: s.FETCH_ALLOW_HOSTS?.split(",").map((host) => host.trim()) ?? [],
      catalogueFile: s.CATALOGUE_FILE ? resolve(s.CATALOGUE_FILE) : null,
      trustProxy: s.TRUST_PROXY,
      logLevel: s.LOG_LEVEL,
      metricsToken: s.METRICS_TOKEN ?? null,
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

const httpUrl = urlOf(["http:", "https:"], "must be an http or https address").transform((url) =>
  url.replace(/\/+$/, ""),
);

/** Pages, links and the session's storage all hang on the origin: under a path nobody could sign in. */
const siteUrl = httpUrl.refine(
  (url) => url === new URL(url).origin,
  "must be the address of the site alone, such as https://foothold.example.com",
);

const REDDIT_SETTINGS = ["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET", "REDDIT_USER_AGENT"] as const;

const STRIPE_SETTINGS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

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
    SUPPORT_EMAIL: z.email("must be an address, such as help@example.com").optional(),
    DATABASE_URL: urlOf(
      ["postgres:", "postgresql:"],
      "must look like postgres://user:password@host:5432/name",
    ).optional(),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    SMTP_URL: urlOf(["smtp:", "smtps:"], "must look like smtp://user:password@host:587").optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
        "must be an address, such as Foothold <hello@example.com>",
      )
      .optional(),
    REDDIT_CLIENT_ID: z.string().optional(),
    REDDIT_CLIENT_SECRET: z.string().optional(),
    REDDIT_USER_AGENT: z
      .string()
      .regex(/^[\x20-\x7e]{10,256}$/, "must be 10 to 256 plain characters that say who asks")
      .optional(),
    REDDIT_API_BASE: httpUrl.optional(),
    REDDIT_AUTH_BASE: httpUrl.optional(),
    LLM_BASE_URL: httpUrl.optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    ANTHROPIC_API_KEY: z.string().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\S+$/, "must be a secret key, which starts with sk_ or rk_")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, "must be an endpoint's signing secret, which starts with whsec_")
      .optional(),
    STRIPE_API_BASE: httpUrl.optional(),
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
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  .superRefine((settings, context) => {
    if (settings.SMTP_URL && !settings.MAIL_FROM) {
      context.addIssue({
        code: "custom",
        path: ["MAIL_FROM"],
        message: "is needed with SMTP_URL: the address that messages come from",
      });
    }
    if (settings.LLM_BASE_URL && !settings.LLM_MODEL) {
      context.addIssue({
        code: "custom",
        path: ["LLM_MODEL"],
        message: "is needed with LLM_BASE_URL: the name of the model there",
      });
    }
    const hasModel = settings.LLM_BASE_URL ?? settings.ANTHROPIC_API_KEY;
    if ((settings.LLM_API_KEY ?? settings.LLM_MODEL) && !hasModel) {
      context.addIssue({
        code: "custom",
        path: ["LLM_BASE_URL"],
        message: "is needed with LLM_API_KEY and LLM_MODEL, or ANTHROPIC_API_KEY instead",
      });
    }
    const missingOfStripe = STRIPE_SETTINGS.filter((name) => !settings[name]);
    if (missingOfStripe.length === 1) {
      context.addIssue({
        code: "custom",
        path: missingOfStripe,
        message: `is needed too: payments need ${STRIPE_SETTINGS.join(" and ")}`,
      });
    }
    const missing = REDDIT_SETTINGS.filter((name) => !settings[name]);
    if (missing.length === REDDIT_SETTINGS.length) return;
    for (const name of missing) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `is needed too: Reddit asks for ${REDDIT_SETTINGS.join(", ")} together`,
      });
    }
  }, ALWAYS);

function readLlmProvider(settings: z.output<typeof Settings>): LlmProvider | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, ANTHROPIC_API_KEY } = settings;
  if (baseUrl && model) {
    return { kind: "openai-compatible", baseUrl, apiKey: LLM_API_KEY ?? null, model };
  }
  if (!ANTHROPIC_API_KEY) return null;
  return {
    kind: "anthropic",
    apiKey: ANTHROPIC_API_KEY,
    model: model ?? DEFAULT_ANTHROPIC_MODEL,
  };
}

function readRedditKeys(settings: z.output<typeof Settings>): RedditKeys | null {
  const { REDDIT_CLIENT_ID: clientId, REDDIT_CLIENT_SECRET: clientSecret } = settings;
  const { REDDIT_USER_AGENT: userAgent } = settings;
  if (!clientId || !clientSecret || !userAgent) return null;
  return {
    clientId,
    clientSecret,
    userAgent,
    ...(settings.REDDIT_API_BASE && { apiBase: settings.REDDIT_API_BASE }),
    ...(settings.REDDIT_AUTH_BASE && { authBase: settings.REDDIT_AUTH_BASE }),
  };
}

function readStripeKeys(settings: z.output<typeof Settings>): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!secretKey || !webhookSecret) return null;
  const { STRIPE_API_BASE: apiBase } = settings;
  return { secretKey, webhookSecret, ...(apiBase && { apiBase }) };
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
}

function urlOf(protocols: string[], message: string) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
  }, message);
}

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
