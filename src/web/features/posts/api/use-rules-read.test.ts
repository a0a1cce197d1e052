import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { keepRulesRead } from "./use-rules-read.ts";

test("of two quick ticks the last one stays, however slowly the first is taken", async () => {
  const post = samplePost();
  let kept: string[] = [];
  const arrivals: PromiseWithResolvers<void>[] = [];
  const updatePost = async ({ body }: { body: { rulesRead?: string[] | undefined } }) => {
    const arrival = Promise.withResolvers<void>();
    arrivals.push(arrival);
    await arrival.promise;
    kept = body.rulesRead ?? kept;
    return { ...post, rulesRead: kept };
  };
  const cache = new QueryClient();
  const tick = () =>
    new MutationObserver(cache, keepRulesRead(cache, post, { updatePost: updatePost as never }));
  const ticks = [tick().mutate(["no-memes"]), tick().mutate(["no-memes", "no-polls"])];
  // The network would carry the second one faster, if it were on its way already.
  await new Promise((resolve) => setTimeout(resolve));
  arrivals.toReversed().forEach(({ resolve }) => resolve());
  await ticks[0];
  await expect.poll(() => arrivals.length).toBe(2);
  arrivals.toReversed().forEach(({ resolve }) => resolve());
  await ticks[1];
  expect(kept).toEqual(["no-memes", "no-polls"]);
});
