import { useSyncExternalStore } from "react";
import type { User } from "#contract/accounts/user.ts";
import { api, sessionLost, tokens } from "../api.ts";
import type { SessionState } from "./session-state.ts";
import { createSessionStore } from "./session-store.ts";

export const session = createSessionStore({ api, tokens, sessionLost });

if (typeof window !== "undefined") window.addEventListener("online", () => session.retry());

const WHILE_PRERENDERED: SessionState = { status: "loading" };

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, () => WHILE_PRERENDERED);
}

/** For what renders behind the guard only. */
export function useUser(): User {
  const state = useSession();
  if (state.status !== "signed-in") throw new Error("There is no user outside the guard.");
  return state.user;
}
