import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const enter = async (email: string) => {
  const { accessToken } = await house.signIn(email);
  return house.clientOf(accessToken);
};

const NOTHING_TOLD = {
  name: null,
  redditKarma: 0,
  redditAccountAge: 0,
  projectName: "",
  projectDescription: "",
  projectUrl: null,
  targetAudience: [],
  step: 1,
  completedAt: null,
};

describe("the onboarding", () => {
  test("is kept step by step, and goes on where it was left, on any device", async () => {
    const me = await enter("steps@example.com");
    expect(await me.getOnboarding()).toEqual(NOTHING_TOLD);

    await me.saveOnboarding({
      body: { name: " Ada ", redditKarma: 120, redditAccountAge: 400, step: 2 },
    });
    await me.saveOnboarding({
      body: { projectName: "Ropewise", projectUrl: "ropewise.example", step: 3 },
    });
    await me.saveOnboarding({ body: { targetAudience: ["Developers", "Developers"] } });

    const elsewhere = await enter("steps@example.com");
    expect(await elsewhere.getOnboarding()).toEqual({
      ...NOTHING_TOLD,
      name: "Ada",
      redditKarma: 120,
      redditAccountAge: 400,
      projectName: "Ropewise",
      projectUrl: "https://ropewise.example",
      targetAudience: ["Developers"],
      step: 3,
    });
  });

  test("asks for name, karma and age where the account has them, and nowhere else", async () => {
    const me = await enter("one-home@example.com");
    await me.saveOnboarding({ body: { name: "Ada", redditKarma: 7, redditAccountAge: 9 } });
    expect(await me.getCurrentUser()).toMatchObject({
      name: "Ada",
      redditKarma: 7,
      redditAccountAgeDays: 9,
      onboardedAt: null,
    });
    expect((await me.getPostingContext()).author).toEqual({ karma: 7, accountAgeDays: 9 });
    await me.updateCurrentUser({ body: { name: "Grace", redditKarma: null } });
    expect(await me.getOnboarding()).toMatchObject({ name: "Grace", redditKarma: 0 });
    await me.saveOnboarding({ body: { redditAccountAge: null } });
    expect((await me.getPostingContext()).author).toEqual({ karma: null, accountAgeDays: null });
  });

  test("is complete once, however often that is said", async () => {
    const me = await enter("complete@example.com");
    const first = await me.saveOnboarding({ body: { step: 4, isComplete: true } });
    expect(first.completedAt).toBe(house.clock().toISOString());
    house.advance(60_000);
    const again = await me.saveOnboarding({ body: { isComplete: true } });
    expect(again.completedAt).toBe(first.completedAt);
    expect((await me.getCurrentUser()).onboardedAt).toBe(first.completedAt);
  });

  test("loses nothing when two tabs save different answers together", async () => {
    const me = await enter("together@example.com");
    await Promise.all([
      me.saveOnboarding({ body: { projectName: "Ropewise" } }),
      me.saveOnboarding({ body: { targetAudience: ["Students"] } }),
      me.saveOnboarding({ body: { name: "Ada", step: 3 } }),
    ]);
    expect(await me.getOnboarding()).toMatchObject({
      name: "Ada",
      projectName: "Ropewise",
      targetAudience: ["Students"],
      step: 3,
    });
  });

  test.each([
    [{}, "You sent nothing to change."],
    [{ name: "x".repeat(81) }, "The name can have at most 80 characters."],
    [{ redditKarma: -1 }, "Karma can't be below 0 here."],
    [{ redditKarma: "12" }, "Karma must be a whole number."],
    [{ redditAccountAge: -1 }, "The account's age can't be negative."],
    [{ redditAccountAge: 20_001 }, "This account's age is out of range."],
    [{ projectName: "x".repeat(101) }, "The project's name can have at most 100 characters."],
    [
      { projectDescription: "x".repeat(5001) },
      "The description can have at most 5,000 characters.",
    ],
    [
      { projectUrl: "ftp://ropewise.example" },
      "That doesn't look like a web address. It should begin with https:// or http://.",
    ],
    [{ projectUrl: `https://a.example/${"x".repeat(2000)}` }, "This address is too long."],
    [{ targetAudience: ["Everyone"] }, "We don't know this audience."],
    [{ step: 5 }, "The step is a whole number from 1 to 4."],
    [{ isComplete: false }, "Complete the onboarding with true."],
    [{ email: "other@example.com" }, "This call doesn't know the field email."],
  ])("refuses %o with its own sentence, and keeps nothing of it", async (body, serverMessage) => {
    const me = await enter(`bad-${Math.random()}@example.com`);
    await expect(me.saveOnboarding({ body: body as object })).rejects.toMatchObject({
      status: 400,
      serverMessage,
    });
    expect(await me.getOnboarding()).toEqual(NOTHING_TOLD);
  });

  test("can't be changed from a session that has ended", async () => {
    const me = await enter("left@example.com");
    await me.logOut();
    await expect(me.saveOnboarding({ body: { step: 2 } })).rejects.toMatchObject({ status: 401 });
    await expect(me.getOnboarding()).rejects.toMatchObject({ status: 401 });
  });
});
