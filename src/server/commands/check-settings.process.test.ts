import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LlmStandin, startLlmStandin } from "#standins/llm/llm-standin.ts";
import { startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import { type StripeStandin, startStripeStandin } from "#standins/stripe/stripe-standin.ts";
import { type MailServer, startMailServer } from "../testing/start-mail-server.ts";
import { findFreePort } from "../testing/free-port.ts";
import { runCommand } from "../testing/run-command.ts";

const APP_URL = "https://foothold.test";
const SECRETS = {
  STRIPE_SECRET_KEY: "sk_test_hush-stripe",
  STRIPE_WEBHOOK_SECRET: "whsec_hush-webhook",
  LLM_API_KEY: "sk-hush-model",
  REDDIT_CLIENT_SECRET: "hush-reddit",
};

const nobodyThere = `smtp://127.0.0.1:${await findFreePort()}`;

let mail: MailServer;
let stripe: StripeStandin;
let llm: LlmStandin;
let reddit: Awaited<ReturnType<typeof startRedditStandin>>;
let settings: Record<string, string>;

beforeAll(async () => {
  const clock = () => new Date();
  mail = await startMailServer();
  stripe = await startStripeStandin({
    secretKey: SECRETS.STRIPE_SECRET_KEY,
    webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${APP_URL}/api/billing/webhook`,
    pagesUrl: `${APP_URL}/test-payments`,
    file: null,
    clock,
  });
  llm = await startLlmStandin({ apiKey: SECRETS.LLM_API_KEY });
  llm.answerWith({ sum: 5 });
  const credentials = { clientId: "an-id", clientSecret: SECRETS.REDDIT_CLIENT_SECRET };
  reddit = await startRedditStandin({ credentials, clock });
  settings = {
    ...SECRETS,
    APP_URL,
    SMTP_URL: mail.url,
    MAIL_FROM: "Foothold <hello@foothold.test>",
    OPERATOR_NAME: "Climb Ltd",
    STRIPE_API_BASE: stripe.url,
    LLM_BASE_URL: `${llm.url}/v1`,
    LLM_MODEL: "a-model",
    REDDIT_CLIENT_ID: "an-id",
    REDDIT_USER_AGENT: "foothold-test/1.0 (by an operator)",
    REDDIT_API_BASE: reddit.url,
    REDDIT_AUTH_BASE: reddit.url,
  };
});
afterAll(() => Promise.all([mail.stop(), stripe.close(), llm.close(), reddit.close()]));
beforeEach(() => {
  mail.taken.length = 0;
  stripe.restrictKey(null);
  llm.takeFormats("json_schema", "json_object", "text");
});

async function check(args: string[] = [], changes: Record<string, string> = {}) {
  const { code, output } = await runCommand("check-settings", args, { ...settings, ...changes });
  for (const secret of Object.values(SECRETS)) expect(output).not.toContain(secret);
  expect(output).not.toContain("    at ");
  return {
    code,
    lines: output
      .split("\n")
      .filter(Boolean)
      .map((line) => line.trim()),
  };
}

describe("check-settings", () => {
  test("says of each partner that it works, and sends nothing", async () => {
    expect(await check()).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Mail {4}works {4}127\.0\.0\.1:\d+ lets us in; nothing was sent/),
        "Stripe  works    takes the test key for all that is needed",
        `Stripe  works    reports to ${APP_URL}/api/billing/webhook`,
        expect.stringMatching(
          /^Model {3}works {4}a-model answered in [\d.]+ s that 2 and 3 are 5$/,
        ),
        "Reddit  works    takes the keys, and answers",
      ],
    });
    expect(mail.taken).toEqual([]);
    expect(stripe.world.store.list("customer")).toEqual([]);
  });

  test("sends one message to the address that it is given", { tags: "nightly" }, async () => {
    const { code, lines } = await check(["ada@example.com"]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/took a message from .* to ada@example\.com$/);
    expect(mail.taken).toMatchObject([
      { to: "ada@example.com", text: expect.stringContaining("Climb Ltd") as string },
    ]);
  });

  test("names every problem, and ends with 1", async () => {
    stripe.restrictKey(["customer_write"]);
    llm.takeFormats();
    const changes = {
      SMTP_URL: nobodyThere,
      REDDIT_CLIENT_SECRET: "of-somebody-else",
    };
    const { code, lines } = await check([], changes);
    expect(code).toBe(1);
    const problems = lines.filter((line) => line.includes(" problem "));
    expect(problems[0]).toMatch(/^Mail .*refused our sign-in/);
    expect(problems.filter((line) => line.startsWith("Stripe"))).toHaveLength(7);
    expect(problems.join("\n")).toContain("'Invoices: write'");
    expect(problems.at(-2)).toMatch(/^Model .*refused our request.*\(http-400\)$/);
    expect(problems.at(-1)).toMatch(/^Reddit .*check the Reddit keys/);
  });

  test(
    "says how a model is asked whose provider takes no schema",
    { tags: "nightly" },
    async () => {
      llm.takeFormats("text");
      const { code, lines } = await check();
      expect(code).toBe(0);
      expect(lines.find((line) => line.startsWith("Model"))).toContain("gets the shape in words");
    },
  );

  test("with nothing set, says what that means and ends well", { tags: "nightly" }, async () => {
    const { code, output } = await runCommand("check-settings", [], {});
    expect(code).toBe(0);
    expect(output.match(/ not set /g)).toHaveLength(4);
  });
});

describe("send-test-mail", () => {
  test("sends one message, and says who took it", { tags: "nightly" }, async () => {
    const { code, output } = await runCommand("send-test-mail", ["ada@example.com"], settings);
    expect(code).toBe(0);
    expect(output).toMatch(/127\.0\.0\.1:\d+ took a message from Foothold <hello@foothold\.test>/);
    expect(mail.taken).toMatchObject([{ to: "ada@example.com" }]);
  });

  test.each([
    ["no mail server", ["ada@example.com"], {}, "set SMTP_URL and MAIL_FROM"],
    [
      "one that nobody runs",
      ["ada@example.com"],
      { SMTP_URL: nobodyThere, MAIL_FROM: "hello@foothold.test" },
      "refused the message",
    ],
  ])("with %s it says so", { tags: "nightly" }, async (_case, args, env, words) => {
    const { code, output } = await runCommand("send-test-mail", args, env);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toContain("    at ");
  });
});
