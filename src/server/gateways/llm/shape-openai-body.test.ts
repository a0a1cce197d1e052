import { expect, test } from "vitest";
import { shapeOpenaiBody } from "./ai-sdk-llm.ts";

const OPENAI = "https://api.openai.com/v1";
const body = { model: "gpt-4.1", max_tokens: 300, temperature: 0.2 };

test.each([
  ["another server", "http://localhost:11434/v1", body, body],
  ["OpenAI", OPENAI, body, { model: "gpt-4.1", max_completion_tokens: 300, temperature: 0.2 }],
  [
    "a model of OpenAI that reasons",
    OPENAI,
    { ...body, model: "gpt-5-mini" },
    { model: "gpt-5-mini", max_completion_tokens: 300 },
  ],
  [
    "an older one",
    OPENAI,
    { ...body, model: "o4-mini" },
    { model: "o4-mini", max_completion_tokens: 300 },
  ],
])("%s gets the limits that it knows", (_, url, given, expected) => {
  expect(shapeOpenaiBody(given, url)).toEqual(expected);
});

test("limits of strings are left to our own check, and properties of these names are kept", () => {
  const schema = {
    type: "object",
    properties: {
      title: { type: "string", minLength: 1, maxLength: 80, pattern: "^a" },
      format: { type: "string", format: "uri" },
      tags: { type: "array", maxItems: 3, items: { type: "string", maxLength: 20 } },
    },
    required: ["title", "format", "tags"],
  };
  const sent = shapeOpenaiBody(
    { model: "a", response_format: { json_schema: { schema } } },
    OPENAI,
  );
  expect(sent.response_format).toEqual({
    json_schema: {
      schema: {
        type: "object",
        properties: {
          title: { type: "string" },
          format: { type: "string" },
          tags: { type: "array", maxItems: 3, items: { type: "string" } },
        },
        required: ["title", "format", "tags"],
      },
    },
  });
});
