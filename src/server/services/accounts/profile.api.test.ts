import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

describe("the profile", () => {
  test("changes what is sent, and nothing else", async () => {
    const { accessToken, user } = await house.signIn("profile@example.com");
    const me = house.clientOf(accessToken);
    const changed = await me.updateCurrentUser({
      body: { name: "  Ada ", timezone: "Europe/Berlin", redditUsername: "ada_l", redditKarma: 12 },
    });
    expect(changed).toEqual({
      ...user,
      name: "Ada",
      timezone: "Europe/Berlin",
      timezoneToldAt: house.clock().toISOString(),
      redditUsername: "ada_l",
      redditKarma: 12,
      redditKarmaToldAt: house.clock().toISOString(),
    });
    expect(await me.updateCurrentUser({ body: { name: "" } })).toEqual({ ...changed, name: null });
    expect(await me.getCurrentUser()).toEqual({ ...changed, name: null });
  });

  describe("its time zone", () => {
    const zone = { timezone: "Asia/Kolkata" };
    async function enter(email: string) {
      const { accessToken, user } = await house.signIn(email);
      return { me: house.clientOf(accessToken), user };
    }

    test("is what the browser says while nobody told one", async () => {
      const { me, user } = await enter("zone-untold@example.com");
      expect(user).toMatchObject({ timezone: "UTC", timezoneToldAt: null });
      const taken = await me.updateCurrentUser({ body: { browserTimezone: "Asia/Kolkata" } });
      expect(taken).toMatchObject({ ...zone, timezoneToldAt: house.clock().toISOString() });
      const again = await me.updateCurrentUser({ body: { browserTimezone: "Europe/Berlin" } });
      expect(again).toEqual(taken);
    });

    test("stays UTC where the user chose that", async () => {
      const { me } = await enter("zone-utc@example.com");
      const chosen = await me.updateCurrentUser({ body: { timezone: "UTC" } });
      const heard = await me.updateCurrentUser({ body: { browserTimezone: "Asia/Kolkata" } });
      expect(heard).toEqual(chosen);
      expect(chosen.timezoneToldAt).not.toBeNull();
    });

    test("is the user's choice, whichever of the two comes first", async () => {
      const { me } = await enter("zone-race@example.com");
      await Promise.all([
        me.updateCurrentUser({ body: { browserTimezone: "Asia/Kolkata" } }),
        me.updateCurrentUser({ body: { timezone: "UTC" } }),
        me.updateCurrentUser({ body: { browserTimezone: "Europe/Berlin" } }),
      ]);
      expect(await me.getCurrentUser()).toMatchObject({ timezone: "UTC" });
    });

    test("is taken at a later sign-in, too, and not replaced by the next", async () => {
      const email = "zone-later@example.com";
      const { accessToken } = await house.signIn(email);
      const enterFrom = async (timezone: string) => {
        await house.clientOf().requestMagicLink({ body: { email } });
        const body = { token: house.lastLink(email), timezone };
        return (await house.clientOf().verifyMagicLink({ body })).user.timezone;
      };
      expect(await enterFrom("Asia/Kolkata")).toBe("Asia/Kolkata");
      expect(await enterFrom("Europe/Berlin")).toBe("Asia/Kolkata");
      const me = house.clientOf(accessToken);
      expect(await me.updateCurrentUser({ body: { timezone: "UTC" } })).toMatchObject({
        timezone: "UTC",
      });
      expect(await enterFrom("Europe/Berlin")).toBe("UTC");
    });

    test("was told where the account came with one", async () => {
      const body = { email: "zone-told@example.com", password: "correct horse battery", ...zone };
      const { accessToken, user } = await house.clientOf().signUp({ body });
      expect(user).toMatchObject({ ...zone, timezoneToldAt: house.clock().toISOString() });
      const me = house.clientOf(accessToken);
      const heard = await me.updateCurrentUser({ body: { browserTimezone: "Europe/Berlin" } });
      expect(heard).toMatchObject(zone);
    });
  });

  test("counts the age of the Reddit account on by itself", async () => {
    const { accessToken, user } = await house.signIn("grows@example.com");
    expect(user).toMatchObject({ redditAccountAgeDays: 0, redditAccountSince: null });
    const me = house.clientOf(accessToken);
    const told = await me.updateCurrentUser({ body: { redditAccountAgeDays: 30 } });
    expect(told).toMatchObject({ redditAccountAgeDays: 30, redditAccountSince: "2026-10-16" });
    house.advance(12 * DAY_MS);
    const later = await house.signIn("grows@example.com");
    expect(later.user).toMatchObject({
      redditAccountAgeDays: 42,
      redditAccountSince: "2026-10-16",
    });
  });

  test("keeps nought apart from what was not told, and forgets what is sent as null", async () => {
    const { accessToken } = await house.signIn("nought@example.com");
    const me = house.clientOf(accessToken);
    const author = async () => (await me.getPostingContext()).author;
    expect(await author()).toEqual({ karma: null, accountAgeDays: null });
    await me.updateCurrentUser({ body: { redditKarma: 0, redditAccountAgeDays: 0 } });
    expect(await author()).toEqual({ karma: 0, accountAgeDays: 0 });
    const forgot = await me.updateCurrentUser({
      body: { redditKarma: null, redditAccountAgeDays: null },
    });
    expect(forgot).toMatchObject({
      redditKarma: 0,
      redditKarmaToldAt: null,
      redditAccountAgeDays: 0,
      redditAccountSince: null,
    });
    expect(await author()).toEqual({ karma: null, accountAgeDays: null });
  });

  test.each([
    [{}, "You sent nothing to change."],
    [{ name: "x".repeat(81) }, "The name can have at most 80 characters."],
    [{ name: "a\0b" }, "The text has a character we can't store."],
    [{ timezone: "+05:30" }, "We don't know this time zone."],
    [{ timezone: "Mars/Olympus" }, "We don't know this time zone."],
    [
      { redditUsername: "u/ada" },
      "A Reddit user name has 3 to 20 letters, digits, underscores or dashes.",
    ],
    [{ redditKarma: -1 }, "Karma can't be below 0 here."],
    [{ redditKarma: 1.5 }, "Karma must be a whole number."],
    [{ redditAccountAgeDays: -1 }, "The account's age can't be negative."],
    [{ redditAccountAgeDays: 20_001 }, "This account's age is out of range."],
    [{ email: "other@example.com" }, "This call doesn't know the field email."],
  ])("refuses %o with its own sentence", async (body, serverMessage) => {
    const { accessToken } = await house.signIn(`p${Math.random()}@example.com`);
    await expect(
      house.clientOf(accessToken).updateCurrentUser({ body: body as object }),
    ).rejects.toMatchObject({ status: 400, serverMessage });
  });

  test("can't be changed from a session that has ended", async () => {
    const { accessToken } = await house.signIn("ended@example.com");
    await house.clientOf(accessToken).logOut();
    await expect(
      house.clientOf(accessToken).updateCurrentUser({ body: { name: "Late" } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});

describe("karma day by day", () => {
  const enter = async (email: string) => house.clientOf((await house.signIn(email)).accessToken);
  const today = () => house.clock().toISOString().slice(0, 10);

  test("keeps the latest of each day, from settings and onboarding, and only one's own", async () => {
    let me = await enter("karma@example.com");
    expect(await me.getKarma()).toEqual({
      snapshots: [],
      isFetched: false,
      askedAt: null,
      unlocks: [],
    });
    const first = today();
    await me.saveOnboarding({ body: { redditKarma: 10, redditAccountAge: 5 } });
    await me.updateCurrentUser({ body: { redditKarma: 12 } });
    await me.updateCurrentUser({ body: { name: "Ada" } });
    house.advance(DAY_MS);
    me = await enter("karma@example.com");
    await me.updateCurrentUser({ body: { redditKarma: 30 } });
    const { snapshots } = await me.getKarma();
    expect(snapshots).toEqual([
      { day: first, karma: 12, accountAgeDays: 5, source: "typed" },
      { day: today(), karma: 30, accountAgeDays: 6, source: "typed" },
    ]);
    const other = await enter("other-karma@example.com");
    expect((await other.getKarma()).snapshots).toEqual([]);
  });

  test("what is forgotten leaves its day, and a clock that goes back doubles none", async () => {
    let me = await enter("jumps@example.com");
    await me.updateCurrentUser({ body: { redditKarma: 7 } });
    house.advance(DAY_MS);
    me = await enter("jumps@example.com");
    await me.updateCurrentUser({ body: { redditKarma: 8 } });
    house.advance(-DAY_MS);
    me = await enter("jumps@example.com");
    await me.updateCurrentUser({ body: { redditKarma: 9 } });
    const karma = async () => (await me.getKarma()).snapshots.map((snapshot) => snapshot.karma);
    expect(await karma()).toEqual([9, 8]);
    await me.updateCurrentUser({ body: { redditKarma: null } });
    expect(await karma()).toEqual([8]);
  });

  describe("is about one Reddit account", () => {
    const told = { redditKarma: 900, redditAccountAgeDays: 400 };
    const named = { ...told, redditUsername: "ada_l" };
    const kept = { karma: 900, accountAgeDays: 401, days: [900] };
    test.each([
      [
        "another one begins with nothing",
        named,
        { redditUsername: "bob_b" },
        { karma: null, accountAgeDays: null, days: [] },
      ],
      [
        "or with what is sent along",
        named,
        { redditUsername: "bob_b", redditKarma: 3 },
        { karma: 3, accountAgeDays: null, days: [3] },
      ],
      ["spelt in capitals it is the same", named, { redditUsername: "ADA_L" }, kept],
      ["named for the first time it stays", told, { redditUsername: "ada_l" }, kept],
      ["without a name it stays", named, { redditUsername: null }, kept],
    ])("%s", async (name, before, change, { days, ...expected }) => {
      const email = `${name.replaceAll(" ", "-")}@example.com`;
      await (await enter(email)).updateCurrentUser({ body: before });
      house.advance(DAY_MS);
      const me = await enter(email);
      await me.updateCurrentUser({ body: change });
      expect((await me.getPostingContext()).author).toEqual(expected);
      const { snapshots } = await me.getKarma();
      expect(snapshots.map(({ karma }) => karma)).toEqual(days);
    });
  });
});
