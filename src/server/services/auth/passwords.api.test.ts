import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { createOwnedObject } from "#server/testing/owned-objects.ts";
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
    const refused = { status: 401, serverMessage: "The email address or the password is wrong." };
    await expect(
      house
        .clientOf()
        .logIn({ body: { email: "login@example.com", password: "wrong horse battery" } }),
    ).rejects.toMatchObject(refused);
    await expect(
      house.clientOf().logIn({ body: { email: "nobody@example.com", password } }),
    ).rejects.toMatchObject(refused);
  });

  test.each([
    ["is known and verified", (email: string) => house.signIn(email)],
    [
      "is known and not verified",
      (email: string) => house.clientOf().signUp({ body: { email, password: "another password" } }),
    ],
    ["is not known", async () => {}],
  ])("is opened alike where the address %s", async (state, prepare) => {
    const email = `${state.replaceAll(" ", "-")}@example.com`;
    await prepare(email);
    const answer = await house.send({
      method: "POST",
      url: "/api/auth/signup",
      payload: { email, password, name: "Pat" },
    });
    expect(answer.statusCode).toBe(201);
    const { user, accessToken, refreshToken } = answer.json<SignedIn>();
    expect(user).toMatchObject({ email, name: "Pat", emailVerified: false });
    expect(await house.clientOf(accessToken).getCurrentUser()).toEqual(user);
    expect(await house.clientOf(accessToken).listProjects()).toEqual([]);
    expect((await house.clientOf(refreshToken).refreshSession()).user).toEqual(user);
    const again = await house.clientOf().logIn({ body: { email, password } });
    expect(again.user).toEqual(user);
  });

  test("that claims the address of somebody else leaves their account and their link alone", async () => {
    const owner = await house.signIn("taken@example.com");
    const stranger = await house
      .clientOf()
      .signUp({ body: { email: "taken@example.com", password } });
    expect(stranger.user.id).not.toBe(owner.user.id);
    await house.clientOf().requestMagicLink({ body: { email: "taken@example.com" } });
    await house
      .clientOf(stranger.accessToken)
      .deleteAccount({ body: { email: "taken@example.com" } });
    const token = house.lastLink("taken@example.com");
    const again = await house.clientOf().verifyMagicLink({ body: { token } });
    expect(again.user).toEqual(owner.user);
    await house.clientOf(owner.accessToken).getCurrentUser();
  });

  test.each([
    ["known", (email: string) => house.signIn(email)],
    ["unknown", async () => {}],
  ])("can be opened 5 times an hour for a %s address", async (kind, prepare) => {
    const email = `often-${kind}@example.com`;
    await prepare(email);
    const signUp = () => house.clientOf().signUp({ body: { email, password } });
    // As four sign-ups do, without the time that their passwords take.
    for (let n = 0; n < 4; n++) await consumeLimit(house, "signUpPerAddress", email);
    await signUp();
    await expect(signUp()).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED" });
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

  test("passes on without what the one who opened it could look in by", async () => {
    const email = "watched@example.com";
    const squatter = await house.clientOf().signUp({ body: { email, password } });
    const spy = house.clientOf(squatter.accessToken);
    const { address } = await spy.replaceCalendarFeed();
    const { id: projectId } = await createOwnedObject(
      house,
      "projectId",
      squatter,
      "replaceTrackingKey",
    );
    const { key } = await spy.replaceTrackingKey({ params: { projectId } });
    expect((await house.send({ url: new URL(address ?? "").pathname })).statusCode).toBe(200);

    const owner = house.clientOf((await house.signIn(email)).accessToken);
    expect((await house.send({ url: new URL(address ?? "").pathname })).statusCode).toBe(404);
    expect(await owner.getCalendarFeed()).toEqual({ address: null, createdAt: null });
    expect(key).not.toBeNull();
    expect((await owner.getTracking({ params: { projectId } })).key).toBeNull();
    const late = { status: 401, code: "UNAUTHENTICATED" };
    await expect(spy.replaceCalendarFeed()).rejects.toMatchObject(late);
    await expect(spy.replaceTrackingKey({ params: { projectId } })).rejects.toMatchObject(late);
    await expect(spy.listProjects()).rejects.toMatchObject(late);
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
