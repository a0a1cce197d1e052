import { ApiError, type Client, NetworkError } from "#contract/client.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import type { User } from "#contract/accounts/user.ts";
import { createSignal, type Signal } from "./signal.ts";
import type { TokenStore } from "./refresh-tokens.ts";

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
