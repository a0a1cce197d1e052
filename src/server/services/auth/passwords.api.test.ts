import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const password = "correct horse battery";

describe("an account with a password", () => {
  test("is signed in at once, but its address is not verified", async () => {
    const { user, accessToken } = await house
      .clientOf()
      .signUp({ body: { email: "Pat@Example.com", password, name: " Pat " } });
    expect(user).toMatchObject({ email: "pat@example.com", name: "Pat", emailVerified: false });
    expect(await house.clientOf(accessToken).getCurrentUser()).toEqual(user);
  });

  test("lets its owner in, and nobody else, in the same words", async () => {
    await house.clientOf().signUp({ body: { email: "login@example.com", password } });
    const again = await house.clientOf().logIn({ body: { email: "LOGIN@example.com", password } });
    expect(again.user.email).toBe("login@example.com");
    const refused = { status: 401, serverMessage: "The e-mail address or the password is wrong." };
    await expect(
      house
        .clientOf()
        .logIn({ body: { email: "login@example.com", password: "wrong horse battery" } }),
    ).rejects.toMatchObject(refused);
    await expect(
      house.clientOf().logIn({ body: { email: "nobody@example.com", password } }),
    ).rejects.toMatchObject(refused);
  });

  test("is not opened twice for one address", async () => {
    const body = { email: "twice@example.com", password };
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => house.clientOf().signUp({ body })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(house.clientOf().signUp({ body })).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
    });
  });

  test("of an account that signs in by link only does not exist", async () => {
    await house.signIn("linkonly@example.com");
    await expect(
      house
        .clientOf()
        .logIn({ body: { email: "linkonly@example.com", password: "whatever it may be" } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("passes to the owner of the address, without the password and sessions of before", async () => {
    const squatter = await house
      .clientOf()
      .signUp({ body: { email: "victim@example.com", password } });
    const owner = await house.signIn("victim@example.com");
    expect(owner.user).toMatchObject({ id: squatter.user.id, emailVerified: true });
    await expect(house.clientOf(squatter.accessToken).getCurrentUser()).rejects.toMatchObject({
      status: 401,
    });
    await expect(house.clientOf(squatter.refreshToken).refreshSession()).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      house.clientOf().logIn({ body: { email: "victim@example.com", password } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("does not pass to a login that was under way when the owner came", async () => {
    const body = { email: "raced@example.com", password };
    await house.clientOf().signUp({ body });
    await house.clientOf().requestMagicLink({ body: { email: body.email } });
    const underWay = house
      .clientOf()
      .logIn({ body })
      .catch(() => null);
    const owner = await house
      .clientOf()
      .verifyMagicLink({ body: { token: house.lastLink(body.email) } });
    await underWay;
    expect((await house.clientOf(owner.accessToken).listSessions()).items).toHaveLength(1);
  });

  test.each([
    ["short", "The password needs at least 10 characters."],
    ["x".repeat(201), "The password can have at most 200 characters."],
  ])("with the password %s is refused", async (bad, serverMessage) => {
    await expect(
      house.clientOf().signUp({ body: { email: "short@example.com", password: bad } }),
    ).rejects.toMatchObject({ status: 400, serverMessage });
  });
});
