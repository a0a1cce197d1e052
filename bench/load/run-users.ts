import { setTimeout } from "node:timers/promises";
import { ApiError } from "#contract/client.ts";
import { pickActivity, refreshTokens } from "./activities.ts";
import type { LoadUser } from "./load-user.ts";
import type { Tally } from "./tally.ts";

/** Access tokens live for 15 minutes. */
const TOKEN_MS = 10 * 60_000;

type Crowd = { users: LoadUser[]; random: () => number; tally: Tally };

/** So many users at a time, each followed by the next one as soon as it is done. */
export async function runAtOnce(crowd: Crowd, atOnce: number, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const idle = [...crowd.users];
  const work = async () => {
    while (performance.now() < until) {
      const user = idle.shift();
      if (!user) throw new Error("More users are wanted at a time than there are.");
      await act(crowd, user);
      idle.push(user);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** So many each second, however long the ones before take: as people come, who do not wait for each other. */
export async function runAtPace(crowd: Crowd, perSecond: number, seconds: number): Promise<void> {
  const idle = [...crowd.users];
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let begun = 0; begun < perSecond * seconds; begun++) {
    const dueMs = startedAt + (begun * 1000) / perSecond - performance.now();
    if (dueMs > 1) await setTimeout(dueMs);
    const user = idle.shift();
    if (!user) {
      crowd.tally.noteLost(new Error("all users were waiting, the server does not keep up"));
      continue;
    }
    const acting = act(crowd, user).then(() => {
      idle.push(user);
      running.delete(acting);
    });
    running.add(acting);
  }
  await Promise.all(running);
}

async function act({ random, tally }: Crowd, user: LoadUser): Promise<void> {
  try {
    if (performance.now() - user.tokenAt > TOKEN_MS) await refreshTokens(user);
    await pickActivity(user, random).run(user, random);
  } catch (error) {
    // What the server refused is in the tally already.
    if (!(error instanceof ApiError)) tally.noteLost(error);
  }
}
