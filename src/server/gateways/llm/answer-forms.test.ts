import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goodAnswer, type LlmTrial, request, startLlmTrial } from "./testing/llm-trial.ts";

let trial: LlmTrial;
beforeEach(async () => {
  trial = await startLlmTrial();
});
afterEach(() => trial.stop());

const formats = () =>
  trial.standin.requests.map(({ body }) => {
    const { response_format: format } = body as { response_format?: { type: string } };
    return format?.type ?? "text";
  });
const systems = () => trial.standin.requests.map(({ question }) => question?.system ?? "");
const forms = () => trial.logged.flatMap(({ form }) => (form === undefined ? [] : [form]));

describe("a provider that refuses a form", () => {
  test("of a schema is asked for any JSON, with the schema in words", async () => {
    trial.standin.takeFormats("json_object", "text");
    expect(await trial.connect("openai-compatible").generate(request)).toEqual(goodAnswer);
    expect(formats()).toEqual(["json_schema", "json_object"]);
    expect(systems()[0]).not.toContain('"additionalProperties"');
    expect(systems()[1]).toContain('"required":["description","isTool"]');
  });

  test("of JSON as well is asked in words alone", async () => {
    trial.standin.takeFormats("text");
    expect(await trial.connect("openai-compatible").generate(request)).toEqual(goodAnswer);
    expect(formats()).toEqual(["json_schema", "json_object", "text"]);
    expect(systems()[2]).toContain('"required":["description","isTool"]');
  });

  test("behind Anthropic's protocol is asked in words", async () => {
    trial.standin.takeFormats("text");
    expect(await trial.connect("anthropic").generate(request)).toEqual(goodAnswer);
    expect(trial.standin.requests.map(({ question }) => question?.schema !== null)).toEqual([
      true,
      false,
    ]);
    expect(systems()[1]).toContain('"required":["description","isTool"]');
  });

  test("is not asked in that form again, and the log says so once", async () => {
    trial.standin.takeFormats("json_object", "text");
    const llm = trial.connect("openai-compatible");
    for (let call = 0; call < 3; call++) await llm.generate(request);
    expect(formats()).toEqual(["json_schema", "json_object", "json_object", "json_object"]);
    expect(forms()).toEqual(["json"]);
  });

  test("is not asked in that form again after an answer of no use either", async () => {
    trial.standin.takeFormats("json_object", "text");
    const llm = trial.connect("openai-compatible");
    let said = 0;
    trial.standin.sayWith(() => (said++ === 0 ? "Sure." : JSON.stringify(goodAnswer)));
    expect(await llm.generate(request)).toEqual(goodAnswer);
    expect(formats()).toEqual(["json_schema", "json_object", "json_object"]);
  });
});

test("a provider that takes the schema and pays no heed is told it in words", async () => {
  trial.standin.sayWith(({ system }) =>
    system.includes("JSON schema") ? JSON.stringify(goodAnswer) : "A page about bakers.",
  );
  const llm = trial.connect("openai-compatible");
  expect(await llm.generate(request)).toEqual(goodAnswer);
  expect(await llm.generate(request)).toEqual(goodAnswer);
  expect(formats()).toEqual(["json_schema", "json_schema", "json_object", "json_object"]);
});

test("an answer that is merely too long changes no form", async () => {
  trial.standin.answerWith({ ...goodAnswer, description: "x".repeat(300) });
  await trial
    .connect("openai-compatible")
    .generate(request)
    .catch(() => {});
  expect(formats()).toEqual(["json_schema", "json_schema", "json_schema"]);
});

test.each(["openai-compatible", "anthropic"] as const)(
  "%s: thoughts before the answer are left out",
  async (kind) => {
    trial.standin.sayWith(
      () => `<think>\nWhat do {they} want?\n</think>\n${JSON.stringify(goodAnswer)}`,
    );
    expect(await trial.connect(kind).generate(request)).toEqual(goodAnswer);
  },
);

describe("limits", () => {
  const limits = () => trial.standin.requests.map(({ body }) => body.max_tokens);

  test("of the operator go before those of a task", async () => {
    const llm = trial.connect("openai-compatible", { maxOutputTokens: 9_000 });
    await llm.generate({ ...request, maxOutputTokens: 300 });
    expect(limits()).toEqual([9_000]);
  });

  test("that cut an answer off are widened for the next attempt", async () => {
    trial.standin.fail("cut-off");
    const llm = trial.connect("openai-compatible");
    await llm.generate({ ...request, maxOutputTokens: 300 });
    await llm.generate({ ...request, maxOutputTokens: 300 });
    expect(limits()).toEqual([300, 4_000, 4_000]);
  });

  test("of time are told to whoever waits", () => {
    expect(trial.connect("openai-compatible").answerMs).toBe(20_000);
    expect(trial.connect("openai-compatible", { timeoutMs: 300_000 }).answerMs).toBe(300_000);
  });
});
