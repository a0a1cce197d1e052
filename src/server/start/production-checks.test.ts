import { describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";

const GOOD = {
  NODE_ENV: "production",
  APP_URL: "https://foothold.example.com",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "hello@foothold.example.com",
  AUTH_SECRET: "kV0m1uUe8c2Qz7TfYw3Rj9sLx5NpBh4D",
  TRUST_PROXY: "1",
};

const faultsOf = (env: Record<string, string>) => {
  const result = readConfig({ ...GOOD, ...env });
  return result.ok ? [] : result.faults.map((fault) => fault.split(":")[0]);
};
const warningsOf = (env: Record<string, string>) => {
  const result = readConfig({ ...GOOD, ...env });
  return result.ok ? result.config.warnings.map((warning) => warning.split(":")[0]) : ["refused"];
};

describe("production", () => {
  test.each([
    [{ FETCH_ALLOW_HOSTS: "127.0.0.1:80" }, "FETCH_ALLOW_HOSTS"],
    [{ REDDIT_FEEDS_BASE: "http://127.0.0.1:80" }, "REDDIT_FEEDS_BASE"],
    [{ APP_URL: "http://foothold.example.com" }, "APP_URL"],
    [{ APP_URL: "http://192.168.1.4:3000" }, "APP_URL"],
    [{ AUTH_SECRET: "a".repeat(40) }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "changeme-changeme-changeme-12345" }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "at-least-32-characters-of-your-own" }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "0123456789012345678901234567890123" }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "abcdefghijklmnopqrstuvwxyz0123456789" }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "Tr0ub4dor&3xyzTr0ub4dor&3xyzTr0ub4" }, "AUTH_SECRET"],
    [{ AUTH_SECRET: "qwertyuiopasdfghjklzxcvbnm123456" }, "AUTH_SECRET"],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.1, ::/0" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "0.0.0.0/1,128.0.0.0/1" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "99" }, "TRUST_PROXY"],
  ])("refuses %o", (env, setting) => {
    expect(faultsOf(env)).toEqual([setting]);
    expect(readConfig({ ...GOOD, ...env, NODE_ENV: "development" })).toMatchObject({
      ok: true,
      config: { warnings: [] },
    });
  });

  test.each([
    {},
    { APP_URL: "http://localhost:3000" },
    { APP_URL: "http://[::1]:3000" },
    { AUTH_SECRET: "31415926535897932384626433832795028841" },
    { AUTH_SECRET: "9f86d081884c7d659a2feaa0c55ad015" },
    { AUTH_SECRET: "" },
    { TRUST_PROXY: "10.0.0.0/8, fd00::/8, 203.0.113.7" },
    { TRUST_PROXY: "" },
  ])("has nothing against %o", (env) => {
    expect(faultsOf(env)).toEqual([]);
    expect(warningsOf(env)).toEqual([]);
  });

  test.each([
    [{ SMTP_URL: "", MAIL_FROM: "" }, "SMTP_URL"],
    [{ APP_URL: "" }, "APP_URL"],
    [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY"],
    [{ STRIPE_SECRET_KEY: "rk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY"],
  ])("starts with %o, and says so", (env, setting) => {
    expect(warningsOf(env)).toEqual([setting]);
  });

  test("names all that is wrong at once: single faults, missing partners and what it refuses", () => {
    const env = {
      PORT: "eighty",
      AUTH_SECRET: "short",
      FETCH_ALLOW_HOSTS: "127.0.0.1",
      APP_URL: "http://foothold.example.com",
      STRIPE_SECRET_KEY: "sk_live_1",
      LLM_BASE_URL: "http://localhost:11434/v1",
      REDDIT_CLIENT_ID: "id",
    };
    expect(faultsOf(env)).toEqual([
      "PORT",
      "AUTH_SECRET",
      "LLM_MODEL",
      "STRIPE_WEBHOOK_SECRET",
      "REDDIT_CLIENT_SECRET",
      "REDDIT_USER_AGENT",
      "FETCH_ALLOW_HOSTS",
      "APP_URL",
    ]);
  });

  test("never repeats a secret", () => {
    const result = readConfig({ ...GOOD, AUTH_SECRET: "hunter2hunter2hunter2hunter2hunter2" });
    expect(JSON.stringify(result)).not.toContain("hunter2");
  });
});
