import { expect, test } from "vitest";
import { linkToThreads } from "./thread-links.ts";

const findWords = (description: string) => {
  const link = linkToThreads("r/Cooking", {
    name: "Pantry Pal",
    description,
    subject: null,
  })[1];
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

test.each([
  ["r/Entrepreneur", "hot sauces", "Threads about hot sauces", "hot sauces"],
  // Every thread there is about them.
  ["r/HotSauce", "hot sauces", "Threads that use your words", "fermented OR sauces OR bodmin"],
  ["r/Entrepreneur", null, "Threads that use your words", "fermented OR sauces OR bodmin"],
])("in %s with the subject %s: %s", (fullName, subject, label, query) => {
  const description = "Fermented hot sauces from Bodmin.";
  const [newest, own] = linkToThreads(fullName, { name: "Heat", description, subject });
  expect(newest?.label).toBe("New threads");
  expect(own?.label).toBe(label);
  expect(new URL(own?.url ?? "").searchParams.get("q")).toBe(query);
});
