import type { Place } from "../place/place.ts";
import { TAKEN } from "../rows/place-rows.ts";
import type { Told } from "../told/told.ts";

/** The thread that a comment is for. */
export function labelComment({ interview }: Told, { policy, fullName }: Place): string {
  const own = policy.threads.find(({ takes }) => TAKEN[interview.kind]?.test(takes));
  const thread = own?.name ?? policy.stance.thread;
  if (!thread) return `Comment in the thread of ${fullName}`;
  return /\b(?:mega)?thread\b/i.test(thread)
    ? `Comment in the ${thread} of ${fullName}`
    : `Comment in the thread “${thread}” of ${fullName}`;
}
