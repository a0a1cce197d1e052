import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { joinOtherTabs } from "./other-tabs.ts";
import { queryKeys, refreshAfter } from "./query-keys.ts";

const leave: (() => void)[] = [];
afterEach(() => {
  for (const end of leave.splice(0)) end();
  vi.unstubAllGlobals();
});

const KEY = queryKeys.posts.of("p");

function openTab(userId: string) {
  const cache = new QueryClient();
  cache.setQueryData(KEY, []);
  leave.push(joinOtherTabs(cache, userId));
  return { cache, isStale: () => cache.getQueryState(KEY)?.isInvalidated };
}

test("a change in one tab is asked for anew in the user's others, and in nobody else's", async () => {
  const [here, there, stranger] = [openTab("ada"), openTab("ada"), openTab("ben")];
  await refreshAfter(here.cache, "post-saved");
  await vi.waitFor(() => expect(there.isStale()).toBe(true));
  expect(stranger.isStale()).toBe(false);
});

test("what was heard is not passed on", async () => {
  const sent = vi.spyOn(BroadcastChannel.prototype, "postMessage");
  const [here, there] = [openTab("ada"), openTab("ada")];
  await refreshAfter(here.cache, "post-saved");
  await vi.waitFor(() => expect(there.isStale()).toBe(true));
  expect(sent.mock.calls).toEqual([["post-saved"]]);
  sent.mockRestore();
});

test("a name that means nothing here changes nothing", async () => {
  const there = openTab("ada");
  const channel = new BroadcastChannel("foothold:ada");
  for (const data of ["toString", { change: "post-saved" }, null, "task-ticked"]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
    channel.postMessage(data);
  }
  there.cache.setQueryData(queryKeys.tasks.all, []);
  await vi.waitFor(() =>
    expect(there.cache.getQueryState(queryKeys.tasks.all)?.isInvalidated).toBe(true),
  );
  expect(there.isStale()).toBe(false);
  channel.close();
});

test("without channels a tab goes on by itself", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const here = openTab("ada");
  await refreshAfter(here.cache, "post-saved");
  expect(here.isStale()).toBe(true);
});
