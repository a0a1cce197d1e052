import { afterAll, beforeAll, expect, test } from "vitest";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "founder@example.com", "FREE");
});
afterAll(() => house.stop());

async function begin() {
  const { id: projectId, interview } = await founder.createProject(["saas"], { answers: {} });
  const change = (body: object) => founder.client.updateInterview({ params: { projectId }, body });
  const read = async () => (await founder.client.getProject({ params: { projectId } })).interview;
  return { interview, change, read };
}

test("the interview begins empty, is answered bit by bit, and forgets what is emptied", async () => {
  const { interview, change, read } = await begin();
  expect(interview).toEqual({
    kind: "software",
    isKindChosen: false,
    stage: null,
    verb: null,
    isTeam: false,
    place: null,
    answers: {},
    marks: [],
  });
  await change({ answers: { scene: "  I lost an invoice.  ", numbers: "12 people use it." } });
  expect((await read()).answers).toEqual({
    scene: "I lost an invoice.",
    numbers: "12 people use it.",
  });
  const { answers } = await change({
    answers: { numbers: null, scene: " ", mistake: "The first import." },
  });
  expect(answers).toEqual({ mistake: "The first import." });
});

test("what it is, who makes it and where are kept; a kind of null is detected again", async () => {
  const { change, read } = await begin();
  const said = { kind: "shop", stage: "coming", verb: "run", isTeam: true, place: "Oban" };
  expect(await change(said)).toMatchObject({ ...said, isKindChosen: true });
  await change({ kind: null });
  expect(await read()).toMatchObject({ ...said, kind: "software", isKindChosen: false });
  expect(await change({ stage: null })).toMatchObject({ stage: null, verb: "run" });
});

test("a kind that was chosen before the project existed is kept", async () => {
  const body = { name: "Crumb", kind: "shop", selectedSubreddits: [{ id: "saas" }] } as const;
  const { interview } = await founder.client.createProject({
    body: { ...body, selectedSubreddits: [...body.selectedSubreddits] },
  });
  expect(interview).toMatchObject({ kind: "shop", isKindChosen: true });
});

test("answers that come together are all kept", async () => {
  const { change, read } = await begin();
  const answers = { what: "a tool", scene: "A scene.", numbers: "40.", teach: "A lesson." };
  await Promise.all(
    Object.entries(answers).map(([id, text]) => change({ answers: { [id]: text } })),
  );
  expect((await read()).answers).toEqual(answers);
});

test("any script is kept as it was written", async () => {
  const { change, read } = await begin();
  const scene = '<script>alert(1)</script> שלום "quoted" 🙂 {{blank}}';
  await change({ answers: { scene } });
  expect((await read()).answers.scene).toBe(scene);
});

test.each([
  [{ answers: { scene: "x".repeat(1201) } }, "An answer can have at most 1,200 characters."],
  [{ answers: { scene: 5 } }, "Your answer must be text."],
  [{ kind: "gadget" }, "We don't know this kind of project."],
  [{ place: "x".repeat(81) }, "A place can have at most 80 characters."],
  [{}, "You sent nothing to change."],
])("%j is refused with a sentence", async (body, serverMessage) => {
  const { change } = await begin();
  await expect(change(body)).rejects.toMatchObject({ status: 400, serverMessage });
});

const FIRST = "I lost an invoice in March.";
const SECOND = "It was under the printer.";

test("sentences keep their marks until they are changed, or the answer is", async () => {
  const { change, read } = await begin();
  await change({ answers: { scene: `${FIRST} ${SECOND}` } });
  const opens = { id: "scene", sentence: FIRST, marks: ["opens", "title"] };
  const follows = { id: "scene", sentence: SECOND, marks: ["follows"] };
  expect((await change({ marks: [opens, follows] })).marks).toEqual([opens, follows]);
  await change({ stage: "out" });
  expect((await read()).marks).toEqual([opens, follows]);
  expect((await change({ marks: [{ ...opens, marks: [] }] })).marks).toEqual([follows]);
  expect((await change({ answers: { scene: FIRST } })).marks).toEqual([]);
});

test.each([
  ["nobody said it", "We never met.", ["opens"], "This sentence is no longer in your answer."],
  ["there is none before it", FIRST, ["follows"], "The first sentence has none before it."],
  [
    "it can't stand alone",
    SECOND,
    ["follows", "title"],
    "A sentence that needs the one before can't open a post or be a title.",
  ],
  [
    "it isn't used",
    SECOND,
    ["unused", "title"],
    "A sentence that isn't used can't be marked as something else.",
  ],
])("a mark is refused where %s", async (_, sentence, marks, message) => {
  const { change, read } = await begin();
  await change({ answers: { scene: `${FIRST} ${SECOND}` } });
  const refused = change({ marks: [{ id: "scene", sentence, marks }] });
  await expect(refused).rejects.toMatchObject({ code: "VALIDATION", message });
  expect((await read()).marks).toEqual([]);
});
