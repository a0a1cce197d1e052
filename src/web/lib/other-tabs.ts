import type { QueryClient } from "@tanstack/react-query";
import { isChange, onChange, refreshElsewhere } from "./query-keys.ts";

/**
 * What changes in one tab of a user is asked for anew in the others. Only the name of the change is sent.
 * Where a browser has no channels, tabs go on by themselves.
 */
export function joinOtherTabs(cache: QueryClient, userId: string): () => void {
  const channel = openChannel(`foothold:${userId}`);
  if (!channel) return () => {};
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // Another tab may still run an older version, or a newer one.
    if (isChange(data)) void refreshElsewhere(cache, data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
  const end = onChange(cache, (change) => channel.postMessage(change));
  return () => {
    end();
    channel.close();
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
