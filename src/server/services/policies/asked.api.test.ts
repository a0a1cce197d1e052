import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { toAnsweredStance } from "#engine/posts/community/moderator-note.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "asked@example.com");
});
afterAll(() => house.stop());

const params = { subredditId: "saas" };

test("what moderators answered counts for who asked, with its month, beside what was pasted", async () => {
  const text = "1. Be kind. 2. No surveys.";
  await founder.client.saveOwnPolicy({ params, body: { text, corrections: NO_CORRECTIONS } });
  const stance = toAnsweredStance("conditions", "only on Sundays");
  const corrections = { ...NO_CORRECTIONS, stance };
  await founder.client.saveOwnPolicy({ params, body: { text, corrections } });
  const policy = await founder.client.getPolicy({ params });
  expect(policy).toMatchObject({
    stance: { is: "welcome", isAsked: true },
    policy: {
      detail: "The moderators said yes, if: only on Sundays",
      sourceWords: expect.stringMatching(/^you asked, \w+ \d{4}$/),
    },
    codes: { "no-surveys": true },
  });
  expect((await founder.client.getOwnPolicy({ params })).own?.corrections.stance).toEqual(stance);

  await founder.client.saveOwnPolicy({
    params,
    body: { text, corrections: { ...NO_CORRECTIONS, stance: toAnsweredStance("no", "") } },
  });
  expect((await founder.client.getPolicy({ params })).riskLevel).toBe("RISKY");
});

test("nobody else is told", async () => {
  const policy = await house.clientOf().getPolicy({ params });
  expect(policy.stance.isAsked).toBeUndefined();
});
