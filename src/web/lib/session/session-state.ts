import type { User } from "#contract/accounts/user.ts";
import type { Client } from "#contract/client.ts";

export type SessionState =
  | { status: "loading" }
  /** There are tokens, and nobody can say whose: the server does not answer, or not in earnest. */
  | { status: "unreachable"; isTrying: boolean }
  | { status: "signed-in"; user: User }
  | { status: "signed-out"; because: "no-session" | "left" | "renewing" | "lost" };

/** Answers to a question that a later one has overtaken are dropped. */
export function createState(api: Pick<Client, "getCurrentUser">, onChange: () => void) {
  let state: SessionState = { status: "loading" };
  let latestLoad = 0;

  function enter(next: SessionState) {
    latestLoad += 1;
    state = next;
    onChange();
  }

  async function loadUser() {
    latestLoad += 1;
    const load = latestLoad;
    const user = await api.getCurrentUser();
    if (load === latestLoad) enter({ status: "signed-in", user });
  }

  return { read: () => state, enter, loadUser };
}

/** A pause that can be cut short. */
export function createPause() {
  let end: (() => void) | null = null;
  const pause = (ms: number) =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, ms);
      end = () => {
        clearTimeout(timer);
        resume();
      };
    });
  return { pause, wake: () => end?.() };
}
