import Fastify from "fastify";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createOutboxMail } from "#server/gateways/mail/outbox-mail.ts";
import { mailboxPages } from "./mailbox-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "foothold-outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const clock = () => new Date("2026-11-15T12:00:00Z");
const from = "Foothold <foothold@localhost>";
const app = Fastify();
await app.register(mailboxPages(folder));
const get = (url: string, host = "localhost:3000") => app.inject({ url, headers: { host } });

test("an empty mailbox says how to fill it", async () => {
  expect((await get("/mailbox")).body).toContain("Ask for a sign-in link");
});

test("a message is kept for its owner alone, and shown with its links", async () => {
  const told: string[] = [];
  const mail = createOutboxMail({ folder, from, clock, onMessage: ({ to }) => void told.push(to) });
  await mail.send({
    to: "ada@example.com",
    subject: "Hi <b>Ada</b>",
    text: "Open http://localhost:3000/x?a=1&b=2 now <script>",
    html: "<p>rich</p>",
  });
  expect(told).toEqual(["ada@example.com"]);
  const [file = ""] = readdirSync(folder);
  expect(file).toMatch(/^2026-11-15T12-00-00-000Z-\d+-1\.eml$/);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);

  const { body } = await get("/mailbox");
  expect(body).toContain("Hi &lt;b&gt;Ada&lt;/b&gt;");
  expect(body).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
  expect(body).not.toContain("<script>");
  const shown = await get(`/mailbox/${file.slice(0, -4)}`);
  expect(shown.body).toContain("<p>rich</p>");
  expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("what is attached can be kept, and never runs", async () => {
  const mail = createOutboxMail({ folder, from, clock, onMessage: () => {} });
  await mail.send({
    to: "ada@example.com",
    subject: "With a file",
    text: "See the file.",
    html: "<p>See the file.</p>",
    attachments: [
      { filename: 'a"b\r\n<i>.ics', contentType: "text/html", content: "<script>1</script>" },
    ],
  });
  const { body } = await get("/mailbox");
  expect(body).not.toContain("<i>");
  const [, address = ""] = /href="(\/mailbox\/[\w-]+\/attachments\/1)"/.exec(body) ?? [];
  const kept = await get(address);
  expect(kept.body).toBe("<script>1</script>");
  expect(kept.headers["content-type"]).toBe("application/octet-stream");
  expect(kept.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect((await get(address.replace(/1$/, "2"))).statusCode).toBe(404);
  expect((await get(address.replace(/1$/, "x"))).statusCode).toBe(404);
});

test.each(["evil.example", "foothold.evil.example:3000", "localhost.evil.example"])(
  "a page that reaches this machine as %s reads nothing",
  async (host) => {
    expect((await get("/mailbox", host)).statusCode).toBe(404);
  },
);

test.each(["..%2f..%2fsecret", "missing", "a.b"])("/mailbox/%s is not found", async (id) => {
  writeFileSync(join(folder, "..", "secret.eml"), "x");
  expect((await get(`/mailbox/${id}`)).statusCode).toBe(404);
  rmSync(join(folder, "..", "secret.eml"));
});
