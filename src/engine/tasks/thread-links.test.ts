import { expect, test } from "vitest";
import { linkToThreads } from "./thread-links.ts";

const label = (description: string) =>
  linkToThreads("r/Cooking", { name: "Pantry Pal", description })[1]?.label;

test.each([
  [
    "skips what it does and says what it is about",
    "Pantry Pal suggests dinners from what is in your pantry and writes a short shopping list, so that less food is thrown away.",
    "Threads about dinners, shopping, food",
  ],
  [
    "in every form of a verb",
    "Tracking, removed and recommends: invoices for freelancers.",
    "Threads about invoices, freelancers",
  ],
  [
    "keeps what may be a thing",
    "Lists the stock of a record store.",
    "Threads about stock, record, store",
  ],
  ["no words of its own", "It tracks and sorts.", undefined],
])("%s", (_case, description, expected) => {
  expect(label(description)).toBe(expected);
});
