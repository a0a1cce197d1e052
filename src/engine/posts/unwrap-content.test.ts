import { expect, test } from "vitest";
import { unwrapContent } from "./unwrap-content.ts";

const wrapped = {
  title: "Inner",
  content: 'Two\n\nparagraphs and "quotes".',
  editSection: "EDIT: x",
};
const json = JSON.stringify(wrapped);
const outer = { title: "Outer", editSection: null };

test.each([
  { name: "JSON", content: json, expected: wrapped },
  { name: "spread out JSON", content: JSON.stringify(wrapped, null, 2), expected: wrapped },
  { name: "fenced JSON", content: `\`\`\`json\n${json}\n\`\`\``, expected: wrapped },
  { name: "an unclosed fence", content: `\`\`\`\n${json}`, expected: wrapped },
  { name: "JSON without its brace", content: json.slice(0, -1), expected: wrapped },
  {
    name: "a trailing comma",
    content: '{"title": "Inner", "content": "One.\\nTwo.",}',
    expected: { title: "Inner", content: "One.\nTwo.", editSection: null },
  },
  {
    name: "raw line breaks and quotes in a text",
    content: '{"title": "Inner", "content": "He said "no".\nThen left.", "editSection": null}',
    expected: { title: "Inner", content: 'He said "no".\nThen left.', editSection: null },
  },
  {
    name: "text that was cut off",
    content: '{"title": "Inner", "content": "One. Tw',
    expected: { title: "Inner", content: "One. Tw", editSection: null },
  },
  {
    name: "escaped letters",
    content: '{"content": "caf\\u00e9 \\"here\\" \\\\ there"',
    expected: { title: "Outer", content: 'café "here" \\ there', editSection: null },
  },
  {
    name: "JSON of something else",
    content: '{"code": 1}',
    expected: { title: "Outer", content: '{"code": 1}', editSection: null },
  },
  ...[
    `{"title": "Foo", "content": "hello"}\n\nThis is what the API sends me.`,
    `\`\`\`json\n{"title": "Foo", "content": "hello"}\n\`\`\`\n\nThat is the answer.`,
    `{"title": "Foo", "content": "hello",} is refused. Why?`,
    `{"title": "Only a title"}`,
    `{"title": "Only a title`,
  ].map((content) => ({
    name: `only what is nothing but a post, not ${content}`,
    content,
    expected: { ...outer, content },
  })),
  { name: "a list", content: "[1, 2]", expected: { ...outer, content: "[1, 2]" } },
  { name: "plain text", content: "Just text.", expected: { ...outer, content: "Just text." } },
  { name: "nothing", content: "", expected: { ...outer, content: "" } },
])("unwraps $name", ({ content, expected }) => {
  expect(unwrapContent({ ...outer, content })).toEqual(expected);
});

test("a post without a title is called so", () => {
  expect(unwrapContent({ title: " ", content: "Text.", editSection: "" })).toEqual({
    title: "Untitled Post",
    content: "Text.",
    editSection: null,
  });
});

test("long broken content is read in a moment", () => {
  const content = `{"content": "${'"} '.repeat(13_000)}`;
  expect(unwrapContent({ ...outer, content }).content.length).toBeGreaterThan(10_000);
});
