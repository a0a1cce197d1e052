import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { MailError } from "#server/gateways/mail/mail-gateway.ts";
import { createDiskWatch } from "#server/services/health/health.ts";
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
    ["not-configured", 503, "UNAVAILABLE", /this server can't send mail/],
    ["refused", 502, "UPSTREAM", /refused this address/],
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
    const lines = house.logLines.filter((line) => line.includes("550 mailbox"));
    expect(lines.some((line) => line.includes('"level":50'))).toBe(reason !== "not-configured");
    house.logLines.length = 0;
  });

  test.each([
    ["checkout", (me: Client) => me.createCheckout({ body: { planCode: "PREMIUM_MONTHLY" } })],
    [
      "facts of Reddit",
      (me: Client) => me.updateSubredditData({ params: { subredditId: "saas" } }),
    ],
  ])("%s that is merely not configured is no error in the log", async (name, call) => {
    const { user } = await house.clientOf().signUp({
      body: { email: `${name.replaceAll(" ", "-")}@example.com`, password: "only for this test" },
    });
    const { accessToken } = await house.clientOf().logIn({
      body: { email: user.email, password: "only for this test" },
    });
    house.logLines.length = 0;
    await expect(call(house.clientOf(accessToken))).rejects.toMatchObject({ status: 503 });
    expect(house.logLines.join("")).toContain('"msg":"not configured"');
    expect(house.logLines.join("")).not.toMatch(/"level":[56]0/);
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
  test("health and readiness say so, with a status that watchers understand", async () => {
    const house = await startTestApp();
    await house.database.close();
    const health = await house.send({ method: "GET", url: "/api/health" });
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({
      status: "degraded",
      version: "0.0.0-test",
      database: { reachable: false },
      disk: "ok",
    });
    const ready = await house.send({ method: "GET", url: "/api/ready" });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: "not-ready",
      reason: "The database doesn't answer.",
    });
    await house.app.close();
  });
});

describe("when the disk is full", () => {
  const MB = 1024 * 1024;
  let free = 9000 * MB;
  let house: TestApp;
  beforeAll(async () => {
    const disk = createDiskWatch(
      "/data",
      () => new Date(),
      async () => free,
    );
    house = await startTestApp({ disk, mail: brokenMail });
  });
  afterAll(() => house.stop());

  test("health says so, and requests are still welcome", async () => {
    free = MB;
    const health = await house.send({ method: "GET", url: "/api/health" });
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({
      status: "degraded",
      disk: "full",
      database: { reachable: true },
    });
    expect(await house.clientOf().getReadiness()).toEqual({ status: "ready", reason: null });
    free = 9000 * MB;
    expect(await house.clientOf().getHealth()).toMatchObject({ status: "ok", disk: "ok" });
  });

  test("a write that fails for it says so plainly, and health has it from there", async () => {
    failure = Object.assign(new Error("could not extend file"), { code: "53100" });
    const request = house.clientOf().requestMagicLink({ body: { email: "full@example.com" } });
    await expect(request).rejects.toMatchObject({
      status: 503,
      code: "UNAVAILABLE",
      serverMessage: expect.stringContaining("disk is full"),
    });
    const health = await house.send({ method: "GET", url: "/api/health" });
    expect(health.json()).toMatchObject({ status: "degraded", disk: "full" });
  });
});
