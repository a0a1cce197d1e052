import { describe, expect, test } from "vitest";
import type { Piece } from "./shapes/shape.ts";
import { hasWrongThing, keepRoots } from "./keep-roots.ts";
import type { UsableAnswers } from "./usable-answers.ts";

const answers: UsableAnswers = {
  what: { sentences: ["a bag for small bikes"] },
  mistake: { sentences: ["I took a percentage of the takings.", "Now it is a flat fee."] },
  numbers: { sentences: ["I made 118 bags.", "Four came back for the same buckle."] },
  limits: { sentences: ["The buckle cracks in frost."] },
  unusual: { sentences: ["It hangs from two battens."] },
  askPeers: { sentences: ["Has anyone moved from a percentage to a flat fee?"] },
  askReaders: { sentences: ["What do you carry in winter?"] },
};

const keep = (order: string) =>
  keepRoots(
    order.split(" ").map((name): Piece => {
      const is = name as Piece["is"];
      const sentences = answers[is as keyof UsableAnswers]?.sentences ?? [];
      return { is, sentences, isOptional: true };
    }),
    answers,
  );
const order = (pieces: Piece[] | null) => pieces?.map(({ is }) => is).join(" ") ?? null;

describe("a question", () => {
  test.each([
    ["stays behind what it grows from", "mistake unusual askPeers", "mistake unusual askPeers"],
    ["gives way to one that needs nothing", "unusual askPeers", "unusual askReaders"],
    ["needs nothing by itself", "unusual askReaders", "unusual askReaders"],
  ])("%s", (_, given, expected) => {
    expect(order(keep(given))).toBe(expected);
  });

  test("without which there is no shape takes the shape with it", () => {
    const { askReaders: _, ...fewer } = answers;
    const asked: Piece = { is: "askPeers", sentences: fewer.askPeers?.sentences ?? [], isOptional: false }; // prettier-ignore
    const told: Piece = { is: "unusual", sentences: fewer.unusual?.sentences ?? [], isOptional: false }; // prettier-ignore
    expect(keepRoots([told, asked], fewer)).toBeNull();
    expect(order(keepRoots([told, { ...asked, isOptional: true }], fewer))).toBe("unusual");
  });
});

describe("a remark on something that another answer names", () => {
  const lastOf = (given: string) => keep(given)?.find(({ is }) => is === "numbers")?.sentences.at(-1); // prettier-ignore
  test("is kept behind that answer", () => {
    expect(lastOf("limits numbers")).toContain("the same buckle");
  });
  test("is cut without it", () => {
    expect(lastOf("unusual numbers")).toBe("I made 118 bags.");
  });
});

test.each<[string, string, string, boolean]>([
  [
    "the old one after the new one",
    "introduction scene",
    "On the second day the bag rubbed through.",
    true,
  ],
  [
    "the old one before the new one",
    "scene introduction",
    "On the second day the bag rubbed through.",
    false,
  ],
  [
    "one that is named first",
    "introduction scene",
    "I had a cheap bag. On the second day the bag rubbed through.",
    false,
  ],
  ["something else", "introduction scene", "On the second day the rain came.", false],
])("%s", (_case, told, scene, expected) => {
  const what = "a handlebar bag for people who carry a camera";
  const pieces = told.split(" ").map((is) => ({
    is: is as "scene" | "introduction",
    sentences: [is === "scene" ? scene : what],
    isOptional: false,
  }));
  expect(hasWrongThing(pieces, what)).toBe(expected);
});
