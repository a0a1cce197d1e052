import { unpackStart } from "#contract/pages/start-link.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const MINUTE = 60_000;
const expired = { status: 400, code: "VALIDATION", serverMessage: "Invalid or expired magic link" };

describe("a magic link", () => {
  test("signs in, and creates the account of a new address", async () => {
    const signedIn = await house.signIn("new@example.com");
    expect(signedIn.user).toMatchObject({
      email: "new@example.com",
      emailVerified: true,
      name: null,
      timezone: "UTC",
    });
    expect(await house.clientOf(signedIn.accessToken).getCurrentUser()).toEqual(signedIn.user);
  });

  test("leads to the same account however the address is spelled", async () => {
    const first = await house.signIn("ada@example.com");
    await house.clientOf().requestMagicLink({ body: { email: "  ADA@Example.com " } });
    const second = await house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink("ada@example.com") } });
    expect(second.user.id).toBe(first.user.id);
  });

  test("takes the browser's time zone for a new account, and leaves that of an old one", async () => {
    const verify = async (timezone: string) => {
      await house.clientOf().requestMagicLink({ body: { email: "zone@example.com" } });
      return house
        .clientOf()
        .verifyMagicLink({ body: { token: house.lastLink("zone@example.com"), timezone } });
    };
    expect((await verify("Europe/Berlin")).user.timezone).toBe("Europe/Berlin");
    expect((await verify("Asia/Tokyo")).user.timezone).toBe("Europe/Berlin");
  });

  test("takes along what the visitor began with, in letters that say nothing to others", async () => {
    const start = { text: "Fermented hot sauces from Cornwall. ☀️", subredditId: "Spicy" };
    await house.clientOf().requestMagicLink({ body: { email: "start@example.com", start } });
    const { text = "", html = "" } = house.sent.at(-1) ?? {};
    const packed = /token=[\w-]+&start=([\w-]+)/.exec(text)?.[1] ?? "";
    expect(unpackStart(packed)).toEqual({ ...start, subredditId: "spicy" });
    expect(text + html).not.toMatch(/fermented|cornwall/i);
    const wrong = { text: "x".repeat(301), subredditId: "spicy" };
    await expect(
      house.clientOf().requestMagicLink({ body: { email: "start@example.com", start: wrong } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("is built from APP_URL, whatever the Host header says", async () => {
    await house.send({
      method: "POST",
      url: "/api/auth/magic-link",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      payload: { email: "host@example.com" },
    });
    const message = house.sent.at(-1);
    expect(message?.text).toContain("https://foothold.test/auth/magic-link?token=");
    expect(`${message?.text}${message?.html}`).not.toContain("evil.example");
  });

  test.each([
    ["known", (email: string) => house.signIn(email)],
    ["unknown", async () => {}],
  ])(
    "for a %s address marks the browser that asks, without giving the link away",
    async (kind, prepare) => {
      const email = `marked-${kind}@example.com`;
      await prepare(email);
      const answer = await house.send({
        method: "POST",
        url: "/api/auth/magic-link",
        payload: { email },
      });
      const token = house.lastLink(email);
      expect(answer.headers["set-cookie"]).toBe(
        `sign-in-link=${token.slice(0, 8)}; Path=/auth/magic-link; Max-Age=900; SameSite=Lax; Secure`,
      );
      expect(answer.json()).toEqual({ message: "A sign-in link is on its way." });
    },
  );

  test("works once", async () => {
    await house.signIn("once@example.com");
    const again = house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink("once@example.com") } });
    await expect(again).rejects.toMatchObject(expired);
  });

  test("used 20 times at once gives one session", async () => {
    await house.clientOf().requestMagicLink({ body: { email: "race@example.com" } });
    const token = house.lastLink("race@example.com");
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => house.clientOf().verifyMagicLink({ body: { token } })),
    );
    const won = uses.filter((use) => use.status === "fulfilled");
    expect(won).toHaveLength(1);
    const sessions = await house.clientOf(won[0]?.value.accessToken).listSessions();
    expect(sessions.items).toHaveLength(1);
  });

  test("ends after 15 minutes, and not before", async () => {
    await house.clientOf().requestMagicLink({ body: { email: "late@example.com" } });
    house.advance(15 * MINUTE);
    await expect(
      house.clientOf().verifyMagicLink({ body: { token: house.lastLink("late@example.com") } }),
    ).rejects.toMatchObject(expired);

    await house.clientOf().requestMagicLink({ body: { email: "late@example.com" } });
    house.advance(15 * MINUTE - 1);
    await house.clientOf().verifyMagicLink({ body: { token: house.lastLink("late@example.com") } });
  });

  test("ends when a newer one is asked for", async () => {
    await house.clientOf().requestMagicLink({ body: { email: "newer@example.com" } });
    const older = house.lastLink("newer@example.com");
    await house.signIn("newer@example.com");
    await expect(
      house.clientOf().verifyMagicLink({ body: { token: older } }),
    ).rejects.toMatchObject(expired);
  });

  test("is one of an address, however many are asked for together", async () => {
    const email = "together@example.com";
    await Promise.all(
      Array.from({ length: 5 }, () => house.clientOf().requestMagicLink({ body: { email } })),
    );
    const tokens = house.sent
      .filter(({ to }) => to === email)
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    const uses = await Promise.allSettled(
      tokens.map((token) => house.clientOf().verifyMagicLink({ body: { token } })),
    );
    expect(tokens).toHaveLength(5);
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("that is unknown is refused in the same words", async () => {
    await expect(
      house.clientOf().verifyMagicLink({ body: { token: "unknown" } }),
    ).rejects.toMatchObject(expired);
  });

  test("is answered alike for known and unknown addresses", async () => {
    await house.signIn("known@example.com");
    const known = await house.clientOf().requestMagicLink({ body: { email: "known@example.com" } });
    const unknown = await house
      .clientOf()
      .requestMagicLink({ body: { email: "unknown@example.com" } });
    expect(known).toEqual(unknown);
  });

  test.each([
    ["", "Please enter your email address."],
    ["   ", "Please enter your email address."],
    ["ada", "That doesn't look like an email address."],
    ["ada@", "That doesn't look like an email address."],
    ["a b@example.com", "That doesn't look like an email address."],
    ["ada@example.com\r\nBcc: eve@example.com", "That doesn't look like an email address."],
    [`${"a".repeat(250)}@example.com`, "This email address is too long."],
  ])("for %j is refused with its own sentence", async (email, serverMessage) => {
    await expect(house.clientOf().requestMagicLink({ body: { email } })).rejects.toMatchObject({
      status: 400,
      serverMessage,
    });
  });
});

describe("limits", () => {
  const ask = (email: string, ip: string) =>
    house.send({
      method: "POST",
      url: "/api/auth/magic-link",
      headers: { "x-forwarded-for": ip },
      payload: { email },
    });

  test("an address gets 5 links an hour, from wherever they are asked for", async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await ask("often@example.com", `192.0.2.${i}`));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect(Number(answers[5]?.headers["retry-after"])).toBeGreaterThan(3500);
    house.advance(60 * MINUTE);
    expect((await ask("often@example.com", "192.0.2.9")).statusCode).toBe(200);
  });

  test("a caller gets 30 links an hour, whatever addresses they name", async () => {
    const { max } = LIMITS.magicLinkPerCaller;
    const answers = await Promise.all(
      Array.from({ length: max + 5 }, (_, i) => ask(`many${i}@example.com`, "198.51.100.1")),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(max);
  });

  test("a forged X-Forwarded-For does not make another caller", async () => {
    const { max } = LIMITS.magicLinkPerCaller;
    const answers = await Promise.all(
      Array.from({ length: max + 5 }, (_, i) =>
        ask(`forged${i}@example.com`, `203.0.113.${i}, 198.51.100.2`),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(max);
  });

  test("guessing a password is slowed down", async () => {
    const { max } = LIMITS.logInPerAddress;
    const attempts = [];
    for (let i = 0; i <= max; i++) {
      attempts.push(
        await house
          .clientOf()
          .logIn({ body: { email: "guessed@example.com", password: `guess number ${i}` } })
          .catch((error: unknown) => error),
      );
    }
    expect(attempts.at(-2)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(attempts.at(-1)).toMatchObject({ code: "RATE_LIMITED" });
  });
});
