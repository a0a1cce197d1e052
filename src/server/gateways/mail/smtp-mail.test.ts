import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { createSmtpMail, describeSmtpFailure } from "./smtp-mail.ts";

const message = { to: "ada@example.com", subject: "Hello — ✓", text: "plain", html: "<p>rich</p>" };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function mailTo(url: string) {
  const mail = createSmtpMail({ url, from: "Foothold <hello@foothold.test>" });
  stops.push(mail.close);
  return mail;
}

test("a message reaches the server as it was written", async () => {
  const received: string[] = [];
  const url = await startServer({
    onData: (stream, _session, done) => {
      let data = "";
      stream.on("data", (chunk: Buffer) => (data += chunk.toString()));
      stream.on("end", () => {
        received.push(data);
        done();
      });
    },
  });
  const attachments = [
    {
      filename: "post.ics",
      contentType: "text/calendar; charset=utf-8",
      content: "BEGIN:VCALENDAR",
    },
  ];
  await mailTo(url).send({ ...message, attachments, messageId: "<one@foothold.test>" });
  expect(received[0]).toMatch(/content-type: text\/calendar[^\n]*(\n\s[^\n]*)*name=post\.ics/i);
  expect(received[0]).toContain("Message-ID: <one@foothold.test>");
  expect(received[0]).toContain("From: Foothold <hello@foothold.test>");
  expect(received[0]).toContain("To: ada@example.com");
  expect(received[0]).toMatch(/multipart\/alternative/);
});

test.each([
  [
    "https://foothold.test/api/unsubscribe/ticket",
    [
      "List-Unsubscribe: <https://foothold.test/api/unsubscribe/ticket>",
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ],
  ],
  // One click needs an address that nobody can listen in on.
  [
    "http://localhost:3000/api/unsubscribe/ticket",
    ["List-Unsubscribe: <http://localhost:3000/api/unsubscribe/ticket>"],
  ],
  [undefined, []],
])("a message that can be ended at %s says so in its head", async (unsubscribeUrl, headers) => {
  const received: string[] = [];
  const url = await startServer({
    onData: (stream, _session, done) => {
      stream.on("data", (chunk: Buffer) => received.push(chunk.toString()));
      stream.on("end", () => done());
    },
  });
  await mailTo(url).send({ ...message, ...(unsubscribeUrl && { unsubscribeUrl }) });
  const head = received.join("").split("\r\n\r\n", 1)[0] ?? "";
  const unfolded = head.replaceAll(/\r\n\s+/g, " ").split("\r\n");
  expect(unfolded.filter((line) => line.startsWith("List-"))).toEqual(headers);
});

test.each([
  [550, "5.1.1 no such mailbox", "refused"],
  [550, "no such mailbox", "refused"],
  [552, "5.2.2 mailbox full", "refused"],
  [451, "4.7.1 greylisted", "failed"],
  [554, "5.7.1 relay access denied", "failed"],
  [530, "5.7.0 authentication required", "failed"],
  [530, "authentication required", "failed"],
  [550, "5.4.5 daily sending quota exceeded", "failed"],
  [550, "5.1.8 sender's domain not found", "failed"],
])("an answer of %i %s to the recipient is %s", async (responseCode, words, reason) => {
  const url = await startServer({
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  });
  await expect(mailTo(url).send(message)).rejects.toMatchObject({ name: "MailError", reason });
});

test.each([true, false])(
  "a sender that is refused is no fault of the address (pipelined: %s)",
  async (isPipelined) => {
    const url = await startServer({
      hidePIPELINING: !isPipelined,
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error("who are you"), { responseCode: 550 })),
    });
    await expect(mailTo(url).send(message)).rejects.toMatchObject({ reason: "failed" });
  },
);

test("a wrong password is no fault of the address", async () => {
  const url = await startServer({
    authOptional: false,
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong password")),
  });
  for (const password of ["wrong", "100%25", "100%"]) {
    const withPassword = url.replace("smtp://", `smtp://user:${password}@`);
    await expect(mailTo(withPassword).send(message)).rejects.toMatchObject({ reason: "failed" });
  }
});

test("whoever waited in line still has the time that a message takes", async () => {
  let taken = 0;
  const url = await startServer({
    onData: (stream, _session, done) => {
      stream.resume().on("end", () =>
        setTimeout(() => {
          taken++;
          done();
        }, 500),
      );
    },
  });
  const mail = createSmtpMail({ url, from: "hello@foothold.test", patienceMs: 1900 });
  stops.push(mail.close);
  // Three at a time: the last begin after a second and a half.
  await Promise.all(Array.from({ length: 12 }, () => mail.send(message)));
  expect(taken).toBe(12);
});

test.each([
  ["554 5.7.1 Blocked https://foothold.test/auth/magic-link?token=abc", "554 5.7.1 Blocked …"],
  ["451 <ada@example.com>: greylisted", "451 <…>: greylisted"],
  ["535 user:se cret is wrong", "535 user:… is wrong"],
])("neither links nor addresses nor passwords are quoted: %s", (response, quoted) => {
  const failure = Object.assign(new Error("refused"), { response });
  expect(describeSmtpFailure(failure, "smtp://user:se%20cret@mail.test").message).toBe(
    `The mail server refused the message (it said: ${quoted}).`,
  );
});
