import { createClient, NetworkError } from "#contract/client.ts";
import { createRefreshTokens, createTokenStore } from "./session/session-store.ts";
import { createSend } from "./session/send-request.ts";
import { createSignal } from "./session/signal.ts";

const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** Built lazily from globals, because the landing page is also rendered where there is no window. */
export const tokens = createTokenStore(browserStorage, {
  addEventListener: (...args: Parameters<Window["addEventListener"]>) =>
    window.addEventListener(...args),
  removeEventListener: (...args: Parameters<Window["removeEventListener"]>) =>
    window.removeEventListener(...args),
});

/** The server refused to prolong the session. */
export const sessionLost = createSignal();

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError(error) : error;
  }
}

export const api = createClient(
  createSend({
    fetch: send,
    tokens,
    now: () => Date.now(),
    refreshTokens: createRefreshTokens({
      fetch: send,
      tokens,
      locks: globalThis.navigator?.locks,
      onSessionLost: sessionLost.notify,
    }),
  }),
);
