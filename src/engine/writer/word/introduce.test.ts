import { expect, test } from "vitest";
import type { Opening } from "../plan/plan.ts";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import { introduce } from "./introduce.ts";

const forWhom = "people with a drawer";

test.each<[string, Opening, string]>([
  ["a tool that reads drives", "thing", "I wrote Coldplatter, a tool that reads drives."],
  [
    "a tool that reads drives",
    "forWhom",
    "I wrote Coldplatter for people with a drawer. It's a tool that reads drives.",
  ],
  ["a tool that reads drives", "name", "Coldplatter reads drives. It's a tool that I wrote."],
  [
    "a game where you read drives",
    "name",
    "In Coldplatter you read drives. It's a game that I wrote.",
  ],
  ["a tool for old drives", "called", "I wrote a tool for old drives. It's called Coldplatter."],
  ["a tool for old drives", "name", "Coldplatter is my tool for old drives."],
  ["old drives but by post", "name", "Coldplatter: old drives but by post. I wrote it."],
  ["a list of drives that is kept", "name", "Coldplatter is my list of drives that is kept."],
  [
    "it turns old drives into lists",
    "forWhom",
    "I wrote Coldplatter for people with a drawer. It turns old drives into lists.",
  ],
  [
    "I read old drives by post",
    "forWhom",
    "I wrote Coldplatter for people with a drawer. I read old drives by post.",
  ],
  [
    "rubber feet for old drives",
    "forWhom",
    "I wrote Coldplatter for people with a drawer. They're rubber feet for old drives.",
  ],
])("%s, beginning with %s", (what, opening, expected) => {
  const told = tell({ answers: { ...COLDPLATTER.answers, what, forWhom } });
  expect(introduce(told, makePlace("Example"), opening)).toBe(expected);
});

test.each<[Opening, string]>([
  ["thing", "I wrote Coldplatter here in Leeds: a tool for old drives."],
  [
    "forWhom",
    "I wrote Coldplatter here in Leeds for people with a drawer. It's a tool for old drives.",
  ],
  ["name", "Coldplatter is my tool for old drives, here in Leeds."],
])("in their own town readers hear it, beginning with %s", (opening, expected) => {
  const what = "a tool for old drives";
  const told = tell({ place: "Leeds", answers: { ...COLDPLATTER.answers, what, forWhom } });
  const place = { ...makePlace("Leeds"), town: "Leeds" };
  expect(introduce(told, place, opening)).toBe(expected);
});

test("what can be visited is named with its town, where readers are elsewhere and have not heard it", () => {
  const shop = (place: string, what: string) =>
    tell({ kind: "shop", place, answers: { ...COLDPLATTER.answers, what, platform: "" } });
  const elsewhere = makePlace("Example");
  const table = "a coffee shop with one long table";
  expect(introduce(shop("Pittsburgh", table), elsewhere, "thing")).toContain(
    "Coldplatter in Pittsburgh, a coffee shop",
  );
  const heard = introduce(shop("Pittsburgh", `${table} in Pittsburgh`), elsewhere, "thing");
  expect(heard).not.toContain("Coldplatter in");
});

test.each([
  ["Cord tester. Box, size of a cigarette pack.", "Coldplatter, a cord tester. Box, size of a"],
  ["you are a child and the tide comes in", "Coldplatter: you are a child and the tide comes in."],
  ["Throw it in, pull it out", "Coldplatter: throw it in, pull it out."],
  ["To know the tide without a signal", "Coldplatter: to know the tide without a signal."],
  ["Fencers plug both ends of the cord in", "Coldplatter: fencers plug both ends of the cord in."],
  ["40 maps of one island", "Coldplatter: 40 maps of one island."],
  ["Like a museum shop without the museum", "Coldplatter: like a museum shop without the museum."],
  ["We're electricians. We show you fuse boxes.", "Coldplatter: we're electricians. We show you"],
  ["Who lent it to you? This knows.", "Coldplatter: who lent it to you? This knows."],
  ["zine\nA5, two colours\nswearing", "Coldplatter, a zine, A5, two colours, swearing."],
  ["Chess but in a round room", "Coldplatter: chess but in a round room."],
  ["- keeps the kitty\n- prints a sheet", "Coldplatter. It keeps the kitty, prints a sheet."],
  ["my grandmother's shop, buttons and ribbon", "Coldplatter, my grandmother's shop, buttons"],
  ["🔇 sound meter for flats", "Coldplatter, a sound meter for flats."],
])("what was told in any form stands in whole sentences: %s", (what, said) => {
  const told = tell({ answers: { what, forWhom } });
  expect(introduce(told, makePlace("Example"), "thing")).toContain(`I wrote ${said}`);
  expect(introduce(told, makePlace("Example"), "forWhom")).toMatch(
    /^I wrote Coldplatter for people with a drawer\. (?:\p{Lu}|40 )/u,
  );
});

test.each([
  ["My daughter was left on a coach. We want a button.", "I run Coldplatter: my daughter was left"],
  ["Benches. The council took 31 of them.", "We are campaigning for benches. The council took"],
  [
    "we're drivers who want a toilet",
    "We're drivers who want a toilet, under the name Coldplatter.",
  ],
])("a cause says what it wants in its own words: %s", (what, said) => {
  const told = tell({ kind: "cause", verb: null, answers: { what } });
  expect(introduce(told, makePlace("Example"), "thing")).toContain(said);
});

test.each([
  ["at a place there", "Mondays at the Heizhaus in Grünau.", true],
  ["that says the town itself", "Mondays at the Heizhaus in Leipzig.", false],
  ["on a screen", "Mondays on Zoom.", false],
])("a course %s is named with its town or not", (_, platform, isNamed) => {
  const answers = { what: "a skateboard course for grown-ups", platform };
  const told = tell({ kind: "course", verb: "teach", place: "Leipzig", answers });
  const said = introduce(told, makePlace("Example"), "thing");
  expect(said.includes("Coldplatter in Leipzig")).toBe(isNamed);
});
