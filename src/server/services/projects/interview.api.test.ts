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
    fields: {},
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

test("fields say the answer, follow who speaks, and are forgotten once it is written otherwise", async () => {
  const { change, read } = await begin();
  const fields = {
    numbers: [{ figure: " 63 ", counts: "made." }, { figure: "58", counts: "sold" }, {}],
    platform: [{ place: "4 Mill Lane", hours: "from 8" }],
    price: [{ amount: "£18", per: "a haircut" }],
  };
  const kept = { ...fields, numbers: [{ figure: "63", counts: "made" }, fields.numbers[1]] };
  const said = {
    numbers: "63 made and 58 sold.",
    platform: "Where to find me: 4 Mill Lane, from 8.",
    price: "You pay £18 for a haircut.",
  };
  await change({ kind: "shop", fields });
  expect(await read()).toMatchObject({ fields: kept, answers: said });
  const mark = { id: "numbers", sentence: "63 made and 58 sold.", marks: ["unused"] };
  expect((await change({ marks: [mark] })).marks).toEqual([mark]);

  const ofTeam = await change({ isTeam: true });
  expect(ofTeam).toMatchObject({ fields: kept, marks: [mark] });
  expect(ofTeam.answers).toEqual({ ...said, platform: "Where to find us: 4 Mill Lane, from 8." });

  const written = await change({ answers: { numbers: said.numbers, price: "It depends." } });
  expect(written.fields).toEqual({ numbers: kept.numbers, platform: kept.platform });
  expect(written.answers.price).toBe("It depends.");

  const ofSoftware = await change({ kind: "software" });
  expect(ofSoftware.fields).toEqual({ numbers: kept.numbers });
  expect(ofSoftware.answers).toEqual(written.answers);

  await change({ fields: { numbers: [] } });
  expect(await read()).toMatchObject({ fields: {}, answers: { price: "It depends." } });
  expect((await read()).answers.numbers).toBeUndefined();
});

test("an assistant that hears of it leaves typed fields as they are", async () => {
  const { id: projectId } = await founder.createProject(["saas"], { answers: {} });
  const params = { projectId };
  await founder.client.updateInterview({ params, body: { fields: { price: [{ amount: "0" }] } } });
  const told = founder.client.tellFact({
    params,
    body: { questionId: "price", founderSaid: "It costs four pounds." },
  });
  await expect(told).rejects.toMatchObject({ code: "CONFLICT" });
  const body = { questionId: "price", founderSaid: "It's free." } as const;
  expect((await founder.client.tellFact({ params, body })).fields).toEqual({
    price: [{ amount: "0" }],
  });
});

test.each([
  [{ price: [{ per: "month" }] }, "Fill in “Amount, 0 if free”."],
  [{ price: [{ amount: "£4", counts: "made" }] }, "“What it counts” isn't asked here."],
  [{ price: [{ amount: "4".repeat(41) }] }, "“Amount, 0 if free” can have at most 40 characters."],
  [{ price: [{ amount: "x".repeat(201) }] }, "A field can have at most 200 characters."],
  [{ price: [{ colour: "red" }] }, "This call doesn't know the field fields.price.0.colour."],
  [{ price: [{ amount: 4 }] }, "What is typed in a field must be text."],
  [{ price: { amount: "£4" } }, "The fields must be a list of rows."],
  [{ price: [{ amount: "£4" }, { amount: "£5" }] }, "This answer has one row."],
  [{ scene: [{ amount: "£4" }] }, "This call doesn't know the field fields.scene."],
  [
    { platform: Array.from({ length: 9 }, () => ({ name: "Linux" })) },
    "A question can have at most 8 rows of fields.",
  ],
])("fields that can't be said are refused with a sentence: %j", async (fields, serverMessage) => {
  const { change, read } = await begin();
  await change({ answers: { price: "Four pounds." } });
  await expect(change({ fields })).rejects.toMatchObject({ status: 400, serverMessage });
  expect((await read()).answers).toEqual({ price: "Four pounds." });
});

test("an answer and its fields at once, and fields of a question without any, are refused", async () => {
  const { change } = await begin();
  const fields = { price: [{ amount: "£4" }] };
  await expect(change({ fields, answers: { price: "Four." } })).rejects.toMatchObject({
    status: 400,
    serverMessage: "Send an answer or its fields.",
  });
  await expect(change({ kind: "cause", fields })).rejects.toMatchObject({
    status: 400,
    serverMessage: "Your kind of project answers this in sentences.",
  });
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
