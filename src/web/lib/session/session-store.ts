import { ApiError, NetworkError, type Client } from "#contract/client.ts";
import { routes } from "#contract/endpoints/routes.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { User } from "#contract/accounts/user.ts";
import { createSignal, type Signal } from "./signal.ts";

type RefreshDependencies = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  tokens: TokenStore;
  /** Missing on insecure origins and in old browsers: then only this tab's requests share a flight. */
  locks: Pick<LockManager, "request"> | undefined;
  onSessionLost: () => void;
};

/** Takes the access token that was refused; null means that the session is over. */
export type RefreshTokens = (refusedAccessToken: string) => Promise<Tokens | null>;

const LOCK_NAME = "foothold-token-refresh";

/** Far longer than a browser takes to carry storage from one tab's process to another's. */
const STORAGE_LAG_MS = 300;

/** However many requests and tabs find their token expired together, one of them refreshes. */
export function createRefreshTokens(deps: RefreshDependencies): RefreshTokens {
  let inFlight: Promise<Tokens | null> | null = null;

  return (refusedAccessToken) => {
    inFlight ??= whileLocked(deps, () => refreshOnce(deps, refusedAccessToken)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

async function refreshOnce(
  { fetch, tokens, onSessionLost }: RefreshDependencies,
  refusedAccessToken: string,
): Promise<Tokens | null> {
  const held = tokens.read();
  if (!held || held.accessToken !== refusedAccessToken) return held;

  const response = await fetch(routes.refreshSession.path, {
    method: routes.refreshSession.method,
    headers: { authorization: `Bearer ${held.refreshToken}` },
  });

  // A sign-out or a new sign-in while we waited has the last word.
  if (tokens.read()?.refreshToken !== held.refreshToken) return tokens.read();

  if (response.status === 401) {
    tokens.clear();
    onSessionLost();
    return null;
  }
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));

  const { accessToken, refreshToken } = await readTokens(response);
  tokens.write({ accessToken, refreshToken });
  return { accessToken, refreshToken };
}

async function readTokens(response: Response): Promise<Tokens> {
  try {
    return (await response.json()) as Tokens;
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** A lock passes from tab to tab sooner than what its holder wrote, so after a change it is kept. */
function whileLocked<T>(
  { locks, tokens }: RefreshDependencies,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const hold = async () => {
      const before = tokens.read()?.accessToken;
      resolve(await work());
      if (tokens.read()?.accessToken !== before) await delay(STORAGE_LAG_MS);
    };
    locks.request(LOCK_NAME, hold).catch(reject);
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export type Tokens = { accessToken: string; refreshToken: string };

export type TokenStore = {
  read: () => Tokens | null;
  write: (tokens: Tokens) => void;
  clear: () => void;
  /** Hears only of changes made by other tabs; returns what ends the subscription. */
  onChangeElsewhere: (listener: () => void) => () => void;
};

const ACCESS_KEY = "accessToken";
const REFRESH_KEY = "refreshToken";

type StorageEvents = Pick<Window, "addEventListener" | "removeEventListener">;

export function createTokenStore(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  events: StorageEvents,
): TokenStore {
  return {
    read() {
      const accessToken = storage.getItem(ACCESS_KEY);
      const refreshToken = storage.getItem(REFRESH_KEY);
      return accessToken && refreshToken ? { accessToken, refreshToken } : null;
    },
    write({ accessToken, refreshToken }) {
      // Access last: whoever sees a new access token finds its refresh token already there.
      storage.setItem(REFRESH_KEY, refreshToken);
      storage.setItem(ACCESS_KEY, accessToken);
    },
    clear() {
      storage.removeItem(REFRESH_KEY);
      storage.removeItem(ACCESS_KEY);
    },
    onChangeElsewhere(listener) {
      const hear = (event: StorageEvent) => {
        // A null key means that the whole storage was emptied.
        if (event.key === ACCESS_KEY || event.key === null) listener();
      };
      events.addEventListener("storage", hear);
      return () => events.removeEventListener("storage", hear);
    },
  };
}

export type SessionState =
  | { status: "loading" }
  | { status: "signed-in"; user: User }
  | { status: "signed-out"; because: "no-session" | "left" | "renewing" | "lost" };

type SessionStore = {
  read: () => SessionState;
  subscribe: Signal["subscribe"];
  /** Loads the user whose tokens an earlier visit left; later calls do nothing. */
  start: () => void;
  signIn: (answer: SignedIn) => Promise<void>;
  /** `renewing`: only to sign in again, by a link that is on its way. */
  signOut: (because?: "left" | "renewing") => Promise<void>;
  /** The account is gone, and the server has ended its sessions already. */
  forget: () => void;
  replaceUser: (user: User) => void;
};

type Dependencies = {
  api: Pick<Client, "getCurrentUser" | "logOut">;
  tokens: TokenStore;
  sessionLost: Pick<Signal, "subscribe">;
};

/** How long a sign-out waits for the server before it goes on without it. */
const SIGN_OUT_PATIENCE_MS = 3000;

/** Longer than a page lives on once it is left. */
const LEAVING_MS = 300;
const pause = (ms: number) => new Promise<void>((resume) => void setTimeout(resume, ms));

/** A server or a database that starts anew is back within seconds. Until then the call has not failed. */
const COMING_BACK_MS = [1000, 2000, 4000, 8000];

async function askForUser(api: Dependencies["api"]): Promise<User> {
  for (const ms of COMING_BACK_MS) {
    try {
      return await api.getCurrentUser();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 502) throw error;
    }
    await pause(ms);
  }
  return api.getCurrentUser();
}

export function createSessionStore({ api, tokens, sessionLost }: Dependencies): SessionStore {
  const changed = createSignal();
  let state: SessionState = { status: "loading" };
  let isStarted = false;
  let isLeaving = false;
  // Answers to a question that a later one has overtaken are dropped.
  let latestLoad = 0;

  function enter(next: SessionState) {
    latestLoad += 1;
    state = next;
    changed.notify();
  }

  async function loadUser() {
    latestLoad += 1;
    const load = latestLoad;
    const user = await askForUser(api);
    if (load === latestLoad) enter({ status: "signed-in", user });
  }

  async function startWithHeldTokens() {
    const held = tokens.read();
    if (!held) return enter({ status: "signed-out", because: "no-session" });
    await loadUser().catch(async (error: unknown) => {
      // A page that is being left has its calls cut off, which says nothing about the session. It is
      // gone before the pause ends.
      if (error instanceof NetworkError) await pause(LEAVING_MS);
      // Another tab may have signed in meanwhile; its tokens are not ours to clear.
      if (tokens.read()?.refreshToken === held.refreshToken) tokens.clear();
      if (state.status === "loading") enter({ status: "signed-out", because: "no-session" });
    });
  }

  function followOtherTab() {
    if (!tokens.read()) return enter({ status: "signed-out", because: "no-session" });
    // Either a rotation or another account: the server knows. A failure changes nothing here.
    loadUser().catch(() => undefined);
  }

  return {
    read: () => state,
    subscribe: changed.subscribe,

    start() {
      if (isStarted) return;
      isStarted = true;
      tokens.onChangeElsewhere(followOtherTab);
      sessionLost.subscribe(() => {
        if (!isLeaving) enter({ status: "signed-out", because: "lost" });
      });
      void startWithHeldTokens();
    },

    async signIn({ accessToken, refreshToken }) {
      tokens.write({ accessToken, refreshToken });
      try {
        await loadUser();
      } catch (error) {
        tokens.clear();
        enter({ status: "signed-out", because: "no-session" });
        throw error;
      }
    },

    async signOut(because = "left") {
      isLeaving = true;
      // The server ends the session when it can; the device forgets it in any case.
      const signal = AbortSignal.timeout(SIGN_OUT_PATIENCE_MS);
      await api.logOut({}, { signal }).catch(() => undefined);
      tokens.clear();
      enter({ status: "signed-out", because });
      isLeaving = false;
    },

    forget() {
      tokens.clear();
      enter({ status: "signed-out", because: "left" });
    },

    replaceUser(user) {
      if (state.status === "signed-in") enter({ status: "signed-in", user });
    },
  };
}
