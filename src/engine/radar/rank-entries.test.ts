import { beforeAll, describe, expect, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { prepareAnswers } from "#engine/comments/rank-answers.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { ANNOUNCEMENT_ROWS, findAnnouncement } from "./announcement-rows.ts";
import { FIRST_BAR, MOST_A_DAY, type RadarProject, raiseBar, rankEntries } from "./rank-entries.ts";

let model: MatcherModel;
let project: RadarProject;
beforeAll(async () => {
  model = await loadModel();
  const answers = prepareAnswers(model, {
    kind: "product",
    stage: "out",
    verb: null,
    isTeam: false,
    place: null,
    answers: {
      what: "a felt pad that stops a wobbly table on old floorboards",
      teach:
        "Find the short leg with a sheet of paper under each foot. Glue cork or felt under that leg, never under the long ones, and let the glue dry overnight with a book on the table.",
      mistake: "I sawed the long legs first, and ended with a table for children.",
    },
  });
  project = { name: "Feltfoot", competitors: ["Level Pads"], answers, bar: FIRST_BAR };
});

let count = 0;
function entry(title: string, text = "", at = "2026-11-15T10:00:00Z"): FeedEntry {
  const id = `p${(count += 1)}`;
  const permalink = `https://www.reddit.com/r/DIY/comments/${id}/`;
  return { id, permalink, community: "DIY", title, text, at: new Date(at) };
}

const WOBBLE = "How do I stop a wobbly table on old floorboards?";
const rank = (...entries: FeedEntry[]) => rankEntries(model, entries, project);

test("whoever asks for what the founder can answer comes with the question and the answer", () => {
  const asked = entry(WOBBLE, "One leg is short. I glued felt under it and it came off.");
  expect(rank(asked)).toMatchObject([
    { entry: { id: asked.id }, reason: { is: "asks", need: WOBBLE, helps: "teach" } },
  ]);
});

test.each([
  ["a question about something else", "How do I descale a kettle?", "It is full of chalk."],
  [
    "the same subject without a question",
    "My table no longer wobbles",
    "Cork under the short leg.",
  ],
  [
    "an advert that asks at its end",
    "I built an app for table legs",
    "Check it out, sign up for the waitlist at tablelegs.app! It is free. We launched my app today. Would love feedback. How do you stop a wobbly table?",
  ],
  ["nothing but signs", "???", "!!!"],
])("%s is not shown", (_, title, text) => expect(rank(entry(title, text))).toEqual([]));

test("the project and its competitors are found by name, as whole words", () => {
  const finds = rank(
    entry("Has anyone tried Feltfoot?"),
    entry("LEVEL PADS fell off", "Again."),
    entry("feltfootprints in the snow"),
  );
  expect(finds.map(({ reason }) => reason)).toEqual([
    { is: "names-project", name: "Feltfoot" },
    { is: "names-competitor", name: "Level Pads" },
  ]);
});

test("ten a day at most, the best first, and announcements beside them", () => {
  const many = Array.from({ length: 30 }, () => entry(WOBBLE, "One leg is short."));
  const best = entry("Feltfoot or cork?");
  const rules = entry("New rule: no links to your own shop");
  const finds = rank(...many, rules, best);
  expect(finds).toHaveLength(MOST_A_DAY + 1);
  expect(finds[0]?.entry.id).toBe(best.id);
  expect(finds.at(-1)?.reason).toEqual({ is: "announces", what: "rules" });
});

test("of two that are alike the newer comes first", () => {
  const old = entry(WOBBLE, "One leg is short.", "2026-11-14T10:00:00Z");
  const fresh = entry(WOBBLE, "One leg is short.");
  expect(rank(old, fresh).map(({ entry: { id } }) => id)).toEqual([fresh.id, old.id]);
});

describe("'Not this' raises the bar", () => {
  test("a little at each, and never beyond the best", () => {
    let bar = FIRST_BAR;
    const bars = Array.from({ length: 60 }, () => (bar = raiseBar(bar, 17)));
    expect(bars[0]).toBeCloseTo(FIRST_BAR + 0.45);
    expect(bars.every((each, at) => at === 0 || each >= (bars[at - 1] ?? 0))).toBe(true);
    expect(bar).toBe(FIRST_BAR + 6);
  });

  test("what was just enough is not enough any more", () => {
    const asked = entry(WOBBLE, "One leg is short.");
    const [find] = rank(asked);
    const bar = find?.score ?? 0;
    const strict = { ...project, bar: raiseBar(bar, bar) };
    expect(rankEntries(model, [asked], strict)).toEqual([]);
  });
});

describe.each(Object.entries(ANNOUNCEMENT_ROWS))("announcements: %s", (name, { is, isNot }) => {
  test.each(is)("%s", (title) => expect(findAnnouncement({ title })).toBe(name));
  test.each(isNot)("not: %s", (title) => expect(findAnnouncement({ title })).toBeNull());
});
