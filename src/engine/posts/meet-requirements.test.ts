import { expect, test } from "vitest";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { chooseFlair, OPEN_FLAIR } from "./meet-requirements.ts";

const policy = makePolicy();

const choose = (flairs: string[], said = "") =>
  chooseFlair(
    { ...policy, stance: { ...policy.stance, is: "flair", flairs } },
    "showcase",
    "out",
    said,
  );

test.each([
  ["nobody says that a machine wrote it", ["Release (AI)", "Release"], "", "Release"],
  ["a claim that nothing shows is left open", ["Gem", "Open source"], "A paid app.", OPEN_FLAIR],
  ["a claim that is shown is made", ["Gem", "Open source"], "It is MIT-licensed.", "Open source"],
  [
    "a game for browsers is none for Windows",
    ["[PC] (Windows)", "[Mobile] (Web)", "[PC] (Web)"],
    "It runs in any browser, fiddly on phones.",
    "[PC] (Web)",
  ],
  ["a game for Windows is", ["[PC] (Windows)", "[Web]"], "On Steam.", "[PC] (Windows)"],
  ["what claims nothing is taken", ["Self Promotion"], "", "Self Promotion"],
])("%s", (_, flairs, said, expected) => {
  expect(choose(flairs, said)).toBe(expected);
});

test.each([
  ["out", "Release"],
  ["testing", "Beta"],
  [null, "My project"],
] as const)("a flair says how far a thing is only if the founder did: %s", (stage, expected) => {
  const flairs = ["Beta", "Release", "My project"];
  const asked = { ...policy, stance: { ...policy.stance, is: "flair" as const, flairs } };
  expect(chooseFlair(asked, "showcase", stage)).toBe(expected);
});

test("what shows a thing is no discussion", () => {
  const seen = { ...policy, requiresFlair: true, flairsSeen: [{ text: "Discussion", posts: 3 }] };
  expect(chooseFlair(seen, "showcase")).toBe(OPEN_FLAIR);
  expect(chooseFlair(seen, "story")).toBe("Discussion");
});

test("what asks nothing is no question", () => {
  const flairsSeen = [
    { text: "Fabric Question", posts: 9 },
    { text: "Other", posts: 2 },
  ];
  const seen = { ...policy, requiresFlair: true, flairsSeen };
  expect(chooseFlair(seen, "story", "out", "We fix machines.")).toBe("Other");
  expect(chooseFlair(seen, "question", "out", "Which one?")).toBe("Fabric Question");
  expect(chooseFlair(seen, "story", "out", "Which one?")).not.toBe("Fabric Question");
});
