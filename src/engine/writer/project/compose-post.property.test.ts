import { beforeAll, describe, expect, inject, test } from "vitest";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import { SAMPLE_COMMUNITIES } from "#engine/posts/testing/sample-communities.ts";
import { SAMPLE_INTERVIEWS } from "#engine/posts/testing/sample-interviews.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { nameSample, POST_PROPERTIES } from "../testing/post-properties.ts";
import { type SamplePost, writeSamplePosts } from "../testing/sample-briefs.ts";
import { composePost } from "./compose-post.ts";

const POSTS = inject("isNightly") ? 6000 : 90;
/** For the large number. */
const TIMEOUT_MS = 900_000;

describe("whatever a founder answered", { timeout: TIMEOUT_MS }, () => {
  let posts: SamplePost[] = [];
  beforeAll(() => {
    posts = [...writeSamplePosts(POSTS)];
  }, TIMEOUT_MS);

  test.each(Object.entries(POST_PROPERTIES))("%s", (_, findFault) => {
    const broken = posts.flatMap((each) => {
      const fault = findFault(each);
      return fault ? [`${nameSample(each)}: ${fault}`] : [];
    });
    expect(broken).toEqual([]);
  });
});

/** From founders who said what it is and nothing else to those who said most of it. */
const KEPT_PERCENT = [0, 10, 25, 45];
const MOST_SENTENCES = 3;

test("who answers what is asked, in two or three sentences each, is not asked again", () => {
  const again: string[] = [];
  let asked = 0;
  for (const [at, { project, interview }] of SAMPLE_INTERVIEWS.entries()) {
    for (const [index, community] of SAMPLE_COMMUNITIES.entries()) {
      const seed = at * 100 + index;
      const percent = KEPT_PERCENT[seed % KEPT_PERCENT.length] ?? 0;
      const isKept = ([id]: [string, string]) =>
        id === "what" || hashText(`${seed} ${id}`) % 100 < percent;
      const answers: Answers = Object.fromEntries(Object.entries(interview.answers).filter(isKept));
      const compose = (told: Answers) =>
        composePost({
          project,
          interview: { ...interview, answers: told },
          community,
          siblings: [],
        });
      const first = compose(answers);
      if (first.is !== "asks") continue;
      const where = `${project.name} in r/${community.name}`;
      if (first.questions.length === 0) again.push(`${where}: nothing`);
      const said = first.questions.map((id): [AnswerId, string | undefined] => [
        id,
        shorten(interview.answers[id]),
      ]);
      if (said.some(([, text]) => text === undefined)) continue;
      asked += 1;
      const second = compose({ ...answers, ...Object.fromEntries(said) });
      if (second.is === "asks")
        again.push(`${where}: ${first.questions.join(" ")}, then ${second.questions.join(" ")}`);
    }
  }
  expect(again).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

function shorten(text: string | undefined): string | undefined {
  return text && splitAnswer(text).slice(0, MOST_SENTENCES).join(" ");
}

/** As people answer on a phone. */
const TERSE: Answers = {
  forWhom: "people like me",
  why: "I needed it",
  scene: "lost a whole sunday to it",
  before: "a paper list",
  unusual: "no account, one button",
  stackOrMaterial: "oak, brass",
  formula: "2 cups rye",
  premise: "a widow, a kiln, one winter",
  howItPlays: "you move, it moves",
  numbers: "40 so far",
  price: "free",
  platform: "online",
  limits: "no sync yet",
  surprise: "old people like it",
  userSaid: 'a neighbour said "fine"',
  mistake: "started too big",
  teach: "measure twice",
  askReaders: "what do you use now?",
  askPeers: "how did you price yours?",
  theAsk: "two more drivers",
  oneJob: "one van, two days",
  episode: "number 7, the well digger",
  sample: "it was cold.",
  who: "two neighbours",
};

test(
  "who answers in four words is asked for nothing twice, and gets an end of it",
  { timeout: TIMEOUT_MS },
  () => {
    const again: string[] = [];
    // Every project in some communities, and every community with some projects; all of them by night.
    const isLeft = (pair: number) => !inject("isNightly") && pair % 4 !== 0;
    for (const [at, { project, interview }] of SAMPLE_INTERVIEWS.entries()) {
      for (const [index, community] of SAMPLE_COMMUNITIES.entries()) {
        if (isLeft(at + index)) continue;
        const answers: Answers = { what: interview.answers.what ?? "" };
        const asked = new Set<AnswerId>();
        for (let round = 0; round < Object.keys(TERSE).length; round += 1) {
          const told = { ...interview, answers: { ...answers } };
          const made = composePost({ project, interview: told, community, siblings: [] });
          if (made.is !== "asks") break;
          const twice = made.questions.filter((id) => asked.has(id));
          if (twice.length > 0)
            again.push(`${project.name} in r/${community.name}: ${twice.join(" ")}`);
          for (const id of made.questions) {
            asked.add(id);
            answers[id] = TERSE[id] ?? "yes";
          }
        }
      }
    }
    expect(again).toEqual([]);
  },
);

test("nobody is asked for more than five answers at once", () => {
  const most = SAMPLE_INTERVIEWS.flatMap(({ project, interview }) =>
    SAMPLE_COMMUNITIES.map((community) => {
      const told = { ...interview, answers: {} };
      const composition = composePost({ project, interview: told, community, siblings: [] });
      return composition.is === "asks" ? composition.questions.length : 0;
    }),
  );
  expect(Math.max(...most)).toBeLessThanOrEqual(5);
});
