import { ApiError, NetworkError, type Client } from "#contract/client.ts";
import { routes } from "#contract/endpoints/routes.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { User } from "#contract/accounts/user.ts";
import { createPause, createState, type SessionState } from "./session-state.ts";
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

type SessionStore = {
  read: () => SessionState;
  subscribe: Signal["subscribe"];
  /** Loads the user whose tokens an earlier visit left; later calls do nothing. */
  start: () => void;
  /** Of one that can't be reached: at once, rather than in a while. */
  retry: () => void;
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

/** Between one try to load the user and the next, the last for ever. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** A server or a database that starts anew is back within seconds: so many tries fail unseen. */
const QUIET_TRIES = 2;

/** Whether the server refuses the session itself. A crowd, a fault, a lost connection or a proxy without a server says nothing about it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 401 || error.status === 403) return true;
  const isOurs = error.code !== null && error.code !== "RATE_LIMITED";
  return isOurs && error.status >= 400 && error.status < 500;
}

export function createSessionStore({ api, tokens, sessionLost }: Dependencies): SessionStore {
  const changed = createSignal();
  const { read, enter, loadUser } = createState(api, changed.notify);
  const { pause, wake } = createPause();
  let isStarted = false;
  let isLeaving = false;
  /** Until somebody is known to be signed in or out, by this try or by another tab. */
  const isOpen = () => read().status === "loading" || read().status === "unreachable";

  async function startWithHeldTokens() {
    if (!tokens.read()) return enter({ status: "signed-out", because: "no-session" });
    for (let tries = 0; isOpen(); tries += 1) {
      if (tries > QUIET_TRIES) enter({ status: "unreachable", isTrying: true });
      if (await tryHeldTokens()) return;
      if (!isOpen()) return;
      if (tries >= QUIET_TRIES) enter({ status: "unreachable", isTrying: false });
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
    }
  }

  /** False where it has to be tried again. */
  async function tryHeldTokens(): Promise<boolean> {
    const held = tokens.read();
    try {
      await loadUser();
    } catch (error) {
      if (!isRefusal(error)) return false;
      // Another tab may have signed in meanwhile; its tokens are not ours to clear.
      if (tokens.read()?.refreshToken === held?.refreshToken) tokens.clear();
      if (isOpen()) enter({ status: "signed-out", because: "no-session" });
    }
    return true;
  }

  function followOtherTab() {
    if (!tokens.read()) return enter({ status: "signed-out", because: "no-session" });
    // Either a rotation or another account: the server knows. A failure changes nothing here.
    loadUser().catch(() => undefined);
  }

  return {
    read,
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

    retry: wake,

    async signIn({ accessToken, refreshToken, user }) {
      tokens.write({ accessToken, refreshToken });
      try {
        await loadUser();
      } catch (error) {
        // The server said a moment ago who it is, and the link is spent.
        if (!isRefusal(error)) return enter({ status: "signed-in", user });
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
      if (read().status === "signed-in") enter({ status: "signed-in", user });
    },
  };
}
