import { describe, expect, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import { answer, compose, makeBrief, takes } from "../testing/make-brief.ts";
import type { Setting } from "../write-post.ts";
import { addFacts, addIdea } from "./add-facts.ts";
import type { Piece } from "./shape.ts";

const SAID: Answers = {
  what: "an app that counts how old your climbing gear is",
  scene: "My harness was from 2009. I found out from a stranger at the crag.",
  unusual: "It reads the code on the label. You never type a date.",
  mistake: "I asked for receipts first. Nobody keeps receipts for a rope. Now it takes a photo.",
  numbers: "1,400 people use it, and 310 of them have thrown something away.",
  limits: "It does not know helmets yet.",
  price: "Free.",
  platform: "iOS only",
};

describe("whoever is shown a thing reads", () => {
  test.each<[string, Parameters<typeof makeBrief>[0], Answers, string]>([
    ["what it costs, where it runs and where it is", takes("welcome"), SAID, "It's iOS only. It's free: https://lockpeek.example"],
    ["what is free and what is not", takes("welcome"), { ...SAID, price: "Free for one harness. $3 a month for more. No ads." }, "It's free for one harness. $3 a month for more. No ads. https://lockpeek.example"],
    ["what is free behind what is not", takes("welcome"), { ...SAID, price: "₱650 at the wall. The printed list is free." }, "It costs ₱650 at the wall. The printed list is free: https://lockpeek.example"],
    ["what is free alone where a price has no place", { ...takes("value"), kind: "dev" }, { ...SAID, price: "Free for one harness. ₱90 a month for more." }, "It's iOS only. It's free for one harness.\n"],
    ["a licence once", takes("welcome"), { ...SAID, unusual: "It reads the code on the label, and all of it is MIT. You never type a date.", price: "Free, MIT." }, "It's free: https://lockpeek.example"],
    ["a licence that only looks like a word above", takes("welcome"), { ...SAID, unusual: "It reads the code on the label without limit. You never type a date.", price: "Free, MIT." }, "It's free, MIT: https://lockpeek.example"],
    ["that it is free where projects come second", { ...takes("value"), kind: "maker" }, SAID, "It's iOS only. It's free."],
    ["where it runs, where what it costs has no place", { ...takes("value"), kind: "dev" }, { ...SAID, price: "$4 a month." }, "It's iOS only."],
  ])("%s", (_, policy, said, expected) => {
    const { content } = compose(makeBrief(policy, answer(said)));
    expect(`${content}\n`).toContain(expected);
  }); // prettier-ignore

  test("no price where projects come second", () => {
    const policy = { ...takes("value"), kind: "dev" as const };
    const { content } = compose(makeBrief(policy, answer({ ...SAID, price: "$4 a month." })));
    expect(content).not.toContain("$4");
  });

  test("nothing of what is free where nobody can find it", () => {
    const policy = { ...takes("value"), kind: "hobby" as const };
    const { content } = compose(makeBrief(policy, answer({ ...SAID, platform: "" })));
    expect(content).not.toContain("free");
  });

  test("what is said of their own subject, behind what is said first", () => {
    const platform = "Any phone. Mine is old. There is an add-on for Rock Log.";
    const brief = makeBrief({ ...takes("welcome"), kind: "dev" }, answer({ ...SAID, platform }));
    const at = (name: string) => compose({ ...brief, community: { ...brief.community, name } });
    expect(at("rocklog").content).toContain("There is an add-on for Rock Log.");
    expect(at("rocks").content).not.toContain("Rock Log");
  });

  test.each([
    ["boardgames", true],
    ["climbing", false],
  ])("how a game plays, where such games are played: r/%s", (name, isTold) => {
    const pieces: Piece[] = [{ is: "introduction", sentences: ["a card game for two about a climb"], isOptional: false }]; // prettier-ignore
    const howItPlays = { sentences: ["You both hold the rope."] };
    const made = makeBrief({ ...takes("value"), kind: "hobby" }, answer({ what: "a card game for two about a climb" }, { kind: "game" })); // prettier-ignore
    const brief = { ...made, community: { ...made.community, name } };
    const setting = { brief, place: "hobby", answers: { howItPlays } } as unknown as Setting;
    const told = addIdea(pieces, setting, { most: 200, leavesOut: new Set(), countUses: () => 0 });
    expect(told.some(({ is }) => is === "howItPlays")).toBe(isTold);
  });

  test("what it costs behind the stories, where it is not what they look for first", () => {
    const price = { is: "price" as const, sentences: ["It's free."], isOptional: true };
    const mistake = {
      is: "mistake" as const,
      sentences: ["I asked for receipts."],
      isOptional: true,
    };
    const pieces: Piece[] = [{ is: "introduction", sentences: ["an app for ropes"], isOptional: false }, price, mistake]; // prettier-ignore
    const order = (policy: Parameters<typeof makeBrief>[0]) => {
      const setting = { brief: makeBrief(policy), place: "hobby", answers: {}, linkPlace: "content" } as unknown as Setting; // prettier-ignore
      return addFacts(pieces, setting, { most: 200, leavesOut: new Set() }).map(({ is }) => is);
    };
    expect(order(takes("welcome"))).toEqual(["introduction", "mistake", "price", "link"]);
    const sought = order(takes("welcome", "free tools"));
    expect(sought).toEqual(["introduction", "price", "mistake", "link"]);
  });

  test("no page where no address may be given", () => {
    const said = { ...SAID, price: "The first list is free on my page." };
    const { content } = compose(makeBrief({ ...takes("value"), kind: "maker" }, answer(said)));
    expect(content).not.toContain("on my page");
  });

  test("how it works, where what it is belongs to the readers' subject", () => {
    const pieces: Piece[] = [{ is: "introduction", sentences: ["a cedar porch for a beehive"], isOptional: false }]; // prettier-ignore
    const answers = { what: { sentences: ["a cedar porch for a beehive"] }, unusual: { sentences: ["A skunk has to stand up on it."] } }; // prettier-ignore
    const tell = (name: string, keywords: string[]) => {
      const made = makeBrief({ ...takes("value"), kind: "hobby" }, answer({ what: "a cedar porch for a beehive" }, { kind: "product" })); // prettier-ignore
      const brief = { ...made, community: { ...made.community, name, keywords } };
      const setting = { brief, place: "hobby", answers } as unknown as Setting;
      const told = addIdea(pieces, setting, {
        most: 200,
        leavesOut: new Set(),
        countUses: () => 0,
      });
      return told.map(({ is }) => is);
    };
    expect(tell("Beekeeping", ["beehive", "honey", "swarm", "queen"])).toContain("unusual");
    expect(tell("running", ["marathon", "pace", "shoes", "miles"])).not.toContain("unusual");
  });

  test("a whole sentence of where it runs", () => {
    const platform = "In the browser, on a computer.";
    const { content } = compose(makeBrief(takes("welcome"), answer({ ...SAID, platform })));
    expect(content).toContain("It runs in the browser, on a computer.");
  });

  test("remarks behind a price are none of it", () => {
    const price = "Free, MIT. I do not sell support.";
    const { content } = compose(makeBrief(takes("welcome"), answer({ ...SAID, price })));
    expect(content).toContain("It's free, MIT: https://lockpeek.example");
  });

  test("nothing of it twice", () => {
    const what = "a free iOS app that counts how old your climbing gear is";
    const { content } = compose(makeBrief(takes("welcome"), answer({ ...SAID, what })));
    expect(content.match(/free/gi)).toHaveLength(1);
    expect(content.match(/iOS/g)).toHaveLength(1);
  });

  test.each(["maker", "showcase", "dev"] as const)("what is different about it: %s", (kind) => {
    const { content } = compose(makeBrief({ ...takes("welcome"), kind }, answer(SAID)));
    expect(content).toContain("It reads the code on the label.");
  });
});

test("a voice of nobody is left out", () => {
  const { content } = compose(makeBrief(takes("welcome"), answer({ ...SAID, userSaid: '"I feel old now."' }))); // prettier-ignore
  expect(content).not.toContain("I feel old now");
});
