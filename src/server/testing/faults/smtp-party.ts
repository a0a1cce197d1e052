import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect } from "vitest";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import { insertUser } from "#server/db/accounts/users-repository.ts";
import { createSmtpMail } from "#server/gateways/mail/smtp-mail.ts";
import { SEND_NOTICE } from "#server/jobs/send-notices.ts";
import { sendNotice } from "#server/services/notices/compose-notice.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { type Attempt, type Party, toldBy } from "./party.ts";
import { runLogged } from "#server/jobs/queue.ts";

const PASSWORD = "hush-mail-password";
/** All others get their mail as in any test, so that they can sign in. */
const BY_SMTP = "@by-smtp.example";

type SmtpAttempt = Attempt & {
  /** One try of the queue at a message that nobody waits for. */
  deliver: () => Promise<void>;
};

export type SmtpParty = Omit<Party, "begin"> & {
  begin: (house: TestApp, name: string) => Promise<SmtpAttempt>;
  received: string[];
};

export async function startSmtpParty(): Promise<SmtpParty> {
  const received: string[] = [];
  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ password }, _session, done) =>
      password === PASSWORD ? done(null, { user: "foothold" }) : done(new Error("wrong password")),
    onData: (stream, _session, done) =>
      void text(stream).then((message) => {
        received.push(message);
        done();
      }),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy = await startFaultyProxy((server.server.address() as AddressInfo).port);
  const url = `smtp://foothold:${PASSWORD}@127.0.0.1:${proxy.port}`;
  const arrivals = (word: string) => received.filter((message) => message.includes(word)).length;

  return {
    proxy,
    received,
    secrets: [PASSWORD, Buffer.from(`\0foothold\0${PASSWORD}`).toString("base64")],
    connect: (patience, house) => {
      const smtp = createSmtpMail({
        url,
        from: "Foothold <hello@foothold.test>",
        ...(patience === "none" && { patienceMs: 300 }),
      });
      return {
        mail: {
          ...smtp,
          send: async (message) =>
            message.to.endsWith(BY_SMTP) ? smtp.send(message) : void house().sent.push(message),
        },
      };
    },
    begin: async (house, name) => {
      const email = `${name}${BY_SMTP}`;
      const noticeId = await addReceipt(house, `receipt-of-${email}`);
      const deliver = () =>
        runLogged(SEND_NOTICE, () => sendNotice(house.deps, noticeId), { log: house.logger });
      const askForLink = () => house.clientOf().requestMagicLink({ body: { email } });
      return {
        deliver,
        act: () => toldBy(askForLink()),
        expectWaiting: async () => {
          await expect(deliver()).rejects.toThrow(/mail server/);
        },
        expectKept: async () => {
          await deliver();
          await deliver();
          expect(arrivals(noticeId)).toBe(1);
          const before = arrivals(`To: ${email}`);
          await askForLink();
          expect(arrivals(`To: ${email}`)).toBe(before + 1);
        },
      };
    },
    stop: async () => {
      await proxy.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A message of the kind that nobody waits for. */
async function addReceipt({ database: { db }, clock }: TestApp, email: string): Promise<string> {
  const now = clock();
  const user = await insertUser(db, { email, createdAt: now, emailVerifiedAt: now });
  const data = {
    planCode: "PREMIUM_MONTHLY",
    paidCents: 2999,
    paidAt: now.toISOString(),
    isRenewal: false,
    isTest: false,
  };
  const id = randomUUID();
  await insertNotices(db, [
    { id, userId: user.id, kind: "receipt", about: `pi_${id}`, data, createdAt: now },
  ]);
  return id;
}
