import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let failure: Error;
const brokenMail = { kind: "smtp" as const, send: () => Promise.reject(failure), close: () => {} };

describe("when mail fails", () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await startTestApp({ mail: brokenMail });
  });
  afterAll(() => house.stop());

  test.each([
    ["not-configured", 503, "UNAVAILABLE", /SMTP_URL/],
    ["refused", 502, "UPSTREAM", /did not accept this address/],
    ["failed", 502, "UPSTREAM", /try again in a few minutes/],
  ] as const)("%s is told plainly, and the rest goes on", async (reason, status, code, words) => {
    failure = new MailError(reason, "550 mailbox of hunter2 is full");
    const request = house.clientOf().requestMagicLink({ body: { email: `${reason}@example.com` } });
    await expect(request).rejects.toMatchObject({
      status,
      code,
      serverMessage: expect.stringMatching(words),
    });
    expect((await house.clientOf().getHealth()).status).toBe("ok");
  });

  test("in a way nobody thought of, it says nothing about the inside", async () => {
    failure = new Error("secret detail");
    const request = house.clientOf().requestMagicLink({ body: { email: "odd@example.com" } });
    await expect(request).rejects.toMatchObject({
      status: 500,
      code: "INTERNAL",
      serverMessage: "Something went wrong on our side. Please try again later.",
    });
    expect(house.logLines.join("")).toContain("secret detail");
  });
});

describe("when the database is gone", () => {
  test("health says so instead of failing", async () => {
    const house = await startTestApp();
    await house.database.close();
    expect(await house.clientOf().getHealth()).toMatchObject({
      status: "degraded",
      database: { reachable: false },
    });
    await house.app.close();
  });
});
