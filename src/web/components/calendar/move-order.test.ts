import { expect, test } from "vitest";
import { createNewest, createQueues } from "./move-order.ts";

test("of two questions, the answer to the earlier one is known as late", async () => {
  const ask = createNewest();
  const shown: string[] = [];
  const move = async (community: string, answer: Promise<void>) => {
    const isNewest = ask();
    await answer;
    if (isNewest()) shown.push(community);
  };
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const moves = [move("r/SaaS", first.promise), move("r/startups", second.promise)];
  second.resolve();
  await moves[1];
  first.resolve();
  await moves[0];
  expect(shown).toEqual(["r/startups"]);
});

test("two changes to one post are sent one after the other, and to another at once", async () => {
  const queue = createQueues();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const send = (what: string, answer?: Promise<void>) => async () => {
    log.push(what);
    await answer;
  };
  const changes = [
    queue("a", send("a to Monday", first.promise)).catch(() => log.push("a was refused")),
    queue("a", send("a to Tuesday")),
    queue("b", send("b to Friday")),
  ];
  await changes[2];
  expect(log).toEqual(["a to Monday", "b to Friday"]);
  first.reject(new Error("refused"));
  await Promise.all(changes);
  expect(log).toEqual(["a to Monday", "b to Friday", "a was refused", "a to Tuesday"]);
});
