import { describe, expect, test } from "vitest";
import { reachableUrl, readConfig } from "./config.ts";

function faultsOf(env: Record<string, string>): string[] {
  const result = readConfig(env);
  return result.ok ? [] : result.faults;
}

describe("readConfig", () => {
  test("needs no setting at all", () => {
    const result = readConfig({});
    expect(result).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: "127.0.0.1",
        appUrl: "http://localhost:3000",
        databaseUrl: null,
        databaseDirectUrl: null,
        smtp: null,
        trustProxy: false,
        isProduction: false,
      },
    });
  });

  test("takes a blank setting as not given", () => {
    expect(readConfig({ PORT: " ", SMTP_URL: "" })).toMatchObject({
      config: { port: 3000, smtp: null },
    });
  });

  test("derives the address from the port, and drops a trailing slash", () => {
    expect(readConfig({ PORT: "4000" })).toMatchObject({
      config: { appUrl: "http://localhost:4000" },
    });
    expect(readConfig({ APP_URL: "https://foothold.example/" })).toMatchObject({
      config: { appUrl: "https://foothold.example" },
    });
  });

  test("knows where users write for help", () => {
    expect(readConfig({})).toMatchObject({ config: { operator: { email: "support@localhost" } } });
    expect(readConfig({ APP_URL: "https://foothold.example" })).toMatchObject({
      config: { operator: { email: "support@foothold.example" } },
    });
    expect(readConfig({ SUPPORT_EMAIL: "help@climb.example" })).toMatchObject({
      config: { operator: { email: "help@climb.example" } },
    });
  });

  test("knows who runs it", () => {
    expect(readConfig({ APP_URL: "https://foothold.example" })).toMatchObject({
      config: { operator: { name: "Foothold at foothold.example", address: null, taxId: null } },
    });
    const env = {
      OPERATOR_NAME: "Climb Ltd",
      OPERATOR_ADDRESS: "1 High Street, London",
      OPERATOR_TAX_ID: "GB 123",
    };
    expect(readConfig(env)).toMatchObject({
      config: {
        operator: { name: "Climb Ltd", address: "1 High Street, London", taxId: "GB 123" },
      },
    });
  });

  test.each([
    [{}, "USD", 2999, 14999],
    [{ PRICE_MONTHLY: "19" }, "USD", 1900, 14999],
    [{ CURRENCY: "eur", PRICE_MONTHLY: "19.90", PRICE_LIFETIME: "99" }, "EUR", 1990, 9900],
    [{ CURRENCY: "JPY", PRICE_MONTHLY: "3000", PRICE_LIFETIME: "15000" }, "JPY", 3000, 15000],
  ])("%o is the price list", (env, currency, monthly, lifetime) => {
    expect(readConfig(env)).toMatchObject({
      config: {
        plans: {
          FREE: { currency, priceCents: 0 },
          PREMIUM_MONTHLY: { currency, priceCents: monthly },
          PREMIUM_LIFETIME: { currency, priceCents: lifetime },
        },
      },
    });
  });

  test.each([
    [{}, 10],
    [{ DATABASE_POOL_SIZE: "25" }, 25],
  ])("%o says how many connections requests share", (env, databasePoolSize) => {
    expect(readConfig(env)).toMatchObject({ config: { databasePoolSize } });
  });

  test.each(["/app", "/?a=1", "/#z"])("refuses a site under %s", (rest) => {
    expect(faultsOf({ APP_URL: `https://foothold.example${rest}` })).toEqual([
      "APP_URL: must be the address of the site alone, such as https://foothold.example.com",
    ]);
    expect(faultsOf({ APP_URL: "https://user:pass@foothold.example" })).toHaveLength(1);
  });

  test("has payments when it has both of Stripe's secrets", () => {
    const both = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(readConfig({})).toMatchObject({ config: { stripe: null } });
    expect(readConfig({ ...both, STRIPE_API_BASE: "http://127.0.0.1:4242/" })).toMatchObject({
      config: {
        stripe: {
          secretKey: "sk_test_1",
          webhookSecret: "whsec_1",
          apiBase: "http://127.0.0.1:4242",
        },
      },
    });
  });

  test.each([
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_WEBHOOK_SECRET: is needed too"],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY: is needed too"],
    [
      { STRIPE_SECRET_KEY: "pk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "STRIPE_SECRET_KEY: must be a secret key",
    ],
    [
      { DATABASE_DIRECT_URL: "postgres://db/foothold" },
      "DATABASE_URL: is needed too: without a pooler it is the only address",
    ],
    [
      { DATABASE_URL: "postgres://pooler/foothold", DATABASE_DIRECT_URL: "db:5432" },
      "DATABASE_DIRECT_URL: must look like postgres://user:password@host:5432/name",
    ],
    [{ DATABASE_POOL_SIZE: "1" }, "DATABASE_POOL_SIZE: must be a whole number from 2 to 100"],
    [
      { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "we_1" },
      "STRIPE_WEBHOOK_SECRET: must be an endpoint's signing secret",
    ],
  ])("refuses %o", (env, fault) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(fault)]);
  });

  test("lists every fault at once", () => {
    const faults = faultsOf({
      PORT: "http",
      APP_URL: "foothold.example",
      DATABASE_URL: "mysql://localhost/x",
      SMTP_URL: "mail.example.com",
      AUTH_SECRET: "short",
      LOG_LEVEL: "loud",
    });
    expect(faults.map((fault) => fault.split(":")[0])).toEqual([
      "PORT",
      "APP_URL",
      "DATABASE_URL",
      "AUTH_SECRET",
      "SMTP_URL",
      "LOG_LEVEL",
      "MAIL_FROM",
    ]);
  });

  test.each([
    [{ PORT: "70000" }, "PORT: must be a whole number from 1 to 65535"],
    [{ PORT: "0" }, "PORT: must be a whole number from 1 to 65535"],
    [
      { SMTP_URL: "smtp://localhost" },
      "MAIL_FROM: is needed with SMTP_URL: the address that messages come from",
    ],
    [
      { MAIL_FROM: "Foothold\r\nBcc: x@example.com" },
      "MAIL_FROM: must be an address, such as Foothold <hello@example.com>",
    ],
    [
      { TRUST_PROXY: "true" },
      "TRUST_PROXY: must be false, a number of proxies, or a list of their addresses",
    ],
    [
      { TRUST_PROXY: "10.0.0.1/99" },
      "TRUST_PROXY: must be false, a number of proxies, or a list of their addresses",
    ],
    [{ PRICE_MONTHLY: "free" }, "PRICE_MONTHLY: must be a price such as 29.99"],
    [{ PRICE_MONTHLY: "0" }, "PRICE_MONTHLY: must be more than 0, in a way that USD is counted"],
    [
      { CURRENCY: "JPY", PRICE_MONTHLY: "29.99", PRICE_LIFETIME: "15000" },
      "PRICE_MONTHLY: must be more than 0, in a way that JPY is counted",
    ],
    [
      { CURRENCY: "EUR", PRICE_MONTHLY: "19" },
      "PRICE_LIFETIME: is needed with CURRENCY: the built-in price is in US dollars",
    ],
    [
      { OPERATOR_TAX_ID: "GB 123" },
      "OPERATOR_NAME: is needed with OPERATOR_TAX_ID: the name of the person or company",
    ],
    [{ OPERATOR_NAME: "a\nb" }, "OPERATOR_NAME: must be one line of at most 200 characters"],
    [{ LLM_TIMEOUT_SECONDS: "1" }, "LLM_TIMEOUT_SECONDS: must be a whole number from 5 to 600"],
    [{ NODE_ENV: "prod" }, "NODE_ENV: must be development, production or test"],
  ])("%o is refused", (env, fault) => {
    expect(faultsOf(env)).toEqual([fault]);
  });

  test.each([
    [{}, null],
    [
      { LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "llama" },
      {
        kind: "openai-compatible",
        baseUrl: "http://localhost:11434/v1",
        apiKey: null,
        model: "llama",
      },
    ],
    [
      { ANTHROPIC_API_KEY: "key", LLM_MODEL: "claude" },
      { kind: "anthropic", apiKey: "key", model: "claude" },
    ],
    [
      { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: "https://proxy.example/anthropic/" },
      { kind: "anthropic", apiKey: "key", baseUrl: "https://proxy.example/anthropic/v1" },
    ],
    [
      { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: "https://proxy.example/v1" },
      { kind: "anthropic", apiKey: "key", baseUrl: "https://proxy.example/v1" },
    ],
  ])("%o is the language model", (env, llm) => {
    expect(readConfig(env)).toMatchObject({ config: { llm } });
  });

  test("has limits of the language model", () => {
    expect(readConfig({})).toMatchObject({ config: { llmLimits: {} } });
    const env = { LLM_TIMEOUT_SECONDS: "180", LLM_MAX_OUTPUT_TOKENS: "8000" };
    expect(readConfig(env)).toMatchObject({
      config: { llmLimits: { timeoutMs: 180_000, maxOutputTokens: 8000 } },
    });
  });

  test.each([
    [{ LLM_BASE_URL: "http://localhost:11434/v1" }, "LLM_MODEL: is needed with LLM_BASE_URL"],
    [{ ANTHROPIC_BASE_URL: "https://proxy.example" }, "ANTHROPIC_API_KEY: is needed with"],
    [{ LLM_API_KEY: "key" }, "LLM_BASE_URL: is needed with LLM_API_KEY"],
    [{ LLM_BASE_URL: "localhost", LLM_MODEL: "llama" }, "LLM_BASE_URL: "],
    [{ REDDIT_CLIENT_ID: "id", REDDIT_CLIENT_SECRET: "x" }, "REDDIT_USER_AGENT: is needed too"],
  ])("%o is refused, since something is missing", (env, fault) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(fault)]);
  });

  test("reads the hosts that pages may be read from although they are private", () => {
    expect(readConfig({ FETCH_ALLOW_HOSTS: "127.0.0.1, pages.test" })).toMatchObject({
      config: { fetchAllowHosts: ["127.0.0.1", "pages.test"] },
    });
  });

  test("never repeats a secret in a fault", () => {
    const faults = faultsOf({ DATABASE_URL: "mysql://root:hunter2@db/x", AUTH_SECRET: "hunter2" });
    expect(faults.join()).not.toContain("hunter2");
  });

  test.each([
    ["false", false],
    ["2", 2],
    ["10.0.0.1, 192.168.0.0/16", ["10.0.0.1", "192.168.0.0/16"]],
  ])("TRUST_PROXY=%s is read", (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ config: { trustProxy } });
  });
});

test.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://[::1]:3000"],
  ["::1", "http://[::1]:3000"],
  ["localhost", "http://localhost:3000"],
])("a server on %s is reached at %s", (host, url) => {
  expect(reachableUrl({ host, port: 3000 })).toBe(url);
});
