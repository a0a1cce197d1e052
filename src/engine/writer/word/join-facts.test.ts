import { expect, test } from "vitest";
import { joinLacks, joinPrice } from "./join-facts.ts";

test.each<[string[], string[]]>([
  [["It's free.", "No ads."], ["It's free, with no ads."]],
  [
    ["It's free.", "No ads.", "Nothing to install."],
    ["It's free, with no ads and nothing to install."],
  ],
  [
    ["It runs on Android 9 and up.", "No iPhone version."],
    ["It runs on Android 9 and up, with no iPhone version."],
  ],
  // These have a verb, or more than one thing.
  [
    ["It's free.", "No account, nothing leaves the phone."],
    ["It's free.", "No account, nothing leaves the phone."],
  ],
  [
    ["A loaf is nine dollars.", "No cards."],
    ["A loaf is nine dollars.", "No cards."],
  ],
  [["No ads."], ["No ads."]],
])("%j is said as %j", (said, joined) => {
  expect(joinLacks(said)).toEqual(joined);
});

test.each<[string[], string[], string[]]>([
  [["It runs on Firefox."], ["It's free."], ["It runs on Firefox, and it's free."]],
  [
    ["It runs on the web."],
    ["It costs $9.", "Two for 17."],
    ["It runs on the web, and it costs $9.", "Two for 17."],
  ],
  [
    ["It runs on Linux.", "Macs later."],
    ["It's free."],
    ["It runs on Linux.", "Macs later.", "It's free."],
  ],
  [
    ["It runs on Linux."],
    ["It's free, with no ads."],
    ["It runs on Linux.", "It's free, with no ads."],
  ],
  [["It runs on Linux."], [], ["It runs on Linux."]],
])("%j and %j are said as %j", (where, price, joined) => {
  expect(joinPrice(where, price)).toEqual(joined);
});
