import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import { unsubscribeAddress } from "./unsubscribe.ts";

let house: TestApp;
let userId: UserId;
let path: string;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

let users = 0;
beforeEach(async () => {
  const { user, accessToken } = await house.signIn(`reader-${users++}@example.com`);
  await house.clientOf(accessToken).updateCurrentUser({ body: { reminders: "daily-digest" } });
  userId = user.id as UserId;
  path = new URL(unsubscribeAddress(house.deps, userId)).pathname;
});

const reminders = async () => (await findUserById(house.database.db, userId))?.reminders;

describe("the address in a reminder", () => {
  test.each([
    [
      "a mail program's one click",
      "application/x-www-form-urlencoded",
      "List-Unsubscribe=One-Click",
    ],
    [
      "a one click that is a form of parts",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["the page's button", "application/x-www-form-urlencoded", ""],
  ])("ends reminders at once by %s, signed out", async (_case, type, payload) => {
    const headers = { "content-type": type };
    const answer = await house.send({ method: "POST", url: path, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("Reminders are off");
    expect(answer.body).toContain('href="https://foothold.test/settings/notifications"');
    expect(await reminders()).toBe("off");
  });

  test("asks when it is merely opened, as scanners of mail do", async () => {
    const answer = await house.send({ method: "GET", url: path });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<form method="post">');
    expect(answer.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await reminders()).toBe("daily-digest");
  });

  test("works twice, and after the account is gone", async () => {
    await house.send({ method: "POST", url: path });
    expect((await house.send({ method: "POST", url: path })).statusCode).toBe(200);
    const gone = "00000000-0000-4000-8000-000000000000" as UserId;
    const { pathname } = new URL(unsubscribeAddress(house.deps, gone));
    expect((await house.send({ method: "POST", url: pathname })).statusCode).toBe(200);
  });

  test.each([
    ["another user's signature", () => path.replace(userId, crypto.randomUUID())],
    ["half of it", () => path.slice(0, -10)],
    ["a calendar's signature", () => calendarPath()],
  ])("does nothing with %s", async (_case, change) => {
    for (const method of ["GET", "POST"] as const) {
      const answer = await house.send({ method, url: change() });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await reminders()).toBe("daily-digest");
  });

  test("is not in the log", async () => {
    house.logLines.length = 0;
    await house.send({ method: "POST", url: path });
    expect(house.logLines.join("")).toContain("/api/unsubscribe/…");
    expect(house.logLines.join("")).not.toContain(userId);
  });
});

function calendarPath(): string {
  return `/api/unsubscribe/${userId}.${house.deps.calendarSignatures.sign(userId)}`;
}
