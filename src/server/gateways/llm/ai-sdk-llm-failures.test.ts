import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { LlmError } from "./llm-gateway.ts";
import {
  apiKey,
  failureOf,
  goodAnswer,
  type LlmTrial,
  PROVIDERS,
  providerOf,
  request,
  startLlmTrial,
} from "./testing/llm-trial.ts";
import type { LlmFault } from "#standins/llm/llm-standin.ts";

let trial: LlmTrial;
beforeEach(async () => {
  trial = await startLlmTrial();
});
afterEach(() => trial.stop());

/** Each attempt has to reach the stand-in before it is given up. */
const HANG_MS = 500;
const HANGS = new Set<LlmFault>(["hang", "stall"]);
const calls = () => trial.standin.requests.length;

async function untilCalled(count: number): Promise<void> {
  while (calls() < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

const PASSING = 3;
const FAULTS: [LlmFault, string, string | null, number][] = [
  ["401", "refused", "http-401", 1],
  ["404", "refused", "http-404", 1],
  ["redirect", "refused", "http-307", 1],
  ["refusal", "refused", "declined", 1],
  ["429", "rate-limited", "http-429", PASSING],
  ["429-long", "rate-limited", "http-429", 1],
  ["500", "unavailable", "http-500", PASSING],
  ["529", "unavailable", "http-529", PASSING],
  ["cut", "unavailable", "UND_ERR_SOCKET", PASSING],
  ["hang", "timeout", null, PASSING],
  ["stall", "timeout", null, PASSING],
  ["garbage", "invalid-output", "unreadable-answer", PASSING],
  ["prose", "invalid-output", "schema-mismatch", PASSING],
  ["wrong-shape", "invalid-output", "schema-mismatch", PASSING],
  ["cut-off", "invalid-output", "cut-off", PASSING],
  ["huge", "invalid-output", "answer-too-large", 1],
];

describe.each(PROVIDERS)("%s", (provider) => {
  test.each(FAULTS)("%s is %s (%s) after %i attempts", async (fault, kind, reason, attempts) => {
    const llm = trial.connect(provider, HANGS.has(fault) ? { timeoutMs: HANG_MS } : {});
    trial.standin.fail(...Array.from({ length: attempts }, () => fault));
    const failure = await failureOf(llm.generate(request));
    expect(failure).toMatchObject({ kind, reason });
    expect(failure.message).toMatch(/^(?:The|We couldn't reach the) language model[^!<>]*\.$/);
    expect(calls()).toBe(attempts);
    expect(trial.logged).toMatchObject([{ outcome: kind, attempts }]);
    const next = HANGS.has(fault) ? trial.connect(provider) : llm;
    expect(await next.generate(request)).toEqual(goodAnswer);
  });

  test.each<LlmFault>(["429", "500", "529", "cut", "garbage", "prose", "wrong-shape", "empty"])(
    "%s once goes unnoticed",
    async (fault) => {
      trial.standin.fail(fault);
      expect(await trial.connect(provider).generate(request)).toEqual(goodAnswer);
      expect(trial.logged).toMatchObject([{ outcome: "answered", attempts: 2 }]);
    },
  );

  test("an empty answer is of no use", async () => {
    trial.standin.fail("empty", "empty", "empty");
    const failure = await failureOf(trial.connect(provider).generate(request));
    expect(failure).toMatchObject({ kind: "invalid-output" });
    expect(calls()).toBe(PASSING);
  });

  test.each(FAULTS.filter(([fault]) => !HANGS.has(fault)))(
    "neither key nor text is in the error or the log after %s",
    async (fault) => {
      trial.standin.fail(fault, fault, fault);
      const error = await trial
        .connect(provider)
        .generate(request)
        .catch((reason: Error) => reason);
      if (!(error instanceof LlmError)) throw new Error("it should have failed");
      expect(error.cause).toBeUndefined();
      const written = JSON.stringify([error, error.message, error.stack, trial.logged]);
      for (const secret of [apiKey, "bakers", "<<<"]) expect(written).not.toContain(secret);
    },
  );

  test("a key that no header can hold is not told either", async () => {
    const broken = { ...providerOf(provider, trial.standin.url), apiKey: `${apiKey}\nx` };
    const error = await trial
      .connect(provider, { provider: broken })
      .generate(request)
      .catch((reason: Error) => reason);
    expect(error).toMatchObject({ kind: "unavailable" });
    expect(JSON.stringify([error, String(error), trial.logged])).not.toContain("hush");
  });

  test.each<LlmFault>(["hang", "500"])("a call that meets %s ends on closing", async (fault) => {
    const llm = trial.connectInRealTime(provider);
    trial.standin.fail(fault);
    const call = failureOf(llm.generate(request));
    await untilCalled(1);
    llm.close();
    expect(await call).toMatchObject({ kind: "unavailable", reason: "closing" });
    expect(await failureOf(llm.generate(request))).toMatchObject({ reason: "closing" });
    expect(calls()).toBe(1);
  });
});

test("pauses grow, and are spread out", async () => {
  trial.standin.fail("500", "500");
  await trial.connect("openai-compatible").generate(request);
  const [first = 0, second = 0] = trial.time.waits;
  expect(first).toBeGreaterThanOrEqual(250);
  expect(first).toBeLessThanOrEqual(750);
  expect(second).toBeGreaterThanOrEqual(500);
  expect(second).toBeLessThanOrEqual(1_500);
});

test("a short wait that the provider asks for is kept, and a long one told", async () => {
  const llm = trial.connect("anthropic");
  trial.standin.fail("429");
  await llm.generate(request);
  expect(trial.time.waits[0]).toBeGreaterThanOrEqual(2_000);
  expect(trial.time.waits[0]).toBeLessThanOrEqual(2_500);
  trial.standin.fail("429-long");
  expect(await failureOf(llm.generate(request))).toMatchObject({ retryAfterSeconds: 600 });
  expect(trial.time.waits).toHaveLength(1);
});

test("an account without credit is not asked again", async () => {
  trial.standin.fail("429-quota");
  const failure = await failureOf(trial.connect("openai-compatible").generate(request));
  expect(failure).toMatchObject({ kind: "rate-limited", reason: "insufficient-quota" });
  expect(calls()).toBe(1);
});

test.each([
  ["openai-compatible", 3],
  ["anthropic", 2],
] as const)("%s: what is refused in each of %i forms is refused", async (provider, forms) => {
  trial.standin.failAlways("400");
  const failure = await failureOf(trial.connect(provider).generate(request));
  expect(failure).toMatchObject({ kind: "refused", reason: "http-400" });
  expect(calls()).toBe(forms);
  expect(trial.logged).toMatchObject([{ outcome: "refused", attempts: 1 }]);
  for (const secret of [apiKey, "bakers", "<<<"]) {
    expect(JSON.stringify([failure, trial.logged])).not.toContain(secret);
  }
});

test("a schema with an optional field is refused, as OpenAI does", async () => {
  const schema = z.object({ note: z.string().optional() });
  const failure = await failureOf(
    trial.connect("openai-compatible").generate({ ...request, schema }),
  );
  expect(failure).toMatchObject({ kind: "refused", reason: "http-400" });
});

test.each([
  ["a caller's time-out", new DOMException("Too late", "TimeoutError"), "timeout"],
  ["a caller who left", undefined, "unavailable"],
])("%s ends the call", async (_, reason, kind) => {
  trial.standin.fail("hang");
  const llm = trial.connectInRealTime("openai-compatible");
  const caller = new AbortController();
  const call = failureOf(llm.generate({ ...request, signal: caller.signal }));
  await untilCalled(1);
  caller.abort(reason);
  expect(await call).toMatchObject({ kind });
  expect(calls()).toBe(1);
});
