import { expect, test } from "vitest";
import { linkToThreads } from "./thread-links.ts";

const findWords = (description: string) => {
  const link = linkToThreads("r/Cooking", { name: "Pantry Pal", description })[1];
  return link && new URL(link.url).searchParams.get("q");
};

test.each([
  [
    "skips what it does and says what it is about",
    "Pantry Pal suggests dinners from what is in your pantry and writes a short shopping list, so that less food is thrown away.",
    "dinners OR shopping OR food",
  ],
  [
    "in every form of a verb",
    "Tracking, removed and recommends: invoices for freelancers.",
    "invoices OR freelancers",
  ],
  ["keeps what may be a thing", "Lists the stock of a record store.", "stock OR record OR store"],
  ["no words of its own", "It tracks and sorts.", undefined],
])("%s", (_case, description, expected) => {
  expect(findWords(description)).toBe(expected);
});

test("the button says that it is about the subject, and lists no keywords", () => {
  const project = { name: "Leakbug", description: "A battery powered water sensor." };
  expect(linkToThreads("r/DIY", project).map(({ label }) => label)).toEqual([
    "New threads",
    "Threads about your subject",
  ]);
});
