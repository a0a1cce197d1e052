import { ApiError, NetworkError } from "#contract/client.ts";
import { routes } from "#contract/endpoints/routes.ts";

type Dependencies = {
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
export function createRefreshTokens(deps: Dependencies): RefreshTokens {
  let inFlight: Promise<Tokens | null> | null = null;

  return (refusedAccessToken) => {
    inFlight ??= whileLocked(deps, () => refreshOnce(deps, refusedAccessToken)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

async function refreshOnce(
  { fetch, tokens, onSessionLost }: Dependencies,
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
function whileLocked<T>({ locks, tokens }: Dependencies, work: () => Promise<T>): Promise<T> {
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
