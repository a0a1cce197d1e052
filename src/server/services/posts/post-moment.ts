import type { ServiceDeps } from "../service-deps.ts";

/** What is said about a post depends on the time, and on whether Foothold can ask Reddit. */
export type PostMoment = { now: Date; isWatching: boolean };

export function readMoment({ clock, reddit }: Pick<ServiceDeps, "clock" | "reddit">): PostMoment {
  return { now: clock(), isWatching: reddit.isConfigured };
}
