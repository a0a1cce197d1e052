import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { waitForAnswers } from "./founder-answers.ts";
import { mutationKeys } from "#web/lib/query-keys.ts";

function startSaving(cache: QueryClient, projectId: string) {
  const server = Promise.withResolvers<void>();
  const options = {
    mutationKey: mutationKeys.answers(projectId),
    mutationFn: () => server.promise,
  };
  const saved = cache
    .getMutationCache()
    .build(cache, options)
    .execute(undefined)
    .catch(() => {});
  return { ...server, saved };
}

async function isWaiting(waited: Promise<void>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(resolve, 5, true));
  return Promise.race([waited.then(() => false), later]);
}

test("waits for every answer of the project, saved or refused, and for no other", async () => {
  const cache = new QueryClient();
  const first = startSaving(cache, "a");
  const second = startSaving(cache, "a");
  startSaving(cache, "b");
  const waited = waitForAnswers(cache, "a");
  first.resolve();
  await first.saved;
  expect(await isWaiting(waited)).toBe(true);
  second.reject(new Error("refused"));
  await second.saved;
  expect(await isWaiting(waited)).toBe(false);
});

test("with nothing on its way there is nothing to wait for", async () => {
  expect(await isWaiting(waitForAnswers(new QueryClient(), "a"))).toBe(false);
});
