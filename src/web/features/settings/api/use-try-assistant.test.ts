import { expect, test } from "vitest";
import { readTools } from "./use-try-assistant.ts";

const ANSWER = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  result: {
    tools: [
      { name: "save_draft", description: "Save a draft.", annotations: { readOnlyHint: false } },
      { name: "list_posts", annotations: { readOnlyHint: true } },
    ],
  },
});
const TOOLS = [
  { name: "save_draft", description: "Save a draft.", isReading: false },
  { name: "list_posts", description: "", isReading: true },
];

test.each([
  ["JSON", ANSWER],
  ["an event of a stream", `event: message\ndata: ${ANSWER}\n\n`],
])("tools are read from %s", (_name, text) => expect(readTools(text)).toEqual(TOOLS));

test.each([
  ["nothing", "", /JSON/],
  ["a page", "<html>", /JSON/],
  ["another answer", '{"result":{}}', /lists no tools/],
])("%s is no list of tools", (_name, text, says) => {
  expect(() => readTools(text)).toThrow(says);
});
