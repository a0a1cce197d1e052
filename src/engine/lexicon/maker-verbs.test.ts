import { describe, expect, test } from "vitest";
import { findDisclosure, findOwnWork } from "#engine/drafts/find-disclosure.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { GROW, LAUNCH, MAKE, OPEN, PUBLISH, RUN, SELL } from "./maker-verbs.ts";
import { MAKER_EXAMPLES } from "./testing/maker-examples.ts";
import { formsOf } from "./write-maker-verb.ts";

const ROWS = {
  make: MAKE,
  sell: SELL,
  grow: GROW,
  run: RUN,
  publish: PUBLISH,
  launch: LAUNCH,
  open: OPEN,
};

const isOwned = (text: string) => findDisclosure(text, "Ledgerly") !== null;
const isShown = (text: string) => findOwnWork(text) !== null;

describe.each(Object.entries(MAKER_EXAMPLES))("%s", (concept, examples) => {
  test.each(examples.owned)("says whose it is: %s", (text) => expect(isOwned(text)).toBe(true));
  test.each(examples.notOwned)("does not say so: %s", (text) => expect(isOwned(text)).toBe(false));
  test.each(examples.shown)("shows a thing: %s", (text) => expect(isShown(text)).toBe(true));
  test.each(examples.notShown)("shows nothing: %s", (text) => expect(isShown(text)).toBe(false));
  test.each(examples.notShown)("promotes nothing: %s", (text) =>
    expect(isPromotional({ title: "", content: text, editSection: null }, null, null)).toBe(false),
  );

  const [now = [], past = [], making = []] = ROWS[concept as keyof typeof ROWS].map((each) =>
    each.split("|"),
  );
  const isSaid = {
    now: concept !== "launch" && concept !== "open",
    past: concept !== "open",
  };
  const said = [
    ...(isSaid.now
      ? now.flatMap((verb) => [`I ${verb} Ledgerly.`, `We now ${verb} Ledgerly.`])
      : []),
    ...(isSaid.past
      ? past.flatMap((verb) => [`I've ${verb} Ledgerly.`, `We ${verb} Ledgerly.`])
      : []),
    ...making.flatMap((verb) => [`I'm ${verb} Ledgerly.`, `We have been ${verb} Ledgerly.`]),
  ];
  test.each(said)("in every form: %s", (text) => expect(isOwned(text)).toBe(true));

  test("each verb has each form, and only then those that are irregular", () => {
    expect(past.length).toBeGreaterThanOrEqual(now.length);
    expect(making).toHaveLength(now.length);
  });
});

test("who writes with a verb gets the forms that belong together", () => {
  expect(formsOf("write")).toEqual({ now: "write", past: "wrote", making: "writing" });
  expect(formsOf("teach")).toEqual({ now: "teach", past: "taught", making: "teaching" });
  expect(formsOf("set up")).toEqual({ now: "set up", past: "set up", making: "setting up" });
  expect(() => formsOf("sleep")).toThrow("Nobody makes anything by 'sleep'.");
});
