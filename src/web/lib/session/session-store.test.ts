import { describe, expect, test, vi } from "vitest";
import { createSend } from "./send-request.ts";
import {
  createRefreshTokens,
  createTokenStore,
  type Tokens,
  createSessionStore,
} from "./session-store.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { ApiError, NetworkError } from "#contract/client.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { User } from "#contract/accounts/user.ts";
import { createSignal } from "./signal.ts";

const OLD: Tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
const NOW_MS = 1_800_000_000_000;
const NEW: Tokens = { accessToken: "access-2", refreshToken: "refresh-2" };

describe("a request", () => {
  test("carries the access token where a user is asked for", async () => {
    const tab = openTab();
    await tab.get();
    expect(tab.calls).toEqual(["GET /api/auth/me access-1"]);
  });

  test("carries none where nobody is asked for", async () => {
    const tab = openTab();
    await tab.send("/api/health", { method: "GET" }, routes.getHealth);
    expect(tab.calls).toEqual(["GET /api/health -"]);
  });

  test("is refreshed and replayed after a 401", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    expect((await tab.get()).status).toBe(200);
    expect(tab.calls).toEqual([
      "GET /api/auth/me access-1",
      "POST /api/auth/refresh refresh-1",
      "GET /api/auth/me access-2",
    ]);
    expect(tab.tokens.read()).toEqual(NEW);
  });

  test("is replayed once only", async () => {
    const tab = openTab({ valid: "neither" });
    expect((await tab.get()).status).toBe(401);
    expect(tab.calls).toHaveLength(3);
  });

  test("keeps its body when replayed", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    await tab.send(
      "/api/auth/me",
      { method: "PATCH", body: `{"name":"Ada"}`, headers: { "content-type": "application/json" } },
      routes.updateCurrentUser,
    );
    expect(tab.bodies).toEqual([`{"name":"Ada"}`, undefined, `{"name":"Ada"}`]);
  });

  test("to billing is neither refreshed nor replayed", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    const answer = await tab.send("/api/billing/plans", { method: "GET" }, routes.listPlans);
    expect(answer.status).toBe(401);
    expect(tab.calls).toEqual(["GET /api/billing/plans access-1"]);
  });

  test("to billing waits for a new token when its own is over", async () => {
    const accessToken = `x.${btoa(JSON.stringify({ exp: NOW_MS / 1000 - 1 }))}.y`;
    const tab = openTab({ held: { ...OLD, accessToken }, valid: NEW.accessToken });
    const answer = await tab.send("/api/billing/plans", { method: "GET" }, routes.listPlans);
    expect(answer.status).toBe(200);
    expect(tab.calls).toEqual([
      "POST /api/auth/refresh refresh-1",
      "GET /api/billing/plans access-2",
    ]);
  });

  test("without tokens is not refreshed", async () => {
    const tab = openTab({ held: null });
    expect((await tab.get()).status).toBe(401);
    expect(tab.calls).toEqual(["GET /api/auth/me -"]);
  });
});

describe("a refresh", () => {
  test("is shared by ten requests that are refused together", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    const answers = await Promise.all(Array.from({ length: 10 }, () => tab.get()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(tab.calls.filter((call) => call.includes("/refresh"))).toHaveLength(1);
  });

  test("is shared by two tabs", async () => {
    const storage = new Map(Object.entries(OLD));
    const tabs = [
      openTab({ valid: NEW.accessToken, storage, locks: navigator.locks }),
      openTab({ valid: NEW.accessToken, storage, locks: navigator.locks }),
    ];
    await Promise.all(tabs.flatMap((tab) => [tab.get(), tab.get()]));
    expect(refreshesOf(tabs)).toEqual(["POST /api/auth/refresh refresh-1"]);
  });

  test("is shared by two tabs although storage reaches the other one late", async () => {
    const tabs = openDistantTabs({ valid: NEW.accessToken });
    const answers = await Promise.all(tabs.map((tab) => tab.get()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(refreshesOf(tabs)).toEqual(["POST /api/auth/refresh refresh-1"]);
  });

  test("is not repeated by a tab that finds its token refused a moment after", async () => {
    const [first, second] = openDistantTabs({ valid: NEW.accessToken });
    await first.get();
    await second.get();
    expect(refreshesOf([first, second])).toEqual(["POST /api/auth/refresh refresh-1"]);
  });

  test("that failed in one tab is tried by the other", async () => {
    const tabs = openDistantTabs({ valid: "neither", refreshStatus: 503 });
    await Promise.allSettled(tabs.map((tab) => tab.get()));
    expect(refreshesOf(tabs)).toHaveLength(2);
  });

  test("is skipped when another tab has already brought new tokens", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    tab.before = () => tab.tokens.write(NEW);
    expect((await tab.get()).status).toBe(200);
    expect(tab.calls).toEqual(["GET /api/auth/me access-1", "GET /api/auth/me access-2"]);
  });

  test("that is refused clears the tokens and ends the session", async () => {
    const tab = openTab({ valid: "neither", refreshStatus: 401 });
    expect((await tab.get()).status).toBe(401);
    expect(tab.tokens.read()).toBeNull();
    expect(tab.onSessionLost).toHaveBeenCalledOnce();
  });

  test("that is refused for ten requests ends the session once", async () => {
    const tab = openTab({ valid: "neither", refreshStatus: 401 });
    await Promise.all(Array.from({ length: 10 }, () => tab.get()));
    expect(tab.onSessionLost).toHaveBeenCalledOnce();
  });

  test.each([500, 503, 429])("that fails with %i keeps the tokens and is told", async (status) => {
    const tab = openTab({ valid: "neither", refreshStatus: status });
    await expect(tab.get()).rejects.toMatchObject({ status });
    expect(tab.tokens.read()).toEqual(OLD);
    expect(tab.onSessionLost).not.toHaveBeenCalled();
  });

  test("whose answer breaks off says nothing about the session", async () => {
    const tab = openTab({ valid: "neither" });
    const terminated = new TypeError("terminated");
    tab.refreshBody = new ReadableStream({ pull: (stream) => stream.error(terminated) });
    await expect(tab.get()).rejects.toMatchObject({ name: "NetworkError", cause: terminated });
    expect(tab.tokens.read()).toEqual(OLD);
    expect(tab.onSessionLost).not.toHaveBeenCalled();
  });

  test("does not bring back a session that was signed out meanwhile", async () => {
    const tab = openTab({ valid: NEW.accessToken });
    tab.beforeRefresh = () => tab.tokens.clear();
    expect((await tab.get()).status).toBe(401);
    expect(tab.tokens.read()).toBeNull();
  });

  test("can follow an earlier one", async () => {
    const tab = openTab({ valid: "neither", refreshStatus: 503 });
    await expect(tab.get()).rejects.toMatchObject({ status: 503 });
    await expect(tab.get()).rejects.toMatchObject({ status: 503 });
    expect(tab.calls.filter((call) => call.includes("/refresh"))).toHaveLength(2);
  });
});

type TabOptions = {
  held?: Tokens | null;
  /** The access token that the server takes. */
  valid?: string;
  refreshStatus?: number;
  storage?: Map<string, string>;
  events?: EventTarget;
  onWrite?: (key: string, value: string) => void;
  locks?: Pick<LockManager, "request">;
};

type Tab = ReturnType<typeof openTab>;

function openTab({
  held = OLD,
  valid = OLD.accessToken,
  refreshStatus = 200,
  storage = new Map(Object.entries(held ?? {})),
  events = new EventTarget(),
  onWrite = () => {},
  locks,
}: TabOptions = {}) {
  const tokens = createTokenStore(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem(key, value) {
        storage.set(key, value);
        onWrite(key, value);
      },
      removeItem: (key) => void storage.delete(key),
    },
    events as unknown as Window,
  );
  const tab = {
    tokens,
    calls: [] as string[],
    bodies: [] as unknown[],
    onSessionLost: vi.fn<() => void>(),
    before: () => {},
    beforeRefresh: () => {},
    refreshBody: null as ReadableStream | null,
    get: () => tab.send("/api/auth/me", { method: "GET" }, routes.getCurrentUser),
    send: createSend({
      fetch,
      tokens,
      now: () => NOW_MS,
      refreshTokens: createRefreshTokens({
        fetch,
        tokens,
        locks,
        onSessionLost: () => tab.onSessionLost(),
      }),
    }),
  };

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const bearer = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? "-";
    tab.calls.push(`${init.method} ${url} ${bearer}`);
    tab.bodies.push(init.body);
    await Promise.resolve();
    if (url === routes.refreshSession.path) {
      tab.beforeRefresh();
      if (tab.refreshBody) return new Response(tab.refreshBody);
      return Response.json(refreshStatus === 200 ? NEW : { message: "no" }, {
        status: refreshStatus,
      });
    }
    tab.before();
    return Response.json({}, { status: bearer === valid ? 200 : 401 });
  }

  return tab;
}

/** Two tabs in processes of their own: what one writes is in the other's storage a little later. */
function openDistantTabs(options: TabOptions): [Tab, Tab] {
  const [left, right] = [createSide(), createSide()];
  return [openSide(left, right), openSide(right, left)];

  function createSide() {
    return { storage: new Map(Object.entries(OLD)), events: new EventTarget() };
  }

  function openSide(own: ReturnType<typeof createSide>, other: ReturnType<typeof createSide>) {
    const onWrite = (key: string, value: string) => {
      setTimeout(() => {
        other.storage.set(key, value);
        other.events.dispatchEvent(Object.assign(new Event("storage"), { key }));
      }, 5);
    };
    return openTab({ ...options, ...own, onWrite, locks: navigator.locks });
  }
}

function refreshesOf(tabs: Tab[]): string[] {
  return tabs.flatMap(({ calls }) => calls).filter((call) => call.includes("/refresh"));
}

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

  test.each([
    new ApiError(401, null),
    new ApiError(403, null),
    new ApiError(404, { code: "NOT_FOUND" }),
  ])("a refusal clears both tokens: %s", async (refusal) => {
    const visit = open();
    visit.getCurrentUser.mockRejectedValue(refusal);
    visit.store.start();
    await settle();
    expect(visit.held()).toBeNull();
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
  });

  test.each<[name: string, failure: Error]>([
    ["a crowd", new ApiError(429, { code: "RATE_LIMITED" })],
    ["a proxy whose server is away", new ApiError(404, null)],
    ["a fault", new ApiError(500, null)],
    ["a server that starts anew", new ApiError(503, null)],
    ["no network", new NetworkError(new TypeError("Failed to fetch"))],
  ])("%s keeps the tokens, and the user is asked for again", async (_name, failure) => {
    vi.useFakeTimers();
    const visit = open();
    visit.getCurrentUser.mockRejectedValue(failure);
    visit.store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.store.read()).toEqual({ status: "loading" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(visit.store.read()).toEqual({ status: "unreachable", isTrying: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visit.held()).toEqual(HELD);
    expect(visit.store.read()).toEqual({ status: "unreachable", isTrying: false });
    const tries = visit.getCurrentUser.mock.calls.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(9);
    visit.getCurrentUser.mockResolvedValue(ADA);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
    vi.useRealTimers();
  });

  test("the next try can be asked for, and is shown as under way", async () => {
    vi.useFakeTimers();
    const visit = open();
    visit.getCurrentUser.mockRejectedValue(new ApiError(500, null));
    visit.store.start();
    await vi.advanceTimersByTimeAsync(3000);
    const answer = Promise.withResolvers<User>();
    visit.getCurrentUser.mockReturnValue(answer.promise);
    visit.store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.store.read()).toEqual({ status: "unreachable", isTrying: true });
    answer.resolve(ADA);
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
    vi.useRealTimers();
  });

  test("a sign-out elsewhere ends the tries", async () => {
    vi.useFakeTimers();
    const visit = open();
    visit.getCurrentUser.mockRejectedValue(new ApiError(500, null));
    visit.store.start();
    await vi.advanceTimersByTimeAsync(3000);
    const tries = visit.getCurrentUser.mock.calls.length;
    visit.changeElsewhere(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visit.getCurrentUser).toHaveBeenCalledTimes(tries);
    expect(visit.store.read()).toEqual({ status: "signed-out", because: "no-session" });
    vi.useRealTimers();
  });
});

test("a database that restarts signs nobody out", async () => {
  vi.useFakeTimers();
  const visit = open();
  const away = new ApiError(503, { code: "UNAVAILABLE", message: "The database doesn't answer." });
  visit.getCurrentUser.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  visit.store.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(visit.store.read()).toEqual({ status: "loading" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
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

  test("leaves nothing behind when the user is refused", async () => {
    const visit = open({ held: null });
    visit.store.start();
    visit.getCurrentUser.mockRejectedValue(new ApiError(403, null));
    const signingIn = visit.store.signIn({ ...HELD, user: ADA } as SignedIn);
    await expect(signingIn).rejects.toMatchObject({ status: 403 });
    expect(visit.held()).toBeNull();
  });

  test.each([new ApiError(429, null), new ApiError(500, null), new NetworkError("offline")])(
    "goes on with the user that came with the tokens after %s",
    async (failure) => {
      const visit = open({ held: null });
      visit.store.start();
      visit.getCurrentUser.mockRejectedValue(failure);
      await visit.store.signIn({ ...HELD, user: ADA } as SignedIn);
      expect(visit.held()).toEqual(HELD);
      expect(visit.store.read()).toEqual({ status: "signed-in", user: ADA });
    },
  );
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
