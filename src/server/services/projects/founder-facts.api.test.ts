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

const NOTHING = {
  whyBuilt: null,
  firstUser: null,
  oneNumber: null,
  wentWrong: null,
  wantFromReaders: null,
};

async function interview() {
  const { id: projectId, founderFacts } = await founder.createProject(["saas"]);
  const answer = (body: object) =>
    founder.client.updateFounderFacts({ params: { projectId }, body });
  const read = async () =>
    (await founder.client.getProject({ params: { projectId } })).founderFacts;
  return { founderFacts, answer, read };
}

test("the interview begins empty, is answered bit by bit, and forgets what is emptied", async () => {
  const { founderFacts, answer, read } = await interview();
  expect(founderFacts).toEqual(NOTHING);
  await answer({ whyBuilt: "  I lost an invoice.  ", oneNumber: "12 people use it" });
  const facts = { ...NOTHING, whyBuilt: "I lost an invoice.", oneNumber: "12 people use it" };
  expect(await read()).toEqual(facts);
  expect(await answer({ oneNumber: null, whyBuilt: " ", wentWrong: "The first import." })).toEqual({
    ...NOTHING,
    wentWrong: "The first import.",
  });
});

test("answers that come together are all kept", async () => {
  const { answer, read } = await interview();
  const facts = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, `My ${name}.`]));
  await Promise.all(Object.entries(facts).map(([name, text]) => answer({ [name]: text })));
  expect(await read()).toEqual(facts);
});

test("any script is kept as it was written", async () => {
  const { answer, read } = await interview();
  const whyBuilt = '<script>alert(1)</script> שלום "quoted" 🙂 {{blank}}';
  await answer({ whyBuilt });
  expect((await read()).whyBuilt).toBe(whyBuilt);
});

test.each([
  [{ whyBuilt: "x".repeat(1001) }, "An answer can have at most 1,000 characters."],
  [{ whyBuilt: 5 }, "Your answer must be text."],
  [{}, "Nothing to change was sent."],
])("%j is refused with a sentence", async (body, serverMessage) => {
  const { answer } = await interview();
  await expect(answer(body)).rejects.toMatchObject({ status: 400, serverMessage });
});
