import { describe, expect, test } from "vitest";
import { composePost } from "#engine/writer/project/compose-post.ts";
import { SAMPLE_COMMUNITIES } from "#engine/posts/testing/sample-communities.ts";
import { adviseAnswer } from "./advise-answer.ts";
import { ANSWER_IDS, type Interview, type Step } from "./interview.ts";
import {
  findQuestion,
  listFirstThree,
  listSteps,
  readQuestion,
  START_QUESTIONS,
} from "./list-questions.ts";
import { previewAnswer } from "#engine/posts/preview-answer.ts";
import { PROJECT_KINDS } from "./project-kind.ts";

const NAME = "Bin Night";

const begin = (changes: Partial<Interview> = {}): Interview => ({
  kind: "software",
  stage: "out",
  verb: null,
  isTeam: false,
  place: null,
  answers: {},
  ...changes,
});

const answer = (steps: readonly Step[]) =>
  Object.fromEntries(steps.flat().map(({ id, example }) => [id, example]));

describe.each(PROJECT_KINDS)("the questions about a project of the kind %s", (kind) => {
  const questions = listSteps(kind).flat();

  test("are 12 to 15 steps of one or two, each asked once: what it is, then the scene", () => {
    expect(listSteps(kind).length).toBeGreaterThanOrEqual(12);
    expect(listSteps(kind).length).toBeLessThanOrEqual(15);
    for (const step of listSteps(kind)) expect([1, 2]).toContain(step.length);
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(listSteps(kind).map(([first]) => first?.id)).toMatchObject({ 0: "what", 1: "scene" });
  });

  test.each(questions)(
    "'$ask' is asked plainly, with an example that needs no advice",
    (question) => {
      const { ask, example, reason } = question;
      for (const text of [ask, reason]) expect(text).toMatch(/^[A-Z].*[.?]$/);
      expect(`${ask} ${reason}`).not.toMatch(/\b(?:told|stands|whoever|one does)\b| %/i);
      expect(adviseAnswer(question, example, NAME)).toBeNull();
    },
  );

  test.each(questions.filter(({ form }) => form === "completion"))(
    "the example of '$ask' finishes its sentence",
    (question) => {
      const said = { name: NAME, interview: begin({ kind }), typed: question.example };
      const [plain = ""] = previewAnswer(question, said);
      expect(plain).toMatch(/^(?:Bin Night|It|We) .*[^.]\.$/);
      expect(plain).toContain(` ${question.example}.`);
    },
  );

  test("give a first draft after three", () => {
    const interview = begin({ kind, answers: answer(listFirstThree(kind)) });
    const compositions = SAMPLE_COMMUNITIES.map((community) =>
      composePost({ project: { name: NAME, url: null }, interview, community, siblings: [] }),
    );
    expect(compositions.filter((each) => each.is === "post").length).toBeGreaterThan(0);
  });

  test("give a first draft after the three of the start", () => {
    const asked = new Set<string>(START_QUESTIONS[kind]);
    expect(START_QUESTIONS[kind]).toEqual(listFirstThree(kind).map(([first]) => first?.id));
    const said = Object.entries(answer(listSteps(kind))).filter(([id]) => asked.has(id));
    const interview = begin({ kind, answers: Object.fromEntries(said) });
    const compositions = SAMPLE_COMMUNITIES.map((community) =>
      composePost({ project: { name: NAME, url: null }, interview, community, siblings: [] }),
    );
    expect(compositions.filter((each) => each.is === "post").length).toBeGreaterThan(0);
  });

  test("include one for every answer that a draft may lack", () => {
    for (const id of ANSWER_IDS) expect(findQuestion(kind, id).id).toBe(id);
  });
});

describe("while it is typed", () => {
  const preview = (
    typed: string,
    changes: Partial<Interview> = {},
    id: "what" | "forWhom" | "why" | "scene" = "what",
  ) => {
    const interview = begin(changes);
    return previewAnswer(findQuestion(interview.kind, id), { name: NAME, interview, typed });
  };

  test.each<[string, string[], string[]]>([
    [
      "what finishes no sentence stands behind the name",
      preview("Type your street, see the bin"),
      ["I built Bin Night: type your street, see the bin."],
    ],
    [
      "several things are introduced",
      preview("wooden toys", { kind: "product" }),
      ["I make wooden toys under the name Bin Night."],
    ],
    ["what is no reason is no sentence", preview("plastic", {}, "why"), []],
    [
      "what it is comes in both forms",
      preview("a web page that names the bin"),
      [
        "Bin Night is a web page that names the bin.",
        "I built Bin Night, a web page that names the bin.",
      ],
    ],
    [
      "a capital, a stop and a doubled beginning go",
      preview("Bin Night is A web page."),
      ["Bin Night is a web page.", "I built Bin Night, a web page."],
    ],
    [
      "the verb follows stage and team",
      preview("a café", { kind: "shop", stage: "coming", isTeam: true }),
      ["Bin Night is a café.", "We're opening Bin Night, a café."],
    ],
    [
      "the verb is the founder's choice",
      preview("a lamp", { kind: "product", verb: "design" }),
      ["Bin Night is a lamp.", "I designed Bin Night, a lamp."],
    ],
    [
      "a cause is campaigned for",
      preview("a bench", { kind: "cause" }),
      ["We are campaigning for a bench.", "I'm with Bin Night. We are campaigning for a bench."],
    ],
    ["whom it is for is one sentence", preview("For people", {}, "forWhom"), ["It is for people."]],
    [
      "a cause matters",
      preview("it rains", { kind: "cause" }, "why"),
      ["It matters because it rains."],
    ],
    ["an answer in sentences is printed as it is", preview("I stood there.", {}, "scene"), []],
    ["nothing is nothing", preview("  "), []],
  ])("%s", (_case, sentences, expected) => {
    expect(sentences).toEqual(expected);
  });
});

test("a row for an answer that nobody can give is named with its table", () => {
  const row = { id: "colour", ask: "What colour is it?", example: "Grey.", reason: "Readers ask." };
  expect(() => readQuestion(row, "questions/game.json, step 2")).toThrow(
    "questions/game.json, step 2: no answer has the id 'colour'.",
  );
});
