import { describe, expect, inject, test } from "vitest";
import type { Answers } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { composePost } from "../compose-post.ts";
import { cutAtComma, leaveRest, shortenWhat } from "./cut-title.ts";
import type { ComposedPost } from "../post-brief.ts";
import { answer, compose, makeBrief, RICH, takes } from "../testing/make-brief.ts";

/** Every second one by day. */
const ANGLES = [0, 1, 2, 3, 4, 5].filter((angle) => inject("isNightly") || angle % 2 === 0);

describe("titles", () => {
  test("a project's posts never share one, nor an opening or a shape", () => {
    const siblings: ComposedPost[] = [];
    for (let count = 0; count < 7; count += 1) {
      siblings.unshift(compose(makeBrief({}, { siblings: [...siblings] }), count));
    }
    expect(new Set(siblings.map(({ title }) => title)).size).toBe(7);
    expect(new Set(siblings.map(({ shape }) => shape)).size).toBe(7);
    expect(new Set(siblings.map(({ content }) => content.split(". ")[0])).size).toBe(7);
  });

  test.each([
    ["It was forty degrees in there in June. Nobody had asked."],
    ["They crack at about minus five in the winter. I did not know."],
    ["There were fourteen people in work shoes. I counted them."],
    ["Each of them had a horse. That was too many."],
    ["Too short now. I waited for a long time before anything came of it."],
  ])("never '%s'", (mistake) => {
    for (const angle of ANGLES) {
      const post = compose(makeBrief({}, { ...answer({ ...RICH, mistake }), angle }));
      expect(post.titles).not.toContain(mistake.split(".")[0]);
    }
  });

  test.each([
    ["what it lacks", { limits: "No support for Windows in the migration tool at all." }],
    [
      "a list of parts",
      { stackOrMaterial: "Go, a single static binary, a migration parser, MIT." },
    ],
    ["a slip", { surprise: "We was sure that every migration have a lock. It has none." }],
    ["a user's 'it'", { surprise: "People open it at eleven with every migration. I sleep then." }],
  ])("never %s", (_, said) => {
    for (const angle of ANGLES) {
      const { titles } = compose(makeBrief({}, { ...answer({ ...RICH, ...said }), angle }));
      expect(titles).not.toContain(Object.values(said)[0]?.split(".")[0]);
    }
  });

  test("a sentence about something that only another answer explains is none", () => {
    const unusual = `Every lock is shown behind a grey bar that grows. ${RICH.unusual ?? ""}`;
    const mistake = "In one version the bar opened for every migration by itself. Everybody, me too, made coffee."; // prettier-ignore
    for (const angle of ANGLES) {
      const { titles } = compose(
        makeBrief({}, { ...answer({ ...RICH, unusual, mistake }), angle }),
      );
      expect(titles).not.toContain(mistake.split(".")[0]);
    }
  });

  test("none is longer than a telephone shows, and one at most says what it is", () => {
    for (const angle of ANGLES) {
      const { titles } = compose(makeBrief({}, { angle }));
      expect(titles.every((title) => title.length <= (title.includes(". ") ? 150 : 120))).toBe(
        true,
      );
      expect(titles.filter((title) => title.includes("a command-line tool"))).toHaveLength(1);
    }
  });

  test.each([
    ["a game about ferries, which you print at home", 30, "a game about ferries"],
    ["a bus for people who clean, cook and nurse at night", 40, "a bus for people who clean, cook and nurse at night"], // prettier-ignore
    [
      "a tool that reads a migration and tells you what it locks",
      40,
      "a tool that reads a migration",
    ],
    ["a tool that copies a small, consistent slice of a database", 50, "a tool that copies a small, consistent slice of a database"], // prettier-ignore
    ["a shelf for cabinets that can be fitted without tools", 45, "a shelf for cabinets"], // prettier-ignore
    ["an app where you tap one button when you sneeze and after a few weeks it shows why", 70, "an app where you tap one button when you sneeze"], // prettier-ignore
    ["a handlebar bag for the city, sewn from sailcloth", 40, "a handlebar bag for the city"],
  ])("'%s' in %i letters", (what, most, expected) => {
    expect(shortenWhat(what, most)).toBe(expected);
  });

  test.each([
    ["I measured a staircase for my brother, wrote the numbers on a sandwich wrapper, forgot the newel posts, and ordered oak", "I measured a staircase for my brother"], // prettier-ignore
    ["I spent a whole winter on the first version of it, which nobody wanted, and then a second winter on the other one", "I spent a whole winter on the first version of it, which nobody wanted"], // prettier-ignore
  ])("'%s' is cut where no list is torn", (sentence, expected) => {
    expect(cutAtComma(sentence)).toBe(expected);
  });

  test("the closing question and the strongest sentence are among them", () => {
    const surprise = "I thought nobody would run it twice. Nobody had told me that nine migrations would wait behind one lock."; // prettier-ignore
    const askPeers = "How do you find out whether people still run a silent tool?";
    const { titles, content } = compose(makeBrief({}, answer({ ...RICH, mistake: surprise, askPeers }))); // prettier-ignore
    expect(content.endsWith(askPeers)).toBe(true);
    expect(titles).toContain(askPeers);
    expect(titles.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ["You will not be able to read Cicero after it. It ends early."],
    ["I recorded the first two over the telephone. They were far away."],
  ])("never '%s', which means something else", (mistake) => {
    for (let angle = 0; angle < 4; angle += 1) {
      const { titles } = compose(makeBrief({}, { ...answer({ ...RICH, mistake }), angle }));
      expect(titles).not.toContain(mistake.split(".")[0]);
    }
  });

  test("where a project comes second its name is no title", () => {
    const { titles } = compose(makeBrief(takes("value", "lessons")));
    expect(titles.join(" ")).not.toContain("Lockpeek:");
  });

  const scene = "We opened on 13 March 2020. On the 16th we had to close.";
  test.each<[string, Answers, Partial<Policy>, string]>([
    [
      "two sentences of one story",
      { scene },
      {},
      "We opened on 13 March 2020. On the 16th we had to close",
    ],
    [
      "the second up to its first clause",
      { scene: `I worked nights in a depot for two winters. At four there is nobody at all, and ${"I kept thinking of it ".repeat(6)}again.` }, // prettier-ignore
      {},
      "I worked nights in a depot for two winters. At four there is nobody at all",
    ],
    [
      "three where two say nothing",
      { scene: "Our cellar flooded. Nothing helped. Made my own." },
      {},
      "Our cellar flooded. Nothing helped. Made my own",
    ],
    [
      "one where it says it alone",
      {
        scene:
          "Our database was 900 GB and restoring it took a whole night. Eleven of us sat there.",
      },
      {},
      "Our database was 900 GB and restoring it took a whole night",
    ],
    [
      "as many clauses as fit",
      { scene: "My wife grooms dogs from a van, and one Thursday she drove 140 miles for five poodles because she had booked them in the order in which they called. We drew a map." }, // prettier-ignore
      {},
      "My wife grooms dogs from a van, and one Thursday she drove 140 miles for five poodles",
    ],
    [
      "among makers 'it' is what one makes",
      { mistake: "I priced it at 9 dollars for half a year. People asked if it was a trial." },
      {},
      "I priced it at 9 dollars for half a year. People asked if it was a trial",
    ],
  ])("offers %s", (_, said, policy, expected) => {
    const offered = [0, 1, 2, 3, 4, 5].flatMap((angle) => {
      const made = composePost(makeBrief(policy, { ...answer({ ...RICH, ...said }), angle }), 1);
      return made.is === "post" ? made.post.titles : [];
    });
    expect(offered).toContain(expected);
  });

  test("a sentence about a nameless 'it' is none", () => {
    for (const angle of ANGLES) {
      const surprise = "Dishwashers use it the most.";
      const { titles } = compose(makeBrief({}, { ...answer({ ...RICH, surprise }), angle }));
      expect(titles).not.toContain("Dishwashers use it the most");
    }
  });
});

test.each<[string, Partial<Policy>, boolean]>([
  ["among makers who come for lessons", takes("value"), true],
  ["not where things are shown", takes("welcome"), false],
])("a lesson in figures is the first title: %s", (_, policy, expected) => {
  const mistake = "We charged per user for eight months. Companies shared one phone to save $45. We could not tell who asked."; // prettier-ignore
  const { titles } = compose(makeBrief(policy, answer({ ...RICH, mistake })));
  const lesson = "We charged per user for eight months. Companies shared one phone to save $45";
  expect(titles[0] === lesson).toBe(expected);
});

const shown: Partial<Policy> = { kind: "showcase", ...takes("welcome", "anything you made") };
const WHAT = RICH.what ?? "";
test.each<[string, string[]]>([
  ["its name and what it is", []],
  ["then with who made it", [`Lockpeek: ${WHAT}`]],
  ["then without its name", [`Lockpeek: ${WHAT}`, `I wrote Lockpeek, ${WHAT}`]],
  ["then what it is alone", [`Lockpeek: ${WHAT}`, `I wrote Lockpeek, ${WHAT}`, `I wrote ${WHAT}`]],
])("where things are shown the first title is %s", (_, taken) => {
  const siblings = taken.map((title) => ({ title, content: title, shape: null }));
  const forms = [`Lockpeek: ${WHAT}`, `I wrote Lockpeek, ${WHAT}`, `I wrote ${WHAT}`, `A${WHAT.slice(1)}`]; // prettier-ignore
  expect(compose(makeBrief(shown, { siblings })).title).toBe(forms[taken.length]);
});

test.each<[string, string, string]>([
  ["what it does, said in a second sentence", "small container. reads your calendar of bins, shows which one goes out", "a small container that reads your calendar of bins, shows which one goes out"], // prettier-ignore
  ["what it is about, in a sentence of its own", "podcast. Each episode is one bus route, end to end", "a podcast. Each episode is one bus route, end to end"], // prettier-ignore
  ["a point at its end", "a solar lamp with a small speaker which you put near the chicken house, and it makes the sound of a person when a fox is coming", "a solar lamp with a small speaker which you put near the chicken house, and it makes the sound of a person when a fox is coming"], // prettier-ignore
])("what it is keeps %s", (_, what, expected) => {
  const { title } = compose(makeBrief(shown, answer({ ...RICH, what })));
  expect(title).toBe(`Lockpeek: ${expected}`);
});

const SCORES = "You take a photo of a choir score, tap which line is yours, and it plays that line loud and all the others quiet."; // prettier-ignore
test.each<[string, Answers, string]>([
  ["whom it is for, where its first sentence is bare", { what: `iPhone app. ${SCORES}`, forWhom: "Choir singers without a piano" }, "Lockpeek: an iPhone app for choir singers without a piano"], // prettier-ignore
  ["its first sentence, where that says enough", { what: `a trainer for singing in parts. ${SCORES}`, forWhom: "" }, "Lockpeek: a trainer for singing in parts"], // prettier-ignore
  ["both, where they are short", { what: "a comic, 96 pages. Nights on one bus", forWhom: "Drivers" }, "Lockpeek: a comic, 96 pages. Nights on one bus"], // prettier-ignore
  ["no more sentences than fit", { what: `a comic, 96 pages. Nights on one bus. ${SCORES}`, forWhom: "" }, "Lockpeek: a comic, 96 pages. Nights on one bus"], // prettier-ignore
  ["not the last of what it lists", { what: "an app that keeps track of the seed packets you already own, how old they are and whether they are still likely to come up" }, "Lockpeek: an app that keeps track of the seed packets you already own"], // prettier-ignore
  ["not why", { what: "a site for used looms and spinning wheels, with a map, because nobody can ship a floor loom and everybody pretends they can" }, "Lockpeek: a site for used looms and spinning wheels, with a map"], // prettier-ignore
])("a long first title says %s", (_, said, expected) => {
  const told = Object.fromEntries(Object.entries({ ...RICH, ...said }).filter(([, text]) => text !== "")); // prettier-ignore
  expect(compose(makeBrief(shown, answer(told))).title).toBe(expected);
});

test.each<[string, string, string]>([
  ["a story up to where it is one", "We played a wedding in 2022 and the keyboard player pulled every lock out of the rack as a joke, twenty minutes before the first dance of the evening began", "We played a wedding in 2022 and the keyboard player pulled every lock out of the rack as a joke"], // prettier-ignore
  ["who asked something", "My father was in hospital for eleven weeks in 2023 and asked what the lock was doing. I held the phone out over the sea wall at Thornham until the battery died and he slept.", "My father was in hospital for eleven weeks in 2023 and asked what the lock was doing"], // prettier-ignore
])("a scene is told whole or cut: %s", (_, scene, expected) => {
  const { titles } = compose(makeBrief(takes("unknown"), answer({ ...RICH, scene })));
  expect(titles).toContain(expected);
});

test("above a program for potters stands a story, where kilns are shown", () => {
  const pots: Partial<Policy> = { kind: "showcase", ...takes("value", "own kilns and firings") };
  const scene =
    "In March I opened the kiln and 31 of 40 mugs had cracked. I could not find the notebook.";
  const brief = makeBrief(pots, answer({ ...RICH, scene }));
  const community = { ...brief.community, name: "Pottery", keywords: ["kiln", "mugs", "firing"] };
  expect(compose({ ...brief, community }).title).toBe("In March I opened the kiln and 31 of 40 mugs had cracked"); // prettier-ignore
});

test("titles to choose from are other ideas first, and the same one in other words last", () => {
  const { titles } = compose(makeBrief(shown));
  const isWhat = titles.map((title) => title.includes(WHAT.slice(2)));
  expect(isWhat.slice(0, 2)).toEqual([true, false]);
});

test.each<[string, Answers, string]>([
  ["a date and a place", { scene: "July 2023, 43 degrees, Patission street. An old man pushed the button of a lock, nothing, and he stood there and pushed again maybe ten times until the light went out behind him." }, "July 2023"], // prettier-ignore
  ["somebody who did it", { scene: "Mom sold them from our window during the lock. Landlord bought six." }, "Mom sold"], // prettier-ignore
  ["a slip of spelling", { mistake: "I could not tell teh lock of 40 migrations." }, "I could not"], // prettier-ignore
])("%s is no first title", (_, said, start) => {
  for (const policy of [takes("value", "lessons"), takes("unknown")]) {
    for (let angle = 0; angle < 4; angle += 1) {
      const { title } = compose(makeBrief(policy, { ...answer({ ...RICH, ...said }), angle }));
      expect(title.startsWith(start)).toBe(false);
    }
  }
});

test("figures of money come before a question where makers come for reports", () => {
  const { mistake: _mistake, surprise: _surprise, ...told } = RICH;
  const policy: Partial<Policy> = { kind: "maker", ...takes("value", "honest progress report") };
  const offered = [0, 1, 2, 3, 4, 5].map((angle) => compose(makeBrief(policy, { ...answer({ ...told, numbers: "41 paying teams and $738 MRR after a year." }), angle })).titles); // prettier-ignore
  const places = offered.map((titles) =>
    titles.indexOf("41 paying teams and $738 MRR after a year"),
  );
  expect(Math.max(...places)).toBeGreaterThanOrEqual(0);
  for (const [at, titles] of offered.entries()) {
    const before = titles.slice(0, Math.max(0, places[at] ?? 0));
    expect(before.filter((title) => title.endsWith("?"))).toEqual([]);
  }
});

test("'a game about looking' is no thing", () => {
  const what = "a game about looking after a row of seven lighthouses on a coast";
  expect(shortenWhat(what, 40)).toBe(what);
});

test("who only has something has told no story", () => {
  const scene = "My uncle has 64 database servers behind a gas station. He drove there eleven times in one week."; // prettier-ignore
  const { titles } = compose(makeBrief(takes("value", "lessons"), answer({ ...RICH, scene })));
  expect(titles).not.toContain("My uncle has 64 database servers behind a gas station");
});

test("what it does with what you type is left in, and by how much is not", () => {
  const what = "a web page where you type in the temperature of each pipe and it tells you which valve to turn, and by how much"; // prettier-ignore
  expect(leaveRest(what, 112)).toBe(what.split(", and by")[0]);
});
