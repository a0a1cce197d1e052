import { describe, expect, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import { answer, compose, makeBrief, takes } from "../testing/make-brief.ts";

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
