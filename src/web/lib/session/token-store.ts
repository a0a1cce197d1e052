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
