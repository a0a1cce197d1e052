import { afterEach, beforeEach, expect, test } from "vitest";
import { type LlmStandin, startLlmStandin } from "./llm-standin.ts";

let standin: LlmStandin;
beforeEach(async () => {
  standin = await startLlmStandin({ apiKey: "hush" });
});
afterEach(() => standin.close());

const schema = {
  type: "object",
  properties: {
    title: { type: "string" },
    mood: { type: "string", enum: ["calm", "loud"] },
    tags: { type: "array", items: { type: "string" }, minItems: 2 },
    score: { type: "integer", minimum: 5 },
    note: { anyOf: [{ type: "null" }, { type: "string" }] },
  },
  required: ["title", "mood", "tags", "score", "note"],
  additionalProperties: false,
};

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: [{ type: "text", text: "Hello" }] },
];
const openaiBody = {
  model: "a-model",
  messages,
  response_format: { type: "json_schema", json_schema: { name: "r", strict: true, schema } },
};
const anthropicBody = {
  model: "a-model",
  max_tokens: 100,
  system: "Be brief.",
  messages: messages.slice(1),
  output_config: { format: { type: "json_schema", schema } },
};

async function post(path: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(standin.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

const askOpenai = (body: unknown = openaiBody, key = "hush") =>
  post("/v1/chat/completions", body, { authorization: `Bearer ${key}` });
const askAnthropic = (body: unknown = anthropicBody, key = "hush") =>
  post("/v1/messages", body, { "x-api-key": key, "anthropic-version": "2023-06-01" });

const invented = {
  title: "An answer.",
  mood: "calm",
  tags: ["An answer.", "An answer."],
  score: 5,
  note: null,
};

test("answers any schema when it was told nothing", async () => {
  const openai = await askOpenai();
  expect(JSON.parse(openai.json.choices[0].message.content)).toEqual(invented);
  expect(openai.json.usage.total_tokens).toBeGreaterThan(0);
  const anthropic = await askAnthropic();
  expect(JSON.parse(anthropic.json.content[0].text)).toEqual(invented);
  expect(anthropic.json).toMatchObject({ stop_reason: "end_turn", type: "message" });
});

test("says what it was told, also by what it is asked", async () => {
  standin.answerWith({ title: "Told" });
  expect((await askOpenai()).json.choices[0].message.content).toBe('{"title":"Told"}');
  standin.answerWith(({ user }: { user: string }) => ({ title: `${user}, you` }));
  expect((await askAnthropic()).json.content[0].text).toBe('{"title":"Hello, you"}');
});

test("keeps what was asked, but no key", async () => {
  await askOpenai();
  await askAnthropic();
  expect(standin.requests.map(({ path }) => path)).toEqual([
    "/v1/chat/completions",
    "/v1/messages",
  ]);
  for (const { question } of standin.requests) {
    expect(question).toMatchObject({ system: "Be brief.", user: "Hello", schema });
  }
  expect(JSON.stringify(standin.requests)).not.toContain("hush");
});

test.each([
  ["a wrong key", () => askOpenai(openaiBody, "wrong"), 401],
  ["a wrong key of Anthropic's", () => askAnthropic(anthropicBody, "wrong"), 401],
  ["no messages", () => askOpenai({ model: "a" }), 400],
  ["no limit", () => askAnthropic({ ...anthropicBody, max_tokens: undefined }), 400],
  ["no version", () => post("/v1/messages", anthropicBody, { "x-api-key": "hush" }), 400],
  ["an unknown address", () => post("/chat/completions", openaiBody, {}), 404],
  ["an optional field", () => askOpenai(withSchema({ ...schema, required: ["title"] })), 400],
  ["JSON that no message asks for", () => askOpenai(inFormat("json_object")), 400],
  [
    "an open object",
    () => askOpenai(withSchema({ ...schema, additionalProperties: undefined })),
    400,
  ],
])("%s is answered as the providers do", async (_, ask, status) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.json.error.message).toEqual(expect.any(String));
});

function withSchema(changed: object) {
  return {
    ...openaiBody,
    response_format: { type: "json_schema", json_schema: { strict: true, schema: changed } },
  };
}

function inFormat(type: string) {
  return { ...openaiBody, response_format: { type } };
}

test("knows only the formats that it was told", async () => {
  standin.takeFormats("text");
  expect((await askOpenai()).status).toBe(400);
  expect((await askAnthropic()).status).toBe(400);
  expect((await askOpenai({ ...openaiBody, response_format: undefined })).status).toBe(200);
  expect((await askAnthropic({ ...anthropicBody, output_config: undefined })).status).toBe(200);
});

test("fails in the order it was told, then no more", async () => {
  standin.fail("429", "529", "refusal", "empty");
  const limited = await askAnthropic();
  expect(limited.headers.get("retry-after")).toBe("2");
  expect(limited.json.error.type).toBe("rate_limit_error");
  expect((await askAnthropic()).json.error.type).toBe("overloaded_error");
  expect((await askAnthropic()).json.stop_reason).toBe("refusal");
  expect((await askOpenai()).json.choices).toEqual([]);
  expect((await askOpenai()).status).toBe(200);
});
