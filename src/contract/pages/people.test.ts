import { describe, expect, test } from "vitest";
import { NOBODY, readPeople, wordPeople, writePeople } from "./people.ts";

const NO_COUNTS = { joined: "", active: "", invitation: "Read the route before you climb it." };

describe("people", () => {
  test.each([
    ["nobody", NOBODY, NO_COUNTS],
    ["a few", { joined: 12, active: 30, all: 49 }, NO_COUNTS],
    [
      "some",
      { joined: 127, active: 163, all: 577 },
      {
        joined: "127 joined this month",
        active: "100+",
        invitation: "Join 500+ marketers who read the route before they climb it.",
      },
    ],
    [
      "a crowd of which few are new",
      { joined: 3, active: 86, all: 14_870 },
      {
        joined: "",
        active: "80+",
        invitation: "Join 14,000+ marketers who read the route before they climb it.",
      },
    ],
  ])("%s", (_, people, words) => {
    expect(wordPeople(people)).toEqual(words);
    // What a page carries for its scripts says the same, and no more.
    expect(wordPeople(readPeople(writePeople(people)))).toEqual(words);
  });

  test("small counts do not leave the server", () => {
    expect(writePeople({ joined: 12, active: 49, all: 163 })).toBe("0 0 100");
  });

  test.each(["", "people.invalid", "1 2", "1 2 x"])("'%s' is nobody", (text) => {
    expect(readPeople(text)).toEqual(NOBODY);
  });
});
