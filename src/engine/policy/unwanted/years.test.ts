import { expect, test } from "vitest";
import { findNewerThan } from "./years.ts";

test.each([
  ["object over 100 years old", "My aunt's radio\nBought in 1957.", true],
  ["object over 100 years old", "A chair\nA label says 1931, I think.", true],
  ["object over 100 years old", "A chair of the 1890s\nBought in 1988.", false],
  ["object over 100 years old", "A Victorian chair\nRepaired in 1960.", false],
  ["object over 100 years old", "A chair from my aunt\nWalnut, two drawers.", false],
  ["question about the last 20 years", "Why did the peace of 2016 fail?", true],
  ["question about the last 20 years", "Why did the peace of 1919 fail?", false],
  ["question about the last 20 years", "What changed between 1990 and 2015?", false],
  ["recent events less than 20 years old", "The 2010s in Ghent", true],
])("%s: %j has a year of it and none before: %s", (noted, draft, is) => {
  expect(new RegExp(findNewerThan(noted) ?? "$^", "i").test(draft)).toBe(is);
});

test.each(["at least 20 words", "dog at least 6 or cat at least 10 years", "older than a year"])(
  "'%s' is no span of years",
  (noted) => {
    expect(findNewerThan(noted)).toBeNull();
  },
);
