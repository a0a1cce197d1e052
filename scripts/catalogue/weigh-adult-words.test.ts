import { describe, expect, test } from "vitest";
import { weighAdultWords } from "./weigh-adult-words.ts";

const weigh = (name: string, keywords: string[] = []) =>
  weighAdultWords({ name, members: 1_000, keywords });

describe("words that tell an adult community", () => {
  test.each([
    ["unmistakable inside a name", "besthentailoops", []],
    ["unmistakable as a part of a name", "GirlsLoveBigCocks", []],
    ["unmistakable as a keyword", "hannahspage", ["onlyfans", "fans"]],
  ])("strong: %s", (_, name, keywords) => {
    expect(weigh(name, keywords).strong).toBeGreaterThan(0);
  });

  test.each([
    ["a bird", "cockatiel", ["birds"]],
    ["a town", "Scunthorpe", ["lincolnshire"]],
    ["a typesetter", "LaTeX", ["typesetting"]],
    ["Romanian", "AsaCumEramOdata", ["cum", "bucuresti"]],
    ["photographs of landscapes", "EarthPorn", ["porn", "landscape"]],
    ["a class", "classicalmusic", []],
    ["power stations", "Balkonkraftwerk", []],
    ["the urge to travel", "wanderlust", []],
  ])("not strong: %s", (_, name, keywords) => {
    expect(weigh(name, keywords).strong).toBe(0);
  });

  test("a word counts once, however often it is used", () => {
    expect(weigh("HotWheels", ["hot", "wheels"]).weak).toBe(1);
  });

  test("words of care are counted for a community", () => {
    expect(weigh("sexualassault", ["survivors", "support"]).caring).toBe(2);
  });
});
