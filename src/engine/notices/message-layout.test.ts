import { expect, test } from "vitest";
import { layOutMessage, type MessageBlock, type MessageParts } from "./message-layout.ts";

const NASTY = `<img src=x onerror="alert('1')"> & 'co'`;
const ESCAPED = "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &#39;co&#39;";

const BLOCKS: MessageBlock[] = [
  { kind: "paragraph", text: NASTY },
  { kind: "note", text: NASTY },
  { kind: "quote", text: NASTY },
  { kind: "facts", facts: [{ label: NASTY, value: NASTY }] },
  { kind: "list", items: [{ lead: NASTY, title: NASTY, detail: NASTY, url: NASTY }] },
  { kind: "button", label: NASTY, url: NASTY, isSpelledOut: true },
];

const parts = (changes: Partial<MessageParts> = {}): MessageParts => ({
  subject: "Subject",
  preview: "Preview",
  heading: "Heading",
  blocks: [],
  smallPrint: [],
  operator: { name: "Climb Ltd", address: null, taxId: null, email: "help@climb.test" },
  ...changes,
});

test.each(BLOCKS.map((block) => [block.kind, block] as const))(
  "what a user wrote in a %s stays text",
  (_kind, block) => {
    const { html, text } = layOutMessage(parts({ blocks: [block] }));
    expect(html).not.toContain("<img");
    expect(html).toContain(ESCAPED);
    expect(text).toContain(NASTY);
  },
);

test("so it does in subject, preview, heading and small print", () => {
  const smallPrint = [{ text: NASTY, link: { label: NASTY, url: NASTY } }];
  const message = layOutMessage(
    parts({ subject: NASTY, preview: NASTY, heading: NASTY, smallPrint }),
  );
  expect(message.html).not.toContain("<img");
  expect(message.html.split(ESCAPED)).toHaveLength(7);
});

test("a subject is one line", () => {
  const { subject } = layOutMessage(parts({ subject: "Hello\r\nBcc: everyone@example.com" }));
  expect(subject).toBe("Hello Bcc: everyone@example.com");
});

test("the plain text says all that the HTML says, links on lines of their own", () => {
  const { text } = layOutMessage(
    parts({
      blocks: [
        { kind: "paragraph", text: "First." },
        { kind: "quote", text: "Two\nlines" },
        { kind: "facts", facts: [{ label: "Plan", value: "Premium" }] },
        {
          kind: "list",
          items: [{ lead: "9:00 AM", title: "T", detail: "D", url: "https://a.test" }],
        },
        { kind: "button", label: "Open", url: "https://b.test" },
      ],
      smallPrint: [{ text: "Why.", link: { label: "Settings", url: "https://c.test" } }],
    }),
  );
  expect(text).toBe(
    `Heading

First.

> Two
> lines

Plan: Premium

9:00 AM
T
D
https://a.test

Open:
https://b.test

---

Why. Settings:
https://c.test

Sent by Climb Ltd. Questions go to help@climb.test.
`,
  );
});

test("every message says who sends it, and what is in that name stays text", () => {
  const operator = { name: NASTY, address: "1 High Street", taxId: null, email: "help@climb.test" };
  const { html, text } = layOutMessage(parts({ operator }));
  expect(text).toContain(`Sent by ${NASTY}, 1 High Street. Questions go to help@climb.test.`);
  expect(html).toContain(`Sent by ${ESCAPED}, 1 High Street.`);
});
