import { describe, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "#contract/client.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { User } from "#contract/accounts/user.ts";
import { createSessionStore } from "./session-store.ts";
import { createSignal } from "./signal.ts";
import type { Tokens } from "./refresh-tokens.ts";

const ADA = { id: "1", email: "ada@example.com", name: "Ada" } as User;
const HELD: Tokens = { accessToken: "a", refreshToken: "r" };

describe("at startup", () => {
  test("nobody is signed in without tokens, and the server is not asked", async () => {
    const visit = open({ held: null });
    visit.store.start();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
    expect(visit.getCurrentUser).not.toHaveBeenCalled();
  });

  test("tokens and an answer make a session", async () => {
    const visit = open();
    visit.store.start();
    expect(visit.store.read()).toEqual({ status: "loading" });
    await settle();
    expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
  });

  test("the user is asked for once, however often it starts", async () => {
    const visit = open();
    visit.store.start();
    visit.store.start();
    await settle();
    expect(visit.getCurrentUser).toHaveBeenCalledOnce();
  });

  test("a failure clears both tokens", async () => {
    const visit = open();
    visit.getCurrentUser.mockRejectedValue(new Error("down"));
    visit.store.start();
    await settle();
    expect(visit.held()).toBeNull();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
  });
});

test("a call that is cut off because the page is left clears nothing", async () => {
  vi.useFakeTimers();
  const visit = open();
  visit.getCurrentUser.mockRejectedValue(new NetworkError("cut off"));
  visit.store.start();
  await vi.advanceTimersByTimeAsync(50);
  expect(visit.held()).toEqual(HELD);
  await vi.advanceTimersByTimeAsync(1000);
  expect(visit.held()).toBeNull();
  vi.useRealTimers();
});

test("a database that restarts signs nobody out", async () => {
  vi.useFakeTimers();
  const visit = open();
  const away = new ApiError(503, { code: "UNAVAILABLE", message: "The database does not answer." });
  visit.getCurrentUser.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  visit.store.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(visit.store.read()).toEqual({ status: "loading" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
  vi.useRealTimers();
});

test("one that stays away counts as a failure in the end", async () => {
  vi.useFakeTimers();
  const visit = open();
  visit.getCurrentUser.mockRejectedValue(new ApiError(503, null));
  visit.store.start();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(visit.held()).toEqual(HELD);
  await vi.advanceTimersByTimeAsync(2000);
  expect(visit.held()).toBeNull();
  vi.useRealTimers();
});

describe("signing in", () => {
  test("stores both tokens, then loads the user", async () => {
    const visit = open({ held: null });
    visit.store.start();
    visit.getCurrentUser.mockImplementation(async () => {
      expect(visit.held()).toEqual(HELD);
      return ADA;
    });
    await visit.store.signIn({ ...HELD, user: ADA } as SignedIn);
    expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
  });

  test("leaves nothing behind when the user cannot be loaded", async () => {
    const visit = open({ held: null });
    visit.store.start();
    visit.getCurrentUser.mockRejectedValue(new Error("down"));
    await expect(visit.store.signIn({ ...HELD, user: ADA } as SignedIn)).rejects.toThrow("down");
    expect(visit.held()).toBeNull();
  });
});

describe("signing out", () => {
  test.each([
    ["the server agrees", () => Promise.resolve(undefined)],
    ["the server cannot be reached", () => Promise.reject(new Error("down"))],
  ])("clears tokens and user when %s", async (_, answer) => {
    const visit = await openSignedIn();
    visit.logOut.mockImplementation(answer);
    await visit.store.signOut();
    expect(visit.logOut).toHaveBeenCalledOnce();
    expect(visit.held()).toBeNull();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "left" });
  });

  test("stays a sign-out when the session turns out to be lost already", async () => {
    const visit = await openSignedIn();
    visit.logOut.mockImplementation(async () => void visit.sessionLost.notify());
    await visit.store.signOut();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "left" });
  });
});

test("whoever signs out to sign in again is known as such", async () => {
  const visit = await openSignedIn();
  await visit.store.signOut("renewing");
  expect(visit.held()).toBeNull();
  expect(visit.store.read()).toEqual({ status: "signed-out", because: "renewing" });
});

test("an account that is gone is forgotten without asking the server", async () => {
  const visit = await openSignedIn();
  visit.store.forget();
  expect(visit.logOut).not.toHaveBeenCalled();
  expect(visit.held()).toBeNull();
  expect(visit.store.read()).toEqual({ status: "signed-out", because: "left" });
});

describe("the session ends here when", () => {
  test("the server refuses to prolong it", async () => {
    const visit = await openSignedIn();
    visit.sessionLost.notify();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "lost" });
  });

  test("another tab signs out", async () => {
    const visit = await openSignedIn();
    visit.changeElsewhere(null);
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
  });
});

test("another tab's sign-in is noticed", async () => {
  const visit = open({ held: null });
  visit.store.start();
  visit.changeElsewhere(HELD);
  await settle();
  expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
});

test("an answer that a sign-out has overtaken is dropped", async () => {
  const visit = open();
  visit.store.start();
  visit.changeElsewhere(null);
  await settle();
  expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
});

async function openSignedIn() {
  const visit = open();
  visit.store.start();
  await settle();
  return visit;
}

function open({ held = HELD }: { held?: Tokens | null } = {}) {
  let stored = held;
  const elsewhere = createSignal();
  const sessionLost = createSignal();
  const getCurrentUser = vi.fn<() => Promise<User>>(async () => ADA);
  const logOut = vi.fn<() => Promise<undefined>>(async () => undefined);
  const store = createSessionStore({
    api: { getCurrentUser, logOut },
    tokens: {
      read: () => stored,
      write: (tokens) => void (stored = tokens),
      clear: () => void (stored = null),
      onChangeElsewhere: elsewhere.subscribe,
    },
    sessionLost,
  });
  const changeElsewhere = (tokens: Tokens | null) => {
    stored = tokens;
    elsewhere.notify();
  };
  return { store, getCurrentUser, logOut, sessionLost, changeElsewhere, held: () => stored };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
